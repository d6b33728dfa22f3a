import "server-only";
import { openPatient } from "@/lib/care/read-patient.server";
import { type AnamnesisBody, type AnamnesisView, anamnesisSchema } from "@/lib/care/records/record-schema";
import type { Context } from "@/lib/context";
import { dbOf, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";

/** What this nutritionist asked and wrote down; empty before the first time. @throws AppError not_found */
export async function loadAnamnesis(ctx: Context, { id }: { id: string }): Promise<AnamnesisView> {
  await openPatient(ctx, id, { area: "profile" });
  return readAnamnesis(ctx, id);
}

/**
 * Keeps all sections as they are sent.
 * @throws AppError not_found; version_conflict when another tab has kept it since
 */
export function saveAnamnesis(
  ctx: Context,
  { id, ...body }: { id: string } & AnamnesisBody,
): Promise<AnamnesisView> {
  return inTransaction(ctx, async (tx, ctx) => {
    await openPatient(ctx, id, { area: "profile", look: "change" });
    const whose = { patientId: id, nutritionistId: ctx.person.userId };
    const { version, sections } = body;
    const data = { sections, version: version + 1, updatedAt: ctx.now };
    const { count } =
      version === 0
        ? await tx.anamnesis.createMany({ data: { ...whose, ...data }, skipDuplicates: true })
        : await tx.anamnesis.updateMany({ where: { ...whose, version }, data });
    if (count === 0) throw new AppError("version_conflict");
    return readAnamnesis(ctx, id);
  });
}

async function readAnamnesis(ctx: Context, patientId: string): Promise<AnamnesisView> {
  const row = await dbOf(ctx).anamnesis.findUnique({
    where: { patientId_nutritionistId: { patientId, nutritionistId: ctx.person.userId } },
  });
  if (!row) return { version: 0, sections: {}, updatedAt: null };
  const { version, sections, updatedAt } = row;
  return anamnesisSchema.parse({ version, sections, updatedAt: updatedAt.toISOString() });
}
