import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { LOGGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";
import { previewRecompute, recomputeDay } from "@/lib/nutrition/meals/recompute-day.server";
import {
  recomputeBody,
  recomputedDaySchema,
  recomputeQuerySchema,
} from "@/lib/nutrition/meals/recomputed-day";

export const GET = route(
  {
    summary: "What a day would be with the foods' figures of today; nothing changes",
    access: "reader",
    query: recomputeQuerySchema,
    response: recomputedDaySchema,
  },
  ({ ctx, query }) => previewRecompute(ctx, query),
);

export const POST = route(
  {
    summary: "Give a day the foods' figures of today; amounts stay as they were logged",
    access: "subscriber",
    body: recomputeBody,
    response: recomputedDaySchema,
    limits: [LOGGING_LIMIT],
  },
  ({ ctx, body }) => recomputeDay(ctx, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
