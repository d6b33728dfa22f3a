import { expect, it } from "vitest";
import { homeOf } from "@/lib/access/home";
import { type Requirement, refusalFor } from "@/lib/access/rules";
import { safeNext } from "@/lib/access/safe-next";
import { gateReason } from "@/lib/access/subscription-gate";
import { COMPANY, NOW, viewer } from "./viewers";

const REQUIREMENTS: Requirement[] = [
  "signed_in",
  "reader",
  "subscriber",
  "partner",
  "partner_manager",
  "nutritionist",
  "admin",
];

const NO = "forbidden";

it.each([
  ["trial", viewer("trial"), [null, null, null, NO, NO, NO, NO]],
  ["active", viewer("active"), [null, null, null, NO, NO, NO, NO]],
  ["expired", viewer("expired"), [null, null, "subscription_expired", NO, NO, NO, NO]],
  ["pending", viewer("pending_payment"), [null, "pending_payment", "pending_payment", NO, NO, NO, NO]],
  ["no subscription", viewer(null), [null, "subscription_required", "subscription_required", NO, NO, NO, NO]],
  [
    "without a consent to health data any more",
    viewer("active", { healthConsent: "withdrawn" }),
    [null, null, "health_consent_needed", NO, NO, NO, NO],
  ],
  [
    "never asked for the consent to health data",
    viewer("trial", { healthConsent: "never_asked" }),
    [null, null, "health_consent_needed", NO, NO, NO, NO],
  ],
  ["manager", viewer("active", { company: COMPANY }), [null, null, null, null, null, NO, NO]],
  [
    "member of a company",
    viewer("expired", { company: { ...COMPANY, role: "member" } }),
    [null, null, "subscription_expired", null, NO, NO, NO],
  ],
  [
    "nutritionist without a subscription",
    viewer(null, { role: "nutritionist" }),
    [null, "subscription_required", "subscription_required", NO, NO, null, NO],
  ],
  [
    "nutritionist who has set no second factor yet",
    viewer("active", { role: "nutritionist", lacksSecondFactor: true }),
    [null, null, null, NO, NO, "second_factor_missing", NO],
  ],
  ["administrator", viewer(null, { isSuperAdmin: true }), [null, null, null, null, null, null, null]],
])("%s: what a call answers", (_name, who, refusals) => {
  expect(REQUIREMENTS.map((requirement) => refusalFor(requirement, who, NOW))).toEqual(refusals);
});

it.each([
  ["member", {}],
  ["administrator", { isSuperAdmin: true }],
])("%s: may do nothing but the second step before it is done", (_name, more) => {
  const who = viewer("active", { ...more, needsSecondFactor: true });
  expect(new Set(REQUIREMENTS.map((requirement) => refusalFor(requirement, who, NOW)))).toEqual(
    new Set(["second_factor_required"]),
  );
  expect(refusalFor("first_step", who, NOW)).toBeNull();
});

it.each([
  ["the plan that is asked for", "yearly", "yearly", null],
  ["another plan", "monthly", "yearly", "plan_required"],
] as const)("%s", (_name, planId, requiredPlan, reason) => {
  const { subscription } = viewer("active", {}, { planId });
  expect(gateReason(subscription, { requiredPlan }, NOW)).toBe(reason);
});

it("says first that nothing was paid, then that the plan is another", () => {
  const { subscription } = viewer("pending_payment");
  expect(gateReason(subscription, { requiredPlan: "yearly" }, NOW)).toBe("pending_payment");
});

it("sends everybody home by who they are, the administrator first", () => {
  expect(homeOf({ role: "admin", company: COMPANY })).toBe("/admin");
  expect(homeOf({ role: "nutritionist", company: COMPANY })).toBe("/nutritionist-dashboard");
  expect(homeOf({ role: "member", company: COMPANY })).toBe("/partner");
  expect(homeOf({ role: "member", company: null })).toBe("/dashboard");
});

it.each([
  ["/progress?day=2026-01-01", "/progress?day=2026-01-01"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["https://evil.example", null],
  ["javascript:alert(1)", null],
  ["/a\nb", null],
  ["", null],
  [undefined, null],
  [`/${"a".repeat(600)}`, null],
])("next=%s", (next, kept) => {
  expect(safeNext(next)).toBe(kept);
});
