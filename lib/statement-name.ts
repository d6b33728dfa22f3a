/** More different statements than the application has; what lists of many lengths bring on top stays unnamed. */
const MOST = 400;

/**
 * Names statements by their text, so that Postgres parses and plans each once on a connection and not at every call.
 * @returns a function that answers the same name for the same text, and none ("") once too many are named
 */
export function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MOST) return "";
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}

/** Poolers that share connections between transactions lose named statements; their addresses say so as Prisma's do. */
export function keepsStatements(databaseUrl: string): boolean {
  return new URL(databaseUrl).searchParams.get("pgbouncer") !== "true";
}
