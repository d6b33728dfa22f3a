import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays } from "@/lib/nutrition/calendar/day";
import { replies, uniqueNumber, write } from "@/tests/api/chat/phone";
import { TODAY } from "@/tests/days";
import { call, type Member } from "@/tests/factories";
import { createPatient, GRANT } from "./care-rig";

const AREAS = ["diary", "measures", "profile", "plan"];
const PERIOD = { startsOn: addDays(TODAY, -3), endsOn: addDays(TODAY, 27) };
const MEALS = [
  {
    ...{ kind: "breakfast", time: "07:30", note: "Sem pressa." },
    options: [
      { name: "Em casa", items: [{ food: "banana-prata", grams: 100 }] },
      { name: "Na rua", items: [{ food: "Arroz branco", grams: 50 }] },
    ],
  },
];

async function createPlanned() {
  const pair = await createPatient();
  const { patient, link } = pair;
  const body = { ...GRANT, areas: AREAS };
  await call(`/api/care/links/${link.id}`, { method: "PUT", token: patient.token, body });
  return pair;
}

const plansOf = (patient: Member, rest = "") => `/api/nutritionist/patients/${patient.userId}/plans${rest}`;

async function createDraft({ nutritionist, patient }: { nutritionist: Member; patient: Member }) {
  const { token } = nutritionist;
  const made = await call(plansOf(patient), { token, body: { title: "Plano de verão", ...PERIOD } });
  const body = { version: 1, title: "Plano de verão", ...PERIOD, guidance: "Beba água.", meals: MEALS };
  return call(plansOf(patient, `/${made.body.id}`), { method: "PUT", token, body });
}

const release = (nutritionist: Member, patient: Member, { id, version }: { id: string; version: number }) =>
  call(plansOf(patient, `/${id}/release`), { token: nutritionist.token, body: { version } });
const ownPlan = async ({ token }: Member) => (await call("/api/care/plan", { token })).body;

