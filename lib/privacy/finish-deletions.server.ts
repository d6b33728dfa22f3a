import "server-only";
import { db } from "@/lib/db";
import { deleteAuthUser } from "@/lib/integrations/supabase/auth";

const AT_ONCE = 50;

/** Removes an account that is gone here at the auth server too. Repeatable. @throws AppError unavailable */
export async function finishDeletion(userId: string): Promise<void> {
  await deleteAuthUser(userId);
  await db().accountDeletion.deleteMany({ where: { userId } });
}

/** Finishes what the auth server, or a process that died, left undone. */
export async function finishDeletions(): Promise<void> {
  const left = await db().accountDeletion.findMany({ orderBy: { requestedAt: "asc" }, take: AT_ONCE });
  for (const { userId } of left) await finishDeletion(userId);
}
