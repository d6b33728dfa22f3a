/**
 * The columns that a change names, by a map from each field of the API to its column; what the change leaves out stays.
 * A map that satisfies `Record<keyof Fields, string>` does not compile while a field has no column.
 */
export function namedColumns<const M extends Readonly<Record<string, string>>, C extends object>(
  columns: M,
  change: C,
): { [F in keyof M & keyof C as M[F]]?: C[F] } {
  const values = change as Record<string, unknown>;
  const named = Object.keys(columns).filter((field) => values[field] !== undefined);
  return Object.fromEntries(named.map((field) => [columns[field], values[field]])) as never;
}
