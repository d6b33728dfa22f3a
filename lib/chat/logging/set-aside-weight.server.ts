import "server-only";
import type { Tx } from "@/lib/db";
import { isUnlikelyChange } from "@/lib/nutrition/intake/unlikely-change";
import type { ConversationState } from "@/lib/portuguese/meaning/conversation";
import { askWeight } from "@/lib/portuguese/meaning/doubts";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";

/**
 * What was understood, but for a weight far from the one that is known: that becomes a question, and nothing of it is
 * kept until its owner says yes.
 * @param state where the talk stood: a weight that was just asked about is confirmed by being said again
 */
export async function setAsideUnlikelyWeight(
  tx: Tx,
  userId: string,
  understood: Understanding,
  state: ConversationState,
): Promise<Understanding> {
  const { weight, ask, unknown } = understood;
  if (weight.length === 0) return understood;
  const asked = state.open?.options.flatMap((option) => ("weight" in option ? [option.weight.kg] : [])) ?? [];
  const body = await tx.healthProfile.findUnique({ where: { userId }, select: { weightKg: true } });
  const known = body?.weightKg;
  const doubtful = weight.find(({ kg }) => known && !asked.includes(kg) && isUnlikelyChange(kg, known));
  if (!known || !doubtful) return understood;
  return {
    ...understood,
    weight: weight.filter((one) => one !== doubtful),
    ask: askWeight(doubtful, known),
    unknown: ask ? [...unknown, ask.said] : unknown,
  };
}
