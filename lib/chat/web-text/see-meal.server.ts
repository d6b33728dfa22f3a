import "server-only";
import { randomUUID } from "node:crypto";
import { draftOf } from "@/lib/chat/media/photo-draft";
import { readPhoto } from "@/lib/chat/media/read-media.server";
import type { PhotosOffered, SeenMeal } from "@/lib/chat/web-text/seen-meal";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { hasModel } from "@/lib/integrations/vision/model";
import { dayAt } from "@/lib/nutrition/calendar/day";
import { itemsToBe } from "@/lib/nutrition/meals/meal-answer";

/** Sets a photo of the web apart from messages of the chat. */
const WEB_PHOTO = "web-photo:";

/** Whether photos are read here. */
export async function offerPhotos(): Promise<PhotosOffered> {
  return { offered: hasModel() };
}

/**
 * The foods that a photo shows, as the chat would draft them; nothing is logged.
 * @throws AppError not_found where photos are not read
 */
export async function seeMeal(ctx: Context, { photo }: { photo: Uint8Array }): Promise<SeenMeal> {
  if (!hasModel()) throw new AppError("not_found");
  const { now, person, locale } = ctx;
  const { userId, timeZone } = person;
  const messageId = `${WEB_PHOTO}${randomUUID()}`;
  const reading = await readPhoto({ messageId, userId, kind: "photo", day: dayAt(now, timeZone) }, photo);
  if (reading.kind !== "foods") return { items: [], unknown: [], problem: problemOf(reading.kind) };
  const { meal, unknown } = draftOf(reading.foods, "", { now, timeZone });
  const { items } = itemsToBe(
    meal.items.map(({ foodId, grams, portion }) => ({ food: foodId, grams, portion })),
    locale,
  );
  return { items, unknown, problem: items.length + unknown.length === 0 ? "unclear" : null };
}

function problemOf(kind: string): NonNullable<SeenMeal["problem"]> {
  return kind === "no_food" || kind === "wrong_type" || kind === "trouble" || kind === "quota"
    ? kind
    : "unclear";
}
