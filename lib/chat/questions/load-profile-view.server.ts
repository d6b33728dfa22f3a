import "server-only";
import type { Turn } from "@/lib/chat/logging/log-understood.server";
import type { ProfileView } from "@/lib/chat/replies/outcome";
import { activityOf, ageOf } from "@/lib/nutrition/goals/computed-goals";

/** What the profile says of the facts that may be asked about. */
export async function loadProfileView({ tx, person, today }: Turn): Promise<ProfileView> {
  const body = await tx.healthProfile.findUnique({ where: { userId: person.userId } });
  return {
    heightCm: body?.heightCm ?? null,
    ageYears: body ? ageOf(body, today) : null,
    allergies: body?.allergies ?? "",
    restrictions: [...(body?.dietaryRestrictions ?? []), ...(body?.dietaryPreferences ?? [])],
    conditions: body?.healthConditions ?? [],
    activity: activityOf(body),
  };
}
