import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const ZONE = "America/Sao_Paulo";
const NOON = new Date("2026-11-23T15:30:00Z");
const EVENING = new Date("2026-11-23T23:00:00Z");

/** "lunch arroz-carreteiro 100", meal by meal. */
function eatenIn(diary: DiaryInMemory): string[] {
  return diary.entries.flatMap((entry) =>
    entry.type === "meal"
      ? entry.items.map(({ foodId, grams }) => `${entry.kind} ${foodId} ${Math.round(grams)}`)
      : [],
  );
}

function eatenAfter(...texts: string[]): string[] {
  const diary = new DiaryInMemory(ZONE);
  for (const text of texts) diary.say(text, NOON);
  return eatenIn(diary);
}

describe("what is not eaten yet", () => {
  it.each([
    ["cooking", "preparando macarrão pro jantar"],
    ["in the oven", "assando um bolo"],
    ["put off", "comendo bife mais tarde"],
    ["packed for later", "trouxe uma marmita de frango e arroz, vou comer só 21h"],
    ["what was brought to somebody else", "pra ela veio uma sopinha"],
    ["the weight of somebody in care", "minha aluna pesou 62,3 hoje"],
    ["a wish", "queria mt um pastel de carne agora"],
    ["missed", "sdds de um açaí"],
    ["much missed", "to com mt saudade de coxinha"],
    ["dreamt of", "sonhando com um brigadeiro"],
    ["what one would eat", "comeria uma pizza inteira agora"],
    ["what would be welcome", "aceitava um café agora"],
    ["kept for tomorrow", "ganhei um alfajor da bia mas guardei pra amanha"],
    ["kept for dinner", "ganhei um pedaço de bolo, deixei pra janta"],
    ["to be had after training, in slang", "dps do treino vou mandar um whey"],
    ["to be had later, in slang", "mais tarde vou bater um açaí"],
    ["to be had tonight, in slang", "hoje à noite vou detonar uma pizza"],
    ["so much of it, in slang", "vou mandar 2 scoops de whey"],
    ["what dinner will be", "Jantar será às 20h30: salmão 150 g."],
    ["wished for, in shorthand", "janta hj qro peixe"],
    ["kept in the fridge", "comprei um bolo, guardei na geladeira"],
    ["grilled later", "vou grelhar um frango mais tarde"],
    ["baked in a while", "vou assar um peixe daqui a pouco"],
    ["made for dinner", "vou montar um sanduíche pra janta"],
    ["to be thawed", "vou descongelar um bife"],
    ["cooked later, as it is now", "mais tarde grelho um frango"],
    ["eaten tomorrow", "como 2 ovos amanhã"],
    ["left in its spices", "deixei um frango marinando pra grelhar mais tarde"],
  ])("%s", (_, text) => {
    const diary = new DiaryInMemory(ZONE);
    diary.say(text, NOON);
    expect(diary.entries).toEqual([]);
  });

  it.each([
    ["eaten right now", "comendo bife agora", ["lunch bife-grelhado 100"]],
    ["missed no more", "matei a saudade de um açaí", ["lunch acai 300"]],
    ["missed and then eaten", "tava com saudade de feijoada, comi um prato", ["lunch feijoada 350"]],
    ["wished for, and another eaten", "queria era um x-burger mas comi 1 maçã", ["lunch maca 150"]],
    [
      "of which only the rest is kept",
      "pedi pizza, comi 2 fatias e guardei o resto",
      ["lunch pizza-de-mucarela 200"],
    ],
    ["given and eaten", "ganhei um bombom e já comi", ["lunch bombom 20"]],
    ["a snack that is made and eaten", "fazendo um lanche: pão com ovo", ["lunch pao-com-ovo 100"]],
    ["sent to be noted down", "vou mandar o que comi: 2 ovos", ["lunch ovo-cozido 90"]],
    ["had, in slang", "mandei um whey", ["lunch whey-protein 30"]],
    ["eaten late", "almocei mais tarde hoje, lasanha", ["lunch lasanha 250"]],
    ["eaten, and hungry again later", "comi pão, vou comer mais tarde de novo", ["lunch pao-frances 50"]],
    ["one's own besides", "pra minha filha fiz arroz, pra mim salada", ["lunch salada-verde 80"]],
  ])("but %s is", (_, text, eaten) => {
    expect(eatenAfter(text)).toEqual(eaten);
  });
});

