import sharp from "sharp";
import { expect, it } from "vitest";
import { readSamplePhoto, SAMPLE_PHOTOS } from "@/local/model/sample-photos";
import { APP_URL, call, createMember, sql } from "@/tests/factories";
import { control, createWriter, replies, tap } from "./phone";

const photoOf = (id: string, token: string) =>
  fetch(`${APP_URL}/api/meals/${id}/photo`, { headers: { Authorization: `Bearer ${token}` } });

it("the photo of a meal: beside it in the diary, drawn anew, its owner's alone, gone with the meal", async () => {
  const { number, token, userId } = await createWriter();
  const sample = readSamplePhoto(SAMPLE_PHOTOS.find(({ name }) => name === "prato-feito")!);
  const tagged = await sharp(sample)
    .withExif({ IFD0: { Make: "Camera secreta" } })
    .jpeg()
    .toBuffer();
  const image = { type: "image", imageBase64: tagged.toString("base64"), mimeType: "image/jpeg" };
  await control("/whatsapp/inbound", { from: number, ...image });
  const [draft] = await replies(number, 1);
  await tap(number, draft!.buttons.find(({ title }) => title === "Registrar")!);
  await replies(number, 2);

  const { body: diary } = await call("/api/diary", { token });
  const [meal] = diary.meals;
  expect(diary.photos).toEqual([meal.id]);

  const answer = await photoOf(meal.id, token);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes("Camera secreta")).toBe(false);

  const stranger = await createMember();
  expect((await photoOf(meal.id, stranger.token)).status).toBe(404);
  expect((await photoOf(meal.id, "nobody")).status).toBe(401);

  await sql("UPDATE app.media_readings SET picture = NULL WHERE user_id = $1", [userId]);
  expect((await photoOf(meal.id, token)).status).toBe(404);
  expect((await call("/api/diary", { token })).body.photos).toEqual([]);
});

it("a meal that was written has no photo", async () => {
  const { token } = await createMember();
  const { body } = await call("/api/meals", {
    token,
    body: { kind: "lunch", items: [{ food: "arroz-branco", grams: 100 }] },
  });
  expect((await photoOf(body.id, token)).status).toBe(404);
});
