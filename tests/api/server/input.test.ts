import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { call, createMember, elsewhere, PASSWORD } from "@/tests/factories";
import { apiRoutes } from "./routes";

const routes = (await apiRoutes()).filter(({ path }) => path !== "/api/logout");
/** Its form is a standard's, which has what is not known ignored: tests/api/open/oauth.test.ts. */
const STANDARD = "/api/oauth/register";
const withBody = routes.filter(({ path, spec }) => spec.body && path !== STANDARD);
const withQuery = routes.filter(({ spec }) => spec.query);

let member: string;
let admin: string;

/** Somebody who may call everything but the administrator's. */
beforeAll(async () => {
  member = (await createMember({ status: "active", role: "nutritionist", company: true })).token;
  const login = await call("/api/login", {
    body: { email: process.env.SUPER_ADMIN_EMAIL, password: "garfo-demo-123" },
  });
  admin = login.body.token;
});

function tokenFor({ access }: { access: string }): string {
  return access === "admin" ? admin : member;
}

function refused({ status, body, headers }: Awaited<ReturnType<typeof call>>): string {
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  expect(body).toMatchObject({
    error: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
  return `${status} ${body.code}`;
}

describe.each(withBody)("$method $path", ({ method, url, spec }) => {
  const send = (raw: BodyInit, headers = {}) => call(url, { method, token: tokenFor(spec), raw, headers });
  const max = spec.maxBytes ?? 64 * 1024;

  it("refuses what is no JSON", async () => {
    for (const raw of [
      "",
      "{",
      "{'a':1}",
      "[1,",
      "undefined",
      '{"a":1}}',
      new Uint8Array([0x22, 0xc3, 0x28, 0x22]),
    ]) {
      expect(refused(await send(raw))).toBe("400 malformed_json");
    }
  });

  it("refuses another type", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "",
    ]) {
      expect(refused(await send("{}", { "Content-Type": type }))).toBe("415 unsupported_media_type");
    }
  });

  it("refuses what is too large, said or not", async () => {
    const large = JSON.stringify({ text: "x".repeat(max) });
    expect(refused(await send(large))).toBe("413 body_too_large");
    const chunks = new ReadableStream({
      start(controller) {
        for (let at = 0; at < large.length; at += 4096) {
          controller.enqueue(new TextEncoder().encode(large.slice(at, at + 4096)));
        }
        controller.close();
      },
    });
    expect(refused(await send(chunks))).toBe("413 body_too_large");
  });

  it("refuses other shapes and unknown fields, naming them", async () => {
    for (const raw of ["null", "1", '"text"', "[]", "true"]) {
      expect(refused(await send(raw))).toBe("422 validation");
    }
    const { status, body } = await send('{"surprise":1,"__proto__":{"admin":true},"constructor":1}');
    expect(status).toBe(422);
    // What is one of several kinds names its kind first: which fields belong to it is not known before.
    const named =
      spec.body instanceof z.ZodDiscriminatedUnion
        ? [spec.body.def.discriminator]
        : ["surprise", "constructor"];
    expect(Object.keys(body.fields)).toEqual(expect.arrayContaining(named));
  });

  it("never breaks, whatever comes", async () => {
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.dictionary(fc.constantFrom(...fieldNames(spec.body)), awkward()),
    );
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        const answer = await call(url, { method, token: tokenFor(spec), raw: JSON.stringify(value) });
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) refused(answer);
      }),
      { numRuns: 15 },
    );
  });
});

/** The top-level fields of a schema, as its error on an empty body and its shape tell. */
function fieldNames(schema: unknown): string[] {
  const shape = (schema as { shape?: object }).shape ?? {};
  return [...Object.keys(shape), "other"];
}

function awkward(): fc.Arbitrary<unknown> {
  const texts = [
    "",
    " ",
    "\u0000",
    "\ud800",
    "🍽️".repeat(50),
    "' OR 1=1 --",
    "x".repeat(5_000),
    "\u202e",
    "NaN",
    "{{7*7}}",
  ];
  return fc.oneof(
    fc.constantFrom(
      ...texts,
      null,
      true,
      [],
      {},
      [[]],
      0,
      -0,
      -1,
      1.5,
      1e308,
      Number.MAX_SAFE_INTEGER,
      "2026-02-31",
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );
}

describe.each(withQuery)("$method $path?", ({ method, url, spec }) => {
  it("never breaks, whatever is asked", async () => {
    const query = fc.dictionary(
      fc.constantFrom("day", "date", "from", "to", "q", "cursor", "limit", "action", "x"),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const answer = await call(`${url}?${new URLSearchParams(asked)}`, { method, token: tokenFor(spec) });
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) refused(answer);
      }),
      { numRuns: 20 },
    );
  });
});

describe("the API as a whole", () => {
  it.each(["GET", "POST", "PUT", "PATCH", "DELETE"])(
    "%s of an unknown path is not found, in JSON",
    async (method) => {
      expect(refused(await call("/api/nope/deep", { method }))).toBe("404 not_found");
    },
  );

  it("tells which methods a path has", async () => {
    const answer = await call("/api/login", { method: "DELETE" });
    expect(refused(answer)).toBe("405 method_not_allowed");
    expect(answer.headers.get("Allow")).toBe("OPTIONS, POST");
    const options = await call("/api/user", { method: "OPTIONS" });
    expect([options.status, options.headers.get("Allow")]).toEqual([204, "OPTIONS, HEAD, GET, PUT"]);
    expect(options.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("answers HEAD as GET, without the body", async () => {
    const answer = await call("/api/health", { method: "HEAD" });
    expect([answer.status, answer.body]).toEqual([200, ""]);
  });

  it("is not to be kept, framed or guessed at", async () => {
    const { headers } = await call("/api/user", { token: member });
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Powered-By")).toBeNull();
  });

  it("speaks the reader's language", async () => {
    const ask = (headers: Record<string, string>) => call("/api/user", { headers });
    expect((await ask({})).body.error).toBe("Token não encontrado");
    expect((await ask({ "Accept-Language": "en-GB" })).body.error).toBe("Token not found");
    expect((await ask({ "Accept-Language": "en", Cookie: "garfo-locale=pt-BR" })).body.error).toBe(
      "Token não encontrado",
    );
  });

  it("says how long to wait when there were too many calls", async () => {
    const place = elsewhere();
    const email = `x${Date.now()}@garfo.test`;
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => call("/api/check-email", { body: { email }, headers: place })),
    );
    const late = answers.filter(({ status }) => status === 429);
    expect(late).toHaveLength(10);
    expect(refused(late[0]!)).toBe("429 rate_limited");
    expect(Number(late[0]!.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

it("keeps bad input from a password check", async () => {
  const bad = await call("/api/login", { body: { email: "x", password: PASSWORD } });
  expect(bad.body).toEqual({
    error: "Alguns dados não estão certos. Confira e tente de novo.",
    code: "validation",
    fields: { email: "Informe um email válido." },
  });
});
