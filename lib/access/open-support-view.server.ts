import "server-only";
import { supportViewId } from "@/lib/access/support-view";
import { auditId } from "@/lib/audit/note-action.server";
import { loadViewer } from "@/lib/auth/session/load-viewer.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import { db } from "@/lib/db";

/**
 * Whose screens an administrator sees, by the id of what they opened; null when it is over, is not theirs, or they are no
 * administrator (any more). Nothing but reading may follow from it.
 */
export async function openSupportView(
  administrator: Viewer,
  asked: string | null | undefined,
  now: Date,
): Promise<Viewer | null> {
  const id = supportViewId(asked);
  if (!id || !administrator.isSuperAdmin || administrator.needsSecondFactor) return null;
  const view = await db().supportView.findUnique({
    where: { id, openedBy: auditId(administrator.userId), endedAt: null, endsAt: { gt: now } },
  });
  if (!view) return null;
  const { userId } = view;
  const seen = await loadViewer({ userId, sessionId: null, issuedAt: now, isSecondFactorPassed: true });
  return typeof seen === "string" || seen.isSuperAdmin ? null : seen;
}
