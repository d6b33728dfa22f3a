import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";

/** Counts that a company's link was followed, by day and not by whom; a code that nobody has is passed over. */
export async function noteVisit(
  { now }: Pick<Context<null>, "now">,
  { code }: { code: string },
): Promise<void> {
  await db().$executeRaw`
    INSERT INTO app.referral_days AS d (company_id, day, visits)
    SELECT id, (${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date, 1 FROM app.companies
    WHERE referral_code = ${code.toUpperCase()}
    ON CONFLICT (company_id, day) DO UPDATE SET visits = d.visits + 1`;
}
