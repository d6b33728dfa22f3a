import "server-only";
import { ACCESS_RECORD_MONTHS } from "@/lib/auth/session/access-record";
import { db } from "@/lib/db";

/** Removes access records on the day and minute on which the law no longer asks for them. */
export async function purgeAccessRecords(now: Date): Promise<void> {
  await db().$executeRaw`
    DELETE FROM app.access_records WHERE at <= ${now}::timestamptz - make_interval(months => ${ACCESS_RECORD_MONTHS})`;
}
