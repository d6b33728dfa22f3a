import type { PlanMeal } from "@/lib/care/plans/meal-plan";
import type { MediaFailure, MediaKind } from "@/lib/chat/media/media-reading";
import type { Draft } from "@/lib/chat/media/photo-draft";
import type { BillingNotice } from "@/lib/chat/replies/billing-notice";
import type { OwnFoodNotice } from "@/lib/chat/replies/own-food-notice";
import type { DishIdea } from "@/lib/nutrition/advice/dish-ideas";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";
import type { ActivityLevel } from "@/lib/nutrition/goals/energy";
import type { Warning } from "@/lib/nutrition/goals/goal-warnings";
import type { Goals, GoalsAnswer } from "@/lib/nutrition/goals/goals";
import type { Obstacle } from "@/lib/nutrition/goals/obstacles";
import type { WeighIns } from "@/lib/nutrition/intake/weigh-ins";
import type { Meal } from "@/lib/nutrition/meals/meal";
import type { EatenFood } from "@/lib/nutrition/views/eaten-food";
import type { MealKindTotals } from "@/lib/nutrition/views/meal-kind-totals";
import type { PeriodDay } from "@/lib/nutrition/views/period-days";
import type { Avoided } from "@/lib/nutrition/warnings/read-avoided";
import type { Watched } from "@/lib/portuguese/meaning/care-memory";
import type { Aim, Command, GoalName, SetProfile } from "@/lib/portuguese/meaning/command";
import type { Nutrient, Period, Question, WeightAsked } from "@/lib/portuguese/meaning/question";
import type { Kept, SmallTalk, Understanding } from "@/lib/portuguese/meaning/understanding";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import type { Feeling } from "@/lib/portuguese/safety/read-feeling";
import type { SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";
import type { Reminders } from "@/lib/profile/reminders";

export type StoredWater = { id: string; ml: number; day: string };
/** `previous` is the weigh-in before this one. */
export type StoredWeight = {
  id: string;
  kg: number;
  day: string;
  previous: { kg: number; day: string } | null;
};

/** What a person aims at; null is not set. */
export type DayGoals = {
  kcal: number | null;
  protein_g: number | null;
  carbs_g: number | null;
  fat_g: number | null;
  fibre_g: number | null;
  /** At most. */
  sodium_mg: number | null;
  waterMl: number | null;
  weightKg: number | null;
  /** Why a professional decides how much to eat; null when a formula may. */
  referral: { obstacles: readonly Obstacle[]; leastKg: number | null } | null;
};

/** A day as the database holds it after the change. */
export type DayView = { day: string; totals: Nutrients; waterMl: number; goals: DayGoals };

export type WeightView = {
  currentKg: number | null;
  initialKg: number | null;
  goalKg: number | null;
  /** Newest first, at most 5. */
  entries: { day: string; kg: number }[];
};

export type WeekView = {
  from: string;
  to: string;
  days: { day: string; kcal: number; protein_g: number; waterMl: number; meals: number }[];
  firstKg: number | null;
  lastKg: number | null;
};

/** What a question is answered from. */
export type Answer =
  | { kind: "day"; nutrient: Nutrient | null; day: DayView; meals: Meal[] }
  | (Asked<"span"> & { days: PeriodDay[]; goals: DayGoals })
  /** Days of the first and of the second period. */
  | (Asked<"compare"> & { days: [PeriodDay[], PeriodDay[]] })
  | (Asked<"extreme"> & { days: PeriodDay[] })
  /** Days that met the goal, of those that had one and told something. */
  | (Asked<"met"> & { met: number; judged: number })
  | (Asked<"logged"> & { days: PeriodDay[] })
  | (Asked<"sources"> & { foods: EatenFood[] })
  | (Asked<"eaten"> & { foods: EatenFood[] })
  | (Asked<"eaten_kinds"> & { foods: EatenFood[] })
  | Asked<"contents">
  | Asked<"projection">
  | Asked<"common">
  /** Null: it cannot be computed, or a professional decides. */
  | { kind: "expenditure"; kcal: number | null }
  | (Asked<"by_meal"> & { meals: MealKindTotals[] })
  /** Null: a professional decides how much this person eats. */
  | { kind: "ideas"; meal: MealKind; day: DayView; nutrient: Nutrient | null; ideas: DishIdea[] | null }
  | { kind: "left"; nutrient: Nutrient | null; day: DayView }
  | Asked<"food">
  | Asked<"versus">
  /** `watch`: what of the body this person has to watch. */
  | { kind: "fits"; items: ParsedItem[]; day: DayView; watch: Watched[] }
  | (Asked<"meal"> & { found: Meal[]; timeZone: string })
  | { kind: "weight"; weight: WeightView }
  | (WeighIns & { kind: "weighed"; asks: WeightAsked; period: Period | null; weight: WeightView })
  | { kind: "water"; day: DayView }
  /** `plan` is its name, null without one that holds on that day; `planned` what is asked for of it. */
  | (Asked<"plan"> & { plan: string | null; planned: PlanMeal[] })
  /** `before`: the newest day of late on which it was another; weights in kg. */
  | (Asked<"goal_why"> & {
      now: number | null;
      origin: Goals["origin"][keyof Goals["origin"]];
      goals: DayGoals;
      weightKg: number | null;
      weightGoalKg: number | null;
      computed: {
        maintenanceKcal: number;
        changeKcal: number;
        direction: "lose" | "keep" | "gain";
        weightGoalKg: number | null;
        isFromDiary: boolean;
      } | null;
      before: { day: string; amount: number; weightKg: number | null; weightGoalKg: number | null } | null;
    })
  | Asked<"unkept">
  | (Asked<"profile"> & { profile: ProfileView })
  | Asked<"health">
  | { kind: "about" }
  | { kind: "unknown_food"; said: string };

type Asked<K extends Question["kind"]> = Extract<Question, { kind: K }>;

/** What the profile holds of what may be asked about; empty and null are not known. */
export type ProfileView = {
  heightCm: number | null;
  ageYears: number | null;
  allergies: string;
  restrictions: string[];
  conditions: string[];
  activity: ActivityLevel;
};

export type GoneForGoal = { water: StoredWater[]; weight: StoredWeight[] };

/** Why to ask before a goal is set. */
export type GoalDoubts = {
  warnings: Warning[];
  referral: { obstacles: readonly Obstacle[]; leastKg: number | null } | null;
  /** A nutritionist set what is there now. */
  isPrescribed: boolean;
  /** Somebody told of a heavy heart a short time ago, and means to weigh or to eat less. */
  isTender: boolean;
};

/** Things said without a change to the person's records. */
export type Notice =
  | { kind: "help" }
  /** A weight goal "5 kg less" of somebody whose weight is not known. */
  | { kind: "goal_needs_weight" }
  /** Out of bounds; `tooLow`: so little that nobody sets it in words. */
  | { kind: "goal_refused"; goal: GoalName; tooLow: boolean }
  | { kind: "goal_referred" }
  | { kind: "aim"; aim: Aim; isTender: boolean }
  | { kind: "profile_refused" }
  | { kind: "human"; email: string }
  | { kind: "share"; url: string }
  | { kind: "erase"; url: string }
  | OwnFoodNotice
  | { kind: "no_such_topic" }
  | { kind: "no_such_reminder"; time: string }
  | { kind: "talk"; talk: SmallTalk }
  | { kind: "not_understood"; unknown: string[] }
  | { kind: "dismissed" }
  | { kind: "nothing_to_undo" }
  | { kind: "nothing_to_correct" }
  | { kind: "nothing_to_repeat" }
  /** An item named in a correction is not in the last entry; `items` are what it holds. */
  | { kind: "correction_item_unknown"; said: string; items: string[] }
  /** What should be changed? `items` are what the last entry holds. */
  | { kind: "correction_unclear"; items: string[] }
  /** ml that was to go, and what water was told that day. */
  | { kind: "correction_water_unknown"; ml: number; told: number[] }
  /** `dish` and `part` by name: it is counted with that already, or stays as much with less of its seasoning. */
  | { kind: "correction_kept"; why: Kept; dish: string; part: string }
  | { kind: "undo_expired" }
  /** A correction that is not the newest any more. */
  | { kind: "revert_expired" }
  | { kind: "photo_needs_words" }
  | { kind: "audio_needs_words" }
  /** Why a photo or recording tells nothing; `limit` is the number a day. */
  | { kind: "media"; media: MediaKind; why: MediaFailure["kind"] | "unclear" | "no_food"; limit: number }
  | { kind: "draft"; is: "dropped" | "kept" | "gone" | "empty" }
  | { kind: "draft_mend"; items: string[] }
  | { kind: "unsupported_media" }
  | { kind: "too_many" }
  | { kind: "failed" }
  | { kind: "stopped" }
  | { kind: "resumed" }
  /** Before anything of health is stored of somebody who has not consented to it. */
  | { kind: "consent_asked" }
  | { kind: "consent_given" }
  | { kind: "consent_refused" }
  | { kind: "linked"; name: string }
  | { kind: "link_code_invalid" }
  | { kind: "number_taken" }
  | { kind: "invitation"; url: string }
  | BillingNotice
  | { kind: "subscription_needed"; url: string; reason: "expired" | "pending_payment" };

type ListChange = Extract<SetProfile, { fact: "list" }>;

/** What was done or found for a message, read back from the database; the reply is composed from this alone. */
export type Outcome =
  | {
      kind: "logged";
      understood: Understanding;
      meals: Meal[];
      water: StoredWater[];
      weight: StoredWeight[];
      /** The days that changed, with their new totals. */
      days: DayView[];
      /** The person's day now, to tell "hoje" from "ontem". */
      today: string;
      /** What the person avoids, by their profile. */
      avoided: readonly Avoided[];
      /** Foods that were pointed out on that day already. */
      pointedOut?: readonly string[];
      /** The day's energy before a weigh-in and after it, where it is another now. */
      kcalGoal?: { before: number; after: number };
      /** To what was asked in the same message. */
      answer?: Outcome;
    }
  | {
      kind: "corrected";
      /** By which a tap takes this change back, as long as it is the newest; null where something new was stored with it. */
      change: string | null;
      before: { meals: Meal[]; water: StoredWater[]; weight: StoredWeight[] };
      after: { meals: Meal[]; water: StoredWater[]; weight: StoredWeight[] };
      understood: Understanding;
      days: DayView[];
      today: string;
      avoided: readonly Avoided[];
    }
  /** Undo, or "apagar última": what is gone now. */
  | {
      kind: "removed";
      meals: Meal[];
      water: StoredWater[];
      weight: StoredWeight[];
      days: DayView[];
      today: string;
    }
  /** Nothing stored yet: an open question of `understood.ask`. */
  | { kind: "asked"; understood: Understanding; today: string; avoided: readonly Avoided[] }
  /** Seen on a photo and not stored: waits for a word of its owner. */
  | {
      kind: "drafted";
      id: string;
      draft: Draft;
      changed: boolean;
      today: string;
      avoided: readonly Avoided[];
    }
  /** Said in a recording, as it was heard, and what came of it. */
  | { kind: "heard"; text: string; outcome: Outcome }
  | { kind: "answer"; answer: Answer; today: string; avoided: readonly Avoided[] }
  | { kind: "summary"; day: DayView; meals: Meal[]; today: string }
  | { kind: "week"; week: WeekView; today: string }
  | {
      kind: "goals";
      goals: DayGoals;
      currentKg: number | null;
      targetDate: string | null;
      author: GoalsAnswer["author"];
    }
  /** `before`: the reminders as they were, where they were to change. */
  | {
      kind: "reminders";
      reminders: Reminders;
      before: Reminders | null;
      changed: Extract<Command, { kind: "set_reminder" }> | null;
    }
  | {
      kind: "goal_set";
      goal: GoalName;
      before: number | null;
      after: number | null;
      until: string | null;
      /** The day's energy where it follows the new weight goal. */
      kcal: number | null;
      currentKg: number | null;
      /** What had been logged of it by mistake and went. */
      gone?: GoneForGoal;
    }
  | {
      kind: "confirm_goal";
      goal: GoalName;
      value: number | null;
      before: number | null;
      doubts: GoalDoubts;
      gone?: GoneForGoal;
    }
  /** Was the meal of yesterday? It cannot have been eaten today yet. */
  | { kind: "ask_when"; meal: MealKind }
  | { kind: "profile_set"; command: SetProfile }
  | { kind: "confirm_profile"; command: ListChange }
  /** `isKnown`: meals are looked through for it. */
  | { kind: "profile_list"; command: ListChange; already: boolean; isKnown: boolean }
  /** An emergency: the answer to it, and nothing else. */
  | { kind: "safety"; verdict: SafetyVerdict }
  /** How somebody feels; `hasLogged`: what was told with it was kept. */
  | { kind: "feeling"; feeling: Feeling; hasLogged: boolean }
  | { kind: "notice"; notice: Notice };
