import "server-only";
import { changeGoal } from "@/lib/chat/commands/change-goal.server";
import { changeProfile } from "@/lib/chat/commands/change-profile.server";
import type { Answered, Turn } from "@/lib/chat/logging/log-understood.server";
import { yesOrNo } from "@/lib/portuguese/intents/yes-no";
import type { SetGoal, SetProfile } from "@/lib/portuguese/meaning/command";
import { figureIn } from "@/lib/portuguese/settings/goal-words";
import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";

/**
 * The answer to what was asked before a change: done after a yes, dropped after a no.
 * @returns null where the message is about something else
 */
export async function answerPending(
  turn: Turn,
  pending: SetGoal | SetProfile,
  text: string,
): Promise<Answered | null> {
  const { state } = turn;
  const verdict = yesOrNo(text);
  if (verdict === "no") return { outcome: { kind: "notice", notice: { kind: "dismissed" } }, state };
  if (pending.kind === "set_goal" && pending.goal === "weight" && pending.value === null) {
    const kg = figureIn(phraseOf(text));
    return kg === null ? null : changeGoal(turn, { ...pending, value: kg });
  }
  if (verdict !== "yes") return null;
  return pending.kind === "set_goal" ? changeGoal(turn, pending, true) : changeProfile(turn, pending, true);
}
