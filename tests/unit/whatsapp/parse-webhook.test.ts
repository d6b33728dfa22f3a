import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseWebhook } from "@/lib/integrations/whatsapp-cloud/parse-webhook";
import { message, PHONE_NUMBER_ID, webhook } from "./webhook-builder";

const parse = (json: unknown) => parseWebhook(json, PHONE_NUMBER_ID);
const contentOf = (raw: unknown) => parse(webhook({ messages: [raw] }))?.messages[0]?.content;

describe("messages", () => {
  it("reads who, when, what and in reply to what", () => {
    const raw = message("text", { text: { body: "oi" } }, { context: { id: "wamid.0" } });
    const contacts = [{ wa_id: "551198887777", profile: { name: "Ana" }, user_id: "BR.1" }];
    expect(parse(webhook({ contacts, messages: [raw] }))?.messages).toEqual([
      {
        id: "wamid.1",
        waId: "551198887777",
        scopedId: "BR.1",
        name: "Ana",
        sentAt: new Date(1_790_000_000_000),
        replyTo: "wamid.0",
        content: { type: "text", text: "oi" },
      },
    ]);
  });

  it.each([
    [
      "image",
      { image: { id: "7", mime_type: "image/jpeg", sha256: "x", caption: "almoço" } },
      { type: "image", mediaId: "7", mimeType: "image/jpeg", caption: "almoço" },
    ],
    [
      "audio",
      { audio: { id: "8", mime_type: "audio/ogg; codecs=opus", voice: true } },
      { type: "audio", mediaId: "8", mimeType: "audio/ogg; codecs=opus" },
    ],
    [
      "interactive",
      { interactive: { type: "button_reply", button_reply: { id: "undo:1", title: "Desfazer" } } },
      { type: "choice", id: "undo:1", title: "Desfazer" },
    ],
    [
      "interactive",
      {
        interactive: {
          type: "list_reply",
          list_reply: { id: "pick:2", title: "1 concha", description: "x" },
        },
      },
      { type: "choice", id: "pick:2", title: "1 concha" },
    ],
    [
      "button",
      { button: { payload: "say:resumo", text: "Resumo" } },
      { type: "choice", id: "say:resumo", title: "Resumo" },
    ],
    [
      "location",
      { location: { latitude: -23.5, longitude: "-46.6" } },
      { type: "location", latitude: -23.5, longitude: -46.6 },
    ],
    [
      "reaction",
      { reaction: { message_id: "wamid.9", emoji: "❤️" } },
      { type: "reaction", emoji: "❤️", messageId: "wamid.9" },
    ],
    [
      "reaction",
      { reaction: { message_id: "wamid.9" } },
      { type: "reaction", emoji: "", messageId: "wamid.9" },
    ],
    [
      "system",
      { system: { type: "user_changed_number", body: "…", wa_id: "5511977776666" } },
      { type: "number_changed", newWaId: "5511977776666" },
    ],
    [
      "system",
      { system: { type: "user_changed_number", new_wa_id: "5511977776666" } },
      { type: "number_changed", newWaId: "5511977776666" },
    ],
    ["system", { system: { type: "customer_identity_changed" } }, { type: "unsupported", kind: "system" }],
    ["unsupported", { errors: [{ code: 131051 }] }, { type: "unsupported", kind: "unsupported" }],
    ["video", { video: { id: "9" } }, { type: "unsupported", kind: "video" }],
    ["hologram", {}, { type: "unsupported", kind: "hologram" }],
    ["text", { text: "not an object" }, { type: "unsupported", kind: "text" }],
    ["image", { image: { mime_type: "image/png" } }, { type: "unsupported", kind: "image" }],
  ])("%s", (type, content, expected) => {
    expect(contentOf(message(type, content))).toEqual(expected);
  });

  it("takes a type that is no text as unknown", () => {
    expect(contentOf({ ...message("x", {}), type: 12 })).toEqual({ type: "unsupported", kind: "unknown" });
  });

  it("knows people who hide their number by their scoped id", () => {
    const raw = message("text", { text: { body: "oi" } }, { from: undefined, from_user_id: "BR.42" });
    const { messages } = parse(webhook({ contacts: [{ user_id: "BR.42" }], messages: [raw] })) ?? {};
    expect(messages).toMatchObject([{ waId: null, scopedId: "BR.42" }]);
  });

  it("takes the sender from the only contact when the message names none", () => {
    const raw = message("text", { text: { body: "oi" } }, { from: undefined });
    expect(parse(webhook({ contacts: [{ user_id: "BR.42" }], messages: [raw] }))?.messages).toMatchObject([
      { scopedId: "BR.42" },
    ]);
    const two = [{ wa_id: "5511911112222" }, { wa_id: "5511933334444" }];
    expect(parse(webhook({ contacts: two, messages: [raw] }))).toMatchObject({ messages: [], skipped: 1 });
  });

  it.each([
    ["1790000000", 1_790_000_000_000],
    [1_790_000_000, 1_790_000_000_000],
    ["1790000000123", 1_790_000_000_123],
  ])("timestamp %s", (timestamp, instant) => {
    const raw = message("text", { text: { body: "oi" } }, { timestamp });
    expect(parse(webhook({ messages: [raw] }))?.messages[0]?.sentAt?.getTime()).toBe(instant);
  });

  it.each([undefined, "yesterday", "", -5, null, 1e300])("timestamp %s is not known", (timestamp) => {
    const raw = message("text", { text: { body: "oi" } }, { timestamp });
    expect(parse(webhook({ messages: [raw] }))?.messages[0]?.sentAt).toBeNull();
  });
});

