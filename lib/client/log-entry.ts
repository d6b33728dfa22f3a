import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { beforeLeaving } from "@/lib/client/leaving";
import { useSession } from "@/lib/client/session-store";
import { dropWaiting, putWaiting, readWaiting, type WaitingEntry } from "@/lib/client/waiting-entries";

/** What waits for the network here, as last seen. */
let waiting: readonly WaitingEntry[] = [];
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export const waitingStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: () => waiting,
};

/** Looks again at what waits. */
export async function lookAtWaiting(): Promise<readonly WaitingEntry[]> {
  const userId = useSession.getState().user?.id;
  waiting = userId ? await readWaiting(userId) : [];
  for (const listener of listeners) listener();
  return waiting;
}

/**
 * Logs something by a POST. Without a network it is kept in this browser and sent once there is one: under the key of its
 * first attempt, whose answer alone may have been lost, so that it is logged once.
 * @returns null while it waits
 * @throws ApiError what the server has against it
 */
export async function logEntry<T>(path: string, body: Record<string, unknown>): Promise<T | null> {
  const key = crypto.randomUUID();
  const at = Date.now();
  try {
    return await api<T>(path, { method: "POST", body, key });
  } catch (error) {
    const userId = useSession.getState().user?.id;
    if (!isUnanswered(error) || !userId) throw error;
    // A text says "ontem" and "agora" of the moment at which it was written.
    const later = "text" in body ? { ...body, toldAt: new Date(at).toISOString() } : body;
    await putWaiting({ key, userId, path, body: later, at }).catch(() => {
      throw error;
    });
    await lookAtWaiting();
    return null;
  }
}

/** One at a time, in all tabs: two would send the same, which the server would only have to tell apart. */
const LOCK = "garfo-waiting";

/**
 * Sends what waits, oldest first, until the network is gone again. What the server refuses stays, with the reason.
 * @returns how many were logged
 */
export async function sendWaiting(): Promise<number> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return 0;
    let sent = 0;
    for (const entry of await lookAtWaiting()) {
      if (entry.refused !== undefined) continue;
      try {
        await api(entry.path, { method: "POST", body: entry.body, key: entry.key });
        await dropWaiting(entry.key);
        sent++;
      } catch (error) {
        if (!(error instanceof ApiError) || mayPass(error)) break;
        await putWaiting({ ...entry, refused: error.message });
      }
    }
    await lookAtWaiting();
    return sent;
  });
}

// Whoever logs out takes nothing unsent along.
beforeLeaving.add(sendWaiting);

/** Takes out what its owner gives up. */
export async function giveUpWaiting(key: string): Promise<void> {
  await dropWaiting(key);
  await lookAtWaiting();
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Whether the same call may be taken another time: no answer, no session, too many calls, trouble of the server's own. */
function mayPass({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 402 || status === 429 || status >= 500;
}
