import { globSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { apiDocument } from "@/app/api/openapi.json/api-document";
import { ROUTES } from "@/app/api/openapi.json/routes";
import { ERROR_STATUS } from "@/lib/errors";
import { openApiDocument } from "@/lib/http/openapi";

type Operation = {
  operationId: string;
  security?: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: object;
  responses: Record<string, unknown>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const document = apiDocument() as unknown as Document;
const { paths } = document;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** "GET /api/user" of every file on disk. */
async function callsOnDisk(): Promise<string[]> {
  const files = globSync("app/api/**/route.ts").filter((file) => !file.includes("[..."));
  const found = await Promise.all(
    files.map(async (file) => {
      const path = `/${file.replace(/^app\//, "").replace(/\/route\.ts$/, "")}`;
      const module = (await import(/* @vite-ignore */ `${process.cwd()}/${file}`)) as Record<
        string,
        { spec?: object }
      >;
      return METHODS.filter((method) => module[method]?.spec).map((method) => `${method} ${path}`);
    }),
  );
  return found.flat().sort();
}

it("lists every route file", () => {
  const paths = globSync("app/api/**/route.ts")
    .map((file) => `/${file.replace(/^app\//, "").replace(/\/route\.ts$/, "")}`)
    .filter((path) => !path.includes("[...") && path !== "/api/openapi.json");
  expect(Object.keys(ROUTES).sort()).toEqual(paths.sort());
});

it("covers every call of the application, and no other", async () => {
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, "[$1]")}`),
  );
  expect(described.sort()).toEqual(await callsOnDisk());
});

it("is valid OpenAPI 3.1 by an independent validator", async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result).toMatchObject({ valid: true });
  expect(document.openapi).toBe("3.1.0");
});

describe("each operation", () => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  it("has a name of its own", () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(operations)(
    "$method $path declares its variables, its answer and its refusals",
    ({ path, operation }) => {
      const inPath = operation.parameters
        .filter((parameter) => parameter.in === "path")
        .map(({ name }) => name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      const statuses = Object.keys(operation.responses);
      expect(statuses.some((status) => status.startsWith("2"))).toBe(true);
      expect(statuses).toEqual(expect.arrayContaining(["400", "405", "408", "431", "500", "503"]));
      if (!operation.security) expect(statuses).toEqual(expect.arrayContaining(["401", "403"]));
      if (operation.requestBody) expect(statuses).toContain("413");
    },
  );
});

it("describes what a schema asks for, and answers every code of the table", () => {
  const { paths, components } = openApiDocument(
    {
      "/api/things/[id]": {
        PUT: {
          summary: "Change a thing",
          access: "subscriber",
          params: z.strictObject({ id: z.uuid() }),
          query: z.object({ full: z.enum(["yes", "no"]).optional() }),
          body: z.strictObject({ name: z.string().min(1).max(10), id: z.undefined().optional() }),
          response: z.object({ ok: z.boolean() }),
          limits: [{}],
        },
      },
    },
    "1",
    { subscriber: "A subscription." },
  ) as unknown as Document & {
    components: { schemas: { Error: { properties: { code: { enum: string[] } } } } };
  };
  const operation = paths["/api/things/{id}"]!.put!;
  expect(operation.operationId).toBe("putThingsById");
  expect(operation.parameters).toMatchObject([
    { name: "id", in: "path", required: true },
    { name: "full", in: "query", required: false },
  ]);
  expect(operation.requestBody).toMatchObject({
    content: {
      "application/json": {
        schema: {
          additionalProperties: false,
          required: ["name"],
          properties: { name: { type: "string", minLength: 1, maxLength: 10 }, id: { not: {} } },
        },
      },
    },
  });
  const statuses = [
    "200",
    "400",
    "401",
    "402",
    "403",
    "404",
    "405",
    "408",
    "409",
    "413",
    "415",
    "422",
    "429",
    "431",
    "500",
    "503",
  ];
  expect(Object.keys(operation.responses)).toEqual(statuses);
  expect(components.schemas.Error.properties.code.enum).toEqual(Object.keys(ERROR_STATUS));
});
