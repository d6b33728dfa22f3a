import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Progress } from "@/lib/nutrition/progress";

export const progressQuery = queryOptions({
  queryKey: ["progress"],
  queryFn: ({ signal }) => api<Progress>("/api/progress", { signal }),
});