describe("what was left of a meal", () => {
  it.each([
    [
      "the other half",
      ["almocei lasanha", "sobrou metade, deixei pra janta"],
      "jantei a outra metade",
      ["dinner lasanha 125"],
    ],
    [
      "half of a box",
      ["almocei meia marmita de estrogonofe"],
      "jantei a outra metade",
      ["dinner strogonoff-de-carne 150"],
    ],
    [
      "the rest of one of several",
      ["almocei estrogonofe de frango e arroz"],
      "jantei o resto do estrogonofe",
      ["dinner strogonoff-de-frango 150"],
    ],
    [
      "what was taken out for later",
      ["almocei 150g de arroz e 120g de frango grelhado", "tira o frango, deixei pra janta"],
      "comi o frango da marmita agora com um pão francês",
      ["dinner frango-grelhado 120", "dinner pao-frances 50"],
    ],
    [
      "a third, and more beside it",
      ["almocei yakisoba, comi dois terços"],
      "jantei o terço que tinha sobrado do yakisoba e uma maçã",
      ["dinner yakisoba 133", "dinner maca 150"],
    ],
  ])("%s is eaten at its own time", (_, before, text, eaten) => {
    const diary = new DiaryInMemory(ZONE);
    for (const one of before) diary.say(one, NOON);
    const lunch = eatenIn(diary);
    diary.say(text, EVENING);
    expect(eatenIn(diary)).toEqual([...lunch, ...eaten]);
  });
});

describe("what is cooked ahead or for guests", () => {
  it.each([
    "hj fiz as marmita da semana, cada uma com 120g de arroz e 100g de frango desfiado",
    "preparei as marmitas da semana com 100g de arroz e 120g de frango cada",
    "fiz a marmita de amanhã: arroz, feijão e ovo",
    "congelei 10 marmitas de arroz, feijão e carne moída",
    "deixei as marmitas prontas, cada uma com 100g de arroz",
    "Hoje faço churrasco para doze pessoas. Três quilos de costela e dois de linguiça.",
    "hoje vou fazer churrasco pra 10 pessoas. 3 kg de carne e 2 de linguiça",
    "faço feijoada pra família hoje, 2 kg de feijão e 1 kg de linguiça",
  ])("%s", (said) => expect(heldAfter(said)).toEqual([]));

  it.each<[string, string[]]>([
    ["fiz marmita: arroz 100g e frango 120g", ["arroz-branco 100", "frango-grelhado 120"]],
    ["hoje fiz churrasco e comi 200g de picanha", ["picanha 200"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("so many of what was asked about", () => {
  it.each([
    [["qta caloria tem 1 lata de cerveja?", "e 2?", "então tomei 2"], "cerveja 708"],
    [["quantas calorias tem 1 fatia de pizza?", "comi 3 então"], "pizza-de-mucarela 300"],
    [["quantas calorias tem um bombom?", "comi 2"], "bombom 40"],
    [["quantas calorias tem 2 ovos?", "comi 3"], "ovo-cozido 135"],
    [["quantas calorias tem 100 g de picanha?", "comi 200 g"], "picanha 200"],
    [["posso comer melancia?", "comi 1 fatia"], "melancia 200"],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual([held]));
});

describe("what was wondered about or planned, and not eaten after all", () => {
  const PIZZA = "comi 3 fatias de pizza";
  it.each([
    ["se eu comer mais uma fatia estoura o dia?", "tá, n comi. boa noite!!"],
    ["posso comer mais um pedaço?", "não comi"],
    ["quantas calorias tem um brigadeiro?", "ah então não quero"],
    ["vou comer um pudim", "no fim não comi"],
    ["e se eu comer um doce?", "então não comi não"],
  ])("%j", (...said) => expect(heldAfter(PIZZA, ...said)).toEqual(["pizza-de-mucarela 300"]));

  it("is said of what was told where nothing was asked", () =>
    expect(heldAfter(PIZZA, "não comi")).toEqual([]));
});

it("leaves what was told as it is where somebody longs for more", () => {
  const told = "comi 2 hot roll";
  expect(heldAfter(told, "queria tanto um sushi")).toEqual(["hot-roll 60"]);
  expect(heldAfter(told, "sdds de um sushi")).toEqual(["hot-roll 60"]);
  expect(heldAfter(told, "queria um hot roll agora")).toEqual(["hot-roll 60"]);
});

describe("what was waited for, by its noun alone", () => {
  it.each([
    [
      "pedi um xis coração, chega em 40 minutos",
      "chegou e já era. comi o xis inteiro.",
      ["lunch x-coracao 340"],
    ],
    [
      "vou fazer um risoto de camarão pro almoço",
      "comi o risoto, ficou ótimo",
      ["lunch risoto-de-camarao 200"],
    ],
    ["vou fazer frango assado", "comi o frango grelhado", ["lunch frango-grelhado 100"]],
  ])("%s / %s", (plan, told, held) => expect(eatenAfter(plan, told)).toEqual(held));
});

it("the rest of it, named before its verb, is eaten then", () => {
  const diary = new DiaryInMemory(ZONE);
  diary.say("almocei um poke", NOON);
  diary.say("não comi tudo, sobrou 1/4", NOON);
  diary.say("o resto do poke comi agora", EVENING);
  expect(eatenIn(diary)).toEqual(["lunch poke 315", "dinner poke 105"]);
});
