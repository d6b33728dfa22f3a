import { describe, expect, it } from "vitest";
import { readSamplePhoto, SAMPLE_PHOTOS } from "@/local/model/sample-photos";
import { base, bearer, get, messagesFrom, newNumber, post, withConsole } from "./console-rig";

withConsole();

describe("model", () => {
  it("hears in a recording what its sender said", async () => {
    const from = newNumber();
    await post("/control/whatsapp/inbound", { from, type: "audio", transcript: "comi uma banana" });
    const { id } = messagesFrom(from)[0].audio;
    const media = await get(`/whatsapp/v23.0/${id}`, bearer);
    const form = new FormData();
    form.set("file", await (await fetch(media.body.url, { headers: bearer })).blob(), "voz.ogg");
    form.set("model", "local");
    const answer = await fetch(`${base}/model/v1/audio/transcriptions`, {
      method: "POST",
      headers: { authorization: "Bearer key" },
      body: form,
    });
    expect(await answer.json()).toEqual({ text: "comi uma banana" });
  });

  it("sees the foods of a sample photo, and refuses who has no key", async () => {
    const url = `data:image/jpeg;base64,${readSamplePhoto(SAMPLE_PHOTOS[0]!).toString("base64")}`;
    const body = {
      model: "local",
      messages: [{ role: "user", content: [{ type: "image_url", image_url: { url } }] }],
    };
    const seen = await post("/model/v1/chat/completions", body, { authorization: "Bearer key" });
    expect(JSON.parse(seen.body.choices[0].message.content)).toEqual({
      result: "foods",
      foods: SAMPLE_PHOTOS[0]?.foods,
    });
    expect((await post("/model/v1/chat/completions", body)).status).toBe(401);
    expect((await post("/model/v1/chat/completions", {}, { authorization: "Bearer key" })).status).toBe(400);
  });
});
