import fc from "fast-check";

/** What the API's description says of a value, as far as values are made from it. */
export type JsonSchema = {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

const ODD_TEXTS = [
  ...["", " ", "\u0000", "a\u0000b", "null", "undefined", "NaN", "[object Object]", "-1", "0", "1e309"],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE people; --',
    "<script>alert(1)</script>",
    "{{7*7}}",
    "%00",
    "../../../etc/passwd",
  ],
  ...[
    "=cmd|' /C calc'!A0",
    "\u202eabc",
    "👩‍👩‍👧‍👦🍕",
    "é".normalize("NFD"),
    "\ud800",
    "ﬁ",
    "İ",
    "٣٤",
    "1,5",
    "1.500,5",
  ],
  ...["almocei 2 conchas de feijão e um bife", "100 g de arroz", "água 300 ml", "peso 70,5", "comi nada"],
];
const ODD_DAYS = [
  "2026-02-28",
  "2024-02-29",
  "1900-01-01",
  "2999-12-31",
  "9999-12-31",
  "2026-02-30",
  "0001-01-01",
  "amanhã",
];
const ODD_NUMBERS = [0, -0, 1, -1, 0.1, 1e-9, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308];

/** Anything that JSON can hold. */
const anyJson = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...ODD_NUMBERS, true, false, null, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/**
 * Values that a schema lets through more often than not, though at its edges: so that handlers are reached and not only
 * their doors. `known` are the ids worth trying where an id is asked for.
 */
export function valuesOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => valuesOf(choice, known)));
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "string") return texts(schema, known);
  if (type === "number" || type === "integer") return numbers(schema, type);
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type === "array") return lists(schema, known);
  if (type === "object") return objects(schema, known);
  return anyJson;
}

function texts(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const { format, minLength = 0, maxLength = 200 } = schema;
  if (format === "uuid") return fc.oneof(fc.constantFrom(...known), fc.uuid());
  if (format === "date") return fc.constantFrom(...ODD_DAYS);
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === "email") return fc.constantFrom("a@b.co", "A.B+c@EXEMPLO.com", "ç@exemplo.com.br");
  const longest = Math.min(maxLength, 4_000);
  const bounded = ODD_TEXTS.filter((text) => text.length >= minLength && text.length <= maxLength);
  return fc.oneof(
    ...(bounded.length ? [fc.constantFrom(...bounded)] : []),
    fc.string({ unit: "grapheme", minLength, maxLength: Math.min(longest, minLength + 30) }),
    fc.constant("á".repeat(longest)),
    ...(known.length ? [fc.constantFrom(...known)] : []),
  );
}

function numbers({ minimum, maximum }: JsonSchema, type: string): fc.Arbitrary<unknown> {
  const min = Math.max(minimum ?? -1e6, -Number.MAX_SAFE_INTEGER);
  const max = Math.min(maximum ?? 1e6, Number.MAX_SAFE_INTEGER);
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (type === "integer") return fc.oneof(whole, fc.constantFrom(Math.ceil(min), Math.floor(max)));
  return fc.oneof(whole, fc.constantFrom(min, max), fc.double({ min, max, noNaN: true }));
}

function lists({ items = {}, minItems = 0, maxItems = 4 }: JsonSchema, known: readonly string[]) {
  const maxLength = Math.max(minItems, Math.min(maxItems, minItems + 3));
  return fc.array(valuesOf(items, known), { minLength: minItems, maxLength });
}

function objects({ properties = {}, required = [] }: JsonSchema, known: readonly string[]) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, known)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** The same object with one field that is anything, missing, or one more than there should be. */
export function spoilt(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return anyJson;
  const names = Object.keys(value);
  return fc
    .tuple(fc.constantFrom(...names, "__proto__", "constructor", "userId", "role"), anyJson, fc.boolean())
    .map(([name, odd, goes]) => {
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      return goes ? rest : { ...rest, [name]: odd };
    });
}
