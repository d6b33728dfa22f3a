import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SupportViewAnswer, UserAction, UserPage } from "@/lib/admin/users/user-schema";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";

export function userPageQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/admin/users", "page", id],
    queryFn: ({ signal }) => api<UserPage>(`/api/admin/users/${id}`, { signal }),
  });
}

/** Opens somebody's screens, to be read alone. @throws ApiError */
export function seeScreens(id: string, reason: string): Promise<SupportViewAnswer> {
  return api<SupportViewAnswer>(`/api/admin/users/${id}/screens`, { method: "POST", body: { reason } });
}

type Unversioned<A> = A extends unknown ? Omit<A, "version"> : never;

/** Does something to an account as it is shown; where that changed meanwhile, it is shown anew. */
export function useUserAction({ id, version }: { id: string; version: string }) {
  const client = useQueryClient();
  const { queryKey } = userPageQuery(id);
  return useMutation({
    mutationFn: (action: Unversioned<UserAction>) =>
      api<UserPage>(`/api/admin/users/${id}/actions`, { method: "POST", body: { ...action, version } }),
    onSuccess: (page) => {
      client.setQueryData(queryKey, page);
      void client.invalidateQueries({ queryKey: ["/api/admin/users"], refetchType: "none" });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey });
    },
  });
}
