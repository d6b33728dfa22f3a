import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { dayQuery } from "@/lib/nutrition/calendar/day-schema";
import { addWater } from "@/lib/nutrition/intake/add-water.server";
import { loadWater } from "@/lib/nutrition/intake/load-water.server";
import { loggedWaterSchema, waterBody, waterDaySchema } from "@/lib/nutrition/intake/water-schema";
import { LOGGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";

export const GET = route(
  {
    summary: "The water of one's own day, entry by entry",
    access: "reader",
    query: dayQuery,
    response: waterDaySchema,
  },
  ({ viewer, query, now }) => loadWater(viewer, query.day, now),
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
  ({ viewer, body, now }) => addWater(viewer, body, now),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
