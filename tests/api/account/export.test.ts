import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { SHEET_SECTIONS, sectionTitle } from "@/lib/imports/export-sheet";
import { exportedHoldings } from "@/lib/privacy/personal-data";
import { createWriter } from "@/tests/api/chat/phone";
import { APP_URL, call, createMember, elsewhere, type Member, sql } from "@/tests/factories";
import { createFullAccount } from "./full-account";

const exported = (token: string, query = "format=json", headers = {}) =>
  call(`/api/export?${query}`, { token, headers });

describe("the export as JSON", () => {
  it("holds something from every table that holds something of a person", async () => {
    const { token, email, number } = await createFullAccount();
    const { status, body, headers } = await exported(token);
    expect(status).toBe(200);
    expect(headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="garfo-\d{4}-\d\d-\d\d\.json"$/,
    );
    const empty = exportedHoldings().filter(({ section }) => !body[section] || body[section].length === 0);
    expect(empty).toEqual([]);
    expect(body.profile.email).toBe(email);
    expect(body.messages_received[0].contact).toBe(number);
    expect(body.meal_items[0]).toMatchObject({ meal_id: body.meals[0].id, day: body.meals[0].day });
  });

  it("is the whole of what was logged, and nobody else's", async () => {
    const [{ token }, other] = await Promise.all([createMember(), createMember()]);
    await call("/api/meals", { token, body: { text: "almocei 2 ovos e 1 pão francês" } });
    await call("/api/water", { token, body: { ml: 300 } });
    await call("/api/weight", { token, body: { kg: 70.5 } });
    await call("/api/meals", { token: other.token, body: { text: "1 banana" } });
    const { body } = await exported(token);
    expect(body.meals).toHaveLength(1);
    expect(body.meal_items.map(({ name }: { name: string }) => name)).toHaveLength(2);
    expect(body.water[0].ml).toBe(300);
    expect(body.weight[0].kg).toBe(70.5);
    expect(JSON.stringify(body)).not.toContain(other.userId);
  });

  it("leaves out what would open something", async () => {
    const { token } = await createFullAccount();
    const { body } = await exported(token);
    expect(JSON.stringify(body)).not.toContain("code_hash");
    for (const mail of body.mails) expect(Object.keys(mail)).not.toContain("html");
  });

  it("holds no message that came from the number before it was theirs", async () => {
    const { token, number } = await createWriter();
    const before = { sentAt: new Date(0), receivedAt: new Date(Date.now() - 86_400_000) };
    const message = { contact: number, type: "text", payload: { text: "de outra pessoa" } };
    await db().inboundMessage.create({ data: { id: `before-${number}`, ...message, ...before } });
    await db().inboundMessage.create({ data: { id: `after-${number}`, ...message, sentAt: new Date() } });
    const { body } = await exported(token);
    expect(body.messages_received.map(({ id }: { id: string }) => id)).toEqual([`after-${number}`]);
  });

  it("holds no message of a number that somebody asked for without proving it", async () => {
    const owner = await createWriter();
    await db().inboundMessage.create({
      data: { id: `m-${owner.number}`, contact: owner.number, type: "text", payload: {}, sentAt: new Date() },
    });
    const { token, userId } = await createMember();
    await db().whatsAppLink.create({ data: { userId, status: "pending", canonicalNumber: owner.number } });
    expect((await exported(token)).body.messages_received).toEqual([]);
  });
});

