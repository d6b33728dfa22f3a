import { describe, expect, it } from "vitest";
import { GraphError } from "@/local/whatsapp/graph-error";
import { inboundContent, inboundRequest } from "@/local/whatsapp/inbound-request";
import { laterStatus } from "@/local/whatsapp/message";
import { parseSend } from "@/local/whatsapp/send-request";
import { hubSignature, metaJson } from "@/local/whatsapp/signature";
import { messageWebhook, statusWebhook } from "@/local/whatsapp/webhook-payload";
import { windowOpen } from "@/local/whatsapp/window";

const business = { displayNumber: "551130000000", phoneNumberId: "111" };
const to = { messaging_product: "whatsapp", to: "5511999990001" };

describe("signature", () => {
  it("matches Meta's worked example", () => {
    const body = '{"object":"whatsapp_business_account","entry":[]}';
    expect(hubSignature("meta_app_secret_example", body)).toBe(
      "sha256=f5933bdaba66b42c6b98843d4afefc0434be5e077f3c9d91d3d8399357ab4916",
    );
  });

  it("covers bytes in which slashes and everything beyond ASCII are escaped", () => {
    const written = metaJson({ body: "feijão/arroz 🍚" });
    expect(written).toBe('{"body":"feij\\u00e3o\\/arroz \\ud83c\\udf5a"}');
    expect(JSON.parse(written)).toEqual({ body: "feijão/arroz 🍚" });
  });
});

describe("24-hour window", () => {
  const day = 24 * 60 * 60 * 1000;
  it.each([
    [undefined, 0, false],
    [1000, 1000, true],
    [1000, 1000 + day - 1, true],
    [1000, 1000 + day, false],
  ])("last inbound at %s, now %s: open %s", (last, now, open) => {
    expect(windowOpen(last, now)).toBe(open);
  });
});

describe("message status", () => {
  it("only moves forward, except that anything may fail", () => {
    expect(laterStatus("sent", "read")).toBe("read");
    expect(laterStatus("read", "delivered")).toBe("read");
    expect(laterStatus("delivered", "failed")).toBe("failed");
  });
});

describe("webhook payload", () => {
  it("nests a text as Meta does", () => {
    const payload = messageWebhook(
      business,
      { number: "551199990001", name: "Ana" },
      { wamid: "wamid.A", seconds: 1700000000, type: "text", content: { text: { body: "oi" } } },
    );
    expect(payload).toEqual({
      object: "whatsapp_business_account",
      entry: [
        {
          id: expect.any(String),
          changes: [
            {
              field: "messages",
              value: {
                messaging_product: "whatsapp",
                metadata: { display_phone_number: "551130000000", phone_number_id: "111" },
                contacts: [{ profile: { name: "Ana" }, wa_id: "551199990001" }],
                messages: [
                  {
                    from: "551199990001",
                    id: "wamid.A",
                    timestamp: "1700000000",
                    text: { body: "oi" },
                    type: "text",
                  },
                ],
              },
            },
          ],
        },
      ],
    });
  });

  it("leaves the number out for somebody known by a business-scoped id", () => {
    const payload = messageWebhook(
      business,
      { userId: "BR.123", name: "Ana" },
      { wamid: "wamid.A", seconds: 1, type: "text", content: { text: { body: "oi" } } },
    );
    const value = payload.entry[0]!.changes[0]!.value as Record<string, unknown> as Record<
      string,
      Record<string, unknown>[]
    >;
    expect(value.contacts?.[0]).toEqual({ profile: { name: "Ana" }, user_id: "BR.123" });
    expect(value.messages?.[0]).toMatchObject({ from_user_id: "BR.123" });
    expect(value.messages?.[0]).not.toHaveProperty("from");
  });

  it("carries errors with a failed status and pricing with the others", () => {
    const base = { wamid: "wamid.B", recipient: "5511999990001", seconds: 1, opaque: "outbox-7" };
    const value = (payload: ReturnType<typeof statusWebhook>) =>
      (payload.entry[0]!.changes[0]!.value as unknown as { statuses: Record<string, unknown>[] }).statuses[0];
    expect(value(statusWebhook(business, { ...base, status: "delivered" }))).toMatchObject({
      id: "wamid.B",
      status: "delivered",
      recipient_id: "5511999990001",
      biz_opaque_callback_data: "outbox-7",
    });
    const error = { code: 131026, title: "Message undeliverable" };
    expect(value(statusWebhook(business, { ...base, status: "failed", error }))).toMatchObject({
      errors: [{ code: 131026, title: "Message undeliverable", error_data: { details: expect.any(String) } }],
    });
  });

  it("puts a tapped button, a list row and a photo where Meta puts them", () => {
    const content = (request: unknown, media?: { id: string; mimeType: string; sha256: string }) =>
      inboundContent(inboundRequest.parse(request), media);
    const from = "5511999990001";
    expect(content({ from, type: "button", id: "ok", title: "Está certo" })).toEqual({
      type: "interactive",
      content: { interactive: { type: "button_reply", button_reply: { id: "ok", title: "Está certo" } } },
    });
    expect(content({ from, type: "list", id: "i1", title: "Arroz" })).toEqual({
      type: "interactive",
      content: { interactive: { type: "list_reply", list_reply: { id: "i1", title: "Arroz" } } },
    });
    expect(
      content(
        { from, type: "image", imageBase64: "aGk=", mimeType: "image/png", caption: "almoço" },
        { id: "7", mimeType: "image/png", sha256: "00ff" },
      ),
    ).toEqual({
      type: "image",
      content: { image: { caption: "almoço", mime_type: "image/png", sha256: "AP8=", id: "7" } },
    });
  });
});

