import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { dropNote, editNote } from "@/lib/care/records/keep-notes.server";
import { noteBody, noteSchema, recordParams } from "@/lib/care/records/record-schema";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const PUT = route(
  {
    summary: "Reword a private note",
    access: "nutritionist",
    params: recordParams,
    body: noteBody,
    response: noteSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, params, body }) => editNote(ctx, { ...params, ...body }),
);

export const DELETE = route(
  {
    summary: "Delete a private note",
    access: "nutritionist",
    params: recordParams,
    response: doneSchema,
    limits: [SETTINGS_LIMIT],
  },
  async ({ ctx, params, locale }) => {
    await dropNote(ctx, params);
    return { success: true as const, message: translator(locale)("success.note_deleted") };
  },
);

export const { GET, POST, PATCH, OPTIONS } = refuseOthers("PUT", "DELETE");
