import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { dayQuery } from "@/lib/nutrition/calendar/day-schema";
import { addWater } from "@/lib/nutrition/intake/add-water.server";
import { loadWater } from "@/lib/nutrition/intake/load-water.server";
import { loggedWaterSchema, waterBody, waterDaySchema } from "@/lib/nutrition/intake/water-schema";
import { entryKeyOf } from "@/lib/nutrition/ledger/entry-key";
import { LOGGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";

export const GET = route(
  {
    summary: "The water of one's own day, entry by entry",
    access: "reader",
    query: dayQuery,
    response: waterDaySchema,
  },
  ({ ctx, query }) => loadWater(ctx, query),
);

export const POST = route(
  {
    summary: "Log water",
    access: "subscriber",
    body: waterBody,
    response: loggedWaterSchema,
    status: 201,
    limits: [LOGGING_LIMIT],
  },
  ({ ctx, body, request }) => addWater(ctx, { ...body, messageId: entryKeyOf(request.headers) }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
