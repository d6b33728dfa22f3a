import { z } from "zod";
import { isCpf } from "./cpf";
import { ProviderError } from "./provider-error";

const MIN_LIFE_MS = 30 * 60 * 1000;
const MAX_LIFE_MS = 30 * 24 * 60 * 60 * 1000;
/** Clocks differ and requests take time: half a minute is let pass at both ends. */
const TOLERANCE_MS = 30_000;

const amount = z
  .number("transaction_amount must be a number")
  .positive("transaction_amount must be positive")
  .max(1_000_000, "transaction_amount is too large")
  .refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    "transaction_amount must have at most two decimals",
  );

const paymentRequest = z.object({
  transaction_amount: amount,
  payment_method_id: z.literal(
    "pix",
    "payment_method_id must be pix: cards pay through a subscription's checkout",
  ),
  description: z.string().max(255).optional(),
  external_reference: z.string().max(256, "external_reference is too long").optional(),
  notification_url: z.url("notification_url must be a valid URL").optional(),
  date_of_expiration: z.iso
    .datetime({ offset: true, error: "date_of_expiration must be ISO 8601 with an offset" })
    .optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  payer: z.object(
    {
      email: z.email("payer.email must be a valid email"),
      first_name: z.string().max(255).optional(),
      last_name: z.string().max(255).optional(),
      identification: z
        .object({ type: z.string(), number: z.string() })
        .refine(({ type, number }) => type !== "CPF" || isCpf(number), "Invalid user identification number")
        .optional(),
    },
    "payer must be an object",
  ),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

/** Checks the body of `POST /v1/payments`. Throws ProviderError 400. */
export function parsePaymentRequest(body: unknown, now: number): PaymentRequest {
  const request = parse(paymentRequest, body);
  if (request.date_of_expiration !== undefined) {
    const life = Date.parse(request.date_of_expiration) - now;
    if (life < MIN_LIFE_MS - TOLERANCE_MS || life > MAX_LIFE_MS + TOLERANCE_MS) {
      throw invalid("date_of_expiration must be between 30 minutes and 30 days from now");
    }
  }
  return request;
}

const recurring = z.object({
  frequency: z.number("auto_recurring.frequency must be a number").int().positive(),
  frequency_type: z.enum(["days", "months"], "auto_recurring.frequency_type must be days or months"),
  transaction_amount: amount,
  currency_id: z.literal("BRL", "auto_recurring.currency_id must be BRL"),
  start_date: z.iso.datetime({ offset: true }).optional(),
  end_date: z.iso.datetime({ offset: true }).optional(),
  free_trial: z
    .object({ frequency: z.number().int().positive(), frequency_type: z.enum(["days", "months"]) })
    .optional(),
});

const preapprovalRequest = z.object({
  reason: z.string("reason is required").min(1, "reason is required").max(255),
  external_reference: z.string().max(256, "external_reference is too long").optional(),
  payer_email: z.email("payer_email must be a valid email"),
  back_url: z.url({ protocol: /^https?$/, error: "back_url must be a valid URL" }),
  auto_recurring: recurring,
  status: z.literal("pending", "status must be pending: authorizing here needs a card").optional(),
});
export type PreapprovalRequest = z.infer<typeof preapprovalRequest>;

/** Checks the body of `POST /preapproval`. Throws ProviderError 400. */
export function parsePreapprovalRequest(body: unknown): PreapprovalRequest {
  return parse(preapprovalRequest, body);
}

const preapprovalChange = z.object({
  status: z
    .enum(["authorized", "paused", "cancelled"], "status must be authorized, paused or cancelled")
    .optional(),
  reason: z.string().min(1).max(255).optional(),
  back_url: z.url("back_url must be a valid URL").optional(),
  external_reference: z.string().max(256).optional(),
  card_token_id: z.string().min(1).optional(),
  auto_recurring: z
    .object({ transaction_amount: amount, currency_id: z.literal("BRL").optional() })
    .optional(),
});
export type PreapprovalChange = z.infer<typeof preapprovalChange>;

/** Checks the body of `PUT /preapproval/{id}`. Throws ProviderError 400. */
export function parsePreapprovalChange(body: unknown): PreapprovalChange {
  return parse(preapprovalChange, body);
}

function parse<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const text = issue?.message ?? "invalid request";
  throw invalid(text.startsWith("Invalid input") ? `${issue?.path.join(".") || "body"}: ${text}` : text);
}

function invalid(text: string): ProviderError {
  return new ProviderError(400, text, [{ code: 4000, description: text }]);
}
