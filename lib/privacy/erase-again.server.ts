import "server-only";
import { auditId } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { eraseAccount } from "@/lib/privacy/erase-account.server";
import type { DataOwner } from "@/lib/privacy/owned-rows.server";

const BATCH = 1_000;

/**
 * Erases once more whoever a restored backup has brought back.
 * @param erased ids of the audit log (`auditId`) under which deletions were noted after the moment of the backup
 * @returns how many were there again
 */
export async function eraseAgain(ctx: Context<null>, erased: ReadonlySet<string>): Promise<number> {
  let found = 0;
  for (let batch = await peopleAfter(null); batch.length > 0; ) {
    for (const person of batch) {
      if (!erased.has(auditId(person.userId))) continue;
      await eraseAccount(ctx, person);
      found++;
    }
    batch = await peopleAfter(batch.at(-1)?.userId ?? null);
  }
  return found;
}

async function peopleAfter(id: string | null): Promise<DataOwner[]> {
  const profiles = await db().profile.findMany({
    ...{ select: { id: true, email: true }, orderBy: { id: "asc" }, take: BATCH },
    ...(id ? { where: { id: { gt: id } } } : {}),
  });
  return profiles.map((profile) => ({ userId: profile.id, email: profile.email }));
}
