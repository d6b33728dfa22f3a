import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { seeAsUser } from "@/lib/admin/users/see-as-user.server";
import { supportViewBody, supportViewSchema } from "@/lib/admin/users/user-schema";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary:
      "See a person's screens for fifteen minutes, read only and without health data, with a reason that they read",
    access: "admin",
    params: idParams,
    body: supportViewBody,
    response: supportViewSchema,
    status: 201,
    limits: [ACTS_LIMIT],
  },
  ({ ctx, params, body }) => seeAsUser(ctx, { userId: params.id, ...body }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
