import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const ZONE = "America/Sao_Paulo";
const NOW = new Date("2026-11-23T12:30:00Z");

/** "strogonoff-de-carne 300", with the day where it is not today. */
function eatenAfter(text: string): string[] {
  const diary = new DiaryInMemory(ZONE);
  diary.say(text, NOW);
  return diary.entries.flatMap((entry) =>
    entry.type === "meal"
      ? entry.items.map(
          ({ foodId, grams }) =>
            `${entry.day === "2026-11-23" ? "" : `${entry.day} `}${foodId} ${Math.round(grams)}`,
        )
      : [],
  );
}

describe("what heads a telling or holds it", () => {
  it.each([
    [
      "nothing was noted down before",
      "não anotei nada hoje. café: 2 ovos fritos. almoço: frango",
      ["ovo-frito 100", "frango-grelhado 100"],
    ],
    [
      "a temptation",
      "caí em tentação no terminal: 1 coxinha e 1 brigadeiro",
      ["coxinha 100", "brigadeiro 15"],
    ],
    ["one not withstood", "não resisti à tentação, comi 2 brigadeiros", ["brigadeiro 30"]],
    ["one that won", "a tentação venceu, uma fatia de bolo", ["bolo-simples 60"]],
    ["a dish of that name", "comi tentação de jansson", ["janssons-frestelse 180"]],
    ["one withstood", "não caí em tentação, comi só uma maçã", ["maca 150"]],
    [
      "each of a box weighed",
      "marmita de carne moída 120g com purê 200g",
      ["carne-moida 120", "pure-de-batata 200"],
    ],
    ["a lunch box of one dish", "almocei uma marmita de feijoada", ["feijoada 350"]],
    ["two of them", "2 marmitas de estrogonofe", ["strogonoff-de-carne 600"]],
    ["a box that was weighed", "marmita de 500 g de estrogonofe", ["strogonoff-de-carne 500"]],
    ["a box of several", "marmita de frango com arroz", ["frango-grelhado 100", "arroz-branco 125"]],
    [
      "coffee, and where it was",
      "café na mesa do trabalho: 2 torradas, cream cheese",
      ["torrada 16", "cream-cheese 20"],
    ],
    [
      "a kitchen",
      "comida mineira no fogão a lenha: tutu, torresmo, couve",
      ["tutu-de-feijao 140", "torresmo 15", "couve-refogada 42"],
    ],
    [
      "two general words, and where it was",
      "salgado e refri na rodoviaria: esfiha fechada de carne e fanta laranja lata",
      ["esfiha-de-carne 70", "refrigerante-de-laranja 368"],
    ],
    [
      "a snack and a juice",
      "comi um salgado e um suco: empada e suco de uva",
      ["empada 70", "suco-de-uva 210"],
    ],
    ["who sells pastries", "habibs: 5 esfiha de carne e 1 kibe", ["esfiha-de-carne 350", "quibe 80"]],
    ["who sells chocolate", "kopenhagen 1 nha benta", ["nha-benta 30"]],
    ["who sells pizza", "dominos 4 fatias calabresa", ["pizza-de-calabresa 400"]],
    ["who sells sandwiches", "subway: 15cm de frango", ["sanduiche-de-metro 230"]],
    ["a box by its house", "china in box: yakisoba", ["yakisoba 400"]],
    [
      "who tells it for somebody",
      "aqui é a neta da dona Zilda, ela almoçou polenta e bife",
      ["polenta 150", "bife-grelhado 100"],
    ],
    [
      "where one waits",
      "no carro esperando a natação: biscoito de polvilho meio pacote e uma mexerica",
      ["biscoito-de-polvilho 50", "mexerica 135"],
    ],
    [
      "with whom tea was had",
      "Chá com as colegas: uma xícara de chá preto, dois biscoitos amanteigados",
      ["cha 200", "biscoito-amanteigado 14"],
    ],
    ["a little snack", "fiz um lanchinho com uma maçã", ["maca 150"]],
    [
      "a box, and how much of its soup",
      "minha mae mandou marmita: sopa de mandioca com carne, comi uma tigela",
      ["caldo-de-mandioca 300"],
    ],
    ["what is waited for", "esperando a pizza de calabresa", []],
    ["who wants it written down", "nutri mandou anotar tudo: 1 laranja", ["laranja 130"]],
    ["who wants it eaten", "a nutri mandou comer 1 laranja", []],
    [
      "who ordered for all",
      "hoje a firma pediu marmitex: arroz, torresmo não, bife",
      ["arroz-branco 125", "bife-grelhado 100"],
    ],
    ["another person's list", "eu: 1 pão com ovo. meu filho: 2 pães", ["pao-com-ovo 100"]],
    [
      "half of what is in brackets",
      "meio pf (arroz, feijão, bife), 1 suco",
      ["arroz-branco 63", "feijao-carioca 70", "bife-grelhado 50", "suco-de-fruta 208"],
    ],
    [
      "a burger by its bun",
      "pão de hambúrguer, 2 carnes e queijo",
      ["pao-de-hamburguer 55", "hamburguer-artesanal 300", "queijo-mucarela 20"],
    ],
    [
      "a patty on bread",
      "comi 2 hambúrgueres caseiros no pão com queijo prato",
      ["hamburguer-grelhado 160", "pao-de-hamburguer 110", "queijo-prato 30"],
    ],
    ["an omelette of whites", "1 omelete com 4 claras e 1 gema", ["omelete-de-claras 132", "gema-de-ovo 17"]],
    [
      "slices with two fillings",
      "2 fatias de pão integral com peito de peru e queijo branco",
      ["pao-de-forma-integral 50", "peito-de-peru 15", "queijo-minas-frescal 30"],
    ],
    [
      "why without salt",
      "almocei arroz e ovo. sem sal, por causa do rim",
      ["arroz-branco 125", "ovo-cozido 45"],
    ],
    ["what one gave up", "cortei o café com leite, tomo só preto agora", []],
    ["a cup of it", "tomei 1 café na firma: 50 ml", ["cafe 50"]],
    ["a question that is answered at once", "sabe o que eu jantei? arroz doce", ["arroz-doce 180"]],
    ["a question", "o que eu almocei hoje?", []],
    ["an outcry", "gente que almoço, feijoada e couve", ["feijoada 350", "couve-refogada 42"]],
    ["what the package held", "comi meio pote de sorvete, o pote é de 500 ml", ["sorvete 250"]],
    ["a shake without its kind", "tomei um shake de 200 ml e comi uma paçoca", ["shake 208", "pacoca 20"]],
    [
      "a shake with what it was mixed of",
      "meu shake, 1 scoop de whey com 200 ml de leite",
      ["whey-protein 30", "leite-integral 206"],
    ],
    ["peanuts that are counted", "comi 10 amendoins japonês", ["amendoim-japones 15"]],
  ])("%s", (_, text, eaten) => {
    expect(eatenAfter(text)).toEqual(eaten);
  });
});

