import "server-only";
import type { SecondFactor } from "@/lib/auth/second-factor/recovery-codes";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";

/** Whether a person has a second factor, since when, and how many recovery codes are left. */
export async function loadSecondFactor({ person: { userId } }: Context): Promise<SecondFactor> {
  const [person, recoveryCodes] = await Promise.all([
    db().person.findUnique({ where: { userId }, select: { secondFactorAt: true } }),
    db().recoveryCode.count({ where: { userId } }),
  ]);
  const since = person?.secondFactorAt?.toISOString() ?? null;
  return { enabled: since !== null, since, recoveryCodes };
}
