import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { keepUser } from "@/lib/client/session-store";
import type { Goals, GoalsBody } from "@/lib/nutrition/goals";
import type { Restrictions, User } from "@/lib/profile/user";

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

export function useSaveGoals() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GoalsBody) => api<Goals>("/api/goals", { method: "PUT", body }),
    onSuccess: (goals) => {
      client.setQueryData(["goals"], goals);
      return refreshFigures(client);
    },
  });
}

/**
 * Changes sections of the restrictions tab. They are saved one after the other and always all together, so that a
 * change that could not be saved goes with the next one.
 */
export function useSaveRestrictions() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "restrictions" },
    onMutate: (changes: Partial<Restrictions>) => {
      client.setQueryData(userQuery.queryKey, (user) => user && { ...user, ...changes });
    },
    mutationFn: (changes: Partial<Restrictions>) => {
      const user = client.getQueryData(userQuery.queryKey);
      const body = user ? Object.fromEntries(SECTIONS.map((section) => [section, user[section]])) : changes;
      return api<unknown>("/api/update-profile", { method: "POST", body });
    },
  });
}

const SECTIONS = [
  "dietary_preferences",
  "dietary_restrictions",
  "health_conditions",
  "medications",
  "allergies",
  "supplements",
] as const satisfies readonly (keyof Restrictions)[];

function refreshFigures(client: ReturnType<typeof useQueryClient>) {
  const keys = ["dashboard", "progress", "meal-summary", "goals"];
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
