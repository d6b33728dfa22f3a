import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refetchDay } from "@/components/diary/day/refetch-day";
import type { LoggedText } from "@/lib/chat/web-text/logged-text-schema";
import { changeEntry } from "@/lib/client/log-entry";
import type { Day } from "@/lib/nutrition/calendar/day";

/** Takes back everything that one text logged. */
export function useUndoText() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ meals, water, weight }: LoggedText) => {
      const gone = [
        ...meals.map(({ id }) => ({ path: `/api/meals/${id}` })),
        ...water.map((drink) => ({ path: `/api/water/${drink.id}`, drink })),
        ...weight.map(({ id }) => ({ path: `/api/weight/${id}` })),
      ];
      return Promise.all(gone.map((one) => changeEntry<unknown>({ method: "DELETE", ...one })));
    },
    onSettled: (_data, error) => refetchDay(client, error),
  });
}

/** The days that one text logged something on. */
export function daysOf({ meals, water, weight }: LoggedText): Day[] {
  return [...new Set([...meals, ...water, ...weight].map(({ day }) => day))].sort();
}
