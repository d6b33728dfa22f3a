import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SaveQueue } from "@/components/profile/save-queue";
import { openSaveQueue } from "@/components/profile/use-save-queue";
import { api } from "@/lib/client/api";
import { keepUser } from "@/lib/client/session-store";
import type { GoalsAnswer, GoalsBody } from "@/lib/nutrition/goals";
import type { Sections, User } from "@/lib/profile/user";

export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: ({ signal }) => api<User>("/api/user", { signal }),
  // A form is open on it: it is read again after saving, not while somebody types.
  refetchInterval: false,
  refetchOnWindowFocus: false,
});

/** The goals with how they were computed: what the dashboard reads of them and more, hence the same key. */
export const goalsAnswerQuery = queryOptions({
  queryKey: ["goals"],
  queryFn: ({ signal }) => api<GoalsAnswer>("/api/goals", { signal }),
});

/** Fields of one form; numbers that could not be read travel as 0, which clears them. */
export type UserForm = Record<string, string | number>;

/** Saves fields of the person; the dashboard and the progress depend on them. */
export function useSaveUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UserForm) => api<User>("/api/user", { method: "PUT", body }),
    onSuccess: (user) => {
      keepUser(user);
      client.setQueryData(userQuery.queryKey, user);
      return refreshFigures(client);
    },
  });
}

export function useSaveGoals() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GoalsBody) => api<GoalsAnswer>("/api/goals", { method: "PUT", body }),
    onSuccess: (goals) => {
      client.setQueryData(goalsAnswerQuery.queryKey, goals);
      return refreshFigures(client);
    },
  });
}

const queues = new WeakMap<QueryClient, SaveQueue<Sections>>();

/** Saves sections of the restrictions tab; it outlives the tab, so that leaving it loses nothing. */
export function useRestrictionsQueue(): SaveQueue<Sections> {
  const client = useQueryClient();
  const known = queues.get(client);
  if (known) return known;
  const queue = openSaveQueue<Sections>(async (change) => {
    await api<User>("/api/update-profile", { method: "POST", body: change });
    // A read that was under way may be older than what has just been saved.
    await client.cancelQueries({ queryKey: userQuery.queryKey });
    client.setQueryData(userQuery.queryKey, (user) => user && { ...user, ...change });
  });
  queues.set(client, queue);
  return queue;
}

function refreshFigures(client: QueryClient) {
  const keys = ["dashboard", "progress", "meal-summary", "goals"];
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
