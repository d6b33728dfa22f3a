import { route } from "@/lib/access/route";
import { dismissPlanNews, loadPlanNews } from "@/lib/care/plans/load-plan-news.server";
import { planNewsSchema, planSeenBody } from "@/lib/care/plans/plan-schema";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const GET = route(
  {
    summary:
      "The plan that the caller was handed last and has not put away the notice of, with what it changed",
    access: "signed_in",
    response: planNewsSchema,
  },
  ({ ctx }) => loadPlanNews(ctx),
);

export const POST = route(
  {
    summary: "Put the notice of a plan away",
    access: "signed_in",
    body: planSeenBody,
    response: planNewsSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, body }) => dismissPlanNews(ctx, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
