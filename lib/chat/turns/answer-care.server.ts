import "server-only";
import { type Answered, logUnderstood, type Turn } from "@/lib/chat/logging/log-understood.server";
import { judgedVerdict } from "@/lib/chat/logging/second-verdict.server";
import { silenceReminders } from "@/lib/chat/reminders/silence-reminders.server";
import { understand } from "@/lib/portuguese/intents/understand";
import { readFeeling } from "@/lib/portuguese/safety/read-feeling";
import { safetyReading } from "@/lib/portuguese/safety/read-safety";
import type { SafetyContext, SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";

/**
 * What comes before everything else a message may ask for: an emergency, which stores nothing, then how somebody feels.
 * @returns null where the message tells of neither
 * @throws NotJudged when the configured model must be asked first
 */
export async function answerCare(turn: Turn, text: string): Promise<Answered | null> {
  const reading = safetyReading(text, contextOf(turn.person));
  const verdict = judgedVerdict(turn.messageId, text, reading);
  return verdict ? answerEmergency(turn, verdict) : answerFeeling(turn, text);
}

function contextOf({ conditions }: Turn["person"]): SafetyContext {
  return { conditions, isPregnant: conditions.some((one) => /gr[aá]vid|gestant|gesta[cç]/i.test(one)) };
}

async function answerEmergency(turn: Turn, verdict: SafetyVerdict): Promise<Answered> {
  const { tx, person, state, now } = turn;
  if (verdict.grade === "call_now") await silenceReminders(tx, person.userId, now);
  // A number said next answers no question about food.
  return { outcome: { kind: "safety", verdict }, state: { ...state, open: null } };
}

/** A warm word; what was plainly told as eaten is kept without a figure in the answer. */
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
  const { command, question, corrections, meals, ask } = read;
  if (command || corrections.length > 0 || (question && question.kind !== "health")) return null;
  const isPlain = meals.length > 0 && !ask;
  const logged = isPlain ? await logUnderstood(turn, { ...read, weight: [] }) : null;
  return {
    outcome: { kind: "feeling", feeling: felt.feeling, hasLogged: logged !== null },
    state: logged?.state ?? { ...state, open: null },
  };
}
