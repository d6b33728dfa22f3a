import "server-only";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Context } from "@/lib/context";
import { db, inTransaction, Prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { ImportAnswer, ImportChoices } from "@/lib/imports/import-schema";
import { inOrder, summaryOf } from "@/lib/imports/import-summary";
import { loadImport } from "@/lib/imports/load-imports.server";
import { loadKnownEntries } from "@/lib/imports/load-known-entries.server";
import { readImportFile } from "@/lib/imports/read-import-file.server";
import { loadOwnFoods } from "@/lib/nutrition/own-foods/load-own-foods.server";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { timeOrderedId } from "@/lib/time-ordered-id";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

type File = { bytes: Uint8Array; name: string };

/**
 * Reads a file and keeps what was recognised for its owner to look at; of the diary nothing changes. Whatever was looked at
 * before and not begun is forgotten.
 * @throws AppError validation, naming why the file cannot be read
 */
export async function previewImport(ctx: Context, { bytes, name }: File): Promise<ImportAnswer> {
  const id = timeOrderedId();
  const { userId } = ctx.person;
  const fileHash = createHash("sha256").update(bytes).digest("base64url");
  const read = await readAs(ctx, { bytes, fileHash }, {});
  const file = await pack(bytes);
  await inTransaction(ctx, async (tx) => {
    await tx.diaryImport.deleteMany({ where: { userId, status: "preview" } });
    await tx.diaryImport.create({
      data: { userId, id, fileName: name, fileHash, file: new Uint8Array(file), createdAt: ctx.now, ...read },
    });
  });
  return loadImport(ctx, { id });
}

/**
 * Reads the same file otherwise: other columns, another order of dates, another unit of weight.
 * @throws AppError not_found; conflict once it was begun
 */
export async function changeImport(
  ctx: Context,
  { id, ...choices }: ImportChoices & { id: string },
): Promise<ImportAnswer> {
  const { userId } = ctx.person;
  const row = await db().diaryImport.findUnique({ where: { userId_id: { userId, id } } });
  if (!row) throw new AppError("not_found");
  if (row.status !== "preview" || !row.file) throw new AppError("conflict");
  const read = await readAs(ctx, { bytes: await unpack(row.file), fileHash: row.fileHash }, choices);
  const { count } = await db().diaryImport.updateMany({
    where: { userId, id, status: "preview" },
    data: read,
  });
  if (count === 0) throw new AppError("conflict");
  return loadImport(ctx, { id });
}

async function readAs(
  ctx: Context,
  { bytes, fileHash }: { bytes: Uint8Array; fileHash: string },
  choices: ImportChoices,
) {
  const { userId, timeZone } = ctx.person;
  const own = new Map((await loadOwnFoods(ctx)).map((food) => [searchKey(food.name), food]));
  const read = await readImportFile(bytes, choices, { now: ctx.now, timeZone, locale: ctx.locale, own });
  if (typeof read === "string") throw new AppError("validation", {}, { fields: { file: read } });
  const entries = inOrder(read.entries);
  const [from, to] = [entries[0]?.day, entries.at(-1)?.day];
  const [diary, again] = await Promise.all([
    from && to
      ? loadKnownEntries(null, userId, { from, to })
      : { known: new Map(), logged: new Set<string>() },
    db().diaryImport.count({ where: { userId, fileHash, status: { in: ["running", "done"] } } }),
  ]);
  const summary = summaryOf({ ...read, entries }, { ...diary, sameFile: again > 0 });
  return {
    source: read.source,
    total: entries.length,
    entries: new Uint8Array(await pack(JSON.stringify(entries))),
    foods: read.foods.length > 0 ? read.foods : Prisma.DbNull,
    summary,
  };
}
