import { describe, expect, it } from "vitest";
import { portionText } from "@/lib/nutrition/foods/portion";
import { applyCorrections } from "@/lib/portuguese/corrections/changes/correction";
import { following, read } from "./read";

/** What a sentence changes in what was logged before it. */
function changes(text: string, logged: string) {
  const before = following(logged);
  return applyCorrections(before.talk.last, read(text, before).corrections);
}

const updated = (text: string, logged: string) =>
  changes(text, logged).meals.flatMap(({ update }) =>
    update.map(({ itemId, foodId, grams, portion }) => [
      itemId,
      foodId,
      grams,
      portionText(portion, "pt-BR"),
    ]),
  );

describe("amounts", () => {
  it.each([
    ["foram 3 conchas", "almoco", ["item-feijao-carioca", "feijao-carioca", 420, "3 conchas"]],
    ["foram 3, não 2", "almoco", ["item-feijao-carioca", "feijao-carioca", 420, "3 conchas"]],
    ["o arroz foram 6 colheres", "almoco", ["item-arroz-branco", "arroz-branco", 150, "6 colheres de sopa"]],
    ["foram 200g de arroz", "almoco", ["item-arroz-branco", "arroz-branco", 200, "200 g"]],
    ["o bife era grande", "almoco", ["item-bife-grelhado", "bife-grelhado", 150, "1 bife grande"]],
    ["foram 2 fatias", "sobremesa", ["item-pudim-de-leite", "pudim-de-leite", 200, "2 fatias médias"]],
    ["eram 3 pães", "lanche", ["item-pao-frances", "pao-frances", 150, "3 unidades médias"]],
  ])("%s", (text, logged, item) => {
    expect(updated(text, logged)).toEqual([item]);
  });

  it("asks when two items had that number", () => {
    expect(changes("foram 3, não 2", "lanche")).toMatchObject({
      meals: [],
      problem: { kind: "unclear", items: expect.arrayContaining(["Presunto"]) },
    });
  });
});

describe("foods", () => {
  it.each([
    ["não era pudim, era mousse", "sobremesa", ["item-pudim-de-leite", "mousse-de-maracuja", 100, "1 taça"]],
    [
      "o suco era sem açúcar",
      "lanche",
      ["item-suco-de-laranja-com-acucar", "suco-de-laranja", 208, "1 copo"],
    ],
    ["o suco foi de uva", "lanche", ["item-suco-de-laranja-com-acucar", "suco-de-uva", 210, "1 copo"]],
    ["era feijão preto", "almoco", ["item-feijao-carioca", "feijao-preto", 280, "2 conchas"]],
    ["troca o bife por 150g de frango", "almoco", ["item-bife-grelhado", "frango-grelhado", 150, "150 g"]],
  ])("%s", (text, logged, item) => {
    expect(updated(text, logged)).toEqual([item]);
  });

  it("takes items out and puts items in", () => {
    expect(changes("tira o presunto e o queijo", "lanche").meals[0]?.remove).toEqual([
      "item-presunto",
      "item-queijo-mucarela",
    ]);
    expect(changes("faltou uma maçã", "almoco").meals[0]?.add).toMatchObject([
      { foodId: "maca", grams: 150 },
    ]);
  });

  it("deletes a meal whose last item goes", () => {
    expect(changes("tira o pudim", "sobremesa").meals[0]).toMatchObject({ deleteMeal: true });
  });

  it("names what there is when the item is not", () => {
    expect(changes("tira a lasanha", "sobremesa").problem).toEqual({
      kind: "item_unknown",
      said: "lasanha",
      items: ["Pudim de leite condensado"],
    });
  });
});

describe("meal, day and hour", () => {
  it("move the meal", () => {
    expect(changes("isso foi no jantar de ontem", "almoco").meals[0]?.set).toEqual({
      kind: "dinner",
      day: "2026-11-19",
    });
    expect(changes("foi às 14h", "almoco").meals[0]?.set).toEqual({ eatenAt: "2026-11-20T17:00:00.000Z" });
  });

  it("move water and weight too", () => {
    expect(changes("foi ontem", "agua").water).toEqual([{ id: "water-1", day: "2026-11-19" }]);
    expect(changes("foi ontem", "peso").weight).toEqual([{ id: "weight-1", day: "2026-11-19" }]);
  });
});

describe("water and weight", () => {
  it.each(["foram 300 ml", "na verdade foi 300ml", "não, foram 300"])("%s", (text) => {
    expect(changes(text, "agua").water).toEqual([{ id: "water-1", ml: 300 }]);
  });

  it("take the new number", () => {
    expect(changes("errei, é 71,9", "peso").weight).toEqual([{ id: "weight-1", kg: 71.9 }]);
  });
});

it("has nothing to correct without an entry", () => {
  expect(applyCorrections([], [{ kind: "unclear" }]).problem).toEqual({ kind: "nothing_to_correct" });
});
