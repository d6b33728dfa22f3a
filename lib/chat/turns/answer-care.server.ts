import "server-only";
import { type Answered, logUnderstood, type Turn } from "@/lib/chat/logging/log-understood.server";
import { judgedVerdict } from "@/lib/chat/logging/second-verdict.server";
import { answerQuestion } from "@/lib/chat/questions/answer-question.server";
import { silenceReminders } from "@/lib/chat/reminders/silence-reminders.server";
import { careTold } from "@/lib/portuguese/intents/care-told";
import { understand } from "@/lib/portuguese/intents/understand";
import {
  type CareMemory,
  careAfter,
  measuredAgain,
  type Watched,
  watchedIn,
} from "@/lib/portuguese/meaning/care-memory";
import { tellsEntries } from "@/lib/portuguese/meaning/understanding";
import { readFeeling } from "@/lib/portuguese/safety/read-feeling";
import { safetyReading } from "@/lib/portuguese/safety/read-safety";
import type { SafetyContext, SafetyTopic, SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";

/**
 * What comes before everything else a message may ask for: an emergency, which stores nothing, then how somebody feels.
 * @returns null where the message tells of neither
 * @throws NotJudged when the configured model must be asked first
 */
export async function answerCare(turn: Turn, text: string): Promise<Answered | null> {
  const { state, now } = turn;
  const again = state.open ? null : measuredAgain(text, state.care, newestIn(state), now);
  const reading = safetyReading(again ?? text, contextOf(turn.person));
  const verdict = judgedVerdict(turn.messageId, text, reading);
  if (verdict) return answerEmergency(turn, verdict);
  return again ? answerMeasured(turn, again) : answerFeeling(turn, text);
}

/** A figure that was measured once more and alarms nobody. */
async function answerMeasured(turn: Turn, text: string): Promise<Answered | null> {
  const question = { kind: "health", topic: careTold(text)?.topic ?? "glucose_told" } as const;
  return {
    outcome: await answerQuestion(turn, question),
    state: { ...turn.state, care: touched(turn, watchedIn(question.topic)) },
  };
}

function contextOf({ conditions }: Turn["person"]): SafetyContext {
  return { conditions, isPregnant: conditions.some((one) => /gr[aá]vid|gestant|gesta[cç]/i.test(one)) };
}

async function answerEmergency(turn: Turn, verdict: SafetyVerdict): Promise<Answered> {
  const { tx, person, state, now } = turn;
  if (verdict.grade === "call_now") await silenceReminders(tx, person.userId, now);
  // A number said next answers no question about food.
  const care = touched(turn, TOUCHES[verdict.topic] ?? null);
  return { outcome: { kind: "safety", verdict }, state: { ...state, open: null, care } };
}

function newestIn({ last }: Turn["state"]): string | null {
  return last[0]?.id ?? null;
}

function touched({ state, now }: Turn, what: Watched | "tender" | null): CareMemory {
  return careAfter(state.care, what, newestIn(state), now);
}

const TOUCHES: { [topic in SafetyTopic]?: Watched | "tender" } = {
  low_glucose: "glucose",
  high_glucose: "glucose",
  blood_pressure: "pressure",
  self_harm: "tender",
  eating_disorder: "tender",
};

/** A warm word; what was plainly told is kept without a figure in the answer. */
async function answerFeeling(turn: Turn, text: string): Promise<Answered | null> {
  const felt = readFeeling(text);
  if (!felt) return null;
  const { now, person, state } = turn;
  const read = understand(text, {
    now,
    timeZone: person.timeZone,
    conversation: state,
    ownFoods: turn.ownFoods,
  });
  const { command, question, corrections, ask } = read;
  if (command || corrections.length > 0 || (question && question.kind !== "health")) return null;
  const logged = tellsEntries(read) && !ask ? await logUnderstood(turn, read) : null;
  return {
    outcome: { kind: "feeling", feeling: felt.feeling, hasLogged: logged !== null },
    state: { ...(logged?.state ?? { ...state, open: null }), care: touched(turn, "tender") },
  };
}
