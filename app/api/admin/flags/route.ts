import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { flagBody, flagsSchema } from "@/lib/admin/operation/operation-schema";
import { listFlags, setFlag } from "@/lib/admin/operation/set-flag.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "What is on and off for everybody, and since when",
    access: "admin",
    response: flagsSchema,
  },
  () => listFlags(),
);

export const PUT = route(
  {
    summary: "Turn something on or off for everybody",
    access: "admin",
    body: flagBody,
    response: flagsSchema,
    limits: [ACTS_LIMIT],
  },
  ({ ctx, body }) => setFlag(ctx, body),
);

export const { POST, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "PUT");
