import "server-only";
import type { Tx } from "@/lib/db";

/**
 * Sets the profile's weight to the latest weigh-in, and the initial weight, if there is none yet, to what was known
 * before it. When no weigh-in is left, the initial weight is the current one again. Answers the current weight in kg.
 * Call it with the person locked, after a weigh-in came or went.
 */
export async function refreshCurrentWeight(tx: Tx, userId: string): Promise<number | null> {
  const latest = await tx.weightEntry.findFirst({
    where: { userId },
    orderBy: [{ day: "desc" }, { at: "desc" }, { id: "desc" }],
    select: { kg: true },
  });
  const goal = await tx.goal.findUnique({ where: { userId }, select: { initialWeightKg: true } });
  const health = await tx.healthProfile.findUnique({ where: { userId }, select: { weightKg: true } });
  const weightKg = latest?.kg ?? goal?.initialWeightKg ?? null;
  await tx.healthProfile.upsert({ where: { userId }, create: { userId, weightKg }, update: { weightKg } });
  if (!goal?.initialWeightKg && latest) {
    const initialWeightKg = health?.weightKg || latest.kg;
    await tx.goal.upsert({
      where: { userId },
      create: { userId, initialWeightKg },
      update: { initialWeightKg },
    });
  }
  return weightKg;
}
