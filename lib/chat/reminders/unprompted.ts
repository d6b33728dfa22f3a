import type { EveningSummary } from "@/lib/chat/reminders/evening-summary";
import type { SlotKind } from "@/lib/chat/reminders/reminder-kinds";
import type { WeeklyReport } from "@/lib/chat/reminders/weekly-report";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";

type WithFigures =
  /** `canRepeat`: yesterday has the same meal. */
  | { kind: "meal"; meal: MealKind; canRepeat: boolean }
  | { kind: "water"; waterMl: number; goalMl: number | null }
  | { kind: "evening"; summary: EveningSummary }
  | { kind: "weekly"; report: WeeklyReport }
  | { kind: "trial"; when: TrialWhen; endDay: Day; url: string };

/** What the assistant writes of its own accord, with all that its words need: most kinds need nothing. */
export type Unprompted = WithFigures | { kind: Exclude<SlotKind, WithFigures["kind"]> };

export type TrialWhen = "soon" | "tomorrow" | "today" | "over";

/** @param daysLeft days of the calendar until the day on which it ends */
export function trialWhen(daysLeft: number, trialEnd: Date, now: Date): TrialWhen {
  if (now >= trialEnd) return "over";
  return daysLeft === 0 ? "today" : daysLeft === 1 ? "tomorrow" : "soon";
}
