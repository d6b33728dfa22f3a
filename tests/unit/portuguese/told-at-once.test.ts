import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what is told at once", () => {
  it.each([
    [
      "fillings of several breads",
      "dois pão careca com queijo e um café",
      ["pao-frances 100", "queijo-mucarela 40", "cafe 50"],
    ],
    ["how it was fried", "camarão no alho 100 g", ["camarao 100"]],
    ["what a child refused", "minha filha não quis o iogurte natural então comi eu", ["iogurte-natural 170"]],
    ["what somebody did not drink", "meu marido não quis o suco de uva, tomei eu", ["suco-de-uva 210"]],
    ["what was refused, and another thing eaten", "não quis o pão, comi tapioca", ["tapioca 80"]],
    [
      "pasta beside courgette, without a comma",
      "comi feijao macarrao abobrinha",
      ["feijao-carioca 140", "macarrao-cozido 200", "abobrinha 57"],
    ],
    ["pasta of courgette", "comi macarrão de abobrinha", ["abobrinha 57"]],
    ["spoons of rice with something in it", "arroz com pequi 4 colheres", ["arroz-com-pequi 100"]],
    [
      "its kind behind the count",
      "4 espetinhos de queijo coalho, quer dizer, 2 espetinhos",
      ["queijo-coalho 100"],
    ],
    ["crabs of the feast", "caranguejada 4 caranguejos, arroz", ["caranguejo 120", "arroz-branco 125"]],
    ["what it was the day of", "domingo foi dia de caranguejo, comi 2 caranguejos", ["caranguejo 60"]],
    ["little of each", "arroz e feijão. porção pequena de tudo", ["arroz-branco 63", "feijao-carioca 70"]],
    [
      "pasta in its sauce",
      "macarronada com molho de tomate e 3 almôndegas",
      ["macarronada 220", "almondega 150"],
    ],
    ["pasta with more meat", "macarronada com frango", ["macarronada 220", "frango-grelhado 100"]],
    ["what it is called for", "torta de frango com frango", ["torta-de-frango 150"]],
    ["its one leaf", "salada com alface e frango", ["alface 30", "frango-grelhado 100"]],
    ["its bread and meat", "hambúrguer com pão e carne", ["hamburguer 125"]],
    [
      "oil that it was fried in",
      "dois ovo estrelado no óleo e pão",
      ["ovo-frito~manteiga 100", "pao-frances 50"],
    ],
    ["oil by the spoon", "2 ovos fritos com 1 colher de óleo", ["ovo-frito~manteiga 100", "oleo-de-soja 12"]],
    ["tuna in oil", "1 lata de atum no óleo", ["atum-em-lata 120"]],
    ["what is only called out", "aff maria, comi 1 pão arre égua massa demais", ["pao-frances 50"]],
    [
      "slices of the fish that a dish is of",
      "peixada no almoço com pirão e arroz. foram 2 postas boas de peixe, pirão 3 colheres",
      ["peixe-ensopado 400", "pirao 90", "arroz-branco 125"],
    ],
    ["pieces of a stew", "moqueca de peixe. 2 postas de peixe", ["moqueca-baiana 400"]],
    [
      "pasta of its dish",
      "macarronada com frango. macarrão 2 pegadores",
      ["macarronada 220", "frango-grelhado 100"],
    ],
    [
      "chicken beside a lasagna",
      "lasanha e salada. 100g de frango",
      ["lasanha 250", "salada-verde 80", "frango-grelhado 100"],
    ],
    [
      "chicken of another meal",
      "almocei frango, na janta foram 2 pedaços de frango",
      ["frango-grelhado 100", "frango-grelhado 160"],
    ],
    [
      "what weighed parts are called together",
      "tapioca 90 g com tucumã 40 g e queijo coalho 50 g (o tal x-caboquinho versão tapioca)",
      ["tapioca 90", "tucuma 40", "queijo-coalho 50"],
    ],
    ["what it came in, behind how much", "1 suco de caju de 200 ml, de caixinha", ["suco-de-caju 208"]],
    ["much of what is in it", "tacacá com muito jambu", ["tacaca 300"]],
    ["a porridge of the north", "mingau de açaí, uma tigela", ["mingau-de-acai 195"]],
    ["no filling of each toast", "2 torradas com requeijão", ["torrada 16", "requeijao 30"]],
    ["a can behind the drink", "coxinha + coca lata kkk", ["coxinha 100", "refrigerante-de-cola 364"]],
    ["a mug behind how it was", "café preto sem açucar caneca grande", ["cafe 375"]],
    [
      "a glass behind a long name",
      "suco de laranja natural copão e pão",
      ["pao-frances 50", "suco-de-laranja 312"],
    ],
    [
      "a glass and what is in it",
      "suco de maracujá sem açúcar copo grande com gelo",
      ["suco-de-maracuja-sem-acucar 303"],
    ],
    ["a glass of what comes behind", "suco de uva copo de leite", ["suco-de-uva 210", "leite-integral 206"]],
    ["a mug in the morning", "café preto sem açúcar caneca de manhã", ["cafe 300"]],
    ["what the can holds", "1 energetico lata 250 agora", ["energetico 260"]],
    ["a bottle of water", "esqueci da agua hj, só 1 garrafinha de 500", ["water 500"]],
    ["water summed up", "agua bebi uma garrafa de 2 litro quase toda, bota 1 litro e 800", ["water 1800"]],
    ["two waters", "tomei um copo de água e mais 500 ml", ["water 200", "water 500"]],
    [
      "slices of one's own",
      "pedimos uma pizza de calabresa de 8 pedaços, meu marido comeu 3, os meninos 3 e eu 2",
      ["pizza-de-calabresa 200"],
    ],
    [
      "slices of a kind behind the whole",
      "pizza hoje, a gente pediu uma grande de 8 pedaços, eu comi 3 de frango c catupiry",
      ["pizza-de-frango 360"],
    ],
    [
      "kinds of a brand",
      "esfiha do habibs: 4 de carne e 2 de queijo",
      ["esfiha-de-carne 280", "esfiha-de-queijo 140"],
    ],
    ["where the other half went", "comi meia maçã, a outra metade dei pra uma aluna", ["maca 75"]],
    [
      "one of two, and where the other went",
      "almocei arroz e dois bife, quer dizer, um só, o outro dei pro cachorro",
      ["arroz-branco 125", "bife-grelhado 100"],
    ],
    [
      "a part said otherwise",
      "café preto e 1 pão com margarina… não, minto, era manteiga",
      ["cafe 50", "pao-com-manteiga 60"],
    ],
    ["a denial said twice", "não jantei hj não, só um iogurte natural", ["iogurte-natural 170"]],
    ["what one is fond of", "tacacá na cuia grande hoje, amo!!!", ["tacaca 300"]],
    ["rice beside a dish", "sururu ao leite de coco com arroz", ["caldo-de-sururu 200", "arroz-branco 125"]],
    [
      "what it was like",
      "pão com carne moída e queijo, tipo sanduba",
      ["pao-com-carne 130", "queijo-mucarela 20"],
    ],
    [
      "makings behind a meal's colon",
      "café: crepioca (1 ovo + 2 col de goma) com frango desfiado",
      ["ovo-cozido 45", "goma-de-tapioca-hidratada 40", "frango-desfiado 80"],
    ],
    ["a box with its one dish", "jantei marmita: macarrão à bolonhesa 350g", ["macarrao-a-bolonhesa 350"]],
    [
      "a weight of all",
      "arroz e purê de abóbora com frango desfiado, bem pouco, uns 150g tudo",
      ["arroz-branco 56", "pure-de-abobora 58", "frango-desfiado 36"],
    ],
    [
      "a count behind the meal",
      "cachorro quente de janta, 2, com batata palha e milho",
      ["cachorro-quente-completo 520"],
    ],
    [
      "potato salad among dishes",
      "lasanha, arroz e maionese",
      ["lasanha 250", "arroz-branco 125", "salada-de-maionese 90"],
    ],
    ["a weight before a plan", "subi na balança agora: 71,8. vou comer daqui a pouco", ["kg 71.8"]],
    ["a weight before the scales", "92 kilos cravado, subi na balança da farmacia agora", ["kg 92"]],
    ["what is always there", "indo pra minha irmã, lá sempre tem bolo de fubá, depois te conto", []],
    [
      "a porridge and its milk",
      "mingau que fiz com 200 ml de leite, e uma banana",
      ["banana-prata 75", "mingau 200"],
    ],
    ["what one asks for", "me traz um fermento", []],
    ["what one asks for, beside what was eaten", "me traz um café, comi um pão", ["pao-frances 50"]],
    [
      "names written as one",
      "Arrozfeijao e ovo",
      ["arroz-branco 125", "feijao-carioca 140", "ovo-cozido 45"],
    ],
    ["a dish written as one", "paodequeijo e cafecomleite", ["cafe-com-leite 204", "pao-de-queijo 40"]],
    ["a fried dough", "2 bolo frito", ["bolo-frito 80"]],
    ["a snack with cream cheese in it", "salgado de frango com catupiry", ["coxinha 100"]],
    ["a broth of the north", "um caldo de tucupi com camarao, uma tigela", ["tacaca 300"]],
    ["what lies in something unknown", "jantei gororoba com camarão, uma tigela", ["camarao 100"]],
    [
      "what came of it, and how many of which kind",
      "acabei pedindo esfiha kkk 4 de carne",
      ["esfiha-de-carne 280"],
    ],
    ["what one ended with", "acabei indo de x-bacon", ["x-bacon 190"]],
    ["packets of a brand", "2 pacotes de biscoito globo salgado", ["biscoito-globo 60"]],
    ["a sweet packet of it", "1 pacote de biscoito globo doce", ["biscoito-globo-doce 30"]],
    [
      "what is in the bun, one of it weighed",
      "hamburguer artesanal (pão, blend 160g, queijo, bacon) e batata frita",
      ["bacon 10", "batata-frita 110", "hamburguer-artesanal 160", "pao-frances 50", "queijo-mucarela 20"],
    ],
    [
      "which part of the bird, with its sauce",
      "pato no tucupi, um pedaço da coxa, com jambu e tucupi por cima",
      ["pato-no-tucupi 250"],
    ],
    [
      "which part of the bird, in the next sentence",
      "frango ensopado com aipim. Uma coxa e dois pedaços de aipim",
      ["frango-ensopado 55", "mandioca 200"],
    ],
    ["the thigh of another bird", "peru assado, uma coxa", ["peru-assado 55"]],
    [
      "a thigh beside a dish",
      "galinhada com pequi. uma coxa",
      ["coxa-de-frango 55", "galinhada-com-pequi 200"],
    ],
    ["a croquette beside a bird", "frango assado e uma coxinha", ["coxinha 100", "frango-assado 100"]],
    ["what is blended", "suco verde de couve com limão", ["suco-verde 258"]],
    [
      "a dish headed by its eggs",
      "fiz a omelete: 3 ovos, tomate e cebola",
      ["omelete 165", "tomate 100", "cebola 20"],
    ],
    ["bottles of so much", "água mineral 2 de 500", ["water 1000"]],
    ["a weight by itself", "tá bom vai: 83,2", ["kg 83.2"]],
    ["when it was, by what was eaten before", "tomei um copo grande de água depois do açaí", ["water 300"]],
    [
      "a little of all that somebody made",
      "almocei na minha irmã ela fez vatapá, caruru e arroz, eu comi um pouco de cada",
      ["vatapa 50", "caruru 50", "arroz-branco 63"],
    ],
    [
      "a small box of several",
      "comi uma marmita pequena de arroz feijão e carne moída",
      ["arroz-branco 125", "feijao-carioca 140", "carne-moida 100"],
    ],
    ["a second helping", "almocei arroz e bife, e repeti o arroz", ["arroz-branco 250", "bife-grelhado 100"]],
    [
      "of two that were told one by one",
      "almocei 3 colheres de arroz, feijao e bife. repeti o arroz com feijao",
      ["arroz-branco 150", "bife-grelhado 100", "feijao-carioca 280"],
    ],
    [
      "of all, at the end",
      "creme de galinha com arroz, repeti",
      ["arroz-branco 250", "creme-de-galinha 360"],
    ],
    ["of the sentence before", "um prato de feijoada. Repeti", ["feijoada 700"]],
    ["of the one fish", "almocei arroz e tilápia, repeti o peixe", ["arroz-branco 125", "tilapia 240"]],
    ["of what is new", "feijoada, repeti o arroz", ["arroz-branco 125", "feijoada 350"]],
    ["none", "arroz e bife, não repeti a carne", ["arroz-branco 125", "bife-grelhado 100"]],
    ["the leaf of a salad", "jantei salada de agrião", ["agriao 30"]],
    ["what one is fond of, alone", "amo tapioca", []],
    [
      "what was only not weighed",
      "100 g de arroz e feijão. pesei tudo, menos o feijão",
      ["arroz-branco 100", "feijao-carioca 140"],
    ],
    ["what was weighed and left", "100 g de arroz e feijão. comi tudo, menos o feijão", ["arroz-branco 100"]],
    ["how it tasted", "almocei 3 colheres de arroz. o arroz tava salgadinho viu", ["arroz-branco 75"]],
    ["a praise of it", "jantei 2 coxinhas. as coxinhas tavam uma delícia", ["coxinha 200"]],
    ["a praise before its name", "jantei sopa. tava meio sem sal a sopa", ["sopa-de-legumes 325"]],
    ["of its kind in general", "comi tilápia, o peixe tava fresquinho", ["tilapia 120"]],
    [
      "what kind it was",
      "comi arroz e feijão. o arroz era integral",
      ["arroz-integral 125", "feijao-carioca 140"],
    ],
    ["its filling", "comi 2 pasteis. os pasteis eram de queijo", ["pastel-de-queijo 200"]],
    ["how big it was", "almocei bife. o bife era pequeno", ["bife-grelhado 80"]],
    ["what was on it", "comi um pão. o pão tava com manteiga", ["manteiga 10", "pao-frances 50"]],
    ["how much of it, behind", "almocei feijão. o feijão tava ótimo, comi 2 conchas", ["feijao-carioca 280"]],
    ["none, behind", "almocei arroz e feijão. o feijão tava cru, nem comi", ["arroz-branco 125"]],
  ])("%s", (_, text, held) => {
    expect(heldAfter(text)).toEqual(held.toSorted());
  });

  it("tells a meal's hour by what was eaten then, and not by why", () => {
    expect(heldAfter("tomei um chá de boldo q comi demais no almoço")).toEqual(["cha-de-boldo 206"]);
  });

  it("keeps the butter where the bread is told by its little name", () => {
    expect(heldAfter("dois pãezinhos com margarina", "não, foi um pãozinho só")).toEqual([
      "pao-com-margarina 60",
    ]);
  });
});
