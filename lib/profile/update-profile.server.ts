import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { namedColumns } from "@/lib/profile/named-columns";
import type { Restrictions } from "@/lib/profile/user";

/** Each section's column: one without does not compile. */
const COLUMNS = {
  dietary_restrictions: "dietaryRestrictions",
  dietary_preferences: "dietaryPreferences",
  health_conditions: "healthConditions",
  medications: "medications",
  allergies: "allergies",
  supplements: "supplements",
} as const satisfies Record<keyof Restrictions, string>;

/** Saves the sections of the restrictions tab that were sent; the others stay. */
export function updateProfile(ctx: Context, sections: Restrictions): Promise<void> {
  const { userId } = ctx.person;
  const health = namedColumns(COLUMNS, sections);
  return inTransaction(ctx, async (tx) => {
    await tx.healthProfile.upsert({ where: { userId }, create: { userId, ...health }, update: health });
  });
}
