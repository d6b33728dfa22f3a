import { z } from "zod";
import { ERROR_STATUS, type ErrorCode } from "@/lib/errors";

/** What a call says of itself: the same schemas that check its input and its answer. */
export type DescribedCall = {
  summary: string;
  access: string;
  body?: z.ZodType | undefined;
  rawBody?: string;
  query?: z.ZodType | undefined;
  params?: z.ZodType | undefined;
  response: z.ZodType;
  produces?: readonly string[];
  status?: number;
  keepsHealthData?: true;
  limits?: readonly unknown[];
  /** What a personal access token must allow for it; none where no such token is taken. */
  tokenScope?: string;
  refuses?: readonly number[];
};

/** Path as Next writes it -> method -> call. */
export type DescribedCalls = Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;

type Json = { [key: string]: unknown };

const STATUS_WORDS: Record<number, string> = {
  400: "No valid JSON, an address that cannot be read, or no request of HTTP",
  401: "No token, or one that is not good any more",
  402: "A subscription is needed",
  403: "Known, but not allowed",
  404: "Not there, or not the caller's",
  405: "Not a method of this path; `Allow` has those it has",
  408: "Began and did not arrive whole in time",
  409: "Contradicts what is stored by now",
  413: "The body is too large",
  415: "The body is no application/json",
  422: "Well-formed but not possible; `fields` says where",
  429: "Too many calls; `Retry-After` says how long to wait",
  431: "Address or headers are too long",
  500: "Unforeseen; `error` quotes an id to tell the support",
  503: "Something that is needed is away; `Retry-After` says when to come back",
};

const RETRY_AFTER = { "Retry-After": { description: "Seconds", schema: { type: "integer", minimum: 1 } } };
const HEADERS: Readonly<Record<number, Json>> = {
  405: { Allow: { description: "Methods, separated by commas", schema: { type: "string" } } },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

/** What the door answers whatever is called (server-door.mjs), and what no call is sure of. */
const OF_ANY_CALL = [400, 405, 408, 431, 500, 503];

/**
 * The API as an OpenAPI 3.1 document, from what the calls say of themselves.
 * @param accessWords what each kind of access but "public" asks of the caller
 */
export function openApiDocument(
  calls: DescribedCalls,
  version: string,
  accessWords: Readonly<Record<string, string>>,
): Json {
  const paths = Object.entries(calls).map(([path, methods]) => [
    path.replace(/\[(\w+)\]/g, "{$1}"),
    Object.fromEntries(
      Object.entries(methods).map(([method, call]) => [
        method.toLowerCase(),
        operation(path, method, call, accessWords),
      ]),
    ),
  ]);
  return {
    openapi: "3.1.0",
    info: {
      title: "Garfo",
      version,
      description: "Meals, water and weight, goals and progress. Conventions and examples: docs/api.md.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    security: [{ bearer: [] }],
    tags: [...new Set(Object.keys(calls).map(tagOf))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        personalToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "garfo_pat_",
          description: "A personal access token, taken where an operation names it with the scope it needs",
        },
      },
      schemas: { Error: errorSchema() },
      responses: Object.fromEntries(
        [...new Set<number>(Object.values(ERROR_STATUS))].map((status) => [
          `Error${status}`,
          errorAnswer(status),
        ]),
      ),
    },
  };
}

function operation(
  path: string,
  method: string,
  call: DescribedCall,
  accessWords: Readonly<Record<string, string>>,
): Json {
  const { summary, access, body, rawBody, response, produces = ["application/json"], status = 200 } = call;
  const { tokenScope } = call;
  const content = (types: readonly string[], schema: Json) =>
    Object.fromEntries(types.map((type) => [type, { schema: isJson(type) ? schema : { type: "string" } }]));
  const requestBody = body
    ? { required: true, content: content(["application/json"], schemaOf(body, "input")) }
    : rawBody && { required: true, content: content([rawBody], { type: "object" }) };
  return {
    operationId: operationId(path, method),
    summary,
    tags: [tagOf(path)],
    ...(access === "public" ? { security: [] } : { description: accessWords[access] }),
    ...(tokenScope ? { security: [{ bearer: [] }, { personalToken: [tokenScope] }] } : {}),
    parameters: [...parametersOf(call.params, "path"), ...parametersOf(call.query, "query")],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [status]: { description: "Done", content: content(produces, schemaOf(response, "output")) },
      ...Object.fromEntries(
        refusals(call).map((code) => [code, { $ref: `#/components/responses/Error${code}` }]),
      ),
    },
  };
}

/** The statuses that a call may answer beside its own. */
function refusals(call: DescribedCall): number[] {
  const { access, body, rawBody, query, limits, refuses } = call;
  const isGated = access === "reader" || access === "subscriber";
  return [
    ...(access === "public" ? [] : [401, 403, 404, 409]),
    ...(isGated ? [402] : []),
    ...(body ? [409, 415, 422] : []),
    ...(body || rawBody ? [413] : []),
    ...(rawBody ? [401] : []),
    ...(query && !body ? [422] : []),
    ...(limits ? [429] : []),
    ...(refuses ?? []),
    ...OF_ANY_CALL,
  ]
    .filter((status, index, all) => all.indexOf(status) === index)
    .sort((a, b) => a - b);
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(description ? { description } : {}),
    schema: rest,
  }));
}

/** A schema as JSON Schema 2020-12, which is OpenAPI 3.1's own. */
function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // A field that must not be sent.
      if (zodSchema._zod.def.type === "undefined") Object.assign(jsonSchema, { not: {} });
    },
  }) as Json;
  return rest;
}

function errorSchema(): Json {
  return {
    type: "object",
    required: ["error", "code"],
    properties: {
      error: { type: "string", description: "A sentence in the reader's language" },
      code: { type: "string", enum: Object.keys(ERROR_STATUS), description: "Stable" },
      fields: {
        type: "object",
        description: "Path of a field -> what is wrong with it, in the reader's language",
        additionalProperties: { type: "string" },
      },
    },
  };
}

function errorAnswer(status: number): Json {
  const codes = Object.keys(ERROR_STATUS).filter((code) => ERROR_STATUS[code as ErrorCode] === status);
  const header = HEADERS[status];
  return {
    description: `${STATUS_WORDS[status] ?? "Refused"}: ${codes.join(", ")}`,
    ...(header ? { headers: header } : {}),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
}

function isJson(type: string): boolean {
  return type.startsWith("application/json");
}

/** "GET /api/meals/[id]/copy" -> "getMealsByIdCopy". */
function operationId(path: string, method: string): string {
  const words = path
    .split("/")
    .slice(2)
    .flatMap((part) => part.replace(/\[(\w+)\]/, "by-$1").split(/[-.]/));
  return [method.toLowerCase(), ...words.map((word) => word[0]!.toUpperCase() + word.slice(1))].join("");
}

function tagOf(path: string): string {
  return path.split("/")[2] ?? "";
}
