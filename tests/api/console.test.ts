import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import nodemailer from "nodemailer";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startConsole } from "@/local/console/server";
import { readSamplePhoto, SAMPLE_PHOTOS } from "@/local/model/sample-photos";
import { hubSignature } from "@/local/whatsapp/signature";

const secrets = {
  whatsappAppSecret: "app-secret",
  whatsappVerifyToken: "verify-token",
  whatsappAccessToken: "wa-token",
  whatsappPhoneNumberId: "1001",
  mercadoPagoWebhookSecret: "mp-secret",
  mercadoPagoAccessToken: "mp-token",
  assistantNumber: "551130000000",
};

interface Heard {
  path: string;
  headers: http.IncomingHttpHeaders;
  raw: string;
}

/** The application's side of the webhooks: notes what arrives and answers `status`. */
const app = { heard: [] as Heard[], status: 200, url: "", server: http.createServer() };
const dir = fs.mkdtempSync(path.join(os.tmpdir(), "console-"));
let base = "";
let smtpPort = 0;
let running: { stop(): Promise<void> };

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

beforeAll(async () => {
  app.server.on("request", async (req, res) => {
    let raw = "";
    for await (const chunk of req.setEncoding("utf8")) raw += chunk;
    app.heard.push({ path: req.url ?? "", headers: req.headers, raw });
    const challenge = new URL(req.url ?? "", "http://app").searchParams.get("hub.challenge");
    res.writeHead(app.status).end(challenge ?? "");
  });
  app.server.listen(0, "127.0.0.1");
  await once(app.server, "listening");
  app.url = `http://127.0.0.1:${(app.server.address() as net.AddressInfo).port}`;
  const port = await freePort();
  smtpPort = await freePort();
  base = `http://127.0.0.1:${port}`;
  running = await startConsole({ port, smtpPort, dir, appUrl: app.url, secrets });
});

afterEach(async () => {
  app.status = 200;
  for (const service of ["whatsapp", "mercado-pago", "model", "mail"]) {
    await post("/control/faults", { service, mode: "off" });
  }
});

