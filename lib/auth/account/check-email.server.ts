import "server-only";
import { db } from "@/lib/db";

/** Whether somebody has an account with this address (in lower case). */
export async function emailExists(email: string): Promise<boolean> {
  return (await db().profile.count({ where: { email } })) > 0;
}
