import type { QueryClient } from "@tanstack/react-query";

/** Everything that an entry of the diary changes. */
const DAY_KEYS = ["dashboard", "meal-summary", "progress", "diary"] as const;

/**
 * Reads again what an entry changes. A change that went well is over once its outcome stands on the screen; one that
 * failed says so at once: without a connection, reading again would wait for its return.
 */
export async function refetchDay(client: QueryClient, error: Error | null): Promise<void> {
  const reread = Promise.all(DAY_KEYS.map((name) => client.invalidateQueries({ queryKey: [name] })));
  if (!error) await reread;
}
