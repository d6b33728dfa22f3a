import { z } from "zod";
import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { loadMealPhoto } from "@/lib/nutrition/meals/load-meal-photo.server";

export const GET = route(
  {
    summary: "The photo that a meal was read from, kept for 30 days and shown to its owner only",
    access: "reader",
    params: idParams,
    produces: ["image/jpeg"],
    response: z.file().mime("image/jpeg"),
  },
  async ({ ctx, params }) =>
    new Response(await loadMealPhoto(ctx, params), {
      headers: {
        "Content-Type": "image/jpeg",
        "Content-Disposition": "inline",
        "Cache-Control": "private, no-store",
        Vary: "Authorization",
        "X-Content-Type-Options": "nosniff",
      },
    }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
