import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { OwnFoodAnswer, OwnFoods } from "@/lib/nutrition/own-foods/own-food-schema";

/** A form may be open on it: it is read when the page opens and after a change. */
export const ownFoodsQuery = queryOptions({
  queryKey: ["own-foods"],
  queryFn: async ({ signal }) => (await api<OwnFoods>("/api/own-foods", { signal })).foods,
  refetchInterval: false,
  refetchOnWindowFocus: false,
});

/** As the API takes it; a food without an id is a new one. */
export type FoodToKeep = { id: string | null; body: Record<string, unknown> };

export function useKeepFood() {
  return useOwnFoodsChange(({ id, body }: FoodToKeep) =>
    id === null
      ? api<OwnFoodAnswer>("/api/own-foods", { method: "POST", body })
      : api<OwnFoodAnswer>(`/api/own-foods/${id}`, { method: "PUT", body }),
  );
}

export function useDeleteFood() {
  return useOwnFoodsChange((id: string) => api<{ id: string }>(`/api/own-foods/${id}`, { method: "DELETE" }));
}

/** The search of foods knows them, too. */
function useOwnFoodsChange<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ownFoodsQuery.queryKey }),
        client.invalidateQueries({ queryKey: ["foods"] }),
      ]),
  });
}
