import "server-only";
import { db } from "@/lib/db";

/**
 * Removes what nobody needs any more: messages and photos long settled, codes and counters run out, meals deleted for
 * good. Of what people wrote nothing is left after 30 days, as the privacy policy says: this runs once a day, so what
 * is 29 days old goes. What was remembered of a talk goes with it, and a number that never had an account is forgotten.
 */
export async function purge(): Promise<void> {
  await db().$executeRaw`
    DELETE FROM app.inbound_messages WHERE status <> 'received' AND received_at < now() - interval '29 days'`;
  await db().$executeRaw`
    DELETE FROM app.outbound_messages
    WHERE status NOT IN ('queued', 'sending') AND created_at < now() - interval '29 days'`;
  await db().$executeRaw`
    DELETE FROM app.outbound_mails
    WHERE (sent_at IS NOT NULL OR failed_at IS NOT NULL) AND created_at < now() - interval '29 days'`;
  await db().$executeRaw`DELETE FROM app.media_readings WHERE created_at < now() - interval '29 days'`;
  await db().$executeRaw`
    DELETE FROM app.conversations WHERE user_id IS NULL AND updated_at < now() - interval '29 days'`;
  await db().$executeRaw`
    UPDATE app.conversations SET state = '{}' WHERE state <> '{}' AND updated_at < now() - interval '29 days'`;
  await db().$executeRaw`DELETE FROM app.whatsapp_link_codes WHERE expires_at < now() - interval '1 day'`;
  await db().$executeRaw`DELETE FROM app.rate_limits WHERE expires_at < now()`;
  await db().$executeRaw`DELETE FROM app.ended_sessions WHERE expires_at < now()`;
  await db().$executeRaw`DELETE FROM app.sign_ins WHERE at < now() - interval '90 days'`;
  await db().$executeRaw`DELETE FROM app.meals WHERE deleted_at < now() - interval '1 day'`;
}
