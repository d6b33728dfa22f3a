import { z } from "zod";
import type { Faults } from "../console/faults";
import { type Call, type Route, readJson, sendJson } from "../console/http";
import { showFault } from "../console/show-fault";
import type { MercadoPago } from "./mercado-pago";
import { parsePaymentRequest, parsePreapprovalChange, parsePreapprovalRequest } from "./payment-request";
import { presentPayment } from "./present-payment";
import { ProviderError } from "./provider-error";
import { searchRecords } from "./search";

type Respond = (
  call: Call,
  body: unknown,
) => { status: number; value: unknown } | Promise<{ status: number; value: unknown }>;

const refundRequest = z.object({ amount: z.number().positive().optional() });
const paymentChange = z.object({ status: z.literal("cancelled") });

/** The Mercado Pago endpoints under /mercado-pago that the application calls. */
export function mercadoPagoRoutes(provider: MercadoPago, faults: Faults, accessToken: string): Route[] {
  const on = (method: Route["method"], path: string, respond: Respond): Route => ({
    method,
    path: `/mercado-pago${path}`,
    async handle(call) {
      const body = method === "GET" ? undefined : await readJson(call.req).catch(() => undefined);
      const fault = faults.take("mercado-pago");
      if (fault && !fault.effect) return showFault(call.res, fault, toldToFail(fault.status));
      const answer = await respondSafely(() => {
        authorize(call, accessToken);
        return respond(call, body);
      });
      if (fault) return showFault(call.res, fault, toldToFail(fault.status));
      sendJson(call.res, answer.status, answer.value);
    },
  });
  const host = (call: Call) => call.req.headers.host ?? "127.0.0.1";
  const ok = (value: unknown) => ({ status: 200, value });
  const created = (value: unknown) => ({ status: 201, value });
  const { ledger } = provider;

  return [
    on("POST", "/v1/payments", async (call, body) => {
      const key = idempotencyKey(call);
      const payment = provider.createPayment(parsePaymentRequest(body, Date.now()), key, host(call));
      return created(await presentPayment(payment));
    }),
    on("GET", "/v1/payments/search", async ({ url }) => {
      const filters = ["id", "external_reference", "status", "payment_method_id"] as const;
      const page = searchRecords([...ledger.payments.values()], [...filters], url.searchParams);
      return ok({ ...page, results: await Promise.all(page.results.map(presentPayment)) });
    }),
    on("GET", "/v1/payments/:id", async ({ params }) =>
      ok(await presentPayment(provider.payment(params.id ?? ""))),
    ),
    on("PUT", "/v1/payments/:id", async ({ params }, body) => {
      const id = params.id ?? "";
      const payment = provider.payment(id);
      if (!paymentChange.safeParse(body).success || payment.status !== "pending") {
        throw new ProviderError(
          400,
          "Only a pending payment can be cancelled, and nothing else can be changed",
        );
      }
      const { payment: cancelled, news } = provider.act(id, "expire");
      for (const item of news) provider.announce(item);
      return ok(await presentPayment(cancelled));
    }),
    on("POST", "/v1/payments/:id/refunds", (call, body) => {
      const request = refundRequest.safeParse(body ?? {});
      if (!request.success) throw new ProviderError(400, "amount must be a positive number");
      return created(provider.refund(call.params.id ?? "", request.data.amount, idempotencyKey(call)));
    }),
    on("GET", "/v1/payments/:id/refunds", ({ params }) => ok(provider.payment(params.id ?? "").refunds)),
    on("GET", "/v1/payments/:id/refunds/:refund", ({ params }) => {
      const refund = provider.payment(params.id ?? "").refunds.find(({ id }) => String(id) === params.refund);
      if (!refund) throw new ProviderError(404, "Refund not found");
      return ok(refund);
    }),
    on("POST", "/preapproval", (call, body) =>
      created(provider.createPreapproval(parsePreapprovalRequest(body), host(call))),
    ),
    on("GET", "/preapproval/search", ({ url }) => {
      const filters = ["id", "status", "payer_email", "external_reference"] as const;
      return ok(searchRecords([...ledger.preapprovals.values()], [...filters], url.searchParams));
    }),
    on("GET", "/preapproval/:id", ({ params }) => ok(provider.preapproval(params.id ?? ""))),
    on("PUT", "/preapproval/:id", ({ params }, body) =>
      ok(provider.changePreapproval(params.id ?? "", parsePreapprovalChange(body))),
    ),
    on("GET", "/authorized_payments/search", ({ url }) =>
      ok(searchRecords([...ledger.invoices.values()], ["id", "preapproval_id"], url.searchParams)),
    ),
    on("GET", "/authorized_payments/:id", ({ params }) => ok(provider.invoice(params.id ?? ""))),
  ];
}

async function respondSafely(
  respond: () => ReturnType<Respond>,
): Promise<{ status: number; value: unknown }> {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof ProviderError) return { status: error.status, value: error.body() };
    throw error;
  }
}

function toldToFail(status = 500): unknown {
  return new ProviderError(status, "The console was told to fail this call").body();
}

function idempotencyKey(call: Call): string {
  const key = call.req.headers["x-idempotency-key"];
  if (typeof key === "string" && key !== "") return key;
  throw new ProviderError(400, "Header X-Idempotency-Key can't be null", [
    { code: 4292, description: "Header X-Idempotency-Key can't be null" },
  ]);
}

function authorize(call: Call, accessToken: string): void {
  if (call.req.headers.authorization !== `Bearer ${accessToken}`)
    throw new ProviderError(401, "invalid access token");
}
