import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SaveQueue } from "@/components/profile/save-queue";
import { openSaveQueue } from "@/components/profile/use-save-queue";
import { api } from "@/lib/client/api";
import { foreseePreferences, keepUser } from "@/lib/client/session-store";
import type { GoalsAnswer, GoalsBody } from "@/lib/nutrition/goals/goals";
import type { Reminders } from "@/lib/profile/reminders";
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

export type ReminderSettings = Reminders & { time_zone: string };

export const remindersQuery = queryOptions({
  queryKey: ["reminders"],
  queryFn: ({ signal }) => api<ReminderSettings>("/api/reminders", { signal }),
});

const reminders = new WeakMap<QueryClient, SaveQueue<ReminderSettings>>();

export function useRemindersQueue(): SaveQueue<ReminderSettings> {
  const client = useQueryClient();
  return queueOf(reminders, client, async (change) => {
    const saved = await api<ReminderSettings>("/api/reminders", { method: "PUT", body: change });
    await client.cancelQueries({ queryKey: remindersQuery.queryKey });
    client.setQueryData(remindersQuery.queryKey, saved);
    foreseePreferences({ time_zone: saved.time_zone });
    void refreshFigures(client);
  });
}

function queueOf<T extends object>(
  open: WeakMap<QueryClient, SaveQueue<T>>,
  client: QueryClient,
  send: (change: Partial<T>) => Promise<void>,
): SaveQueue<T> {
  const queue = open.get(client) ?? openSaveQueue(send);
  open.set(client, queue);
  return queue;
}

function refreshFigures(client: QueryClient) {
  const keys = ["dashboard", "progress", "meal-summary", "goals"];
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
