import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays } from "@/lib/nutrition/calendar/day";
import { type CaughtMail, mailTo, nextMailTo } from "@/tests/api/account/mailbox";
import { TODAY } from "@/tests/days";
import { call, createMember, uniqueEmail } from "@/tests/factories";
import { accept, careOf, confirmAddress, createPair, GRANT, invite, readPatient } from "./care-rig";

/** The letter with the link, after the one that asks to confirm the address. */
async function invitationMail(email: string): Promise<CaughtMail> {
  await nextMailTo(email, 2);
  return (await mailTo(email)).find(({ text }) => text.includes("#invitation="))!;
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
    expect((await readPatient(nutritionist, patient, "diary")).status).toBe(404);
  });

  it("waits for the address to be confirmed, unless the mailed link is shown", async () => {
    const [nutritionist, patient] = await Promise.all([
      createMember({ role: "nutritionist" }),
      createMember(),
    ]);
    const { body } = await invite(nutritionist, patient.email);
    // That there is one is told, and not whose.
    expect(await careOf(patient)).toMatchObject({ invitations: [], waiting: 1 });
    expect((await accept(patient, body.id)).status).toBe(404);
    const { text } = await invitationMail(patient.email);
    const token = /#invitation=([\w-]+)/.exec(text)?.[1];
    const shown = await careOf(patient, `?token=${token}`);
    expect(shown).toMatchObject({ invitations: [{ isAddressed: false, isUnconfirmed: true }], waiting: 0 });
    expect((await accept(patient, body.id, { ...GRANT, token })).status).toBe(201);
  });

  it("is nobody else's", async () => {
    const { nutritionist, patient } = await createPair();
    const stranger = await createMember();
    await confirmAddress(stranger);
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
