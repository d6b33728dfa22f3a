import "server-only";
import { now } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { removeImportBatch } from "@/lib/imports/remove-import.server";
import { type ImportKey, storeImportBatch } from "@/lib/imports/store-import.server";
import { KeyedRunner } from "@/lib/jobs/keyed-runner";
import { log } from "@/lib/log";

/** Nobody waits for years of data to come in as they wait for an answer. */
const AT_ONCE = 2;
const SWEEP_SIZE = 100;

const shared = globalThis as { garfoImports?: KeyedRunner };

export function importQueue(): KeyedRunner {
  shared.garfoImports ??= new KeyedRunner(AT_ONCE, (error) => {
    log().warn({ name: (error as Error).name }, "an import waits for another attempt");
  });
  return shared.garfoImports;
}

/** Goes on with these imports, soon and in this process, a batch at a time so that others get their turn. */
export function wakeImports(imports: Iterable<ImportKey>): void {
  for (const { userId, id } of imports) importQueue().wake(id, () => runBatch({ userId, id }));
}

/** Goes on with every import that is under way or being taken back: after a crash from where it was. */
export async function sweepImports(): Promise<void> {
  const rows = await db().diaryImport.findMany({
    where: { status: { in: ["running", "undoing"] } },
    select: { userId: true, id: true },
    orderBy: { createdAt: "asc" },
    take: SWEEP_SIZE,
  });
  wakeImports(rows);
}

async function runBatch(key: ImportKey): Promise<number | null> {
  const ctx: Context<null> = {
    actor: { kind: "job", name: "imports" },
    person: null,
    now: now(),
    locale: DEFAULT_LOCALE,
    tx: null,
  };
  const row = await db().diaryImport.findUnique({ where: { userId_id: key }, select: { status: true } });
  const hasMore =
    row?.status === "undoing"
      ? await removeImportBatch(ctx, key)
      : row?.status === "running" && (await storeImportBatch(ctx, key));
  return hasMore ? 0 : null;
}
