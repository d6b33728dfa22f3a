import "server-only";
import { mailSecurityNotice } from "@/lib/auth/password/mail-security-notice.server";
import { forgetSecondFactor } from "@/lib/auth/second-factor/forget-second-factor.server";
import { recoveryCodeHash } from "@/lib/auth/second-factor/recovery-codes";
import type { Device } from "@/lib/auth/session/device";
import { noteSignIn } from "@/lib/auth/session/note-sign-in.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { removeFactors } from "@/lib/integrations/supabase/auth";

/**
 * Takes the second factor off for somebody who knows the password and a recovery code; this session is then as good as
 * any. Repeatable: a code is spent only once the factor is gone.
 * @throws AppError recovery_code_wrong, unavailable
 */
export async function spendRecoveryCode(
  ctx: Context<Viewer>,
  { code, device }: { code: string; device: Device },
): Promise<void> {
  const { person: viewer, now } = ctx;
  const { userId } = viewer;
  const codeHash = recoveryCodeHash(userId, code);
  if ((await db().recoveryCode.count({ where: { userId, codeHash } })) === 0) {
    throw new AppError("recovery_code_wrong", {}, { fields: { code: "invalid" } });
  }
  await removeFactors(userId);
  // All of them go with the factor.
  if (await forgetSecondFactor(ctx, "recovery_code")) await mailSecurityNotice(viewer, "recovery_used");
  await noteSignIn(viewer, device, now);
}
