import "server-only";
import { type PatientProfile, patientProfileSchema } from "@/lib/care/patient-views";
import { openPatient } from "@/lib/care/read-patient.server";
import type { Context } from "@/lib/context";
import { loadUser } from "@/lib/profile/load-user.server";

/** What a patient told of themselves and their diet; never how to reach or to bill them. @throws AppError not_found */
export async function loadPatientProfile(ctx: Context, { id }: { id: string }): Promise<PatientProfile> {
  const patient = await openPatient(ctx, id, { area: "profile" });
  return patientProfileSchema.parse(await loadUser({ ...ctx, person: patient }, "member"));
}
