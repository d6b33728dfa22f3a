import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import { type PatientDiary, patientDiarySchema } from "@/lib/care/patient-views";
import { openPatient } from "@/lib/care/read-patient.server";
import type { Context } from "@/lib/context";
import { loadDiaryDay } from "@/lib/nutrition/views/load-diary-day.server";

/** What a patient ate and drank on a day; today, where they are, unless said otherwise. @throws AppError not_found */
export async function loadPatientDiary(
  ctx: Context<Viewer>,
  { id, day }: { id: string; day?: string | undefined },
): Promise<PatientDiary> {
  const patient = await openPatient(ctx, id, { area: "diary", day });
  return patientDiarySchema.parse(await loadDiaryDay({ ...ctx, person: patient }, { day }));
}