describe("inbound orders", () => {
  it.each([
    [1700000000, 1700000000],
    ["1700000000", 1700000000],
    [1700000000123, 1700000000],
    ["2023-11-14T22:13:20Z", 1700000000],
  ])("understands the time %s", (timestamp, seconds) => {
    const order = { from: "5511999990001", type: "text", text: "oi", timestamp };
    expect(inboundRequest.parse(order).timestamp).toBe(seconds);
  });

  it("keeps a number with or without the ninth digit as it is", () => {
    expect(inboundRequest.parse({ from: "+55 (11) 9999-0001", type: "text", text: "" }).from).toBe(
      "551199990001",
    );
    expect(inboundRequest.parse({ from: "5511999990001", type: "text", text: "" }).from).toBe(
      "5511999990001",
    );
  });
});

describe("what the application sends", () => {
  const button = (id: string, title: string) => ({ type: "reply", reply: { id, title } });
  const interactive = (text: string, buttons: unknown[]) => ({
    ...to,
    type: "interactive",
    interactive: { type: "button", body: { text }, action: { buttons } },
  });
  const list = (rows: unknown[]) => ({
    ...to,
    type: "interactive",
    interactive: { type: "list", body: { text: "Qual?" }, action: { button: "Ver", sections: [{ rows }] } },
  });
  const template = (name: string, code: string, ...filled: string[]) => ({
    ...to,
    type: "template",
    template: {
      name,
      language: { code },
      components: [{ type: "body", parameters: filled.map((text) => ({ type: "text", text })) }],
    },
  });
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `r${index}`, title: `Linha ${index}` }));

  it.each([
    ["a text of 4096", { ...to, type: "text", text: { body: "a".repeat(4096) } }],
    [
      "three buttons",
      interactive("a".repeat(1024), [button("1", "a".repeat(20)), button("2", "b"), button("3", "c")]),
    ],
    ["ten rows", list(rows(10))],
    ["a template", template("garfo_water_reminder", "pt_BR", "Ana")],
    [
      "a recipient id",
      { messaging_product: "whatsapp", recipient: "BR.123", type: "text", text: { body: "oi" } },
    ],
  ])("takes %s", (_name, body) => {
    expect(parseSend(body)).toHaveProperty("content");
  });

  it.each([
    ["one that nobody approved", template("garfo_promo", "pt_BR", "Ana"), 132001],
    ["one in a language that nobody approved", template("garfo_water_reminder", "es_ES", "Ana"), 132001],
    ["a parameter too few", template("garfo_meal_reminder", "pt_BR", "Ana"), 132000],
    ["a parameter too many", template("garfo_water_reminder", "pt_BR", "Ana", "o almoço"), 132000],
    ["a parameter of two lines", template("garfo_water_reminder", "pt_BR", "Ana\nBia"), 100],
  ])("refuses as a template %s", (_name, body, code) => {
    expect(() => parseSend(body)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ["a text of 4097", { ...to, type: "text", text: { body: "a".repeat(4097) } }],
    ["an empty text", { ...to, type: "text", text: { body: "" } }],
    [
      "four buttons",
      interactive(
        "?",
        ["1", "2", "3", "4"].map((id) => button(id, id)),
      ),
    ],
    ["a title of 21", interactive("?", [button("1", "a".repeat(21))])],
    ["a body of 1025", interactive("a".repeat(1025), [button("1", "a")])],
    ["two buttons with one id", interactive("?", [button("1", "a"), button("1", "b")])],
    ["eleven rows", list(rows(11))],
    ["no receiver", { messaging_product: "whatsapp", type: "text", text: { body: "oi" } }],
    ["another product", { ...to, messaging_product: "sms", type: "text", text: { body: "oi" } }],
    ["nothing", null],
  ])("refuses %s with code 100", (_name, body) => {
    expect(() => parseSend(body)).toThrow(GraphError);
    try {
      parseSend(body);
    } catch (error) {
      expect((error as GraphError).body()).toMatchObject({
        error: {
          code: 100,
          type: "OAuthException",
          message: expect.any(String),
          fbtrace_id: expect.any(String),
        },
      });
    }
  });
});
