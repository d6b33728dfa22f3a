import "server-only";
import { db } from "@/lib/db";

/**
 * Notes that a person has a second factor, as the auth server has just said: their tokens do not tell, and every call
 * and page must know. Recovery codes of an earlier one are void.
 * @returns whether that is news
 */
export async function noteSecondFactor(userId: string, now: Date): Promise<boolean> {
  const { count } = await db().person.updateMany({
    where: { userId, secondFactorAt: null },
    data: { secondFactorAt: now },
  });
  if (count > 0) await db().recoveryCode.deleteMany({ where: { userId } });
  return count > 0;
}
