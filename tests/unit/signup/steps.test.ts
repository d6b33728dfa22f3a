import { describe, expect, it } from "vitest";
import { openStep, stepOf, stepsFor } from "@/components/auth/signup-steps";

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
  const steps = stepsFor({ planId: "trial" }, PLANS);

  it.each([
    ["plan", true, "plan"],
    ["plan", false, "account"],
    ["payment", true, "account"],
    ["nonsense", true, "account"],
    [null, true, "account"],
  ] as const)("%s, password kept: %s", (asked, hasPassword, step) => {
    expect(openStep(asked, steps, hasPassword)).toBe(step);
  });
});
