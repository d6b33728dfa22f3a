import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { SaveQueue, type SaveSnapshot } from "@/components/profile/saving/save-queue";
import { isRefusal } from "@/lib/client/api-error";

/** A queue that saves by `send`, tries again when the network is back, and lets nobody leave without what is unsaved. */
function openSaveQueue<T extends object>(send: (change: Partial<T>) => Promise<void>): SaveQueue<T> {
  const queue = new SaveQueue<T>({ send, isRefusal });
  window.addEventListener("online", queue.flush);
  window.addEventListener("beforeunload", (event) => {
    if (queue.snapshot().state !== "idle") event.preventDefault();
  });
  return queue;
}

/** The one queue of a kind for this client, opened when it is first asked for. */
export function queueOf<T extends object>(
  open: WeakMap<QueryClient, SaveQueue<T>>,
  client: QueryClient,
  send: (change: Partial<T>) => Promise<void>,
): SaveQueue<T> {
  const queue = open.get(client) ?? openSaveQueue(send);
  open.set(client, queue);
  return queue;
}

export function useSaveState<T extends object>(queue: SaveQueue<T>): SaveSnapshot<T> {
  return useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
}
