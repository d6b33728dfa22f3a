import { GRANT_DAYS } from "@/lib/oauth/grant-life";
import "server-only";
import { randomBytes } from "node:crypto";
import { noteAction } from "@/lib/audit/note-action.server";
import { hasPassword, proveOwnerFully } from "@/lib/auth/password/prove-owner.server";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import {
  type Authorization,
  type AuthorizationBody,
  type AuthorizationQuery,
  scopeAsked,
} from "@/lib/oauth/oauth-schema";
import { isRegistered, receiverOf } from "@/lib/oauth/redirect-uri";
import { resourceUrl } from "@/lib/oauth/server-metadata.server";
import { timeOrderedId } from "@/lib/time-ordered-id";
import { TOKEN_BYTES, tokenHash } from "@/lib/tokens/personal-token";
import { secretText } from "@/lib/tokens/secret-text";
import { MOST_TOKENS } from "@/lib/tokens/token-schema";

/** Between a person's answer and the program's fetching its token. */
const CODE_MS = 5 * 60_000;

/** What a program asks for, as its owner-to-be is asked. @throws AppError oauth_request_refused, unavailable */
export async function readAuthorization(
  _: Context<Viewer>,
  { query, session }: { query: AuthorizationQuery; session: Session },
): Promise<Authorization> {
  const { name } = await clientOf(query);
  return {
    ...{ client: name, receiver: receiverOf(query.redirect_uri) },
    ...{ scope: scopeAsked(query.scope), days: GRANT_DAYS },
    asksPassword: await hasPassword(session),
  };
}

/**
 * Somebody's answer to a program, as the address to send their browser to.
 * @throws AppError oauth_request_refused, proof_needed, wrong_password, too_many_tokens, rate_limited, busy, unavailable
 */
export async function answerAuthorization(
  ctx: Context<Viewer>,
  { body, session }: { body: AuthorizationBody; session: Session },
): Promise<{ redirectUrl: string }> {
  const { request } = body;
  const { name } = await clientOf(request);
  if (body.answer === "refuse") return { redirectUrl: backTo(request, { error: "access_denied" }) };
  await proveOwnerFully(ctx, { password: body.password, session });
  const { now, person } = ctx;
  const code = secretText(randomBytes(TOKEN_BYTES));
  const id = timeOrderedId();
  await inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, person.userId);
    const where = { userId: person.userId, revokedAt: null, expiresAt: { gt: now } };
    if ((await tx.personalToken.count({ where })) >= MOST_TOKENS) throw new AppError("too_many_tokens");
    await tx.oauthCode.create({
      data: {
        ...{ userId: person.userId, id, clientId: request.client_id, codeHash: tokenHash(code) },
        ...{ redirectUri: request.redirect_uri, challenge: request.code_challenge, scope: body.scope },
        ...{ createdAt: now, expiresAt: new Date(now.getTime() + CODE_MS) },
      },
    });
    await noteAction(ctx, {
      action: "token.created",
      subject: { type: "token", id },
      after: { scope: body.scope, days: GRANT_DAYS, program: name },
    });
  });
  return { redirectUrl: backTo(request, { code }) };
}

/** The program that asks. An address that it has not registered is never answered, not even with a refusal. */
async function clientOf({ client_id, redirect_uri, resource }: AuthorizationQuery) {
  const client = await db().oauthClient.findUnique({ where: { id: client_id } });
  const isOurs = resource === undefined || resource.replace(/\/$/, "") === resourceUrl();
  if (!client || !isOurs || !isRegistered(redirect_uri, client.redirectUris))
    throw new AppError("oauth_request_refused");
  return client;
}

function backTo({ redirect_uri, state }: AuthorizationQuery, answer: Record<string, string>): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set("state", state);
  url.searchParams.set("iss", new URL(resourceUrl()).origin);
  return url.href;
}
