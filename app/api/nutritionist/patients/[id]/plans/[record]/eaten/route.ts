import { route } from "@/lib/access/route";
import { loadComparedDays } from "@/lib/care/plans/load-plans.server";
import { comparedDaysQuery, comparedDaysSchema } from "@/lib/care/plans/plan-schema";
import { recordParams } from "@/lib/care/records/record-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary:
      "A plan beside what was eaten on those of the last days that it is for: needs the areas plan and diary",
    access: "nutritionist",
    params: recordParams,
    query: comparedDaysQuery,
    response: comparedDaysSchema,
  },
  ({ ctx, params, query }) => loadComparedDays(ctx, { ...params, ...query }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
