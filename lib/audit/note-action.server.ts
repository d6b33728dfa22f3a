import "server-only";
import { type AuditEntry, auditDigest, auditKey } from "@/lib/audit/audit-entry";
import type { Actor, Context } from "@/lib/context";
import { dbOf, Prisma } from "@/lib/db";
import { env } from "@/lib/env";

/**
 * Puts on the audit log that the context's actor did something. Call it within the transaction that does it, so that
 * there is neither the one without the other.
 */
export async function noteAction(
  ctx: Pick<Context, "actor" | "now" | "tx" | "ip">,
  { action, subject, before, after, reason }: AuditEntry,
): Promise<void> {
  const { actor, now, ip } = ctx;
  await dbOf(ctx).auditEntry.createMany({
    data: {
      ...{ at: now, actorKind: actor.kind, actorId: actorId(actor), action, reason: reason ?? null },
      ...{ subjectType: subject.type, subjectId: auditSubject(subject) },
      ...{ before: before ?? Prisma.DbNull, after: after ?? Prisma.DbNull },
      ip: ip === undefined ? null : auditId(ip),
    },
  });
}

function auditSubject({ type, id }: AuditEntry["subject"]): string {
  return type === "person" ? auditId(id) : id;
}

function actorId(actor: Actor): string | null {
  switch (actor.kind) {
    case "person":
    case "administrator":
      return auditId(actor.userId);
    case "sender":
      return auditId(actor.userId ?? actor.contact);
    case "job":
      return actor.name;
    case "webhook":
      return actor.provider;
    case "visitor":
      return null;
  }
}

/** Whether somebody acts for themselves, which is their own business where another's acting is put on the log. */
export function isThemself(actor: Actor, userId: string): boolean {
  return (actor.kind === "person" || actor.kind === "sender") && actor.userId === userId;
}

let key: Buffer | undefined;

/** The id under which a person, number or address stands in the log. */
export function auditId(id: string): string {
  key ??= auditKey(env().SUPABASE_SERVICE_ROLE_KEY);
  return auditDigest(id, key);
}
