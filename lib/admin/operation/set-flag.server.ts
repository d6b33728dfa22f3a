import "server-only";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import type { FlagRow } from "@/lib/admin/operation/operation-schema";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { FLAG_NAMES, FLAGS, type FlagName } from "@/lib/flags/flag";
import { forgetFlags } from "@/lib/flags/read-flags.server";

export async function listFlags(): Promise<{ flags: FlagRow[] }> {
  const rows = new Map((await db().featureFlag.findMany()).map((row) => [row.name, row]));
  return {
    flags: FLAG_NAMES.map((name) => ({
      name,
      isOn: rows.get(name)?.isOn ?? FLAGS[name],
      changedAt: rows.get(name)?.updatedAt.toISOString() ?? null,
    })),
  };
}

/** Turns something on or off for everybody, felt within seconds. @throws AppError nothing_to_change */
export async function setFlag(
  asked: Context,
  { name, isOn, reason }: { name: FlagName; isOn: boolean; reason: string },
): Promise<{ flags: FlagRow[] }> {
  await inTransaction(asAdministrator(asked), async (tx, ctx) => {
    await tx.featureFlag.createMany({
      data: [{ name, isOn: FLAGS[name], updatedAt: ctx.now }],
      skipDuplicates: true,
    });
    const { count } = await tx.featureFlag.updateMany({
      where: { name, isOn: !isOn },
      data: { isOn, updatedAt: ctx.now },
    });
    if (count === 0) throw new AppError("nothing_to_change");
    const subject = { type: "flag", id: name } as const;
    await noteAction(ctx, {
      ...{ action: "flag.changed", subject, reason },
      before: { isOn: !isOn },
      after: { isOn },
    });
  });
  forgetFlags();
  return listFlags();
}
