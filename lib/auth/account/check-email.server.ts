import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";

/** Whether somebody has an account with this address (in lower case). */
export async function emailExists(_: Context<null>, { email }: { email: string }): Promise<boolean> {
  return (await db().profile.count({ where: { email } })) > 0;
}
