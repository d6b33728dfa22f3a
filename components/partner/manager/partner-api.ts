import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { PartnerView } from "@/lib/partners/members/member-schema";

export const partnerQuery = queryOptions({
  queryKey: ["/api/partner"],
  queryFn: ({ signal }) => api<PartnerView>("/api/partner", { signal }),
});
