import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/**
 * Connections to the auth tables. A call runs in `watch`, which tells afterwards whether the database was away during
 * it: lite answers 404 or 500 then, and the gate must say 503.
 */
export interface AuthDatabase {
  pool: pg.Pool;
  watch<T>(work: () => Promise<T>): Promise<{ away: boolean; result?: T }>;
}

/** A pool that gives up on a dead server instead of waiting for it: lite's own driver hangs for good after a crash. */
export function openDatabase(databaseUrl: string): AuthDatabase {
  const calls = new AsyncLocalStorage<{ away: boolean }>();
  const note = (error: unknown) => {
    const call = calls.getStore();
    if (call && isAway(error)) call.away = true;
  };
  const pool = new WatchedPool(note, {
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser },
    options: "-c TimeZone=UTC",
  });
  // An idle connection that the server drops is replaced on next use.
  pool.on("error", () => {});
  // A lent one that breaks says so twice: to its query, which is answered for, and as an event that must have a taker.
  pool.on("connect", (client) => client.on("error", () => {}));

  return {
    pool,
    watch: (work) => {
      const call = { away: false };
      return calls.run(call, async () => {
        try {
          return { result: await work(), away: call.away };
        } catch (error) {
          note(error);
          if (!call.away) throw error;
          return { away: true };
        }
      });
    },
  };
}

/** Whether an error means that the server is dead, starting, or not to be reached, rather than that a query is wrong. */
export function isAway(error: unknown): boolean {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  return (
    /^(ECONN\w+|EPIPE|ETIMEDOUT|57P0[1-3]|08\w{3}|53300)$/.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/.test(
      message,
    )
  );
}

class WatchedPool extends pg.Pool {
  constructor(
    private readonly note: (error: unknown) => void,
    config: pg.PoolConfig,
  ) {
    super(config);
  }

  // Kysely borrows clients by promise; `pool.query` borrows by callback and its caller sees the error anyway.
  override connect(): Promise<pg.PoolClient>;
  override connect(taken: (...args: never[]) => void): void;
  override connect(taken?: (...args: never[]) => void): Promise<pg.PoolClient> | undefined {
    if (taken) {
      super.connect(taken as Parameters<pg.Pool["connect"]>[0]);
      return undefined;
    }
    return super.connect().then(
      (client) => this.watched(client),
      (error) => {
        this.note(error);
        throw error;
      },
    );
  }

  private watched(client: pg.PoolClient): pg.PoolClient {
    const lent = Object.create(client) as pg.PoolClient;
    lent.query = (async (...args: Parameters<pg.PoolClient["query"]>) => {
      try {
        return await client.query(...args);
      } catch (error) {
        this.note(error);
        throw error;
      }
    }) as unknown as pg.PoolClient["query"];
    lent.release = (reason) => client.release(reason);
    return lent;
  }
}

const TEXT_ARRAY = 1009;

/** As lite's own driver reads them: times as ISO text, bigint and numeric as numbers where exact, name[] as array. */
const getTypeParser = ((oid: number, format?: "text") => {
  switch (oid) {
    case 20:
    case 1700:
      return (text: string) => (String(Number(text)) === text ? Number(text) : text);
    case 1003:
      return pg.types.getTypeParser(TEXT_ARRAY as never);
    case 1082:
    case 1083:
    case 1266:
      return (text: string) => text;
    case 1114:
      return (text: string) => `${text.replace(" ", "T")}Z`;
    case 1184:
      return (text: string) => new Date(text).toISOString();
    default:
      return pg.types.getTypeParser(oid, format);
  }
}) as typeof pg.types.getTypeParser;
