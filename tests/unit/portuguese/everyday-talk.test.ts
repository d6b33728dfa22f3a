import { expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

it.each([
  [["tomei 3 copos de 200ml de água de manhã e 1 de tarde"], ["water 200", "water 600"]],
  [["garrafinha de 500 zerada"], ["water 500"]],
  [["água 1,2L até agora, meta é 3"], ["water 1200"]],
  [
    ["3 colheres de arroz e 1 banana de sobremesa. 2 conto, melhor preço da cidade"],
    ["arroz-branco 75", "banana-prata 75"],
  ],
  [["tomei 1 copo de leite, o bucho ainda tava cheio"], ["leite-integral 206"]],
  [["tomei café cedo, 6 e meia: 1 beiju e 1 xícara de café preto"], ["cafe 200", "tapioca 80"]],
  [["1 prato de cozido com carne e verdura"], ["cozido 400"]],
  [["bebi 1 litro de água, minha meta é 3 litros"], ["water 1000"]],
  [["pesei 70kg, meta é 65"], ["kg 70"]],
  [["minha meta é 3 litros"], []],
  [
    ["5 chopes de 300ml e uma porção de batata frita que dividi com o Gui"],
    ["batata-frita 200", "chopp 1515"],
  ],
  [["uma porção de frango a passarinho", "dividi o frango com 2 amigos"], ["frango-frito 40"]],
  [["1 pote de iogurte com granola 40g"], ["granola 40", "iogurte-de-morango 170"]],
  [["1 pote de iogurte com granola 170g"], ["iogurte-com-granola 170"]],
  [["1 pão com queijo 30g"], ["pao-frances 50", "queijo-mucarela 30"]],
  [["cuscuz com leite 200g"], ["cuscuz-com-leite 200"]],
  [["arroz e feijão, suco nem peguei porque é puro açúcar"], ["arroz-branco 125", "feijao-carioca 140"]],
  [
    ["café: 50g de aveia e 150g de iogurte natural, misturado de ontem pra hoje na geladeira"],
    ["aveia 50", "iogurte-natural 150"],
  ],
  [["1 pint de ipa"], ["cerveja-forte 478"]],
  [
    ["arroz 120g e frango", "jantei a mesma marmita do almoço"],
    ["arroz-branco 120", "arroz-branco 120", "frango-grelhado 100", "frango-grelhado 100"],
  ],
  [["sequei a garrafa de 1,5 litro"], ["water 1500"]],
  [["água hj: 3 copos"], ["water 600"]],
  [["subi pra 71,5kg"], ["kg 71.5"]],
  [["Bom diaaa, peso do dia 68,9"], ["kg 68.9"]],
  [["Subi na balança depois da academia, 88 kg e 400"], ["kg 88.4"]],
  [["fiz um bolo de cenoura e comi 100g"], ["bolo-de-cenoura 100"]],
  [["cafezinho na copa da firma"], ["cafe 50"]],
  [["da mesa de frios só palmito, 100 g"], ["palmito 100"]],
  [["bom diaa, 78,5 hj"], ["kg 78.5"]],
  [["água tomei 1 litro no plantão"], ["water 1000"]],
  [["um pedaço de frango assado, coxa"], ["coxa-de-frango 55"]],
  [["de água hj foi 2 litros cravado"], ["water 2000"]],
  [["uma lata de coca zero 350ml e um xtudo"], ["refrigerante-zero 350", "x-tudo 320"]],
  [["um nescau"], ["leite-com-achocolatado 210"]],
  [["na estrada comi um pastel de carne 10 e meia"], ["pastel-de-carne 100"]],
  [["comi pão 2 e meio"], ["pao-frances 125"]],
  [["comi um petit gateau que a gente rachou em 3"], ["petit-gateau 50"]],
  [["e agora to comendo uma maçã"], ["maca 150"]],
])("a message that people send: %j", (said, held) => expect(heldAfter(...said)).toEqual(held));

it.each([
  [
    "its slice",
    ["comi bolo de fubá, 1 pedaço", "com cafezinho", "o pedaço era grandinho viu, umas 100g"],
    ["bolo-de-fuba 100", "cafe 50"],
  ],
  [
    "its cup",
    ["1 pão francês e café preto", "a xícara é daquelas grandes, 200ml"],
    ["cafe 200", "pao-frances 50"],
  ],
  [
    "half of its packet",
    ["comi meio pacote de bolacha recheada", "o pacote é de 130g"],
    ["biscoito-recheado 65"],
  ],
  ["half of its can", ["tomei meia lata de cerveja", "a lata era de 350"], ["cerveja 177"]],
  [
    "two of them together",
    ["comi bisteca e 100 g de arroz", "a bisteca era duas pequena, uns 160 no total"],
    ["arroz-branco 100", "bisteca-suina 160"],
  ],
  [
    "its parts",
    ["120g de frango e 200g de legumes no vapor", "legumes era brócolis e cenoura, metade cada"],
    ["brocolis 100", "cenoura 100", "frango-grelhado 120"],
  ],
  [
    "its parts and their sum",
    ["comi salada e 100 g de arroz", "a salada era alface e tomate, dá uns 80g no total"],
    ["alface 40", "arroz-branco 100", "tomate 40"],
  ],
  [
    "what was left of it",
    ["1 pão francês", "e um copo de suco de uva", "o suco nem terminei, tomei uns 100 ml"],
    ["pao-frances 50", "suco-de-uva 105"],
  ],
  [
    "how it was made",
    ["tomei vitamina de abacate, copo de 300 ml", "batida só com leite, sem açúcar"],
    ["vitamina-de-abacate 312"],
  ],
  [
    "its flavour",
    ["comi um miojo", "era o pacotinho inteiro de galinha caipira"],
    ["macarrao-instantaneo 200"],
  ],
  [
    "one's own of two",
    ["100 g de arroz e 1 bife grelhado", "meu marido comeu 2 bifes, eu só 1"],
    ["arroz-branco 100", "bife-grelhado 100"],
  ],
  [
    "one more that was found",
    ["2 almôndegas", "3 almôndegas, achei mais uma no fundo do pote"],
    ["almondega 150"],
  ],
  [
    "all of a second helping",
    ["2 colheres de arroz", "repeti o arroz, no total umas 8 colheres de sopa"],
    ["arroz-branco 200"],
  ],
  [
    "the kinds of its slices",
    ["comi pizza com as amigas", "2 pedaço de calabresa e 1 de chocolate"],
    ["pizza-de-calabresa 200", "pizza-de-chocolate 100"],
  ],
  ["three slices of a kind", ["comi pizza", "foram 3 pedaços de calabresa"], ["pizza-de-calabresa 300"]],
  [
    "the parts of a bird",
    ["100 g de arroz e frango assado", "o frango foi uma coxa e uma sobrecoxa"],
    ["arroz-branco 100", "coxa-de-frango 55", "sobrecoxa 65"],
  ],
  ["more of them", ["4 castanhas de caju", "as castanhas foram mais, umas 10"], ["castanha-de-caju 25"]],
  [
    "what came with it",
    ["ontem jantei 300 g de caldo de feijão e 1 pão francês", "e na sopa de ontem foram dois pães"],
    ["caldo-de-feijao 300", "pao-frances 100"],
  ],
] as const)("told afterwards: %s", (_, said, held) => expect(heldAfter(...said)).toEqual(held));

it.each([
  [["tomei café, 50 ml", "agora são mais 400 km até Curitiba, fui"]],
  [["comi 100 g de salada com atum", "amanhã quero fazer a mesma coisa com frango"]],
  [["comi 1 banana", "ata, vlw"]],
  [["tomei um pingado", "o pingado era copo americano"]],
])("changes nothing: %j", (said) => expect(heldAfter(...said)).toEqual(heldAfter(said[0] as string)));

it.each([
  ["tomei vitamina de banana", "batida com pasta de amendoim"],
  ["tomei vitamina de banana", "batida com leite de amêndoas"],
])("%s: %s leaves no allergen out", (told, said) => {
  expect(heldAfter(told, said)).not.toEqual(heldAfter(told));
});

it("a flavour that brings an allergen is asked about", () => {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  diary.say("comi um biscoito recheado", new Date("2026-11-23T16:00:00Z"));
  const { problem } = diary.say("era de castanha de caju", new Date("2026-11-23T16:02:00Z"));
  expect(problem).toMatchObject({ kind: "unclear" });
});

it.each([
  [["gostei do buffet de saladas"], []],
  [["tomei 150 ml de vinho tinto", "matei a garrafa de 750 ml"], "water"],
])("%j stores no water and no food that was not said", (said, none) => {
  const held = heldAfter(...said);
  if (none === "water") expect(held.some((one) => one.startsWith("water"))).toBe(false);
  else expect(held).toEqual(none);
});

it("one's own weight beside a meal stays one's own", () => {
  expect(heldAfter("almocei 100 g de frango e depois me pesei 82")).toContain("kg 82");
  expect(heldAfter("comi 1 pão francês e pesei 94")).toEqual(["kg 94", "pao-frances 50"]);
});

it("a fruit that was weighed is no body weight", () => {
  const held = heldAfter("mamão picado", "um potinho de mamão, pesei 150");
  expect(held.some((one) => one.startsWith("kg"))).toBe(false);
});

it("a break and a light dinner are the meals that they are", () => {
  expect(heldAfter("janta é lanche: 1 pão francês")).toEqual(["pao-frances 50"]);
  expect(heldAfter("recreio: uma maçã")).toEqual(["maca 150"]);
});

it.each<[string, readonly string[]]>([
  ["agora q to jantando: arroz e bife", ["arroz-branco 125", "bife-grelhado 100"]],
  ["só agora que tô almoçando: arroz e bife", ["arroz-branco 125", "bife-grelhado 100"]],
  ["almoço no bandejão opção vegetariana: arroz e cenoura", ["arroz-branco 125", "cenoura 50"]],
  ["pesei agora de noite 98,0", ["kg 98"]],
  ["enchi a garrafinha de 500 duas vezes de água no plantão e bebi tudo", ["water 1000"]],
  ["enchi minha garrafa de 750ml 3x hoje", ["water 2250"]],
  ["bebi 2 vezes a garrafa de 500 ml de água", ["water 1000"]],
  ["minha garrafinha de 600 de água, bebi duas", ["water 1200"]],
  ["enchi a garrafinha de água 3 vezes, ela é de 500", ["water 1500"]],
  ["de água foi a garrafa de 900 duas vezes", ["water 1800"]],
  ["garrafa de 500 de água x 3", ["water 1500"]],
  ["água tomei a garrafinha de 600 duas vezes", ["water 1200"]],
  ["enchi a garrafa de 500 pra levar", []],
  ["vou encher a garrafa de 500 duas vezes", []],
  ["agua hoje foi pouca, uns 4 copos", ["water 800"]],
  ["a água foi pouca hoje", []],
  ["semana passada tava com 62,6 e hj deu 61,8 uhuuul", ["kg 61.8"]],
  ["segunda passada deu 91,3 e hoje 90,1", ["kg 90.1"]],
  ["ontem 62,3 hoje 61,8", ["kg 61.8"]],
  ["61,8 hoje, ontem era 62,6", ["kg 61.8"]],
  ["há um mês eu tava com 85kg, hoje marcou 82", ["kg 82"]],
  ["emagreci de 62,6 pra 61,8", ["kg 61.8"]],
  ["semana passada tava com 62,6", []],
  ["a glicemia semana passada tava 162 e hoje deu 118", []],
  ["colesterol tava 220, hoje deu 180", []],
  ["minha mãe tava com 62,6 e hoje deu 61,8", []],
  ["peso depois do turno 97,3", ["kg 97.3"]],
  ["me pesei antes do almoço 97,3", ["kg 97.3"]],
  ["tava 58,4 semana passada", []],
  ["vixe maria. pode deixar q a janta vai ser leve", []],
  ["eu: arroz e frango. bru: arroz e pts. anota só o meu", ["arroz-branco 125", "frango-grelhado 100"]],
  ["comi nhoque, não pera, lasanha", ["lasanha 250"]],
  ["salada de fruta no copo de 300 sem leite condensado", ["salada-de-frutas 300"]],
  ["um bis no meio da tarde, 3 unidades", ["bis 20"]],
  ["2 tangerinas q o fiscal me deu", ["mexerica 270"]],
  ["fui no peixe kkk, filé de merluza grelhado 150g", ["merluza 150"]],
])("told in passing, and no more than that: %s", (said, held) => expect(heldAfter(said)).toEqual(held));
