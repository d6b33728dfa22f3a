"use client";

import { useTranslations } from "next-intl";

const ACTIONS = [
  ...["administrator.granted", "membership.began", "membership.ended", "opt_in.revoked"],
  ...[
    "second_factor.removed",
    "identity.added",
    "identity.removed",
    "account.deletion_requested",
    "nutritionist.approved",
    "nutritionist.refused",
    "role.changed",
    "trial.extended",
  ],
  ...["subscription.cancelled", "account.blocked", "account.unblocked", "confirmation.sent"],
  ...["payment.refund_asked", "coupon.created", "coupon.ended", "plan.created", "plan.changed"],
  ...["plan.archived", "plan.offered_again", "company.created", "company.changed", "lead.closed"],
  ...["lead.reopened", "code.created", "code.ended", "invitation.sent", "invitation.cancelled"],
  ...["invitations.imported", "payout.requested", "payout.paid", "payout.refused", "webhook.replayed"],
  ...["message.requeued", "job.run", "error.resolved", "flag.changed", "log.exported", "people.exported"],
  ...["screens.seen", "screens.left"],
  ...["token.created", "token.revoked", "calendar.renewed", "calendar.ended", "hook.created", "hook.ended"],
] as const;

type Worded = (typeof ACTIONS)[number] extends infer A
  ? A extends `${infer What}.${infer How}`
    ? `${What}_${How}`
    : never
  : never;

/** What the audit log's codes are called; a code that is no longer used stands for itself. */
export function useActionWords() {
  const t = useTranslations("admin.audit.actions");
  const known = new Set<string>(ACTIONS);
  const wordsOf = (action: string) => (known.has(action) ? t(action.replace(".", "_") as Worded) : action);
  return { wordsOf, actions: ACTIONS.map((value) => ({ value, title: wordsOf(value) })) };
}
