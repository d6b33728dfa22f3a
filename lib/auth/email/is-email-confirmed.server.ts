import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";

/** Whether a person has opened a link that we mailed to their address. */
export async function isEmailConfirmed({ person: { userId } }: Context): Promise<boolean> {
  return (await db().person.count({ where: { userId, emailConfirmedAt: { not: null } } })) > 0;
}
