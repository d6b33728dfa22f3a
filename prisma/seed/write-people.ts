import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { CONSENT_KINDS } from "@/lib/consents/consent-kind";
import { consentRow } from "@/lib/consents/consent-text";
import type { Tx } from "@/lib/db";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { addDays, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import { TIME_ZONE } from "./history";
import { COMPANY, COMPANY_CODE } from "./people";
import type { DemoPerson } from "./person";

const DAY_MS = 86_400_000;

export type Settled = DemoPerson & { userId: string };

/** Profiles, people and what belongs to them once; who is there already stays as they are. */
export async function writePeople(tx: Tx, people: readonly Settled[], now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const joined = (person: Settled) =>
    ago(Math.max(person.history?.days ?? 0, person.subscription?.startedDaysAgo ?? 0));
  const all = <T>(row: (person: Settled) => T | null) =>
    people.map(row).filter((made): made is T & {} => made !== null);

  const company =
    (await tx.company.findFirst({ where: { name: COMPANY.name } })) ??
    (await tx.company.create({ data: COMPANY }));
  await tx.professionalCode.createMany({
    data: [{ companyId: company.id, ...COMPANY_CODE }],
    skipDuplicates: true,
  });
  await tx.profile.createMany({
    data: all((person) => ({
      ...{ id: person.userId, name: person.name, email: person.email, timeZone: TIME_ZONE },
      createdAt: joined(person),
    })),
    skipDuplicates: true,
  });
  await tx.person.createMany({
    data: all((person) => ({
      userId: person.userId,
      role: person.role ?? "member",
      phone: person.whatsapp ?? null,
      emailConfirmedAt: joined(person),
      createdAt: joined(person),
    })),
    skipDuplicates: true,
  });
  await tx.companyMembership.createMany({
    data: all(({ companyRole: role, ...person }) =>
      role ? { userId: person.userId, companyId: company.id, role, since: joined(person) } : null,
    ),
    skipDuplicates: true,
  });
  await tx.healthProfile.createMany({
    data: all(({ userId, body, restrictions, history }) =>
      body
        ? {
            ...{ userId, gender: body.gender, heightCm: body.heightCm, allergies: body.allergies ?? "" },
            birthDate: dateOf(body.birthDate),
            ...{ weightKg: history?.startKg ?? null, initialWeightKg: history?.startKg ?? null },
            dietaryRestrictions: restrictions?.dietary ?? [],
            dietaryPreferences: restrictions?.preferences ?? [],
            healthConditions: restrictions?.conditions ?? [],
          }
        : null,
    ),
    skipDuplicates: true,
  });
  const mine = { userId: { in: people.map(({ userId }) => userId) } };
  const set = await tx.goal.findMany({ where: mine, select: { userId: true }, distinct: ["userId"] });
  const aiming = new Set(set.map(({ userId }) => userId));
  await tx.goal.createMany({
    data: all(({ goals, ...person }) =>
      goals && !aiming.has(person.userId)
        ? {
            ...{ userId: person.userId, author: "person" as const, weightGoalKg: goals.kg },
            ...{ calorieGoal: goals.kcal, proteinGoal: goals.protein },
            validFrom: dateOf(dayAt(joined(person), TIME_ZONE)),
            targetDate: dateOf(addDays(dayAt(now, TIME_ZONE), goals.inDays)),
          }
        : null,
    ),
    skipDuplicates: true,
  });
  await tx.subscription.createMany({
    data: all(({ userId, subscription: held, card }) =>
      held
        ? {
            ...{ userId, planId: held.planId, status: held.status, autoRenew: held.autoRenew ?? false },
            ...{ startedAt: ago(held.startedDaysAgo), periodEnd: ago(-held.endsInDays) },
            method: held.planId === TRIAL_PLAN_ID ? null : card ? ("credit_card" as const) : ("pix" as const),
          }
        : null,
    ),
    skipDuplicates: true,
  });
  await tx.savedCard.createMany({
    data: all(({ userId, card }) =>
      card ? { userId, ...card, expirationMonth: 12, expirationYear: now.getUTCFullYear() + 3 } : null,
    ),
    skipDuplicates: true,
  });
  await tx.whatsAppLink.createMany({
    data: all(({ userId, whatsapp, ...person }) =>
      whatsapp
        ? {
            ...{ userId, status: "confirmed" as const, canonicalNumber: whatsapp, waId: whatsapp },
            ...{ confirmedAt: joined({ userId, ...person }), marketingConsent: true },
          }
        : null,
    ),
    skipDuplicates: true,
  });
  await writeConsents(tx, people, joined);
}

/** What was agreed to on joining: the assistant and invitations by those with a number only. */
async function writeConsents(tx: Tx, people: readonly Settled[], joined: (person: Settled) => Date) {
  const mine = { userId: { in: people.map(({ userId }) => userId) } };
  const noted = await tx.consent.findMany({ where: mine, select: { userId: true }, distinct: ["userId"] });
  const done = new Set(noted.map(({ userId }) => userId));
  const asked = (person: Settled) =>
    CONSENT_KINDS.filter((kind) => person.whatsapp || (kind !== "whatsapp" && kind !== "marketing"));
  await tx.consent.createMany({
    data: people
      .filter(({ userId }) => !done.has(userId))
      .flatMap((person) =>
        asked(person).map((kind) => ({
          userId: person.userId,
          ...consentRow(kind, true, DEFAULT_LOCALE, joined(person)),
        })),
      ),
  });
}
