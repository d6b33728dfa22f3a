import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays, dayAt } from "@/lib/nutrition/day";
import { call, createMember, type Member, sql, uniqueEmail } from "../factories";
import { type CaughtMail, mailTo, nextMailTo } from "./mailbox";

const TODAY = dayAt(new Date(), "America/Sao_Paulo");
const GRANT = { areas: ["diary", "measures"], endsOn: addDays(TODAY, 30) };

const confirm = ({ userId }: Member) =>
  sql("UPDATE app.people SET email_confirmed_at = now() WHERE user_id = $1", [userId]);
const invite = (nutritionist: Member, email: string) =>
  call("/api/nutritionist/invitations", { token: nutritionist.token, body: { email } });
const accept = (patient: Member, id: string, body: object = GRANT) =>
  call(`/api/care/invitations/${id}/accept`, { token: patient.token, body });
const careOf = async ({ token }: Member, query = "") => (await call(`/api/care${query}`, { token })).body;
const diaryOf = (nutritionist: Member, patient: Member, query = "") =>
  call(`/api/nutritionist/patients/${patient.userId}/diary${query}`, { token: nutritionist.token });

/** The letter with the link, after the one that asks to confirm the address. */
async function invitationMail(email: string): Promise<CaughtMail> {
  await nextMailTo(email, 2);
  return (await mailTo(email)).find(({ text }) => text.includes("#invitation="))!;
}

async function createPair() {
  const [nutritionist, patient] = await Promise.all([
    createMember({ role: "nutritionist", name: "Dra. Teste" }),
    createMember({ name: "Paciente Teste" }),
  ]);
  await confirm(patient);
  return { nutritionist, patient };
}

async function createPatient() {
  const pair = await createPair();
  const { body } = await invite(pair.nutritionist, pair.patient.email);
  const link = (await accept(pair.patient, body.id)).body;
  return { ...pair, link };
}

