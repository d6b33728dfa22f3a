import "server-only";
import { randomBytes } from "node:crypto";
import { noteAction } from "@/lib/audit/note-action.server";
import { proveOwnerFully } from "@/lib/auth/password/prove-owner.server";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { timeOrderedId } from "@/lib/time-ordered-id";
import { personalToken, TOKEN_BYTES, tokenHash, tokenHint } from "@/lib/tokens/personal-token";
import { MOST_TOKENS, type NewToken, type TokenBody } from "@/lib/tokens/token-schema";

/**
 * A personal access token, which is told once and kept as a digest.
 * @throws AppError proof_needed, wrong_password, too_many_tokens, rate_limited, busy, unavailable
 */
export async function createToken(
  ctx: Context<Viewer>,
  { password, session, ...body }: TokenBody & { session: Session },
): Promise<NewToken> {
  await proveOwnerFully(ctx, { password, session });
  const { now, person } = ctx;
  const { name, scope, days } = body;
  const token = personalToken(randomBytes(TOKEN_BYTES));
  const row = {
    ...{ id: timeOrderedId(), name, scope, hint: tokenHint(token) },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + days * DAY_MS) },
  };
  await inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, person.userId);
    const where = { userId: person.userId, revokedAt: null, expiresAt: { gt: now } };
    if ((await tx.personalToken.count({ where })) >= MOST_TOKENS) throw new AppError("too_many_tokens");
    await tx.personalToken.create({
      data: { ...row, userId: person.userId, tokenHash: tokenHash(token) },
    });
    await noteAction(ctx, {
      action: "token.created",
      subject: { type: "token", id: row.id },
      after: { scope, days },
    });
  });
  const [createdAt, expiresAt] = [row.createdAt.toISOString(), row.expiresAt.toISOString()];
  return { ...row, createdAt, expiresAt, lastUsedAt: null, connected: false, ended: null, token };
}
