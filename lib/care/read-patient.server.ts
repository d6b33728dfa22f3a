import "server-only";
import { type CareArea, type Grant, isInForce, mayRead } from "@/lib/care/access";
import { healthConsentOf } from "@/lib/consents/health/health-consent";
import { healthDecision } from "@/lib/consents/health/load-health-consent.server";
import type { Context } from "@/lib/context";
import { dbOf, Prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dateOf, dayAt } from "@/lib/nutrition/calendar/day";

/** What is looked at, how, and on which day where there is one. */
type Look = { area: CareArea; look?: "page" | "report" | "change"; day?: string | undefined };

export type PatientGrant = Omit<Grant, "areas"> & {
  id: string;
  areas: CareArea[];
  patient: { userId: string; name: string; timeZone: string };
};

type Row = {
  id: string;
  name: string;
  time_zone: string;
  areas: CareArea[];
  ends_on: string;
  revoked_at: Date | null;
  health_granted: boolean | null;
};

/** What a patient lets this nutritionist see now; null for nothing at all. */
export async function readGrant(
  ctx: Pick<Context, "person" | "now" | "tx">,
  patientId: string,
): Promise<PatientGrant | null> {
  const { userId: nutritionistId } = ctx.person;
  const [row] = await dbOf(ctx).$queryRaw<Row[]>`
    SELECT l.id::text, pr.name, pr.time_zone, l.areas::text[] AS areas, l.ends_on::text, l.revoked_at,
      ${healthDecision(Prisma.sql`l.patient_id`)} AS health_granted
    FROM app.care_links l JOIN public.profiles pr ON pr.id = l.patient_id
    WHERE l.nutritionist_id = ${nutritionistId}::uuid AND l.revoked_at IS NULL AND l.patient_id = ${patientId}::uuid`;
  if (!row) return null;
  const { id, areas, ends_on: endsOn, revoked_at: revokedAt } = row;
  const patient = { userId: patientId, name: row.name, timeZone: row.time_zone };
  const healthConsent = healthConsentOf(row.health_granted);
  const grant = { id, areas, endsOn, revokedAt, healthConsent, patient };
  return isInForce(grant, dayAt(ctx.now, patient.timeZone)) ? grant : null;
}

/**
 * Somebody who lets this nutritionist in, or in that area: for what is the nutritionist's own, which opens nothing of the
 * patient's. @throws AppError not_found
 */
export async function requirePatient(
  ctx: Pick<Context, "person" | "now" | "tx">,
  patientId: string,
  area?: CareArea,
): Promise<PatientGrant["patient"]> {
  const grant = await readGrant(ctx, patientId);
  if (!grant || (area && !mayRead(grant, area, dayAt(ctx.now, grant.patient.timeZone))))
    throw new AppError("not_found");
  return grant.patient;
}

/**
 * Opens an area of a patient to a nutritionist, and notes it where the patient sees it before anything is read.
 * @throws AppError not_found unless that area is granted now: who lets nobody in does not exist
 */
export async function openPatient(
  ctx: Pick<Context, "person" | "now" | "tx">,
  patientId: string,
  { area, look = "page", day }: Look,
): Promise<PatientGrant["patient"]> {
  const { now } = ctx;
  const grant = await readGrant(ctx, patientId);
  if (!grant || !mayRead(grant, area, dayAt(now, grant.patient.timeZone))) throw new AppError("not_found");
  await dbOf(ctx).careAccess.create({
    data: {
      ...{ patientId, nutritionistId: ctx.person.userId, linkId: grant.id, area, look, at: now },
      day: day ? dateOf(day) : null,
    },
  });
  return grant.patient;
}
