import { useSyncExternalStore } from "react";
import { SaveQueue, type SaveSnapshot } from "@/components/profile/save-queue";
import { ApiError } from "@/lib/client/api-error";

/** Refusals that pass by themselves: a session to renew, a server that is slow or asks for patience. */
const PASSING = [401, 408, 429];

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status)
  );
}

/** A queue that saves by `send`, tries again when the network is back, and lets nobody leave without what is unsaved. */
export function openSaveQueue<T extends object>(send: (change: Partial<T>) => Promise<void>): SaveQueue<T> {
  const queue = new SaveQueue<T>({ send, isRefusal });
  window.addEventListener("online", queue.flush);
  window.addEventListener("beforeunload", (event) => {
    if (queue.snapshot().state !== "idle") event.preventDefault();
  });
  return queue;
}

export function useSaveState<T extends object>(queue: SaveQueue<T>): SaveSnapshot<T> {
  return useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
}
