import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/client/api-error";

const RETRIES = 3;

/** Refusals stay what they are, and so does having no network while there is none; everything else may pass. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.status === 0) return onlineManager.isOnline();
  return error.status === 429 || error.status >= 500;
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
        // Without a network the service worker answers with what it kept; what it has not kept fails, so that the screen says
        // so and can be written on, instead of waiting without a word. Once the network is back all is read again.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      // Without a connection a change fails at once, in words, instead of waiting unseen.
      mutations: { networkMode: "always" },
    },
  });
}
