import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { countStandings, findDue } from "@/lib/care/roster/count-standings.server";
import { loadFacts } from "@/lib/care/roster/load-facts.server";
import { rosterRow, standingOf } from "@/lib/care/roster/roster";
import { sweepStandings } from "@/lib/jobs/standings";
import { addDays, dateOf } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { call, createMember, type Member, sql } from "@/tests/factories";
import { createPatient, GRANT } from "./care-rig";

const ALL = { ...GRANT, areas: ["diary", "measures", "profile", "plan"] };
const ZONE = "America/Sao_Paulo";

type Listed = { id: string; name: string; segment: string; attention: unknown[] };
const list = async ({ token }: Member, query = "") =>
  (await call(`/api/nutritionist/patients?${query}`, { token })).body;

describe("where a patient stands", () => {
  it("follows what they do, the next time that the list is read", async () => {
    const { nutritionist, patient, link } = await createPatient();
    const { token } = patient;
    await call(`/api/care/links/${link.id}`, { method: "PUT", token, body: ALL });
    await sql("UPDATE app.care_links SET granted_at = now() - interval '40 days' WHERE patient_id = $1", [
      patient.userId,
    ]);
    expect(await list(nutritionist, "segment=inactive&attention=true")).toMatchObject({
      ...{ patients: [{ segment: "inactive" }], total: 1 },
      counts: { patients: 1, attention: 1, segments: { inactive: 1, needs_plan: 0 } },
    });
    await call("/api/meals", { token, body: { items: [{ food: "banana-prata", grams: 100 }] } });
    await call("/api/weight", { token, body: { kg: 70 } });
    expect(await list(nutritionist)).toMatchObject({
      patients: [{ segment: "needs_plan", lastLog: TODAY }],
      counts: { segments: { inactive: 0, needs_plan: 1 } },
    });
    expect((await list(nutritionist, "segment=inactive")).total).toBe(0);
    await call("/api/user", { method: "PUT", token, body: { name: "Zuleide Àvila" } });
    expect((await list(nutritionist, "q=zuleide+avila")).total).toBe(1);
  });

  it("is counted by the job of every minute, before anybody asks", async () => {
    const { nutritionist, patient } = await createPatient();
    await call("/api/weight", { token: patient.token, body: { kg: 71 } });
    await sweepStandings();
    expect(
      await sql("SELECT changes = counted AS is_counted FROM app.care_standings WHERE nutritionist_id = $1", [
        nutritionist.userId,
      ]),
    ).toEqual([{ is_counted: true }]);
  });

  it("is nobody's to see while the consent to health data is taken back", async () => {
    const { nutritionist, patient } = await createPatient();
    expect((await list(nutritionist)).counts.patients).toBe(1);
    const consent = (granted: boolean) =>
      sql(
        `INSERT INTO app.consents (user_id, id, kind, version, granted, at)
         VALUES ($1, $2, 'health', '1', $3, clock_timestamp())`,
        [patient.userId, randomUUID(), granted],
      );
    await consent(false);
    expect(await list(nutritionist)).toMatchObject({ patients: [], total: 0, counts: { patients: 0 } });
    await consent(true);
    expect(await list(nutritionist)).toMatchObject({ patients: [{ id: patient.userId }], total: 1 });
    await sql("UPDATE app.care_links SET ends_on = $2 WHERE patient_id = $1", [
      patient.userId,
      dateOf(addDays(TODAY, -2)),
    ]);
    expect(await list(nutritionist)).toMatchObject({ patients: [], total: 0, counts: { patients: 0 } });
  });

  it("is counted anew when the nutritionist's day is over, by a job", async () => {
    const { nutritionist, patient, link } = await createPatient();
    await call(`/api/care/links/${link.id}`, { method: "PUT", token: patient.token, body: ALL });
    await call("/api/meals", {
      token: patient.token,
      body: { items: [{ food: "banana-prata", grams: 100 }] },
    });
    expect((await list(nutritionist)).counts.segments.new).toBe(1);
    const who = { userId: nutritionist.userId, timeZone: ZONE };
    const isDue = async (at: Date) =>
      (await findDue(at, 1_000_000)).some(({ userId }) => userId === who.userId);
    expect(await isDue(new Date())).toBe(false);
    const later = new Date(Date.now() + 20 * 86_400_000);
    expect(await isDue(later)).toBe(true);
    expect(await countStandings(who, later, 10)).toBe(1);
    expect(await isDue(later)).toBe(false);
    const [row] = await sql("SELECT segment, reasons FROM app.care_standings WHERE patient_id = $1", [
      patient.userId,
    ]);
    expect(row).toEqual({ segment: "inactive", reasons: 2 });
  });
});

