import type { Prisma } from "@/lib/generated/prisma/client";

type Row = Record<string, unknown>;
/** Sends a statement; the same text is the same statement. */
export type Query = (text: string, values: readonly unknown[]) => Promise<Row[]>;
type Reader = { resolve: (row: Row | undefined) => void; reject: (error: unknown) => void };
type Asked = { values: readonly unknown[]; readers: Reader[] };

/** As many as go into one statement: more would wait for each other longer than a trip takes. */
const MOST = 8;
const PARAMETER = /\$(\d+)(?:::([a-z]+)(\[\])?)?/g;

/**
 * Reads of one row that are asked for in the same turn of the event loop, sent in one trip where their text is the same, and
 * once where their values are the same too. A trip costs a request as much as its work does, and a busy process has many
 * requests in one turn. None sees anything older than what it asks for: it is sent after all of them have asked.
 */
export class ReadsAtOnce {
  readonly #query: Query;
  #asked = new Map<string, Map<string, Asked>>();

  constructor(query: Query) {
    this.#query = query;
  }

  /**
   * @param statement reads one row at most and nothing else; each of its parameters is followed by its type
   * @returns the row, to be read only: others may have been given the same
   */
  read({ text, values }: Prisma.Sql): Promise<Row | undefined> {
    if (this.#asked.size === 0) setImmediate(() => this.#send());
    const alike = this.#asked.get(text) ?? new Map<string, Asked>();
    this.#asked.set(text, alike);
    const key = JSON.stringify(values);
    const asked = alike.get(key) ?? { values, readers: [] };
    alike.set(key, asked);
    return new Promise((resolve, reject) => asked.readers.push({ resolve, reject }));
  }

  #send() {
    const asked = this.#asked;
    this.#asked = new Map();
    for (const [text, alike] of asked) {
      const all = [...alike.values()];
      for (let at = 0; at < all.length; at += MOST) void this.#sendSome(text, all.slice(at, at + MOST));
    }
  }

  async #sendSome(text: string, asked: readonly Asked[]) {
    try {
      const rows = await this.#rowsOf(text, asked);
      asked.forEach(({ readers }, at) => {
        for (const { resolve } of readers) resolve(rows[at]);
      });
    } catch (error) {
      // Values that Postgres cannot take are one asker's fault: the others are not refused with them.
      if (asked.length > 1 && isOfValues(error)) for (const one of asked) void this.#sendSome(text, [one]);
      else for (const { reject } of asked.flatMap(({ readers }) => readers)) reject(error);
    }
  }

  async #rowsOf(text: string, asked: readonly Asked[]): Promise<(Row | undefined)[]> {
    const [first, ...others] = asked;
    if (!first || others.length === 0) return this.#query(text, first?.values ?? []);
    const values = JSON.stringify(asked.map((one) => one.values));
    const rows = await this.#query(textForMany(text), [values]);
    return asked.map((_, at) => rows.find(({ asked_at }) => asked_at === at));
  }
}

/** Class 22 of Postgres's codes: data exceptions. */
function isOfValues(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && code.startsWith("22");
}

const known = new Map<string, string>();

/** The statement that answers one for many: for each list of values in its one parameter, of JSON, the row with its place. */
function textForMany(text: string): string {
  const found = known.get(text);
  if (found) return found;
  const one = text.replace(PARAMETER, (parameter, number, type, isList) => {
    if (!type) throw new Error(`A read says the type of each parameter, of ${parameter} it does not`);
    const place = Number(number) - 1;
    return isList
      ? `ARRAY(SELECT jsonb_array_elements_text(read_asked.asked_values->${place}))::${type}[]`
      : `(read_asked.asked_values->>${place})::${type}`;
  });
  // OFFSET 0 keeps it apart: each is looked up by its own values, however many the planner expects. The names are none that
  // a statement has itself, where they would be seen as well.
  const many = `SELECT read_asked.asked_place::int - 1 AS asked_at, asked_row.*
    FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY read_asked (asked_values, asked_place)
    CROSS JOIN LATERAL (SELECT * FROM (${one}) asked_row OFFSET 0) asked_row`;
  known.set(text, many);
  return many;
}
