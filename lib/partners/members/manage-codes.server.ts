import "server-only";
import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { ProfessionalCode } from "@/lib/generated/prisma/client";
import { addDays, instantAt } from "@/lib/nutrition/calendar/day";
import { companyOf } from "@/lib/partners/company-of";
import type { CodeRow, codeBody } from "@/lib/partners/members/member-schema";
import { CODE_LENGTH, professionalCodeOf, shownCode } from "@/lib/partners/professional-code";

const ZONE = "America/Sao_Paulo";
const MOST = 500;

/** The company's codes, the latest first. */
export async function listCodes(ctx: Context<Viewer>): Promise<{ codes: CodeRow[] }> {
  const { id: companyId } = companyOf(ctx.person);
  const rows = await db().professionalCode.findMany({
    where: { companyId },
    orderBy: { createdAt: "desc" },
    take: MOST,
  });
  return { codes: rows.map((row) => codeRowOf(row, ctx.now)) };
}

/** Draws a code for a professional of the company. @throws AppError invalid_day for a last day that is over */
export function createCode(
  ctx: Context<Viewer>,
  { professional, limit = null, expiresOn = null }: z.output<typeof codeBody>,
): Promise<CodeRow> {
  const { id: companyId } = companyOf(ctx.person);
  const expiresAt = expiresOn === null ? null : instantAt(addDays(expiresOn, 1), 0, ZONE);
  if (expiresAt && expiresAt <= ctx.now) {
    throw new AppError("invalid_day", {}, { fields: { expiresOn: "date" } });
  }
  return inTransaction(ctx, async (tx, ctx) => {
    const code = professionalCodeOf(randomBytes(CODE_LENGTH));
    const data = { companyId, code, professional, usesLimit: limit, expiresAt, createdAt: ctx.now };
    const made = await tx.professionalCode.create({ data });
    const after = { companyId, limit, expiresOn };
    await noteAction(ctx, { action: "code.created", subject: { type: "code", id: made.id }, after });
    return codeRowOf(made, ctx.now);
  });
}

/** Ends a code: nobody comes in with it any more, who came stays. @throws AppError not_found, nothing_to_change */
export function endCode(ctx: Context<Viewer>, { id }: { id: string }): Promise<CodeRow> {
  const { id: companyId } = companyOf(ctx.person);
  return inTransaction(ctx, async (tx, ctx) => {
    if ((await tx.professionalCode.count({ where: { id, companyId } })) === 0)
      throw new AppError("not_found");
    const { count } = await tx.professionalCode.updateMany({
      where: { id, companyId, active: true },
      data: { active: false },
    });
    if (count === 0) throw new AppError("nothing_to_change");
    await noteAction(ctx, {
      action: "code.ended",
      subject: { type: "code", id },
      before: { active: true },
      after: { active: false },
    });
    return codeRowOf(await tx.professionalCode.findUniqueOrThrow({ where: { id } }), ctx.now);
  });
}

function codeRowOf(row: ProfessionalCode, now: Date): CodeRow {
  const { id, code, professional, uses, usesLimit, expiresAt, active, createdAt } = row;
  const isUsedUp = usesLimit !== null && uses >= usesLimit;
  return {
    ...{ id, professional, uses, limit: usesLimit, code: shownCode(code) },
    expiresAt: expiresAt?.toISOString() ?? null,
    state: !active ? "ended" : expiresAt && expiresAt <= now ? "expired" : isUsedUp ? "used_up" : "active",
    createdAt: createdAt.toISOString(),
  };
}
