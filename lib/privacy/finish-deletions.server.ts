import "server-only";
import { db } from "@/lib/db";
import { deleteAuthUser } from "@/lib/integrations/supabase/auth";
import { log } from "@/lib/log";

const AT_ONCE = 50;

/** Removes an account that is gone here at the auth server too. Repeatable. @throws AppError unavailable */
export async function finishDeletion(userId: string): Promise<void> {
  await deleteAuthUser(userId);
  await db().accountDeletion.deleteMany({ where: { userId } });
}

/**
 * Finishes what the auth server, or a process that died, left undone; one that it cannot remove keeps no other waiting.
 * Never throws for the auth server: what is left is tried again with the next sweep.
 */
export async function finishDeletions(): Promise<void> {
  const left = await db().accountDeletion.findMany({ orderBy: { requestedAt: "asc" }, take: AT_ONCE });
  const outcomes = await Promise.allSettled(left.map(({ userId }) => finishDeletion(userId)));
  const failed = outcomes.filter(({ status }) => status === "rejected").length;
  if (failed > 0) log().warn({ failed }, "the auth server has still to remove accounts");
}
