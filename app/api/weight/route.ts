import { refuseOthers } from "@/lib/http/refuse-others";
import { route } from "@/lib/http/route";
import { addWeight } from "@/lib/nutrition/add-weight.server";
import { LOGGING_LIMIT } from "@/lib/nutrition/logging-limit";
import { loggedWeightSchema, weightBody } from "@/lib/nutrition/weight-schema";

export const POST = route(
  {
    summary: "Log a weigh-in",
    access: "subscriber",
    body: weightBody,
    response: loggedWeightSchema,
    status: 201,
    limits: [LOGGING_LIMIT],
  },
  ({ viewer, body, now }) => addWeight(viewer, body, now),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
