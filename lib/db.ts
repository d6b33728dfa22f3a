import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { env } from "@/lib/env";
import { Prisma, PrismaClient } from "@/lib/generated/prisma/client";
import { SoundPool } from "@/lib/sound-pool";
import { keepsStatements, statementNames } from "@/lib/statement-name";

/** A client inside or outside a transaction: use cases take one so that they can join the caller's. */
export type Tx = Prisma.TransactionClient;
export { Prisma };

type Connected = { pool: pg.Pool; client: PrismaClient; nameOf: ((query: { sql: string }) => string) | null };

const shared = globalThis as { garfoDb?: Connected };

function connect(): Connected {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = env();
  const pool = new SoundPool({
    connectionString: DATABASE_URL,
    max: DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 15_000,
    keepAlive: true,
  });
  const nameOf = keepsStatements(DATABASE_URL) ? statementNames() : null;
  // Who disconnects is done: without this a script ends only when its idle connections do, 30 seconds later.
  const disposal = { disposeExternalPool: true };
  const adapter = new PrismaPg(pool, nameOf ? { ...disposal, statementNameGenerator: nameOf } : disposal);
  // A burst waits for a connection rather than failing after Prisma's default of 2 s.
  const transactionOptions = { maxWait: 10_000, timeout: 15_000 };
  return { pool, client: new PrismaClient({ adapter, errorFormat: "minimal", transactionOptions }), nameOf };
}

function connected(): Connected {
  shared.garfoDb ??= connect();
  return shared.garfoDb;
}

/** The process's one client; kept across hot reloads. */
export function db(): PrismaClient {
  return connected().client;
}

/**
 * One statement of ours, on the same connections but without Prisma's way around it, which costs the reads that every
 * request begins with as much as Postgres does. Columns come as the driver reads them: a `date` goes through JSON or text.
 * @param tx the transaction to read in, where there is one
 */
export async function select<Row>(tx: Tx | null, statement: Prisma.Sql): Promise<Row[]> {
  if (tx) return tx.$queryRaw<Row[]>(statement);
  const { pool, nameOf } = connected();
  const { text, values } = statement;
  const { rows } = await pool.query({ name: nameOf?.({ sql: text }) || undefined, text, values });
  return rows as Row[];
}

/**
 * Two statements in one trip, which costs a request as much as its work does. Each row travels as JSON: dates and numerics
 * are text in it, so that statements name their columns as they want to read them.
 */
export async function selectBoth<A, B>(
  tx: Tx | null,
  first: Prisma.Sql,
  second: Prisma.Sql,
): Promise<[A[], B[]]> {
  const [both] = await select<{ first: A[]; second: B[] }>(
    tx,
    Prisma.sql`
    SELECT (SELECT coalesce(json_agg(one), '[]') FROM (${first}) one) AS first,
      (SELECT coalesce(json_agg(two), '[]') FROM (${second}) two) AS second`,
  );
  return both ? [both.first, both.second] : [[], []];
}

/** The context's transaction, else the client outside of any. */
export function dbOf(ctx: { tx: Tx | null }): Tx {
  return ctx.tx ?? db();
}

/** Runs `work` in the context's transaction, or in one of its own when there is none; `work` gets the context to pass on. */
export function inTransaction<C extends { tx: Tx | null }, T>(
  ctx: C,
  work: (tx: Tx, ctx: C & { tx: Tx }) => Promise<T>,
): Promise<T>;
export function inTransaction<T>(tx: Tx | null, work: (tx: Tx) => Promise<T>): Promise<T>;
export function inTransaction<T>(
  joined: { tx: Tx | null } | Tx | null,
  work: (tx: Tx, ctx: never) => Promise<T>,
): Promise<T> {
  const ctx = joined && "tx" in joined ? (joined as { tx: Tx | null }) : { tx: joined as Tx | null };
  const run = (tx: Tx) => work(tx, { ...ctx, tx } as never);
  return ctx.tx ? run(ctx.tx) : db().$transaction(run);
}
