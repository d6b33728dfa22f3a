import { describe, expect, it } from "vitest";
import {
  bodyOfDraft,
  draftOfFood,
  draftOfItem,
  figuresOfDraft,
  GRAMS,
  gramsOfDraft,
  inMeasure,
  steppedAmount,
  totalsOfDrafts,
  withAmount,
} from "@/components/diary/items/item-draft";
import { clockOf, instantOf } from "@/components/diary/items/meal-clock";
import { readTypedAmount } from "@/components/diary/items/read-amount";

const BEANS = {
  id: "feijao",
  name: "Feijão",
  source: "taco:1",
  per100g: { kcal: 76, protein_g: 4.8, carbs_g: 13.6, fat_g: 0.5, fibre_g: 8.5, sodium_mg: 2 },
  portions: [{ name: "concha", measure: "concha" as const, grams: 140 }],
};
const STORED = {
  id: "5ecec017-3e26-4dca-bd6e-87e588bfade3",
  food: "feijao",
  name: "Feijão",
  grams: 280,
  portion: "2 conchas",
  quantity: 2,
  measure: "concha" as const,
  ...{ kcal: 213, protein_g: 13.4, carbs_g: 38.1, fat_g: 1.4, fibre_g: 23.8, sodium_mg: 6 },
};

it("keeps the figures of then when only the amount changes", () => {
  const then = { ...STORED, kcal: 300 };
  const draft = draftOfItem(then, BEANS);
  expect(figuresOfDraft(draft)?.kcal).toBe(300);
  expect(figuresOfDraft({ ...draft, amount: "1" })?.kcal).toBe(150);
  expect(figuresOfDraft({ ...draftOfItem(STORED, BEANS), amount: "1" })?.kcal).toBe(106);
});

describe("an item being typed", () => {
  it.each([
    ["1,5", 1.5],
    ["1.5", 1.5],
    [" 1/2 ", 0.5],
    ["½", 0.5],
    ["1½", 1.5],
    ["2 1/4", 2.25],
    ["", null],
    ["um", null],
    ["1/0", null],
    ["1e400", null],
  ])("reads %j as %j", (typed, value) => {
    expect(readTypedAmount(typed)).toBe(value);
  });

  it("starts with one usual portion", () => {
    const draft = draftOfFood(BEANS, "a");
    expect(gramsOfDraft(draft)).toBe(140);
    expect(bodyOfDraft(draft)).toEqual({ food: "feijao", quantity: 1, measure: "concha" });
    expect(figuresOfDraft(draft)?.kcal).toBe(106);
  });

  it("is none with no amount, a negative one or more than anybody eats", () => {
    const draft = draftOfFood(BEANS, "a");
    for (const amount of ["", "0", "-1", "1001", "x"]) expect(bodyOfDraft({ ...draft, amount })).toBeNull();
    expect(bodyOfDraft({ ...draft, measure: GRAMS, amount: "5001" })).toBeNull();
    expect(bodyOfDraft({ ...draft, measure: "balde" })).toBeNull();
    expect(totalsOfDrafts([{ ...draft, amount: "" }]).kcal).toBe(0);
  });
});

describe("a stored item", () => {
  it("comes back in the measure it was logged in, and goes as it came when nobody touches it", () => {
    const draft = draftOfItem(STORED, BEANS);
    expect(draft).toMatchObject({ amount: "2", measure: "concha" });
    const { id, food, grams, quantity, measure } = STORED;
    expect(bodyOfDraft(draft)).toEqual({ id, food, grams, quantity, measure });
    expect(figuresOfDraft(draft)).toBe(STORED);
  });

  it("is in grams when its food is gone or does not come in that measure", () => {
    expect(draftOfItem(STORED, undefined)).toMatchObject({ amount: "280", measure: GRAMS });
    const { quantity: _, measure: __, ...unmeasured } = STORED;
    const other = draftOfItem({ ...unmeasured, portion: "um pratão" }, BEANS);
    expect(other).toMatchObject({ amount: "280", measure: GRAMS });
    expect(bodyOfDraft(other)).toMatchObject({ grams: 280, portion: "um pratão" });
    expect(bodyOfDraft({ ...other, amount: "200" })).toEqual({ id: STORED.id, food: "feijao", grams: 200 });
  });
});

