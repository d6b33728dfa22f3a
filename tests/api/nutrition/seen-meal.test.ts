import { describe, expect, it } from "vitest";
import { DAILY_QUOTA } from "@/lib/chat/media/read-media.server";
import { seenMealSchema } from "@/lib/chat/web-text/seen-meal";
import { readSamplePhoto, SAMPLE_PHOTOS } from "@/local/model/sample-photos";
import { TODAY } from "@/tests/days";
import { call, createMember, sql } from "@/tests/factories";

function sample(name: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readSamplePhoto(SAMPLE_PHOTOS.find((photo) => photo.name === name)!));
}

const see = (token: string, photo: Uint8Array<ArrayBuffer>) =>
  call("/api/meals/photo", { token, raw: photo, headers: { "Content-Type": "application/octet-stream" } });

describe("a photo on the web", () => {
  it("is read into foods of the catalogue that can be logged as they are; neither meal nor picture is kept", async () => {
    const { token, userId } = await createMember();
    expect((await call("/api/meals/photo", { token })).body).toEqual({ offered: true });
    const { status, body } = await see(token, sample("prato-feito"));
    expect(status).toBe(200);
    expect(seenMealSchema.parse(body)).toEqual(body);
    expect(body.problem).toBeNull();
    expect(body.items.map(({ food }: { food: string }) => food)).toEqual(
      expect.arrayContaining(["arroz-branco", "feijao-carioca"]),
    );
    expect((await call(`/api/diary?day=${TODAY}`, { token })).body.meals).toEqual([]);
    const rows = await sql("SELECT picture, result FROM app.media_readings WHERE user_id = $1", [userId]);
    expect(rows).toMatchObject([{ picture: null, result: { kind: "foods" } }]);
    const items = body.items.map(({ food, grams }: { food: string; grams: number }) => ({ food, grams }));
    expect((await call("/api/meals", { token, body: { items } })).status).toBe(201);
  });

  it("says why nothing came of it, and what is no picture is none", async () => {
    const { token } = await createMember();
    const empty = SAMPLE_PHOTOS.find(({ foods }) => foods.length === 0)!;
    expect((await see(token, sample(empty.name))).body).toMatchObject({ items: [], problem: "no_food" });
    const text = Uint8Array.from(Buffer.from("<html>arroz e feijão</html>"));
    expect((await see(token, text)).body).toMatchObject({ items: [], problem: "wrong_type" });
    const huge = new Uint8Array(8 * 1024 * 1024 + 1);
    expect((await see(token, huge)).status).toBe(413);
  });

  it("counts into what one person may have looked at in a day", async () => {
    const { token, userId } = await createMember();
    await sql(
      `INSERT INTO app.media_readings (id, message_id, user_id, kind, day, started_at, result)
       SELECT gen_random_uuid(), 'seen-' || gen_random_uuid(), $1, 'photo', $2, now(), '{"kind":"unclear"}'
       FROM generate_series(1, $3)`,
      [userId, TODAY, DAILY_QUOTA.photo],
    );
    expect((await see(token, sample("prato-feito"))).body).toMatchObject({ items: [], problem: "quota" });
  });
});
