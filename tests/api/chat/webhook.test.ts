import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { call, createMember } from "@/tests/factories";
import { control, deliver, processed, textPayload, uniqueNumber, write } from "./phone";

const PATH = "/api/webhooks/whatsapp";
const stored = (wamid: string) => db().inboundMessage.findUnique({ where: { id: wamid } });

describe("verification", () => {
  const ask = (query: Record<string, string>) => call(`${PATH}?${new URLSearchParams(query)}`);
  const token = process.env.WHATSAPP_VERIFY_TOKEN ?? "";

  it("repeats the challenge as plain text", async () => {
    const query = { "hub.mode": "subscribe", "hub.verify_token": token, "hub.challenge": "1158201444" };
    const answer = await ask(query);
    expect(answer).toMatchObject({ status: 200, body: "1158201444" });
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  });

  it.each([
    {},
    { "hub.mode": "subscribe", "hub.verify_token": "wrong", "hub.challenge": "1" },
    { "hub.mode": "unsubscribe", "hub.verify_token": token, "hub.challenge": "1" },
    { "hub.mode": "subscribe", "hub.challenge": "1" },
  ])("refuses %j", async (query) => {
    expect(await ask(query as Record<string, string>)).toMatchObject({
      status: 403,
      body: { code: "forbidden", error: expect.any(String) },
    });
  });
});

describe("signature", () => {
  it.each([
    ["none", { "X-Hub-Signature-256": "" }],
    ["another's", { "X-Hub-Signature-256": `sha256=${"0".repeat(64)}` }],
    ["an old scheme's", { "X-Hub-Signature": "sha1=0", "X-Hub-Signature-256": "" }],
  ])("%s: refused, nothing stored", async (_, headers) => {
    const { payload, wamid } = textPayload(uniqueNumber(), "bebi 200 ml de água");
    expect(await deliver(payload, headers)).toMatchObject({ status: 401, body: { code: "bad_signature" } });
    expect(await stored(wamid)).toBeNull();
  });
});

describe("bad bodies", () => {
  it.each([
    ["no JSON", "{", 400, "malformed_json"],
    ["empty", "", 400, "malformed_json"],
    ["a list", "[]", 422, "validation"],
    ["text", '"oi"', 422, "validation"],
    ["another shape", '{"entry":{}}', 422, "validation"],
    ["3 MB and more", `{"entry":[],"x":"${"x".repeat(3 * 1024 * 1024)}"}`, 413, "body_too_large"],
  ])("%s", async (_, raw, status, code) => {
    expect(await deliver(raw)).toMatchObject({ status, body: { code, error: expect.stringMatching(/\S/) } });
  });

  it("takes the rest when entries cannot be read", async () => {
    const { payload, wamid } = textPayload(uniqueNumber(), "oi");
    const entry = [
      null,
      5,
      { changes: "x" },
      { changes: [{ value: { messages: [{}, null] } }] },
      ...payload.entry,
    ];
    expect((await deliver({ ...payload, entry })).status).toBe(200);
    expect(await stored(wamid)).not.toBeNull();
  });
});

describe("messages", () => {
  it("is in the database when it is acknowledged", async () => {
    const number = uniqueNumber();
    const { wamid, statuses } = await write(number, "oi");
    expect(statuses).toEqual([200]);
    expect(await stored(wamid)).toMatchObject({ contact: number, type: "text" });
  });

  it("stores a message once, however often and at once it is delivered", async () => {
    const { wamid, statuses } = await write(uniqueNumber(), "oi", { times: 20 });
    expect(statuses).toEqual(Array(20).fill(200));
    expect(await db().inboundMessage.count({ where: { id: wamid } })).toBe(1);
  });

  it("keys the conversation by the canonical number, with or without the ninth digit", async () => {
    const number = uniqueNumber();
    const short = number.replace(/^(55\d\d)9/, "$1");
    const { wamid } = await write(short, "oi");
    const row = await stored(wamid);
    expect(row).toMatchObject({ contact: number, payload: { waId: short } });
  });

  it.each([
    ["U+0000", "comi\u0000 1 banana"],
    ["half a surrogate pair", "comi 1 banana \ud83c"],
    ["other control characters", "comi\u0007\u001b[31m 1 banana\u200f"],
    ["64 KB", "banana ".repeat(9_000)],
    ["nothing", ""],
  ])("keeps a message with %s", async (_, text) => {
    const { payload, wamid } = textPayload(uniqueNumber(), text);
    expect((await deliver(payload)).status).toBe(200);
    expect((await processed(wamid)).status).toBe("processed");
  });

  it("keeps messages with odd times, types and ids", async () => {
    const odd = [
      { timestamp: "0" },
      { timestamp: "99999999999999999" },
      { timestamp: {} },
      { type: "hologram" },
    ];
    for (const more of [...odd, { id: `wamid.${randomUUID()}\u0000'";--` }]) {
      const { payload, wamid } = textPayload(uniqueNumber(), "oi", more);
      expect((await deliver(payload)).status).toBe(200);
      expect((await processed(wamid.replaceAll("\u0000", ""))).status).toBe("processed");
    }
  });

  it("ignores what is addressed to another number of the account", async () => {
    const { payload, wamid } = textPayload(uniqueNumber(), "oi");
    const raw = JSON.stringify(payload).replaceAll(process.env.WHATSAPP_PHONE_NUMBER_ID ?? "", "999");
    expect((await deliver(raw)).status).toBe(200);
    expect(await stored(wamid)).toBeNull();
  });
});

