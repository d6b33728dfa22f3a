import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine, SchemasContainer } from "@prisma/schema-engine-wasm";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import { SHADOW_INIT } from "@/local/supabase/prepare";

export const MIGRATIONS = join(process.cwd(), "prisma", "migrations");
export const LOCK_FILE = join(MIGRATIONS, "migration_lock.toml");
export const LOCK =
  '# Kept for `prisma migrate`, which reads the connector from here.\nprovider = "postgresql"\n';
export const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * Prisma's schema engine as WebAssembly over the pg driver: applies and writes migrations without the engine binary
 * that `prisma migrate` would download, and keeps the same `_prisma_migrations` table.
 */
export async function withSchemaEngine<T>(
  databaseUrl: string,
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  shared.garfoSchemaEngine ??= load();
  await shared.garfoSchemaEngine;

  const database = openDatabase(databaseUrl);
  try {
    const datamodels = readSchema().files.map(({ path, content }): [string, string] => [path, content]);
    const adapter = bindMigrationAwareSqlAdapterFactory(database.factory);
    const engine = await bindings.SchemaEngine.new({ datamodels }, () => {}, adapter);
    try {
      return await use(engine);
    } catch (error) {
      // What the driver said is kept on our side; the engine only knows its number.
      const number = /External error id#(\d+)/.exec(String(error))?.[1];
      const { error: cause } = (number && adapter.errorRegistry.consumeError(Number(number))) || { error };
      throw cause;
    } finally {
      engine.free();
    }
  } finally {
    await database.close();
  }
}

/**
 * Once in a process, also where this file is evaluated anew for each test file and the bindings are not: they keep views
 * into the memory of the instance that they were first given.
 */
const shared = globalThis as { garfoSchemaEngine?: Promise<void> };

async function load(): Promise<void> {
  const wasmFile = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile.replace(/\.js$/, ".wasm")), {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  // The engine leaves the words of a panic here; without it they are lost.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) },
  });
  const glue = bindings as unknown as { __wbg_set_wasm(wasm: WebAssembly.Exports): void };
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/** prisma/schema.prisma as the engine takes it. */
export function readSchema(): SchemasContainer {
  const path = join(process.cwd(), "prisma", "schema.prisma");
  return { files: [{ path, content: readFileSync(path, "utf8") }] };
}

/** All migrations of prisma/migrations, oldest first. */
export function readMigrations(): MigrationList {
  const names = existsSync(MIGRATIONS)
    ? readdirSync(MIGRATIONS, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? entry.name : [],
      )
    : [];
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: "migration_lock.toml", content: LOCK },
    shadowDbInitScript: SHADOW_INIT,
    migrationDirectories: names.sort().map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(join(MIGRATIONS, name, "migration.sql"), "utf8") },
      },
    })),
  };
}

/**
 * The database as Prisma's adapter takes it. The adapter's own shadow database ignores the name it draws when the
 * connection is given as an address, and then tries migrations on the real one: hence one of our own.
 */
function openDatabase(databaseUrl: string): {
  factory: SqlMigrationAwareDriverAdapterFactory;
  close(): Promise<void>;
} {
  const pool = new CataloguePool({ connectionString: databaseUrl, max: 4, connectionTimeoutMillis: 10_000 });
  const { provider, adapterName } = new PrismaPg(pool);
  const shadows: { name: string; pool: pg.Pool }[] = [];

  const connectToShadowDb = async () => {
    const name = `garfo_shadow_${randomUUID().replaceAll("-", "")}`;
    await pool.query(`CREATE DATABASE ${name}`);
    const address = new URL(databaseUrl);
    address.pathname = `/${name}`;
    const shadow = { name, pool: new CataloguePool({ connectionString: address.href, max: 4 }) };
    // Dropping the database by force may overtake the goodbye of a connection.
    shadow.pool.on("error", () => {});
    shadows.push(shadow);
    return connectCatalogue(shadow.pool);
  };
  return {
    factory: { provider, adapterName, connect: () => connectCatalogue(pool), connectToShadowDb },
    async close() {
      for (const shadow of shadows) {
        await shadow.pool.end();
        await pool.query(`DROP DATABASE ${shadow.name} WITH (FORCE)`);
      }
      await pool.end();
    },
  };
}

const CHAR = 18;
const TEXT = 25;
const charColumns = new WeakMap<object, number[]>();

/**
 * PostgreSQL's catalogue tables have columns of the type "char", which the engine asks for and the adapter refuses:
 * the pool passes them off as text and remembers them, and the connection says afterwards what they are.
 */
class CataloguePool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads; the adapter uses the promise one.
  override async query(config: any): Promise<any> {
    const result = await super.query(config);
    // A script of several statements answers one result each, and nobody reads those.
    if (Array.isArray(result)) return result;
    const columns = (result.fields as pg.FieldDef[]).flatMap((field, index) =>
      field.dataTypeID === CHAR ? index : [],
    );
    for (const index of columns) result.fields[index]!.dataTypeID = TEXT;
    charColumns.set(result.rows, columns);
    return result;
  }
}

async function connectCatalogue(pool: CataloguePool): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg(pool).connect();
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of charColumns.get(result.rows) ?? [])
      result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  // The adapter's own takes every semicolon for an end, those within a function's body too.
  adapter.executeScript = async (script) => {
    for (const sql of statementsOf(script)) await adapter.executeRaw({ sql, args: [], argTypes: [] });
  };
  return adapter;
}

/** The statements of a script, cut at semicolons outside of $$ bodies. */
function statementsOf(script: string): string[] {
  const cut = script.split("$$").flatMap((part, i) => (i % 2 ? [`$$${part}$$`] : part.split(/(;)/)));
  const statements = [""];
  for (const part of cut) {
    if (part === ";") statements.push("");
    else statements.push(`${statements.pop()}${part}`);
  }
  return statements.map((sql) => sql.trim()).filter(Boolean);
}
