import { route } from "@/lib/access/route";
import { dropTemplate } from "@/lib/care/plans/keep-templates.server";
import { templatesSchema } from "@/lib/care/plans/plan-schema";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const DELETE = route(
  {
    summary: "Delete a template",
    access: "nutritionist",
    params: idParams,
    response: templatesSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, params }) => dropTemplate(ctx, params),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
