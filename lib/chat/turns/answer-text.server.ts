import "server-only";
import { changeGoal } from "@/lib/chat/commands/change-goal.server";
import { changeReminders } from "@/lib/chat/commands/change-reminders.server";
import { correctEntries } from "@/lib/chat/commands/correct-entries.server";
import { runCommand } from "@/lib/chat/commands/run-command.server";
import { loadEarlierEntries } from "@/lib/chat/logging/load-entries.server";
import { type Answered, logUnderstood, type Turn } from "@/lib/chat/logging/log-understood.server";
import { mealAhead, onTheDayBefore } from "@/lib/chat/logging/meals-ahead";
import { setAsideUnlikelyWeight } from "@/lib/chat/logging/set-aside-weight.server";
import { answerQuestion } from "@/lib/chat/questions/answer-question.server";
import type { Notice, Outcome } from "@/lib/chat/replies/outcome";
import { answerPending } from "@/lib/chat/turns/answer-pending.server";
import { earlierDayNamed, mayCorrectEarlier } from "@/lib/portuguese/corrections/may-correct-earlier";
import { readReminderAgain } from "@/lib/portuguese/intents/reminder-words";
import { understand } from "@/lib/portuguese/intents/understand";
import { yesOrNo } from "@/lib/portuguese/intents/yes-no";
import { careAfter, watchedIn } from "@/lib/portuguese/meaning/care-memory";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { afterTalk } from "@/lib/portuguese/meaning/conversation";
import type { Question } from "@/lib/portuguese/meaning/question";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";
import { readGoalAgain } from "@/lib/portuguese/settings/goal-words";
import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";
import { countReading } from "@/lib/telemetry/count-operation.server";
import { measureReading } from "@/lib/telemetry/measures";
import type { ReadingOutcome } from "@/lib/telemetry/operation-counts";

/** Does what a message in words asks for. */
export async function answerText(turn: Turn, text: string): Promise<Answered> {
  const { pending, held, goal, reminder, ...state } = turn.state;
  const free = { ...turn, state };
  const settled = pending ? await answerPending(free, pending, text) : null;
  if (settled) return settled;
  // "pra 1700 então"; a bare figure after that may be anything.
  const again = goal && !state.open ? readGoalAgain(phraseOf(text), goal.name, goal.before) : null;
  if (again) return changeGoal(free, again);
  const moved = reminder && !state.open ? readReminderAgain(phraseOf(text), reminder) : null;
  if (moved) {
    return { outcome: await changeReminders(free, moved), state: { ...state, reminder: moved.to } };
  }
  const verdict = held === undefined ? null : yesOrNo(text);
  if (held === undefined || verdict === null) return answerWords(free, text);
  return answerWords({ ...free, text: held }, held, verdict === "yes" ? "yesterday" : "today");
}

/** "almocei arroz e bife. posso comer uma fruta?": what was asked beside it is answered as well, after it is stored. */
async function withAnswer(turn: Turn, logged: Answered, question: Question): Promise<Answered> {
  const { outcome, state } = logged;
  if (outcome.kind !== "logged") return logged;
  const answer = await answerQuestion(turn, question);
  return {
    outcome: { ...outcome, answer },
    state: { ...state, asked: question, ...spokenOf(turn, question) },
  };
}

/** A glucose or a pressure that was spoken of is kept in mind. */
function spokenOf({ state, now }: Turn, question: Question): Pick<Turn["state"], "care"> {
  const watched = question.kind === "health" ? watchedIn(question.topic) : null;
  return watched ? { care: careAfter(state.care, watched, state.last[0]?.id ?? null, now) } : {};
}

/** @param eaten when a meal was eaten whose day had to be asked for */
async function answerWords(
  turn: Turn,
  text: string,
  eaten: "yesterday" | "today" | null = null,
): Promise<Answered> {
  const { now, person, state } = turn;
  const phrase = phraseOf(text);
  const reach = { named: earlierDayNamed(phrase, turn.today), told: state.told?.flat() ?? [] };
  const earlier = mayCorrectEarlier(phrase, state)
    ? await loadEarlierEntries(turn, { except: state.last, ...reach })
    : [];
  const read = understand(text, {
    ...{ now, timeZone: person.timeZone, conversation: state, earlier },
    ownFoods: turn.ownFoods,
  });
  const isBlank = read.intent === "other" && !read.talk;
  const reading = isBlank ? "nothing" : read.unknown.length > 0 ? "part" : "whole";
  measureReading(read.intent, reading);
  const answered = await answerRead(turn, text, read, earlier, eaten);
  countReading(becameOf(answered.outcome, read), reading === "whole");
  return answered;
}

/** What became of a message: `ask` is told with what was logged, or alone. */
function becameOf(outcome: Outcome, { ask }: Understanding): ReadingOutcome {
  if (outcome.kind === "notice" && outcome.notice.kind === "not_understood") return "not_understood";
  return ask || outcome.kind === "ask_when" ? "asked" : "understood";
}

async function answerRead(
  turn: Turn,
  text: string,
  read: Understanding,
  earlier: readonly LoggedEntry[],
  eaten: "yesterday" | "today" | null,
): Promise<Answered> {
  const { tx, now, person, state } = turn;
  const understood = await setAsideUnlikelyWeight(tx, person.userId, read, state);
  const { command, question, corrections, meals, water, weight, ask, unknown, talk } = understood;
  if (command) return runCommand(turn, understood, command);
  if (corrections.length > 0) return correctEntries(turn, understood, earlier);
  const ahead = eaten === null ? mealAhead(meals, text, { now, timeZone: person.timeZone }) : null;
  if (ahead) return { outcome: { kind: "ask_when", meal: ahead }, state: { ...state, held: text } };
  if (meals.length + water.length + weight.length > 0 || ask) {
    const moved =
      eaten === "yesterday" ? onTheDayBefore(meals, { ...turn, timeZone: person.timeZone }) : meals;
    const logged = await logUnderstood(turn, { ...understood, meals: moved });
    return question ? withAnswer(turn, logged, question) : logged;
  }
  if (question) {
    return {
      outcome: await answerQuestion(turn, question),
      state: { ...afterTalk(state, understood, text), asked: question, ...spokenOf(turn, question) },
    };
  }
  const notice: Notice =
    unknown.length > 0 || !talk ? { kind: "not_understood", unknown } : { kind: "talk", talk };
  return { outcome: { kind: "notice", notice }, state: afterTalk(state, understood, text) };
}
