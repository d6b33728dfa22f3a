import "server-only";
import { changesOf } from "@/lib/care/plans/load-plan-news.server";
import type { PlanChanges } from "@/lib/care/plans/plan-schema";
import type { OutboundContent, TemplateContent } from "@/lib/chat/channel/outbound-content";
import type { Reach } from "@/lib/chat/reminders/load-reach.server";
import { isQuietFor, type PatientHours, writeToPatient } from "@/lib/chat/reminders/write-to-patient.server";
import type { Context } from "@/lib/context";
import { db, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import { type Day, dateOf, dayOf } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";

const AT_MOST = 200;

type Untold = PatientHours & { patientId: string; id: string };

/**
 * Tells patients on WhatsApp that a plan was handed to them, once each, not in their quiet hours, nor after they put the notice
 * of it away. Outside of the 24 hours a template says that there is one, and nothing of it.
 * @returns contacts for whom a message waits now
 */
export async function tellPlans({ now }: Context<null>): Promise<string[]> {
  const rows = await db().$queryRaw<Untold[]>`
    SELECT p.patient_id::text AS "patientId", p.id::text,
      r.quiet_start AS "quietStart", r.quiet_end AS "quietEnd", pr.time_zone AS "timeZone"
    FROM app.meal_plans p JOIN public.profiles pr ON pr.id = p.patient_id
    LEFT JOIN app.reminder_settings r ON r.user_id = p.patient_id
    WHERE p.told_at IS NULL AND p.status = 'released' AND p.released_at > ${now}::timestamptz - interval '2 days'
    ORDER BY p.released_at LIMIT ${AT_MOST}`;
  const contacts: string[] = [];
  for (const row of rows.filter((one) => !isQuietFor(one, now))) {
    const contact = await db().$transaction((tx) => tell(tx, row, now));
    if (contact) contacts.push(contact);
  }
  return contacts;
}

async function tell(tx: Tx, { patientId, id }: Untold, now: Date): Promise<string | null> {
  const { count } = await tx.mealPlan.updateMany({
    where: { patientId, id, toldAt: null, status: "released" },
    data: { toldAt: now },
  });
  if (count === 0) return null;
  const plan = await tx.mealPlan.findUniqueOrThrow({
    where: { patientId_id: { patientId, id } },
    include: { nutritionist: { select: { profile: { select: { name: true } } } } },
  });
  const nutritionist = plan.nutritionist?.profile.name;
  if (!nutritionist || plan.seenAt) return null;
  const changes = await changesOf({ tx }, plan);
  const told = { ...plan, nutritionist, changes, startsOn: dayOf(plan.startsOn), endsOn: dayOf(plan.endsOn) };
  return writeToPatient(tx, { patientId, slot: `plan:${id}` }, (reach) => bodyOf(reach, told), now);
}

type Told = { title: string; nutritionist: string; startsOn: Day; endsOn: Day; changes: PlanChanges | null };

function bodyOf({ locale, firstName, isOpen }: Reach, plan: Told): OutboundContent | TemplateContent {
  const { title, nutritionist, startsOn, endsOn, changes } = plan;
  if (!isOpen)
    return {
      ...{ type: "template", name: "garfo_meal_plan", language: locale.replace("-", "_") },
      parameters: [firstName, nutritionist],
    };
  const t = translator(locale);
  const date = (day: Day) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }).format(dateOf(day));
  const list = (kinds: readonly MealKind[]) =>
    new Intl.ListFormat(locale).format(kinds.map((kind) => t(`chat.meals.${kind}`)));
  const lines = (["changed", "added", "removed"] as const).flatMap((how) => {
    const kinds = changes?.[how] ?? [];
    return kinds.length > 0 ? `• ${t(`dashboard.plan.${how}`, { meals: list(kinds) })}` : [];
  });
  if (changes?.guidance) lines.push(`• ${t("dashboard.plan.guidance")}`);
  const head = t("chat.care.plan", { nutritionist, title, from: date(startsOn), until: date(endsOn) });
  const url = new URL("/nutritionist-dashboard", env().NEXT_PUBLIC_APP_URL).href;
  const parts = [head, lines.join("\n"), t("chat.care.planWhere", { url })];
  return { type: "text", body: parts.filter((part) => part !== "").join("\n\n") };
}
