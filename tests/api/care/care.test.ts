import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { call, createMember, forgetDecisions } from "@/tests/factories";
import { accept, careOf, confirmAddress, createPatient, GRANT, invite, readPatient } from "./care-rig";

describe("what a patient granted", () => {
  it("opens the diary, and the patient sees who looked", async () => {
    const { nutritionist, patient, link } = await createPatient();
    expect(link).toMatchObject({ ...GRANT, inForce: true, nutritionist: { name: "Dra. Teste" } });
    await call("/api/water", { token: patient.token, body: { ml: 250 } });
    const { status, body } = await readPatient(nutritionist, patient, "diary");
    expect([status, body.totals.water_ml]).toEqual([200, 250]);
    await readPatient(nutritionist, patient, `diary?day=${addDays(TODAY, -1)}`);
    const { accesses } = (await call("/api/care/accesses", { token: patient.token })).body;
    expect(accesses).toMatchObject([
      { area: "diary", day: addDays(TODAY, -1), nutritionist: { name: "Dra. Teste" } },
      { area: "diary", day: null },
    ]);
    const { patients } = (await call("/api/nutritionist/patients", { token: nutritionist.token })).body;
    expect(patients).toMatchObject([{ id: patient.userId, name: "Paciente Teste", areas: GRANT.areas }]);
  });

  it("is listed by the patient's name, a page at a time, each patient once", async () => {
    const { nutritionist, patient } = await createPatient();
    for (const name of ["Ana", "Ana", "Zilda"]) {
      const more = await createMember({ name });
      await confirmAddress(more);
      await accept(more, (await invite(nutritionist, more.email)).body.id);
    }
    const list = async (token: string, query: string) =>
      (await call(`/api/nutritionist/patients?${query}`, { token })).body;
    const ids: string[] = [];
    const names: string[] = [];
    for (let cursor = ""; ; ) {
      const page = await list(nutritionist.token, `limit=2${cursor}`);
      ids.push(...page.patients.map(({ id }: { id: string }) => id));
      names.push(...page.patients.map(({ name }: { name: string }) => name));
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(names).toEqual(["Ana", "Ana", patient.name, "Zilda"]);
    expect(new Set(ids).size).toBe(4);
    // A place in somebody else's list shows nobody but one's own.
    const { nextCursor } = await list(nutritionist.token, "limit=1");
    const other = await createPatient();
    const { patients } = await list(other.nutritionist.token, `cursor=${nextCursor}`);
    expect(patients.map(({ id }: { id: string }) => id)).toEqual([other.patient.userId]);
  });

  it("ends that instant when it is revoked, and is not to be changed any more", async () => {
    const { nutritionist, patient, link } = await createPatient();
    const path = `/api/care/links/${link.id}`;
    const revoked = await call(path, { method: "DELETE", token: patient.token });
    expect(revoked.body).toMatchObject({ inForce: false, revokedAt: expect.any(String) });
    expect((await readPatient(nutritionist, patient, "diary")).status).toBe(404);
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
    expect((await readPatient(nutritionist, patient, "diary")).status).toBe(404);
    await change(GRANT);
    expect((await readPatient(nutritionist, patient, "diary")).status).toBe(200);
    const consent = (granted: boolean) =>
      call("/api/consents", { token: patient.token, body: { kind: "health", granted } });
    await consent(false);
    expect((await readPatient(nutritionist, patient, "diary")).status).toBe(404);
    await forgetDecisions(patient.userId);
    expect((await readPatient(nutritionist, patient, "diary")).status).toBe(404);
    await consent(true);
    await db().careLink.updateMany({
      where: { id: link.id },
      data: { endsOn: new Date(`${addDays(TODAY, -1)}T00:00:00Z`) },
    });
    expect((await readPatient(nutritionist, patient, "diary")).status).toBe(404);
  });

  it("is the patient's alone to change, and opens nobody else's days", async () => {
    const { nutritionist, link } = await createPatient();
    const other = await createPatient();
    for (const { token } of [nutritionist, other.patient, other.nutritionist]) {
      expect((await call(`/api/care/links/${link.id}`, { method: "DELETE", token })).status).toBe(404);
    }
    expect((await readPatient(nutritionist, other.patient, "diary")).status).toBe(404);
    expect((await readPatient(nutritionist, nutritionist, "diary")).status).toBe(404);
  });

  it("goes with either account", async () => {
    const { nutritionist, patient } = await createPatient();
    const body = { password: nutritionist.password };
    await call("/api/account", { method: "DELETE", token: nutritionist.token, body });
    expect((await careOf(patient)).links).toEqual([]);
  });
});