describe("a meal that was not told until now", () => {
  it.each([
    [
      "o almoço eu não tinha mandado: 140 g de arroz, 90 g de feijão",
      ["arroz-branco 140", "feijao-carioca 90"],
    ],
    [
      "o almoço de ontem não mandei: arroz 100 g, 1 ovo",
      ["2026-11-22 arroz-branco 100", "2026-11-22 ovo-cozido 45"],
    ],
    ["e o café da manhã ainda não anotei. 2 fatias de mamão", ["mamao 340"]],
    ["o almoço não mandei ainda, depois mando", []],
    ["Fortaleza, café do hotel. 2 ovos e 1 pão", ["ovo-cozido 90", "pao-frances 50"]],
    ["tomei o café do hotel, 2 ovos e 1 pão", ["cafe 50", "ovo-cozido 90", "pao-frances 50"]],
  ])("%s", (text, eaten) => expect(eatenAfter(text)).toEqual(eaten));
});

describe("a body weight beside an older one", () => {
  const weighed = (text: string) => {
    const diary = new DiaryInMemory(ZONE);
    diary.say(text, NOW);
    return diary.entries.map((entry) => entry.type === "weight" && `${entry.day} ${entry.kg}`);
  };
  it.each([
    ["Peso de hoje: 84,2 kg. Ontem estava 84,9", "2026-11-23 84.2"],
    ["peso 84,2, ontem tava 84,9", "2026-11-23 84.2"],
    ["75,9 na balança da farmácia ontem e hoje em casa 76,3", "2026-11-23 76.3"],
    ["ontem pesei 75,9 e hoje 76,3", "2026-11-23 76.3"],
    ["anteontem eu tava com 91,2 e agora 90,4", "2026-11-23 90.4"],
    ["me pesei ontem e deu 91,2. hoje deu 90,8", "2026-11-23 90.8"],
    ["71,2 hoje de manhã, esqueci de pôr", "2026-11-23 71.2"],
    ["ontem pesei 75,9", "2026-11-22 75.9"],
  ])("%s", (text, held) => expect(weighed(text)).toEqual([held]));

  it("is none of what was eaten", () => {
    expect(eatenAfter("ontem comi 75,9 g de arroz e hoje 80 g")).toEqual([
      "2026-11-22 arroz-branco 76",
      "arroz-branco 80",
    ]);
  });
});

