import "server-only";
import { z } from "zod";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";
import { companyOf } from "@/lib/partners/company-of";
import type { InvitationRow, invitationsQuery } from "@/lib/partners/members/member-schema";

const place = z.tuple([cursorInstant, z.uuid()]);

/** Whom the caller's company has asked, the last first. */
export async function listInvitations(
  ctx: Context<Viewer>,
  { q, state, cursor, limit }: z.output<typeof invitationsQuery>,
): Promise<{ invitations: InvitationRow[]; nextCursor: string | null }> {
  const { id: companyId } = companyOf(ctx.person);
  const after = readCursor(cursor, place);
  const said = { contains: q, mode: "insensitive" } as const;
  const rows = await db().companyInvitation.findMany({
    where: {
      companyId,
      status: state === "open" ? "open" : { not: "open" },
      AND: [
        q ? { OR: [{ email: said }, { name: said }] } : {},
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
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  const page = pageOf(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
  return {
    invitations: page.rows.map(({ id, email, name, role, status, createdAt, expiresAt }) => ({
      ...{ id, email, name, role },
      status: status === "open" && expiresAt <= ctx.now ? "expired" : status,
      ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
    })),
    nextCursor: page.nextCursor,
  };
}

/** Takes an invitation back; its seat is free again. @throws AppError not_found unless it is open and one's company's */
export async function cancelCompanyInvitation(ctx: Context<Viewer>, { id }: { id: string }): Promise<void> {
  const { id: companyId } = companyOf(ctx.person);
  await inTransaction(ctx, async (tx, ctx) => {
    const { count } = await tx.companyInvitation.updateMany({
      where: { companyId, id, status: "open" },
      data: { status: "cancelled", answeredAt: ctx.now },
    });
    if (count === 0) throw new AppError("not_found");
    const subject = { type: "invitation", id } as const;
    await noteAction(ctx, { action: "invitation.cancelled", subject, after: { companyId } });
  });
}
