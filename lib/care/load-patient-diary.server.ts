import "server-only";
import type { Viewer } from "@/lib/auth/viewer";
import { openPatient } from "@/lib/care/read-patient.server";
import type { DiaryDay } from "@/lib/nutrition/diary-day";
import { loadDiaryDay } from "@/lib/nutrition/load-diary-day.server";

/** A patient's day as they see it themselves; today, where they are, unless said otherwise. @throws AppError not_found */
export async function loadPatientDiary(
  nutritionist: Viewer,
  { id, day }: { id: string; day: string | undefined },
  now: Date,
  locale: Viewer["locale"],
): Promise<DiaryDay> {
  const patient = await openPatient(nutritionist.userId, id, { area: "diary", day }, now);
  return loadDiaryDay(patient, day, now, locale);
}
