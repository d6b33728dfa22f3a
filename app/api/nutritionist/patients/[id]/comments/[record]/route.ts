import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { dropComment } from "@/lib/care/records/comment-diary.server";
import { recordParams } from "@/lib/care/records/record-schema";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const DELETE = route(
  {
    summary: "Take a comment back from the patient's diary",
    access: "nutritionist",
    params: recordParams,
    response: doneSchema,
    limits: [SETTINGS_LIMIT],
  },
  async ({ ctx, params, locale }) => {
    await dropComment(ctx, params);
    return { success: true as const, message: translator(locale)("success.comment_deleted") };
  },
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
