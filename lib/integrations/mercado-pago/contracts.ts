import "server-only";
import { Invoice, PreApproval } from "mercadopago";
import { z } from "zod";
import { checkoutAddress } from "./checkout-address";
import { askProvider, ProviderAway, ProviderRefusal } from "./provider-call";
import { providerDate } from "./provider-date";

const STATUSES = ["pending", "authorized", "paused", "cancelled"] as const;

const contractSchema = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  status: z.enum(STATUSES),
  external_reference: z.union([z.string(), z.number().transform(String)]).nullish(),
  init_point: z.string().nullish(),
  next_payment_date: z.string().nullish(),
  auto_recurring: z
    .looseObject({ transaction_amount: z.number(), currency_id: z.string().nullish() })
    .nullish(),
});

/** A card's recurring charge, which the provider calls a preapproval. */
export type Contract = {
  id: string;
  status: (typeof STATUSES)[number];
  reference: string | null;
  /** The provider's page where the payer gives a card; null when it is not one of the provider's hosts. */
  checkoutUrl: string | null;
  amountCents: number | null;
  /** When it is charged next, by the provider's calendar: its months are no 30 days. */
  nextChargeAt: Date | null;
};

export type ContractOrder = {
  reference: string;
  reason: string;
  payerEmail: string;
  backUrl: string;
  amountCents: number;
  days: number;
  /** First charge; null at once. */
  startsAt: Date | null;
};

/**
 * Asks for a recurring charge, to be agreed to at `checkoutUrl`. The provider knows no idempotency here: look for the
 * reference first. @throws ProviderAway, ProviderRefusal
 */
export async function createContract(order: ContractOrder): Promise<Contract> {
  const { reference, reason, payerEmail, backUrl, amountCents, days, startsAt } = order;
  const body = {
    reason,
    external_reference: reference,
    payer_email: payerEmail,
    back_url: backUrl,
    status: "pending",
    auto_recurring: {
      ...frequencyOf(days),
      transaction_amount: amountCents / 100,
      currency_id: "BRL",
      ...(startsAt ? { start_date: startsAt.toISOString() } : {}),
    },
  };
  const contract = contractOf(
    await askProvider(contractSchema, (config) =>
      new PreApproval(config).create({ body, requestOptions: { idempotencyKey: reference } }),
    ),
  );
  if (!contract.checkoutUrl) throw new ProviderAway("no checkout of theirs");
  return contract;
}

/** @throws ProviderAway, ProviderRefusal */
export async function loadContract(id: string): Promise<Contract | null> {
  try {
    return contractOf(await askProvider(contractSchema, (config) => new PreApproval(config).get({ id })));
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return null;
    throw error;
  }
}

const pageSchema = z.object({ results: z.array(contractSchema) });

/** The contract under a reference of ours, if any. @throws ProviderAway, ProviderRefusal */
export async function findContract(reference: string): Promise<Contract | null> {
  // The SDK's types do not know the filter, the provider does.
  const options = { external_reference: reference } as never;
  const page = await askProvider(pageSchema, (config) => new PreApproval(config).search({ options }));
  return page.results.map(contractOf).find((contract) => contract.reference === reference) ?? null;
}

/** Pauses, resumes or ends a contract, or changes what it charges. @throws ProviderAway, ProviderRefusal */
export async function changeContract(
  id: string,
  change: { status?: "authorized" | "paused" | "cancelled"; amountCents?: number },
): Promise<Contract> {
  const { status, amountCents } = change;
  const body = {
    ...(status ? { status } : {}),
    ...(amountCents === undefined
      ? {}
      : { auto_recurring: { transaction_amount: amountCents / 100, currency_id: "BRL" } }),
  };
  return contractOf(
    await askProvider(contractSchema, (config) => new PreApproval(config).update({ id, body })),
  );
}

const invoiceSchema = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  preapproval_id: z.string(),
  payment: z
    .looseObject({
      id: z.union([z.number(), z.string()]).transform(String).nullish(),
      status: z.string().nullish(),
    })
    .nullish(),
});

/** One charge of a contract. `processed` there means only that it was tried: the payment tells. */
export type ContractCharge = { contractId: string; paymentId: string | null };

/** @throws ProviderAway, ProviderRefusal */
export async function loadCharge(id: string): Promise<ContractCharge | null> {
  try {
    return chargeOf(await askProvider(invoiceSchema, (config) => new Invoice(config).get({ id })));
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return null;
    throw error;
  }
}

const chargesSchema = z.object({ results: z.array(invoiceSchema) });

/** The latest charges of a contract. @throws ProviderAway, ProviderRefusal */
export async function listCharges(contractId: string): Promise<ContractCharge[]> {
  const options = { preapproval_id: contractId } as never;
  const page = await askProvider(chargesSchema, (config) => new Invoice(config).search({ options }));
  return page.results.map(chargeOf);
}

function chargeOf({ preapproval_id, payment }: z.output<typeof invoiceSchema>): ContractCharge {
  return { contractId: preapproval_id, paymentId: payment?.id ?? null };
}

function contractOf(given: z.output<typeof contractSchema>): Contract {
  const amount = given.auto_recurring?.transaction_amount;
  return {
    id: given.id,
    status: given.status,
    reference: given.external_reference ?? null,
    checkoutUrl: given.init_point ? checkoutAddress(given.init_point) : null,
    amountCents: amount === undefined ? null : Math.round(amount * 100),
    nextChargeAt: providerDate(given.next_payment_date),
  };
}

/** A year and a quarter in months, as people are charged; any other length in days. */
function frequencyOf(days: number): { frequency: number; frequency_type: "days" | "months" } {
  if (days === 365) return { frequency: 12, frequency_type: "months" };
  if (days % 30 === 0) return { frequency: days / 30, frequency_type: "months" };
  return { frequency: days, frequency_type: "days" };
}
