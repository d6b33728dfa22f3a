import "server-only";
import { answerBilling } from "@/lib/chat/commands/answer-billing.server";
import { changeGoal } from "@/lib/chat/commands/change-goal.server";
import { changeProfile } from "@/lib/chat/commands/change-profile.server";
import { changeReminders } from "@/lib/chat/commands/change-reminders.server";
import { removeEntries } from "@/lib/chat/commands/remove-entries.server";
import { repeatMeal } from "@/lib/chat/commands/repeat-meal.server";
import { runOwnFoodCommand } from "@/lib/chat/commands/run-own-food-command.server";
import {
  dayGoals,
  loadDayView,
  loadGoalsInForce,
  loadWeekView,
  loadWeightView,
} from "@/lib/chat/logging/load-day-views.server";
import type { Answered, Turn } from "@/lib/chat/logging/log-understood.server";
import type { Notice, Outcome } from "@/lib/chat/replies/outcome";
import { revokeOptIn } from "@/lib/consents/revoke-opt-in.server";
import { CONTACT } from "@/lib/contact";
import { env } from "@/lib/env";
import { loadDayMeals } from "@/lib/nutrition/meals/load-day-meals.server";
import { isTender } from "@/lib/portuguese/meaning/care-memory";
import type { Command, SetGoal } from "@/lib/portuguese/meaning/command";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";

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
    case "move_reminder":
      return { outcome: await changeReminders(turn, command), state: { ...state, ...spokenOf(command) } };
    case "set_goal":
      return command.instead ? setGoalInstead(turn, command, command.instead) : changeGoal(turn, command);
    case "aim":
      return {
        outcome: {
          kind: "notice",
          notice: { kind: "aim", aim: command.aim, isTender: isTender(state.care, turn.now) },
        },
        state: { ...state, pending: { kind: "set_goal", goal: "weight", value: null } },
      };
    case "set_profile":
      return changeProfile(turn, command);
    case "human":
      return notice({ kind: "human", email: CONTACT.email });
    case "erase":
      return notice({ kind: "erase", url: `${env().NEXT_PUBLIC_APP_URL}/profile` });
    case "keep_food":
    case "keep_recipe":
    case "drop_food":
    case "own_foods":
    case "own_food":
      return notice(await runOwnFoodCommand(turn, command));
    case "share":
      return notice({ kind: "share", url: `${env().NEXT_PUBLIC_APP_URL}/profile` });
    case "stop":
      await revokeOptIn(turn, { by: "phone" });
      return { outcome: { kind: "notice", notice: { kind: "stopped" } }, state: { last: [], open: null } };
    case "resume":
      return notice({ kind: "resumed" });
    case "subscription":
    case "pay_pix":
    case "price":
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

/** "não, era a meta": what was logged of it goes and is told so, and the goal is set, or asked about; refused, no more than that. */
async function setGoalInstead(turn: Turn, command: SetGoal, ids: readonly string[]): Promise<Answered> {
  const removed = await removeEntries(turn, ids);
  const set = await changeGoal({ ...turn, state: removed.state }, command);
  if (removed.outcome.kind !== "removed") return set;
  const { water, weight } = removed.outcome;
  const { outcome } = set;
  if (outcome.kind !== "goal_set" && outcome.kind !== "confirm_goal")
    return { ...set, outcome: removed.outcome };
  return { ...set, outcome: { ...outcome, gone: { water, weight } } };
}

/** The one reminder that was set or moved: "adia pra 19h" means it. */
function spokenOf(command: Command): Pick<Answered["state"], "reminder"> {
  if (command.kind === "move_reminder") return { reminder: command.to };
  if (command.kind !== "set_reminder" || !command.on || command.topic === "quiet") return {};
  const [time, ...more] = command.times;
  return time && more.length === 0 ? { reminder: time } : {};
}