describe("statuses", () => {
  it("reads what happened, our mark and the error", () => {
    const statuses = [
      { id: "wamid.2", status: "delivered", biz_opaque_callback_data: "garfo:x", recipient_id: "55" },
      { id: "wamid.3", status: "failed", errors: [{ code: 131047, title: "x" }] },
      { id: "wamid.4", status: "deleted" },
      { status: "sent" },
    ];
    expect(parse(webhook({ statuses }))).toEqual({
      messages: [],
      statuses: [
        { wamid: "wamid.2", status: "delivered", opaque: "garfo:x", errorCode: null },
        { wamid: "wamid.3", status: "failed", opaque: null, errorCode: 131047 },
      ],
      skipped: 2,
    });
  });
});

describe("webhooks", () => {
  it("reads every entry, change and message, in order", () => {
    const text = (id: string) => message("text", { text: { body: id } }, { id });
    const { entry } = webhook({ messages: [text("a"), text("b")] }, { messages: [text("c")] });
    const more = webhook({ messages: [text("d")] }).entry;
    const ids = parse({ entry: [...entry, ...more] })?.messages.map(({ id }) => id);
    expect(ids).toEqual(["a", "b", "c", "d"]);
  });

  it("loses nothing to an unreadable neighbour", () => {
    const good = message("text", { text: { body: "oi" } }, { id: "good" });
    const bad = [null, 7, "x", [], {}, { id: "" }, { id: 5, from: "5511" }, { ...good, from: undefined }];
    const value = { contacts: [null, { wa_id: {} }, 3], messages: [...bad, good, ...bad], statuses: "none" };
    const { entry } = webhook(value);
    const events = parse({
      entry: [null, { changes: null }, { changes: [null, { value: 4 }] }, ...entry, 5],
    });
    expect(events?.messages.map(({ id }) => id)).toEqual(["good"]);
    expect(events?.skipped).toBeGreaterThan(bad.length);
  });

  it("skips what is meant for another number of the same account", () => {
    const value = {
      metadata: { phone_number_id: "999" },
      messages: [message("text", { text: { body: "oi" } })],
    };
    expect(parse(webhook(value))).toEqual({ messages: [], statuses: [], skipped: 1 });
  });

  it.each([null, undefined, 1, "x", [], {}, { entry: {} }])("is none: %j", (json) => {
    expect(parse(json)).toBeNull();
  });

  it("never throws, whatever comes", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        parse(value);
        parse({
          entry: [value, { changes: [{ value }, { value: { messages: [value], statuses: [value] } }] }],
        });
      }),
      { numRuns: 500 },
    );
  });
});