describe("what was said in jest or instead", () => {
  it.each([
    ["a box of sweets", "zerei uma caixa de bombom kkkk brincadeira, comi 3 bombons", ["bombom 60"]],
    ["all of a sentence", "comi pizza e tomei coca, brincadeira, só comi salada", ["salada-verde 80"]],
    ["a game with children", "comi pão com ovo na brincadeira com as crianças", ["pao-com-ovo 100"]],
    ["a whole one after a slice", "1 fatia de goiaba, digo 1 goiaba", ["goiaba 170"]],
    [
      "only what was told before",
      "galeto com arroz e baião não, só arroz mesmo",
      ["galeto 250", "arroz-branco 125"],
    ],
  ])("%s", (_, text, eaten) => {
    expect(eatenAfter(text)).toEqual(eaten);
  });
});

describe("a day of something else", () => {
  it.each([
    ["an operation", "operei a vesícula faz 5 dias. almoço: canja", ["canja 325"]],
    ["chemotherapy", "quimio ontem, enjoada. consegui 1 picolé de limão agora", ["picole-de-fruta 60"]],
    ["a diet's", "dieta líquida dia 3. 50 ml de água de coco", ["agua-de-coco 51"]],
    ["what was left from it", "almocei feijoada, ontem sobrou bastante", ["feijoada 350"]],
    ["a party's, where it was eaten", "festa ontem, comi 2 brigadeiros", ["2026-11-22 brigadeiro 30"]],
    ["a saying's", "feijoada, 1 concha, domingo é domingo", ["feijoada 160"]],
    ["the meal's", "ontem: pão com ovo", ["2026-11-22 pao-com-ovo 100"]],
    [
      "a later sentence's",
      "pão na chapa. ah e ontem de noite foi lasanha",
      ["pao-com-manteiga 60", "2026-11-22 lasanha 250"],
    ],
    [
      "what comes behind the comma, with its meal",
      "banana e iogurte natural, e ontem no jantar foi bife",
      ["banana-prata 75", "iogurte-natural 170", "2026-11-22 bife-grelhado 100"],
    ],
    [
      "what was forgotten",
      "pão com manteiga; ontem esqueci de anotar, jantei cachorro quente",
      ["pao-com-manteiga 60", "2026-11-22 cachorro-quente 125"],
    ],
    [
      "all that was told before it, where nothing follows",
      "frango com arroz. ontem no almoço.",
      ["2026-11-22 frango-grelhado 100", "2026-11-22 arroz-branco 125"],
    ],
    ["today's, whatever weekday it is called", "hj domingo na casa da vó: galinhada", ["galinhada 200"]],
    ["today's by its name", "hoje é sábado: feijoada", ["feijoada 350"]],
    ["a juice and what is in it", "suco verde, couve com limão, 300 ml", ["suco-verde 309"]],
    ["beside others", "suco verde, couve e gengibre, 1 copo. 1 pão", ["suco-verde 258", "pao-frances 50"]],
    ["none of its making", "suco verde, 1 pão", ["suco-verde 258", "pao-frances 50"]],
    [
      "a salad and what is in it",
      "um pratão de salada. sim, eu. alface, tomate e 1 ovo cozido",
      ["alface 30", "tomate 30", "ovo-cozido 45"],
    ],
    ["fish, and which it was", "peixe frito, um pargo inteiro", ["peixe-frito 220"]],
    ["by its weight", "peixe grelhado, 150 g de salmão", ["salmao 150"]],
    ["no fish besides", "peixe frito, 2 caranguejos", ["peixe-frito 120", "caranguejo 60"]],
    ["so much of what came with it", "café com açúcar, 1 colher de chá de açúcar", ["cafe 50", "acucar 4"]],
    ["so much of a filling", "pão com presunto, 1 fatia de presunto", ["pao-frances 50", "presunto 15"]],
  ])("%s", (_, text, eaten) => {
    expect(eatenAfter(text)).toEqual(eaten);
  });
});

