import "server-only";
import { endPause, pauseReminders } from "@/lib/chat/reminders/pause-reminders.server";
import { reminderChange } from "@/lib/chat/reminders/reminder-change";
import { pauseOf } from "@/lib/chat/reminders/reminder-pause";
import type { Notice, Outcome, ReminderView } from "@/lib/chat/replies/outcome";
import { answerBilling } from "@/lib/chat/turns/answer-billing.server";
import {
  dayGoals,
  loadDayView,
  loadGoalsInForce,
  loadWeekView,
  loadWeightView,
} from "@/lib/chat/turns/load-day-views.server";
import type { Answered, Turn } from "@/lib/chat/turns/log-understood.server";
import { removeEntries } from "@/lib/chat/turns/remove-entries.server";
import { repeatMeal } from "@/lib/chat/turns/repeat-meal.server";
import { revokeOptIn } from "@/lib/consents/revoke-opt-in.server";
import { loadDayMeals } from "@/lib/nutrition/meals/load-day-meals.server";
import type { Command } from "@/lib/portuguese/meaning/command";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";
import { type Reminders, remindersOf } from "@/lib/profile/reminders";
import { saveReminders } from "@/lib/profile/save-reminders.server";

/** Does what a command asks for and answers what the database then holds. */
export async function runCommand(turn: Turn, understood: Understanding, command: Command): Promise<Answered> {
  const { person, today, state } = turn;
  const answered = (outcome: Outcome): Answered => ({ outcome, state });
  const notice = (notice: Notice): Answered => answered({ kind: "notice", notice });
  switch (command.kind) {
    case "summary": {
      const { day } = command;
      const meals = await loadDayMeals(turn, { day });
      return answered({ kind: "summary", day: await loadDayView(turn, day), meals, today });
    }
    case "week":
      return answered({ kind: "week", week: await loadWeekView(turn), today });
    case "water": {
      const answer = { kind: "water", day: await loadDayView(turn, today) } as const;
      return answered({ kind: "answer", answer, today, avoided: person.avoided });
    }
    case "weight": {
      const answer = { kind: "weight", weight: await loadWeightView(turn) } as const;
      return answered({ kind: "answer", answer, today, avoided: person.avoided });
    }
    case "repeat":
      return repeatMeal(turn, understood, command);
    case "undo":
    case "delete_last":
      return removeEntries(
        turn,
        state.last.map(({ id }) => id),
      );
    case "goals": {
      const { goals, currentKg } = await loadGoalsInForce(turn);
      const isOwnDate = goals.origin.target_date === "set" || goals.origin.target_date === "nutritionist";
      const targetDate = isOwnDate ? goals.target_date : null;
      const { author } = goals;
      return answered({ kind: "goals", goals: dayGoals(goals, goals), currentKg, targetDate, author });
    }
    case "reminders":
    case "set_reminder":
      return answered(await reminders(turn, command.kind === "set_reminder" ? command : null));
    case "stop":
      await revokeOptIn(turn, { by: "phone" });
      return { outcome: { kind: "notice", notice: { kind: "stopped" } }, state: { last: [], open: null } };
    case "resume":
      return notice({ kind: "resumed" });
    case "subscription":
    case "pay_pix":
    case "cancel_subscription": {
      const { messageId } = turn;
      return notice(await answerBilling(turn, { command: command.kind, messageId }));
    }
    case "help":
      return notice({ kind: "help" });
    case "dismiss":
      return { outcome: { kind: "notice", notice: { kind: "dismissed" } }, state: { ...state, open: null } };
  }
}

async function reminders(turn: Turn, changed: Extract<Command, { kind: "set_reminder" }> | null) {
  const { tx, person, today } = turn;
  const { userId } = person;
  const current = remindersOf(await tx.reminderSettings.findUnique({ where: { userId } }));
  const left = changed && pauseOf(changed, current);
  if (left) await pauseReminders(turn, { day: today, left });
  else if (changed?.on) await endPause(turn);
  const saved = changed && !left ? await saveReminders(turn, reminderChange(changed, current)) : current;
  return { kind: "reminders" as const, reminders: viewOf(saved), changed };
}

function viewOf(reminders: Reminders): ReminderView {
  return {
    meals: { on: reminders.meal_reminders, times: reminders.meal_times },
    water: { on: reminders.water_reminders, times: reminders.water_times },
    exercise: {
      on: reminders.exercise_reminders && reminders.exercise_days.length > 0,
      times: reminders.exercise_times,
      days: reminders.exercise_days,
    },
    evening: { on: reminders.evening_summary, time: reminders.evening_time },
    weekly: reminders.weekly_report,
    quietStart: reminders.quiet_start,
    quietEnd: reminders.quiet_end,
  };
}
