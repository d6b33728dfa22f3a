import { useMutation, useQueryClient } from "@tanstack/react-query";
import { userQuery } from "@/components/profile/saving/user-api";
import { api } from "@/lib/client/api";
import type { FirstRun, FirstRunBody } from "@/lib/onboarding/first-run-schema";
import type { Restrictions, User } from "@/lib/profile/user";

/** Keeps how far one has come. A place that could not be kept is no reason to stop: it is kept with the next. */
export function useSaveFirstRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FirstRunBody) =>
      api<FirstRun>("/api/first-run", { method: "PUT", body, keepalive: true }),
    onSuccess: ({ state }) => {
      if (state !== "open") return client.invalidateQueries({ queryKey: ["dashboard"] });
    },
  });
}

/** Saves what somebody does not eat and has to mind. */
export function useSaveRestrictions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Restrictions) => api<User>("/api/update-profile", { method: "POST", body }),
    onSuccess: (_user, body) => {
      client.setQueryData(userQuery.queryKey, (user) => user && { ...user, ...body });
      return client.invalidateQueries({ queryKey: ["goals"] });
    },
  });
}
