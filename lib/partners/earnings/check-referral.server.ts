import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";

/** Whether a referral code is some company's. */
export async function referralExists(_: Context<null>, { code }: { code: string }): Promise<boolean> {
  return (await db().company.count({ where: { referralCode: code.toUpperCase() } })) > 0;
}
