import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { z } from "zod";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { GRANT_DAYS } from "@/lib/oauth/authorize-client.server";
import type { Grant, GrantForm, revocationForm } from "@/lib/oauth/oauth-schema";
import { resourceUrl } from "@/lib/oauth/server-metadata.server";
import { personalToken, TOKEN_BYTES, tokenHash, tokenHint } from "@/lib/tokens/personal-token";
import { secretText } from "@/lib/tokens/secret-text";
import type { TokenScope } from "@/lib/tokens/token-schema";

const ACCESS_S = 3_600;
const DAY_MS = 86_400_000;
const REFRESH_PREFIX = "garfo_ref_";

/**
 * A token for a code, or the next one for what the last came with. What is shown twice ends the whole grant: one of the
 * two who showed it has no right to it.
 * @throws AppError oauth_grant_refused
 */
export async function exchangeGrant(ctx: Context<null>, form: GrantForm): Promise<Grant> {
  if (form.resource !== undefined && form.resource.replace(/\/$/, "") !== resourceUrl())
    throw new AppError("oauth_grant_refused");
  const grant = await (form.grant_type === "refresh_token" ? renewed(ctx, form) : firstOf(ctx, form));
  if (!grant) throw new AppError("oauth_grant_refused");
  return grant;
}

type CodeForm = Extract<GrantForm, { grant_type: "authorization_code" }>;
type RefreshForm = Extract<GrantForm, { grant_type: "refresh_token" }>;

function firstOf(ctx: Context<null>, form: CodeForm): Promise<Grant | null> {
  const { now } = ctx;
  const codeHash = tokenHash(form.code);
  return inTransaction(ctx, async (tx) => {
    const { count } = await tx.oauthCode.updateMany({
      where: { codeHash, clientId: form.client_id, usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    const code = await tx.oauthCode.findUnique({
      where: { codeHash },
      include: { client: { select: { name: true } } },
    });
    if (!code) return null;
    const { userId, id, scope, clientId } = code;
    if (count === 0) {
      await tx.personalToken.updateMany({ where: { userId, id, revokedAt: null }, data: { revokedAt: now } });
      return null;
    }
    const challenge = createHash("sha256").update(form.code_verifier).digest("base64url");
    if (challenge !== code.challenge || form.redirect_uri !== code.redirectUri) return null;
    const { kept, grant } = secrets(scope, now);
    await tx.personalToken.create({
      data: {
        ...{ userId, id, clientId, scope, name: code.client.name, ...kept, createdAt: code.createdAt },
        expiresAt: new Date(now.getTime() + GRANT_DAYS * DAY_MS),
      },
    });
    return grant;
  });
}

function renewed(ctx: Context<null>, form: RefreshForm): Promise<Grant | null> {
  const { now } = ctx;
  const hash = tokenHash(form.refresh_token);
  return inTransaction(ctx, async (tx) => {
    const token = await tx.personalToken.findFirst({
      where: { clientId: form.client_id, OR: [{ refreshHash: hash }, { spentRefreshHash: hash }] },
    });
    if (!token) return null;
    const { userId, id, scope } = token;
    const { kept, grant } = secrets(scope, now);
    const { count } = await tx.personalToken.updateMany({
      where: { userId, id, refreshHash: hash, revokedAt: null, expiresAt: { gt: now } },
      data: { ...kept, spentRefreshHash: hash },
    });
    if (count === 1) return grant;
    await tx.personalToken.updateMany({ where: { userId, id, revokedAt: null }, data: { revokedAt: now } });
    return null;
  });
}

/** Ends what a program holds, by either of its secrets; unknown ones are no matter (RFC 7009, section 2.2). */
export async function revokeGrant(
  { now }: Context<null>,
  { client_id, token }: z.output<typeof revocationForm>,
): Promise<void> {
  const hash = tokenHash(token);
  await db().personalToken.updateMany({
    where: { clientId: client_id, revokedAt: null, OR: [{ tokenHash: hash }, { refreshHash: hash }] },
    data: { revokedAt: now },
  });
}

/** New secrets, and what is kept of them. */
function secrets(scope: TokenScope, now: Date) {
  const access = personalToken(randomBytes(TOKEN_BYTES));
  const refresh = REFRESH_PREFIX + secretText(randomBytes(TOKEN_BYTES));
  const kept = {
    ...{ tokenHash: tokenHash(access), hint: tokenHint(access), refreshHash: tokenHash(refresh) },
    accessUntil: new Date(now.getTime() + ACCESS_S * 1_000),
  };
  const grant: Grant = {
    ...{ access_token: access, token_type: "Bearer", expires_in: ACCESS_S },
    ...{ refresh_token: refresh, scope },
  };
  return { kept, grant };
}
