import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CalendarFeedState, NewCalendarFeed } from "@/lib/calendar-feed/feed-schema";
import { api } from "@/lib/client/api";
import type { HookBody, Hooks, HookTest, NewHook } from "@/lib/hooks/hook-schema";

/** Read when the page opens and after a change; a form may be open on it. */
const CALM = { refetchInterval: false, refetchOnWindowFocus: false } as const;

export const feedQuery = queryOptions({
  queryKey: ["calendar-feed"],
  queryFn: ({ signal }) => api<CalendarFeedState>("/api/calendar-feed", { signal }),
  ...CALM,
});

export const hooksQuery = queryOptions({
  queryKey: ["hooks"],
  queryFn: ({ signal }) => api<Hooks>("/api/hooks", { signal }),
  ...CALM,
});

function useCall<Body, Answer>(call: (body: Body) => Promise<Answer>, queryKey: readonly string[]) {
  const client = useQueryClient();
  return useMutation({ mutationFn: call, onSuccess: () => client.invalidateQueries({ queryKey }) });
}

export function useRenewFeed() {
  return useCall(() => api<NewCalendarFeed>("/api/calendar-feed", { method: "POST" }), feedQuery.queryKey);
}

export function useDropFeed() {
  return useCall(
    () => api<CalendarFeedState>("/api/calendar-feed", { method: "DELETE" }),
    feedQuery.queryKey,
  );
}

export function useAddHook() {
  return useCall(
    (body: HookBody) => api<NewHook>("/api/hooks", { method: "POST", body }),
    hooksQuery.queryKey,
  );
}

export function useDropHook() {
  return useCall(
    (id: string) => api<{ message: string }>(`/api/hooks/${id}`, { method: "DELETE" }),
    hooksQuery.queryKey,
  );
}

export function useTestHook() {
  return useCall(
    (id: string) => api<HookTest>(`/api/hooks/${id}/test`, { method: "POST" }),
    hooksQuery.queryKey,
  );
}
