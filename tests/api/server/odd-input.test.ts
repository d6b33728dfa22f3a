import { beforeAll, describe, expect, it } from "vitest";
import { apiDocument } from "@/app/api/openapi.json/api-document";
import { call, createMember } from "@/tests/factories";
import { apiRoutes } from "./routes";

type Schema = {
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  items?: Schema;
  maxLength?: number;
};
type Operation = {
  parameters: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

const document = apiDocument() as unknown as { paths: Record<string, Record<string, Operation>> };

/** Routes whose fields are checked by others, or not at all: reports are cut to size, queries of providers are theirs. */
const routes = (await apiRoutes()).filter(
  ({ path }) => !/\/api\/(errors|logout|oauth\/register)$/.test(path),
);

const NO_DAYS = [
  "2026-02-31",
  "2025-02-29",
  "2026-13-01",
  "2026-00-10",
  "0000-00-00",
  "0001-01-01",
  "9999-12-31",
  "31/02/2026",
  "2026-2-3",
];
const NO_AMOUNTS = [-1, -0.001, 1e12, 1e308, "70", true, [1], {}];
const LONG = "x".repeat(10_000);

let member: string;
let admin: string;
beforeAll(async () => {
  member = (await createMember({ status: "active", role: "nutritionist", company: true })).token;
  const login = { email: process.env.SUPER_ADMIN_EMAIL, password: "garfo-demo-123" };
  admin = (await call("/api/login", { body: login })).body.token;
});

type Field = { method: string; url: string; access: string; name: string; schema: Schema };

function fields(wanted: (name: string, schemas: Schema[]) => boolean): Field[] {
  return routes.flatMap(({ method, path, url, spec }) => {
    const operation = document.paths[path.replace(/\[(\w+)\]/g, "{$1}")]?.[method.toLowerCase()];
    const { properties = {} } = operation?.requestBody?.content["application/json"]?.schema ?? {};
    return Object.entries(properties)
      .filter(([name, schema]) => wanted(name, [schema, ...(schema.anyOf ?? [])]))
      .map(([name, schema]) => ({ method, url, access: spec.access, name, schema }));
  });
}

/** The field is among those that are refused, or the call is refused before its fields are looked at. */
async function expectRefused({ method, url, access, name }: Field, value: unknown) {
  const token = access === "admin" ? admin : member;
  const { status, body } = await call(url, { method, token, body: { [name]: value } });
  const found = {
    value: JSON.stringify(value)?.slice(0, 40),
    status,
    fields: Object.keys(body.fields ?? {}),
  };
  if (status === 429 || (value === LONG && status === 413)) return;
  expect(found).toMatchObject({ status: 422 });
  expect(
    found.fields.some((field) => field === name || field.startsWith(`${name}.`)),
    JSON.stringify(found),
  ).toBe(true);
}

const isDay = (name: string, schemas: Schema[]) =>
  schemas.some(({ format }) => format === "date") || /(^day|Date$|_date$)/.test(name);
// Any number may be a version: one that was never there contradicts, or its meal is not found.
const isNumber = (name: string, schemas: Schema[]) =>
  name !== "version" && schemas.some(({ type }) => type === "number" || type === "integer");
// A file's content may be as long as that.
const isText = (_: string, schemas: Schema[]) =>
  schemas.some(({ type, maxLength = 0 }) => type === "string" && maxLength <= LONG.length);

it("finds the fields to try", () => {
  expect(fields(isDay).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["day", "birthDate", "endsOn"]),
  );
  expect(fields(isNumber).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["ml", "kg", "calorie_goal"]),
  );
  expect(fields(isText).map(({ name }) => name)).toEqual(expect.arrayContaining(["name", "text", "email"]));
});

describe("a day that does not exist", () => {
  it.each(fields(isDay))("$method $url $name", async (field) => {
    for (const day of NO_DAYS) await expectRefused(field, day);
  });

  const asked = routes.flatMap(({ method, path, url, spec }) => {
    const { parameters = [] } =
      document.paths[path.replace(/\[(\w+)\]/g, "{$1}")]?.[method.toLowerCase()] ?? {};
    const days = parameters.filter(
      (parameter) => parameter.in === "query" && isDay(parameter.name, [parameter.schema]),
    );
    return days.map(({ name }) => ({ method, url, access: spec.access, name }));
  });

  it.each(asked)("$method $url?$name=", async ({ method, url, access, name }) => {
    const token = access === "admin" ? admin : member;
    for (const day of NO_DAYS) {
      const { status, body } = await call(`${url}?${name}=${encodeURIComponent(day)}`, { method, token });
      expect([day, status]).toEqual([day, 422]);
      expect(Object.keys(body.fields ?? {})).toContain(name);
    }
  });
});

describe("an absurd amount", () => {
  it.each(fields(isNumber))("$method $url $name", async (field) => {
    for (const amount of NO_AMOUNTS) await expectRefused(field, amount);
  });
});

describe("a text of 10,000 characters", () => {
  it.each(fields(isText))("$method $url $name", async (field) => {
    await expectRefused(field, LONG);
  });
});

describe("what nobody has", () => {
  const ofSomething = routes.filter(({ path, spec }) => path.includes("[") && spec.access !== "public");

  it.each(ofSomething)(
    "$method $path is not found, nor is what cannot be an id",
    async ({ method, url, path, spec }) => {
      const token = spec.access === "admin" ? admin : member;
      const body = method === "GET" ? {} : { body: {} };
      for (const address of [url, path.replace(/\[\w+\]/g, "1"), path.replace(/\[\w+\]/g, "%00")]) {
        const answer = await call(address, { method, token, ...body });
        // A body or a query that lacks something may be refused first.
        expect([400, 404, 422]).toContain(answer.status);
        if (!spec.body && !spec.query) expect([400, 404]).toContain(answer.status);
      }
    },
  );
});
