// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly what must not reach the database
const UNSTORABLE = /\u0000/g;

/** Text that Postgres can hold: without U+0000 and with lone surrogates replaced; everything else as it came. */
function storableText(text: string): string {
  return text.replace(UNSTORABLE, "").toWellFormed();
}

/** The same for every text in a JSON value, keys included. */
export function storable<T>(value: T): T {
  if (typeof value === "string") return storableText(value) as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [storableText(key), storable(part)]),
  ) as T;
}
