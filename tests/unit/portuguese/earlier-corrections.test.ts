import { describe, expect, it } from "vitest";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { applyCorrections } from "@/lib/portuguese/corrections/changes/correction";
import { understand } from "@/lib/portuguese/intents/understand";
import { EMPTY_CONVERSATION, type LoggedEntry } from "@/lib/portuguese/meaning/conversation";

const TODAY = "2026-11-22";
const now = new Date(`${TODAY}T16:00:00Z`);

function meal(id: string, kind: MealKind, foods: readonly string[]): LoggedEntry {
  const items = foods.map((foodId) => {
    const name = findFood(foodId)!.name;
    return { id: `${id}-${foodId}`, foodId, name, grams: 100, portion: null };
  });
  return { type: "meal", id, day: TODAY, kind, eatenAt: now.toISOString(), items };
}

const LUNCH = meal("lunch", "lunch", ["arroz-branco", "feijao-carioca", "bife-grelhado"]);
const BREAKFAST = meal("breakfast", "breakfast", ["pao-frances", "queijo-mucarela", "leite-integral"]);
const WATER: LoggedEntry = { type: "water", id: "water", day: TODAY, ml: 200 };

function read(text: string, last: LoggedEntry[] = [LUNCH]) {
  const conversation = { ...EMPTY_CONVERSATION, last };
  const earlier = [BREAKFAST, WATER];
  const understood = understand(text, { now, timeZone: "America/Sao_Paulo", conversation, earlier });
  return { understood, changes: applyCorrections(last, understood.corrections, earlier) };
}

describe("a take-back", () => {
  it.each([
    ["hmm apaga o queijo", "breakfast", ["queijo-mucarela"]],
    ["ah não, tira o feijão", "lunch", ["feijao-carioca"]],
    ["esquece o pão", "breakfast", ["pao-frances"]],
    ["o queijo pode tirar", "breakfast", ["queijo-mucarela"]],
    ["bah tchê tira o bife viu", "lunch", ["bife-grelhado"]],
    ["amor, você pode tirar o bife?", "lunch", ["bife-grelhado"]],
    ["quero apagar o arroz, por favor", "lunch", ["arroz-branco"]],
  ])("%s", (text, mealId, foods) => {
    const { understood, changes } = read(text);
    expect(understood.meals).toEqual([]);
    expect(changes.meals).toMatchObject([{ mealId, remove: foods.map((food) => `${mealId}-${food}`) }]);
  });

  it.each([
    ["apaga o almoço", "lunch"],
    ["apaga o café da manhã, amor", "breakfast"],
  ])("%s", (text, mealId) => {
    expect(read(text).changes.meals).toMatchObject([{ mealId, deleteMeal: true }]);
  });

  it("takes water back", () => {
    expect(read("tira a água").changes.removedWater).toEqual(["water"]);
  });

  it.each(["hmm tira o sorvete", "apaga a lasanha viu", "ah não, tira o brigadeiro"])(
    "of what was not logged never logs it: %s",
    (text) => {
      const { understood, changes } = read(text);
      expect(understood.meals).toEqual([]);
      expect(changes).toMatchObject({ meals: [], problem: { kind: "item_unknown" } });
    },
  );

  it.each(["comi frango sem tirar a pele", "vou apagar o incêndio", "tirei o glúten da dieta"])(
    "is none: %s",
    (text) => {
      expect(read(text).understood.corrections).toEqual([]);
    },
  );

  it("goes with what is put in its place", () => {
    const { changes } = read("tira o bife e bota frango");
    expect(changes.meals).toMatchObject([{ mealId: "lunch", remove: ["lunch-bife-grelhado"] }]);
    expect(changes.meals[0]?.add).toHaveLength(1);
  });
});

describe("how something was", () => {
  it("changes what was logged earlier", () => {
    const { understood, changes } = read("o leite era desnatado viu");
    expect(understood.meals).toEqual([]);
    expect(changes.meals).toMatchObject([{ mealId: "breakfast", update: [{ foodId: "leite-desnatado" }] }]);
  });

  it("is asked about rather than logged once more", () => {
    const { understood } = read("o bife foi bem gostoso");
    expect(understood.meals).toEqual([]);
  });

  it("of nothing named is about the last meal alone", () => {
    expect(read("era zero").changes.meals).toEqual([]);
  });
});
