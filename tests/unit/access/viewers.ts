import type { Viewer } from "@/lib/auth/session/viewer";
import type { SubscriptionStatus } from "@/lib/billing/subscription";
import { DAY_MS } from "@/lib/durations";

export const NOW = new Date("2026-03-10T12:00:00Z");

/** A viewer with a subscription in this state; `days` until its period ends. */
export function viewer(
  status: SubscriptionStatus | null,
  more: Partial<Viewer> = {},
  { days = status === "expired" ? -1 : 5, planId = "monthly" } = {},
): Viewer {
  return {
    userId: "01a1fb6b-5f94-7541-8d1e-6d037587f1d5",
    sessionId: null,
    email: "ana@garfo.test",
    name: "Ana",
    role: "member",
    company: null,
    isSuperAdmin: false,
    subscription: status && { planId, status, periodEnd: new Date(NOW.getTime() + days * DAY_MS) },
    healthConsent: "given",
    needsSecondFactor: false,
    lacksSecondFactor: false,
    isEmailConfirmed: true,
    locale: "pt-BR",
    timeZone: "America/Sao_Paulo",
    ...more,
  };
}

export const COMPANY = { id: "c", name: "Academia", role: "manager" as const };