afterAll(async () => {
  await running.stop();
  app.server.closeAllConnections();
  app.server.close();
  fs.rmSync(dir, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: answers of a JSON API, looked into field by field
type Json = any;
interface Answer {
  status: number;
  body: Json;
}

async function post(to: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(base + to, { method: "POST", headers, body: text });
  return { status: answer.status, body: await answer.json() };
}

async function get(from: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(base + from, { headers });
  return { status: answer.status, body: await answer.json() };
}

let lines = 0;
/** A number that no other test uses. */
function newNumber(): string {
  lines += 1;
  return `55119${String(10_000_000 + lines)}`;
}

const bearer = { authorization: `Bearer ${secrets.whatsappAccessToken}` };
const seller = { authorization: `Bearer ${secrets.mercadoPagoAccessToken}` };

function graph(body: object, headers: Record<string, string> = bearer): Promise<Answer> {
  return post("/whatsapp/v23.0/1001/messages", { messaging_product: "whatsapp", ...body }, headers);
}

const text = (to: string, body: string) => ({ to, type: "text", text: { body } });

/** The messages of webhooks that arrived from one number. */
function messagesFrom(number: string): Json[] {
  return webhooks().flatMap((value) =>
    (value.messages ?? []).filter((message: Json) => message.from === number),
  );
}

function statusesOf(wamid: string): string[] {
  return webhooks()
    .flatMap((value) => value.statuses ?? [])
    .filter((status: Json) => status.id === wamid)
    .map((status: Json) => status.status);
}

function webhooks(): Json[] {
  return app.heard
    .filter((one) => one.path === "/api/webhooks/whatsapp" && one.raw !== "")
    .flatMap((one) => JSON.parse(one.raw).entry)
    .flatMap((entry: Json) => entry.changes)
    .map((change: Json) => change.value);
}

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

describe("messages of the application", () => {
  it("are refused to who has not written, and taken as templates or after writing", async () => {
    const to = newNumber();
    const refused = await graph(text(to, "Oi!"));
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 131047 } } });
    const template = await graph({
      to,
      type: "template",
      template: { name: "lembrete", language: { code: "pt_BR" } },
    });
    expect(template.status).toBe(200);
    await post("/control/whatsapp/inbound", { from: to, type: "text", text: "oi" });
    expect((await graph(text(to, "Oi!"))).status).toBe(200);
    await post("/control/whatsapp/window", { number: to, open: false });
    expect((await graph(text(to, "Ainda aí?"))).body.error.code).toBe(131047);
  });

  it("appear in the outbox in order, and their status is reported", async () => {
    const to = newNumber();
    await post("/control/whatsapp/inbound", { from: to, type: "text", text: "oi" });
    const first = await graph({ ...text(to, "*Anotado*"), biz_opaque_callback_data: "row-1" });
    const wamid = first.body.messages[0].id;
    expect(first.body).toMatchObject({ messaging_product: "whatsapp", contacts: [{ input: to, wa_id: to }] });
    const sections = [{ title: "Almoço", rows: [{ id: "i1", title: "Arroz" }] }];
    await graph({
      to,
      type: "interactive",
      interactive: { type: "list", body: { text: "Qual?" }, action: { button: "Ver", sections } },
    });

    const outbox = (await get(`/control/whatsapp/outbox?to=${to}`)).body;
    expect(outbox).toMatchObject([
      {
        to,
        type: "text",
        text: "*Anotado*",
        buttons: [],
        list: null,
        template: null,
        wamid,
        opaque: "row-1",
      },
      { to, type: "list", text: "Qual?", list: { button: "Ver", sections } },
    ]);
    expect((await get(`/control/whatsapp/outbox?to=${to}&after=${outbox[0].seq}`)).body).toHaveLength(1);
    await vi.waitFor(() => expect(statusesOf(wamid)).toEqual(["sent", "delivered", "read"]), {
      timeout: 10_000,
    });

    await post("/control/whatsapp/status", { wamid, status: "failed", error: 131026 });
    expect(statusesOf(wamid).at(-1)).toBe("failed");
    expect((await post("/control/whatsapp/status", { wamid: "wamid.none", status: "read" })).status).toBe(
      404,
    );
  });

  it("may mark what they answer as read, with a typing indicator", async () => {
    const from = newNumber();
    const { body } = await post("/control/whatsapp/inbound", { from, type: "text", text: "oi" });
    const mark = { status: "read", message_id: body.wamid, typing_indicator: { type: "text" } };
    expect(await graph(mark)).toEqual({ status: 200, body: { success: true } });
    expect((await graph({ status: "read", message_id: "wamid.none" })).body.error.code).toBe(100);
  });

  it("need the token, the right number and a good body", async () => {
    expect(await graph(text("5511999990001", "x"), {})).toMatchObject({
      status: 401,
      body: { error: { code: 190 } },
    });
    const elsewhere = await post("/whatsapp/v23.0/9/messages", { messaging_product: "whatsapp" }, bearer);
    expect(elsewhere.body.error).toMatchObject({ code: 100, error_subcode: 33 });
    expect((await post("/whatsapp/v23.0/1001/messages", "{", bearer)).body.error.code).toBe(100);
    expect((await graph(text(secrets.assistantNumber, "x"))).body.error.code).toBe(131021);
  });

  it("fail as ordered, and only so often", async () => {
    const to = newNumber();
    const { body: inbound } = await post("/control/whatsapp/inbound", { from: to, type: "text", text: "oi" });
    await post("/control/faults", { service: "whatsapp", mode: "error", code: 131056, count: 1 });
    expect((await graph({ status: "read", message_id: inbound.wamid })).status).toBe(400);
    expect((await graph(text(to, "um"))).body.error.code).toBe(131056);
    expect((await graph(text(to, "dois"))).status).toBe(200);
    await post("/control/faults", { service: "whatsapp", mode: "html", status: 502, count: 1 });
    const page = await fetch(`${base}/whatsapp/v23.0/1001/messages`, {
      method: "POST",
      headers: bearer,
      body: "{}",
    });
    expect([page.status, page.headers.get("content-type")]).toEqual([502, "text/html; charset=utf-8"]);
    await post("/control/faults", { service: "whatsapp", mode: "timeout", count: 1 });
    await expect(
      fetch(`${base}/whatsapp/v23.0/1001/messages`, {
        method: "POST",
        body: "{}",
        signal: AbortSignal.timeout(200),
      }),
    ).rejects.toThrow();
    expect((await post("/control/faults", { service: "fax", mode: "error" })).status).toBe(400);
    expect((await post("/control/faults", { service: "mail", mode: "sleepy" })).status).toBe(400);
  });
});