it("reads and writes the clock where the person lives", () => {
  const zone = "America/Manaus";
  expect(clockOf("2026-11-20T03:05:00.000Z", zone)).toBe("23:05");
  expect(instantOf("2026-11-19", "23:05", zone)).toBe("2026-11-20T03:05:00.000Z");
  expect(instantOf("2026-11-19", "25:00", zone)).toBeNull();
  expect(instantOf("2026-11-19", "", zone)).toBeNull();
});

describe("one step more or less", () => {
  const portion = draftOfFood(BEANS, "k");
  it.each([
    ["1", 1, "1,5"],
    ["1,5", 1, "2"],
    ["2", 1, "3"],
    ["3", -1, "2"],
    ["2", -1, "1,5"],
    ["0,5", -1, "0,5"],
    ["1,25", 1, "1,5"],
    ["1,25", -1, "1"],
    ["", 1, "1"],
    ["x", -1, "1"],
  ] as const)("of portions, from %s by %i", (amount, direction, expected) => {
    expect(steppedAmount({ ...portion, amount }, direction)).toBe(expected);
  });

  it.each([
    ["100", 1, "110"],
    ["200", 1, "250"],
    ["200", -1, "190"],
    ["10", -1, "10"],
    ["255", 1, "300"],
  ] as const)("of grams, from %s by %i", (amount, direction, expected) => {
    expect(steppedAmount({ ...portion, measure: GRAMS, amount }, direction)).toBe(expected);
  });
});

describe("the same in another measure", () => {
  const food = {
    ...BEANS,
    portions: [
      { name: "concha", measure: "concha" as const, grams: 140 },
      { name: "colher de sopa", measure: "colher-de-sopa" as const, grams: 25 },
      { name: "unidade média", measure: "unidade" as const, size: "medium" as const, grams: 90 },
      { name: "unidade large", measure: "unidade" as const, size: "large" as const, grams: 130 },
    ],
  };
  const draft = (amount: string, measure: string) => ({ ...draftOfFood(food, "k"), amount, measure });

  it.each([
    ["200", GRAMS, "colher-de-sopa", "8"],
    ["200", GRAMS, "concha", "1,5"],
    ["180", GRAMS, "colher-de-sopa", "7"],
    ["40", GRAMS, "concha", "0,25"],
    ["3", GRAMS, "concha", "0,25"],
    ["1", "concha", GRAMS, "140"],
    ["1/4", "colher-de-sopa", GRAMS, "6,5"],
    ["1,5", "unidade medium", GRAMS, "135"],
    ["1", "concha", "colher-de-sopa", "6"],
    ["2", "unidade medium", "unidade large", "2"],
    ["2", "unidade medium", "unidade medium", "2"],
    ["", "concha", GRAMS, ""],
    ["x", GRAMS, "concha", "x"],
  ])("of %j %s it is in %s: %j", (amount, from, measure, expected) => {
    expect(inMeasure(draft(amount, from), measure)).toMatchObject({ amount: expected, measure });
  });

  it.each([
    ["100", "concha", GRAMS, "100"],
    ["100", "colher-de-sopa", GRAMS, "100"],
    ["2", GRAMS, "concha", "2"],
    ["200", GRAMS, "colher-de-sopa", "8"],
    ["2", "concha", GRAMS, "280"],
  ])(
    "takes %j, typed while it was %s, for %s where that is the likelier: %j",
    (amount, from, measure, expected) => {
      expect(inMeasure(draft(amount, from), measure, true)).toMatchObject({ amount: expected, measure });
    },
  );

  it("is what was typed on the way back, however often it was converted", () => {
    const typed = draft("180", GRAMS);
    const there = inMeasure(inMeasure(typed, "colher-de-sopa"), "concha");
    expect(there.amount).toBe("1,5");
    expect(inMeasure(there, GRAMS)).toEqual(typed);
    expect(inMeasure(withAmount(there, "2"), GRAMS).amount).toBe("280");
  });

  it("follows the size that was chosen", () => {
    const large = inMeasure(inMeasure(draft("1", "unidade medium"), GRAMS), "unidade large");
    expect(large).toMatchObject({ amount: "1", measure: "unidade large" });
    expect(inMeasure(large, GRAMS).amount).toBe("130");
  });

  it("leaves a stored item that comes back to its measure untouched", () => {
    const stored = draftOfItem({ ...STORED, grams: 283 }, food);
    expect(inMeasure(inMeasure(stored, "colher-de-sopa"), "concha")).toEqual(stored);
  });
});