describe("an invitation", () => {
  it("is mailed, seen by whoever owns the address, and shows nothing before it is accepted", async () => {
    const { nutritionist, patient } = await createPair();
    const { status, body } = await invite(nutritionist, patient.email);
    expect([status, body.status, body.email]).toEqual([201, "open", patient.email]);
    expect((await invitationMail(patient.email)).subject).toContain("Dra. Teste");
    expect((await careOf(patient)).invitations).toMatchObject([
      { id: body.id, nutritionist: { id: nutritionist.userId, name: "Dra. Teste" } },
    ]);
    expect((await diaryOf(nutritionist, patient)).status).toBe(404);
  });

  it("waits for the address to be confirmed, unless the mailed link is shown", async () => {
    const [nutritionist, patient] = await Promise.all([
      createMember({ role: "nutritionist" }),
      createMember(),
    ]);
    const { body } = await invite(nutritionist, patient.email);
    expect((await careOf(patient)).invitations).toEqual([]);
    expect((await accept(patient, body.id)).status).toBe(404);
    const { text } = await invitationMail(patient.email);
    const token = /#invitation=([\w-]+)/.exec(text)?.[1];
    expect((await careOf(patient, `?token=${token}`)).invitations).toHaveLength(1);
    expect((await accept(patient, body.id, { ...GRANT, token })).status).toBe(201);
  });

  it("is nobody else's", async () => {
    const { nutritionist, patient } = await createPair();
    const stranger = await createMember();
    await confirm(stranger);
    const { body } = await invite(nutritionist, patient.email);
    expect((await careOf(stranger)).invitations).toEqual([]);
    expect((await accept(stranger, body.id)).status).toBe(404);
    const refuse = { token: stranger.token, body: {} };
    expect((await call(`/api/care/invitations/${body.id}/refuse`, refuse)).status).toBe(404);
  });

  it("is answered once: refused, cancelled, run out or replaced, it admits nobody", async () => {
    const { nutritionist, patient } = await createPair();
    const ask = async () => (await invite(nutritionist, patient.email)).body.id as string;
    const refused = await ask();
    await call(`/api/care/invitations/${refused}/refuse`, { token: patient.token, body: {} });
    const cancelled = await ask();
    const cancel = { method: "DELETE", token: nutritionist.token };
    await call(`/api/nutritionist/invitations/${cancelled}`, cancel);
    const old = await ask();
    await db().careInvitation.updateMany({ where: { id: old }, data: { expiresAt: new Date(0) } });
    const replaced = await ask();
    const open = await ask();
    for (const id of [refused, cancelled, old, replaced])
      expect((await accept(patient, id)).status).toBe(404);
    const { invitations } = (await call("/api/nutritionist/patients", { token: nutritionist.token })).body;
    expect(invitations.map(({ status }: { status: string }) => status)).toEqual([
      "open",
      "cancelled",
      "cancelled",
      "cancelled",
      "refused",
    ]);
    const answers = await Promise.all([accept(patient, open), accept(patient, open)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
  });

  it("needs a nutritionist, another address, areas and a day to come", async () => {
    const { nutritionist, patient } = await createPair();
    expect((await invite(patient, uniqueEmail())).status).toBe(403);
    expect((await invite(nutritionist, nutritionist.email)).status).toBe(422);
    const { id } = (await invite(nutritionist, patient.email)).body;
    for (const wrong of [
      { ...GRANT, areas: [] },
      { ...GRANT, areas: ["notes"] },
      { ...GRANT, endsOn: addDays(TODAY, -1) },
      { ...GRANT, endsOn: "2199-01-01" },
      { ...GRANT, endsOn: "2026-02-31" },
      { areas: ["diary"] },
    ]) {
      expect((await accept(patient, id, wrong)).status).toBe(422);
    }
    expect((await accept(patient, id)).status).toBe(201);
  });
});

describe("what a patient granted", () => {
  it("opens the diary, and the patient sees who looked", async () => {
    const { nutritionist, patient, link } = await createPatient();
    expect(link).toMatchObject({ ...GRANT, inForce: true, nutritionist: { name: "Dra. Teste" } });
    await call("/api/water", { token: patient.token, body: { ml: 250 } });
    const { status, body } = await diaryOf(nutritionist, patient);
    expect([status, body.totals.water_ml]).toEqual([200, 250]);
    await diaryOf(nutritionist, patient, `?day=${addDays(TODAY, -1)}`);
    const { accesses } = (await call("/api/care/accesses", { token: patient.token })).body;
    expect(accesses).toMatchObject([
      { area: "diary", day: addDays(TODAY, -1), nutritionist: { name: "Dra. Teste" } },
      { area: "diary", day: null },
    ]);
    const { patients } = (await call("/api/nutritionist/patients", { token: nutritionist.token })).body;
    expect(patients).toMatchObject([{ id: patient.userId, name: "Paciente Teste", areas: GRANT.areas }]);
  });

  it("ends that instant when it is revoked, and is not to be changed any more", async () => {
    const { nutritionist, patient, link } = await createPatient();
    const path = `/api/care/links/${link.id}`;
    const revoked = await call(path, { method: "DELETE", token: patient.token });
    expect(revoked.body).toMatchObject({ inForce: false, revokedAt: expect.any(String) });
    expect((await diaryOf(nutritionist, patient)).status).toBe(404);
    expect((await call("/api/nutritionist/patients", { token: nutritionist.token })).body.patients).toEqual(
      [],
    );
    expect((await call(path, { method: "PUT", token: patient.token, body: GRANT })).status).toBe(404);
    expect((await call(path, { method: "DELETE", token: patient.token })).body).toEqual(revoked.body);
    expect((await call("/api/care/accesses", { token: patient.token })).body.accesses).toEqual([]);
  });

  it("ends with the area, the day, and the consent to health data", async () => {
    const { nutritionist, patient, link } = await createPatient();
    const change = (body: object) =>
      call(`/api/care/links/${link.id}`, { method: "PUT", token: patient.token, body });
    await change({ ...GRANT, areas: ["measures"] });
    expect((await diaryOf(nutritionist, patient)).status).toBe(404);
    await change(GRANT);
    expect((await diaryOf(nutritionist, patient)).status).toBe(200);
    const consent = (granted: boolean) =>
      call("/api/consents", { token: patient.token, body: { kind: "health", granted } });
    await consent(false);
    expect((await diaryOf(nutritionist, patient)).status).toBe(404);
    await consent(true);
    await db().careLink.updateMany({
      where: { id: link.id },
      data: { endsOn: new Date(`${addDays(TODAY, -1)}T00:00:00Z`) },
    });
    expect((await diaryOf(nutritionist, patient)).status).toBe(404);
  });

  it("is the patient's alone to change, and opens nobody else's days", async () => {
    const { nutritionist, link } = await createPatient();
    const other = await createPatient();
    for (const { token } of [nutritionist, other.patient, other.nutritionist]) {
      expect((await call(`/api/care/links/${link.id}`, { method: "DELETE", token })).status).toBe(404);
    }
    expect((await diaryOf(nutritionist, other.patient)).status).toBe(404);
    expect((await diaryOf(nutritionist, nutritionist)).status).toBe(404);
  });

  it("goes with either account", async () => {
    const { nutritionist, patient } = await createPatient();
    const body = { password: nutritionist.password };
    await call("/api/account", { method: "DELETE", token: nutritionist.token, body });
    expect((await careOf(patient)).links).toEqual([]);
  });
});
