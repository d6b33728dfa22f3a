import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import { type PatientDiary, patientDiarySchema } from "@/lib/care/patient-views";
import { openPatient } from "@/lib/care/read-patient.server";
import { loadDiaryDay } from "@/lib/nutrition/views/load-diary-day.server";

/** What a patient ate and drank on a day; today, where they are, unless said otherwise. @throws AppError not_found */
export async function loadPatientDiary(
  nutritionist: Viewer,
  { id, day }: { id: string; day: string | undefined },
  now: Date,
  locale: Viewer["locale"],
): Promise<PatientDiary> {
  const patient = await openPatient(nutritionist.userId, id, { area: "diary", day }, now);
  return patientDiarySchema.parse(await loadDiaryDay(patient, day, now, locale));
}
