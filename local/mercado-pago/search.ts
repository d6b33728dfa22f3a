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
  const ordered = query.get("criteria") === "asc" ? found : found.reverse();
  return { paging: { total: found.length, limit, offset }, results: ordered.slice(offset, offset + limit) };
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ProviderError(400, "limit and offset must be whole numbers");
  return Number(text);
}
