import { createHmac } from "node:crypto";

/** What is noted, as `what.happened`. A code stays what it was: the log is never rewritten. */
export const AUDIT_ACTIONS = [
  "administrator.granted",
  "membership.began",
  "membership.ended",
  "nutritionist.approved",
  "nutritionist.refused",
  "opt_in.revoked",
  "second_factor.removed",
  "identity.added",
  "identity.removed",
  "account.deletion_requested",
  "role.changed",
  "trial.extended",
  "subscription.cancelled",
  "account.blocked",
  "account.unblocked",
  "confirmation.sent",
  "sessions.ended",
  "payment.refund_asked",
  "coupon.created",
  "coupon.ended",
  "plan.created",
  "plan.changed",
  "plan.archived",
  "plan.offered_again",
  "company.created",
  "company.changed",
  "lead.closed",
  "lead.reopened",
  "code.created",
  "code.ended",
  "invitation.sent",
  "invitation.cancelled",
  "invitations.imported",
  "payout.requested",
  "payout.paid",
  "payout.refused",
  "webhook.replayed",
  "message.requeued",
  "job.run",
  "error.resolved",
  "flag.changed",
  "log.exported",
  "people.exported",
  "token.created",
  "token.revoked",
  "screens.seen",
  "screens.left",
  "calendar.renewed",
  "calendar.ended",
  "hook.created",
  "hook.ended",
] as const;
type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Kinds of what something is done to. */
export const AUDIT_SUBJECTS = [
  "person",
  "company",
  "lead",
  "payment",
  "coupon",
  "plan",
  "code",
  "invitation",
  "payout",
  "webhook",
  "message",
  "error",
  "flag",
  "list",
  "token",
  "hook",
] as const;

/**
 * What it was done to. People are named by their user id here and stored under a digest; everything else by an id of its
 * own, which names nobody.
 */
type AuditSubject = { type: (typeof AUDIT_SUBJECTS)[number]; id: string };

/** Facts of the subject before or after: states, roles and ids that name nobody. Never anything about health. */
type AuditFacts = Record<string, string | number | boolean | null>;

export type AuditEntry = {
  action: AuditAction;
  subject: AuditSubject;
  before?: AuditFacts;
  after?: AuditFacts;
  reason?: string;
};

/** The key to the ids in the audit log, which follows from a secret of the deployment and serves nothing else. */
export function auditKey(secret: string): Buffer {
  return createHmac("sha256", secret).update("garfo: audit log").digest();
}

/** A user id, number or address as the log has it: who knows it finds its entries, nobody gets it from them. */
export function auditDigest(id: string, key: Buffer): string {
  return createHmac("sha256", key).update(id.toLowerCase()).digest("base64url");
}
