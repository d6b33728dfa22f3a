import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";

/** Something logged, changed or taken away without a network, as it will be sent. */
export type WaitingEntry = {
  /** Under which the server logs it once, however often it is sent. */
  key: string;
  userId: string;
  /** Absent: POST. */
  method?: "POST" | "PATCH" | "DELETE";
  path: string;
  body: Record<string, unknown>;
  /** Of something that was there already. */
  isChange?: boolean;
  /** An edited meal as it will be, to be shown until then. */
  seen?: MealAnswer;
  /** A drink that is taken away, for screens that know only what its day comes to. */
  drink?: { id: string; ml: number; day: Day };
  /** What a meal is called until the server has worked it out; absent where its text tells. */
  name?: string;
  /** When it was logged, in ms. */
  at: number;
  /** Why the server did not take it; it waits for its owner to look. */
  refused?: string;
};

const DATABASE = "garfo-waiting";
const STORE = "entries";

/** Everything of one person that waits, in the order in which it was logged; of others nothing is read. */
export async function readWaiting(userId: string): Promise<WaitingEntry[]> {
  const all = await inStore<WaitingEntry[]>("readonly", (store) => store.getAll());
  return all.filter((entry) => entry.userId === userId).sort((a, b) => a.at - b.at);
}

export async function putWaiting(entry: WaitingEntry): Promise<void> {
  await inStore("readwrite", (store) => store.put(entry));
}

export async function dropWaiting(key: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(key));
}

/** Forgets what waits, whose ever it is. */
export async function clearWaiting(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      // What was put is kept once the transaction is through, not before.
      transaction.oncomplete = () => resolve(request.result as T);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
