import { describe, expect, it } from "vitest";
import { tellComments } from "@/lib/chat/reminders/tell-comments.server";
import { db } from "@/lib/db";
import { addDays } from "@/lib/nutrition/calendar/day";
import { uniqueNumber } from "@/tests/api/chat/phone";
import { TODAY } from "@/tests/days";
import { call, createMember, type Member } from "@/tests/factories";
import { createPatient, GRANT } from "./care-rig";

const ALL = { ...GRANT, areas: ["diary", "measures", "profile", "plan"] };
const path = (patient: Member, rest = "") => `/api/nutritionist/patients/${patient.userId}${rest}`;
const grant = (patient: Member, link: { id: string }, body: object = ALL) =>
  call(`/api/care/links/${link.id}`, { method: "PUT", token: patient.token, body });

/** Everything that a nutritionist may do with a patient, and the area that it needs; null: any. */
const DEEDS: [string, { rest: string; method?: string; body?: object }, string | null][] = [
  ["look at one look", { rest: "" }, null],
  ["see the diary", { rest: "/diary" }, "diary"],
  ["see the measures", { rest: "/measures" }, "measures"],
  ["see the profile", { rest: "/profile" }, "profile"],
  ["read comments", { rest: `/comments?day=${TODAY}` }, "diary"],
  ["comment", { rest: "/comments", body: { day: TODAY, text: "Muito bem!" } }, "diary"],
  ["read the anamnesis", { rest: "/anamnesis" }, "profile"],
  [
    "write the anamnesis",
    { rest: "/anamnesis", method: "PUT", body: { version: 0, sections: { sleep: "6 h" } } },
    "profile",
  ],
  ["set goals", { rest: "/goals", method: "PUT", body: { calorie_goal: 1_800 } }, "plan"],
  ["read notes", { rest: "/notes" }, null],
  ["write a note", { rest: "/notes", body: { text: "Ansiosa." } }, null],
];

describe.each(DEEDS)("to %s", (_name, { rest, ...deed }, area) => {
  it("is for whoever was let in, in that area, while it lasts, and nobody else", async () => {
    const { nutritionist, patient, link } = await createPatient();
    const [stranger, member] = await Promise.all([createMember({ role: "nutritionist" }), createMember()]);
    const does = async (who: Member) =>
      (await call(path(patient, rest), { ...deed, token: who.token })).status;
    await grant(patient, link);
    expect([await does(stranger), await does(member), await does(patient)]).toEqual([404, 403, 403]);
    if (area !== null) {
      await grant(patient, link, { ...ALL, areas: ALL.areas.filter((other) => other !== area) });
      expect(await does(nutritionist)).toBe(404);
      await grant(patient, link, { ...ALL, areas: [area] });
    }
    expect(await does(nutritionist)).toBeLessThan(300);
    const ended = new Date(`${addDays(TODAY, -2)}T00:00:00Z`);
    await db().careLink.updateMany({ where: { id: link.id }, data: { endsOn: ended } });
    expect(await does(nutritionist)).toBe(404);
    await grant(patient, link);
    await call(`/api/care/links/${link.id}`, { method: "DELETE", token: patient.token });
    expect(await does(nutritionist)).toBe(404);
  });
});

describe("private notes", () => {
  it("are the nutritionist's alone: neither the patient's export nor any call of theirs has them", async () => {
    const { nutritionist, patient, link } = await createPatient();
    await grant(patient, link);
    const words = `segredo-${patient.userId}`;
    const { token } = nutritionist;
    const note = (await call(path(patient, "/notes"), { token, body: { text: words } })).body;
    const edited = await call(path(patient, `/notes/${note.id}`), {
      ...{ method: "PUT", token },
      body: { text: `${words} e mais` },
    });
    expect(edited.body.text).toBe(`${words} e mais`);
    for (const one of [
      "/api/export?format=json",
      "/api/care",
      "/api/care/accesses",
      "/api/diary",
      "/api/user",
    ]) {
      const { status, body } = await call(one, { token: patient.token });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(words);
    }
    expect(JSON.stringify((await call("/api/export?format=json", { token })).body)).toContain(words);
    const other = await createPatient();
    expect((await call(path(other.patient, `/notes/${note.id}`), { method: "DELETE", token })).status).toBe(
      404,
    );
    expect((await call(path(patient, `/notes/${note.id}`), { method: "DELETE", token })).status).toBe(200);
    expect((await call(path(patient, "/notes"), { token })).body.notes).toEqual([]);
  });
});

