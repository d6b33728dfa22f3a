import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { Food } from "@/lib/nutrition/foods/food";
import type { Command } from "@/lib/portuguese/meaning/command";
import type { ConversationState, LoggedEntry, OpenQuestion } from "@/lib/portuguese/meaning/conversation";
import type { Question } from "@/lib/portuguese/meaning/question";
import type {
  Amount,
  ParsedItem,
  ParsedMeal,
  ParsedWater,
  ParsedWeight,
} from "@/lib/portuguese/portions/parsed-entries";

/** What a message mainly is. Meals, water and weight may come together; the first one said gives the name. */
export type Intent =
  | "meal"
  | "water"
  | "weight"
  | "correction"
  | "question"
  | "command"
  | "greeting"
  | "other";

/** A change to the last entry. `food` is a catalogue id, null when it must be found by `from` or is the only one. */
export type Correction =
  /** `share`: of what was told only this much was eaten. */
  | { kind: "amount"; food: string | null; from: number | null; to: Amount; share?: number }
  | { kind: "remove"; foods: string[]; said: string }
  /** A whole meal of a day; null: today. `id`: that one of several. */
  | { kind: "remove_meal"; meal: MealKind; day: string | null; id?: string }
  /** Without an id the newest; `ml`: of that amount, which nobody told. */
  | { kind: "remove_water"; id?: string; ml?: number }
  | { kind: "remove_weight" }
  /** All that the last message stored. */
  | { kind: "remove_last" }
  /** So much more of an item, or less where the quantity is negative; null: the one that was spoken of last. */
  | { kind: "more"; food: string | null; by: Amount }
  /** A dish without one of its parts is what remains of it. */
  | { kind: "open"; from: string; to: ParsedItem[] }
  /** Another day or kind for a meal named by its kind and day (null: the latest), or for one food of a meal. */
  | { kind: "move_meal"; meal: MealKind; day: string | null; to: Moved }
  | { kind: "move_item"; food: string; to: Moved }
  | { kind: "replace"; from: string | null; fromSaid: string | null; to: ParsedItem }
  /** `mealId`: into that meal; else into the last. */
  | { kind: "add"; items: ParsedItem[]; mealId?: string }
  /** Beside a correction, what was eaten at another time: "isso foi ontem, hoje almocei peixe". */
  | { kind: "record"; meals: ParsedMeal[]; water?: ParsedWater[]; weight?: ParsedWeight[] }
  /** As these entries were before the newest correction. */
  | { kind: "restore"; entries: LoggedEntry[] }
  | { kind: "meal_kind"; to: MealKind }
  | { kind: "day"; to: string }
  | { kind: "time"; eatenAt: string }
  /** `from`: the amount that was wrong, where it was said; `times`: so many glasses, of which no size was told. */
  | { kind: "water"; ml: number; from?: number; share?: number; times?: number }
  | { kind: "weight"; kg: number }
  /** What was said changes nothing of a dish. Names, for the reply. */
  | { kind: "kept"; why: Kept; dish: string; part: string }
  /** "tá errado", "corrigir": something is wrong and what must be asked. */
  | { kind: "unclear" };

/** Why nothing changes: the dish holds it already, less seasoning leaves it as much, it is noted down just so, or only once. */
export type Kept = "holds" | "seasoning" | "noted" | "once";

/** Where an entry belongs; what is not said stays as it was. */
export type Moved = { kind?: MealKind; day?: string; eatenAt?: string };

/** What needs no record: each has an answer of its own. `morning`, `evening`: a greeting; `good_night`: a goodbye; `plan`: food for later; `aside`: told of something else, of which there is nothing to note; `advised`: what somebody who cares for one's health said; `others`: eaten by somebody else; `ate`: not said what; `habit`: what one usually eats. */
export const SMALL_TALK = [
  "hello",
  "thanks",
  "bye",
  "ok",
  "empty",
  "emoji",
  "off_topic",
  "skipped",
  "exercise",
  "about_me",
  "plan",
  "others",
  "ate",
  "habit",
  "praise",
  "morning",
  "evening",
  "good_night",
  "blessing",
  "wishes",
  "joke",
  "tired",
  "glad",
  "relief",
  "promise",
  "ache",
  "hungry",
  "weighed_then",
  "hard",
  "birthday",
  "cheer",
  "forgot",
  "advised",
  "craving",
  "aside",
] as const;
export type SmallTalk = (typeof SMALL_TALK)[number];

export type Understanding = {
  intent: Intent;
  /** 0..1 */
  confidence: number;
  meals: ParsedMeal[];
  water: ParsedWater[];
  weight: ParsedWeight[];
  corrections: Correction[];
  /** Ids of the entries that the corrections are said of, where these are not the last message's. */
  about?: string[];
  question: Question | null;
  command: Command | null;
  talk: SmallTalk | null;
  /** To be asked after storing what is sure; its options carry what each answer means. */
  ask: OpenQuestion | null;
  /** What is only planned, in the person's words. */
  planned?: string;
  /** Fragments that looked like food and were not recognised, as written. */
  unknown: string[];
};

/** Whether anything of it goes into the diary. */
export function tellsEntries({ meals, water, weight }: Understanding): boolean {
  return meals.length + water.length + weight.length > 0;
}

/** A tap leaves nothing to guess. */
export const TAPPED: Understanding = {
  intent: "meal",
  confidence: 1,
  meals: [],
  water: [],
  weight: [],
  corrections: [],
  question: null,
  command: null,
  talk: null,
  ask: null,
  unknown: [],
};

export type UnderstandingContext = {
  now: Date;
  /** IANA name, e.g. America/Sao_Paulo. */
  timeZone: string;
  conversation: ConversationState;
  /** Foods and recipes of the person's own, which they may name. */
  ownFoods?: readonly Food[];
  /** What was logged today and yesterday and is not among the last, newest first; only corrections look at it. */
  earlier?: readonly LoggedEntry[];
};

const NOTHING: Understanding = { ...TAPPED, intent: "other", confidence: 0.95 };

/** What a message says, where it says no more than these parts. */
export function said(intent: Intent, parts: Partial<Understanding>): Understanding {
  return { ...NOTHING, ...parts, intent };
}
