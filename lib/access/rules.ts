import { type GateReason, gateReason } from "@/lib/access/subscription-gate";
import type { Viewer } from "@/lib/auth/session/viewer";
import { allowsHealth } from "@/lib/consents/health/health-consent";
import type { ErrorCode } from "@/lib/errors";

/**
 * What a call asks of its caller, from least to most:
 * - first_step: any person with a session, even one that has yet to pass their second factor
 * - signed_in: any person with a session (account, subscription, privacy)
 * - reader: may read their own data: trial, active or expired
 * - subscriber: trial or active, with the consent to health data given: may log and use the assistant
 */
export type Requirement =
  | "first_step"
  | "signed_in"
  | "reader"
  | "subscriber"
  | "partner"
  | "partner_manager"
  | "nutritionist"
  | "admin";

/** The same in words, for the description of the API. */
export const REQUIREMENT_WORDS: Record<Requirement, string> = {
  first_step: "Any session, even one that has yet to pass the second factor",
  signed_in: "Any person with a session.",
  reader: "A trial or a subscription, expired or not.",
  subscriber: "A trial or an active subscription, and the consent to health data given.",
  partner: "Whoever belongs to a company.",
  partner_manager: "Whoever manages a company.",
  nutritionist: "A nutritionist, with a second factor once approved.",
  admin: "The administrator.",
};

const REFUSAL: Record<GateReason, ErrorCode> = {
  pending_payment: "pending_payment",
  expired: "subscription_expired",
  invalid_status: "subscription_required",
  plan_required: "subscription_required",
};

/** null when the call may go on, else the code of the refusal. */
export function refusalFor(requirement: Requirement, viewer: Viewer, now: Date): ErrorCode | null {
  if (requirement === "first_step") return null;
  if (viewer.needsSecondFactor) return "second_factor_required";
  if (requirement === "admin") return viewer.isSuperAdmin ? null : "forbidden";
  if (viewer.isSuperAdmin || requirement === "signed_in") return null;
  switch (requirement) {
    case "partner":
      return viewer.company ? null : "forbidden";
    case "partner_manager":
      return viewer.company?.role === "manager" ? null : "forbidden";
    case "nutritionist":
      if (viewer.role !== "nutritionist") return "forbidden";
      return viewer.lacksSecondFactor ? "second_factor_missing" : null;
    default: {
      const reason = gateReason(viewer.subscription, { allowExpired: requirement === "reader" }, now);
      if (reason) return REFUSAL[reason];
      return requirement === "subscriber" && !allowsHealth(viewer.healthConsent)
        ? "health_consent_needed"
        : null;
    }
  }
}
