import { route } from "@/lib/access/route";
import { addNote, loadNotes } from "@/lib/care/records/keep-notes.server";
import { noteBody, noteSchema, notesSchema, recordsQuerySchema } from "@/lib/care/records/record-schema";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const GET = route(
  {
    summary: "The caller's own notes about a patient, which nobody else reads",
    access: "nutritionist",
    params: idParams,
    query: recordsQuerySchema,
    response: notesSchema,
  },
  ({ ctx, params, query }) => loadNotes(ctx, { ...params, ...query }),
);

export const POST = route(
  {
    summary: "Write a private note about a patient",
    access: "nutritionist",
    params: idParams,
    body: noteBody,
    response: noteSchema,
    status: 201,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, params, body }) => addNote(ctx, { ...params, ...body }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
