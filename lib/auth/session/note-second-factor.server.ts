import "server-only";
import { db } from "@/lib/db";
import type { VerifiedFactor } from "@/lib/integrations/supabase/auth";

/**
 * Notes that a person has a second factor, as the auth server has just said: their tokens do not tell, and every call
 * and page must know. Recovery codes of an earlier one are void.
 * @returns whether that is news
 */
export async function noteSecondFactor(
  userId: string,
  { phoneEnd }: VerifiedFactor,
  now: Date,
): Promise<boolean> {
  const { count } = await db().person.updateMany({
    where: { userId, secondFactorAt: null },
    data: { secondFactorAt: now, secondFactorPhone: phoneEnd },
  });
  if (count > 0) {
    await db().recoveryCode.deleteMany({ where: { userId } });
    return true;
  }
  // One kind may have taken the other's place at the auth server.
  await db().$executeRaw`UPDATE app.people SET second_factor_phone = ${phoneEnd}
    WHERE user_id = ${userId}::uuid AND second_factor_phone IS DISTINCT FROM ${phoneEnd}`;
  return false;
}
