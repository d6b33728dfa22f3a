import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { associateUser } from "@/lib/partners/associate-user.server";
import { associateBody, associatedSchema } from "@/lib/partners/professional-code";

export const POST = route(
  {
    summary: "Join the company that a professional code belongs to",
    access: "signed_in",
    body: associateBody,
    response: associatedSchema,
    limits: [{ name: "professional-code", per: "account", max: 5, windowSeconds: 3_600 }],
  },
  async ({ ctx, body, locale }) => ({
    company: await associateUser(ctx, body),
    message: translator(locale)("success.associated"),
  }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
