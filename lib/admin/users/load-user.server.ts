import "server-only";
import type { UserPage } from "@/lib/admin/users/user-schema";
import { maskedCpf, type Seen, userVersion } from "@/lib/admin/users/user-version";
import { auditId } from "@/lib/audit/note-action.server";
import { planAt, statusAt } from "@/lib/billing/subscription";
import { db, dbOf, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { addDays, dateOf, dayAt } from "@/lib/nutrition/calendar/day";

const PAYMENTS = 50;
const NOTES = 30;
const ACTIVE_SPAN_DAYS = 30;

/** Somebody's page for the administrator: their account and its money, and nothing of what they log. @throws AppError not_found */
export async function loadAccount({ now }: { now: Date }, { id }: { id: string }): Promise<UserPage> {
  const [seen, membership, payments, notes, activity, signIn, plans] = await Promise.all([
    seePerson({ tx: null }, id),
    db().companyMembership.findFirst({ where: { userId: id, until: null }, include: { company: true } }),
    db().payment.findMany({ where: { userId: id }, orderBy: { createdAt: "desc" }, take: PAYMENTS }),
    db().auditEntry.findMany({ where: { subjectId: auditId(id) }, orderBy: { seq: "desc" }, take: NOTES }),
    loadActivity(id, now),
    db().signIn.findFirst({ where: { userId: id }, orderBy: { at: "desc" } }),
    db().plan.findMany({ select: { id: true, name: true } }),
  ]);
  const { person, profile, held, link, isAdmin } = seen;
  const planName = (planId: string) => plans.find((plan) => plan.id === planId)?.name ?? planId;
  const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;
  return {
    version: userVersion(seen.facts),
    account: {
      ...{ id, name: profile.name, email: profile.email, role: isAdmin ? "admin" : person.role },
      ...{ phone: person.phone, cpf: person.cpf && maskedCpf(person.cpf), locale: profile.locale },
      ...{ blocked: person.blockedAt !== null, blockedAt: iso(person.blockedAt) },
      ...{ createdAt: profile.createdAt.toISOString(), emailConfirmedAt: iso(person.emailConfirmedAt) },
      ...{ secondFactorSince: iso(person.secondFactorAt), lastSignInAt: iso(signIn?.at) },
      ...activity,
    },
    company: membership && {
      id: membership.companyId,
      name: membership.company.name,
      role: membership.role,
    },
    whatsapp: {
      status: link?.status ?? "none",
      number: link ? link.canonicalNumber.slice(-4) : null,
      since: iso(link?.confirmedAt),
    },
    subscription: held && {
      plan: planName(planAt(held, now)),
      // A stored "cancelled" is shown as what it still is.
      status: statusAt(held, now) as "trial" | "active" | "pending_payment" | "expired",
      ...{ startedAt: held.startedAt.toISOString(), periodEnd: held.periodEnd.toISOString() },
      ...{ graceUntil: iso(held.graceUntil), autoRenew: held.autoRenew, method: held.method },
      cancelledAt: iso(held.cancelledAt),
      nextPlan: held.nextPlanId && planName(held.nextPlanId),
    },
    payments: payments.map(({ paidCents, amountCents, paidAt, createdAt, planId, ...payment }) => ({
      ...{ id: payment.id, method: payment.method, state: payment.state, why: payment.why },
      ...{ plan: planName(planId), amount: (paidCents ?? amountCents) / 100 },
      ...{
        at: (paidAt ?? createdAt).toISOString(),
        from: iso(payment.coversFrom),
        until: iso(payment.coversUntil),
      },
    })),
    notes: notes.map(({ seq, at, action, actorKind, before, after, reason }) => ({
      ...{ seq: String(seq), at: at.toISOString(), action, actor: actorKind, reason },
      ...{ before: before as Record<string, unknown> | null, after: after as Record<string, unknown> | null },
    })),
  };
}

/** A person as an action is decided on them. @throws AppError not_found */
export async function seePerson(ctx: { tx: Tx | null }, userId: string) {
  const tx = dbOf(ctx);
  const [person, held] = await Promise.all([
    tx.person.findUnique({
      where: { userId },
      include: { profile: true, administrator: true, whatsappLink: true },
    }),
    tx.subscription.findFirst({ where: { userId, current: true } }),
  ]);
  if (!person) throw new AppError("not_found");
  const { profile, administrator, whatsappLink: link, ...row } = person;
  const facts: Seen = {
    ...{ role: row.role, blockedAt: row.blockedAt, emailConfirmedAt: row.emailConfirmedAt },
    ...{ secondFactorAt: row.secondFactorAt, whatsapp: link?.status ?? null, subscription: held },
  };
  const isAdmin = administrator !== null && administrator.revokedAt === null;
  return { person: row, profile, link, held, isAdmin, facts };
}

async function loadActivity(userId: string, now: Date) {
  const today = dayAt(now, "America/Sao_Paulo");
  const [last, daysActive] = await Promise.all([
    db().dayTotal.findFirst({ where: { userId }, orderBy: { day: "desc" }, select: { day: true } }),
    db().dayTotal.count({ where: { userId, day: { gt: dateOf(addDays(today, -ACTIVE_SPAN_DAYS)) } } }),
  ]);
  return { lastActiveOn: last?.day.toISOString().slice(0, 10) ?? null, daysActive };
}
