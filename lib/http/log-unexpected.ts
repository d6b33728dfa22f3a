import "server-only";
import { randomUUID } from "node:crypto";
import { isDatabaseAway } from "@/lib/database-away";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/**
 * Logs an error that nobody foresaw, under an id that the reader can quote.
 * @returns null when it only says that something we stand on is away, and trying again makes sense
 */
export function logUnexpected(thrown: unknown, request: Request): string | null {
  const call = { method: request.method, path: new URL(request.url).pathname };
  if (isDatabaseAway(thrown) || (thrown instanceof AppError && thrown.code === "unavailable")) {
    log().warn(call, "database or auth server away");
    return null;
  }
  const id = randomUUID().slice(0, 8);
  log().error({ id, ...call, ...described(thrown) }, "unexpected error");
  return id;
}

/** An error without what people typed: messages of the database quote values, so only their kind is kept. */
function described(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { thrown: typeof thrown };
  const { code } = thrown as { code?: unknown };
  const lines = thrown.stack?.split("\n") ?? [];
  const frames = lines.filter((line) => line.trimStart().startsWith("at ")).slice(0, 12);
  const isOurs = [Error, TypeError, RangeError, ReferenceError].some((kind) => thrown.constructor === kind);
  return { name: thrown.name, code, frames, ...(isOurs ? { message: thrown.message } : {}) };
}
