import "server-only";
import { z } from "zod";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import type { ErrorRow, errorsQuery } from "@/lib/admin/operation/operation-schema";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";

const place = z.tuple([cursorInstant, z.string().max(80)]);

/** Errors of browsers, folded by kind and version, the last seen first. They are text, and shown as text. */
export async function listErrors({
  q,
  state,
  cursor,
  limit,
}: z.output<typeof errorsQuery>): Promise<{ errors: ErrorRow[]; nextCursor: string | null }> {
  const after = readCursor(cursor, place);
  const rows = await db().errorReport.findMany({
    where: {
      resolvedAt: state === "open" ? null : { not: null },
      ...(q ? { message: { contains: q, mode: "insensitive" as const } } : {}),
      ...(after && {
        OR: [
          { lastSeen: { lt: new Date(after[0]) } },
          { lastSeen: new Date(after[0]), fingerprint: { lt: after[1] } },
        ],
      }),
    },
    orderBy: [{ lastSeen: "desc" }, { fingerprint: "desc" }],
    take: limit + 1,
  });
  const page = pageOf(rows, limit, ({ lastSeen, fingerprint }) => [lastSeen.toISOString(), fingerprint]);
  return {
    errors: page.rows.map(({ fingerprint, firstSeen, lastSeen, resolvedAt, url, ...row }) => ({
      ...{ id: fingerprint, message: row.message, version: row.version, stack: row.stack, page: url },
      ...{ count: row.count, browsers: row.browsers, resolvedAt: resolvedAt?.toISOString() ?? null },
      ...{ firstSeen: firstSeen.toISOString(), lastSeen: lastSeen.toISOString() },
    })),
    nextCursor: page.nextCursor,
  };
}

/** Says that an error is mended; seen again, it comes back by itself. @throws AppError not_found, nothing_to_change */
export async function resolveError(
  asked: Context,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(asAdministrator(asked), async (tx, ctx) => {
    if ((await tx.errorReport.count({ where: { fingerprint: id } })) === 0) throw new AppError("not_found");
    const { count } = await tx.errorReport.updateMany({
      where: { fingerprint: id, resolvedAt: null },
      data: { resolvedAt: ctx.now },
    });
    if (count === 0) throw new AppError("nothing_to_change");
    await noteAction(ctx, {
      action: "error.resolved",
      subject: { type: "error", id },
      before: { resolved: false },
      after: { resolved: true },
      reason,
    });
  });
}
