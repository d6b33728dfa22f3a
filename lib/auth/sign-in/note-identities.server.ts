import "server-only";
import { auditId, noteAction } from "@/lib/audit/note-action.server";
import { mailSecurityNotice } from "@/lib/auth/password/mail-security-notice.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

/** By how much the auth server's clock may be ahead of ours. */
const SKEW_MS = 60_000;

/** Tells an address, once, of each provider that has become a way into its account. */
export async function noteIdentities(
  ctx: Context<unknown>,
  person: Viewer,
  identities: readonly { provider: string; since: Date }[],
): Promise<void> {
  for (const identity of identities)
    if (await noteOnce(ctx, person.userId, identity)) await mailSecurityNotice(person, "identity_on");
}

/** Notes that a provider was added. @returns whether nobody had, however many ask at once */
function noteOnce(
  ctx: Context<unknown>,
  userId: string,
  { provider, since }: { provider: string; since: Date },
): Promise<boolean> {
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const known = await tx.auditEntry.count({
      where: {
        ...{ action: "identity.added", subjectId: auditId(userId) },
        ...{
          after: { path: ["provider"], equals: provider },
          at: { gte: new Date(since.getTime() - SKEW_MS) },
        },
      },
    });
    if (known > 0) return false;
    const actor = { kind: "person", userId } as const;
    const subject = { type: "person", id: userId } as const;
    await noteAction({ ...ctx, actor }, { action: "identity.added", subject, after: { provider } });
    return true;
  });
}
