import { describe, expect, it } from "vitest";
import { understand } from "@/lib/portuguese/intents/understand";
import { EMPTY_CONVERSATION } from "@/lib/portuguese/meaning/conversation";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const NOW = new Date("2026-11-22T16:00:00Z");
const ZONE = "America/Sao_Paulo";

describe("several of one kind", () => {
  it.each([
    [
      ["comi 2 esfihas de carne", "uma era de queijo e a outra de carne"],
      ["esfiha-de-carne 80", "esfiha-de-queijo 80"],
    ],
    [
      ["1 banana", "mais uma", "na verdade a segunda foi maçã"],
      ["banana-prata 75", "maca 150"],
    ],
  ])("%j", (said, held) => {
    expect(heldAfter(...said).map((one) => one.split(" ")[0])).toEqual(held.map((one) => one.split(" ")[0]));
  });

  it("what is told of somebody else's is fewer, not another kind", () => {
    expect(heldAfter("comi 3 pastéis de carne", "um deles era do meu irmão")).toHaveLength(1);
  });
});

describe("one after the other in one sentence", () => {
  it("the second is said of what the first made of it", () => {
    const [held] = heldAfter("comi frango grelhado", "na verdade o frango era assado e comi dois pedaços");
    expect(held).toMatch(/^frango-assado/);
  });

  it("water told beside a take-back is stored", () => {
    const held = heldAfter("tapioca e suco de laranja", "sem o suco, tomei só água, 200 ml");
    expect(held.map((one) => one.split(" ")[0])).toEqual(["tapioca", "water"]);
  });
});

describe("said with its reason, or beside something", () => {
  it.each([
    [["bebi 250 ml de água", "mais um copo de 300", "apaga esse último, derramei tudo"], ["water 250"]],
    [
      ["bebi 250 ml de água", "mais 500 ml de água", "essa última foi só 400"],
      ["water 250", "water 400"],
    ],
    [["peso 91,2", "opa digitei errado é 92,1"], ["kg 92.1"]],
    [["peso 91,2", "foi na balança da minha mãe, tá quebrada, apaga esse peso"], []],
    [["peso 91,2", "essa balança não presta, desconsidera o peso"], []],
    [
      ["almocei 200 g de macarrão integral", "jantar igual o almoço mas metade de tudo"],
      ["macarrao-integral 100", "macarrao-integral 200"],
    ],
    [
      ["ontem almocei 1 milkshake de 500ml", "jantar de ontem: 1 pote de sorvete daqueles de 473ml inteiro"],
      ["milk-shake 525", "sorvete 473"],
    ],
    [
      ["comi 1 pastel e 1 snickers", "apaga o pastel, dei pro moleque", "mentira, dei só metade"],
      ["chocolate-com-amendoim 45", "pastel 50"],
    ],
    [
      ["almocei arroz e 2 bifes", "troca os bife por frango, era 1 filé de frango grelhado"],
      ["arroz-branco 125", "frango-grelhado 100"],
    ],
    [
      ["almocei arroz e 2 bifes", "troca os bifes por frango"],
      ["arroz-branco 125", "frango-grelhado 200"],
    ],
    [
      ["almocei arroz", "de sobremesa banana caramelada... não, banana prata crua mesmo, uma"],
      ["arroz-branco 125", "banana-prata 75"],
    ],
    [
      ["almocei arroz", "tomei coca, não, guaraná"],
      ["arroz-branco 125", "guarana 364"],
    ],
    [["chá de erva-cidreira com 1 colher de mel", "Tire o mel, o chá foi puro."], ["cha-de-ervas 206"]],
    [
      ["bolo de fubá e chá", "no chá foi uma colherinha de mel"],
      ["bolo-de-fuba 60", "cha 200", "mel 5"],
    ],
    [
      ["2 hambúrgueres de 120g sem pão", "e 150ml de vinho tinto", "mais uma taça igual"],
      ["hamburguer-grelhado 240", "vinho-tinto 298"],
    ],
    [["salada com azeite", "tira o azeite, a salada foi pura"], ["salada-verde 80"]],
    [["iogurte com granola", "tira a granola, comi o iogurte puro"], ["iogurte-natural 170"]],
    [["hoje pesei 94 kg", "Desculpe, 93 kg. Olhei errado."], ["kg 93"]],
    [["peso 92", "levantei 95 kg no supino"], ["kg 92"]],
    [["peso 92", "comprei 90 kg de cimento"], ["kg 92"]],
    [["meia banana", "banana inteira vai"], ["banana-prata 75"]],
  ])("%j", (said, held) => {
    expect(heldAfter(...said)).toEqual(held);
  });

  it("what was seasoned is not eaten twice", () => {
    const held = heldAfter("almocei frango e salada", "temperei a salada com 1 colher de azeite");
    expect(held.filter((one) => one.startsWith("salada"))).toHaveLength(1);
    expect(held.some((one) => one.startsWith("azeite"))).toBe(true);
  });

  it("what was left untouched is not eaten", () => {
    expect(heldAfter("comi 200 g de maminha", "tinha salada mas nem encostei")).toEqual(["maminha 200"]);
  });

  it.each([
    "a marmita era de 600 g",
    "a marmita toda deu 600 g",
    "a quentinha pesou 600g",
    "deu 600 g no total",
  ])("a plate weighed whole: %s", (said) => {
    const held = heldAfter("almocei arroz, 1 bife, feijão e 1 ovo", said);
    expect(held).toHaveLength(4);
    expect(held.reduce((sum, one) => sum + Number(one.split(" ")[1]), 0)).toBeCloseTo(600, -1);
  });

  it("a plate weighed whole, with the same food on it twice, is asked about", () => {
    const lunch = ["almocei arroz, 1 bife, feijão e 1 bife", "a marmita era de 600 g"] as const;
    expect(heldAfter(...lunch)).toEqual(heldAfter(lunch[0]));
  });

  it("a plate that was not finished: each thing in its share", () => {
    const held = heldAfter(
      "marmita de 400g: arroz, feijão e strogonoff de frango",
      "não dei conta, sobrou 100g",
    );
    expect(held.reduce((sum, one) => sum + Number(one.split(" ")[1]), 0)).toBeCloseTo(300, -1);
  });
});