describe("delivery reports", () => {
  /** A message of ours as if it had just been handed over. */
  async function sentMessage(status: "sending" | "sent" = "sending") {
    const { userId } = await createMember();
    const contact = uniqueNumber();
    const wamid = status === "sent" ? `wamid.${randomUUID()}` : null;
    const data = { userId, contact, recipient: contact, body: { type: "text", body: "oi" }, status, wamid };
    // Due far in the future: the test itself plays the sender's part.
    const later = new Date(Date.now() + 3_600_000);
    return db().outboundMessage.create({ data: { ...data, attempts: 1, nextAttemptAt: later } });
  }

  const report = (wamid: string, status: string, mark?: string, code?: number) =>
    deliver({
      entry: [
        {
          changes: [
            {
              value: {
                statuses: [
                  {
                    id: wamid,
                    status,
                    ...(mark && { biz_opaque_callback_data: mark }),
                    ...(code && { errors: [{ code }] }),
                  },
                ],
              },
            },
          ],
        },
      ],
    });
  const stateOf = async (id: string) => {
    const { status, wamid, error } = await db().outboundMessage.findUniqueOrThrow({ where: { id } });
    return { status, wamid, error };
  };

  it("finds the message by our mark before the provider's id is known", async () => {
    const { id } = await sentMessage();
    const wamid = `wamid.${randomUUID()}`;
    expect((await report(wamid, "delivered", `garfo:${id}:1`)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ status: "delivered", wamid });
  });

  it("moves forward only, whatever the order", async () => {
    const { id, wamid } = await sentMessage("sent");
    for (const status of ["read", "delivered", "sent", "failed", "read"]) await report(wamid ?? "", status);
    expect(await stateOf(id)).toMatchObject({ status: "read" });
  });

  it("notes a failure for good, and its reason", async () => {
    const { id, wamid } = await sentMessage("sent");
    await report(wamid ?? "", "failed", undefined, 131026);
    expect(await stateOf(id)).toMatchObject({ status: "failed", error: "permanent:131026" });
    await report(wamid ?? "", "delivered");
    expect(await stateOf(id)).toMatchObject({ status: "failed" });
  });

  it("queues again what failed for a passing reason; an earlier attempt's failure means nothing", async () => {
    const { id } = await sentMessage();
    await report("wamid.x", "failed", `garfo:${id}:1`, 131000);
    expect(await stateOf(id)).toMatchObject({ status: "queued", error: "retry:131000" });
    await db().outboundMessage.update({ where: { id }, data: { attempts: 2, status: "sending" } });
    await report("wamid.x", "failed", `garfo:${id}:1`, 131026);
    expect(await stateOf(id)).toMatchObject({ status: "sending" });
  });

  it("ignores those of messages that nobody knows", async () => {
    expect((await report("wamid.unknown", "read")).status).toBe(200);
    expect((await report("wamid.unknown", "failed", `garfo:${randomUUID()}:1`, 131026)).status).toBe(200);
    expect((await report("wamid.unknown", "read", "garfo:not-a-uuid:1")).status).toBe(200);
  });

  it("applies several of one message in one webhook", async () => {
    const { id } = await sentMessage();
    const wamid = `wamid.${randomUUID()}`;
    const statuses = ["read", "sent", "delivered"].map((status) => ({
      ...{ id: wamid, status, biz_opaque_callback_data: `garfo:${id}:1` },
    }));
    await deliver({ entry: [{ changes: [{ value: { statuses } }] }] });
    expect(await stateOf(id)).toMatchObject({ status: "read", wamid });
  });
});

it("lets the console deliver as the provider does", async () => {
  const answer = await control<{ statuses: number[] }>("/whatsapp/inbound", {
    ...{ from: uniqueNumber(), type: "unsupported" },
  });
  expect(answer.statuses).toEqual([200]);
});
