import { z } from "zod";
import { route } from "@/lib/access/route";
import { exportUsers } from "@/lib/admin/users/export-users.server";
import { userFilters } from "@/lib/admin/users/user-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "The list of people as it is filtered, as CSV",
    access: "admin",
    query: userFilters,
    response: z.string(),
    produces: ["text/csv"],
  },
  ({ ctx, query }) => exportUsers(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
