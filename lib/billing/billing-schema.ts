import { z } from "zod";
import { PAYMENT_METHODS } from "@/lib/billing/plan";
import { cpfSchema, nameSchema } from "@/lib/profile/user";

const reais = z.number().min(0).describe("Reais");
const moment = z.iso.datetime();
const method = z.enum(PAYMENT_METHODS);

/** A PIX charge as it is shown: copy-paste code, its picture as base64 of a PNG, what it costs. */
export const pixDataSchema = z.object({
  qr_code: z.string(),
  qr_code_image: z.string().describe("base64 of a PNG, without a data: prefix"),
  amount: reais,
  expires_at: moment.describe("From then on it can no longer be paid"),
});
export type PixData = z.infer<typeof pixDataSchema>;

/** Where a payment stands, as a screen waits for it. */
export const PAYMENT_STANDINGS = [
  "pending",
  "paid",
  "expired",
  "failed",
  /** Came in but did not count (a second payment, another amount): it is given back. */
  "refund_due",
  "refunded",
] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

/** `GET /api/subscription/payments/{id}`: for a PIX its payment's id, for a card that of its authorisation. */
export const paymentViewSchema = z.object({
  id: z.uuid(),
  status: z.enum(PAYMENT_STANDINGS),
  planId: z.string(),
  plan: z.string(),
  method,
  amount: reais,
  pixData: pixDataSchema.nullable().describe("while it waits to be paid by PIX"),
  redirectUrl: z.string().nullable().describe("while it waits for a card at the provider's page"),
  isDeclined: z.boolean().describe("while it waits for a card's first charge: it failed, and is tried again"),
});
export type PaymentView = z.infer<typeof paymentViewSchema>;

/** What of billing the status answers beside the specification's fields. */
export const billingSchema = z.object({
  method: method.nullable().describe("How the next period is paid"),
  nextAmount: reais.nullable().describe("What the next period costs; null when nothing will be charged"),
  cancelledAt: moment.nullable(),
  protocol: z.string().nullable().describe("Of the cancellation: number to refer to"),
  graceUntil: moment
    .nullable()
    .describe("Open on trust until then: a card's charge is under way or tried again"),
  pendingPayment: paymentViewSchema.nullable().describe("What waits to be paid, to be shown again"),
  scheduledPlan: z
    .object({ planId: z.string(), plan: z.string(), startsAt: moment, amount: reais })
    .nullable()
    .describe("The plan that follows the one in force"),
  withdrawal: z
    .object({ until: moment, amount: reais })
    .nullable()
    .describe("The latest purchase can be taken back until then, by action=withdraw"),
  isTrialOver: z.boolean().describe("Whether a trial was had already"),
});
export type BillingView = z.infer<typeof billingSchema>;

const CHANGE_KINDS = ["new", "from_trial", "upgrade", "extension", "downgrade", "card_change"] as const;

/** `GET /api/subscription?action=preview`: what a choice costs today and from when, to be agreed to. */
export const previewSchema = z.object({
  planId: z.string(),
  plan: z.string(),
  kind: z
    .enum(CHANGE_KINDS)
    .describe(
      "downgrade: nothing is paid today, the plan follows the one in force; card_change: only another card",
    ),
  amountToday: reais,
  amountAfterwards: reais.describe("Each period from the second on"),
  startsAt: moment,
  endsAt: moment.describe("End of the period that is paid, credit included"),
  creditDays: z.int().min(0).describe("Days added for what is left of the plan or trial in force"),
  creditAmount: reais.describe("What the unused days are worth"),
  discount: reais.describe("What the coupon takes off today"),
});
export type ChangePreview = z.infer<typeof previewSchema>;

const planId = z.string().min(1).max(40);
const coupon = z.string().trim().min(1).max(40);

export const subscriptionQuerySchema = z
  .object({
    action: z.enum(["status", "plans", "preview"]).default("status"),
    planId: planId.optional().describe("preview: the plan"),
    paymentMethod: method.default("credit_card").describe("preview: how it would be paid"),
    coupon: coupon.optional().describe("preview: a coupon's code"),
  })
  .refine(({ action, planId }) => action !== "preview" || planId !== undefined, {
    path: ["planId"],
    error: "required",
  });

/** `PUT /api/subscription` */
export const autoRenewBody = z.strictObject({ action: z.literal("auto_renew"), autoRenew: z.boolean() });

/** Who pays. Card numbers have no place here: the provider's own page takes them. */
const payerSchema = z.strictObject({
  email: z.email().max(254).optional(),
  first_name: nameSchema.optional(),
  last_name: z.literal("").or(nameSchema).nullish(),
  cpf: cpfSchema.nullish().describe("Needed for PIX, unless the profile has it"),
});

/** `POST /api/subscription` */
export const subscriptionActionBody = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("upgrade"),
    planId,
    paymentMethod: method.default("credit_card"),
    paymentData: z.strictObject({ payer: payerSchema.optional() }).nullish(),
    coupon: coupon.nullish(),
  }),
  z.strictObject({ action: z.literal("cancel"), reason: z.string().trim().max(1_000).nullish() }),
  z.strictObject({ action: z.literal("withdraw") }),
  z.strictObject({ action: z.literal("refresh") }),
]);
export type UpgradeOrder = Extract<z.infer<typeof subscriptionActionBody>, { action: "upgrade" }>;

/** What every change of a subscription answers. */
export const subscriptionActionAnswer = z.object({
  success: z.literal(true),
  message: z.string().describe("A sentence for the reader"),
  paymentId: z.uuid().nullish().describe("upgrade: for GET /api/subscription/payments/{id}"),
  pixData: pixDataSchema.nullish().describe("upgrade by PIX"),
  redirectUrl: z.string().nullish().describe("upgrade by card: the provider's page"),
  startsAt: moment
    .nullish()
    .describe("upgrade to a plan that follows the one in force: when; nothing is paid today"),
  protocol: z.string().nullish().describe("cancel and withdraw: number to refer to"),
  accessUntil: moment.nullish().describe("cancel: access goes on until then"),
});
export type ActionAnswer = z.infer<typeof subscriptionActionAnswer>;

/** `GET /api/subscription/receipts`, newest first; each as PDF at `/api/subscription/receipts/{id}`. */
export const receiptSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  date: moment,
  plan: z.string(),
  method,
  amount: reais,
  status: z.enum(["paid", "refund_due", "refunded"]),
  from: moment.nullable(),
  until: moment.nullable(),
});
export type Receipt = z.infer<typeof receiptSchema>;
export const receiptsSchema = z.object({
  receipts: z.array(receiptSchema),
  nextCursor: z.string().nullable(),
});
export const receiptsQuerySchema = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

/** The next step of a payment that was begun by a sign-up. */
export const signUpPaymentSchema = z.object({
  paymentId: z.uuid().nullable(),
  pixData: pixDataSchema.nullable(),
  redirectUrl: z.string().nullable(),
  error: z
    .string()
    .nullable()
    .describe("Code of what kept it from beginning; it can be begun on /subscription"),
});
export type SignUpPayment = z.infer<typeof signUpPaymentSchema>;
