import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { beforeLeaving } from "@/lib/client/leaving";
import {
  dropWaiting,
  putWaiting,
  readWaiting,
  type WaitingEntry,
} from "@/lib/client/offline/waiting-entries";
import { useSession } from "@/lib/client/session-store";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";

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
 * @param shown the key of that attempt, where it is shown under it meanwhile, and what a meal is called until then
 * @returns null while it waits
 * @throws ApiError what the server has against it
 */
export function logEntry<T>(
  path: string,
  body: Record<string, unknown>,
  { key, ...shown }: Partial<Pick<WaitingEntry, "key" | "name">> = {},
): Promise<T | null> {
  return sendOrKeep<T>({ method: "POST", path, body, ...shown }, key);
}

type Change = Pick<WaitingEntry, "method" | "path" | "seen" | "drink"> & { body?: Record<string, unknown> };

/**
 * Changes or takes away what is there, likewise. Each of these comes to the same however often it is sent: an edit names
 * the version that it is of, what is gone is gone. Where something waits already, it goes behind.
 * @returns null while it waits
 * @throws ApiError what the server has against it
 */
export function changeEntry<T>({ body = {}, ...change }: Change): Promise<T | null> {
  return sendOrKeep<T>({ ...change, body, isChange: true });
}

type Sending = Omit<WaitingEntry, "key" | "userId" | "at" | "refused">;

async function sendOrKeep<T>(entry: Sending, key: string = crypto.randomUUID()): Promise<T | null> {
  const at = Date.now();
  const isBehind = entry.isChange === true && waiting.some(({ refused }) => refused === undefined);
  try {
    if (!isBehind) return (await send({ ...entry, key })) as T;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    await keep({ ...entry, key, at }).catch(() => {
      throw error;
    });
    return null;
  }
  await keep({ ...entry, key, at });
  return null;
}

async function keep(entry: Omit<WaitingEntry, "userId">): Promise<void> {
  const userId = useSession.getState().user?.id;
  if (!userId) throw new Error("nobody to keep it for");
  const { body, at } = entry;
  // A text says "ontem" and "agora" of the moment at which it was written.
  const later = "text" in body ? { ...body, toldAt: new Date(at).toISOString() } : body;
  await putWaiting({ ...entry, userId, body: later });
  await lookAtWaiting();
}

function send({ method = "POST", path, body, key }: Sending & { key: string }): Promise<unknown> {
  return api<unknown>(path, method === "DELETE" ? { method } : { method, body, key });
}

/** One at a time, in all tabs: two would send the same, which the server would only have to tell apart. */
const LOCK = "garfo-waiting";

/**
 * Sends what waits, oldest first, until the network is gone again. What the server refuses stays, with the reason.
 * @returns how many went through
 */
export async function sendWaiting(): Promise<number> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return 0;
    let sent = 0;
    const all = await lookAtWaiting();
    for (const [place, entry] of all.entries()) {
      if (entry.refused !== undefined) continue;
      try {
        const answer = await send(entry).catch((error) => goneOr(entry, error));
        await rebase(all.slice(place + 1), entry, answer);
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

/** What was to be taken away and is not there was taken away: by a first attempt whose answer was lost, or by another hand. */
function goneOr({ method }: WaitingEntry, error: unknown): null {
  if (method === "DELETE" && error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** Later edits of the same meal were made on this one: they are of the version that it has become. */
async function rebase(after: readonly WaitingEntry[], { method, path }: WaitingEntry, answer: unknown) {
  if (method !== "PATCH") return;
  const { version } = answer as MealAnswer;
  for (const later of after) {
    if (later.method !== "PATCH" || later.path !== path) continue;
    later.body = { ...later.body, version };
    await putWaiting(later);
  }
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
