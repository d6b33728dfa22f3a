import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/env";
import { Prisma, PrismaClient } from "@/lib/generated/prisma/client";
import { ReadsAtOnce } from "@/lib/reads-at-once";
import { SoundPool } from "@/lib/sound-pool";
import { keepsStatements, statementNames } from "@/lib/statement-name";

/** A client inside or outside a transaction: use cases take one so that they can join the caller's. */
export type Tx = Prisma.TransactionClient;
export { Prisma };

type Connected = {
  client: PrismaClient;
  query: <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;
  reads: ReadsAtOnce;
};

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
  const query = async <Row>(text: string, values: readonly unknown[]) => {
    const name = nameOf?.({ sql: text }) || undefined;
    return (await pool.query({ name, text, values: [...values] })).rows as Row[];
  };
  const client = new PrismaClient({ adapter, errorFormat: "minimal", transactionOptions });
  return { client, query, reads: new ReadsAtOnce(query) };
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
  return connected().query(statement.text, statement.values);
}

/**
 * A read of one row at most, together with others that are asked for at the same moment (`ReadsAtOnce`): for what every
 * screen begins with. @returns the row, to be read only
 */
export async function selectOne<Row>(tx: Tx | null, statement: Prisma.Sql): Promise<Row | undefined> {
  if (tx) return (await tx.$queryRaw<Row[]>(statement))[0];
  return (await connected().reads.read(statement)) as Row | undefined;
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
  const both = await selectOne<{ first: A[]; second: B[] }>(
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
