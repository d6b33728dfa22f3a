import { createHmac, randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import type { Context } from "@/lib/context";
import { DAY_MS } from "@/lib/durations";
import { control } from "@/tests/api/chat/phone";
import { type Answer, call, createMember, type Member, type MemberOptions, sql } from "@/tests/factories";

export const CPF = "529.982.247-25";

// biome-ignore lint/suspicious/noExplicitAny: the provider's records, looked into field by field
type Json = any;

export const jobs: Context<null> = {
  ...{ actor: { kind: "job", name: "test" }, person: null, locale: "pt-BR", tx: null },
  now: new Date(),
};

/** Somebody whose subscription has ended, unless told otherwise: nothing is left to be credited. */
export function createPayer(options: MemberOptions = {}): Promise<Member> {
  return createMember({ status: "expired", ...options });
}

export function order(
  member: Member,
  planId: string,
  paymentMethod: "pix" | "credit_card",
  more: { headers?: Record<string, string>; coupon?: string; cpf?: string } = {},
): Promise<Answer> {
  const payer = { email: member.email, first_name: "Ana", last_name: "Lima", cpf: more.cpf ?? CPF };
  const body = { action: "upgrade", planId, paymentMethod, paymentData: { payer } };
  return call("/api/subscription", {
    token: member.token,
    body: { ...body, ...(more.coupon ? { coupon: more.coupon } : {}) },
    ...(more.headers ? { headers: more.headers } : {}),
  });
}

export function act(member: Member, action: object): Promise<Answer> {
  return call("/api/subscription", { token: member.token, body: action });
}

export async function status(member: Member): Promise<Json> {
  const { body } = await call("/api/subscription?action=status", { token: member.token });
  return body;
}

/** Waits until the subscription is as told. */
export async function until(member: Member, want: object): Promise<Json> {
  return vi.waitFor(
    async () => {
      const now = await status(member);
      expect(now).toMatchObject(want);
      return now;
    },
    { timeout: 10_000, interval: 100 },
  );
}

/** What `read` answers, looked at again and again: jobs run when they come to it. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: 15_000, interval: 200 });
}

/** Days from now to a moment, to one decimal. */
export function daysTo(at: string | Date): number {
  return Math.round((new Date(at).getTime() - Date.now()) / (DAY_MS / 10)) / 10;
}

/** The provider's payment under a reference of ours. */
export async function providerPayment(reference: string): Promise<Json> {
  const all = await control<Json[]>("/mercado-pago/payments");
  return all.find((payment) => payment.external_reference === reference);
}

export async function providerContract(reference: string): Promise<Json> {
  const all = await control<Json[]>("/mercado-pago/preapprovals");
  return all.find((contract) => contract.external_reference === reference);
}

export function tell(
  what: "payments" | "preapprovals",
  id: string | number,
  action: string,
  how: object = {},
) {
  return control<Json>(`/mercado-pago/${what}/${id}/${action}`, how);
}

/** Pays a PIX order; answers the provider's payment. */
export async function payPix(answer: Pick<Answer, "body">, how: object = {}): Promise<Json> {
  const payment = await providerPayment(answer.body.paymentId);
  await tell("payments", payment.id, "approve", how);
  return payment;
}

/** Has a member subscribe by PIX, from order to active. */
export async function subscribe(
  member: Member,
  planId = "monthly",
): Promise<{ paymentId: string; id: number }> {
  const answer = await order(member, planId, "pix");
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  const { id } = await payPix(answer);
  await until(member, { status: "active", planId });
  return { paymentId: answer.body.paymentId, id };
}

/** Has a member subscribe by card, from order through the provider's page to the first charge. */
export async function subscribeByCard(member: Member, planId = "monthly") {
  const answer = await order(member, planId, "credit_card");
  expect(answer.status).toBe(200);
  const contract = await providerContract(answer.body.paymentId);
  await tell("preapprovals", contract.id, "authorize", { brand: "visa", lastFour: "1234" });
  await tell("preapprovals", contract.id, "charge");
  await until(member, { status: "active", planId, billing: { pendingPayment: null } });
  return { reference: answer.body.paymentId as string, id: contract.id as string };
}

/** Lets time pass for a person: their period ends so many days from now. */
export async function endIn(member: Member, days: number): Promise<void> {
  await sql(
    `UPDATE app.subscriptions SET period_end = now() + $2 * interval '1 day',
      grace_until = CASE WHEN grace_until IS NULL THEN NULL ELSE now() + ($2 + 3) * interval '1 day' END
     WHERE user_id = $1 AND current`,
    [member.userId, days],
  );
}

/** A notification as the provider signs it, delivered to the product's own address. */
export function notify(
  topic: string,
  dataId: string,
  more: {
    secret?: string;
    body?: unknown;
    ts?: string;
    requestId?: string;
    signature?: string;
    signedId?: string;
  } = {},
): Promise<Answer> {
  const { secret = process.env.MERCADO_PAGO_WEBHOOK_SECRET ?? "", requestId = randomUUID() } = more;
  const ts = more.ts ?? String(Math.floor(Date.now() / 1000));
  const manifest = `id:${more.signedId ?? dataId};request-id:${requestId};ts:${ts};`;
  const v1 = createHmac("sha256", secret).update(manifest).digest("hex");
  return call(`/api/webhooks/mercado-pago?data.id=${dataId}&type=${topic}`, {
    body: more.body ?? { action: "payment.updated", data: { id: dataId }, type: topic },
    headers: { "x-signature": more.signature ?? `ts=${ts},v1=${v1}`, "x-request-id": requestId },
  });
}
