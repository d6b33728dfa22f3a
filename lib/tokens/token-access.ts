import type { TokenScope } from "@/lib/tokens/token-schema";

/**
 * Which calls a personal token may make, and with which scope. Whatever is not here is refused to every token: the account,
 * its security, money, health profile, care, panels, and whatever is added to the API without a row of its own.
 */
const CALLS: Readonly<Record<string, TokenScope>> = {
  "GET /api/dashboard": "read",
  "GET /api/diary": "read",
  "GET /api/progress": "read",
  "GET /api/history": "read",
  "GET /api/meal-summary": "read",
  "GET /api/meals": "read",
  "GET /api/meals/[id]": "read",
  "GET /api/meals/[id]/photo": "read",
  "GET /api/foods": "read",
  "GET /api/favourites": "read",
  "GET /api/own-foods": "read",
  "GET /api/goals": "read",
  "GET /api/water": "read",
  "GET /api/weight": "read",
  // Its tools ask for more, each for itself.
  "POST /api/mcp": "read",
  "POST /api/meals": "log",
  "PATCH /api/meals/[id]": "log",
  "DELETE /api/meals/[id]": "log",
  "POST /api/meals/[id]/copy": "log",
  "POST /api/meals/[id]/restore": "log",
  "POST /api/favourites/[id]/log": "log",
  "POST /api/water": "log",
  "DELETE /api/water/[id]": "log",
  "POST /api/weight": "log",
  "DELETE /api/weight/[id]": "log",
};

/** The one call that a program let in with OAuth has a token for. */
const OF_PROGRAMS = "POST /api/mcp";

/** What a call asks of a token. */
export type CallAccess = {
  /** Null when no token may make it. */
  scope: TokenScope | null;
  isForPrograms: boolean;
};

/** What a call asks of the token that makes it. @param path as it was called */
export function accessOfCall(method: string, path: string): CallAccess {
  return { scope: scopeOfCall(method, path), isForPrograms: `${method} ${path}` === OF_PROGRAMS };
}

/** The scope that a call asks of a token; null when no token may make it. @param path as Next writes it, or as it was called */
export function scopeOfCall(method: string, path: string): TokenScope | null {
  const known = `${method === "HEAD" ? "GET" : method} ${path.replace(/(?<=.)\/$/, "")}`;
  if (Object.hasOwn(CALLS, known)) return CALLS[known]!;
  const row = Object.keys(CALLS).find((call) => patternOf(call)?.test(known));
  return row === undefined ? null : CALLS[row]!;
}

/** Whether a token of one scope may do what another asks. */
export function covers(scope: TokenScope, asked: TokenScope): boolean {
  return scope === "log" || asked === "read";
}

const patterns = new Map<string, RegExp | null>();

function patternOf(call: string): RegExp | null {
  const made = patterns.get(call);
  if (made !== undefined) return made;
  const pattern = call.includes("[") ? new RegExp(`^${call.replace(/\[\w+\]/g, "[^/]+")}$`) : null;
  patterns.set(call, pattern);
  return pattern;
}
