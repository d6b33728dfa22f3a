const AWAY_CODES = new Set([
  // Prisma: unreachable, timed out, closed, no connection to be had, too many connections.
  ...["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"],
  // Node's sockets.
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  // Postgres: shutting down, crashed, starting up, too many clients.
  ...["57P01", "57P02", "57P03", "53300"],
]);

const AWAY_KINDS = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TlsConnectionError",
]);

// The driver has no code for these three.
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/;

/** Whether an error says that Postgres cannot be reached or broke off, and that trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error, depth = 0; at && typeof at === "object" && depth < 8; depth++) {
    const { code, kind, message, originalCode, cause, meta } = at as Record<string, unknown>;
    if (
      [code, originalCode].some(
        (value) => typeof value === "string" && (AWAY_CODES.has(value) || value.startsWith("08")),
      )
    ) {
      return true;
    }
    if (typeof kind === "string" && AWAY_KINDS.has(kind)) return true;
    if (typeof message === "string" && AWAY_MESSAGE.test(message)) return true;
    at = cause ?? (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
  }
  return false;
}
