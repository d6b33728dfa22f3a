import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { refreshFigures } from "@/components/profile/saving/refresh-figures";
import type { SaveQueue } from "@/components/profile/saving/save-queue";
import { queueOf } from "@/components/profile/saving/use-save-queue";
import { api } from "@/lib/client/api";
import { applyPreferences } from "@/lib/client/session-store";
import type { Reminders } from "@/lib/profile/reminders";

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
    applyPreferences({ time_zone: saved.time_zone });
    void refreshFigures(client);
  });
}
