import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { importMembers } from "@/lib/partners/members/import-members.server";
import { importBody, importSchema, MOST_FILE_BYTES } from "@/lib/partners/members/member-schema";

export const POST = route(
  {
    summary: "Ask the people of a CSV file to join, or look what would become of each row",
    access: "partner_manager",
    body: importBody,
    response: importSchema,
    maxBytes: MOST_FILE_BYTES * 2,
    limits: [{ name: "company-import", per: "account", max: 60, windowSeconds: 3_600 }],
  },
  ({ ctx, body }) => importMembers(ctx, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
