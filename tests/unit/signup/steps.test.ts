import { describe, expect, it } from "vitest";
import type { SignupDraft } from "@/components/auth/sign-up/signup-draft";
import { fieldOf, openStep, stepOf, stepsFor } from "@/components/auth/sign-up/signup-steps";

const PLANS = [
  { id: "trial", name: "Teste", price: 0, duration_days: 7, features: [] },
  { id: "monthly", name: "Mensal", price: 35.9, duration_days: 30, features: [] },
];

it("asks how to pay only where there is something to pay", () => {
  expect(stepsFor({ planId: "trial" }, PLANS)).toEqual(["account", "plan", "consent"]);
  expect(stepsFor({ planId: "monthly" }, PLANS)).toEqual(["account", "plan", "payment", "consent"]);
  expect(stepsFor({ planId: "trial" }, [])).toEqual(["account", "consent"]);
});

it.each([
  ["name", "account"],
  ["email", "account"],
  ["referralCode", "account"],
  ["planId", "plan"],
  ["paymentData.payer.cpf", "payment"],
  ["consents.health", "consent"],
])("%s stands on the step %s", (path, step) => {
  expect(stepOf(path)).toBe(step);
});

describe("the step of an address", () => {
  const typed: SignupDraft = {
    ...{ name: "Ana", email: "ana@garfo.test", password: "garfo-test-123", referralCode: "" },
    ...{ planId: "monthly", method: "pix", cpf: "" },
  };

  it.each([
    ["plan", {}, "plan"],
    ["consent", {}, "consent"],
    ["plan", { password: "" }, "account"],
    ["consent", { password: "" }, "account"],
    ["plan", { password: "a" }, "account"],
    ["plan", { email: "ana@" }, "account"],
    ["consent", { cpf: "111" }, "payment"],
    ["payment", { planId: "trial" }, "plan"],
    ["nonsense", {}, "account"],
    [null, {}, "account"],
  ] as const)("%s, with %j", (asked, fields, step) => {
    expect(openStep(asked, { ...typed, ...fields }, PLANS)).toBe(step);
  });
});

it.each([
  ["paymentData.payer.first_name", "name", "account"],
  ["paymentData.payer.cpf", "cpf", "payment"],
  ["consents.privacy", "terms", "consent"],
  ["email", "email", "account"],
])("what the server calls %s is the form's %s, on the step %s", (path, field, step) => {
  expect([fieldOf(path), stepOf(path)]).toEqual([field, step]);
});
