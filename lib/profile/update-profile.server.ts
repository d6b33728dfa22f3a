import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import type { Restrictions } from "@/lib/profile/user";

/** Saves the sections of the restrictions tab that were sent; the others stay. */
export function updateProfile(ctx: Context, sections: Restrictions): Promise<void> {
  const { userId } = ctx.person;
  const health = {
    dietaryRestrictions: sections.dietary_restrictions,
    dietaryPreferences: sections.dietary_preferences,
    healthConditions: sections.health_conditions,
    medications: sections.medications,
    allergies: sections.allergies,
    supplements: sections.supplements,
  };
  return inTransaction(ctx, async (tx) => {
    await tx.healthProfile.upsert({ where: { userId }, create: { userId, ...health }, update: health });
  });
}
