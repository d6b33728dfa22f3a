import { queryOptions } from "@tanstack/react-query";
import { useChange } from "@/components/hooks/use-change";
import { api } from "@/lib/client/api";
import type { NewToken, TokenBody, Tokens } from "@/lib/tokens/token-schema";

/** Read when the page opens and after a change; a form may be open on it. */
const CALM = { refetchInterval: false, refetchOnWindowFocus: false } as const;

type Done = { message: string };

export const tokensQuery = queryOptions({
  queryKey: ["tokens"],
  queryFn: ({ signal }) => api<Tokens>("/api/tokens", { signal }),
  ...CALM,
});

export function useCreateToken() {
  return useChange(
    (body: TokenBody) => api<NewToken>("/api/tokens", { method: "POST", body }),
    [tokensQuery.queryKey],
  );
}

export function useRevokeToken() {
  return useChange(
    (id: string) => api<Done>(`/api/tokens/${id}`, { method: "DELETE" }),
    [tokensQuery.queryKey],
  );
}
