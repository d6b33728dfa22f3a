import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { dayQuery } from "@/lib/nutrition/calendar/day-schema";
import { addWeight } from "@/lib/nutrition/intake/add-weight.server";
import { loadWeight } from "@/lib/nutrition/intake/load-weight.server";
import { loggedWeightSchema, weightBody, weightDaySchema } from "@/lib/nutrition/intake/weight-schema";
import { entryKeyOf } from "@/lib/nutrition/ledger/entry-key";
import { LOGGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";

export const GET = route(
  {
    summary: "The weigh-ins of one's own day",
    access: "reader",
    query: dayQuery,
    response: weightDaySchema,
  },
  ({ ctx, query }) => loadWeight(ctx, query),
);

export const POST = route(
  {
    summary: "Log a weigh-in",
    access: "subscriber",
    body: weightBody,
    response: loggedWeightSchema,
    status: 201,
    limits: [LOGGING_LIMIT],
  },
  ({ ctx, body, request }) => addWeight(ctx, { ...body, messageId: entryKeyOf(request.headers) }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