describe("a number in the head counts nothing of what follows", () => {
  it.each([
    ["refeição 3: arroz e frango", ["arroz-branco 125", "frango-grelhado 100"]],
    ["refeição 3 arroz e frango", ["arroz-branco 125", "frango-grelhado 100"]],
    ["3a refeição: arroz e frango", ["arroz-branco 125", "frango-grelhado 100"]],
    ["ref 1: 2 ovos\nref 2: arroz e frango", ["arroz-branco 125", "frango-grelhado 100", "ovo-cozido 90"]],
    ["lanche 2: banana", ["banana-prata 75"]],
    ["opção 2: arroz", ["arroz-branco 125"]],
    ["dia 5 da dieta: arroz", ["arroz-branco 125"]],
    ["almocei na creche (sou tia da sala 3): arroz", ["arroz-branco 125"]],
    ["almoço no quarto 12: arroz", ["arroz-branco 125"]],
    ["meio dia e quinze: arroz", ["arroz-branco 125"]],
    ["almocei ao meio dia e dez: arroz", ["arroz-branco 125"]],
    ["oito e quinze: pão", ["pao-frances 50"]],
    ["uma e vinte: arroz", ["arroz-branco 125"]],
    ["almocei ao meio dia e dez uvas", ["uva 80"]],
  ])("%j", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("a salad is what is listed behind it", () => {
  it.each<[string, string[]]>([
    ["so salada hj. alface tomate e 1 lata atum", ["alface 30", "atum-em-lata 120", "tomate 30"]],
    ["comi salada. alface e tomate", ["alface 30", "tomate 30"]],
    ["só uma saladinha hj, alface e tomate", ["alface 30", "tomate 30"]],
    ["comi salada, alface 50 g e tomate 80 g", ["alface 50", "tomate 80"]],
    ["só fruta hj. banana e maçã", ["banana-prata 75", "maca 150"]],
    ["só sanduíche hj. pão e queijo", ["pao-frances 50", "queijo-mucarela 20"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["só salada hj", ["salada-verde 80"]],
    ["só salada hj. frango grelhado e arroz", ["arroz-branco 125", "frango-grelhado 100", "salada-verde 80"]],
    ["salada, tomate e ovo", ["ovo-cozido 45", "salada-verde 80", "tomate 100"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
