import "server-only";
import type { Device } from "@/lib/auth/session/device";
import type { Viewer } from "@/lib/auth/session/viewer";
import { db } from "@/lib/db";

/** Remembers where a session was opened, for its owner to recognise. */
export async function noteSignIn(
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
  device: Device,
  now: Date,
): Promise<void> {
  if (!sessionId) return;
  await db().signIn.createMany({ data: [{ userId, sessionId, at: now, ...device }], skipDuplicates: true });
}
