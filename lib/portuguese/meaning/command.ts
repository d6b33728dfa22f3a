import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { OwnFoodCommand } from "@/lib/portuguese/meaning/own-foods";
import type { Nutrient } from "@/lib/portuguese/meaning/question";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";

/** Goals that can be set in words: of the day's nutrients, of the weight, of days a week. */
export type GoalName = Nutrient | "weight" | "days";
export type Aim = "lose" | "gain" | "keep";

/** kcal, g, mg of sodium, ml, kg or days. Null: back to what is computed. `by`: so much more or less than now. */
export type SetGoal = {
  kind: "set_goal";
  goal: GoalName;
  value: number | null;
  by?: true;
  /** Of the weight: until when. */
  until?: Day;
  /** Ids of water and weights that were logged of it by mistake: they go. */
  instead?: string[];
};

/** The lists of a profile that are added to and taken from one by one. */
export type ProfileList = "allergies" | "restrictions" | "preferences" | "conditions";

export type SetProfile = { kind: "set_profile" } & (
  | { fact: "height"; cm: number }
  | { fact: "age"; years: number }
  | { fact: "body"; cm: number; years: number }
  | { fact: "birth_date"; day: Day }
  | { fact: "gender"; gender: "male" | "female" }
  | { fact: "maternity"; maternity: "none" | "pregnant" | "breastfeeding" }
  | { fact: "activity"; level: "sedentary" | "light" | "moderate" | "active" | "very_active" }
  | { fact: "name"; name: string }
  | { fact: "list"; list: ProfileList; add: boolean; words: string }
);

/** "evening" is the day's summary, "weekly" the week's report, "quiet" the hours without any of them. */
export type ReminderTopic = "meal" | "water" | "exercise" | "evening" | "weekly" | "quiet";

export type Command =
  | { kind: "summary"; day: string }
  | { kind: "week" }
  | { kind: "water" }
  | { kind: "weight" }
  /** Null meal: the last one. `without`: foods that were left out this time, by id; `added`: what came to it; `share`: so much of all of it. */
  | {
      kind: "repeat";
      meal: MealKind | null;
      fromDay: string | null;
      toDay: string;
      toMeal: MealKind | null;
      without?: string[];
      added?: ParsedItem[];
      share?: number;
    }
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
      /** "só às 10h", "só de manhã": no others of this kind stay. */
      only?: "times" | "morning" | "afternoon" | "evening";
    }
  /** "muda o lembrete das 10h para as 11h" */
  | { kind: "move_reminder"; from: string; to: string }
  | SetGoal
  /** "quero ganhar massa": an aim without a figure. */
  | { kind: "aim"; aim: Aim }
  | SetProfile
  /** "quero falar com uma pessoa" */
  | { kind: "human" }
  /** "apaga tudo que você tem de mim" */
  | { kind: "erase" }
  | OwnFoodCommand
  /** "manda o relatório pra minha nutri" */
  | { kind: "share" }
  /** "quanto custa?" */
  | { kind: "price" }
  | { kind: "help" }
  | { kind: "stop" }
  | { kind: "resume" }
  /** "quando vence?": when the subscription ends. */
  | { kind: "subscription" }
  /** "quero pagar no pix" */
  | { kind: "pay_pix" }
  /** "cancelar assinatura" */
  | { kind: "cancel_subscription" }
  /** The open question is to be dropped ("deixa pra lá", "nenhum desses"). */
  | { kind: "dismiss" };