describe("what a nutritionist wrote down", () => {
  it("is theirs to take along while they are let in, and goes with the patient's account", async () => {
    const { nutritionist, patient, link } = await createPatient();
    await grant(patient, link);
    const { token } = nutritionist;
    const write = (rest: string, body: object, method = "POST") =>
      call(path(patient, rest), { token, body, method });
    await write("/notes", { text: "Trabalha à noite." });
    await write("/anamnesis", { version: 0, sections: { sleep: "Dorme 6 h" } }, "PUT");
    await write("/comments", { day: TODAY, text: "Muito bem!" });
    await write("/plans", { title: "Plano de inverno", startsOn: TODAY, endsOn: addDays(TODAY, 20) });
    const { userId: patientId } = patient;
    const kept = async () => [
      await db().careNote.count({ where: { patientId } }),
      await db().anamnesis.count({ where: { patientId } }),
      await db().diaryComment.count({ where: { patientId } }),
      await db().mealPlan.count({ where: { patientId } }),
      await db().careLink.count({ where: { patientId } }),
    ];
    expect(await kept()).toEqual([1, 1, 1, 1, 1]);

    const record = await call(path(patient, "/record"), { token });
    expect(record.headers.get("content-type")).toBe("application/pdf");
    expect(record.body).toMatch(/^%PDF-/);
    const { accesses } = (await call("/api/care/accesses", { token: patient.token })).body;
    expect(accesses).toContainEqual(expect.objectContaining({ area: "profile", look: "report" }));

    await call(`/api/care/links/${link.id}`, { method: "DELETE", token: patient.token });
    expect((await call(path(patient, "/record"), { token })).status).toBe(404);
    const { password } = patient;
    await call("/api/account", { method: "DELETE", token: patient.token, body: { password } });
    expect(await kept()).toEqual([0, 0, 0, 0, 0]);
  });
});

describe("a comment", () => {
  it("shows in the patient's diary and goes to WhatsApp once", async () => {
    const { nutritionist, patient, link } = await createPatient();
    await grant(patient, link);
    const items = [{ food: "banana-prata", grams: 100 }];
    const meal = (await call("/api/meals", { token: patient.token, body: { items } })).body;
    const { token } = nutritionist;
    const body = { day: TODAY, meal: meal.id, text: "Ótima escolha!\nAmanhã, com aveia." };
    const made = (await call(path(patient, "/comments"), { token, body })).body;
    expect(made).toMatchObject({ meal: meal.id, seenAt: null, nutritionist: { name: "Dra. Teste" } });
    const elsewhere = { ...body, meal: made.id };
    expect((await call(path(patient, "/comments"), { token, body: elsewhere })).status).toBe(404);
    const canonicalNumber = uniqueNumber();
    await db().whatsAppLink.create({
      data: { userId: patient.userId, status: "confirmed", canonicalNumber, confirmedAt: new Date() },
    });
    const lastInboundAt = new Date();
    await db().conversation.create({
      data: { contact: canonicalNumber, userId: patient.userId, lastInboundAt },
    });
    const noon = new Date(`${addDays(TODAY, 1)}T15:00:00Z`);
    const job = {
      actor: { kind: "job", name: "sweep" },
      person: null,
      now: noon,
      locale: "pt-BR",
      tx: null,
    } as const;
    await Promise.all([tellComments(job), tellComments(job)]);
    const told = await db().outboundMessage.findMany({ where: { userId: patient.userId } });
    expect(told).toHaveLength(1);
    const seen = (await call(`/api/care/comments?day=${TODAY}`, { token: patient.token })).body;
    expect(seen.comments).toMatchObject([{ text: body.text, nutritionist: { name: "Dra. Teste" } }]);
    const [written] = (await call(path(patient, `/comments?day=${TODAY}`), { token })).body.comments;
    expect(written.seenAt).not.toBeNull();
    await call(path(patient, `/comments/${made.id}`), { method: "DELETE", token });
    const after = await call(`/api/care/comments?day=${TODAY}`, { token: patient.token });
    expect(after.body.comments).toEqual([]);
  });
});

