import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { startConsole } from "@/local/console/server";
import { readSamplePhoto, SAMPLE_PHOTOS } from "@/local/model/sample-photos";
import { hubSignature } from "@/local/whatsapp/signature";
import {
  app,
  bearer,
  dir,
  freePort,
  get,
  graph,
  type Json,
  messagesFrom,
  newNumber,
  post,
  secrets,
  withConsole,
} from "./console-rig";

withConsole();

describe("messages to the application", () => {
  it("arrive signed, as many copies as asked, with the number as given", async () => {
    for (const from of [newNumber(), "551188887777"]) {
      const { status, body } = await post("/control/whatsapp/inbound", {
        from,
        type: "text",
        text: "almocei feijão/arroz",
        times: 3,
      });
      expect(status).toBe(200);
      expect(body).toEqual({ wamid: expect.stringMatching(/^wamid\./), statuses: [200, 200, 200] });
      const copies = app.heard.filter((one) =>
        one.raw.includes(JSON.stringify(body.wamid).replaceAll("/", "\\/")),
      );
      expect(copies).toHaveLength(3);
      for (const { headers, raw } of copies) {
        expect(headers["x-hub-signature-256"]).toBe(hubSignature(secrets.whatsappAppSecret, raw));
      }
      expect(messagesFrom(from)[0]).toMatchObject({ type: "text", text: { body: "almocei feijão/arroz" } });
    }
  });

  it("keep the id and time they are given", async () => {
    const from = newNumber();
    const wamid = `wamid.${randomUUID()}`;
    await post("/control/whatsapp/inbound", {
      from,
      type: "text",
      text: "oi",
      wamid,
      timestamp: 1700000000,
      name: "Ana",
    });
    expect(messagesFrom(from)[0]).toMatchObject({ id: wamid, timestamp: "1700000000" });
  });

  it("answer what the application said, and 0 when it cannot be reached", async () => {
    app.status = 503;
    const from = newNumber();
    const { body } = await post("/control/whatsapp/inbound", { from, type: "text", text: "oi" });
    expect(body.statuses).toEqual([503]);
    app.status = 200;
    expect(messagesFrom(from)).toHaveLength(1);

    const port = await freePort();
    const lonely = await startConsole({
      port,
      smtpPort: await freePort(),
      dir: fs.mkdtempSync(path.join(dir, "lonely-")),
      appUrl: `http://127.0.0.1:${await freePort()}`,
      secrets,
      identity: null,
    });
    const answer = await fetch(`http://127.0.0.1:${port}/control/whatsapp/inbound`, {
      method: "POST",
      body: JSON.stringify({ from, type: "text", text: "oi" }),
    });
    expect(((await answer.json()) as Json).statuses).toEqual([0]);
    await lonely.stop();
  });

  it("are tried again when asked, until the application takes them", async () => {
    app.status = 500;
    const from = newNumber();
    await post("/control/whatsapp/inbound", { from, type: "text", text: "oi", retry: true });
    app.status = 200;
    await vi.waitFor(() => expect(messagesFrom(from)).toHaveLength(2), { timeout: 10_000 });
  });

  it("carry photos that can be fetched once their address is asked for", async () => {
    const from = newNumber();
    const photo = readSamplePhoto(SAMPLE_PHOTOS[0]!);
    await post("/control/whatsapp/inbound", {
      from,
      type: "image",
      imageBase64: photo.toString("base64"),
      mimeType: "image/jpeg",
      caption: "almoço",
    });
    const image = messagesFrom(from)[0].image;
    expect(image).toMatchObject({ caption: "almoço", mime_type: "image/jpeg" });
    const media = await get(`/whatsapp/v23.0/${image.id}`, bearer);
    expect(media.body).toMatchObject({ mime_type: "image/jpeg", file_size: photo.length });
    expect((await fetch(media.body.url)).status).toBe(401);
    expect(
      (await fetch(media.body.url.replace(/until=\d+/, "until=9999999999999"), { headers: bearer })).status,
    ).toBe(404);
    const bytes = await fetch(media.body.url, { headers: bearer });
    expect(Buffer.from(await bytes.arrayBuffer()).equals(photo)).toBe(true);
  });

  it("carry a tapped button with the message it belongs to", async () => {
    const from = newNumber();
    await post("/control/whatsapp/inbound", { from, type: "text", text: "oi" });
    const action = { buttons: [{ type: "reply", reply: { id: "ok", title: "Está certo" } }] };
    const sent = await graph({
      to: from,
      type: "interactive",
      interactive: { type: "button", body: { text: "Certo?" }, action },
    });
    await post("/control/whatsapp/inbound", { from, type: "button", id: "ok", title: "Está certo" });
    expect(messagesFrom(from).at(-1)).toMatchObject({
      type: "interactive",
      context: { id: sent.body.messages[0].id },
      interactive: { type: "button_reply", button_reply: { id: "ok", title: "Está certo" } },
    });
  });

  it.each([
    ["no number", { type: "text", text: "oi" }],
    ["letters for a number", { from: "abc", type: "text", text: "oi" }],
    ["an unknown type", { from: "5511999990001", type: "fax" }],
    ["no text", { from: "5511999990001", type: "text" }],
    ["no copies", { from: "5511999990001", type: "text", text: "oi", times: 0 }],
    [
      "a photo that is none",
      { from: "5511999990001", type: "image", imageBase64: "%%", mimeType: "image/png" },
    ],
    ["broken JSON", "{"],
    ["a list", []],
  ])("are refused with a sentence for %s", async (_name, body) => {
    const answer = await post("/control/whatsapp/inbound", body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(/\.$/);
  });

  it("begin with the application confirming its address", async () => {
    expect((await post("/control/whatsapp/verify")).body).toEqual({ status: 200, verified: true });
    expect(app.heard.at(-1)?.path).toContain("hub.verify_token=verify-token");
  });
});
