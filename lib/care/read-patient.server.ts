import "server-only";
import { type CareArea, type Grant, isInForce, mayRead } from "@/lib/care/access";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dateOf, dayAt } from "@/lib/nutrition/day";

export type PatientGrant = Omit<Grant, "areas"> & {
  id: string;
  areas: CareArea[];
  grantedAt: Date;
  patient: { userId: string; name: string; timeZone: string };
};

type Row = {
  id: string;
  patient_id: string;
  name: string;
  time_zone: string;
  areas: CareArea[];
  granted_at: Date;
  ends_on: string;
  revoked_at: Date | null;
  health_withdrawn: boolean;
};

/** What a nutritionist's patients let them see now, by name; of one patient when one is named. */
export async function readGrants(
  nutritionistId: string,
  now: Date,
  patientId: string | null = null,
): Promise<PatientGrant[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT l.id::text, l.patient_id::text, pr.name, pr.time_zone, l.areas::text[] AS areas, l.granted_at,
      l.ends_on::text, l.revoked_at,
      coalesce((SELECT NOT c.granted FROM app.consents c WHERE c.user_id = l.patient_id AND c.kind = 'health'
        ORDER BY c.at DESC, c.id DESC LIMIT 1), false) AS health_withdrawn
    FROM app.care_links l JOIN public.profiles pr ON pr.id = l.patient_id
    WHERE l.nutritionist_id = ${nutritionistId}::uuid AND l.revoked_at IS NULL
      AND (${patientId}::uuid IS NULL OR l.patient_id = ${patientId}::uuid)
    ORDER BY pr.name, l.patient_id`;
  return rows
    .map((row) => ({
      id: row.id,
      areas: row.areas,
      grantedAt: row.granted_at,
      endsOn: row.ends_on,
      revokedAt: row.revoked_at,
      healthWithdrawn: row.health_withdrawn,
      patient: { userId: row.patient_id, name: row.name, timeZone: row.time_zone },
    }))
    .filter((grant) => isInForce(grant, dayAt(now, grant.patient.timeZone)));
}

/**
 * Opens an area of a patient to a nutritionist, and notes it where the patient sees it before anything is read.
 * @param day which day is looked at, where there is one
 * @throws AppError not_found unless that area is granted now: who lets nobody in does not exist
 */
export async function openPatient(
  nutritionistId: string,
  patientId: string,
  look: { area: CareArea; day?: string | undefined },
  now: Date,
): Promise<PatientGrant["patient"]> {
  const [grant] = await readGrants(nutritionistId, now, patientId);
  if (!grant || !mayRead(grant, look.area, dayAt(now, grant.patient.timeZone)))
    throw new AppError("not_found");
  const { area, day } = look;
  await db().careAccess.create({
    data: { patientId, nutritionistId, linkId: grant.id, area, day: day ? dateOf(day) : null, at: now },
  });
  return grant.patient;
}
