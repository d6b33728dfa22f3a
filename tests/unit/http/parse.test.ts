import { expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { readBody, readParams, readQuery } from "@/lib/http/parse";

const schema = z.strictObject({ name: z.string(), tags: z.array(z.string()).optional() });
const JSON_TYPE = { "Content-Type": "application/json" };

function post(body: BodyInit | null, headers: Record<string, string> = JSON_TYPE): Request {
  return new Request("http://localhost/x", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

async function refusal(read: Promise<unknown>): Promise<unknown> {
  const error = await read.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) return error;
  return error.fields ? [error.code, error.fields] : error.code;
}

it("reads a body of its type", async () => {
  const body = post('{"name":"Ana"}', { "Content-Type": "application/json; charset=utf-8" });
  expect(await readBody(schema, body, 100)).toEqual({ name: "Ana" });
});

it.each([
  ["another type", post("a=1", { "Content-Type": "text/plain" }), "unsupported_media_type"],
  ["no type", post(new Blob(["{}"]), {}), "unsupported_media_type"],
  ["no JSON", post("{name:"), "malformed_json"],
  ["an empty body", post(null), "malformed_json"],
  ["bytes that are no text", post(new Uint8Array([0x22, 0xff, 0x22])), "malformed_json"],
  ["a list", post("[]"), ["validation", { body: "object" }]],
  ["unknown fields", post('{"name":"a","__proto__":{"x":1}}'), ["validation", { ["__proto__"]: "unknown" }]],
  ["a null character", post('{"name":"a\\u0000"}'), ["validation", { name: "control_characters" }]],
  [
    "half a character",
    post('{"name":"a","tags":["\\ud800"]}'),
    ["validation", { "tags.0": "control_characters" }],
  ],
  ["a body too large", post(`{"name":"${"a".repeat(100)}"}`), "body_too_large"],
])("refuses %s", async (_name, request, expected) => {
  const refused = await refusal(readBody(schema, request, 100));
  expect(JSON.stringify(refused)).toBe(JSON.stringify(expected));
});

it("names fifty wrong fields at most, however many are sent", async () => {
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`k${at}`, 1])));
  const [, fields] = (await refusal(readBody(schema, post(body), 65_536))) as [string, object];
  expect(Object.keys(fields)).toHaveLength(50);
});

it("stops reading a chunked body at the limit", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1_000;
      controller.enqueue(new Uint8Array(1_000));
    },
  });
  expect(await refusal(readBody(schema, post(endless), 5_000))).toBe("body_too_large");
  expect(sent).toBeLessThan(20_000);
});

it("reads JSON nested as deep as a body can be", async () => {
  expect(await refusal(readBody(schema, post("[".repeat(60_000)), 65_536))).toBe("malformed_json");
  const deep = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`;
  expect(await refusal(readBody(schema, post(deep), 65_536))).toEqual([
    "validation",
    { name: "required", a: "unknown" },
  ]);
});

it("takes a query key that comes twice for a list", async () => {
  const query = z.strictObject({ day: z.string() });
  expect(readQuery(query, new Request("http://localhost/?day=1"))).toEqual({ day: "1" });
  expect(() => readQuery(query, new Request("http://localhost/?day=1&day=2"))).toThrow("validation");
  expect(() => readQuery(query, new Request("http://localhost/?day=%00"))).toThrow("validation");
});

it("finds nothing under a path that cannot be", async () => {
  const params = z.object({ id: z.uuid() });
  expect(await refusal(readParams(params, Promise.resolve({ id: "x" })))).toBe("not_found");
});
