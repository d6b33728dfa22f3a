import "server-only";
import { randomBytes } from "node:crypto";
import {
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCode,
  recoveryCodeHash,
} from "@/lib/auth/second-factor/recovery-codes";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

/**
 * New recovery codes for somebody with a second factor; those of before are void. They are told once and kept as
 * digests only.
 * @throws AppError conflict without a second factor
 */
export async function drawRecoveryCodes(ctx: Context): Promise<string[]> {
  const { userId } = ctx.person;
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_CODE_BYTES)));
  await inTransaction(ctx, async (tx) => {
    // Of two draws at once, the one that ends last leaves its codes, and no others.
    await lockPerson(tx, userId);
    const isOn = await tx.person.count({ where: { userId, secondFactorAt: { not: null } } });
    if (isOn === 0) throw new AppError("conflict");
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await tx.recoveryCode.createMany({
      data: codes.map((code) => ({ userId, codeHash: recoveryCodeHash(userId, code) })),
    });
  });
  return codes;
}
