import "server-only";
import type { Tx } from "@/lib/db";

/**
 * Sets the profile's weight to the latest weigh-in, if there is one, and the initial weight, if there is none yet, to
 * what was known before it. Call it with the person locked, after a weigh-in came or went.
 */
export async function refreshCurrentWeight(tx: Tx, userId: string): Promise<void> {
  const latest = await tx.weightEntry.findFirst({
    where: { userId },
    orderBy: [{ day: "desc" }, { at: "desc" }, { id: "desc" }],
    select: { kg: true },
  });
  if (!latest) return;
  const goal = await tx.goal.findUnique({ where: { userId }, select: { initialWeightKg: true } });
  const health = await tx.healthProfile.findUnique({ where: { userId }, select: { weightKg: true } });
  if (!goal?.initialWeightKg) {
    const initialWeightKg = health?.weightKg || latest.kg;
    await tx.goal.upsert({
      where: { userId },
      create: { userId, initialWeightKg },
      update: { initialWeightKg },
    });
  }
  await tx.healthProfile.upsert({
    where: { userId },
    create: { userId, weightKg: latest.kg },
    update: { weightKg: latest.kg },
  });
}
