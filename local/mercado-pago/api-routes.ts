import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import type { Faults } from "../console/faults";
import { type Call, type Env, jsonBody } from "../console/http";
import { failAsTold } from "../console/show-fault";
import type { MercadoPago } from "./mercado-pago";
import { parsePaymentRequest, parsePreapprovalChange, parsePreapprovalRequest } from "./payment-request";
import { presentPayment } from "./present-payment";
import { ProviderError } from "./provider-error";
import { searchRecords } from "./search";

const refundRequest = z.object({ amount: z.number().positive().optional() });
const paymentChange = z.object({ status: z.literal("cancelled") });

/** The Mercado Pago endpoints under /mercado-pago that the application calls. */
export function mercadoPagoApi(provider: MercadoPago, faults: Faults, accessToken: string): Hono<Env> {
  const api = new Hono<Env>();
  api.onError((error, c) => {
    if (!(error instanceof ProviderError)) throw error;
    return c.json(error.body(), error.status as ContentfulStatusCode);
  });
  api.use(
    failAsTold(
      () => faults.take("mercado-pago"),
      ({ status = 500 }) => ({
        status,
        body: new ProviderError(status, "The console was told to fail this call").body(),
      }),
    ),
  );
  api.use((c, next) => {
    if (c.req.header("authorization") === `Bearer ${accessToken}`) return next();
    throw new ProviderError(401, "invalid access token");
  });
  return api
    .route("/v1/payments", paymentRoutes(provider))
    .route("/preapproval", preapprovalRoutes(provider))
    .route("/authorized_payments", authorizedPaymentRoutes(provider));
}

function paymentRoutes(provider: MercadoPago): Hono<Env> {
  return new Hono<Env>()
    .post("/", async (c) => {
      const key = idempotencyKey(c);
      const request = parsePaymentRequest(await jsonBody(c), Date.now());
      return c.json(await presentPayment(provider.createPayment(request, key, hostOf(c))), 201);
    })
    .get("/search", async (c) => {
      const filters = ["id", "external_reference", "status", "payment_method_id"] as const;
      const page = searchRecords([...provider.ledger.payments.values()], [...filters], queryOf(c));
      return c.json({ ...page, results: await Promise.all(page.results.map(presentPayment)) });
    })
    .get("/:id", async (c) => c.json(await presentPayment(provider.payment(c.req.param("id")))))
    .put("/:id", async (c) => {
      const { status } = provider.payment(c.req.param("id"));
      if (!paymentChange.safeParse(await jsonBody(c)).success || status !== "pending") {
        throw new ProviderError(
          400,
          "Only a pending payment can be cancelled, and nothing else can be changed",
        );
      }
      const { payment, news } = provider.act(c.req.param("id"), "expire");
      for (const item of news) provider.announce(item);
      return c.json(await presentPayment(payment));
    })
    .post("/:id/refunds", async (c) => {
      const request = refundRequest.safeParse((await jsonBody(c)) ?? {});
      if (!request.success) throw new ProviderError(400, "amount must be a positive number");
      return c.json(provider.refund(c.req.param("id"), request.data.amount, idempotencyKey(c)), 201);
    })
    .get("/:id/refunds", (c) => c.json(provider.payment(c.req.param("id")).refunds))
    .get("/:id/refunds/:refund", (c) => {
      const { refunds } = provider.payment(c.req.param("id"));
      const refund = refunds.find(({ id }) => String(id) === c.req.param("refund"));
      if (!refund) throw new ProviderError(404, "Refund not found");
      return c.json(refund);
    });
}

function preapprovalRoutes(provider: MercadoPago): Hono<Env> {
  return new Hono<Env>()
    .post("/", async (c) =>
      c.json(provider.createPreapproval(parsePreapprovalRequest(await jsonBody(c)), hostOf(c)), 201),
    )
    .get("/search", (c) => {
      const filters = ["id", "status", "payer_email", "external_reference"] as const;
      return c.json(searchRecords([...provider.ledger.preapprovals.values()], [...filters], queryOf(c)));
    })
    .get("/:id", (c) => c.json(provider.preapproval(c.req.param("id"))))
    .put("/:id", async (c) => {
      const change = parsePreapprovalChange(await jsonBody(c));
      return c.json(provider.changePreapproval(c.req.param("id"), change));
    });
}

function authorizedPaymentRoutes(provider: MercadoPago): Hono<Env> {
  return new Hono<Env>()
    .get("/search", (c) =>
      c.json(searchRecords([...provider.ledger.invoices.values()], ["id", "preapproval_id"], queryOf(c))),
    )
    .get("/:id", (c) => c.json(provider.invoice(c.req.param("id"))));
}

function queryOf(c: Call): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

function hostOf(c: Call): string {
  return c.req.header("host") ?? "127.0.0.1";
}

function idempotencyKey(c: Call): string {
  const key = c.req.header("x-idempotency-key");
  if (key) return key;
  throw new ProviderError(400, "Header X-Idempotency-Key can't be null", [
    { code: 4292, description: "Header X-Idempotency-Key can't be null" },
  ]);
}
