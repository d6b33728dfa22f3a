import { route } from "@/lib/access/route";
import { previewBody, previewedTextSchema } from "@/lib/chat/web-text/logged-text-schema";
import { previewMealText } from "@/lib/chat/web-text/preview-meal-text.server";
import { refuseOthers } from "@/lib/http/refuse-others";
import { PREVIEW_LIMIT } from "@/lib/nutrition/ledger/logging-limit";

export const POST = route(
  {
    summary: "What a text would be logged as; nothing is kept",
    access: "subscriber",
    body: previewBody,
    response: previewedTextSchema,
    limits: [PREVIEW_LIMIT],
  },
  ({ ctx, body }) => previewMealText(ctx, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
