import fc from "fast-check";
import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { PASSWORD } from "@/tests/factories";

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
  exclusiveMinimum?: number;
  multipleOf?: number;
  pattern?: string;
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
/** Days on which things are told of. */
const DAYS = Array.from({ length: 8 }, (_, n) => addDays(TODAY, -n));
const PLAIN_TEXTS = [
  "arroz e feijão",
  "Maria da Silva",
  "Pedido da própria pessoa",
  "11912345678",
  "a@b.co",
  "a",
];
/** What fits a field of that name, where its schema says too little to be let through. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  ...{
    password: [PASSWORD, "outra-senha-456"],
    currentPassword: [PASSWORD],
    email: ["pessoa@exemplo.com.br"],
  },
  ...{ food: ["arroz-branco", "banana-prata"], text: ["comi 2 ovos e uma banana", "150 g de arroz"] },
  ...{ phone: ["11912345678"], phoneNumber: ["(11) 91234-5678"], planId: ["monthly", "annual"] },
  ...{
    url: ["https://exemplo.com.br/ouvir"],
    path: ["/", "/pricing"],
    cursor: [""],
    councilNumber: ["12345"],
  },
  ...{ redirect_uri: ["http://127.0.0.1:7777/volta"], redirect_uris: ["http://127.0.0.1:7777/volta"] },
  ...{ paymentMethod: ["pix"], cpf: ["529.982.247-25"], birthDate: ["1990-05-01"] },
  // Of the acting person's own: `ask` of the fuzz puts the ids in.
  ...{ meal: ["~meals~"], patient: ["~patients~"], plan: ["~plans~"], template: ["~templates~"] },
};
const ODD_NUMBERS = [0, -0, 1, -1, 0.1, 1e-9, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308];

/** Anything that JSON can hold. */
const anyJson = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...ODD_NUMBERS, true, false, null, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/**
 * Values that a schema lets through more often than not, though at its edges: so that handlers are reached and not only
 * their doors. `known` are the ids worth trying where an id is asked for, `name` tells what is meant.
 */
export function valuesOf(schema: JsonSchema, known: readonly string[], name = ""): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => valuesOf(choice, known, name)));
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "string") {
    const meant = MEANT[name];
    const any = texts(schema, known);
    return meant
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...meant) }, { weight: 1, arbitrary: any })
      : any;
  }
  if (type === "number" || type === "integer") return numbers(schema, type);
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type === "array") return lists(schema, known, name);
  if (type === "object") return objects(schema, known);
  return anyJson;
}

function texts(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const { format, minLength = 0, maxLength = 200 } = schema;
  if (format === "uuid") return fc.oneof(fc.constantFrom(...known), fc.uuid());
  if (format === "date") return fc.constantFrom(...DAYS, ...ODD_DAYS);
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === "email") return fc.constantFrom("a@b.co", "A.B+c@EXEMPLO.com", "ç@exemplo.com.br");
  const { pattern } = schema;
  if (pattern)
    return fc.oneof({ weight: 4, arbitrary: matching(pattern) }, { weight: 1, arbitrary: anyJson });
  const longest = Math.min(maxLength, 4_000);
  const plain = PLAIN_TEXTS.filter((text) => text.length >= minLength && text.length <= maxLength);
  const bounded = ODD_TEXTS.filter((text) => text.length >= minLength && text.length <= maxLength);
  const ways = (weight: number, values: readonly string[]) =>
    values.length ? [{ weight, arbitrary: fc.constantFrom(...values) }] : [];
  const random = fc.string({ unit: "grapheme", minLength, maxLength: Math.min(longest, minLength + 30) });
  return fc.oneof(
    ...ways(8, plain),
    ...ways(2, bounded),
    { weight: 2, arbitrary: random },
    { weight: 1, arbitrary: fc.constant("á".repeat(longest)) },
    ...ways(1, known),
  );
}

function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    return fc.constantFrom(...PLAIN_TEXTS);
  }
}

/** Nearer than the bounds lies what most numbers mean: an age, a weight, a goal. */
const USUAL = { min: 1, max: 200 };

function numbers(schema: JsonSchema, type: string): fc.Arbitrary<unknown> {
  const { minimum, maximum, exclusiveMinimum, multipleOf } = schema;
  const lowest = minimum ?? (exclusiveMinimum === undefined ? -1e6 : exclusiveMinimum + 0.1);
  const min = Math.max(lowest, -Number.MAX_SAFE_INTEGER);
  const max = Math.min(maximum ?? 1e6, Number.MAX_SAFE_INTEGER);
  const [least, most] = [Math.ceil(min), Math.floor(max)];
  const usual = { min: Math.max(least, USUAL.min), max: Math.min(most, USUAL.max) };
  const whole = fc.oneof(
    fc.integer({ min: least, max: most }),
    fc.integer(usual.min <= usual.max ? usual : { min: least, max: most }),
  );
  if (type === "integer") return fc.oneof(whole, fc.constantFrom(least, most));
  const any = fc.double({ min, max, noNaN: true });
  const even = multipleOf ? any.map((n) => Math.round(n / multipleOf) * multipleOf) : any;
  return fc.oneof(whole, fc.constantFrom(min, max), even);
}

function lists(
  { items = {}, minItems = 0, maxItems = 4 }: JsonSchema,
  known: readonly string[],
  name: string,
) {
  const maxLength = Math.max(minItems, Math.min(maxItems, minItems + 3));
  return fc.array(valuesOf(items, known, name), { minLength: minItems, maxLength });
}

function objects({ properties = {}, required = [] }: JsonSchema, known: readonly string[]) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, known, name)]),
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
