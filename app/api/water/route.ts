import { refuseOthers } from "@/lib/http/refuse-others";
import { route } from "@/lib/http/route";
import { addWater } from "@/lib/nutrition/add-water.server";
import { LOGGING_LIMIT } from "@/lib/nutrition/logging-limit";
import { loggedWaterSchema, waterBody } from "@/lib/nutrition/water-schema";

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

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