describe("a meal plan", () => {
  it("is the nutritionist's while it is a draft, and the patient's once released", async () => {
    const pair = await createPlanned();
    const { nutritionist, patient, link } = pair;
    const draft = (await createDraft(pair)).body;
    expect(draft).toMatchObject({ status: "draft", version: 2, meals: [{ kind: "breakfast" }] });
    expect(draft.days).toHaveLength(7);
    expect(draft.days[0].totals.kcal).toBe(draft.meals[0].options[0].totals.kcal);
    expect((await ownPlan(patient)).plan).toBeNull();
    const mine = async () =>
      JSON.stringify((await call("/api/export?format=json", { token: patient.token })).body);
    expect(await mine()).not.toContain("Plano de verão");
    const both = await Promise.all([
      release(nutritionist, patient, draft),
      release(nutritionist, patient, draft),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await call("/api/meals", {
      token: patient.token,
      body: { kind: "breakfast", items: [{ food: "banana-prata", grams: 120 }] },
    });
    const own = await ownPlan(patient);
    expect(own.plan).toMatchObject({ title: "Plano de verão", nutritionist: { name: "Dra. Teste" } });
    expect(own.compared.meals).toMatchObject([{ option: "Em casa", foods: 1, matched: 1 }]);
    const eaten = await call(plansOf(patient, `/${draft.id}/eaten?days=2`), { token: nutritionist.token });
    expect(eaten.body.days).toHaveLength(2);
    expect(eaten.body.days[0]).toMatchObject({ day: TODAY, meals: [{ matched: 1 }] });
    // A day before its first was not planned: nothing is measured against the plan on it.
    const longer = await call(plansOf(patient, `/${draft.id}/eaten?days=7`), { token: nutritionist.token });
    expect(longer.body.days.at(-1).day).toBe(PERIOD.startsOn);
    expect(await mine()).toContain("Plano de verão");
    await call(`/api/care/links/${link.id}`, { method: "DELETE", token: patient.token });
    expect((await ownPlan(patient)).plan.title).toBe("Plano de verão");
  });

  it("stays as it was released: a copy is edited, and takes its place", async () => {
    const pair = await createPlanned();
    const { nutritionist, patient } = pair;
    const { token } = nutritionist;
    const first = (await release(nutritionist, patient, (await createDraft(pair)).body)).body;
    const edit = { version: first.version, title: "Outro", ...PERIOD, meals: MEALS };
    const changed = await call(plansOf(patient, `/${first.id}`), { method: "PUT", token, body: edit });
    expect(changed.body.code).toBe("conflict");
    const copy = await call(plansOf(patient), {
      token,
      body: { title: "Segundo", ...PERIOD, plan: first.id },
    });
    expect(copy.body.meals).toHaveLength(1);
    await release(nutritionist, patient, copy.body);
    expect((await ownPlan(patient)).plan.title).toBe("Segundo");
    const { plans } = (await call(plansOf(patient), { token })).body;
    expect(plans.map(({ status }: { status: string }) => status)).toEqual(["released", "ended"]);
    await call(plansOf(patient, `/${copy.body.id}`), { method: "DELETE", token });
    expect((await ownPlan(patient)).plan).toBeNull();
  });

  it("refuses what makes no plan, naming the place", async () => {
    const pair = await createPlanned();
    const { nutritionist, patient } = pair;
    const { token } = nutritionist;
    const made = (await call(plansOf(patient), { token, body: { title: "Vazio", ...PERIOD } })).body;
    expect((await release(nutritionist, patient, made)).body.code).toBe("plan_empty");
    const save = (more: object) =>
      call(plansOf(patient, `/${made.id}`), {
        ...{ method: "PUT", token },
        body: { version: 1, title: "X", ...PERIOD, meals: [], ...more },
      });
    const unknown = [{ kind: "lunch", options: [{ items: [{ food: "unobtânio", grams: 10 }] }] }];
    const refused = await save({ meals: unknown });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([
      422,
      ["meals.0.options.0.items.0.food"],
    ]);
    for (const wrong of [
      { endsOn: addDays(PERIOD.startsOn, -1) },
      { endsOn: addDays(PERIOD.startsOn, 400) },
      { meals: [{ kind: "brunch", options: [{ items: [] }] }] },
      { meals: [{ kind: "lunch", weekdays: [8], options: [{ items: [] }] }] },
      { meals: [{ kind: "lunch", time: "25:00", options: [{ items: [] }] }] },
      { meals: [{ kind: "lunch", options: [] }] },
      { title: "" },
    ])
      expect((await save(wrong)).status).toBe(422);
    expect((await save({ version: 9 })).body.code).toBe("version_conflict");
  });

  it("says what of it clashes with the profile", async () => {
    const pair = await createPlanned();
    await call("/api/user", { method: "PUT", token: pair.patient.token, body: { allergies: "Banana" } });
    const { warnings } = (await createDraft(pair)).body;
    expect(warnings).toMatchObject([{ food: "banana-prata", because: "allergy" }]);
  });

  it("is nobody else's", async () => {
    const pair = await createPlanned();
    const { nutritionist, patient, link } = pair;
    const draft = (await createDraft(pair)).body;
    const other = await createPlanned();
    const path = plansOf(patient, `/${draft.id}`);
    for (const rest of ["", "/paper", "/eaten"]) {
      const status = async (who: Member) => (await call(`${path}${rest}`, { token: who.token })).status;
      expect([await status(other.nutritionist), await status(patient)]).toEqual([404, 403]);
      const elsewhere = plansOf(other.patient, `/${draft.id}${rest}`);
      expect((await call(elsewhere, { token: other.nutritionist.token })).status).toBe(404);
    }
    const body = { ...GRANT, areas: ["diary"] };
    await call(`/api/care/links/${link.id}`, { method: "PUT", token: patient.token, body });
    expect((await call(path, { token: nutritionist.token })).status).toBe(404);
  });
});

it("keeps templates, with nothing of the patient they come from", async () => {
  const pair = await createPlanned();
  const { nutritionist, patient } = pair;
  const { token } = nutritionist;
  const draft = (await createDraft(pair)).body;
  const body = { name: "Verão", patient: patient.userId, plan: draft.id };
  const [template] = (await call("/api/nutritionist/templates", { token, body })).body.templates;
  expect(template).toMatchObject({ name: "Verão", meals: 1 });
  const from = await call(plansOf(patient), {
    token,
    body: { title: "Novo", ...PERIOD, template: template.id },
  });
  expect(from.body.meals[0].note).toBe("Sem pressa.");
  const other = await createPlanned();
  const theirs = { token: other.nutritionist.token };
  const taken = await call(plansOf(other.patient), {
    ...theirs,
    body: { title: "Novo", ...PERIOD, template: template.id },
  });
  expect(taken.status).toBe(404);
  const path = `/api/nutritionist/templates/${template.id}`;
  expect((await call(path, { method: "DELETE", ...theirs })).status).toBe(404);
  expect((await call(path, { method: "DELETE", token })).body.templates).toEqual([]);
});

describe("papers", () => {
  it("are PDFs of one sheet, noted where the patient sees it", async () => {
    const pair = await createPlanned();
    const { nutritionist, patient } = pair;
    const draft = (await createDraft(pair)).body;
    await call("/api/weight", { token: patient.token, body: { kg: 80 } });
    const { token } = nutritionist;
    const period = `from=${addDays(TODAY, -29)}&to=${TODAY}`;
    const report = `/api/nutritionist/patients/${patient.userId}/report`;
    for (const path of [plansOf(patient, `/${draft.id}/paper`), `${report}?${period}`]) {
      const { status, body, headers } = await call(path, { token });
      expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(body.slice(0, 5)).toBe("%PDF-");
      expect(body.match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
    const { accesses } = (await call("/api/care/accesses", { token: patient.token })).body;
    const made = accesses.filter(({ look }: { look: string }) => look === "report");
    expect(made.map(({ area }: { area: string }) => area).sort()).toEqual(["diary", "measures", "plan"]);
    for (const wrong of [
      "",
      "from=2026-01-01",
      `from=${TODAY}&to=${addDays(TODAY, -1)}`,
      "from=2025-01-01&to=2026-01-01",
    ])
      expect((await call(`${report}?${wrong}`, { token })).status).toBe(422);
    expect((await call("/api/care/plan/paper", { token: patient.token })).status).toBe(404);
    await release(nutritionist, patient, draft);
    expect((await call("/api/care/plan/paper", { token: patient.token })).status).toBe(200);
  });
});

it("is known to the assistant", async () => {
  const pair = await createPlanned();
  const { nutritionist, patient } = pair;
  const number = uniqueNumber();
  await db().whatsAppLink.create({
    data: { userId: patient.userId, status: "confirmed", canonicalNumber: number, confirmedAt: new Date() },
  });
  await write(number, "o que tem no meu plano hoje?");
  expect((await replies(number, 1))[0]?.text).toContain("ainda não tem um plano alimentar");
  await release(nutritionist, patient, (await createDraft(pair)).body);
  await write(number, "o que tem no meu plano hoje?");
  const text = (await replies(number, 2))[1]?.text;
  expect(text).toContain("Plano de verão");
  expect(text).toMatch(/Café da manhã.*07:30/);
  expect(text).toContain("Banana");
});
