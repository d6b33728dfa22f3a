import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import { loadPractice } from "@/lib/care/load-practice.server";
import type { Practice, PracticeBody, RequestBody } from "@/lib/care/practice-schema";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

/**
 * Asks to work here as a nutritionist; asked again before it is decided, the newer words count.
 * @throws AppError already_nutritionist
 */
export function askPractice(ctx: Context<Viewer>, body: RequestBody): Promise<Practice> {
  const { now, person } = ctx;
  const { userId } = person;
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const { role } = await tx.person.findUniqueOrThrow({ where: { userId }, select: { role: true } });
    if (role === "nutritionist") throw new AppError("already_nutritionist");
    await tx.nutritionistRequest.updateMany({
      where: { userId, status: "open" },
      data: { status: "withdrawn", decidedAt: now },
    });
    await tx.nutritionistRequest.create({ data: { userId, ...body, requestedAt: now } });
    return loadPractice(ctx);
  });
}

/** Takes an open request back; without one, nothing happens. */
export function withdrawRequest(ctx: Context<Viewer>): Promise<Practice> {
  return inTransaction(ctx, async (tx, ctx) => {
    await tx.nutritionistRequest.updateMany({
      where: { userId: ctx.person.userId, status: "open" },
      data: { status: "withdrawn", decidedAt: ctx.now },
    });
    return loadPractice(ctx);
  });
}

/** What stands on one's letter paper. @throws AppError not_found for who was made a nutritionist without a number */
export function savePractice(ctx: Context<Viewer>, body: PracticeBody): Promise<Practice> {
  return inTransaction(ctx, async (tx, ctx) => {
    const { count } = await tx.nutritionist.updateMany({
      where: { userId: ctx.person.userId },
      data: body,
    });
    if (count === 0) throw new AppError("not_found");
    return loadPractice(ctx);
  });
}
