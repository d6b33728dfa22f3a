import "server-only";
import { Payment, PaymentRefund } from "mercadopago";
import { z } from "zod";
import { askProvider, ProviderRefusal } from "./provider-call";
import { providerDate } from "./provider-date";

const paymentSchema = z.object({
  id: z.union([z.number(), z.string().regex(/^\d+$/)]).transform(String),
  status: z.string(),
  status_detail: z.string().nullish(),
  currency_id: z.string().nullish(),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  external_reference: z.string().nullish(),
  payment_method_id: z.string().nullish(),
  payment_type_id: z.string().nullish(),
  date_approved: z.string().nullish(),
  date_of_expiration: z.string().nullish(),
  date_last_updated: z.string().nullish(),
  metadata: z.looseObject({ preapproval_id: z.string().nullish() }).nullish(),
  card: z
    .looseObject({
      last_four_digits: z.string().nullish(),
      expiration_month: z.number().nullish(),
      expiration_year: z.number().nullish(),
    })
    .nullish(),
  point_of_interaction: z
    .looseObject({
      transaction_data: z
        .looseObject({
          qr_code: z.string().nullish(),
          qr_code_base64: z.string().nullish(),
          subscription_id: z.string().nullish(),
        })
        .nullish(),
    })
    .nullish(),
});

/** A card as the provider lets it be told. */
export type ProviderCard = { lastFour: string; brand: string; month: number; year: number };

/** A payment as the provider tells of it. */
export type ProviderPayment = {
  id: string;
  status: string;
  /** The status of a part that was given back shows here only. */
  refundedCents: number;
  amountCents: number;
  currency: string;
  reference: string | null;
  isPix: boolean;
  /** The provider's id of the contract that it is a charge of. */
  contractId: string | null;
  approvedAt: Date | null;
  updatedAt: Date | null;
  expiresAt: Date | null;
  pix: { code: string; image: string } | null;
  card: ProviderCard | null;
};

export type PixOrder = {
  reference: string;
  amountCents: number;
  description: string;
  notificationUrl: string;
  expiresAt: Date;
  payer: { email: string; firstName: string; lastName: string; cpf: string };
};

/** Asks for a PIX charge; the same reference gets the same one again. @throws ProviderAway, ProviderRefusal */
export async function createPix(order: PixOrder): Promise<ProviderPayment> {
  const { reference, amountCents, description, notificationUrl, expiresAt, payer } = order;
  const body = {
    transaction_amount: amountCents / 100,
    payment_method_id: "pix",
    description,
    external_reference: reference,
    notification_url: notificationUrl,
    date_of_expiration: withOffset(expiresAt),
    payer: {
      email: payer.email,
      first_name: payer.firstName,
      last_name: payer.lastName,
      identification: { type: "CPF", number: payer.cpf },
    },
  };
  return paymentOf(
    await askProvider(paymentSchema, (config) =>
      new Payment(config).create({ body, requestOptions: { idempotencyKey: reference } }),
    ),
  );
}

/** A payment by the provider's id; null when it does not know it. @throws ProviderAway, ProviderRefusal */
export async function loadProviderPayment(id: string): Promise<ProviderPayment | null> {
  try {
    return paymentOf(await askProvider(paymentSchema, (config) => new Payment(config).get({ id })));
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return null;
    throw error;
  }
}

const pageSchema = z.object({
  paging: z.object({ total: z.number() }),
  results: z.array(paymentSchema),
});

/** The payments under a reference of ours. @throws ProviderAway, ProviderRefusal */
export async function findByReference(reference: string): Promise<ProviderPayment[]> {
  const options = { external_reference: reference, sort: "date_created", criteria: "desc" } as const;
  const page = await askProvider(pageSchema, (config) => new Payment(config).search({ options }));
  return page.results.map(paymentOf).filter((payment) => payment.reference === reference);
}

/** As many as the provider answers at once. */
const PAGE = 100;

/** One page of what changed in a span of time, oldest first; `more` when there are others. */
export async function listChanged(
  from: Date,
  until: Date,
  offset: number,
): Promise<{ payments: ProviderPayment[]; more: boolean }> {
  const options = {
    ...({ range: "date_last_updated", sort: "date_last_updated", criteria: "asc" } as const),
    ...{ begin_date: withOffset(from), end_date: withOffset(until), limit: PAGE, offset },
  };
  const page = await askProvider(pageSchema, (config) => new Payment(config).search({ options }));
  return { payments: page.results.map(paymentOf), more: offset + page.results.length < page.paging.total };
}

/** Makes a charge that nobody has paid unpayable. @throws ProviderAway; ProviderRefusal when it is too late */
export async function cancelProviderPayment(id: string): Promise<ProviderPayment> {
  return paymentOf(await askProvider(paymentSchema, (config) => new Payment(config).cancel({ id })));
}

/** Gives all of a payment back, once however often it is asked for. @throws ProviderAway, ProviderRefusal */
export async function refundProviderPayment(id: string): Promise<void> {
  const requestOptions = { idempotencyKey: `refund-${id}` };
  await askProvider(z.looseObject({ id: z.union([z.number(), z.string()]) }), (config) =>
    new PaymentRefund(config).total({ payment_id: id, requestOptions }),
  );
}

function paymentOf(given: z.output<typeof paymentSchema>): ProviderPayment {
  const data = given.point_of_interaction?.transaction_data;
  const { qr_code: code, qr_code_base64: image, subscription_id } = data ?? {};
  return {
    id: given.id,
    status: given.status,
    amountCents: Math.round(given.transaction_amount * 100),
    refundedCents: Math.round((given.transaction_amount_refunded ?? 0) * 100),
    currency: given.currency_id ?? "",
    reference: given.external_reference ?? null,
    isPix: given.payment_method_id === "pix",
    contractId: subscription_id ?? given.metadata?.preapproval_id ?? null,
    approvedAt: providerDate(given.date_approved),
    updatedAt: providerDate(given.date_last_updated),
    expiresAt: providerDate(given.date_of_expiration),
    pix: code && image ? { code, image } : null,
    card: cardOf(given),
  };
}

const BRANDS: Readonly<Record<string, string>> = { visa: "Visa", master: "Mastercard", elo: "Elo" };

function cardOf({ card, payment_method_id: brand }: z.output<typeof paymentSchema>): ProviderCard | null {
  const { last_four_digits: lastFour, expiration_month: month, expiration_year: year } = card ?? {};
  if (!lastFour || !/^\d{4}$/.test(lastFour) || !month || !year) return null;
  return { lastFour, month, year, brand: (brand && BRANDS[brand.replace(/^deb/, "")]) || brand || "" };
}

/** Times with an offset, as the provider wants them. */
function withOffset(at: Date): string {
  return at.toISOString().replace("Z", "+00:00");
}
