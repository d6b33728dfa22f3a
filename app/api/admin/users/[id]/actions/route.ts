import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { actOnUser } from "@/lib/admin/users/act-on-user.server";
import { userActionBody, userPageSchema } from "@/lib/admin/users/user-schema";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Change something of an account, with a reason, as the administrator saw it",
    access: "admin",
    params: idParams,
    body: userActionBody,
    response: userPageSchema,
    limits: [ACTS_LIMIT],
  },
  ({ ctx, params, body }) => actOnUser(ctx, { userId: params.id, action: body }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
