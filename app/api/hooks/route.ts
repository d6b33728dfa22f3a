import { route } from "@/lib/access/route";
import { hookBody, hooksSchema, newHookSchema } from "@/lib/hooks/hook-schema";
import { addHook, listHooks } from "@/lib/hooks/keep-hooks.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Addresses that the caller has events told to",
    access: "signed_in",
    response: hooksSchema,
  },
  ({ ctx }) => listHooks(ctx),
);

export const POST = route(
  {
    summary: "Have events told to an address of the caller's, after the password once more",
    access: "signed_in",
    body: hookBody,
    response: newHookSchema,
    status: 201,
    refuses: [403],
    limits: [{ name: "hooks", per: "account", max: 20, windowSeconds: 3_600 }],
  },
  ({ ctx, body, session }) => addHook(ctx, { ...body, session }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
