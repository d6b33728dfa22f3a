import "server-only";
import type { Device } from "@/lib/auth/session/device";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { SignIns } from "@/lib/auth/sign-in/sign-in-list";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";

const SHOWN = 20;

/** Where the caller is logged in: this session, then the others that were not ended, newest first. */
export async function listSignIns(
  { person: { userId, sessionId } }: Context<Viewer>,
  { device }: { device: Device },
): Promise<SignIns> {
  const rows = await db().signIn.findMany({ where: { userId }, orderBy: { at: "desc" }, take: SHOWN });
  const own = rows.find((row) => row.sessionId === sessionId);
  const others = rows.filter((row) => row !== own);
  return {
    sessions: [
      { id: null, ...device, current: true, at: own?.at.toISOString() ?? null },
      ...others.map(({ sessionId: id, at, browser, system }) => ({
        ...{ id, browser, system, at: at.toISOString() },
        current: false,
      })),
    ],
  };
}
