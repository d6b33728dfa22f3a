import { useMutation, useQueryClient } from "@tanstack/react-query";
import { diaryQuery } from "@/components/diary/day/api";
import { refetchDay } from "@/components/diary/day/refetch-day";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

const CHANGE = "diary-change";

/**
 * A change of the diary. What it will look like is shown at once where `optimistic` tells it, and taken back when the
 * change fails; in the end the server's word counts.
 */
export function useEntryChange<V, R>(
  send: (values: V) => Promise<R>,
  foreseen?: { day: Day | null; optimistic: (diary: DiaryDay, values: V) => DiaryDay },
) {
  const client = useQueryClient();
  const key = foreseen && diaryQuery(foreseen.day).queryKey;
  return useMutation({
    mutationKey: [CHANGE],
    mutationFn: send,
    onMutate: async (values: V) => {
      if (!key) return;
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      if (before) client.setQueryData(key, foreseen.optimistic(before, values));
      return before;
    },
    onError: (_error, _values, before) => {
      if (key && before) client.setQueryData(key, before);
    },
    onSettled: (done, error) => {
      // It waits for a network: read again, the day would be without it.
      if (done === null) return;
      // While another change is under way, its own end reads everything again: before, it would be missing.
      if (client.isMutating({ mutationKey: [CHANGE] }) > 1) return;
      return refetchDay(client, error);
    },
  });
}
