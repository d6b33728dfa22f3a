import type { z } from "zod";
import pt from "@/messages/pt-BR.json";

/** Key of the group `errors.fields`. */
export type FieldKey = keyof typeof pt.errors.fields;

export function isFieldKey(key: string): key is FieldKey {
  return Object.hasOwn(pt.errors.fields, key);
}

const WRONG_TYPE: Record<string, FieldKey> = {
  string: "text",
  number: "number",
  int: "integer",
  boolean: "boolean",
  array: "list",
  object: "object",
  date: "date",
};

const WRONG_FORMAT: Record<string, FieldKey> = {
  email: "email",
  uuid: "uuid",
  date: "date",
  datetime: "date",
};

/** A schema may name a key of `errors.fields` as its message; otherwise the kind of issue picks one. */
function keyOf(issue: z.core.$ZodIssue): FieldKey {
  if (isFieldKey(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "required" : (WRONG_TYPE[issue.expected] ?? "invalid");
    case "too_small":
      if (issue.origin === "string") return issue.minimum === 1 ? "required" : "too_short";
      return issue.origin === "array" ? "too_few" : "too_small";
    case "too_big":
      if (issue.origin === "string") return "too_long";
      return issue.origin === "array" ? "too_many" : "too_big";
    case "invalid_format":
      return WRONG_FORMAT[issue.format] ?? "invalid";
    case "invalid_value":
    case "invalid_union":
      return "choice";
    default:
      return "invalid";
  }
}

/** More than any form has: an answer does not grow with the nonsense that was sent. */
const MAX_FIELDS = 50;

/** Field path -> message key, the first issue of each path, at most 50; the body as a whole is `body`. */
export function fieldsOf(error: z.ZodError): Record<string, FieldKey> {
  const fields = new Map<string, FieldKey>();
  for (const issue of error.issues) {
    const at = issue.path.map(String);
    const paths = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...at, key]) : [at];
    const key = issue.code === "unrecognized_keys" ? "unknown" : keyOf(issue);
    for (const path of paths.map((parts) => parts.join(".") || "body")) {
      if (!fields.has(path) && fields.size < MAX_FIELDS) fields.set(path, key);
    }
  }
  return Object.fromEntries(fields);
}
