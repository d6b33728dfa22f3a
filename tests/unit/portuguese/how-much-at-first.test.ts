import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("how much it was, in a first message", () => {
  it.each([
    ["bolacha recheada, o pacote todo (140g)", ["biscoito-recheado 140"]],
    ["comi quilo e meio de carne", ["bife-grelhado 1500"]],
    ["um wrap de falafel e uma coca zero lata", ["wrap-de-falafel 220", "refrigerante-zero 350"]],
    ["sou a Lurdes, esposa do Antônio. Ele comeu churrasco, mas eu jantei sopa", ["sopa-de-legumes 325"]],
    ["comi 6 iscas de peixe", ["isca-de-peixe 150"]],
    ["tortéi de abóbora, uns seis", ["torteis 150"]],
    ["um capeletti", ["ravioli 250"]],
    ["2 discos de carne de 90g", ["hamburguer-grelhado 180"]],
    [
      "hamburguer sem pão: 2 discos de carne de 90g e 1 ovo frito",
      ["hamburguer-grelhado 180", "ovo-frito 50"],
    ],
    ["comi 5 iscas de frango", ["isca-de-frango-grelhada 150"]],
    ["comi uma fatia de tainha assada", ["tainha 160"]],
    ["comi 2 fatias de costela assada", ["costela-bovina 180"]],
    ["vatapá paraense 1 concha e meia", ["vatapa-paraense 225"]],
    ["2 pedaços de costelinha", ["costela-suina 90"]],
    ["canja, um prato fundo", ["canja 400"]],
    ["guaraná xpto 1 copo", ["guarana 208"]],
    ["macarrão xpto 2 conchas feijão", ["feijao-carioca 280", "macarrao-cozido 200"]],
    ["arroz e feijão, um pouquinho de cada", ["arroz-branco 63", "feijao-carioca 70"]],
    ["um pouquinho de arroz", ["arroz-branco 44"]],
    ["comi uma colher de arrozeira de arroz", ["arroz-branco 45"]],
    ["comi 8 hossomakis", ["hossomaki 120"]],
    ["comi o bife inteiro", ["bife-grelhado 100"]],
    ["tomei 6 cafés até agora, copinho de 80 ml", ["cafe 480"]],
    ["tomei 2 cafés, um copo de 200 ml", ["cafe 200"]],
    ["mingau de banana, com uma pitadinha de canela", ["mingau-de-banana 195"]],
    ["fiz uma vitamina de morango e tomei um copo cheio", ["vitamina-de-morango 252"]],
    ["jabuticaba, um punhado, umas 30", ["jabuticaba 150"]],
    ["comi umas castanhas-do-pará", ["castanha-do-para 12"]],
    ["comi umas ostras, 6", ["ostra 72"]],
    [
      "2 marmitas hoje, arroz, feijão e costela em cada uma",
      ["arroz-branco 250", "feijao-carioca 280", "costela-bovina 240"],
    ],
    ["prato do dia: arroz e feijão", ["arroz-branco 125", "feijao-carioca 140"]],
    ["um prato de tainha com pirão e arroz", ["tainha 160", "pirao 150", "arroz-branco 125"]],
    ["Pizza hoje. 3 fatias de calabresa", ["pizza-de-calabresa 300"]],
    ["pedi uma pizza e comi 3 fatias de calabresa", ["pizza-de-calabresa 300"]],
    ["comi uma pizza e 3 fatias de calabresa", ["pizza-de-mucarela 400", "pizza-de-calabresa 300"]],
    ["comi bolo às 10 e 2 ovos", ["bolo-simples 60", "ovo-cozido 90"]],
    ["petit gateau dividido por dois", ["petit-gateau 75"]],
    [
      "almocei costela assada, maionese e pão de alho",
      ["costela-bovina 120", "salada-de-maionese 90", "pao-de-alho 50"],
    ],
    ["almocei carne moída com cenoura e vagem", ["carne-moida 100", "cenoura 30", "vagem 30"]],
    ["almocei bife com brócolis", ["bife-grelhado 100", "brocolis 60"]],
    ["almocei pão com carne assada e maionese", ["pao-frances 50", "carne-assada 70", "maionese 16"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual([...held].sort()));

  it.each([
    ["tô cortando peso. 77,9 hj cedo", "kg 77.9"],
    ["78 e meio na balança hj", "kg 78.5"],
    ["deu 78 hj na balança", "kg 78"],
    ["subi na balança da transportadora, 104 quilo e 200 grama. ta feia a coisa", "kg 104.2"],
    ["Consulta do pré-natal hoje: 69,8kg, ganhei 800g desde a última", "kg 69.8"],
    ["arroz 78 na balança", "arroz-branco 78"],
    ["quero perder peso, comi 77,9 g de arroz", "arroz-branco 78"],
  ])("%s: %s", (said, held) => expect(heldAfter(said)).toEqual([held]));
});

describe("what an amount at the end is of", () => {
  it.each([
    ["arroz, feijão e bife, 1 de 120g", ["arroz-branco 125", "bife-grelhado 120", "feijao-carioca 140"]],
    ["arroz, feijão e bife, 100g de cada", ["arroz-branco 100", "bife-grelhado 100", "feijao-carioca 100"]],
    ["arroz e tilápia. 2 filés", ["arroz-branco 125", "tilapia 240"]],
    ["arroz e um filé", ["arroz-branco 125", "bife-grelhado 100"]],
    ["panqueca de banana com ovo no café. 1 banana 2 ovos", ["banana-prata 75", "ovo-cozido 90"]],
    ["comi crepioca. depois 1 banana e 1 maçã", ["banana-prata 75", "crepioca 80", "maca 150"]],
    ["omelete 2 ovos e queijo", ["omelete 110", "queijo-mucarela 20"]],
    ["tomei uma térmica de café", ["cafe 1000"]],
    ["fui no mequi kkk", []],
    ["dieta nova dia 1!!! salada e ovo", ["ovo-cozido 45", "salada-verde 80"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what a weight behind a count or a part is of", () => {
  it.each([
    ["almôndegas 4 (uns 120 g no total), arroz 100 g", ["almondega 120", "arroz-branco 100"]],
    ["coxinha 5 (100 g ao todo)", ["coxinha 100"]],
    ["nuggets 6 (cada um 20 g)", ["nuggets 120"]],
    ["cartola, meia porção, 100 g", ["cartola 100"]],
    ["feijoada meia concha, 60 g", ["feijoada 60"]],
    ["biscoito maisena meio pacote, 80 g", ["biscoito-maisena 40"]],
    ["salada de alface com tomate, uns 60 g", ["alface 30", "tomate 30"]],
    ["salada de alface, tomate e pepino 120 g", ["alface 40", "pepino 40", "tomate 40"]],
    ["salada de alface, tomate 60 g", ["alface 30", "tomate 60"]],
    ["salada de alface pepino e tomate um prato raso", ["alface 50", "pepino 30", "tomate 30"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what a vessel behind a dish holds", () => {
  it.each([
    ["tomei uma sopa de ervilha com bacon (prato fundo)", ["bacon 10", "sopa-de-ervilha 325"]],
    [
      "comi iogurte com granola, banana e mel, 1 tigela",
      ["banana-prata 75", "iogurte-com-granola 250", "mel 15"],
    ],
    [
      "jantei salada de grão-de-bico com cebola roxa, azeite e limão (1 tigela)",
      ["azeite 12", "cebola 20", "limao 10", "salada-de-grao-de-bico 180"],
    ],
    ["comi alface, tomate, azeite e limão, 1 tigela", ["alface 30", "azeite 12", "limao 10", "tomate 100"]],
    ["jantei macarrão com tofu no shoyu, um bowl", ["macarrao-cozido 254", "shoyu 12", "tofu 100"]],
    ["tomei leite de coco batido com morango 200 ml", ["leite-de-coco 200", "morango 120"]],
    [
      "almocei arroz, feijão e sopa de legumes (1 prato)",
      ["arroz-branco 125", "feijao-carioca 140", "sopa-de-legumes 325"],
    ],
    ["comi uva, 1 tigela", ["uva 180"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what a weight or a count beside a list is of", () => {
  it.each([
    [
      "almocei no quilo deu 610g tinha arroz feijao linguiça e um pedaço de torresmo",
      ["arroz-branco 229", "feijao-carioca 256", "linguica-toscana 110", "torresmo 15"],
    ],
    [
      "almocei arroz, feijão e frango. marmita 350g tudo",
      ["arroz-branco 120", "feijao-carioca 134", "frango-grelhado 96"],
    ],
    ["almocei 350 g de arroz, feijão e 1 ovo", ["arroz-branco 350", "feijao-carioca 140", "ovo-cozido 45"]],
    ["comi sushi 10 unidades (salmão, kani e pepino)", ["sushi 250"]],
    ["comi sushi, bandeja de 8 peças (manga)", ["sushi 200"]],
    ["comi cubos de frango ao curry", ["frango-ao-curry 200"]],
    [
      "comi 3 fatias de pão de forma com pasta de amendoim 1 colher cada",
      ["pao-de-forma 75", "pasta-de-amendoim 45"],
    ],
    ["comi arroz e feijão 2 colheres cada", ["arroz-branco 50", "feijao-carioca 34"]],
    ["comi lasanha de 600g, metade da bandeja", ["lasanha 300"]],
    ["comi biscoito recheado, metade do pacote", ["biscoito-recheado 65"]],
    ["comi um pote de sorvete, o de 500 ml", ["sorvete 500"]],
    ["tomei refri 350ml arroz", ["arroz-branco 125", "refrigerante-de-cola 364"]],
    ["tomei yopro 250 ml de chocolate", ["iogurte-proteico 260"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("glasses of the drink that was told before them", () => {
  it.each([
    ["1 Guaraná 2L, bebi uns 3 copos", ["guarana 624"]],
    ["garrafa de café, tomei 2 copinhos de 50ml", ["cafe 100"]],
    ["refil de chá gelado, bebi 2 copos", ["mate-gelado 490"]],
    ["coca, bebi 2 copos", ["refrigerante-de-cola 416"]],
    ["tomei um suco e bebi 2 copos", ["suco-de-fruta 208", "water 400"]],
    ["tomei 1 coca de 600 ml e bebi 2 copos", ["refrigerante-de-cola 624", "water 400"]],
    ["almocei com coca 600ml. bebi 2 copos de água à tarde", ["refrigerante-de-cola 624", "water 400"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("as much as is served beside other food", () => {
  it.each([
    ["comi pão de forma com presunto e queijo", ["pao-de-forma 50", "presunto 15", "queijo-mucarela 20"]],
    ["comi 1 fatia de pão de forma com queijo", ["pao-de-forma 25", "queijo-mucarela 20"]],
    ["sanduíche de pão de forma com queijo", ["pao-de-forma 50", "queijo-mucarela 20"]],
    ["comi pão de forma com manteiga", ["manteiga 10", "pao-de-forma 25"]],
    ["comi pão de milho com ovo", ["ovo-cozido 45", "pao-de-milho 50"]],
    ["almocei salada de folhas com manga e frango", ["frango-grelhado 100", "manga 70", "salada-verde 80"]],
    ["almocei frango com uma manga", ["frango-grelhado 100", "manga 140"]],
    ["almocei frango com arroz, de sobremesa uva", ["arroz-branco 125", "frango-grelhado 100", "uva 99"]],
    ["comi uva", ["uva 99"]],
    ["comi 10 bagos de uva", ["uva 80"]],
    ["comi bolacha com margarina 5", ["biscoito-maisena 25", "margarina 10"]],
    ["tomei chá earl grey com leite 2 xícaras", ["cha 400", "leite-integral 50"]],
    [
      "comi big mac, batata pequena e fanta média",
      ["batata-frita 70", "big-mac 206", "refrigerante-de-laranja 525"],
    ],
    ["tomei sprite grande", ["refrigerante-de-limao 455"]],
    ["um cafezão", ["cafe 200"]],
    ["1 beirute com fritas, dividido por dois", ["batata-frita 55", "beirute 210"]],
    ["arroz com bife dividido em 2", ["arroz-branco 125", "bife-grelhado 50"]],
    [
      "1/2 prato salada crua, 1/4 arroz integral, 1/4 frango",
      ["arroz-integral 100", "frango-grelhado 100", "salada-verde 200"],
    ],
    [
      "almocei um prato executivo de tilápia, arroz e feijão",
      ["arroz-branco 125", "feijao-carioca 140", "tilapia 120"],
    ],
    ["7h pão com manteiga, 10h banana", ["banana-prata 75", "pao-com-manteiga 60"]],
    ["comi 150 g de legumes assados (abobrinha, pimentão)", ["legumes-refogados 150"]],
    ["tomei 300ml de leite integral + 1 scoop", ["leite-integral 309", "whey-protein 30"]],
    ["tomei creatina 1 scoop", ["creatina 3"]],
    ["comi metade da costela", ["costela-bovina 240"]],
    ["comi 1/2 mamão e 1/2 banana", ["banana-prata 38", "mamao 155"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("so much of a package, a volume of what is poured", () => {
  it.each([
    ["tomei sopa de mandioca com carne (500 ml)", ["caldo-de-mandioca 500"]],
    ["tomei shake de whey com banana e aveia, 300 ml", ["aveia 15", "vitamina-com-whey 315"]],
    ["tomei sopa, 400 ml, e suco 200 ml", ["sopa-de-legumes 400", "suco-de-fruta 208"]],
    ["uma barra de chocolate de 90g, comi 4 quadradinhos", ["chocolate-ao-leite 24"]],
    ["pote de sorvete de 1,5l, comi 2 bolas", ["sorvete 120"]],
    ["lata de leite condensado, 3 colheres", ["leite-condensado 60"]],
    ["1 pote de iogurte, 3 colheres de granola", ["granola 30", "iogurte-de-morango 170"]],
    [
      "almocei feijao 1 concha, bife 1, salada",
      ["bife-grelhado 100", "feijao-carioca 140", "salada-verde 80"],
    ],
    ["almocei bife de fígado 1", ["figado-bovino 100"]],
    ["meia barra de chocolate, daquelas de 90g", ["chocolate-ao-leite 45"]],
    ["comi meio pacote de bolacha (daqueles de 140 g)", ["biscoito-maisena 70"]],
    ["metade de um pote de sorvete, daqueles de 2 litros", ["sorvete 1000"]],
    ["2 garrafinhas de água, daquelas de 500ml", ["water 1000"]],
    ["poke 500g salmão", ["poke 500"]],
    ["lasanha 400g bolonhesa e suco 300ml laranja", ["lasanha 400", "suco-de-laranja 312"]],
    ["bolo 80g cenoura", ["bolo-de-cenoura 80"]],
    ["1 copao de açai 700 com tudo", ["acai 700"]],
    ["1 açaí 500 com paçoca", ["acai 500", "pacoca 20"]],
    ["1 dose de 51", ["cachaca 48"]],
    ["um tequinho de bolo", ["bolo-simples 45"]],
    ["pizza dividida com a galera, comi 3 fatias", ["pizza-de-mucarela 300"]],
    ["pizza com as mina, comi 2 fatia", ["pizza-de-mucarela 200"]],
    ["arroz(120g) feijao(90g)", ["arroz-branco 120", "feijao-carioca 90"]],
    ["pão (2), ovo (3), café", ["cafe 50", "ovo-cozido 135", "pao-frances 100"]],
    ["baião de 2 com carne de sol", ["baiao-de-dois 222", "carne-de-sol 100"]],
    ["1,5kg de carne, comi 200g", ["bife-grelhado 200"]],
    ["2 litros de suco, tomei 300 ml", ["suco-de-fruta 312"]],
    ["quilo e meio de melancia", ["melancia 1500"]],
    ["litro e meio de água", ["water 1500"]],
    ["lentilha. repeti a lentilha bah tava mto boa, no total umas 3 conchas dela", ["lentilha 420"]],
    ["sopa de legumes, repeti, 3 conchas no total", ["sopa-de-legumes 390"]],
    ["metade da minha garrafa de 1 litro de água já foi", ["water 500"]],
    ["dúzia e meia de ovo de codorna", ["ovo-de-codorna 180"]],
    ["1kg e 200 de frango", ["frango-grelhado 1200"]],
    ["200 e poucos gramas de arroz", ["arroz-branco 200"]],
    ["meio quilo de picanha entre 3", ["picanha 167"]],
    ["3 litrão de brahma entre 4", ["cerveja 758"]],
    ["pizza dividida entre 4 amigos", ["pizza-de-mucarela 200"]],
    ["1/4 de frango assado e 1/4 de bolo", ["bolo-simples 180", "frango-assado 200"]],
    ["um palmo de linguiça e uma rodada de azeite", ["azeite 5", "linguica-toscana 60"]],
    ["2 lâminas de presunto e uma mancheia de uva", ["presunto 30", "uva 80"]],
    ["um pé de alface", ["alface 200"]],
    ["só no ovo hj, 4 cozido", ["ovo-cozido 180"]],
    ["coca zero lt e 2 piriguetes de skol", ["cerveja 543", "refrigerante-zero 350"]],
    ["tomei 3 geladas", ["cerveja 1062"]],
    ["2 ovos, só as claras", ["clara-de-ovo 60"]],
    ["3 ovos sendo 2 claras", ["clara-de-ovo 60", "ovo-cozido 45"]],
    ["omelete 3 claras 1 ovo", ["clara-de-ovo 90", "omelete 55"]],
    ["macarrao 100g cru e patinho 150g cru", ["macarrao-cru 100", "patinho-cru 150"]],
    ["feijao so o caldo 1 concha", ["caldo-de-feijao 130"]],
    ["meu copo stanley de 1,2l de agua todo", ["water 1200"]],
    ["copo stanley cheio de agua", ["water 473"]],
    ["sequei minha garrafinha de 750", ["water 750"]],
    ["chá gelado leao 300", ["mate-gelado 306"]],
    ["tomei um café coado no copo lagoinha", ["cafe 190"]],
    ["tomei suco no copo de requeijão", ["suco-de-fruta 250"]],
    ["chá na caneca grande", ["cha 375"]],
    ["4 espetinhos de queijo coalho... quer dizer, 2 espetinhos. Uns 60 g cada.", ["queijo-coalho 120"]],
    ["chocolate 100g", ["chocolate-ao-leite 100"]],
    ["chocolate 70% 30g", ["chocolate-70 30"]],
    ["2 hambúrgueres artesanais de 180g", ["hamburguer-artesanal-sanduiche 600"]],
    ["2 mcfritas e 1 coca", ["batata-frita 220", "refrigerante-de-cola 364"]],
    ["um copo grande de água, 400 ml", ["water 400"]],
    ["bebi um copo de água, uns 300 ml", ["water 300"]],
    ["um copinho de gelatina diet", ["gelatina-diet 110"]],
    ["um pedaço de peixe assado", ["peixe-grelhado 100"]],
    ["dois pedaços de merluza", ["merluza 200"]],
    ["um pedacinho de peixe frito", ["peixe-frito 60"]],
    ["2 pedacinhos de peixe", ["peixe-grelhado 120"]],
    ["risoto de frango com legumes, um prato raso", ["risoto 300"]],
    ["fiz um mexido de 2 ovos", ["ovo-mexido 100"]],
    ["uma mão de amendoim", ["amendoim 30"]],
    ["duas colheres de arroz daquela grande de servir", ["arroz-branco 90"]],
    ["uma colher cheia de arroz, daquelas de servir", ["arroz-branco 45"]],
    ["um pedaço de frango cozido", ["frango-desfiado 80"]],
    ["comi um acarajé aqui na praça só o bolinho mesmo sem nada dentro", ["acaraje 150"]],
    ["uma tapioca, só a goma, e um café", ["cafe 50", "tapioca 80"]],
    ["2 toletes de mandioca e uma talagada de café", ["cafe 30", "mandioca 200"]],
    ["frango grelhado do tamanho da palma da mão", ["frango-grelhado 100"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("how much, in a sentence of its own", () => {
  it.each<[string, string[]]>([
    ["Somente chimarrão até agora. Uma térmica, um litro.", ["mate 1000"]],
    ["Chimarrão. Uma térmica.", ["mate 1000"]],
    ["arroz. Um prato, 200 g.", ["arroz-branco 200"]],
    ["comi 3 cubinhos de frango", ["frango-grelhado 45"]],
    ["Café com leite. Uma caneca, 250 ml. Pão, duas fatias.", ["cafe-com-leite 255", "pao-de-forma 50"]],
    ["hj n bebi agua quase nada só 1 copo", ["water 200"]],
    ["água quase não tomei hoje, só 600 ml", ["water 600"]],
    ["não tomei água quase, uns 400ml só", ["water 400"]],
    ["não comi arroz não viu foi só uma concha de feijão e um ovo", ["feijao-carioca 140", "ovo-cozido 45"]],
    ["hoje não comi pão não tá foi só duas tapiocas", ["tapioca 160"]],
    ["não tomei água, só 1 copo de suco", ["suco-de-fruta 208"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});
