import { route } from "@/lib/access/route";
import { addComment, loadWrittenComments } from "@/lib/care/records/comment-diary.server";
import {
  commentBody,
  commentSchema,
  commentsQuerySchema,
  commentsSchema,
} from "@/lib/care/records/record-schema";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const GET = route(
  {
    summary: "The caller's comments on a day of a patient who shares the diary",
    access: "nutritionist",
    params: idParams,
    query: commentsQuerySchema,
    response: commentsSchema,
  },
  ({ ctx, params, query }) => loadWrittenComments(ctx, { ...params, ...query }),
);

export const POST = route(
  {
    summary: "Comment on a patient's day or meal: it shows in their diary and goes to their WhatsApp",
    access: "nutritionist",
    params: idParams,
    body: commentBody,
    response: commentSchema,
    status: 201,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, params, body }) => addComment(ctx, { ...params, ...body }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
