import { queryOptions } from "@tanstack/react-query";
import { publicApi } from "@/lib/client/api";

/** As GET /api/health answers while the database is there. */
export type HealthAnswer = {
  status: "ok" | "degraded" | "down";
  version: string;
  checks: { database: "ok" | "down"; auth: "ok" | "down"; queue: "ok" | "behind" | "down" };
};

/** Asked once a minute. An error says that the product is away, so there is no point in repeating it. */
export const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: ({ signal }) => publicApi<HealthAnswer>("/api/health", { signal }),
  refetchInterval: 60_000,
  retry: false,
  // Asked without a network as well: that it gets no answer is what is to be known.
  networkMode: "always",
});
