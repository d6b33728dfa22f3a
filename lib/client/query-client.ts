import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/client/api-error";

const RETRIES = 3;

/** Refusals stay what they are; everything else may pass. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/** Data is fresh for 30 s, kept 5 min, and read again on focus and every 30 s while its screen is shown. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        refetchOnWindowFocus: true,
        refetchInterval: 30_000,
        // Without a network the service worker answers with what it kept.
        networkMode: "offlineFirst",
      },
      // Without a connection a change fails at once, in words, instead of waiting unseen.
      mutations: { networkMode: "always" },
    },
  });
}
