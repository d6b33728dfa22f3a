import "server-only";
import { randomBytes } from "node:crypto";
import { noteAction } from "@/lib/audit/note-action.server";
import { proveOwnerFully } from "@/lib/auth/password/prove-owner.server";
import type { Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { type HookBody, type HookEvent, type Hooks, MOST_HOOKS, type NewHook } from "@/lib/hooks/hook-schema";
import { HOOK_SECRET_PREFIX, hookKey, sealed } from "@/lib/hooks/hook-signature";
import { leadsOutside } from "@/lib/integrations/public-web/post-publicly";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { timeOrderedId } from "@/lib/time-ordered-id";
import { secretText } from "@/lib/tokens/secret-text";

/** The caller's hooks and how they are doing. */
export async function listHooks({ person: { userId } }: Context): Promise<Hooks> {
  const [rows, waiting] = await Promise.all([
    db().hook.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
    db().hookDelivery.groupBy({
      by: ["hookId"],
      where: { userId, nextAttemptAt: { not: null } },
      _count: true,
    }),
  ]);
  const waits = new Map(waiting.map(({ hookId, _count }) => [hookId, _count]));
  return {
    hooks: rows.map((row) => ({
      ...{ id: row.id, url: row.url, events: row.events as HookEvent[] },
      createdAt: row.createdAt.toISOString(),
      active: row.disabledAt === null,
      lastSentAt: row.lastSentAt?.toISOString() ?? null,
      failingSince: row.failingSince?.toISOString() ?? null,
      waiting: waits.get(row.id) ?? 0,
    })),
  };
}

/**
 * Has events told to an address, with a secret that is told once.
 * @throws AppError proof_needed, wrong_password, too_many_hooks; validation for an address that is not on the public internet
 */
export async function addHook(
  ctx: Context<Viewer>,
  { password, session, url, events }: HookBody & { session: Session },
): Promise<NewHook> {
  await proveOwnerFully(ctx, { password, session });
  if (!(await leadsOutside(url))) throw new AppError("validation", {}, { fields: { url: "public_address" } });
  const { userId } = ctx.person;
  const secret = HOOK_SECRET_PREFIX + secretText(randomBytes(24));
  const row = {
    id: timeOrderedId(),
    url: new URL(url).href,
    events: [...new Set(events)],
    createdAt: ctx.now,
  };
  const secretSealed = sealed(secret, hookKey(env().SUPABASE_SERVICE_ROLE_KEY), randomBytes(12));
  await inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    if ((await tx.hook.count({ where: { userId } })) >= MOST_HOOKS) throw new AppError("too_many_hooks");
    await tx.hook.create({ data: { ...row, userId, secret: new Uint8Array(secretSealed) } });
    await noteAction(ctx, { action: "hook.created", subject: { type: "hook", id: row.id } });
  });
  const state = { active: true, lastSentAt: null, failingSince: null, waiting: 0 };
  return { ...row, ...state, createdAt: ctx.now.toISOString(), secret };
}

/** Ends a hook and forgets what was still to be told to it. @throws AppError not_found */
export async function dropHook(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = ctx.person;
  await inTransaction(ctx, async (tx, ctx) => {
    const { count } = await tx.hook.deleteMany({ where: { userId, id } });
    if (count === 0) throw new AppError("not_found");
    await noteAction(ctx, { action: "hook.ended", subject: { type: "hook", id } });
  });
}
