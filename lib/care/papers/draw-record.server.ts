import "server-only";
import { mayRead } from "@/lib/care/access";
import { type Block, drawPaper, heading, paragraph } from "@/lib/care/papers/draw-paper.server";
import type { Paper } from "@/lib/care/papers/draw-plan.server";
import { loadWriter } from "@/lib/care/papers/load-writer.server";
import { paperName } from "@/lib/care/papers/paper-name";
import { openPatient, readGrant } from "@/lib/care/read-patient.server";
import { ANAMNESIS_SECTIONS } from "@/lib/care/records/record-schema";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type Translator, translator } from "@/lib/i18n/translator";
import { dayAt } from "@/lib/nutrition/calendar/day";

/**
 * What a nutritionist wrote down about a patient, on letter paper, for their own files: anamnesis as far as the profile is
 * shared, plans, notes. Here it goes with the patient's account; keeping it is the profession's duty.
 * @throws AppError not_found
 */
export async function drawRecord(ctx: Context, { id }: { id: string }): Promise<Paper> {
  const { locale, now, person } = ctx;
  const grant = await readGrant(ctx, id);
  if (!grant) throw new AppError("not_found");
  const today = dayAt(now, grant.patient.timeZone);
  const sharesProfile = mayRead(grant, "profile", today);
  if (sharesProfile) await openPatient(ctx, id, { area: "profile", look: "report" });
  const whose = { nutritionistId: person.userId, patientId: id };
  const [anamnesis, plans, notes] = await Promise.all([
    sharesProfile
      ? db().anamnesis.findUnique({ where: { patientId_nutritionistId: whose } })
      : Promise.resolve(null),
    db().mealPlan.findMany({ where: whose, orderBy: { startsOn: "asc" } }),
    db().careNote.findMany({ where: whose, orderBy: { createdAt: "asc" } }),
  ]);
  const t = translator(locale);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: person.timeZone });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const sections = (anamnesis?.sections ?? {}) as Record<string, string>;
  const pdf = await drawPaper(
    {
      ...{ locale, at: now, title: t("care.record.title"), ...(await loadWriter(person.userId)) },
      subtitle: t("care.record.of", { patient: grant.patient.name, day: format.format(now) }),
      footer: t("care.record.footer"),
    },
    [
      ...anamnesisBlocks(t, sections),
      ...(plans.length > 0 ? [heading(t("care.record.plans"))] : []),
      ...plans.flatMap(({ title, startsOn, endsOn, guidance }) => {
        const [from, until] = [days.format(startsOn), days.format(endsOn)];
        const named = paragraph(t("care.record.plan", { title, from, until }));
        return guidance ? [named, paragraph(guidance, { muted: true })] : [named];
      }),
      ...(notes.length > 0 ? [heading(t("care.record.notes"))] : []),
      ...notes.flatMap(({ text, createdAt }) => [
        paragraph(format.format(createdAt), { muted: true }),
        paragraph(text),
      ]),
    ],
  );
  return { name: paperName([t("care.files.record"), grant.patient.name, today], "pdf"), pdf };
}

function anamnesisBlocks(t: Translator, sections: Record<string, string>): Block[] {
  const told = ANAMNESIS_SECTIONS.filter((section) => sections[section]);
  if (told.length === 0) return [];
  return [
    heading(t("care.record.anamnesis")),
    ...told.flatMap((section) => [
      paragraph(t(`care.anamnesis.section.${section}`), { muted: true }),
      paragraph(sections[section] ?? ""),
    ]),
  ];
}