describe("goals that a nutritionist sets", () => {
  it("are marked as theirs for the patient, whose own hand makes them their own again", async () => {
    const { nutritionist, patient, link } = await createPatient();
    await grant(patient, link);
    const body = { calorie_goal: 1_750, protein_goal: 95 };
    const { token } = nutritionist;
    const set = await call(path(patient, "/goals"), { method: "PUT", token, body });
    expect(set.body).toMatchObject({ ...body, author: "nutritionist" });
    expect(set.body).not.toHaveProperty("current_weight");
    const own = (await call("/api/goals", { token: patient.token })).body;
    expect(own).toMatchObject({ author: "nutritionist", origin: { calorie_goal: "nutritionist" } });
    await call("/api/goals", { method: "PUT", token: patient.token, body: { calorie_goal: 1_900 } });
    expect((await call("/api/goals", { token: patient.token })).body.author).toBe("person");
    await call(path(patient, "/goals"), { method: "PUT", token, body: { calorie_goal: 1_900 } });
    expect((await call("/api/goals", { token: patient.token })).body.author).toBe("nutritionist");
  });
});

describe("the anamnesis", () => {
  it("keeps its sections, and tells two tabs from one another", async () => {
    const { nutritionist, patient, link } = await createPatient();
    await grant(patient, link);
    const { token } = nutritionist;
    const keep = (version: number, sections: object) =>
      call(path(patient, "/anamnesis"), { method: "PUT", token, body: { version, sections } });
    const both = await Promise.all([keep(0, { sleep: "6 horas" }), keep(0, { sleep: "8 horas" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await keep(1, { sleep: "7 horas", habits: "Café preto" })).body.version).toBe(2);
    expect((await keep(1, { sleep: "" })).body.code).toBe("version_conflict");
    expect((await keep(2, { mood: "?" })).status).toBe(422);
    expect((await call(path(patient, "/anamnesis"), { token })).body.sections.sleep).toBe("7 horas");
  });
});

describe("the list", () => {
  it("is searched, sorted and filtered by the server, and patients see once that they stood in it", async () => {
    const { nutritionist, patient, link } = await createPatient();
    await grant(patient, link);
    const list = async (query: string) =>
      (await call(`/api/nutritionist/patients?${query}`, { token: nutritionist.token })).body;
    expect(await list("q=paciente+t")).toMatchObject({
      patients: [{ id: patient.userId, segment: "new", lastLog: null }],
      counts: { patients: 1, attention: 0 },
    });
    expect((await list("q=ninguém")).patients).toEqual([]);
    expect((await list("segment=inactive")).patients).toEqual([]);
    const { accesses } = (await call("/api/care/accesses", { token: patient.token })).body;
    expect(accesses.map(({ look }: { look: string }) => look)).toEqual(Array(4).fill("overview"));
    for (const wrong of ["sort=weight", "segment=x", "cursor=1", "limit=0", `q=${"a".repeat(81)}`]) {
      const { status } = await call(`/api/nutritionist/patients?${wrong}`, { token: nutritionist.token });
      expect(status).toBe(422);
    }
  });

  it("goes into a spreadsheet as it is searched, formulas disarmed", async () => {
    const { nutritionist, patient, link } = await createPatient();
    await grant(patient, link);
    await db().profile.update({ where: { id: patient.userId }, data: { name: "=cmd|' /C calc'!A0" } });
    const file = await call("/api/nutritionist/export?sort=urgency", { token: nutritionist.token });
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    const [head, line] = file.body.split("\r\n");
    expect(head).toContain("Nome;Situação");
    expect(line).not.toMatch(/^"?=/);
    const none = await call("/api/nutritionist/export?q=ninguém", { token: nutritionist.token });
    expect(none.body.trim().split("\r\n")).toHaveLength(1);
    expect((await call("/api/nutritionist/export", { token: patient.token })).status).toBe(403);
  });

  it("shows of somebody what they share and no more", async () => {
    const { nutritionist, patient, link } = await createPatient();
    await call("/api/weight", { token: patient.token, body: { kg: 80 } });
    await call("/api/meals", {
      token: patient.token,
      body: { items: [{ food: "banana-prata", grams: 100 }] },
    });
    const first = async () =>
      (await call("/api/nutritionist/patients", { token: nutritionist.token })).body.patients[0];
    await grant(patient, link, { ...ALL, areas: ["diary"] });
    expect(await first()).toMatchObject({ lastLog: TODAY, weight: null });
    await grant(patient, link, { ...ALL, areas: ["measures"] });
    expect(await first()).toMatchObject({ lastLog: null, weight: { kg: 80 } });
    const progress = await call(path(patient, "/progress?days=7"), { token: nutritionist.token });
    expect(progress.body.history).toMatchObject([{ calories: 0, weight: 80 }]);
    await grant(patient, link, { ...ALL, areas: ["plan"] });
    expect(await first()).toMatchObject({ lastLog: null, weight: null });
    expect((await call(path(patient, "/progress"), { token: nutritionist.token })).status).toBe(404);
  });
});
