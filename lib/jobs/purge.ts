import "server-only";
import { db } from "@/lib/db";

/** Removes what nobody needs any more: messages and photos long settled, codes and counters run out, meals deleted for good. */
export async function purge(): Promise<void> {
  await db().$executeRaw`
    DELETE FROM app.inbound_messages WHERE status <> 'received' AND received_at < now() - interval '30 days'`;
  await db().$executeRaw`
    DELETE FROM app.outbound_messages
    WHERE status NOT IN ('queued', 'sending') AND created_at < now() - interval '30 days'`;
  await db().$executeRaw`
    DELETE FROM app.outbound_mails
    WHERE (sent_at IS NOT NULL OR failed_at IS NOT NULL) AND created_at < now() - interval '30 days'`;
  await db().$executeRaw`DELETE FROM app.media_readings WHERE created_at < now() - interval '30 days'`;
  await db().$executeRaw`DELETE FROM app.whatsapp_link_codes WHERE expires_at < now() - interval '1 day'`;
  await db().$executeRaw`DELETE FROM app.rate_limits WHERE expires_at < now()`;
  await db().$executeRaw`DELETE FROM app.ended_sessions WHERE expires_at < now()`;
  await db().$executeRaw`DELETE FROM app.sign_ins WHERE at < now() - interval '90 days'`;
  await db().$executeRaw`DELETE FROM app.meals WHERE deleted_at < now() - interval '1 day'`;
}
