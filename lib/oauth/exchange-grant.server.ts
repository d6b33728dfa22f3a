import "server-only";
import { createHash, createHmac, randomBytes } from "node:crypto";
import type { z } from "zod";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { ACCESS_TOKEN_S, GRANT_DAYS } from "@/lib/oauth/grant-life";
import type { Grant, GrantForm, revocationForm } from "@/lib/oauth/oauth-schema";
import { resourceUrl } from "@/lib/oauth/server-metadata.server";
import { personalToken, TOKEN_BYTES, tokenHash, tokenHint } from "@/lib/tokens/personal-token";
import { secretText } from "@/lib/tokens/secret-text";
import type { TokenScope } from "@/lib/tokens/token-schema";

/** In which a program that asks several times at once, or missed the answer, gets the same one again. */
const LEEWAY_MS = 30_000;
const REFRESH_PREFIX = "garfo_ref_";

/**
 * A token for a code, or the next one for what the last came with. What is shown twice ends the whole grant: one of the
 * two who showed it has no right to it; a refresh token not before half a minute, in which it gives the same again. A program that is not known any more is told so, and introduces itself anew.
 * @throws AppError oauth_grant_refused, oauth_client_unknown
 */
export async function exchangeGrant(ctx: Context<null>, form: GrantForm): Promise<Grant> {
  if (form.resource !== undefined && form.resource.replace(/\/$/, "") !== resourceUrl())
    throw new AppError("oauth_grant_refused");
  if ((await db().oauthClient.count({ where: { id: form.client_id } })) === 0)
    throw new AppError("oauth_client_unknown");
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
    const { kept, grant } = secrets(scope, now, () => randomBytes(TOKEN_BYTES));
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
    const shown = { clientId: form.client_id, OR: [{ refreshHash: hash }, { spentRefreshHash: hash }] };
    const read = () =>
      tx.personalToken.findFirst({
        where: shown,
        include: { person: { select: { tokensValidFrom: true } } },
      });
    const token = await read();
    if (!token) return null;
    const { userId, id, scope, createdAt, person } = token;
    const { kept, grant } = secrets(scope, now, successorOf(form.refresh_token));
    // A new password, or the end of all sessions, has ended it: a next token would be refused, and nobody asked again.
    const isEnded = person.tokensValidFrom !== null && createdAt < person.tokensValidFrom;
    if (!isEnded) {
      const { count } = await tx.personalToken.updateMany({
        where: { userId, id, refreshHash: hash, revokedAt: null, expiresAt: { gt: now } },
        data: { ...kept, spentRefreshHash: hash },
      });
      if (count === 1) return grant;
      if (isJustRenewed(await read(), kept.refreshHash, now)) return grant;
    }
    await tx.personalToken.updateMany({ where: { userId, id, revokedAt: null }, data: { revokedAt: now } });
    return null;
  });
}

type Kept = { refreshHash: string | null; accessUntil: Date | null; revokedAt: Date | null };

/** Whether a token was exchanged for this successor within the leeway, and that has not been exchanged itself. */
function isJustRenewed(token: Kept | null, successorHash: string, now: Date): boolean {
  if (!token?.accessUntil || token.revokedAt || token.refreshHash !== successorHash) return false;
  return token.accessUntil.getTime() - ACCESS_TOKEN_S * 1_000 > now.getTime() - LEEWAY_MS;
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

/** The bytes of what follows a refresh token: the same however often it is asked for, and nobody else's to work out. */
function successorOf(refreshToken: string): (kind: "access" | "refresh") => Uint8Array {
  const key = createHmac("sha256", env().SUPABASE_SERVICE_ROLE_KEY)
    .update("garfo: oauth successors")
    .digest();
  return (kind) =>
    createHmac("sha256", key).update(`${kind} ${refreshToken}`).digest().subarray(0, TOKEN_BYTES);
}

/** New secrets, and what is kept of them. */
function secrets(scope: TokenScope, now: Date, bytesOf: (kind: "access" | "refresh") => Uint8Array) {
  const access = personalToken(bytesOf("access"));
  const refresh = REFRESH_PREFIX + secretText(bytesOf("refresh"));
  const kept = {
    ...{ tokenHash: tokenHash(access), hint: tokenHint(access), refreshHash: tokenHash(refresh) },
    accessUntil: new Date(now.getTime() + ACCESS_TOKEN_S * 1_000),
  };
  const grant: Grant = {
    ...{ access_token: access, token_type: "Bearer", expires_in: ACCESS_TOKEN_S },
    ...{ refresh_token: refresh, scope },
  };
  return { kept, grant };
}
