import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { type ImportAnswer, type ImportSummary, type Imports, UNDO_DAYS } from "@/lib/imports/import-schema";

const SHOWN = 20;

/** Without the file and what was read of it, which nobody needs to look at. */
const SHOWN_COLUMNS = {
  id: true,
  source: true,
  fileName: true,
  status: true,
  total: true,
  done: true,
  stored: true,
  duplicates: true,
  kept: true,
  createdAt: true,
  finishedAt: true,
} as const;

type Row = {
  id: string;
  source: ImportAnswer["source"];
  fileName: string;
  status: ImportAnswer["status"];
  total: number;
  done: number;
  stored: number;
  duplicates: number;
  kept: number;
  createdAt: Date;
  finishedAt: Date | null;
};

/** The caller's imports, the newest first. */
export async function loadImports(ctx: Context): Promise<Imports> {
  const rows = await dbOf(ctx).diaryImport.findMany({
    where: { userId: ctx.person.userId },
    orderBy: { createdAt: "desc" },
    take: SHOWN,
    select: SHOWN_COLUMNS,
  });
  return { imports: rows.map((row) => answerOf(row, ctx.now)) };
}

/** One of them, with what was recognised of its file. @throws AppError not_found */
export async function loadImport(ctx: Context, { id }: { id: string }): Promise<ImportAnswer> {
  const { userId } = ctx.person;
  const row = await dbOf(ctx).diaryImport.findUnique({
    where: { userId_id: { userId, id } },
    select: { ...SHOWN_COLUMNS, summary: true },
  });
  if (!row) throw new AppError("not_found");
  return { ...answerOf(row, ctx.now), summary: row.summary as ImportSummary };
}

/** Until when an import can be taken back; null before it is finished and when it is too late. */
export function undoUntil(finishedAt: Date | null, now: Date): Date | null {
  const until = finishedAt && new Date(finishedAt.getTime() + UNDO_DAYS * DAY_MS);
  return until && until > now ? until : null;
}

function answerOf(row: Row, now: Date): Imports["imports"][number] {
  const { total, done, createdAt, finishedAt, ...shown } = row;
  const until = row.status === "done" ? undoUntil(finishedAt, now) : null;
  return {
    ...shown,
    progress: { done, of: total },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    undoUntil: until?.toISOString() ?? null,
  };
}
