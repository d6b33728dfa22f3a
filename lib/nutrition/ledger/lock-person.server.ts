import "server-only";
import type { Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";

/** Whom a transaction has locked already; forgotten with it. */
const held = new WeakMap<Tx, Set<string>>();

/**
 * Makes a person's entries change one transaction at a time, whatever days they touch: two at once would each add up
 * a day without the other's entry. Foreign keys to the person do not wait for it. A transaction that holds the lock
 * does not ask again.
 * @throws AppError not_found when the person is gone
 */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  if (held.get(tx)?.has(userId)) return;
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM app.people WHERE user_id = ${userId}::uuid FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError("not_found");
  holdPerson(tx, userId);
}

/** Notes that a statement of the transaction has locked the person along with what it read. */
export function holdPerson(tx: Tx, userId: string): void {
  const ids = held.get(tx);
  if (ids) ids.add(userId);
  else held.set(tx, new Set([userId]));
}
