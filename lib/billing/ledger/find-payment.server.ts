import "server-only";
import type { Tx } from "@/lib/db";
import type { Payment, Preapproval } from "@/lib/generated/prisma/client";
import type { ProviderPayment } from "@/lib/integrations/mercado-pago/payments";

/** Whose a payment of the provider's is: one that was asked for, or a charge of a card's contract. */
export type FoundPayment = { userId: string | null; payment: Payment | null; contract: Preapproval | null };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By the provider's id, then by our reference, then by its contract; null for what is none of ours. */
export async function findPayment(tx: Tx, given: ProviderPayment): Promise<FoundPayment | null> {
  const known = await tx.payment.findUnique({ where: { providerId: given.id } });
  if (known) return { userId: known.userId, payment: known, contract: await contractOf(tx, known) };
  const reference = given.reference && UUID.test(given.reference) ? given.reference.toLowerCase() : null;
  const asked = reference ? await tx.payment.findUnique({ where: { id: reference } }) : null;
  if (asked) return { userId: asked.userId, payment: asked, contract: await contractOf(tx, asked) };
  const contract =
    (reference ? await tx.preapproval.findUnique({ where: { id: reference } }) : null) ??
    (given.contractId ? await tx.preapproval.findUnique({ where: { providerId: given.contractId } }) : null);
  return contract && { userId: contract.userId, payment: null, contract };
}

function contractOf(tx: Tx, { preapprovalId }: Payment): Promise<Preapproval | null> {
  return preapprovalId ? tx.preapproval.findUnique({ where: { id: preapprovalId } }) : Promise.resolve(null);
}

/**
 * The row of a payment, made where there is none: a contract's charge, or a second one under a reference that had one.
 * The caller holds the person's lock, or the row's where the person is gone.
 */
export async function rowFor(tx: Tx, given: ProviderPayment, found: FoundPayment): Promise<Payment> {
  const { payment, contract, userId } = found;
  if (payment && (payment.providerId === null || payment.providerId === given.id)) return payment;
  const agreed = payment ?? contract;
  if (!agreed) throw new Error("A payment that belongs to nothing.");
  const isFirst = contract !== null && contract.charges === 0;
  return tx.payment.create({
    data: {
      userId,
      ...{ planId: agreed.planId, priceCents: agreed.priceCents, days: agreed.days },
      method: payment?.method ?? "credit_card",
      amountCents: payment?.amountCents ?? (isFirst ? contract.firstCents : (contract?.priceCents ?? 0)),
      period: payment ? payment.period : isFirst ? contract.period : null,
      couponId: isFirst ? contract.couponId : null,
      preapprovalId: contract?.id ?? null,
      providerId: given.id,
    },
  });
}
