import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { FoodCategory } from "@/lib/nutrition/foods/food";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";

/** What is kept of every day. */
export type Nutrient = "kcal" | "protein" | "carbs" | "fat" | "fibre" | "sodium" | "water";

/** What people ask about and no diary entry holds: said so. */
export const UNKEPT_NUTRIENTS = [
  "sugar",
  "cholesterol",
  "saturated_fat",
  "iron",
  "calcium",
  "potassium",
  "vitamins",
  "omega3",
  "glycaemic_index",
  "caffeine",
  "alcohol",
] as const;
export type UnkeptNutrient = (typeof UNKEPT_NUTRIENTS)[number];

/** Days, both included; one day is a period too. Never ahead of today. */
export type Period = { from: Day; to: Day };

/** What is asked again and again and has one answer. */
export type CommonTopic =
  | "languages"
  | "refund"
  | "charged"
  | "referral"
  | "discount"
  | "pause_plan"
  | "photos"
  | "complete_protein"
  | "glycaemic_index"
  | "milk_and_mango"
  | "egg_cholesterol"
  | "carbs_at_night"
  | "papaya"
  | "detox"
  | "fruit_sugar"
  | "sweetener"
  | "fasting"
  | "water_a_day"
  | "protein_a_day"
  | "salt_a_day"
  | "skipping_meals"
  | "weight_swings"
  | "party"
  | "labels"
  | "media"
  | "other_measures"
  | "minor"
  | "hide_figures"
  | "accuracy"
  | "how_to_delete"
  | "past_entries"
  | "cooking_fat"
  | "coffee_water"
  | "alerts"
  | "account"
  | "fibre_a_day"
  | "meal_timing"
  | "plateau"
  | "professionals"
  | "bmi"
  | "gluten"
  | "exercise_energy"
  | "household_measures"
  | "no_replacement"
  | "protein_powders"
  | "low_carb"
  | "fattening"
  | "fewer_messages"
  | "card";

/** What a message about health may touch; each gets care and a referral, never a diagnosis. */
export type HealthTopic =
  | "emergency"
  | "self_harm"
  | "eating_disorder"
  | "medication"
  /** "me lembra de tomar o remédio": of which nobody is reminded here. */
  | "medicine_reminder"
  | "condition"
  | "symptom"
  /** Told, and kept in no diary. */
  | "medicine_told"
  | "glucose_told"
  | "pressure_told"
  /** What food does to them: of foods that were named, or which to eat. */
  | "glucose_food"
  | "pressure_food"
  | "glucose_fruit"
  | "glucose_foods"
  | "pressure_foods"
  | "drunk"
  | "bloated"
  | "creatine"
  | "protein_powder";

/** Of one's own weight: now, on a day of the past, its change, its extremes, what is missing to the goal. */
export type WeightAsked = "now" | "then" | "change" | "least" | "most" | "left";

/** What of a profile is asked about. */
export type ProfileAsked = "height" | "age" | "allergies" | "restrictions" | "conditions" | "activity";

export type Question =
  | { kind: "day"; day: Day; nutrient: Nutrient | null }
  /** Several days: their sum and their mean; of some meals only, where those were named. */
  | { kind: "span"; period: Period; nutrient: Nutrient | null; meals: MealKind[]; mean: boolean }
  /** The first against the second. */
  | { kind: "compare"; periods: [Period, Period]; nutrient: Nutrient; meals: MealKind[] }
  /** The day of the period with most or least. */
  | { kind: "extreme"; period: Period; nutrient: Nutrient; most: boolean }
  /** How many days of the period met the goal. */
  | { kind: "met"; period: Period; nutrient: Nutrient }
  /** How many days and meals were told of. */
  | { kind: "logged"; period: Period }
  /** What of a nutrient came from which food. */
  | { kind: "sources"; period: Period; nutrient: Nutrient; meals: MealKind[] }
  /** How often, how much and when a food was eaten. */
  | { kind: "eaten"; items: ParsedItem[]; period: Period; when: boolean }
  | { kind: "left"; nutrient: Nutrient | null }
  /** A food's figures. */
  | { kind: "food"; items: ParsedItem[]; nutrient: Nutrient | null; unkept: UnkeptNutrient | null }
  /** Which foods of a kind were eaten, or how often: "quais frutas comi essa semana?" */
  | { kind: "eaten_kinds"; categories: FoodCategory[]; said: string; period: Period; meals: MealKind[] }
  /** "o que tem no caruru?" */
  | { kind: "contents"; items: ParsedItem[] }
  /** "se eu comer 1500 por dia, quanto emagreço?" */
  | { kind: "projection" }
  /** "quantas calorias gasto por dia?" */
  | { kind: "expenditure" }
  | { kind: "common"; topic: CommonTopic }
  /** "qual refeição minha tem mais gordura?" */
  | { kind: "by_meal"; period: Period; nutrient: Nutrient }
  /** "tapioca ou pão?" */
  | { kind: "versus"; items: ParsedItem[]; nutrient: Nutrient | null }
  /** "dá pra jantar lasanha?" */
  | { kind: "fits"; items: ParsedItem[]; meal: MealKind | null }
  /** "o que posso jantar?", "me dá uma ideia leve" */
  | {
      kind: "ideas";
      meal: MealKind | null;
      light: boolean;
      nutrient: Nutrient | null;
      items: ParsedItem[];
      without: string;
      /** kcal that were said; null: what is left of the day. */
      atMostKcal: number | null;
    }
  | { kind: "meal"; day: Day; meals: MealKind[]; nutrient: Nutrient | null; hour?: true }
  | { kind: "weight"; period: Period | null; asks: WeightAsked }
  | { kind: "water"; day: Day }
  /** What a nutritionist's meal plan has for a day; of some of its meals, where those were named. */
  | { kind: "plan"; day: Day; meals: MealKind[] }
  | { kind: "unkept"; nutrient: UnkeptNutrient }
  | { kind: "profile"; asks: ProfileAsked }
  /** "por que minha meta mudou?" */
  | { kind: "goal_why"; nutrient: Nutrient }
  /** `items`: foods whose figures are shown with it. */
  | { kind: "health"; topic: HealthTopic; items?: ParsedItem[] }
  /** What the assistant does, how data is kept, whether it is a person. */
  | { kind: "about" }
  | { kind: "unknown_food"; said: string };
