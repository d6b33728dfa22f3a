import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { env } from "@/lib/env";

/**
 * Makes the owner of the address in SUPER_ADMIN_EMAIL an administrator, once they have confirmed it. The setting grants
 * the role and never takes it away; a role that was taken away it does not grant again.
 */
export async function appointAdministrator(
  ctx: Pick<Context<null>, "now" | "tx" | "ip">,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  if (email.toLowerCase() !== env().SUPER_ADMIN_EMAIL) return;
  await inTransaction(ctx, async (tx, ctx) => {
    const granted = await tx.$executeRaw`
      INSERT INTO app.administrators (user_id, granted_at)
      SELECT user_id, ${ctx.now} FROM app.people WHERE user_id = ${userId}::uuid AND email_confirmed_at IS NOT NULL
      ON CONFLICT (user_id) DO NOTHING`;
    if (granted === 0) return;
    const actor = { kind: "person", userId } as const;
    const subject = { type: "person", id: userId } as const;
    await noteAction(
      { ...ctx, actor },
      { action: "administrator.granted", subject, reason: "SUPER_ADMIN_EMAIL" },
    );
  });
}
