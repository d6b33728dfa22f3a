import "server-only";
import type { SecondFactor } from "@/lib/auth/second-factor/recovery-codes";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { codeChannels, isPhoneFactorOn } from "@/lib/integrations/supabase/phone-factor";

/** Whether a person has a second factor, which and since when, what recovery codes are left, and what is offered. */
export async function loadSecondFactor(
  { person: { userId } }: Context,
  { session }: { session: Session },
): Promise<SecondFactor> {
  const [person, recoveryCodes, isOffered, channels] = await Promise.all([
    db().person.findUnique({
      where: { userId },
      select: { secondFactorAt: true, secondFactorPhone: true },
    }),
    db().recoveryCode.count({ where: { userId } }),
    isPhoneFactorOn(session.token),
    codeChannels(),
  ]);
  const since = person?.secondFactorAt?.toISOString() ?? null;
  const phone = person?.secondFactorPhone ?? null;
  const phoneChannels = isOffered || phone !== null ? channels : [];
  return { enabled: since !== null, since, recoveryCodes, phone, phoneChannels };
}

/** The last two digits of the phone that a person's codes go to; null where an app makes them. */
export async function loadFactorPhone(userId: string): Promise<string | null> {
  const person = await db().person.findUnique({ where: { userId }, select: { secondFactorPhone: true } });
  return person?.secondFactorPhone ?? null;
}
