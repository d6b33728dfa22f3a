import { describe, expect, it } from "vitest";
import type { ConversationState } from "@/lib/portuguese/meaning/conversation";
import { eaten, NOW, read } from "./read";

describe("one message of several things", () => {
  it("holds a meal, water and a weight together", () => {
    const understood = read("almocei 100g de frango, bebi 300 ml de água e peso 72,4");
    expect(understood).toMatchObject({
      intent: "meal",
      water: [{ ml: 300, day: "2026-11-20", assumed: [] }],
      weight: [{ kg: 72.4, day: "2026-11-20" }],
    });
    expect(understood.meals).toHaveLength(1);
  });

  it("sorts foods under the meals that are named before or after them", () => {
    const { meals } = read("no café comi tapioca, no almoço arroz e feijão, à noite pizza");
    expect(meals.map(({ kind, items }) => [kind, items.length])).toEqual([
      ["breakfast", 1],
      ["lunch", 2],
      ["dinner", 1],
    ]);
    const { meals: behind } = read("comi arroz no almoço e sopa no jantar");
    expect(behind.map(({ kind, items }) => [kind, items[0]?.foodId])).toEqual([
      ["lunch", "arroz-branco"],
      ["dinner", "sopa-de-legumes"],
    ]);
  });
});

describe("time", () => {
  it("guesses the meal from the person's own clock", () => {
    expect(read("comi uma maçã").meals[0]).toMatchObject({ kind: "lunch", kindSaid: false });
    expect(read("comi uma maçã", { timeZone: "Asia/Tokyo" }).meals[0]).toMatchObject({
      kind: "supper",
      day: "2026-11-21",
    });
  });

  it("takes a dinner told after midnight for the evening before", () => {
    const now = new Date("2026-11-21T03:30:00Z");
    expect(read("jantei pizza", { now }).meals[0]).toMatchObject({ kind: "dinner", day: "2026-11-20" });
  });

  it("never dates a meal in the future", () => {
    const { meals } = read("jantei às 21h uma sopa");
    expect(new Date(meals[0]?.eatenAt ?? "").getTime()).toBeLessThanOrEqual(NOW.getTime());
  });

  it("keeps what is for tomorrow out of the diary", () => {
    expect(read("amanhã vou comer feijoada")).toMatchObject({ intent: "other", talk: "plan", meals: [] });
  });
});

describe("amounts", () => {
  it.each([
    ["3 colheres (75g) de arroz", "arroz-branco", 75],
    ["2 bifes de 150g", "bife-grelhado", 300],
    ["uma concha e meia de feijão", "feijao-carioca", 210],
    ["meio mamão", "mamao", 155],
    ["1 copo de 300 ml de leite", "leite-integral", 309],
    ["arroz 150", "arroz-branco", 150],
    ["omelete de 3 ovos", "omelete", 165],
  ])("%s", (text, food, grams) => {
    expect(eaten(text)).toEqual([[food, grams]]);
  });

  it("says which default it took", () => {
    const [item] = read("comi arroz").meals[0]?.items ?? [];
    expect(item?.assumed).toEqual([
      { kind: "portion", portion: { quantity: 1, measure: "porcao", size: null }, grams: 125 },
    ]);
    expect(item?.confidence).toBeLessThan(0.9);
  });

  it("says what it read in spite of the spelling", () => {
    const [item] = read("comi brocolys").meals[0]?.items ?? [];
    expect(item).toMatchObject({ foodId: "brocolis" });
  });

  it("asks about an amount that nobody eats", () => {
    expect(read("40 pizzas")).toMatchObject({ meals: [], ask: { asks: "portion" } });
    expect(eaten("150 maçã")).toEqual([["maca", 150]]);
    const { meals, ask } = read("comi 4 kg de arroz e um ovo");
    expect(meals[0]?.items.map(({ foodId }) => foodId)).toEqual(["ovo-cozido"]);
    expect(ask).toMatchObject({ asks: "portion", addTo: null });
    expect(ask?.options.length).toBeGreaterThan(1);
  });

  it("stores none of several such amounts: one is asked about, the others are left out", () => {
    const { meals, ask, unknown } = read("comi 200kg de arroz, 90 kg de feijão e 1 banana");
    expect(meals.map(({ items }) => items.map(({ foodId }) => foodId))).toEqual([["banana-prata"]]);
    expect(ask).toMatchObject({ asks: "portion", said: "200kg de arroz" });
    expect(unknown).toEqual(["90 kg de feijão"]);
  });
});

describe("what was not eaten", () => {
  it.each([
    ["não comi arroz, só salada", ["salada-verde"]],
    ["pão sem manteiga", ["pao-frances"]],
    ["meu marido comeu pizza", []],
    ["arroz do almoço de ontem", ["arroz-branco"]],
  ])("%s", (text, ids) => {
    expect(eaten(text).map(([food]) => food)).toEqual(ids);
  });
});

