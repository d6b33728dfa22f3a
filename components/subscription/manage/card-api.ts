import { useMutation, useQueryClient } from "@tanstack/react-query";
import { userQuery } from "@/components/profile/saving/user-api";
import { subscriptionQuery } from "@/components/subscription/state/api";
import { api } from "@/lib/client/api";

/** Has the saved card forgotten; without one nothing renews by itself. */
export function useRemoveCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api<{ message: string }>("/api/remove-card", { method: "DELETE" }),
    // Also when it failed: it may have been removed elsewhere.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: userQuery.queryKey });
      void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    },
  });
}
