import { route } from "@/lib/access/route";
import { loadComments } from "@/lib/care/records/comment-diary.server";
import { commentsQuerySchema, commentsSchema } from "@/lib/care/records/record-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "What nutritionists said about a day of the caller's; to read it is to have seen it",
    access: "signed_in",
    query: commentsQuerySchema,
    response: commentsSchema,
  },
  ({ ctx, query }) => loadComments(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
