import "server-only";
import { type CareArea, type Grant, isInForce, mayRead } from "@/lib/care/access";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dateOf, dayAt } from "@/lib/nutrition/calendar/day";

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

/** Of all patients, those after one of the links, so many at most; or one patient alone. */
type Which = { cursor?: string | undefined; limit: number } | { patientId: string };

/**
 * What a nutritionist's patients let them see now, by name.
 * @returns `more`: the link from which the next page goes on, null on the last. A page may be short: it leaves out grants
 * that have run out.
 */
export async function readGrants(
  nutritionistId: string,
  now: Date,
  which: Which,
): Promise<{ grants: PatientGrant[]; more: string | null }> {
  const { patientId, cursor, limit } = { patientId: null, cursor: null, limit: 1, ...which };
  const rows = await db().$queryRaw<Row[]>`
    SELECT l.id::text, l.patient_id::text, pr.name, pr.time_zone, l.areas::text[] AS areas, l.granted_at,
      l.ends_on::text, l.revoked_at,
      coalesce((SELECT NOT c.granted FROM app.consents c WHERE c.user_id = l.patient_id AND c.kind = 'health'
        ORDER BY c.at DESC, c.id DESC LIMIT 1), false) AS health_withdrawn
    FROM app.care_links l JOIN public.profiles pr ON pr.id = l.patient_id
    WHERE l.nutritionist_id = ${nutritionistId}::uuid AND l.revoked_at IS NULL
      AND (${patientId}::uuid IS NULL OR l.patient_id = ${patientId}::uuid)
      AND (${cursor ?? null}::uuid IS NULL OR (pr.name, l.patient_id) > (
        SELECT n.name, n.id FROM app.care_links c JOIN public.profiles n ON n.id = c.patient_id
        WHERE c.id = ${cursor ?? null}::uuid AND c.nutritionist_id = ${nutritionistId}::uuid))
    ORDER BY pr.name, l.patient_id LIMIT ${limit + 1}`;
  const shown = rows.slice(0, limit);
  const grants = shown
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
  return { grants, more: rows.length > limit ? shown.at(-1)!.id : null };
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
  const { grants } = await readGrants(nutritionistId, now, { patientId });
  const [grant] = grants;
  if (!grant || !mayRead(grant, look.area, dayAt(now, grant.patient.timeZone)))
    throw new AppError("not_found");
  const { area, day } = look;
  await db().careAccess.create({
    data: { patientId, nutritionistId, linkId: grant.id, area, day: day ? dateOf(day) : null, at: now },
  });
  return grant.patient;
}
