import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { PortionSize } from "@/lib/nutrition/foods/food";
import type { ConversationState, OpenQuestion } from "@/lib/portuguese/meaning/conversation";

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

/** What was taken for granted; structured, so that it can be said in either language. */
export type Assumption =
  /** No amount was said: the food's usual portion. */
  | { kind: "portion"; portion: string; grams: number }
  /** A measure without a size: the medium one. */
  | { kind: "size"; size: PortionSize }
  /** "uns 2 ou 3": the midpoint. */
  | { kind: "range"; low: number; high: number }
  /** "um pouco de", "muito": a share of the usual portion. */
  | { kind: "vague"; said: string }
  /** Read in spite of the spelling. */
  | { kind: "spelling"; said: string; read: string }
  /** The food has no such measure: the generic weight of that measure. */
  | { kind: "measure"; measure: string; grams: number }
  /** Only a general name was said ("feijão"): the usual variety. */
  | { kind: "variety"; said: string; food: string }
  /** A preparation or brand that the catalogue does not tell apart. */
  | { kind: "ignored"; said: string };

export type ParsedItem = {
  /** Catalogue id. */
  foodId: string;
  /** The food's pt-BR name. */
  name: string;
  /** Edible grams; 0 < grams <= 5000. */
  grams: number;
  /** "2 conchas" as said, or the portion that was taken instead. */
  portion: string;
  /** How many of the measure; 1 for amounts in g or ml. */
  quantity: number;
  /** 0..1, of the food and of the amount together. */
  confidence: number;
  assumed: Assumption[];
  /** The person's own words. */
  said: string;
};

export type ParsedMeal = {
  /** YYYY-MM-DD in the person's zone. */
  day: string;
  kind: MealKind;
  /** False: guessed from the hour. */
  kindSaid: boolean;
  /** ISO instant. */
  eatenAt: string;
  items: ParsedItem[];
};

/** What of the amount was not said: "glass", "bottle" and so on stand for the container whose size was assumed. */
export type ParsedWater = { ml: number; day: string; assumed: string[] };
export type ParsedWeight = { kg: number; day: string };

/** An amount as said, not yet tied to a food. */
export type Amount = {
  quantity: number;
  /** Normalised household measure ("colher de sopa"), "g" or "ml"; null when only a number was said. */
  measure: string | null;
  size: PortionSize | null;
  /** As said, for showing: "4 colheres de sopa". */
  said: string;
  assumed: Assumption[];
};

/** A change to the last entry. `food` is a catalogue id, null when it must be found by `from` or is the only one. */
export type Correction =
  | { kind: "amount"; food: string | null; from: number | null; to: Amount }
  | { kind: "remove"; foods: string[]; said: string }
  | { kind: "replace"; from: string | null; fromSaid: string | null; to: ParsedItem }
  | { kind: "add"; items: ParsedItem[] }
  | { kind: "meal_kind"; to: MealKind }
  | { kind: "day"; to: string }
  | { kind: "time"; eatenAt: string }
  | { kind: "water"; ml: number }
  | { kind: "weight"; kg: number }
  /** "tá errado", "corrigir": something is wrong and what must be asked. */
  | { kind: "unclear" };

export type Nutrient = "kcal" | "protein" | "carbs" | "fat" | "fibre" | "sodium" | "water";

/** What a message about health may touch; each gets care and a referral, never a diagnosis. */
export type HealthTopic =
  | "emergency"
  | "self_harm"
  | "eating_disorder"
  | "medication"
  | "condition"
  | "symptom";

export type Question =
  | { kind: "day"; day: string; nutrient: Nutrient | null }
  | { kind: "left"; nutrient: Nutrient | null }
  /** A food's figures. */
  | { kind: "food"; items: ParsedItem[]; nutrient: Nutrient | null }
  /** "dá pra jantar lasanha?" */
  | { kind: "fits"; items: ParsedItem[]; meal: MealKind | null }
  | { kind: "meal"; day: string; meal: MealKind }
  | { kind: "weight" }
  | { kind: "water"; day: string }
  | { kind: "health"; topic: HealthTopic }
  /** What the assistant does, how data is kept, whether it is a person. */
  | { kind: "about" }
  | { kind: "unknown_food"; said: string };

/** "evening" is the day's summary, "weekly" the week's report, "quiet" the hours without any of them. */
export type ReminderTopic = "meal" | "water" | "exercise" | "evening" | "weekly" | "quiet";

export type Command =
  | { kind: "summary"; day: string }
  | { kind: "week" }
  | { kind: "water" }
  | { kind: "weight" }
  /** Null meal: the last one. */
  | { kind: "repeat"; meal: MealKind | null; fromDay: string | null; toDay: string; toMeal: MealKind | null }
  | { kind: "undo" }
  | { kind: "delete_last" }
  | { kind: "goals" }
  | { kind: "reminders" }
  /**
   * `times` are local "HH:MM"; empty with on: turn on as set before. Null topic: all reminders. `days` are ISO weekdays,
   * when some were said. Of topic "quiet", `times` are its start and its end, empty where one was not said.
   */
  | {
      kind: "set_reminder";
      topic: ReminderTopic | null;
      meal: MealKind | null;
      on: boolean;
      times: string[];
      days?: number[];
      /** Off for today only. */
      today?: true;
    }
  | { kind: "help" }
  | { kind: "stop" }
  | { kind: "resume" }
  /** The open question is to be dropped ("deixa pra lá", "nenhum desses"). */
  | { kind: "dismiss" };

/** What needs no record: each has an answer of its own. `plan`: food for later; `others`: eaten by somebody else; `ate`: not said what; `habit`: what one usually eats. */
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
  question: Question | null;
  command: Command | null;
  talk: SmallTalk | null;
  /** To be asked after storing what is sure; its options carry what each answer means. */
  ask: OpenQuestion | null;
  /** Fragments that looked like food and were not recognised, as written. */
  unknown: string[];
};

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
};