describe("the export as CSV", () => {
  it("opens in a spreadsheet of the reader's language", async () => {
    const { token } = await createMember();
    await call("/api/weight", { token, body: { kg: 70.5, day: "2026-03-01" } });
    const brazilian = await exported(token, "format=csv");
    expect(brazilian.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(brazilian.body).toMatch(
      /^Garfo;\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d;America\/Sao_Paulo\r\n\r\nDias\r\nDia;/,
    );
    expect(brazilian.body).toMatch(/\r\n\r\nPeso\r\nDia;Quando;Peso \(kg\);.*\r\n01\/03\/2026;\d.*;70,5;/);
    const american = await exported(token, "format=csv", { "Accept-Language": "en-US" });
    expect(american.body).toMatch(/\r\n\r\nWeight\r\nDay,When,Weight \(kg\),.*\r\n2026-03-01,\d.*,70\.5,/);
    const asked = await exported(token, "format=csv&separator=comma");
    expect(asked.body).toMatch(/\r\nPeso\r\nDia,Quando,Peso \(kg\),.*\r\n01\/03\/2026,\d.*,70\.5,/);
  });

  it("has words where the database has codes, which the JSON keeps", async () => {
    const { token } = await createMember();
    const items = [{ food: "arroz-branco", quantity: 2, portion: "colher de sopa" }];
    await call("/api/meals", { token, body: { kind: "lunch", items } });
    const { body } = await exported(token);
    expect(body.meals[0]).toMatchObject({ kind: "lunch", source: "web" });
    expect(body.meal_items[0].portion_measure).toBe("colher-de-sopa");
    const brazilian = (await exported(token, "format=csv")).body;
    expect(brazilian).toMatch(/;Almoço;.*;Site;/);
    expect(brazilian).toMatch(/;2;colher de sopa;/);
    const american = (await exported(token, "format=csv", { "Accept-Language": "en-US" })).body;
    expect(american).toMatch(/,Lunch,.*,Website,/);
    expect(american).toMatch(/,2,tablespoon,/);
    expect(brazilian + american).not.toMatch(/[;,](?:web|lunch|colher-de-sopa|usual)[;,\r]/);
  });

  it("says by its first bytes that it is UTF-8", async () => {
    const { token } = await createMember();
    const headers = { Authorization: `Bearer ${token}`, ...elsewhere() };
    const response = await fetch(`${APP_URL}/api/export?format=csv`, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it("has a table for each section that has rows, with as many cells in every line, whatever was written", async () => {
    const { token } = await createFullAccount();
    await call("/api/meals", { token, body: { text: 'Comi "pão"; e\nmanteiga, =1+1' } });
    const [, ...rows] = parseCsv((await exported(token, "format=csv&separator=comma")).body);
    const tables: string[][][] = [];
    for (const row of rows) {
      if (row.length === 1 && row[0] === "") tables.push([]);
      else tables.at(-1)?.push(row);
    }
    expect(tables.map(([title]) => title)).toEqual(
      SHEET_SECTIONS.map((section) => [sectionTitle(section, "pt-BR")]),
    );
    for (const [, heads = [], ...lines] of tables) {
      expect(new Set(heads).size).toBe(heads.length);
      expect(new Set([heads, ...lines].map(({ length }) => length))).toEqual(new Set([heads.length]));
      expect(lines.length).toBeGreaterThan(0);
    }
    expect(rows.flat()).not.toContainEqual(expect.stringMatching(/T\d\d:\d\d:\d\d\.\d+\+00:00$/));
  });

  it("keeps a spreadsheet from taking words for a formula", async () => {
    const { token } = await createMember({ name: "=HYPERLINK(0)" });
    expect((await exported(token, "format=csv")).body).toContain("'=HYPERLINK(0);");
  });
});

describe("a long history", () => {
  const MEALS = 6_000;

  async function createLongHistory(): Promise<Member> {
    const member = await createMember();
    await sql(
      `WITH m AS (
         INSERT INTO app.meals (user_id, id, day, kind, eaten_at, source, text, updated_at)
         SELECT $1, gen_random_uuid(), date '2016-01-01' + n / 20, 'lunch', now(), 'web', 'arroz e feijão', now()
         FROM generate_series(1, $2::int) n RETURNING id)
       INSERT INTO app.meal_items (user_id, meal_id, id, position, food, name, grams, kcal, protein_g, carbs_g, fat_g,
         fibre_g, sodium_mg)
       SELECT $1, m.id, gen_random_uuid(), 0, 'arroz', 'Arroz', 100, 128, 2.5, 28, 0.2, 1.6, 1 FROM m`,
      [member.userId, MEALS],
    );
    return member;
  }

  it("arrives piece by piece, each one small, and whole", async () => {
    const { token } = await createLongHistory();
    const response = await fetch(`${APP_URL}/api/export`, {
      headers: { Authorization: `Bearer ${token}`, ...elsewhere() },
    });
    expect(response.headers.get("Content-Length")).toBeNull();
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body!) chunks.push(chunk);
    const size = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(Math.max(...chunks.map(({ byteLength }) => byteLength))).toBeLessThan(size / 5);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    expect([body.meals.length, body.meal_items.length]).toEqual([MEALS, MEALS]);
    expect(new Set(body.meals.map(({ id }: { id: string }) => id)).size).toBe(MEALS);
  });

  it("may be left half-way", async () => {
    const { token } = await createLongHistory();
    const leaving = new AbortController();
    const response = await fetch(`${APP_URL}/api/export`, {
      headers: { Authorization: `Bearer ${token}`, ...elsewhere() },
      signal: leaving.signal,
    });
    await response.body!.getReader().read();
    leaving.abort();
    expect((await call("/api/user", { token })).status).toBe(200);
  });
});

/** RFC 4180 with commas. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/^\ufeff/, "")
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === "" && quoted === undefined && plain === "") break;
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  return rows.filter((cells) => cells.length > 0);
}
