import "server-only";
import { clearsAt, commissionCents, isSamePerson } from "@/lib/billing/commissions/commission";
import type { Tx } from "@/lib/db";
import { timeOrderedId } from "@/lib/time-ordered-id";

/** Notes by whose link somebody signed up; a code that nobody has is passed over. */
export async function noteReferral(
  tx: Tx,
  { userId, code, now }: { userId: string; code: string | null; now: Date },
): Promise<void> {
  if (!code) return;
  await tx.$executeRaw`
    INSERT INTO app.referrals (user_id, company_id, at)
    SELECT ${userId}::uuid, id, ${now} FROM app.companies WHERE referral_code = ${code.toUpperCase()}
    ON CONFLICT (user_id) DO NOTHING`;
}

/**
 * What a company earns when somebody whom it brought pays for the first time; call it under the payer's lock, in the
 * transaction that counts the payment. Whoever runs the company earns nothing by themselves.
 */
export async function earnCommission(
  tx: Tx,
  { userId, paymentId, paidCents, now }: { userId: string; paymentId: string; paidCents: number; now: Date },
): Promise<void> {
  const referral = await tx.referral.findUnique({ where: { userId }, include: { company: true } });
  if (!referral || referral.commissionId) return;
  const { companyId, company } = referral;
  const refused = (await isOfManagers(tx, userId, companyId)) ? ("self" as const) : null;
  const percent = company.commissionPercent;
  const id = timeOrderedId();
  const cents = refused ? 0 : commissionCents(paidCents, percent);
  const { count } = await tx.commission.createMany({
    data: [
      {
        id,
        companyId,
        paymentId,
        paidCents,
        percent,
        cents,
        refused,
        earnedAt: now,
        clearsAt: clearsAt(now),
      },
    ],
    skipDuplicates: true,
  });
  if (count > 0) await tx.referral.update({ where: { userId }, data: { commissionId: id } });
}

/** The payment went back, and what was earned by it with it; the next first payment earns anew. */
export async function reverseCommission(tx: Tx, paymentId: string, now: Date): Promise<void> {
  const found = await tx.commission.findUnique({ where: { paymentId } });
  if (!found || found.reversedAt) return;
  await tx.commission.update({ where: { paymentId }, data: { reversedAt: now } });
  await tx.referral.updateMany({ where: { commissionId: found.id }, data: { commissionId: null } });
}

/** Whether the payer is, or was, or shares an identity with whoever runs the company. */
async function isOfManagers(tx: Tx, userId: string, companyId: string): Promise<boolean> {
  const select = { userId: true, phone: true, cpf: true, profile: { select: { email: true } } } as const;
  const [payer, managers] = await Promise.all([
    tx.person.findUniqueOrThrow({ where: { userId }, select }),
    tx.person.findMany({
      where: { memberships: { some: { companyId, role: "manager" } } },
      select,
    }),
  ]);
  const identityOf = ({ phone, cpf, profile }: typeof payer) => ({ phone, cpf, email: profile.email });
  return managers.some(
    (manager) => manager.userId === userId || isSamePerson(identityOf(payer), identityOf(manager)),
  );
}
