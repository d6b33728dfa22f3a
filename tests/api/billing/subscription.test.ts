import { describe, expect, it } from "vitest";
import { DAY_MS } from "@/lib/durations";
import { call, createMember } from "@/tests/factories";

describe("subscription", () => {
  it("tells a trial, its days left and what was made of it", async () => {
    const { token } = await createMember({ status: "trial", periodEnd: new Date(Date.now() + 2.5 * DAY_MS) });
    await call("/api/meals", { token, body: { items: [{ food: "arroz-branco", grams: 100 }] } });
    const { body } = await call("/api/subscription?action=status", { token });
    expect(body).toMatchObject({
      ...{
        plan: "Teste grátis",
        planId: "trial",
        status: "trial",
        trialDaysLeft: 3,
        autoRenew: false,
        nextBilling: null,
      },
      usageStats: { mealsTracked: 1, chatMessages: 0, photosAnalyzed: 0, daysActive: 1 },
    });
  });

  it.each(["pending_payment", "expired", "active"] as const)("is there to read while %s", async (status) => {
    const { token } = await createMember({ status });
    expect((await call("/api/subscription?action=status", { token })).body).toMatchObject({
      status,
      planId: "monthly",
    });
  });

  it("lists the plans in reais, cheapest month last", async () => {
    const { token } = await createMember({ status: "expired" });
    const { body } = await call("/api/subscription?action=plans", { token });
    const shown = body.plans.map((plan: { id: string; price: number; duration_days: number }) => [
      ...[plan.id, plan.price, plan.duration_days],
    ]);
    expect(shown).toEqual([
      ["trial", 0, 7],
      ["monthly", 35.9, 30],
      ["quarterly", 101.7, 90],
      ["yearly", 382.8, 365],
    ]);
  });

  it("refuses another action, and strangers", async () => {
    const { token } = await createMember();
    expect((await call("/api/subscription?action=delete", { token })).status).toBe(422);
    expect((await call("/api/subscription?action=plans")).status).toBe(401);
  });
});
