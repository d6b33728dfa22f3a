import { describe, expect, it, vi } from "vitest";
import { call, uniqueEmail } from "@/tests/factories";
import { CPF, eventually, providerPayment, tell } from "./billing-rig";

describe("a trial", () => {
  const signUp = (email: string, more: object = {}) =>
    call("/api/signup", {
      body: { name: "Ana Lima", email, password: "garfo-test-123", planId: "trial", ...more },
    });

  it("is had once, whatever became of the account", async () => {
    const email = uniqueEmail();
    const first = await signUp(email);
    expect((await call("/api/subscription?action=status", { token: first.body.token })).body.status).toBe(
      "trial",
    );
    await call("/api/account", {
      ...{ method: "DELETE", token: first.body.token, body: { password: "garfo-test-123" } },
    });
    const again = await vi.waitFor(async () => {
      const answer = await signUp(email.replace("@", "+outra@"));
      expect(answer.status).toBe(200);
      return answer;
    });
    const view = await call("/api/subscription?action=status", { token: again.body.token });
    expect(view.body).toMatchObject({ status: "expired", planId: "trial", billing: { isTrialOver: true } });
  });
});

describe("a sign-up with a paid plan", () => {
  const form = (more: object) => ({
    body: { name: "Ana Lima", email: uniqueEmail(), password: "garfo-test-123", ...more },
  });

  it("answers the PIX to be paid, and opens with the payment", async () => {
    const paymentData = { paymentMethod: "pix", payer: { cpf: CPF } };
    const { status: code, body } = await call("/api/signup", form({ planId: "monthly", paymentData }));
    expect(code).toBe(200);
    expect(body.payment).toMatchObject({ error: null, redirectUrl: null, pixData: { amount: 35.9 } });
    const before = await call("/api/subscription?action=status", { token: body.token });
    expect(before.body).toMatchObject({
      status: "pending_payment",
      billing: { pendingPayment: { method: "pix" } },
    });
    const { id } = await providerPayment(body.payment.paymentId);
    await tell("payments", id, "approve");
    await eventually(
      async () => (await call("/api/subscription?action=status", { token: body.token })).body.status,
    ).toBe("active");
  });

  it("answers the provider's page for a card", async () => {
    const { body } = await call("/api/signup", form({ planId: "yearly", paymentData: { payer: {} } }));
    expect(body.payment).toMatchObject({ error: null, redirectUrl: expect.stringContaining("checkout") });
  });

  it("stands when the payment cannot begin, and when nobody pays in time it is expired, not locked", async () => {
    const { body } = await call(
      "/api/signup",
      form({ planId: "monthly", paymentData: { paymentMethod: "pix" } }),
    );
    expect(body.payment).toMatchObject({ error: "cpf_needed", pixData: null });
    const view = await call("/api/subscription?action=status", { token: body.token });
    expect(view.body).toMatchObject({
      ...{ status: "pending_payment", planId: "monthly" },
      billing: { method: "pix", pendingPayment: null },
    });
    const paymentData = { paymentMethod: "pix", payer: { cpf: CPF } };
    const made = await call("/api/signup", form({ planId: "monthly", paymentData }));
    const { id } = await providerPayment(made.body.payment.paymentId);
    await tell("payments", id, "expire");
    await eventually(
      async () => (await call("/api/subscription?action=status", { token: made.body.token })).body.status,
    ).toBe("expired");
  });
});
