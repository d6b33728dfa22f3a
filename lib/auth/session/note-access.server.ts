import "server-only";
import { accessKey, accessSubject, startOfHour } from "@/lib/auth/session/access-record";
import { db } from "@/lib/db";
import { env } from "@/lib/env";

/** As many as are remembered at once; beyond, some are looked up again. */
const MAX_REMEMBERED = 20_000;
/** What this process knows to be on record, so that most calls write nothing. The table's key settles the rest. */
const remembered = new Set<string>();

/**
 * Puts an access on record as the law asks for: when and from which address the product was used, once an hour, apart
 * from everything else that is known of the person and beyond the end of their account.
 */
export async function noteAccess(email: string, ip: string, now: Date): Promise<void> {
  const hour = startOfHour(now);
  const sign = `${email} ${hour.getTime()} ${ip}`;
  if (remembered.has(sign)) return;
  const record = { subject: subjectOf(email), hour, ip };
  await db().accessRecord.createMany({ data: [{ ...record, at: now }], skipDuplicates: true });
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.add(sign);
}

let key: Buffer | undefined;

/** The id under which the accesses of an address are on record. */
export function subjectOf(email: string): string {
  key ??= accessKey(env().SUPABASE_SERVICE_ROLE_KEY);
  return accessSubject(email, key);
}
