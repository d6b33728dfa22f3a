import "server-only";
import { mayRead } from "@/lib/care/access";
import { bars, points } from "@/lib/care/papers/draw-charts.server";
import { type Block, drawPaper, heading, line, paragraph } from "@/lib/care/papers/draw-paper.server";
import type { Paper } from "@/lib/care/papers/draw-plan.server";
import { loadWriter } from "@/lib/care/papers/load-writer.server";
import { paperName } from "@/lib/care/papers/paper-name";
import {
  type PeriodFigures,
  periodFigures,
  type ReportDay,
  type ReportQuery,
} from "@/lib/care/papers/period";
import { openPatient, readGrant } from "@/lib/care/read-patient.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type Translator, translator } from "@/lib/i18n/translator";
import { dateOf, dayAt, dayOf } from "@/lib/nutrition/calendar/day";
import { loadGoals } from "@/lib/nutrition/goals/load-goals.server";

/** A period of a patient's on letter paper: of the diary, the measures, or both, as they are shared. @throws AppError not_found */
export async function drawReport(
  ctx: Context,
  { id, from, to }: { id: string } & ReportQuery,
): Promise<Paper> {
  const { locale, now } = ctx;
  const grant = await readGrant(ctx, id);
  const shares = (area: "diary" | "measures" | "plan") =>
    grant !== null && mayRead(grant, area, dayAt(now, grant.patient.timeZone));
  if (!grant || !(shares("diary") || shares("measures"))) throw new AppError("not_found");
  for (const area of ["diary", "measures"] as const)
    if (shares(area)) await openPatient(ctx, id, { area, look: "report" });
  const rows = await db().dayTotal.findMany({
    where: { userId: id, day: { gte: dateOf(from), lte: dateOf(to) } },
    orderBy: { day: "asc" },
  });
  const goals = shares("plan") ? await loadGoals({ ...ctx, person: grant.patient }) : null;
  const figures = periodFigures(
    rows.map(({ day, ...row }): ReportDay => ({ ...row, day: dayOf(day) })),
    { from, to },
  );
  const t = translator(locale);
  const day = dayText(locale);
  const pdf = await drawPaper(
    {
      ...{ locale, at: now, title: t("care.report.title"), ...(await loadWriter(ctx.person.userId)) },
      subtitle: t("care.paper.of", { patient: grant.patient.name, from: day(from), until: day(to) }),
      footer: t("care.report.footer"),
    },
    [
      ...(shares("diary") ? diaryBlocks(t, figures, goals, { from: day(from), to: day(to) }, locale) : []),
      ...(shares("measures")
        ? weightBlocks(t, figures, goals?.weight_goal ?? null, { from: day(from), to: day(to) }, locale)
        : []),
    ],
  );
  return { name: paperName([t("care.files.report"), grant.patient.name, from, to], "pdf"), pdf };
}

type Ends = { from: string; to: string };
type Aims = { calorie_goal: number | null; protein_goal: number | null } | null;

function diaryBlocks(
  t: Translator,
  figures: PeriodFigures,
  goals: Aims,
  { from, to }: Ends,
  locale: string,
): Block[] {
  const { mean, logged, days } = figures;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const whole = (value: number) => format.format(value);
  const goal = goals?.calorie_goal ?? null;
  return [
    heading(t("care.report.diary")),
    line(t("care.report.logged"), t("care.report.share", { logged, days })),
    ...(mean
      ? [
          line(t("care.report.energy"), t("care.report.kcal", { value: whole(mean.kcal) })),
          line(t("care.report.protein"), t("care.report.g", { value: whole(mean.protein_g) })),
          line(t("care.report.carbs"), t("care.report.g", { value: whole(mean.carbs_g) })),
          line(t("care.report.fat"), t("care.report.g", { value: whole(mean.fat_g) })),
          line(t("care.report.fibre"), t("care.report.g", { value: whole(mean.fibre_g) })),
          line(t("care.report.sodium"), t("care.report.mg", { value: whole(mean.sodium_mg) })),
        ]
      : [paragraph(t("care.report.noMeals"))]),
    ...(figures.meanWater === null
      ? []
      : [line(t("care.report.water"), t("care.report.ml", { value: whole(figures.meanWater) }))]),
    ...(mean
      ? [
          heading(t("care.report.byDay")),
          bars({
            ...{ values: figures.kcal, goal, first: from, last: to, figure: whole },
            alt: t("care.report.barsAlt", { days: logged }),
            goalText:
              goal === null
                ? ""
                : t("care.report.goal", { value: t("care.report.kcal", { value: whole(goal) }) }),
          }),
        ]
      : []),
  ];
}

function weightBlocks(
  t: Translator,
  { weights, firstKg, lastKg }: PeriodFigures,
  goal: number | null,
  { from, to }: Ends,
  locale: string,
): Block[] {
  // A dash, since the paper's letters have no minus sign.
  const number = (value: number, signDisplay: "auto" | "exceptZero" = "auto") =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay }).format(value).replace("-", "–");
  const kg = (...of: Parameters<typeof number>) => `${number(...of)} kg`;
  if (firstKg === null || lastKg === null)
    return [heading(t("care.report.weight")), paragraph(t("care.report.noWeights"))];
  return [
    heading(t("care.report.weight")),
    line(t("care.report.first"), kg(firstKg)),
    line(t("care.report.last"), kg(lastKg)),
    line(t("care.report.change"), kg(lastKg - firstKg, "exceptZero")),
    points({
      ...{ values: weights, goal, first: from, last: to, figure: (value) => number(value) },
      alt: t("care.report.pointsAlt", { from: kg(firstKg), to: kg(lastKg) }),
      goalText: goal === null ? "" : t("care.report.goal", { value: kg(goal) }),
    }),
  ];
}

function dayText(locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}
