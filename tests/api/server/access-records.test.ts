import { describe, expect, it } from "vitest";
import { subjectOf } from "@/lib/auth/session/note-access.server";
import { purgeAccessRecords } from "@/lib/privacy/purge-access-records.server";
import { call, createMember, type Member, sql, uniqueEmail } from "@/tests/factories";

const HOME = "203.0.113.20";
const OFFICE = "2001:db8::20";
const from = (ip: string) => ({ "X-Forwarded-For": ip });

const recordsOf = (email: string) =>
  sql("SELECT ip, at, hour FROM app.access_records WHERE subject = $1 ORDER BY at", [subjectOf(email)]);
const addressesOf = async (email: string) => new Set((await recordsOf(email)).map(({ ip }) => ip));
const exported = async ({ token }: Member, ip: string) =>
  (await call("/api/export", { token, headers: from(ip) })).body.access_records as { ip: string }[];
const deleteAccount = ({ token, password }: Member) =>
  call("/api/account", { method: "DELETE", token, headers: from(HOME), body: { password } });

describe("an access", () => {
  it("is on record with its moment and address, at sign-up, login and use", async () => {
    const email = uniqueEmail();
    const body = { name: "Ana", email, password: "garfo-test-123", planId: "trial" };
    const before = new Date();
    const { token } = (await call("/api/signup", { body, headers: from("203.0.113.1") })).body;
    await call("/api/login", {
      body: { email: email.toUpperCase(), password: body.password },
      headers: from("203.0.113.2"),
    });
    await call("/api/user", { token, headers: from(OFFICE) });
    expect((await recordsOf(email)).map(({ ip }) => ip)).toEqual(["203.0.113.1", "203.0.113.2", OFFICE]);
    for (const { at } of await recordsOf(email)) {
      expect((at as Date).getTime()).toBeGreaterThanOrEqual(before.getTime() - 1_000);
    }
  });

  it("is on record once an hour and address, however many calls there are", async () => {
    const { token, email } = await createMember();
    await Promise.all(Array.from({ length: 8 }, () => call("/api/user", { token, headers: from(HOME) })));
    const hours = (await recordsOf(email)).filter(({ ip }) => ip === HOME).map(({ hour }) => hour);
    // The clock may strike meanwhile.
    expect(hours).toHaveLength(new Set(hours.map(String)).size);
  });

  it("of somebody who is not let in is none of theirs", async () => {
    const { email } = await createMember();
    const body = { email, password: "outra-senha-123" };
    expect((await call("/api/login", { body, headers: from(HOME) })).status).toBe(401);
    await call("/api/user", { token: "nonsense", headers: from(HOME) });
    expect(await addressesOf(email)).not.toContain(HOME);
  });

  it("leads nowhere: its id stands in no other table", async () => {
    const { email } = await createMember();
    const tables = await sql(`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`);
    const holding: unknown[] = [];
    for (const { name } of tables) {
      const id = `%${subjectOf(email)}%`;
      const rows = await sql(`SELECT 1 FROM ${name} t WHERE t::text LIKE $1 LIMIT 1`, [id]);
      if (rows.length > 0) holding.push(name);
    }
    expect(holding).toEqual(["app.access_records"]);
    const links = await sql(`SELECT conname FROM pg_constraint
      WHERE contype = 'f' AND 'app.access_records'::regclass IN (conrelid, confrelid)`);
    expect(links).toEqual([]);
  });

  it("is shown to its own person in the export, without the id, and to nobody else", async () => {
    const [member, other] = await Promise.all([createMember(), createMember()]);
    const shown = await exported(member, OFFICE);
    expect(shown).toContainEqual({ ip: OFFICE, at: expect.any(String) });
    expect((await exported(other, HOME)).map(({ ip }) => ip)).not.toContain(OFFICE);
  });
});

describe("access records of a deleted account", () => {
  it("stay, and are not shown to whoever takes the address next", async () => {
    const member = await createMember();
    expect((await deleteAccount(member)).status).toBe(200);
    // Long enough ago that it is not the next sign-up's own.
    await sql("UPDATE app.access_records SET at = at - interval '1 day' WHERE subject = $1", [
      subjectOf(member.email),
    ]);
    expect(await addressesOf(member.email)).toContain(HOME);
    const next = await createMember({ email: member.email });
    const shown = await exported(next, OFFICE);
    expect(shown.map(({ ip }) => ip)).toContain(OFFICE);
    expect(shown.map(({ ip }) => ip)).not.toContain(HOME);
  });

  it("are gone once they are six months old, and not a minute sooner", async () => {
    const member = await createMember();
    await deleteAccount(member);
    const subject = subjectOf(member.email);
    await sql("DELETE FROM app.access_records WHERE subject = $1", [subject]);
    const keep = (ip: string, at: Date) =>
      sql("INSERT INTO app.access_records (subject, hour, ip, at) VALUES ($1, $3, $2, $3)", [
        subject,
        ip,
        at,
      ]);
    // Six months before 31 August is the end of February.
    const now = new Date("2020-08-31T12:00:00Z");
    await keep("203.0.113.30", new Date("2020-02-29T12:01:00Z"));
    await keep("203.0.113.31", new Date("2020-02-29T12:00:00Z"));
    await purgeAccessRecords(now);
    expect(await addressesOf(member.email)).toEqual(new Set(["203.0.113.30"]));
    await purgeAccessRecords(new Date());
    expect(await recordsOf(member.email)).toEqual([]);
  });
});
