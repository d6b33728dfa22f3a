import pg from "pg";
import { ErrorTolerantClient } from "@/lib/error-tolerant-client";

type Released = pg.PoolClient & {
  readyForQuery: boolean;
  /** "I" outside of any transaction, "T" and "E" within one. */
  getTransactionStatus?: () => string | null;
};

/**
 * A pool that takes no connection back in the middle of something. A statement that was given up after `query_timeout`
 * goes on at the server; when it ends there, its transaction, whose ROLLBACK was given up as well, would stay open, keep
 * its locks and be committed by whoever is handed the connection next.
 */
export class SoundPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: ErrorTolerantClient });
    // An idle connection that breaks off is replaced by the next who asks.
    this.on("error", () => {});
    this.on("release", (_, client) => {
      const { readyForQuery, getTransactionStatus } = client as Released;
      const isIdle = readyForQuery && (getTransactionStatus?.call(client) ?? "I") === "I";
      if (!isIdle) void (client as Released & { end(): Promise<void> }).end().catch(() => {});
    });
  }
}