describe("a practice of hundreds", () => {
  const PATIENTS = 400;
  let nutritionist: Member;
  beforeAll(async () => {
    nutritionist = await createMember({ role: "nutritionist" });
    // As version 4 has them.
    const id = "overlay(overlay(md5($1 || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid";
    const people = `generate_series(1, ${PATIENTS}) n`;
    const made = (text: string) => sql(text, [nutritionist.userId]);
    await made(`INSERT INTO public.profiles (id, name, email, updated_at)
      SELECT ${id}, 'Paciente ' || lpad(n::text, 3, '0'), $1 || n || '@many.garfo.test', now() FROM ${people}`);
    await made(`INSERT INTO app.people (user_id, created_at, updated_at)
      SELECT ${id}, now() - interval '90 days', now() FROM ${people}`);
    await made(`INSERT INTO app.consents (user_id, id, kind, version, granted)
      SELECT ${id}, gen_random_uuid(), 'health', '1', true FROM ${people}`);
    await made(`INSERT INTO app.day_totals (user_id, day, meals, kcal, weight_kg)
      SELECT ${id}, current_date - d, 3, 700 + n * 5, 70 + d * (n % 3) FROM ${people}, generate_series(0, 40) d
      WHERE (d + n) % (1 + n % 9) = 0`);
    await made(`INSERT INTO app.care_links (patient_id, id, nutritionist_id, areas, granted_at, ends_on)
      SELECT ${id}, gen_random_uuid(), $1::text::uuid, '{diary,measures,plan}', now() - n * interval '2 hours',
        current_date + 30 FROM ${people}`);
  });

  it("is shown at once and counted behind; each list has everybody once, as their days say", async () => {
    const first = await list(nutritionist, "limit=10");
    expect(first).toMatchObject({ total: PATIENTS, counts: { patients: PATIENTS } });
    expect(first.patients.map(({ name }: Listed) => name)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Paciente ${String(n + 1).padStart(3, "0")}`),
    );
    await vi.waitFor(
      async () => {
        const [due] = await sql(
          "SELECT count(*)::int AS n FROM app.care_standings WHERE nutritionist_id = $1 AND changes <> counted",
          [nutritionist.userId],
        );
        expect(due?.n).toBe(0);
      },
      { timeout: 30_000, interval: 200 },
    );
    const ids = (await sql("SELECT patient_id::text AS id FROM app.care_links WHERE nutritionist_id = $1", [
      nutritionist.userId,
    ])) as { id: string }[];
    const who = { userId: nutritionist.userId, timeZone: ZONE };
    const facts = await loadFacts(
      who,
      new Date(),
      ids.map(({ id }) => id),
    );
    const rows = facts.map(rosterRow);
    const counts = (await list(nutritionist)).counts;
    expect(counts.attention).toBe(rows.filter(({ attention }) => attention.length > 0).length);
    for (const sort of ["name", "urgency", "last_log", "adherence", "since"]) {
      const seen: Listed[] = [];
      for (let cursor = ""; ; ) {
        const page = await list(nutritionist, `sort=${sort}&limit=150${cursor}`);
        seen.push(...page.patients);
        if (page.nextCursor === null) break;
        cursor = `&cursor=${page.nextCursor}`;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(PATIENTS);
      if (sort !== "urgency") continue;
      const order = new Map(rows.map((row) => [row.facts.patientId, standingOf(row).urgency]));
      const urgencies = seen.map(({ id }) => order.get(id)!);
      expect(urgencies).toEqual(urgencies.toSorted((a, b) => a - b));
    }
  });

  it("goes on from where a page ended, also when who stood there has moved meanwhile", async () => {
    const page = await list(nutritionist, "sort=urgency&limit=20");
    const next = await list(nutritionist, `sort=urgency&limit=20&cursor=${page.nextCursor}`);
    const last = page.patients.at(-1) as Listed;
    await sql("UPDATE app.care_standings SET urgency = 100 WHERE patient_id = $1", [last.id]);
    const again = await list(nutritionist, `sort=urgency&limit=20&cursor=${page.nextCursor}`);
    expect(again.patients).toEqual(next.patients);
  });
});
