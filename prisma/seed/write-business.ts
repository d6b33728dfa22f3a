import { clearsAt, commissionCents } from "@/lib/billing/commissions/commission";
import type { Tx } from "@/lib/db";
import { addDays, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import { timeOrderedId } from "@/lib/time-ordered-id";
import { COMPANY_TERMS, COUPONS, INVITED, LEADS, PROFESSIONALS, REFERRED } from "./business";
import { TIME_ZONE } from "./history";
import { COMPANY, COMPANY_CODE } from "./people";
import { randomFrom } from "./random";
import type { Settled } from "./write-people";

const DAY_MS = 86_400_000;
const VISIT_DAYS = 30;
const LEAST_PERIODS = 1;
const MOST_PERIODS = 5;

/** What the subscribers have paid, and a company with professionals, referrals and money: once, on an empty business. */
export async function writeBusiness(tx: Tx, people: readonly Settled[], now: Date): Promise<void> {
  const mine = { userId: { in: people.map(({ userId }) => userId) } };
  if ((await tx.payment.count({ where: { ...mine, state: "paid" } })) > 0) return;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const paid = await writePayments(tx, people, ago);
  const company = await tx.company.findFirstOrThrow({ where: { name: COMPANY.name } });
  const companyId = company.id;
  await tx.company.update({ where: { id: companyId }, data: COMPANY_TERMS });
  await writeCodes(tx, companyId, people);
  await writeReferrals(tx, { companyId, people, paid, ago, now });
  await tx.companyInvitation.createMany({
    data: INVITED.map((name, index) => ({
      ...{ companyId, email: `${name}@garfo.test`, createdAt: ago(index + 1) },
      expiresAt: ago(index - 13),
    })),
    skipDuplicates: true,
  });
  await tx.lead.createMany({
    data: LEADS.map(({ daysAgo, ...lead }) => ({ ...lead, locale: "pt-BR", createdAt: ago(daysAgo) })),
    skipDuplicates: true,
  });
  await tx.coupon.createMany({
    data: COUPONS.map(({ planIds, ...coupon }) => ({ ...coupon, planIds: [...planIds] })),
    skipDuplicates: true,
  });
  await writeTrouble(tx, people, ago);
}

type Ago = (days: number) => Date;
type Paid = ReadonlyMap<string, { paymentId: string; cents: number; at: Date }>;

/** The period in force of each subscriber, and those before it, back to when they came. */
async function writePayments(tx: Tx, people: readonly Settled[], ago: Ago): Promise<Paid> {
  const plans = new Map((await tx.plan.findMany()).map((plan) => [plan.id, plan]));
  const first = new Map<string, { paymentId: string; cents: number; at: Date }>();
  for (const { userId, email, subscription } of people) {
    const plan = subscription && subscription.status !== "trial" && plans.get(subscription.planId);
    if (!plan || subscription.status === "pending_payment") continue;
    const random = randomFrom(`payments of ${email}`);
    const periods =
      plan.id === "monthly" ? Math.round(random.between(LEAST_PERIODS, MOST_PERIODS)) : LEAST_PERIODS;
    const method = random.between(0, 1) < 0.6 ? ("credit_card" as const) : ("pix" as const);
    for (let period = 1; period <= periods; period++) {
      const startedDaysAgo = subscription.startedDaysAgo + (periods - period) * plan.durationDays;
      const at = ago(startedDaysAgo);
      const id = timeOrderedId();
      const cents = plan.priceCents;
      const [row] = await tx.$queryRaw<{ number: number }[]>`
        SELECT nextval('app.receipt_numbers')::int AS number`;
      const isLast = period === periods;
      const coversUntil = isLast ? ago(-subscription.endsInDays) : ago(startedDaysAgo - plan.durationDays);
      await tx.payment.create({
        data: {
          ...{ id, userId, planId: plan.id, method, state: "paid", period, days: plan.durationDays },
          ...{ amountCents: cents, priceCents: cents, paidCents: cents, receiptNumber: row?.number ?? 0 },
          ...{ createdAt: at, paidAt: at, coversFrom: at, coversUntil },
        },
      });
      if (period === 1) first.set(userId, { paymentId: id, cents, at });
    }
    const data = { paidPeriods: periods, method };
    await tx.subscription.updateMany({ where: { userId, current: true, paidPeriods: 0 }, data });
  }
  return first;
}

/** Members came with the code of one professional or another; one of them has too few for figures. */
async function writeCodes(tx: Tx, companyId: string, people: readonly Settled[]): Promise<void> {
  const members = people.filter(({ companyRole }) => companyRole === "member").map(({ userId }) => userId);
  let taken = 0;
  for (const { members: count, ...code } of PROFESSIONALS) {
    await tx.professionalCode.createMany({
      data: [{ companyId, ...code, uses: count }],
      skipDuplicates: true,
    });
    const { id: codeId } = await tx.professionalCode.findUniqueOrThrow({ where: { code: code.code } });
    const some = members.slice(taken, taken + count);
    await tx.companyMembership.updateMany({ where: { companyId, userId: { in: some } }, data: { codeId } });
    taken += count;
  }
  const { id: codeId } = await tx.professionalCode.findUniqueOrThrow({ where: { code: COMPANY_CODE.code } });
  const others = { companyId, userId: { in: members.slice(taken) } };
  await tx.companyMembership.updateMany({ where: others, data: { codeId } });
  await tx.professionalCode.update({ where: { id: codeId }, data: { uses: members.length - taken } });
}

type Referring = { companyId: string; people: readonly Settled[]; paid: Paid; ago: Ago; now: Date };

async function writeReferrals(tx: Tx, { companyId, people, paid, ago, now }: Referring): Promise<void> {
  const patients = people.filter(({ email }) => email.startsWith("paciente"));
  const { commissionPercent: percent } = COMPANY_TERMS;
  let cleared = 0;
  for (const { patient, daysAgo } of REFERRED) {
    const userId = patients[patient]?.userId;
    const payment = userId && paid.get(userId);
    if (!payment) continue;
    const earnedAt = ago(daysAgo);
    const cents = commissionCents(payment.cents, percent);
    const id = timeOrderedId();
    await tx.commission.create({
      data: {
        ...{ id, companyId, paymentId: payment.paymentId, paidCents: payment.cents, percent, cents },
        ...{ earnedAt, clearsAt: clearsAt(earnedAt) },
      },
    });
    await tx.referral.create({ data: { userId, companyId, at: earnedAt, commissionId: id } });
    if (clearsAt(earnedAt) <= now) cleared += cents;
  }
  const random = randomFrom("visits of the company's link");
  const today = dayAt(now, TIME_ZONE);
  await tx.referralDay.createMany({
    data: Array.from({ length: VISIT_DAYS }, (_, index) => ({
      ...{ companyId, day: dateOf(addDays(today, -index)) },
      visits: Math.round(random.between(0, 6)),
    })),
    skipDuplicates: true,
  });
  const half = Math.floor(cleared / 2);
  if (half > 0) {
    const paidOut = { cents: half, state: "paid" as const, settledAt: ago(5), note: "E2026111700001" };
    await tx.payout.create({
      data: { companyId, pixKey: "financeiro@movimento.test", requestedAt: ago(7), ...paidOut },
    });
  }
}

/** Something for the administrator to do: a payment to give back, and an error of somebody's browser. */
async function writeTrouble(tx: Tx, people: readonly Settled[], ago: Ago): Promise<void> {
  const member = people.find(({ email }) => email === "membro@garfo.test");
  const plan = await tx.plan.findUniqueOrThrow({ where: { id: "monthly" } });
  await tx.payment.create({
    data: {
      ...{ id: timeOrderedId(), userId: member?.userId ?? null, planId: plan.id, method: "pix" },
      ...{ state: "refund_due", why: "second_approval", days: plan.durationDays, paidAt: ago(1) },
      ...{ amountCents: plan.priceCents, priceCents: plan.priceCents, paidCents: plan.priceCents },
      createdAt: ago(1),
    },
  });
  await tx.errorReport.createMany({
    data: [
      {
        ...{ fingerprint: "demo-error-of-the-diary-0001", version: "1.0.0", url: "/progress", count: 3 },
        ...{ message: "Cannot read properties of undefined (reading 'grams')", firstSeen: ago(4) },
        ...{ lastSeen: ago(0.3), browsers: ["Chrome · Android", "Safari · iPhone"] },
        stack: "TypeError: Cannot read properties of undefined (reading 'grams')\n    at MealItem",
      },
    ],
    skipDuplicates: true,
  });
}
