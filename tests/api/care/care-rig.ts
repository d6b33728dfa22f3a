import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { call, createMember, type Member, sql } from "@/tests/factories";

export const GRANT = { areas: ["diary", "measures"], endsOn: addDays(TODAY, 30) };

export const confirmAddress = ({ userId }: Member) =>
  sql("UPDATE app.people SET email_confirmed_at = now() WHERE user_id = $1", [userId]);
export const invite = (nutritionist: Member, email: string) =>
  call("/api/nutritionist/invitations", { token: nutritionist.token, body: { email } });
export const accept = (patient: Member, id: string, body: object = GRANT) =>
  call(`/api/care/invitations/${id}/accept`, { token: patient.token, body });
export const careOf = async ({ token }: Member, query = "") =>
  (await call(`/api/care${query}`, { token })).body;
/** An area of a patient as a nutritionist asks for it: "diary?day=2026-11-21". */
export const readPatient = (nutritionist: Member, patient: Member, area: string) =>
  call(`/api/nutritionist/patients/${patient.userId}/${area}`, { token: nutritionist.token });

/** A nutritionist, and somebody with a confirmed address who is not their patient yet. */
export async function createPair() {
  const [nutritionist, patient] = await Promise.all([
    createMember({ role: "nutritionist", name: "Dra. Teste" }),
    createMember({ name: "Paciente Teste" }),
  ]);
  await confirmAddress(patient);
  return { nutritionist, patient };
}

/** The same, once the invitation is accepted with {@link GRANT}. */
export async function createPatient() {
  const pair = await createPair();
  const { body } = await invite(pair.nutritionist, pair.patient.email);
  const link = (await accept(pair.patient, body.id)).body;
  return { ...pair, link };
}
