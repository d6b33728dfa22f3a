import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what is said in passing while one tells of a meal", () => {
  it.each<[string, string[]]>([
    ["comi arroz com farofa, a farofa é mania minha", ["arroz-branco 125", "farofa 35"]],
    ["arroz, feijão e pimenta, pimenta é meu vício", ["arroz-branco 125", "feijao-carioca 140", "pimenta 0"]],
    ["comi cuscuz com leite, que cuscuz sem leite entala", ["cuscuz-com-leite 235"]],
    ["comi feijoada com farofa porque feijoada sem farofa não é feijoada", ["farofa 35", "feijoada 350"]],
    ["sopa de legumes, dia de chuva pede", ["sopa-de-legumes 325"]],
  ])("no saying is eaten: %s", (text, held) => {
    expect(heldAfter(text).map((one) => one.replace(/^pimenta\S*/, "pimenta"))).toEqual(held);
  });

  it.each<[string, string[]]>([
    ["comi arroz, feijão sem carne e salada", ["arroz-branco 125", "feijao-carioca 140", "salada-verde 80"]],
  ])("what was eaten is none: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["sexta tem pizza com a galera", []],
    ["domingo é feijoada na minha mãe", []],
    ["quinta à noite tem rodízio de sushi", []],
    ["hoje comi sopa, terça tem frango", ["sopa-de-legumes 325"]],
    ["sábado teve churrasco, comi 2 linguiças", ["linguica-toscana 120"]],
    ["fui no mercado comprar legumes", []],
    ["to no rodízio de pizza, reza por mim", []],
    ["bom demais esse peixe", []],
    ["comi uma coisa da maquininha", []],
    ["jantei sopa. o milkshake era da Lu, nem olhei", ["sopa-de-legumes 325"]],
    ["comi sopa, o refri era da minha mãe", ["sopa-de-legumes 325"]],
    ["Meta de hoje: 1,5 l de água e 70g de proteína", []],
    ["deixei o frango descongelando", []],
    ["o feijão tá de molho", []],
    ["comi o frango que tava no forno", ["frango-grelhado 100"]],
  ])("what is still to come is eaten by nobody yet: %s", (text, held) =>
    expect(heldAfter(text)).toEqual(held),
  );

  it.each<[string, string[]]>([
    ["trouxeram pão de queijo com café e eu comi uns 4", ["cafe 50", "pao-de-queijo 160"]],
    ["serviram lasanha e eu comi duas", ["lasanha 500"]],
    ["trouxeram bolo pra minha filha e eu comi pizza", ["pizza-de-mucarela 100"]],
  ])("what was brought for all: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["tomei café, foi bolo de milho e suco verde", ["bolo-de-milho 60", "suco-verde 258"]],
    ["tomei café, pão e ovo", ["cafe 50", "ovo-cozido 45", "pao-frances 50"]],
    ["tomei café, foi um copo", ["cafe 200"]],
    ["crepioca de 1 ovo e 2 colheres de goma", ["goma-de-tapioca-hidratada 40", "ovo-cozido 45"]],
    ["omelete de 2 ovos e 1 fatia de queijo", ["omelete 110", "queijo-mucarela 20"]],
    ["salada nada, comi pizza", ["pizza-de-mucarela 100"]],
    ["comi um pé de moleque daqueles de massa puba", ["bolo-pe-de-moleque-nordestino 80"]],
    ["um potão de salada de frutas", ["salada-de-frutas 240"]],
    ["um prato de sopa de mandioca", ["caldo-de-mandioca 300"]],
    ["uma tigela de mão de vaca", ["mao-de-vaca 300"]],
    ["comi frango com quiabo. Foram 2 pedaços de frango com bastante quiabo", ["frango-com-quiabo 160"]],
    ["frango e arroz com bastante quiabo", ["arroz-branco 125", "frango-grelhado 100", "quiabo 90"]],
    ["comi arroz. Tudo sem muito sal, como o doutor mandou", ["arroz-branco 125"]],
    ["goiabada com queijo, uma fatia de cada", ["goiabada 40", "queijo-mucarela 20"]],
    ["2 pedaços de frango, fora o arroz, umas 3 colheres", ["arroz-branco 75", "frango-grelhado 160"]],
    ["joguei fora o arroz, comi o bife", ["bife-grelhado 100"]],
    ["janta xis de soja, e o namorado pediu um xis coração", ["hamburguer-vegetariano-sanduiche 215"]],
    ["churrasco: picanha, pão de alho, maionese", ["pao-de-alho 50", "picanha 100", "salada-de-maionese 90"]],
    [
      "arroz 3 col feijao 1 concha bife acebolado 1 salada a vontade",
      ["arroz-branco 75", "bife-acebolado 130", "feijao-carioca 140", "salada-verde 80"],
    ],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what was others', allowed, meant or of every day is not noted", () => {
  it.each<[string, string[]]>([
    ["jantar com amigos: ele picanha, ela salmão e eu camarão empanado", ["camarao-empanado 100"]],
    ["almocei isca de peixe e arroz. Eles batata frita.", ["arroz-branco 125", "isca-de-peixe 120"]],
    ["hj troquei o arroz da dieta por batata doce, 130g", ["batata-doce 130"]],
    ["retorno do nutri: liberou 2 ovos por dia e 30g de queijo", []],
    ["o marido chegou com 2 pizzas, eu que já tava na sopa", ["sopa-de-legumes 325"]],
    ["eu tomo café com bolacha todo dia mas hoje comi tapioca", ["tapioca 80"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["a nutri liberou tapioca, comi uma", ["tapioca 80"]],
    ["meu marido chegou com pizza e comi 2 fatias", ["pizza-de-mucarela 200"]],
    ["comprei tilápia e fiz ela grelhada", ["tilapia 120"]],
  ])("and what was one's own is: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("who says so, how much of the day, and when", () => {
  it.each<[readonly string[], string[]]>([
    [["comi dois pedaços de pizza", "Foram três, segundo a nora."], ["pizza-de-mucarela 300"]],
    [["arroz 150g", "foi 200g, conforme a balança"], ["arroz-branco 200"]],
    [["comi o prato todinho de arroz com feijão"], ["arroz-com-feijao 265"]],
    [["comi a marmita todinha"], ["prato-feito 550"]],
    [["passei o dia todinho sem comer"], []],
    [["tomei 1 todinho"], ["achocolatado-pronto 208"]],
    [
      ["picanha, três fatias", "Havia também arroz e um pouco de vinagrete."],
      ["arroz-branco 125", "picanha 180", "vinagrete 10"],
    ],
    [
      ["1 bife e tomei 1 suco de maracujá 300ml, o menino me ligou no meio ainda chorando"],
      ["bife-grelhado 100", "suco-de-maracuja 312"],
    ],
    [["comi 2 brigadeiros", "Não conta pra minha filha rs"], ["brigadeiro 30"]],
    [["comi 2 brigadeiros", "não conta os brigadeiros"], []],
    [["almocei arroz", "nao vai ter janta hj, to cheio"], ["arroz-branco 125"]],
    [["baião de dois", "minha irma ta aqui, comeu foi 2 prato kkkk"], ["baiao-de-dois 222"]],
    [["comi bolo", "tava falando com a gringa e fui no automático"], ["bolo-simples 60"]],
    [["eu queria saber se rapadura engorda", "comi um pedacinho agora, uns 20g"], ["rapadura 20"]],
    [
      ["almocei arroz e couve", "sem arroz na real", "mentira kkk comi sim, 3 colheres de sopa de arroz"],
      ["arroz-branco 75", "couve-refogada 42"],
    ],
    [
      [
        "2 pães e café",
        "foi 3 pão na verdade",
        "almocei bife",
        "o pao do café foi 2 mesmo, tava certo antes",
      ],
      ["bife-grelhado 100", "cafe 50", "pao-frances 100"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("an emoji adorns what is told, and tells where nothing else does", () => {
  it.each<[string, string[]]>([
    ["mc com as guria 🍟 big mac e sprite", ["big-mac 206", "refrigerante-de-limao 364"]],
    ["almoço na casa do dindo 🥩 1 pedaço de costela", ["costela-bovina 90"]],
    [
      "massa (aniversário da mãe na galeteria 🎂) e 1 taça de vinho",
      ["macarrao-cozido 200", "vinho-tinto 149"],
    ],
    ["alface e uma lata de atum 🥗", ["alface 30", "atum-em-lata 120"]],
    ["almocei 🍝 e um suco de uva", ["macarrao-cozido 200", "suco-de-uva 210"]],
    ["comi 🍌🍌 e pão", ["banana-prata 150", "pao-frances 50"]],
    ["lanche: 🍎 e iogurte natural", ["iogurte-natural 170", "maca 150"]],
    ["janta 🥗\n1 prato de rúcula\n100g de atum", ["atum-em-lata 100", "rucula 60"]],
    ["jantei 🍔\n2 x-salada", ["x-salada 400"]],
    ["Lanche da tarde 🍎☕\niogurte natural 170g", ["iogurte-natural 170"]],
    ["café 🍌\nalmoço arroz e bife", ["arroz-branco 125", "banana-prata 75", "bife-grelhado 100"]],
    ["poke de salmão 400g 🍣", ["poke 400"]],
    ["mixirica 1 🍊", ["mexerica 135"]],
    ["1 pão 2 🥚", ["ovo-cozido 90", "pao-frances 50"]],
    ["comi 2 🍌 e 1 maçã", ["banana-prata 150", "maca 150"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what is no food here", () => {
  it.each<[string, string[]]>([
    ["comi água hj véi, 3 latão de skol", ["cerveja 1434"]],
    ["fui com os cara lá no bar, foi 2 latão de brahma", ["cerveja 956"]],
    ["folga na praia de stella mares, comi 1 acarajé", ["acaraje 150"]],
    ["bebi duas garrafinha de 500 de agua no buzu", ["water 1000"]],
    ["comi baião uma ruma, umas 5 colher de servir", ["baiao-de-dois 275"]],
    ["comi água de coco, 1 copo", ["agua-de-coco 202"]],
    ["acabou a água do galpão acredita", []],
    ["acabou a água da garrafa", ["water 200"]],
    ["quinoa e salada de folhas no natural da 408", ["quinoa 120", "salada-verde 80"]],
    ["arroz e peixe grelhado. suco nenhum hoje", ["arroz-branco 125", "peixe-grelhado 120"]],
    ["nem deu pra fazer dieta: 2 colheres de vinagrete e 1 bife", ["bife-grelhado 100", "vinagrete 40"]],
    ["minha neta comeu pudim, eu não posso por causa do açúcar no sangue", []],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    "sexta feira né meu rei, comi um acarajé",
    "comi um acarajé. sexta é sagrado",
    "sábado de feira: 1 acarajé",
  ])("nor another day: %s", (text) => expect(heldAfter(`hoje ${text}`)).toEqual(heldAfter(text)));
});

describe("halves, scoops and eggs", () => {
  it.each<[string, string[]]>([
    ["queijo branco 2 fatias e meio mamão papaia", ["mamao 155", "queijo-minas-frescal 60"]],
    ["2 colheres e meio de arroz", ["arroz-branco 63"]],
    ["sopa de legumes, um prato fundo e meio carioquinha", ["pao-frances 25", "sopa-de-legumes 400"]],
    ["um copo e meio de leite", ["leite-integral 309"]],
    ["1 scoop de whey batido com 300 de leite", ["leite-integral 309", "whey-protein 30"]],
    ["3 colheres de arroz e 2 de feijão", ["arroz-branco 75", "feijao-carioca 34"]],
    ["crepioca de 2 ovos", ["crepioca 160"]],
    ["crepioca com 2 ovos e 3 colheres de goma", ["goma-de-tapioca-hidratada 60", "ovo-cozido 90"]],
    ["97 quilo e 800 sem a botina", ["kg 97.8"]],
    ["82,4 de cueca", ["kg 82.4"]],
    ["aroz fejão bife e xuxu", ["arroz-branco 125", "bife-grelhado 100", "chuchu 57", "feijao-carioca 140"]],
    ["sobremesa casquinha", ["casquinha 95"]],
    ["uma porção de bolinho de bacalhau, da qual comi uns cinco", ["bolinho-de-bacalhau 150"]],
    ["meia pizza de calabresa sozinho, tipo 4 fatias", ["pizza-de-calabresa 400"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("why it was another day, and into what it went", () => {
  it.each<[readonly string[], string[]]>([
    [["150 g de arroz", "isso tudo foi ontem, hj ainda nem esquentei a marmita"], ["arroz-branco 150"]],
    [["sábado é dia de feijoada, comi um prato"], ["feijoada 350"]],
    [
      ["150 g de arroz e 1 bife", "faltou a água do almoço, 300 ml"],
      ["arroz-branco 150", "bife-grelhado 100", "water 300"],
    ],
    [["150 g de arroz", "isso foi ontem, hoje não comi nada ainda"], ["arroz-branco 150"]],
    [
      ["1 mamão e 2 ovos", "o mamão foi melão, confundi as fruta"],
      ["melao 660", "ovo-cozido 90"],
    ],
    [
      ["suco de acerola 1 copo", "coloquei no suco 1 colher de sopa de açucar"],
      ["acucar 13", "suco-de-acerola 206"],
    ],
    [
      ["café 1 xícara", "botei no café 1 colher de leite"],
      ["cafe 200", "leite-integral 15"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what is blamed, exclaimed or said besides", () => {
  const LUNCH = "almocei arroz e linguiça";
  it.each<[readonly string[], readonly string[]]>([
    [["comi 1 pão francês. a culpa é do pastel"], ["pao-frances 50"]],
    [["comi 2 pastéis de carne, culpa da feira"], ["pastel-de-carne 200"]],
    [
      [LUNCH, "não era linguiça era 1 bife menina tô doida"],
      ["arroz-branco 125", "bife-grelhado 100"],
    ],
    [
      ["1 tapioca com manteiga", "era com queijo não era manteiga não"],
      ["queijo-mucarela 20", "tapioca 80"],
    ],
    [["bebi água tbm uns 500ml pra compensar"], ["water 500"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

it.each([
  "bom demais esse peixe",
  "muito bom esse feijão",
  "esse feijão tava bom demais",
  "delícia essa feijoada",
])("praise of what was eaten is no more of it: %s", (text) =>
  expect(heldAfter("comi feijoada", text)).toEqual(["feijoada 350"]),
);

it("“igual o de ontem” is of yesterday, whatever is said of today beside it", () => {
  const told = ["ontem no almoço comi feijoada", "almoço hj igual o de ontem, sobrou feijoada uhul"];
  expect(heldAfter(...told)).toEqual(["feijoada 350", "feijoada 350"]);
});
