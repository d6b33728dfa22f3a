import "server-only";
import { z } from "zod";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import type { LeadRow, leadsQuery } from "@/lib/admin/business/business-schema";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";

const place = z.tuple([cursorInstant, z.guid()]);

/** Who wants to work with us, newest first. */
export async function listLeads({
  q,
  state,
  audience,
  cursor,
  limit,
}: z.output<typeof leadsQuery>): Promise<{ leads: LeadRow[]; nextCursor: string | null }> {
  const after = readCursor(cursor, place);
  const said = { contains: q, mode: "insensitive" } as const;
  const rows = await db().lead.findMany({
    where: {
      closedAt: state === "open" ? null : { not: null },
      ...(audience ? { audience } : {}),
      AND: [
        q ? { OR: [{ name: said }, { email: said }] } : {},
        after
          ? {
              OR: [
                { createdAt: { lt: new Date(after[0]) } },
                { createdAt: new Date(after[0]), id: { lt: after[1] } },
              ],
            }
          : {},
      ],
    },
    include: { company: { select: { id: true, name: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  const page = pageOf(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
  return {
    leads: page.rows.map(({ createdAt, closedAt, locale: _, companyId: __, ...lead }) => ({
      ...lead,
      createdAt: createdAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    })),
    nextCursor: page.nextCursor,
  };
}

/** Puts a request away, or takes it up again. @throws AppError not_found, nothing_to_change */
export async function settleLead(
  asked: Context,
  { id, action, reason }: { id: string; action: "close" | "reopen"; reason: string },
): Promise<void> {
  const isClosing = action === "close";
  await inTransaction(asAdministrator(asked), async (tx, ctx) => {
    if ((await tx.lead.count({ where: { id } })) === 0) throw new AppError("not_found");
    const { count } = await tx.lead.updateMany({
      where: { id, closedAt: isClosing ? null : { not: null } },
      data: { closedAt: isClosing ? ctx.now : null },
    });
    if (count === 0) throw new AppError("nothing_to_change");
    await noteAction(ctx, {
      action: isClosing ? "lead.closed" : "lead.reopened",
      subject: { type: "lead", id },
      before: { closed: !isClosing },
      after: { closed: isClosing },
      reason,
    });
  });
}
