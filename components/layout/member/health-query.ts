import { onlineManager, queryOptions } from "@tanstack/react-query";
import { publicApi } from "@/lib/client/api";
import { isUnreachable } from "@/lib/client/api-error";

/** As GET /api/health answers while the database is there. */
export type HealthAnswer = {
  status: "ok" | "degraded" | "down";
  version: string;
  checks: { database: "ok" | "down"; auth: "ok" | "down"; queue: "ok" | "behind" | "down" };
};

const EVERY_MS = 60_000;
const UNTIL_BACK_MS = 5_000;

/**
 * Asked once a minute, and more often while there is no network: what it finds is what everything else goes by. An error
 * says that the product is away, so there is no point in repeating it at once.
 */
export const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: async ({ signal }) => {
    const before = onlineManager.isOnline();
    const find = (isThere: boolean) => {
      // What the browser has said meanwhile is newer than what was asked for before.
      if (!signal.aborted && onlineManager.isOnline() === before) onlineManager.setOnline(isThere);
    };
    try {
      const answer = await publicApi<HealthAnswer>("/api/health", { signal });
      find(true);
      return answer;
    } catch (error) {
      find(!isUnreachable(error));
      throw error;
    }
  },
  refetchInterval: () => (onlineManager.isOnline() ? EVERY_MS : UNTIL_BACK_MS),
  retry: false,
  // Asked without a network as well: that it gets no answer is what is to be known.
  networkMode: "always",
});
