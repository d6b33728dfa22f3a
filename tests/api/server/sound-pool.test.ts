import { expect, it, vi } from "vitest";
import { SoundPool } from "@/lib/sound-pool";
import { sql } from "@/tests/factories";

const open = () =>
  new SoundPool({
    connectionString: process.env.DATABASE_URL,
    max: 1,
    query_timeout: 300,
    idleTimeoutMillis: 0,
  });
const pidOf = async (pool: SoundPool) => (await pool.query("SELECT pg_backend_pid() AS pid")).rows[0].pid;
const key = () => Math.floor(Math.random() * 2 ** 31);

it("keeps no transaction open whose statement was given up, and hands its connection to nobody", async () => {
  const [pool, holder, lock] = [open(), open(), key()];
  try {
    const first = await pidOf(pool);
    const held = await holder.connect();
    await held.query("SELECT pg_advisory_lock($1)", [lock]);
    const client = await pool.connect();
    await client.query("BEGIN");
    await expect(client.query("SELECT pg_advisory_xact_lock($1)", [lock])).rejects.toThrow("read timeout");
    await expect(client.query("ROLLBACK")).rejects.toThrow("read timeout");
    client.release();
    expect(await pidOf(pool)).not.toBe(first);
    await held.query("SELECT pg_advisory_unlock($1)", [lock]);
    held.release();
    await vi.waitFor(async () =>
      expect(await sql("SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1", [lock])).toEqual(
        [],
      ),
    );
  } finally {
    await Promise.all([pool.end(), holder.end()]);
  }
});

it("takes no connection back within a transaction, and every other", async () => {
  const pool = open();
  try {
    const first = await pidOf(pool);
    expect(await pidOf(pool)).toBe(first);
    const client = await pool.connect();
    await client.query("BEGIN");
    await expect(client.query("SELECT 1 / 0")).rejects.toThrow("division");
    await client.query("ROLLBACK");
    client.release();
    expect(await pidOf(pool)).toBe(first);
    const left = await pool.connect();
    await left.query("BEGIN");
    left.release();
    expect(await pidOf(pool)).not.toBe(first);
  } finally {
    await pool.end();
  }
});
