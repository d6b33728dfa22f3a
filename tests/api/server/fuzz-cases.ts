import fc from "fast-check";
import type { Role } from "./fuzz-people";
import { type JsonSchema, spoilt, valuesOf } from "./json-values";

export type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown>;
};
export type Known = { path: string; method: string; operation: Operation };
export type Case = {
  path: string;
  method: string;
  /** With `~word~` where an id of the acting person's own goes. */
  url: string;
  body?: string;
  known: Known | null;
};

const ODD_PATHS = ["%00", "%", "%zz", "%2e%2e%2f", "..%5c", "%E0%A4%A", "a".repeat(3_000), "%F0%9F%8D%95"];

/** One time in twenty. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 19, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** Whose call it is, more often than not. */
const OWNERS: readonly [string, Role][] = [
  ["/api/admin/", "admin"],
  ["/api/nutritionist/", "nutritionist"],
  ["/api/partner", "manager"],
];
const ROLES: readonly Role[] = ["nobody", "member", "nutritionist", "manager", "admin"];

function ownerOf(path: string): Role {
  return OWNERS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? "member";
}

/** Whether the call is one for people of that role. */
export const isOwn = ({ path }: Case, role: Role) => ownerOf(path) === role;

export function rolesOf(path: string): fc.Arbitrary<Role> {
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(ownerOf(path)) },
    { weight: 1, arbitrary: fc.constantFrom(...ROLES) },
  );
}

/** One of the documented calls: mostly as it is meant, sometimes with a body, an address or a method that is not. */
export function caseOf(known: Known, ids: readonly string[]): fc.Arbitrary<Case> {
  const { path, method, operation } = known;
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const words = [...path.matchAll(/([\w-]+)\/\{\w+\}/g)].map(([, word]) => word as string);
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  const place = (word: string) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(`~${word}~`) },
      { weight: 2, arbitrary: fc.constantFrom(...ids) },
      { weight: 1, arbitrary: fc.constantFrom(...ODD_PATHS) },
    );
  return fc
    .record({
      places: fc.tuple(...words.map(place)),
      asked: fc.record(
        Object.fromEntries(query.map(({ name, schema }) => [name, valuesOf(schema, ids, name)])),
        {
          requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
        },
      ),
      body: schema
        ? valuesOf(schema, ids).chain((value) =>
            fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: spoilt(value) }),
          )
        : fc.constant(undefined),
      otherMethod: seldom(fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")),
      broken: seldom(fc.constantFrom("{", "[]", "", '"x"', "\u0000", `{"a":`.repeat(2_000))),
    })
    .map(({ places, asked, body, otherMethod, broken }) => {
      const left = [...places];
      const filled = path.replace(/\{\w+\}/g, () => left.shift() as string);
      const search = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
      const said = otherMethod ?? method;
      const hasBody = !["GET", "HEAD", "OPTIONS"].includes(said) && (body !== undefined || broken !== null);
      return {
        ...{ path, method: said, url: `${filled}${query.length ? `?${search}` : ""}` },
        ...(hasBody ? { body: broken ?? JSON.stringify(body) } : {}),
        known: otherMethod ? null : known,
      };
    });
}
