import type { Answer, DayGoals, DayView, Outcome } from "@/lib/chat/replies/outcome";
import type { EatenFood } from "@/lib/nutrition/views/eaten-food";
import type { PeriodDay } from "@/lib/nutrition/views/period-days";
import { type HealthTopic, UNKEPT_NUTRIENTS } from "@/lib/portuguese/meaning/question";
import { itemsOf } from "./read";

export const TODAY = "2026-11-22";
export const PERIOD = { from: "2026-11-16", to: TODAY };
const BEFORE = { from: "2026-10-01", to: "2026-10-31" };
export const FIGURES = { kcal: 1800, protein_g: 90, carbs_g: 200, fat_g: 60, fibre_g: 20, sodium_mg: 1900 };
export const GOALS: DayGoals = {
  ...{ kcal: 2000, protein_g: 120, carbs_g: 220, fat_g: 70, fibre_g: 28, sodium_mg: 2000, waterMl: 2500 },
  ...{ weightKg: 65, referral: null },
};
export const DAY: DayView = { day: TODAY, totals: FIGURES, waterMl: 1200, goals: GOALS };
export const days = (...kcals: number[]): PeriodDay[] =>
  kcals.map((kcal, i) => ({
    ...{ ...FIGURES, kcal, day: `2026-11-1${6 + i}`, meals: 3, water_ml: 1000, weight_kg: null },
  }));
export const EGG: EatenFood = {
  ...FIGURES,
  food: "ovo-cozido",
  name: "Ovo cozido",
  grams: 90,
  counted: [{ measure: "unidade", quantity: 2 }],
  times: 2,
  last: "2026-11-20",
};
export const APPLE: EatenFood = {
  ...FIGURES,
  food: "maca",
  name: "Maçã",
  grams: 150,
  counted: null,
  times: 1,
  last: TODAY,
};
const WEIGHT = { currentKg: 70.2, initialKg: 75, goalKg: 65, entries: [{ day: "2026-11-20", kg: 70.2 }] };
const WEIGHED = {
  ...{
    within: [
      { day: "2026-11-17", kg: 71 },
      { day: "2026-11-20", kg: 70.2 },
    ],
    before: { day: "2026-11-10", kg: 72 },
  },
};
export const eggs = itemsOf("comi 2 ovos cozidos");
const both = itemsOf("comi 1 tapioca e 1 pão francês");

export const WHY: Extract<Answer, { kind: "goal_why" }> = {
  ...{ kind: "goal_why", nutrient: "kcal", now: 2196, origin: "computed", goals: GOALS },
  ...{ weightKg: 82.4, weightGoalKg: 78 },
  computed: {
    ...{ maintenanceKcal: 2600, changeKcal: 404, direction: "lose", weightGoalKg: 78, isFromDiary: true },
  },
  before: { day: "2026-11-21", amount: 2665, weightKg: 78.8, weightGoalKg: 78 },
};

