import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { SaveQueue } from "@/components/profile/saving/save-queue";
import { queueOf } from "@/components/profile/saving/use-save-queue";
import { userQuery } from "@/components/profile/saving/user-api";
import { api } from "@/lib/client/api";
import type { Sections, User } from "@/lib/profile/user";

const restrictions = new WeakMap<QueryClient, SaveQueue<Sections>>();

/** Saves sections of the restrictions tab; it outlives the tab, so that leaving it loses nothing. */
export function useRestrictionsQueue(): SaveQueue<Sections> {
  const client = useQueryClient();
  return queueOf(restrictions, client, async (change) => {
    await api<User>("/api/update-profile", { method: "POST", body: change });
    // A read that was under way may be older than what has just been saved.
    await client.cancelQueries({ queryKey: userQuery.queryKey });
    client.setQueryData(userQuery.queryKey, (user) => user && { ...user, ...change });
  });
}
