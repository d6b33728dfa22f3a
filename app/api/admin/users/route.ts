import { route } from "@/lib/access/route";
import { listUsers } from "@/lib/admin/users/list-users.server";
import { usersQuery, usersSchema } from "@/lib/admin/users/user-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "People, a page at a time, by any part of name, address, number or CPF",
    access: "admin",
    query: usersQuery,
    response: usersSchema,
  },
  ({ ctx, query }) => listUsers(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
