import type { Viewer } from "@/lib/auth/viewer";
import { statusAt } from "@/lib/billing/subscription";
import type { ErrorCode } from "@/lib/errors";

/**
 * What a call asks of its caller, from least to most:
 * - signed_in: any person with a session (account, subscription, privacy)
 * - reader: may read their own data: trial, active or expired (section 4 "Access rule")
 * - subscriber: trial or active: may log and use the assistant
 */
export type Requirement = "signed_in" | "reader" | "subscriber" | "partner" | "partner_manager" | "nutritionist" | "admin";

/** null when the call may go on, else the code of the refusal. */
export function refusalFor(requirement: Requirement, viewer: Viewer, now: Date): ErrorCode | null {
  if (requirement === "admin") return viewer.isSuperAdmin ? null : "forbidden";
  if (viewer.isSuperAdmin || requirement === "signed_in") return null;
  const status = viewer.subscription ? statusAt(viewer.subscription, now) : null;
  switch (requirement) {
    case "partner":
      return viewer.company ? null : "forbidden";
    case "partner_manager":
      return viewer.company?.role === "manager" ? null : "forbidden";
    case "nutritionist":
      return viewer.role === "nutritionist" ? null : "forbidden";
    case "reader":
      if (status === "expired") return null;
      break;
    default:
  }
  if (status === "trial" || status === "active") return null;
  if (status === "pending_payment") return "pending_payment";
  return status === "expired" ? "subscription_expired" : "subscription_required";
}
