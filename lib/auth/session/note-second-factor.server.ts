import "server-only";
import { db } from "@/lib/db";

/**
 * Notes whether a person has a second factor, as the auth server has just said: their tokens do not tell, and every
 * call and page must know. Its end also voids the recovery codes.
 * @returns whether that is news
 */
export async function noteSecondFactor(userId: string, hasFactor: boolean, now: Date): Promise<boolean> {
  const { count } = await db().person.updateMany({
    where: { userId, secondFactorAt: hasFactor ? null : { not: null } },
    data: { secondFactorAt: hasFactor ? now : null },
  });
  if (count > 0) await db().recoveryCode.deleteMany({ where: { userId } });
  return count > 0;
}
