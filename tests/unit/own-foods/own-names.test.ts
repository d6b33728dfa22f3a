import { describe, expect, it } from "vitest";
import { composeOwnFoods } from "@/lib/nutrition/own-foods/compose-own-foods";
import { understand } from "@/lib/portuguese/intents/understand";
import { EMPTY_CONVERSATION } from "@/lib/portuguese/meaning/conversation";
import { labelled, PANCAKE_PARTS, recipe } from "./some-foods";

const CONTEXT = {
  now: new Date("2026-11-20T12:00:00Z"),
  timeZone: "America/Sao_Paulo",
  conversation: EMPTY_CONVERSATION,
};
const OWN = composeOwnFoods([
  labelled({ id: "granola", name: "Granola" }),
  labelled({ id: "iogurte", name: "Iogurte da Dona Lu" }),
  labelled({ id: "whey", name: "Whey Max", portionMeasure: "scoop", portionGrams: 32 }),
  recipe({ id: "panqueca", name: "Panqueca", ingredients: PANCAKE_PARTS, yieldPortions: 6 }),
  recipe({ id: "bolo", name: "Bolo de caneca", ingredients: PANCAKE_PARTS, yieldPortions: 2 }),
]);

function items(text: string, ownFoods = OWN) {
  return understand(text, { ...CONTEXT, ownFoods }).meals.flatMap((meal) =>
    meal.items.map(({ foodId, grams }) => `${foodId} ${grams}`),
  );
}

describe("foods of one's own in a message", () => {
  it.each([
    ["comi granola", ["own-granola 40"]],
    ["comi minha granola", ["own-granola 40"]],
    ["tomei café da manhã: 2 colheres de sopa de granola", ["own-granola 30"]],
    ["comi 80 g da minha granola", ["own-granola 80"]],
    ["comi 2 panquecas da minha receita", ["own-panqueca 138.6"]],
    ["comi duas da minha receita de panqueca", ["own-panqueca 138.6"]],
    ["comi 1 panqueca que eu fiz e uma banana", ["own-panqueca 69.3", "banana-prata 75"]],
    ["tomei 1 scoop de whey max", ["own-whey 32"]],
    ["comi o iogurte da dona lu", ["own-iogurte 40"]],
    ["comi meu iogurte com banana", ["own-iogurte 40", "banana-prata 75"]],
    ["comi bolo de caneca", ["own-bolo 208"]],
    ["comi minha granolla", ["own-granola 40"]],
    ["almocei arroz e feijão", ["arroz-branco 125", "feijao-carioca 140"]],
  ])("%s", (text, eaten) => {
    expect(items(text)).toEqual(eaten);
  });

  it("leave those names to the catalogue that it knows longer ones of", () => {
    expect(items("comi bolo de cenoura")[0]).toMatch(/^bolo-de-cenoura/);
    expect(items("comi iogurte natural")[0]).toMatch(/^iogurte/);
  });

  it("are nobody else's", () => {
    expect(items("comi granola", [])[0]).toMatch(/^granola/);
    expect(items("comi o iogurte da dona lu", []).some((item) => item.startsWith("own-"))).toBe(false);
  });

  it("are corrected and asked about like any other", () => {
    const asked = understand("quantas calorias tem minha granola?", { ...CONTEXT, ownFoods: OWN });
    expect(asked.question).toMatchObject({ kind: "food", items: [{ foodId: "own-granola" }] });
  });
});
