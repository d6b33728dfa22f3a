import { route } from "@/lib/access/route";
import { offerPhotos, seeMeal } from "@/lib/chat/web-text/see-meal.server";
import { MAX_PHOTO_BYTES, photosOfferedSchema, seenMealSchema } from "@/lib/chat/web-text/seen-meal";
import { readBytes } from "@/lib/http/parse";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  { summary: "Whether photos of meals are read here", access: "reader", response: photosOfferedSchema },
  offerPhotos,
);

export const POST = route(
  {
    summary:
      "The foods that a photo of a meal shows, to be confirmed; nothing is logged, the photo is not kept",
    access: "subscriber",
    rawBody: "application/octet-stream",
    response: seenMealSchema,
    limits: [{ name: "meal-photos", per: "account", max: 20, windowSeconds: 60 }],
  },
  async ({ ctx, request }) => seeMeal(ctx, { photo: await readBytes(request, MAX_PHOTO_BYTES) }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
