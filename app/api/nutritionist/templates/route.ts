import { route } from "@/lib/access/route";
import { addTemplate, loadTemplates } from "@/lib/care/plans/keep-templates.server";
import { templateBody, templatesSchema } from "@/lib/care/plans/plan-schema";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const GET = route(
  {
    summary: "The caller's own templates of meal plans",
    access: "nutritionist",
    response: templatesSchema,
  },
  ({ ctx }) => loadTemplates(ctx),
);

export const POST = route(
  {
    summary: "Keep the meals of a plan as a template",
    access: "nutritionist",
    body: templateBody,
    response: templatesSchema,
    status: 201,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, body }) => addTemplate(ctx, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
