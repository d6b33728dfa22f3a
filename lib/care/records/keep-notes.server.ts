import "server-only";
import { requirePatient } from "@/lib/care/read-patient.server";
import type { Note, Notes, RecordsQuery } from "@/lib/care/records/record-schema";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { CareNote } from "@/lib/generated/prisma/client";

const MAX_NOTES = 2_000;

/** A nutritionist's own notes about a patient, the newest first. @throws AppError not_found */
export async function loadNotes(
  ctx: Context,
  { id, cursor, limit }: { id: string } & RecordsQuery,
): Promise<Notes> {
  await requirePatient(ctx, id);
  const rows = await db().careNote.findMany({
    where: { nutritionistId: ctx.person.userId, patientId: id, ...(cursor ? { id: { lt: cursor } } : {}) },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  const shown = rows.slice(0, limit);
  return { notes: shown.map(noteView), nextCursor: rows.length > limit ? shown.at(-1)!.id : null };
}

/** @throws AppError not_found; validation beyond 2,000 notes about a patient */
export async function addNote(ctx: Context, { id, text }: { id: string; text: string }): Promise<Note> {
  const { now, person } = ctx;
  await requirePatient(ctx, id);
  const whose = { nutritionistId: person.userId, patientId: id };
  if ((await db().careNote.count({ where: whose })) >= MAX_NOTES)
    throw new AppError("validation", {}, { fields: { text: "too_many" } });
  return noteView(await db().careNote.create({ data: { ...whose, text, createdAt: now, updatedAt: now } }));
}

type Which = { id: string; record: string };

/** @throws AppError not_found, also for another nutritionist's */
export async function editNote(ctx: Context, { id, record, text }: Which & { text: string }): Promise<Note> {
  await requirePatient(ctx, id);
  const where = { nutritionistId: ctx.person.userId, patientId: id, id: record };
  const [row] = await db().careNote.updateManyAndReturn({ where, data: { text, updatedAt: ctx.now } });
  if (!row) throw new AppError("not_found");
  return noteView(row);
}

/** @throws AppError not_found */
export async function dropNote(ctx: Context, { id, record }: Which): Promise<void> {
  await requirePatient(ctx, id);
  const { count } = await db().careNote.deleteMany({
    where: { nutritionistId: ctx.person.userId, patientId: id, id: record },
  });
  if (count === 0) throw new AppError("not_found");
}

function noteView({ id, text, createdAt, updatedAt }: CareNote): Note {
  return { id, text, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
