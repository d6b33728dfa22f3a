import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshFigures } from "@/components/profile/saving/refresh-figures";
import { api } from "@/lib/client/api";
import { keepUser } from "@/lib/client/session-store";
import type { User } from "@/lib/profile/user";

export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: ({ signal }) => api<User>("/api/user", { signal }),
  // A form is open on it: it is read again after saving, not while somebody types.
  refetchInterval: false,
  refetchOnWindowFocus: false,
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
