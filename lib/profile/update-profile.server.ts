import "server-only";
import { inTransaction, type Tx } from "@/lib/db";
import type { Restrictions } from "@/lib/profile/user";

/** Saves the sections of the restrictions tab that were sent; the others stay. */
export function updateProfile(tx: Tx | null, userId: string, sections: Restrictions): Promise<void> {
  const health = {
    dietaryRestrictions: sections.dietary_restrictions,
    dietaryPreferences: sections.dietary_preferences,
    healthConditions: sections.health_conditions,
    medications: sections.medications,
    allergies: sections.allergies,
    supplements: sections.supplements,
  };
  return inTransaction(tx, async (tx) => {
    await tx.healthProfile.upsert({ where: { userId }, create: { userId, ...health }, update: health });
  });
}
