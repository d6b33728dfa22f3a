import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { noteAction } from "@/lib/audit/note-action.server";
import type { CalendarFeedState, NewCalendarFeed } from "@/lib/calendar-feed/feed-schema";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { secretText } from "@/lib/tokens/secret-text";

const SECRET_BYTES = 24;

/** What is kept of the secret part of an address. */
export function feedHash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Whether somebody's reminders can be subscribed to, since when, and when they were last read. */
export async function loadFeed({ person: { userId } }: Context): Promise<CalendarFeedState> {
  const row = await db().calendarFeed.findUnique({ where: { userId } });
  return {
    active: row !== null,
    createdAt: row?.createdAt.toISOString() ?? null,
    lastReadAt: row?.lastReadAt?.toISOString() ?? null,
  };
}

/** A new secret address for the caller's reminders; the one of before is nobody's any more. */
export async function renewFeed(ctx: Context): Promise<NewCalendarFeed> {
  const { userId } = ctx.person;
  const secret = secretText(randomBytes(SECRET_BYTES));
  const row = { secretHash: feedHash(secret), createdAt: ctx.now, lastReadAt: null };
  await inTransaction(ctx, async (tx, ctx) => {
    await tx.calendarFeed.upsert({ where: { userId }, create: { userId, ...row }, update: row });
    await noteAction(ctx, { action: "calendar.renewed", subject: { type: "person", id: userId } });
  });
  const address = new URL(`/api/calendar/${secret}.ics`, env().NEXT_PUBLIC_APP_URL).href;
  return { active: true, createdAt: ctx.now.toISOString(), lastReadAt: null, address };
}

/** Takes the address away. @throws AppError not_found where there is none */
export async function dropFeed(ctx: Context): Promise<CalendarFeedState> {
  const { userId } = ctx.person;
  await inTransaction(ctx, async (tx, ctx) => {
    const { count } = await tx.calendarFeed.deleteMany({ where: { userId } });
    if (count === 0) throw new AppError("not_found");
    await noteAction(ctx, { action: "calendar.ended", subject: { type: "person", id: userId } });
  });
  return { active: false, createdAt: null, lastReadAt: null };
}
