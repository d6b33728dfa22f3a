import "server-only";
import type { Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";

/**
 * Makes a person's entries change one transaction at a time, whatever days they touch: two at once would each add up
 * a day without the other's entry. Foreign keys to the person do not wait for it.
 * @throws AppError not_found when the person is gone
 */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM app.people WHERE user_id = ${userId}::uuid FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError("not_found");
}
