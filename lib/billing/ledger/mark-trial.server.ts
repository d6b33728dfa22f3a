import "server-only";
import { type TrialSign, trialDigests, trialKey } from "@/lib/billing/trial-had-before";
import type { Tx } from "@/lib/db";
import { env } from "@/lib/env";

/** Notes that whoever leaves had a trial, by digests of what they are known by. */
export async function markTrial(tx: Tx, { userId, email }: { userId: string; email: string }, now: Date) {
  const person = await tx.person.findUnique({
    where: { userId },
    select: { cpf: true, whatsappLink: { select: { canonicalNumber: true, confirmedAt: true } } },
  });
  const link = person?.whatsappLink;
  const number = link?.confirmedAt ? link.canonicalNumber : null;
  const data = digestsOf({ email, cpf: person?.cpf, number }).map((digest) => ({ digest, at: now }));
  await tx.trialMark.createMany({ data, skipDuplicates: true });
}

/** Whether somebody who signs up had a trial: with an account that is gone, or, by the CPF, with one that is not. */
export async function hasHadTrial(tx: Tx, sign: TrialSign): Promise<boolean> {
  const digests = digestsOf(sign);
  if (digests.length > 0 && (await tx.trialMark.count({ where: { digest: { in: digests } } })) > 0)
    return true;
  return Boolean(sign.cpf) && (await tx.person.count({ where: { cpf: sign.cpf ?? null } })) > 0;
}

/** Ends a trial as soon as its owner proves a number that had one with an account that is gone. */
export async function endRepeatedTrial(
  tx: Tx,
  { userId, number }: { userId: string; number: string },
  now: Date,
): Promise<void> {
  const digest = { in: digestsOf({ number }) };
  if ((await tx.trialMark.count({ where: { digest } })) === 0) return;
  await tx.subscription.updateMany({
    where: { userId, current: true, status: "trial" },
    data: { status: "expired", periodEnd: now },
  });
}

let key: Buffer | undefined;

function digestsOf(sign: TrialSign): string[] {
  key ??= trialKey(env().SUPABASE_SERVICE_ROLE_KEY);
  return trialDigests(sign, key);
}
