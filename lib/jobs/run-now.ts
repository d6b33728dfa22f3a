import "server-only";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { boss, HELP, SIGNALS, TIMED } from "@/lib/jobs/boss";

/** Has a job run now, besides its clock: what it does can always be done again. @throws AppError not_found */
export async function runNow(
  asked: Context,
  { name, reason }: { name: string; reason: string },
): Promise<void> {
  const known: readonly string[] = [...SIGNALS, HELP, ...Object.keys(TIMED)];
  if (!known.includes(name)) throw new AppError("not_found");
  await noteAction(asAdministrator(asked), {
    action: "job.run",
    subject: { type: "list", id: name },
    reason,
  });
  const queue = await boss(false);
  await queue.send(name);
}
