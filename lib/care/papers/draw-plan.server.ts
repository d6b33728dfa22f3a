import "server-only";
import {
  type Block,
  columns,
  drawPaper,
  heading,
  line,
  paragraph,
  rule,
} from "@/lib/care/papers/draw-paper.server";
import { loadWriter } from "@/lib/care/papers/load-writer.server";
import { paperName } from "@/lib/care/papers/paper-name";
import { findReleasedPlan } from "@/lib/care/plans/load-own-plan.server";
import type { PlanMealView, PlanView } from "@/lib/care/plans/plan-schema";
import { PLAN_WRITER, planView } from "@/lib/care/plans/plan-view";
import { weekdaySpans } from "@/lib/care/plans/weekday-spans";
import { openPatient } from "@/lib/care/read-patient.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type Translator, translator } from "@/lib/i18n/translator";
import { dayAt } from "@/lib/nutrition/calendar/day";

export type Paper = { name: string; pdf: Buffer };

/** A plan on the nutritionist's letter paper, a draft marked as one. @throws AppError not_found */
export async function drawPatientPlan(
  ctx: Context,
  { id, record }: { id: string; record: string },
): Promise<Paper> {
  const patient = await openPatient(ctx, id, { area: "plan", look: "report" });
  const plan = await db().mealPlan.findFirst({
    where: { patientId: id, id: record, nutritionistId: ctx.person.userId },
    include: PLAN_WRITER,
  });
  if (!plan) throw new AppError("not_found");
  return drawPlan(ctx, planView(plan, ctx.locale), { writerId: plan.nutritionistId, patient: patient.name });
}

/** The caller's own plan of today. @throws AppError not_found without one */
export async function drawOwnPlan(ctx: Context): Promise<Paper> {
  const plan = await findReleasedPlan(ctx, dayAt(ctx.now, ctx.person.timeZone));
  if (!plan) throw new AppError("not_found");
  const { name } = await db().profile.findUniqueOrThrow({ where: { id: ctx.person.userId } });
  return drawPlan(ctx, planView(plan, ctx.locale), { writerId: plan.nutritionistId, patient: name });
}

async function drawPlan(
  { locale, now }: Context,
  plan: PlanView,
  { writerId, patient }: { writerId: string | null; patient: string },
): Promise<Paper> {
  const t = translator(locale);
  const day = (text: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(`${text}T12:00:00Z`),
    );
  const title = plan.status === "draft" ? t("care.paper.draft", { title: plan.title }) : plan.title;
  const pdf = await drawPaper(
    {
      ...{ locale, title, at: now, ...(await loadWriter(writerId)) },
      subtitle: t("care.paper.of", { patient, from: day(plan.startsOn), until: day(plan.endsOn) }),
      footer: t("care.paper.planFooter"),
    },
    [
      ...plan.meals.flatMap((meal) => mealBlocks(t, meal)),
      ...(plan.guidance ? [heading(t("care.paper.guidance")), paragraph(plan.guidance)] : []),
      { tag: "P", draw: (doc) => rule(doc) } satisfies Block,
      ...totalBlocks(t, plan, locale),
    ],
  );
  return { name: paperName([t("care.files.plan"), patient, plan.startsOn], "pdf"), pdf };
}

function mealBlocks(t: Translator, { kind, time, weekdays, note, options }: PlanMealView): Block[] {
  const days = weekdays.length === 7 ? "" : daysText(t, weekdays);
  const name = t(`dashboard.meals.${kind}`);
  return [
    heading(time ? `${time}  ${name}` : name, days),
    ...columns(
      options.map((option, at) => ({
        title: options.length > 1 ? option.name || t("care.paper.option", { nth: at + 1 }) : "",
        lines: option.items.map(({ name: food, portion, grams }) =>
          t("care.paper.item", { food, amount: amountOf(t, portion, grams) }),
        ),
      })),
    ),
    ...(note ? [paragraph(note, { muted: true })] : []),
  ];
}

function amountOf(t: Translator, portion: string | undefined, grams: number): string {
  const weight = t("care.paper.grams", { grams: Math.round(grams) });
  return portion && !/^[\d,.]+ (?:g|ml)$/.test(portion) ? `${portion} (${weight})` : (portion ?? weight);
}

/** One line for the days that are alike. */
function totalBlocks(t: Translator, { days }: PlanView, locale: string): Block[] {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const text = ({ totals }: PlanView["days"][number]) =>
    t("care.paper.totals", {
      kcal: whole.format(totals.kcal),
      protein: Math.round(totals.protein_g),
      carbs: Math.round(totals.carbs_g),
      fat: Math.round(totals.fat_g),
    });
  const alike = Map.groupBy(days, text);
  return [...alike].map(([totals, same]) => {
    const weekdays = same.map(({ weekday }) => weekday);
    return line(same.length === 7 ? t("care.paper.everyDay") : daysText(t, weekdays), totals);
  });
}

/** "Monday to Friday", "Saturday, Sunday". */
function daysText(t: Translator, weekdays: readonly number[]): string {
  const name = (weekday: number) => t(`care.weekdays.${weekday as 1}`);
  return weekdaySpans(weekdays)
    .map(([from, until]) =>
      until === undefined ? name(from) : t("care.paper.fromUntil", { from: name(from), until: name(until) }),
    )
    .join(", ");
}
