import "server-only";
import { openPatient, requirePatient } from "@/lib/care/read-patient.server";
import type { Comment, CommentBody, Comments } from "@/lib/care/records/record-schema";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type Day, dateOf, dayOf } from "@/lib/nutrition/calendar/day";

const MAX_ON_DAY = 50;
const WRITER = { nutritionist: { select: { profile: { select: { id: true, name: true } } } } } as const;

/** Says something to a patient about a day or one of its meals; it reaches their diary now and WhatsApp within a minute. @throws AppError not_found */
export function addComment(ctx: Context, { id, ...body }: { id: string } & CommentBody): Promise<Comment> {
  const { day, meal = null, text } = body;
  return inTransaction(ctx, async (tx, ctx) => {
    await openPatient(ctx, id, { area: "diary", look: "change", day });
    const on = { patientId: id, day: dateOf(day) };
    if (
      meal &&
      (await tx.meal.count({ where: { userId: id, id: meal, day: on.day, deletedAt: null } })) === 0
    )
      throw new AppError("not_found");
    const nutritionistId = ctx.person.userId;
    if ((await tx.diaryComment.count({ where: { ...on, nutritionistId } })) >= MAX_ON_DAY)
      throw new AppError("validation", {}, { fields: { text: "too_many" } });
    const row = await tx.diaryComment.create({
      data: { ...on, nutritionistId, mealId: meal, text, createdAt: ctx.now },
      include: WRITER,
    });
    return commentView(row);
  });
}

/** Takes one's own comment back. @throws AppError not_found */
export async function dropComment(
  ctx: Context,
  { id, record }: { id: string; record: string },
): Promise<void> {
  await requirePatient(ctx, id);
  const { count } = await db().diaryComment.deleteMany({
    where: { patientId: id, nutritionistId: ctx.person.userId, id: record },
  });
  if (count === 0) throw new AppError("not_found");
}

/** One's own comments on a patient's day. @throws AppError not_found */
export async function loadWrittenComments(
  ctx: Context,
  { id, day }: { id: string; day: Day },
): Promise<Comments> {
  await requirePatient(ctx, id, "diary");
  const rows = await db().diaryComment.findMany({
    where: { patientId: id, nutritionistId: ctx.person.userId, day: dateOf(day) },
    include: WRITER,
    orderBy: { id: "asc" },
    take: MAX_ON_DAY,
  });
  return { comments: rows.map(commentView) };
}

/** What nutritionists said about the caller's day. To look at it is to have seen it. */
export async function loadComments(ctx: Context, { day }: { day: Day }): Promise<Comments> {
  const where = { patientId: ctx.person.userId, day: dateOf(day) };
  const rows = await db().diaryComment.findMany({
    where,
    include: WRITER,
    orderBy: { id: "asc" },
    take: 200,
  });
  if (rows.some(({ seenAt }) => seenAt === null))
    await db().diaryComment.updateMany({ where: { ...where, seenAt: null }, data: { seenAt: ctx.now } });
  return { comments: rows.map(commentView) };
}

type Row = {
  id: string;
  day: Date;
  mealId: string | null;
  text: string;
  createdAt: Date;
  seenAt: Date | null;
  nutritionist: { profile: { id: string; name: string } };
};

function commentView({ id, day, mealId, text, createdAt, seenAt, nutritionist }: Row): Comment {
  return {
    ...{ id, text, day: dayOf(day), meal: mealId, nutritionist: nutritionist.profile },
    createdAt: createdAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  };
}
