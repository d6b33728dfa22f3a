import { infiniteQueryOptions, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { CONSENTS_KEY } from "@/components/consent/api";
import { useChange } from "@/components/hooks/use-change";
import type { Identities } from "@/lib/auth/identities/identity-schema";
import type { SecondFactor } from "@/lib/auth/second-factor/recovery-codes";
import type { SignIns } from "@/lib/auth/sign-in/sign-in-list";
import { api } from "@/lib/client/api";
import { keepTokens, type Tokens } from "@/lib/client/session-store";
import type { Consents } from "@/lib/consents/consent";

/** Read when the page opens and after a change; a form may be open on it. */
export const CALM = { refetchInterval: false, refetchOnWindowFocus: false } as const;

export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: ({ signal }) => api<SecondFactor>("/api/second-factor", { signal }),
  ...CALM,
});

export const identitiesQuery = queryOptions({
  queryKey: ["identities"],
  queryFn: ({ signal }) => api<Identities>("/api/identities", { signal }),
  ...CALM,
});

/** Whether the account has a password. Until it is known otherwise it has: the server says when it was not needed. */
export function useHasPassword(): boolean {
  const { data } = useQuery(identitiesQuery);
  return data?.identities.some(({ provider }) => provider === "email") ?? true;
}

export const signInsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => api<SignIns>("/api/sessions", { signal }),
});

export const consentsQuery = infiniteQueryOptions({
  queryKey: CONSENTS_KEY,
  queryFn: ({ signal, pageParam }) =>
    api<Consents>("/api/consents", { signal, query: { cursor: pageParam, limit: 20 } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: Consents) => nextCursor,
  ...CALM,
});

export type PasswordChange = { currentPassword: string; password: string };

type Done = { message: string };

export function useChangePassword() {
  return useChange(
    async (body: PasswordChange) => {
      const call = { method: "POST", body } as const;
      const { token, refreshToken, ...done } = await api<Done & Partial<Tokens>>(
        "/api/change-password",
        call,
      );
      // Of a session older than a day another takes the place.
      if (token && refreshToken) keepTokens({ token, refreshToken });
      return done;
    },
    [signInsQuery.queryKey],
  );
}

export function useEndOtherSessions() {
  return useChange(() => api<Done>("/api/sessions", { method: "DELETE" }), [signInsQuery.queryKey]);
}

export function useEndSession() {
  return useChange(
    (id: string) => api<Done>(`/api/sessions/${id}`, { method: "DELETE" }),
    [signInsQuery.queryKey],
  );
}

export function useRemoveIdentity() {
  return useChange(
    ({ id, password }: { id: string; password: string }) =>
      api<Identities>(`/api/identities/${id}`, { method: "DELETE", body: password ? { password } : {} }),
    [identitiesQuery.queryKey],
  );
}

export function useDrawRecoveryCodes() {
  const call = () => api<{ codes: string[] }>("/api/second-factor/recovery-codes", { method: "POST" });
  return useChange(call, [secondFactorQuery.queryKey]);
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) =>
      api<Done>("/api/account", { method: "DELETE", body: password ? { password } : {} }),
  });
}
