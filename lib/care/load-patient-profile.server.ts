import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import { type PatientProfile, patientProfileSchema } from "@/lib/care/patient-views";
import { openPatient } from "@/lib/care/read-patient.server";
import { loadUser } from "@/lib/profile/load-user.server";

/** What a patient told of themselves and their diet; never how to reach or to bill them. @throws AppError not_found */
export async function loadPatientProfile(
  nutritionist: Viewer,
  id: string,
  now: Date,
): Promise<PatientProfile> {
  const { userId } = await openPatient(nutritionist.userId, id, { area: "profile" }, now);
  return patientProfileSchema.parse(await loadUser(userId, "member", now));
}
