import "server-only";
import { db, Prisma } from "@/lib/db";
import { runAll } from "@/lib/jobs/run-all";

/** So many rows of a table in one statement: it ends in time whatever has piled up. */
const BATCH = 5_000;

/** What is over, by table of the schema `app`. */
const OVER = {
  inbound_messages:
    "status <> 'received' AND received_at < now() - CASE status WHEN 'held' THEN interval '7 days' ELSE interval '29 days' END",
  outbound_messages: "status NOT IN ('queued', 'sending') AND created_at < now() - interval '29 days'",
  outbound_mails:
    "(sent_at IS NOT NULL OR failed_at IS NOT NULL) AND created_at < now() - interval '29 days'",
  media_readings: "created_at < now() - interval '29 days'",
  conversations: "user_id IS NULL AND updated_at < now() - interval '29 days'",
  whatsapp_link_codes: "expires_at < now() - interval '1 day'",
  rate_limits: "expires_at < now()",
  // A session may have a newer token than the one that ended it; none lives longer than a week.
  ended_sessions: "expires_at < now() - interval '7 days'",
  sign_ins: "at < now() - interval '90 days'",
  hook_deliveries: "next_attempt_at IS NULL AND created_at < now() - interval '29 days'",
  push_messages: "next_attempt_at IS NULL AND created_at < now() - interval '29 days'",
  diary_imports: "status = 'preview' AND created_at < now() - interval '1 day'",
  personal_tokens: "least(expires_at, revoked_at) < now() - interval '90 days'",
  oauth_codes: "expires_at < now() - interval '1 day'",
  oauth_clients:
    "created_at < now() - interval '90 days' AND NOT EXISTS (SELECT FROM app.personal_tokens t WHERE t.client_id = oauth_clients.id)",
  meals: "deleted_at < now() - interval '1 day'",
  care_invitations: "expires_at < now() - interval '90 days'",
  error_reports: "last_seen < now() - interval '90 days'",
  payment_events: "notified = handled AND received_at < now() - interval '29 days'",
  payments: "user_id IS NULL AND next_check_at IS NULL AND created_at < now() - interval '5 years'",
  preapprovals: "user_id IS NULL AND status = 'cancelled' AND created_at < now() - interval '5 years'",
  trial_marks: "at < now() - interval '5 years'",
  products: "fetched_at < now() - interval '29 days'",
  operation_counts: "minute < now() - interval '8 days'",
  leads: "created_at < now() - interval '12 months'",
} as const;

/**
 * Removes what nobody needs any more: messages and photos long settled, codes and counters run out, meals deleted for
 * good, what strangers left. Of what people wrote nothing is left after 30 days, as the privacy policy says: this runs
 * once a day, so what is 29 days old goes. What was remembered of a talk goes with it, and a number that never had an
 * account is forgotten.
 * @throws the first failure; the other tables are purged all the same
 */
export async function purge(): Promise<void> {
  const tables = Object.entries(OVER).map(
    ([table, over]) =>
      () =>
        removeAll(table, over),
  );
  await runAll([...tables, forgetTalks]);
}

/** The condition stands twice: a row that somebody is just changing is looked at again before it goes. */
async function removeAll(table: string, over: string): Promise<void> {
  const [name, isOver] = [Prisma.raw(`app.${table}`), Prisma.raw(`(${over})`)];
  const removeSome = () => db().$executeRaw`
    DELETE FROM ${name}
    WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${name} WHERE ${isOver} LIMIT ${BATCH})) AND ${isOver}`;
  while ((await removeSome()) > 0);
}

async function forgetTalks(): Promise<void> {
  const rests = Prisma.sql`state <> '{}' AND updated_at < now() - interval '29 days'`;
  const forgetSome = () => db().$executeRaw`
    UPDATE app.conversations SET state = '{}'
    WHERE contact IN (SELECT contact FROM app.conversations WHERE ${rests} LIMIT ${BATCH}) AND ${rests}`;
  while ((await forgetSome()) > 0);
}