describe("what was only meant, bought, made or left", () => {
  it.each([
    "quase comi um brigadeiro mas resisti",
    "comprei 2kg de frango no mercado",
    "fiz um bolo de cenoura pro aniversário da minha filha",
    "cozinhei feijão e arroz",
    "sobrou metade da pizza",
    "joguei fora o pão",
    "nada de pão hoje",
    "pulei o café da manhã",
    "minha meta é beber 2 litros de água",
  ])("%s: nothing is stored", (text) => {
    expect(read(text)).toMatchObject({ meals: [], water: [], weight: [] });
  });

  it("leaves what was eaten instead", () => {
    expect(eaten("ia comer pizza mas comi salada")).toEqual([["salada-verde", 80]]);
    expect(eaten("pulei o café e almocei 2 pratos de feijoada")).toEqual([["feijoada", 700]]);
  });
});

describe("what is not known", () => {
  it("is reported in the person's words", () => {
    expect(read("comi arroz e 2 xablaus").unknown).toEqual(["2 xablaus"]);
  });

  it("becomes a question when a name is near, and the answer logs it", () => {
    const { ask } = read("comi doce");
    expect(ask).toMatchObject({ asks: "food" });
    const talk: ConversationState = { last: [], open: ask };
    expect(read("2", { talk }).meals[0]?.items[0]).toEqual(
      ask?.options[1] && "item" in ask.options[1] ? ask.options[1].item : null,
    );
    expect(read("nenhum desses", { talk }).command).toEqual({ kind: "dismiss" });
  });

  it("joins the meal that is there already", () => {
    const { ask } = read("comi doce");
    const talk: ConversationState = { last: [], open: ask && { ...ask, addTo: "meal-1" } };
    expect(read("a primeira", { talk })).toMatchObject({
      intent: "correction",
      corrections: [{ kind: "add" }],
    });
  });
});

describe("what people say in passing", () => {
  it.each<[string, [string, number][]]>([
    ["vitamina de banana com aveia e leite desnatado 300ml", [["vitamina-de-banana-com-aveia", 318]]],
    ["2 ovos cozidos sem a gema", [["clara-de-ovo", 60]]],
    ["1 sanduíche de atum no pão integral", [["sanduiche-de-atum", 140]]],
    ["🍌🍌", [["banana-prata", 150]]],
    ["doce de leite colher de sopa", [["doce-de-leite", 25]]],
    [
      "café com leite desnatado e adoçante",
      [
        ["cafe-com-leite-desnatado", 206],
        ["adocante", 0.05],
      ],
    ],
    ["comi um omeletão com 4 ovos", [["omelete", 220]]],
    ["meia calabresa meia portuguesa, comi 2 fatias", [["pizza-de-calabresa", 200]]],
    [
      "buffet por quilo deu 450 g: arroz e feijão",
      [
        ["arroz-branco", 212],
        ["feijao-carioca", 238],
      ],
    ],
    ["o lanche deu 300 g: salada", [["salada-verde", 300]]],
  ])("%s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });

  it("keeps hearts on their skewer", () => {
    const [, hearts] = eaten("comi 2 espetinhos de carne, 1 de coração");
    expect(hearts?.[0]).toBe("coracao-de-frango");
    expect(hearts?.[1]).toBeGreaterThan(30);
  });

  it("does not store what something unknown is made of", () => {
    expect(read("comi uma tartiflette de queijo")).toMatchObject({ meals: [], ask: { asks: "food" } });
    expect(eaten("comi uma lapada de feijão")).toEqual([["feijao-carioca", 140]]);
  });

  it("counts water once when its amount comes late", () => {
    expect(read("só tomei água hoje, uns 2 litros").water.map(({ ml }) => ml)).toEqual([2000]);
  });
});

describe("a number that counts nothing is no amount", () => {
  it.each([
    "5511987655569",
    "(11) 98765-5569",
    "11 3333-4444",
    "98765-5569",
    "123.456.789-09",
    "7891234567890",
  ])("%s", (number) => {
    expect(read(`bebi 200 ml de água ${number}`).water.map(({ ml }) => ml)).toEqual([200]);
    expect(read(`sou a Ana, ${number}, comi 1 banana`).meals[0]?.items).toHaveLength(1);
  });

  it("but a range and thousands are amounts", () => {
    expect(read("bebi 1000-1500 ml de água").water.map(({ ml }) => ml)).toEqual([1250]);
    expect(read("bebi 1.500 ml de água").water.map(({ ml }) => ml)).toEqual([1500]);
  });
});
