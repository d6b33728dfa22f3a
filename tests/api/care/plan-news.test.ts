import { describe, expect, it } from "vitest";
import { tellPlans } from "@/lib/chat/reminders/tell-plans.server";
import { db } from "@/lib/db";
import { addDays } from "@/lib/nutrition/calendar/day";
import { uniqueNumber } from "@/tests/api/chat/phone";
import { TODAY } from "@/tests/days";
import { call, createMember, type Member } from "@/tests/factories";
import { createPatient, GRANT } from "./care-rig";

const PERIOD = { startsOn: addDays(TODAY, -3), endsOn: addDays(TODAY, 27) };
const food = (grams: number) => [{ items: [{ food: "banana-prata", grams }] }];
const BREAKFAST = { kind: "breakfast", options: food(100) };

async function createPlanned() {
  const { nutritionist, patient, link } = await createPatient();
  const body = { ...GRANT, areas: ["diary", "measures", "profile", "plan"] };
  await call(`/api/care/links/${link.id}`, { method: "PUT", token: patient.token, body });
  const path = `/api/nutritionist/patients/${patient.userId}/plans`;
  const { token } = nutritionist;
  const draft = async (title: string, meals: object[], more = {}) => {
    const { id } = (await call(path, { token, body: { title, ...PERIOD } })).body;
    const body = { version: 1, title, ...PERIOD, guidance: "", meals, ...more };
    return (await call(`${path}/${id}`, { method: "PUT", token, body })).body;
  };
  const hand = async (title: string, meals: object[], more = {}) => {
    const { id, version } = await draft(title, meals, more);
    expect((await call(`${path}/${id}/release`, { token, body: { version } })).status).toBe(200);
    return id as string;
  };
  return { nutritionist, patient, path, draft, hand };
}

const newsOf = async ({ token }: Member) => (await call("/api/care/plan/news", { token })).body.news;
const putAway = ({ token }: Member, plan: string) => call("/api/care/plan/news", { token, body: { plan } });

describe("the notice of a plan", () => {
  it("comes with its release, says what it changes, and goes when it is put away", async () => {
    const { patient, draft, hand } = await createPlanned();
    await draft("Rascunho", [BREAKFAST]);
    expect(await newsOf(patient)).toBeNull();
    const first = await hand("Plano de verão", [BREAKFAST]);
    expect(await newsOf(patient)).toEqual({
      ...{ id: first, title: "Plano de verão", nutritionist: "Dra. Teste", ...PERIOD },
      ...{ releasedAt: expect.stringMatching(/^\d{4}-.*Z$/), changes: null },
    });
    const meals = [
      { ...BREAKFAST, options: food(150) },
      { kind: "lunch", options: food(100) },
    ];
    const second = await hand("Plano de outono", meals, { guidance: "Beba água." });
    expect(await newsOf(patient)).toMatchObject({
      ...{ id: second, title: "Plano de outono" },
      changes: { changed: ["breakfast"], added: ["lunch"], removed: [], guidance: true },
    });
    expect((await putAway(patient, second)).body).toEqual({ news: null });
    expect(await newsOf(patient)).toBeNull();
  });

  it("is over when the plan is taken back, and nobody else's to put away", async () => {
    const { nutritionist, patient, path, draft, hand } = await createPlanned();
    const id = await hand("Plano", [BREAKFAST]);
    const stranger = await createMember();
    for (const member of [stranger, nutritionist]) expect((await putAway(member, id)).status).toBe(404);
    const unseen = await draft("Rascunho", [BREAKFAST]);
    expect((await putAway(patient, unseen.id)).status).toBe(404);
    expect(await newsOf(stranger)).toBeNull();
    expect(await newsOf(patient)).toMatchObject({ id });
    await call(`${path}/${id}`, { method: "DELETE", token: nutritionist.token });
    expect(await newsOf(patient)).toBeNull();
  });
});

describe("a plan on WhatsApp", () => {
  const noon = new Date(`${addDays(TODAY, 1)}T15:00:00Z`);
  const tell = (now = noon) =>
    tellPlans({ actor: { kind: "job", name: "sweep" }, person: null, now, locale: "pt-BR", tx: null });
  const toldTo = async ({ userId }: Member) =>
    (await db().outboundMessage.findMany({ where: { userId }, orderBy: { seq: "asc" } })).map(
      ({ body }) => body,
    );
  async function link({ userId }: Member, lastInboundAt: Date) {
    const canonicalNumber = uniqueNumber();
    await db().whatsAppLink.create({
      data: { userId, status: "confirmed", canonicalNumber, confirmedAt: new Date() },
    });
    await db().conversation.create({ data: { contact: canonicalNumber, userId, lastInboundAt } });
  }

  it("is told once, with what it changes, to whoever wrote within 24 hours", async () => {
    const { patient, hand } = await createPlanned();
    await link(patient, noon);
    await hand("Plano de verão", [BREAKFAST]);
    await Promise.all([tell(), tell()]);
    const [first, ...others] = await toldTo(patient);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      type: "text",
      body: expect.stringMatching(/^\*Dra\. Teste\* liberou um plano para você: \*Plano de verão\*, de \d/),
    });
    expect((first as { body: string }).body).not.toContain("•");
    await hand("Plano de outono", [{ kind: "lunch", options: food(100) }]);
    await tell();
    const [, second] = await toldTo(patient);
    expect((second as { body: string }).body).toMatch(/• Entrou: Almoço\n• Saiu: Café da manhã\n\n.*\/nutri/);
  });

  it("is a template without the words outside of these hours, and nothing in quiet ones or once it was seen", async () => {
    const { patient, hand } = await createPlanned();
    await link(patient, new Date("2026-01-01T12:00:00Z"));
    const { token } = patient;
    // All day but its last minute: the product's own sweep, which goes by the real clock, is quiet meanwhile.
    const quiet = { quiet_start: "00:00", quiet_end: "23:59" };
    const settings = (await call("/api/reminders", { token })).body;
    await call("/api/reminders", { token, method: "PUT", body: { ...settings, ...quiet } });
    const lastMinute = new Date(`${addDays(TODAY, 1)}T02:59:30Z`);
    const first = await hand("Plano", [BREAKFAST]);
    await putAway(patient, first);
    await tell(lastMinute);
    expect(await toldTo(patient)).toEqual([]);
    await hand("Outro plano", [BREAKFAST]);
    await tell();
    expect(await toldTo(patient)).toEqual([]);
    await tell(lastMinute);
    expect(await toldTo(patient)).toEqual([
      {
        ...{ type: "template", name: "garfo_meal_plan", language: "pt_BR" },
        parameters: ["Paciente", "Dra. Teste"],
      },
    ]);
  });
});
