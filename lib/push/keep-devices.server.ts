import "server-only";
import { timingSafeEqual } from "node:crypto";
import type { Device } from "@/lib/auth/session/device";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { isPushAddress, pushPublicKey } from "@/lib/integrations/web-push/send-push";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import {
  MOST_DEVICES,
  type PushBody,
  type PushDevice,
  type PushDevices,
  type PushRenewalBody,
} from "@/lib/push/push-schema";
import { timeOrderedId } from "@/lib/time-ordered-id";

const SHOWN = { id: true, browser: true, system: true, createdAt: true, lastSuccessAt: true } as const;

/** The devices on which the caller has reminders shown, and what one more subscribes with. */
export async function listDevices({ person: { userId } }: Context): Promise<PushDevices> {
  const orderBy = { createdAt: "asc" } as const;
  const rows = await db().pushSubscription.findMany({ where: { userId }, select: SHOWN, orderBy });
  return { publicKey: pushPublicKey(), devices: rows.map(deviceAnswer) };
}

/**
 * Has reminders shown on a device, until its session ends. Told again of the same it keeps the row, with what is new; a
 * browser that somebody else used before is theirs no more.
 * @throws AppError not_found where no device is offered reminders; validation for an address that is no push service's
 */
export async function addDevice(
  ctx: Context<Viewer>,
  { device, ...body }: PushBody & { device: Device },
): Promise<PushDevice> {
  const { userId, sessionId } = ctx.person;
  if (pushPublicKey() === null) throw new AppError("not_found");
  if (!sessionId) throw new AppError("unauthenticated");
  await refuseElsewhere(body.endpoint);
  const { endpoint, locale, keys } = body;
  const told = { ...keys, ...device, locale, sessionId };
  const row = await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId);
    await tx.pushSubscription.deleteMany({ where: { endpoint, userId: { not: userId } } });
    const kept = await tx.pushSubscription.upsert({
      where: { endpoint },
      create: { userId, id: timeOrderedId(), endpoint, createdAt: ctx.now, ...told },
      update: told,
      select: SHOWN,
    });
    const newest = await tx.pushSubscription.findMany({
      ...{ where: { userId }, select: { id: true }, take: MOST_DEVICES },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    });
    await tx.pushSubscription.deleteMany({ where: { userId, id: { notIn: newest.map(({ id }) => id) } } });
    return kept;
  });
  return deviceAnswer(row);
}

/** Shows nothing more on a device. @throws AppError not_found */
export async function dropDevice({ person: { userId } }: Context, { id }: { id: string }): Promise<void> {
  const { count } = await db().pushSubscription.deleteMany({ where: { userId, id } });
  if (count === 0) throw new AppError("not_found");
}

/**
 * Puts a browser's new subscription in the place of the one it gave up. The worker that tells of it has no session: that
 * it knows the old one's address and secret says whose it is.
 * @throws AppError not_found for an old one that is not known; validation as {@link addDevice}
 */
export async function renewDevice(
  _ctx: Context<null>,
  { replaced, endpoint, keys }: PushRenewalBody,
): Promise<void> {
  const known = await db().pushSubscription.findUnique({ where: { endpoint: replaced.endpoint } });
  if (!known || !isSame(known.auth, replaced.auth)) throw new AppError("not_found");
  await refuseElsewhere(endpoint);
  const { userId, id } = known;
  await db().$transaction(async (tx) => {
    await tx.pushSubscription.deleteMany({ where: { endpoint, NOT: { userId, id } } });
    await tx.pushSubscription.updateMany({ where: { userId, id }, data: { endpoint, ...keys } });
  });
}

async function refuseElsewhere(endpoint: string): Promise<void> {
  if (await isPushAddress(endpoint)) return;
  throw new AppError("validation", {}, { fields: { endpoint: "public_address" } });
}

function isSame(kept: string, told: string): boolean {
  return kept.length === told.length && timingSafeEqual(Buffer.from(kept), Buffer.from(told));
}

function deviceAnswer({
  createdAt,
  lastSuccessAt,
  ...row
}: Omit<PushDevice, "createdAt" | "lastSuccessAt"> & { createdAt: Date; lastSuccessAt: Date | null }) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
  };
}