export const ANSWERS: readonly Answer[] = [
  WHY,
  { ...WHY, before: null, computed: { ...WHY.computed!, direction: "gain" } },
  { ...WHY, before: { ...WHY.before!, weightGoalKg: 70 }, computed: { ...WHY.computed!, direction: "keep" } },
  { ...WHY, before: { ...WHY.before!, weightKg: 82.4 }, nutrient: "protein", now: 120 },
  { ...WHY, origin: "set" },
  { ...WHY, origin: "nutritionist" },
  { ...WHY, origin: "default", nutrient: "water", now: 2000 },
  { ...WHY, now: null, origin: "none" },
  {
    kind: "span",
    period: PERIOD,
    nutrient: "protein",
    meals: [],
    mean: true,
    days: days(1800, 2000),
    goals: GOALS,
  },
  { kind: "span", period: PERIOD, nutrient: null, meals: [], mean: false, days: days(1800), goals: GOALS },
  { kind: "span", period: BEFORE, nutrient: "water", meals: [], mean: false, days: [], goals: GOALS },
  {
    kind: "compare",
    periods: [PERIOD, BEFORE],
    nutrient: "kcal",
    meals: [],
    days: [days(1800), days(1500, 1700)],
  },
  { kind: "compare", periods: [PERIOD, BEFORE], nutrient: "sodium", meals: [], days: [days(1800), []] },
  { kind: "extreme", period: PERIOD, nutrient: "kcal", most: true, days: days(1800, 2500) },
  { kind: "met", period: PERIOD, nutrient: "kcal", met: 2, judged: 3 },
  { kind: "met", period: PERIOD, nutrient: "water", met: 0, judged: 0 },
  { kind: "logged", period: PERIOD, days: days(1800, 2500) },
  { kind: "sources", period: PERIOD, nutrient: "fat", meals: [], foods: [EGG, APPLE] },
  { kind: "eaten", items: eggs, period: PERIOD, when: false, foods: [EGG] },
  { kind: "eaten", items: eggs, period: PERIOD, when: true, foods: [EGG] },
  { kind: "eaten", items: eggs, period: PERIOD, when: false, foods: [] },
  {
    kind: "eaten_kinds",
    categories: ["fruit"],
    said: "frutas",
    period: PERIOD,
    meals: [],
    foods: [APPLE, EGG],
  },
  { kind: "by_meal", period: PERIOD, nutrient: "fat", meals: [{ ...FIGURES, kind: "lunch", days: 3 }] },
  { kind: "contents", items: eggs },
  { kind: "versus", items: both, nutrient: "protein" },
  { kind: "food", items: eggs, nutrient: "protein", unkept: null },
  { kind: "food", items: eggs, nutrient: null, unkept: "iron" },
  { kind: "left", nutrient: null, day: DAY },
  { kind: "left", nutrient: "sodium", day: DAY },
  { kind: "day", nutrient: "fibre", day: DAY, meals: [] },
  {
    kind: "ideas",
    meal: "dinner",
    nutrient: "protein",
    day: DAY,
    ideas: [{ ...FIGURES, foods: [APPLE], own: true }],
  },
  { kind: "ideas", meal: "dinner", nutrient: null, day: DAY, ideas: [] },
  { kind: "ideas", meal: "dinner", nutrient: null, day: DAY, ideas: null },
  { kind: "fits", items: eggs, day: DAY, watch: ["glucose", "pressure"] },
  ...(["glucose_food", "pressure_food", "condition"] as const).map(
    (topic): Answer => ({ kind: "health", topic, items: eggs }),
  ),
  ...(
    [
      ...["medicine_told", "glucose_told", "pressure_told", "glucose_fruit", "glucose_foods"],
      ...["pressure_foods", "medicine_reminder", "drunk", "bloated", "creatine", "protein_powder"],
    ] as HealthTopic[]
  ).map((topic): Answer => ({ kind: "health", topic })),
  { kind: "expenditure", kcal: 2100 },
  { kind: "projection" },
  { kind: "weight", weight: WEIGHT },
  ...(["now", "then", "change", "least", "most", "left"] as const).map(
    (asks): Answer => ({ kind: "weighed", asks, period: PERIOD, weight: WEIGHT, ...WEIGHED }),
  ),
  { kind: "weighed", asks: "then", period: PERIOD, weight: WEIGHT, within: [], before: null },
  ...UNKEPT_NUTRIENTS.map((nutrient): Answer => ({ kind: "unkept", nutrient })),
  ...(["height", "age", "allergies", "restrictions", "conditions", "activity"] as const).map(
    (asks): Answer => ({
      ...{ kind: "profile", asks },
      profile: {
        heightCm: 170,
        ageYears: 30,
        allergies: "Leite",
        restrictions: ["Glúten"],
        conditions: [],
        activity: "light",
      },
    }),
  ),
];

export const OTHERS: readonly Outcome[] = [
  { kind: "goal_set", goal: "weight", before: 70, after: 65, until: "2027-03-31", kcal: 1700, currentKg: 72 },
  { kind: "goal_set", goal: "days", before: null, after: 5, until: null, kcal: null, currentKg: null },
  {
    ...{ kind: "confirm_goal", goal: "weight", value: 45, before: null },
    doubts: {
      warnings: ["low_energy"],
      referral: { obstacles: ["goal_underweight"], leastKg: 53.5 },
      isPrescribed: true,
      isTender: false,
    },
  },
  {
    ...{ kind: "confirm_goal", goal: "weight", value: 55, before: null },
    doubts: { warnings: [], referral: null, isPrescribed: false, isTender: true },
  },
  { kind: "notice", notice: { kind: "aim", aim: "lose", isTender: true } },
  { kind: "profile_set", command: { kind: "set_profile", fact: "body", cm: 172, years: 34 } },
  { kind: "profile_set", command: { kind: "set_profile", fact: "name", name: "Ana Paula" } },
  { kind: "ask_when", meal: "lunch" },
  ...[true, false].flatMap((add) =>
    [true, false].map(
      (already): Outcome => ({
        ...{ kind: "profile_list", already, isKnown: add },
        command: { kind: "set_profile", fact: "list", list: "allergies", add, words: "Amendoim" },
      }),
    ),
  ),
];
