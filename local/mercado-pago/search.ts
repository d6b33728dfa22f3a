import { ProviderError } from "./provider-error";

/**
 * One page of records that match every filter given in the query, as the search endpoints answer it. `filters` are the
 * fields that may be asked for; `limit` is at most 100 and 30 by default, newest first unless `criteria=asc`.
 */
export function searchRecords<R extends object>(
  records: R[],
  filters: (keyof R & string)[],
  query: URLSearchParams,
) {
  const limit = wholeNumber(query.get("limit") ?? "30");
  const offset = wholeNumber(query.get("offset") ?? "0");
  if (limit > 100) throw new ProviderError(400, "limit must be at most 100");
  const found = records.filter((record) =>
    filters.every((field) => query.get(field) === null || String(record[field]) === query.get(field)),
  );
  const within = found.filter((record) => isWithin(record as Record<string, unknown>, query));
  const ordered = query.get("criteria") === "asc" ? sorted(within, query) : sorted(within, query).reverse();
  return { paging: { total: within.length, limit, offset }, results: ordered.slice(offset, offset + limit) };
}

/** `range` names the field of a time that has to lie between `begin_date` and `end_date`. */
function isWithin(record: Record<string, unknown>, query: URLSearchParams): boolean {
  const range = query.get("range");
  if (range === null) return true;
  const at = Date.parse(String(record[range]));
  const [from, until] = ["begin_date", "end_date"].map((name) => Date.parse(query.get(name) ?? ""));
  if (Number.isNaN(from) || Number.isNaN(until)) {
    throw new ProviderError(400, "begin_date and end_date must be ISO 8601 with an offset");
  }
  return at >= (from ?? 0) && at <= (until ?? 0);
}

/** By a field of time, oldest first; records made later come after where none is named. */
function sorted<R extends object>(records: R[], query: URLSearchParams): R[] {
  const field = query.get("sort") as keyof R | null;
  if (field === null) return records;
  return records.toSorted((one, other) => Date.parse(String(one[field])) - Date.parse(String(other[field])));
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ProviderError(400, "limit and offset must be whole numbers");
  return Number(text);
}