describe("mail", () => {
  const send = (to: string, subject: string) =>
    nodemailer.createTransport({ host: "127.0.0.1", port: smtpPort }).sendMail({
      from: "oi@garfo.test",
      to,
      subject,
      text: "Código 123456",
      html: "<p>Código <b>123456</b></p>",
    });

  it("is caught, newest first, by address", async () => {
    const to = `${randomUUID()}@garfo.test`;
    await send(to, "Primeira: açaí");
    await send(to, "Segunda");
    const { body } = await get(`/control/mail?to=${to.toUpperCase()}`);
    expect(body.map((letter: Json) => letter.subject)).toEqual(["Segunda", "Primeira: açaí"]);
    expect(body[0]).toMatchObject({
      text: expect.stringContaining("123456"),
      html: expect.stringContaining("<b>123456</b>"),
    });
    const page = await fetch(`${base}/console/letters/${body[0].id}`);
    expect(page.headers.get("content-security-policy")).toContain("sandbox");
  });

  it("is refused as ordered", async () => {
    await post("/control/faults", { service: "mail", mode: "error", status: 550, count: 1 });
    await expect(send("a@garfo.test", "x")).rejects.toThrow("550");
    await send("a@garfo.test", "x");
  });
});

describe("payments", () => {
  const pix = (reference: string, key: string = randomUUID()) =>
    post(
      "/mercado-pago/v1/payments",
      {
        transaction_amount: 39.9,
        payment_method_id: "pix",
        external_reference: reference,
        payer: { email: "a@garfo.test" },
      },
      { ...seller, "x-idempotency-key": key },
    );
  const notices = (id: string | number) =>
    app.heard.filter((one) => one.path.startsWith(`/api/webhooks/mercado-pago?data.id=${id}&`));

  it("by PIX carry a code and its picture, and are made once per idempotency key", async () => {
    const reference = randomUUID();
    const [one, two] = await Promise.all([pix(reference, reference), pix(reference, reference)]);
    expect([one.status, two.body.id]).toEqual([201, one.body.id]);
    const { qr_code, qr_code_base64 } = one.body.point_of_interaction.transaction_data;
    expect(qr_code).toMatch(/^000201.*540539\.90.*6304[0-9A-F]{4}$/);
    expect(Buffer.from(qr_code_base64, "base64").subarray(1, 4).toString()).toBe("PNG");
    const found = await get(`/mercado-pago/v1/payments/search?external_reference=${reference}`, seller);
    expect(found.body).toMatchObject({
      paging: { total: 1 },
      results: [{ id: one.body.id, status: "pending" }],
    });
  });

  it("change when told, and say so in signed notifications", async () => {
    const { body } = await pix(randomUUID());
    await vi.waitFor(() => expect(notices(body.id)).toHaveLength(1));
    const answer = await post(`/control/mercado-pago/payments/${body.id}/approve`, { times: 2 });
    expect(answer.body).toMatchObject({ status: "approved", statuses: [200, 200] });
    expect(notices(body.id)).toHaveLength(3);
    expect(notices(body.id)[1]?.headers["x-signature"]).toMatch(/^ts=\d+,v1=[0-9a-f]{64}$/);
    expect((await get(`/mercado-pago/v1/payments/${body.id}`, seller)).body.status).toBe("approved");
    const silent = await post(`/control/mercado-pago/payments/${body.id}/chargeback`, { notify: false });
    expect(silent.body).toMatchObject({ status: "charged_back", statuses: [] });
    expect(notices(body.id)).toHaveLength(3);
    expect((await post(`/control/mercado-pago/payments/${body.id}/reject`)).status).toBe(409);
    expect((await post("/control/mercado-pago/payments/1/approve")).status).toBe(404);
    expect((await post(`/control/mercado-pago/payments/${body.id}/dance`)).status).toBe(404);
  });

  it("are refunded once per idempotency key", async () => {
    const { body } = await pix(randomUUID());
    await post(`/control/mercado-pago/payments/${body.id}/approve`);
    const ask = () =>
      post(
        `/mercado-pago/v1/payments/${body.id}/refunds`,
        { amount: 10 },
        { ...seller, "x-idempotency-key": "refund-1" },
      );
    const [one, two] = [await ask(), await ask()];
    expect([one.status, two.body.id]).toEqual([201, one.body.id]);
    const payment = (await get(`/mercado-pago/v1/payments/${body.id}`, seller)).body;
    expect(payment).toMatchObject({ status_detail: "partially_refunded", transaction_amount_refunded: 10 });
  });

  it("need the token and the key", async () => {
    const body = { transaction_amount: 1, payment_method_id: "pix", payer: { email: "a@garfo.test" } };
    expect((await post("/mercado-pago/v1/payments", body)).status).toBe(401);
    expect((await post("/mercado-pago/v1/payments", body, seller)).status).toBe(400);
    expect((await get("/mercado-pago/v1/payments/1", seller)).body).toMatchObject({
      error: "not_found",
      status: 404,
    });
  });

  it("may take effect though their answer is lost", async () => {
    const reference = randomUUID();
    await post("/control/faults", {
      service: "mercado-pago",
      mode: "error",
      status: 504,
      count: 1,
      effect: true,
    });
    expect((await pix(reference, reference)).status).toBe(504);
    expect((await pix(reference, reference)).status).toBe(201);
    const found = await get(`/mercado-pago/v1/payments/search?external_reference=${reference}`, seller);
    expect(found.body.paging.total).toBe(1);
  });

  it("by card begin at the checkout and end with the third failed instalment", async () => {
    const made = await post(
      "/mercado-pago/preapproval",
      {
        reason: "Garfo mensal",
        external_reference: randomUUID(),
        payer_email: "a@garfo.test",
        back_url: `${app.url}/post-payment`,
        auto_recurring: {
          frequency: 1,
          frequency_type: "months",
          transaction_amount: 39.9,
          currency_id: "BRL",
        },
      },
      seller,
    );
    expect(made).toMatchObject({ status: 201, body: { status: "pending" } });
    const { id, init_point: checkout } = made.body;
    expect((await post(`/control/mercado-pago/preapprovals/${id}/charge`)).status).toBe(409);
    expect(await (await fetch(checkout)).text()).toContain("Garfo mensal");
    const form = { method: "POST", redirect: "manual" as const };
    const refused = await fetch(checkout, {
      ...form,
      body: new URLSearchParams({ decision: "refuse", brand: "visa", lastFour: "1234" }),
    });
    expect(refused.headers.get("location")).toContain("declined");
    const agreed = await fetch(checkout, {
      ...form,
      body: new URLSearchParams({ decision: "approve", brand: "visa", lastFour: "1234" }),
    });
    expect(agreed.headers.get("location")).toBe(`${app.url}/post-payment?preapproval_id=${id}`);

    const charged = await post(`/control/mercado-pago/preapprovals/${id}/charge`);
    expect(charged.body).toMatchObject({
      status: "authorized",
      payment: { status: "approved", payment_method_id: "visa", card: { last_four_digits: "1234" } },
      statuses: [200, 200],
    });
    const invoices = await get(`/mercado-pago/authorized_payments/search?preapproval_id=${id}`, seller);
    expect(invoices.body.results).toMatchObject([{ status: "processed", payment: { status: "approved" } }]);
    const outcomes = [];
    for (let turn = 0; turn < 3; turn += 1) {
      outcomes.push((await post(`/control/mercado-pago/preapprovals/${id}/decline`)).body.status);
    }
    expect(outcomes).toEqual(["authorized", "authorized", "cancelled"]);
    expect(
      (await get("/control/mercado-pago/preapprovals")).body.find((one: Json) => one.id === id).status,
    ).toBe("cancelled");
  });
});

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

