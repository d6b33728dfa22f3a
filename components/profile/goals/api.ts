import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshFigures } from "@/components/profile/saving/refresh-figures";
import { api } from "@/lib/client/api";
import type { GoalsAnswer, GoalsBody } from "@/lib/nutrition/goals/goals";

/** The goals with how they were computed: what the dashboard reads of them and more, hence the same key. */
export const goalsAnswerQuery = queryOptions({
  queryKey: ["goals"],
  queryFn: ({ signal }) => api<GoalsAnswer>("/api/goals", { signal }),
});

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
