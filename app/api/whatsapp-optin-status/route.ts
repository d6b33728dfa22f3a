import { route } from "@/lib/access/route";
import { loadOptIn } from "@/lib/chat/opt-in/load-opt-in.server";
import { optInStatusSchema } from "@/lib/chat/opt-in/opt-in-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Where the caller stands with the assistant",
    access: "signed_in",
    forSupport: true,
    response: optInStatusSchema,
  },
  ({ ctx }) => loadOptIn(ctx),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