describe("back again", () => {
  it("a weight that went with other things comes back with them", () => {
    expect(heldAfter("peso 72,4 e comi 1 banana", "apaga tudo isso", "volta")).toEqual([
      "banana-prata 75",
      "kg 72.4",
    ]);
  });

  it("what was eaten after all", () => {
    const held = heldAfter("comi hambúrguer com batata frita", "sem a batata", "mentira, comi a batata sim");
    expect(held.map((one) => one.split(" ")[0])).toEqual(["batata-frita", "hamburguer"]);
  });
});

it("stores nothing on a day that is still to come", () => {
  expect(heldAfter("amanhã eu como salada, prometo")).toEqual([]);
});

describe("foods of one's own, in English", () => {
  const command = (text: string) =>
    understand(text, { now: NOW, timeZone: ZONE, conversation: EMPTY_CONVERSATION }).command;

  it.each([
    ["save my granola: 100 g has 420 kcal, 9 g protein", "keep_food"],
    ["my granola: 100 g has 420 kcal, 9 g of protein", "keep_food"],
    ["my pancake recipe makes 6: 2 eggs, 1 cup of milk", "keep_recipe"],
    ["save my usual breakfast: 2 eggs, 1 slice of bread and coffee", "keep_recipe"],
    ["show my saved foods", "own_foods"],
    ["delete my pancake recipe", "drop_food"],
  ])("%s: %s", (text, kind) => expect(command(text)?.kind).toBe(kind));

  it.each(["I had my usual breakfast: 2 eggs and coffee", "my lunch: rice, beans and chicken"])(
    "%s: eaten",
    (text) => {
      expect(command(text)).toBeNull();
    },
  );
});

describe("questions without a figure of one's own", () => {
  it.each([
    ["qual meu imc?", "bmi"],
    ["tem glúten na aveia?", "gluten"],
    ["quantas calorias queima 40 min de caminhada?", "exercise_energy"],
    ["quando eu falo 1 copo vc conta quantos ml?", "household_measures"],
    ["esse app substitui a nutricionista?", "no_replacement"],
    ["low carb pode feijão?", "low_carb"],
    ["meu cartão venceu, como faço pra trocar?", "card"],
  ])("%s: %s", (text, topic) => {
    const { question, meals } = understand(text, {
      now: NOW,
      timeZone: ZONE,
      conversation: EMPTY_CONVERSATION,
    });
    expect(question).toEqual({ kind: "common", topic });
    expect(meals).toEqual([]);
  });
});

it("what others ate of a thing that was told messages before is fewer of it", () => {
  const held = heldAfter(
    "comi 3 fatias de pizza",
    "bebi 300 ml de água",
    "meu filho comeu uma fatia da pizza",
  );
  expect(held).toContain("pizza-de-mucarela 200");
});

describe("of a meal before the last", () => {
  const TOLD = ["jantei 1 temaki", "e um suco de uva 300 ml", "no almoço foi lasanha 1 pedaço"];
  it.each([
    "tira o suco, era água 500ml",
    "o suco era água 500ml",
    "apaga o suco, foi água 500 ml",
    "troca o suco por 500 ml de água",
  ])("water in the place of a drink: %s", (said) =>
    expect(heldAfter(...TOLD, said)).toEqual(["lasanha 250", "temaki 180", "water 500"]),
  );

  it.each([
    "Por favor, apague o temaki. Não cheguei a comer.",
    "tira o temaki. nem comi",
    "remove o temaki do jantar; acabei não comendo",
    "exclua o temaki! não deu tempo de comer",
  ])("what goes, and why: %s", (said) =>
    expect(heldAfter(...TOLD, said)).toEqual(["lasanha 250", "suco-de-uva 315"]),
  );
});

describe("one more with its amount, of another kind", () => {
  it.each([
    ["2 espetinhos de carne", "e espetinho de coração 1", "coracao-de-frango 60"],
    ["2 espetinhos de carne", "mais espetinho de frango 3", "espetinho-de-frango 210"],
    ["3 fatias de pizza de calabresa", "e pizza de frango 1 fatia", "pizza-de-frango 120"],
    ["2 pastéis de carne", "e pastel de queijo 1", "pastel-de-queijo 100"],
  ])("%s, %s", (told, said, more) =>
    expect(heldAfter(told, said)).toEqual([...heldAfter(told), more].sort()),
  );
});
