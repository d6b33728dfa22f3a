import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { OptInRequest, OptInStatus } from "@/lib/chat/opt-in/opt-in-schema";
import { api } from "@/lib/client/api";

/** How often to look whether the code has arrived. */
const PENDING_POLL_MS = 4_000;

export const optInQuery = queryOptions({
  queryKey: ["whatsapp-optin"],
  queryFn: ({ signal }) => api<OptInStatus>("/api/whatsapp-optin-status", { signal }),
  refetchInterval: ({ state }) => (state.data?.status === "pending" ? PENDING_POLL_MS : 30_000),
});

export function useStartOptIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OptInRequest) => api<OptInStatus>("/api/whatsapp-optin", { method: "POST", body }),
    onSuccess: (status) => client.setQueryData(optInQuery.queryKey, status),
  });
}

export function useCancelOptIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api<OptInStatus>("/api/whatsapp-optin", { method: "DELETE" }),
    onSuccess: (status) => client.setQueryData(optInQuery.queryKey, status),
  });
}
