import { route } from "@/lib/access/route";
import { loadAccount } from "@/lib/admin/users/load-user.server";
import { userPageSchema } from "@/lib/admin/users/user-schema";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "The account of one person and its money, without health data",
    access: "admin",
    params: idParams,
    response: userPageSchema,
  },
  ({ ctx, params }) => loadAccount(ctx, params),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