describe("the page", () => {
  it("shows a conversation as text only, under a strict policy", async () => {
    const from = newNumber();
    await post("/control/whatsapp/inbound", { from, type: "text", text: "<script>alert(1)</script> *oi*" });
    const page = await fetch(`${base}/?number=${from}`);
    const markup = await page.text();
    expect(markup).toContain("&#60;script&#62;alert(1)&#60;/script&#62; <strong>oi</strong>");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(markup).not.toMatch(/(src|href)="https?:\/\/(?!127\.0\.0\.1)/);
  });

  it("brings its own styles, program and fonts", async () => {
    for (const file of [
      "console.css",
      "console.js",
      "icon.svg",
      "fonts/bricolage.woff2",
      "fonts/instrument.woff2",
    ]) {
      expect((await fetch(`${base}/console/${file}`)).status, file).toBe(200);
    }
  });

  it("tells open pages what changes", async () => {
    const stream = await fetch(`${base}/console/events`);
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    const from = newNumber();
    await post("/control/whatsapp/inbound", { from, type: "text", text: "oi" });
    let told = "";
    while (!told.includes(`"number":"${from}"`)) told += (await reader.read()).value;
    expect(told).toContain('data: {"kind":"phone"');
    await reader.cancel();
  });

  it("takes no calls from pages of another origin", async () => {
    expect((await post("/control/reset", {}, { origin: "http://evil.test" })).status).toBe(403);
    expect((await get("/nowhere")).status).toBe(404);
  });
});

describe("what is kept", () => {
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
  });

  /** A console in a process of its own, so that it can be killed. */
  async function spawnConsole(home: string) {
    const port = await freePort();
    const options = { port, smtpPort: await freePort(), dir: home, appUrl: app.url, secrets };
    const server = path.resolve("local/console/server.ts");
    const code = `import(${JSON.stringify(server)}).then((m) => m.startConsole(${JSON.stringify(options)})).then(() => console.log("up"));`;
    const child = spawn(process.execPath, ["--import", "tsx", "-e", code], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    await once(child.stdout!, "data");
    return { child, url: `http://127.0.0.1:${port}` };
  }

  it("survives a kill, and the sequence goes on even after a reset", async () => {
    const home = fs.mkdtempSync(path.join(dir, "killed-"));
    const first = await spawnConsole(home);
    const number = newNumber();
    const call = (url: string, to: string, body: object, headers = {}) =>
      fetch(url + to, { method: "POST", headers, body: JSON.stringify(body) }).then(
        (answer) => answer.json() as Json,
      );
    await call(first.url, "/control/whatsapp/inbound", { from: number, type: "text", text: "oi" });
    const reply = { messaging_product: "whatsapp", ...text(number, "Olá") };
    await call(first.url, "/whatsapp/v23.0/1001/messages", reply, bearer);
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    fs.appendFileSync(path.join(home, "whatsapp.jsonl"), '{"is":"message","mess');

    const second = await spawnConsole(home);
    const outbox = async () =>
      (await fetch(`${second.url}/control/whatsapp/outbox?to=${number}`)).json() as Promise<Json>;
    const before = await outbox();
    expect(before).toMatchObject([{ text: "Olá" }]);
    await call(second.url, "/whatsapp/v23.0/1001/messages", reply, bearer);
    expect(await outbox()).toHaveLength(2);
    await call(second.url, "/control/reset", {});
    expect(await outbox()).toEqual([]);
    await call(second.url, "/control/whatsapp/inbound", { from: number, type: "text", text: "oi" });
    await call(second.url, "/whatsapp/v23.0/1001/messages", reply, bearer);
    expect((await outbox())[0].seq).toBeGreaterThan(before[0].seq + 1);
  });
});
