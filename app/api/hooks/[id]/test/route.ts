import { route } from "@/lib/access/route";
import { hookTestSchema } from "@/lib/hooks/hook-schema";
import { testHook } from "@/lib/hooks/send-deliveries.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Send that address a word now; one that was turned off and takes it is on again",
    access: "signed_in",
    params: idParams,
    response: hookTestSchema,
    limits: [{ name: "hooks-test", per: "account", max: 20, windowSeconds: 900 }],
  },
  ({ ctx, params }) => testHook(ctx, params),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
