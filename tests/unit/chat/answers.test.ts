import { describe, expect, it } from "vitest";
import { compose } from "@/lib/chat/replies/compose-reply";
import type { Answer, Outcome } from "@/lib/chat/replies/outcome";
import { LOCALES } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import type { Meal } from "@/lib/nutrition/meals/meal";
import type { EatenFood } from "@/lib/nutrition/views/eaten-food";
import { avoidedBy } from "@/lib/nutrition/warnings/food-warnings";
import {
  ANSWERS,
  APPLE,
  DAY,
  days,
  EGG,
  eggs,
  FIGURES,
  GOALS,
  OTHERS,
  PERIOD,
  TODAY,
  WHY,
} from "./answer-samples";
import { itemsOf } from "./read";

/** What a phone shows at once, more or less. */
const SCREEN = 900;

describe.each(LOCALES)("what is answered in %s", (locale) => {
  const outcomes: Outcome[] = [
    ...ANSWERS.map((answer): Outcome => ({ kind: "answer", answer, today: TODAY, avoided: [] })),
    ...OTHERS,
  ];

  it.each(outcomes.map((outcome) => [JSON.stringify(outcome).slice(0, 90), outcome] as const))(
    "%s",
    (_, outcome) => {
      const replies = compose(outcome, translator(locale), locale);
      expect(replies.length).toBeGreaterThan(0);
      for (const { body } of replies) {
        expect(body.trim()).not.toBe("");
        expect(body.length).toBeLessThan(SCREEN);
        expect(body).not.toMatch(/chat\.|[{}]|undefined|NaN|null/);
      }
    },
  );
});

it("points out a food that is asked about and avoided", () => {
  const avoided = avoidedBy({
    allergies: "Ovo",
    dietaryRestrictions: [],
    healthConditions: [],
    dietaryPreferences: [],
    medications: "",
  });
  const answer: Answer = { kind: "fits", items: eggs, day: DAY, watch: [] };
  const [reply] = compose({ kind: "answer", answer, today: TODAY, avoided }, translator("pt-BR"), "pt-BR");
  expect(reply?.body).toContain("⚠️");
});

const said = (answer: Answer) =>
  compose({ kind: "answer", answer, today: TODAY, avoided: [] }, translator("pt-BR"), "pt-BR")
    .map(({ body }) => body)
    .join("\n");

it("says why a goal is another than yesterday", () => {
  expect(said(WHY)).toContain("Ontem era 2.665 kcal. Mudou com o seu peso: 78,8 → 82,4 kg.");
  expect(said({ ...WHY, before: null })).toContain("Nos últimos 7 dias ela não mudou.");
  expect(said({ ...WHY, origin: "set" })).toContain("foi você quem definiu");
});

it("counts what was told by the can or the glass", () => {
  const beer = { ...EGG, food: "cerveja", name: "Cerveja", grams: 1770, times: 2 };
  const asked = { kind: "eaten" as const, items: itemsOf("tomei uma cerveja"), period: PERIOD, when: false };
  const cans = [{ measure: "lata" as const, quantity: 5 }];
  expect(said({ ...asked, foods: [{ ...beer, counted: cans }] })).toContain("*5 latas* (1.770 g");
  expect(said({ ...asked, foods: [{ ...beer, counted: null }] })).toContain("1.770 g");
  const alcohol = said({
    ...{ kind: "eaten_kinds", categories: ["alcohol"], said: "alcool", period: PERIOD, meals: [] },
    foods: [{ ...beer, counted: cans }],
  });
  expect(alcohol).toContain("Cerveja (5 latas)");
  expect(alcohol).toMatch(/perto de \d+ g de álcool/);
});

it("a meal that was told in parts is one meal", () => {
  const part = (id: string, food: EatenFood): Meal => ({
    ...{
      id,
      day: TODAY,
      kind: "lunch",
      eatenAt: `${TODAY}T15:00:00.000Z`,
      source: "whatsapp_text",
      version: 1,
    },
    items: [
      {
        ...FIGURES,
        id: `i-${id}`,
        food: food.food,
        name: food.name,
        grams: 100,
        portion: null,
        salt: "usual",
      },
    ],
    totals: FIGURES,
  });
  const found = [part("m-1", EGG), part("m-2", APPLE)];
  const asked = {
    kind: "meal" as const,
    day: TODAY,
    meals: ["lunch" as const],
    found,
    timeZone: "America/Sao_Paulo",
  };
  const whole = said({ ...asked, nutrient: null });
  expect(whole.match(/Almoço/g)).toHaveLength(1);
  expect(whole).toContain("3.600 kcal");
  expect(said({ ...asked, nutrient: "carbs" })).toContain("400 g");
  const day = said({ kind: "day", nutrient: null, day: DAY, meals: found });
  expect(day).toContain("• Almoço · 3.600 kcal: Ovo cozido, Maçã");
});

it("the mean of a week leaves out today, which goes on", () => {
  const week = days(1800, 1800, 300).map((day, i) => (i === 2 ? { ...day, day: TODAY } : day));
  const span = {
    kind: "span" as const,
    period: PERIOD,
    nutrient: "kcal" as const,
    meals: [],
    mean: false,
    goals: GOALS,
  };
  const text = said({ ...span, days: week });
  expect(text).toContain("Últimos 7 dias (16/11 a 22/11)");
  expect(text).toContain("Média por dia, sem contar hoje: 1.800 kcal");
});

it("nothing fits any more where the day is over its goal", () => {
  const over = { ...DAY, totals: { ...FIGURES, kcal: 2415 } };
  expect(said({ kind: "left", nutrient: null, day: over })).toContain("Hoje, até agora:");
  expect(said({ kind: "left", nutrient: null, day: DAY })).toContain("Ainda cabem hoje:");
});

it("tells what went for a goal that is still asked about", () => {
  const doubts = { warnings: [], referral: null, isPrescribed: false, isTender: true };
  const gone = { water: [], weight: [{ id: "w-1", day: TODAY, kg: 70, previous: null }] };
  const outcome: Outcome = { kind: "confirm_goal", goal: "weight", value: 70, before: null, doubts, gone };
  const [reply] = compose(outcome, translator("pt-BR"), "pt-BR");
  expect(reply?.body).toContain("Tirei do diário os 70 kg");
});
