import { describe, expect, it, vi } from "vitest";
import {
  base,
  bearer,
  get,
  graph,
  newNumber,
  post,
  secrets,
  statusesOf,
  text,
  withConsole,
} from "./console-rig";

withConsole();

describe("messages of the application", () => {
  it("are refused to who has not written, and taken as templates or after writing", async () => {
    const to = newNumber();
    const refused = await graph(text(to, "Oi!"));
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 131047 } } });
    const template = await graph({
      to,
      type: "template",
      template: {
        name: "garfo_water_reminder",
        language: { code: "pt_BR" },
        components: [{ type: "body", parameters: [{ type: "text", text: "Ana" }] }],
      },
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
