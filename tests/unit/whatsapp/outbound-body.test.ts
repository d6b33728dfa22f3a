import { describe, expect, it } from "vitest";
import { outboundBody, outboundContent } from "@/lib/integrations/whatsapp-cloud/outbound-body";
import { parseSend } from "@/local/whatsapp/send-request";

describe("outboundBody", () => {
  it("addresses a number exactly as it came, and a scoped id as such", () => {
    const text = { type: "text", body: "oi" } as const;
    expect(outboundBody("551198887777", text, "mark")).toMatchObject({
      to: "551198887777",
      biz_opaque_callback_data: "mark",
      type: "text",
      text: { body: "oi" },
    });
    expect(outboundBody("BR.123abc", text, "mark")).toMatchObject({ recipient: "BR.123abc" });
    expect(outboundBody("BR.123abc", text, "mark")).not.toHaveProperty("to");
  });

  const long = "á😀".repeat(3000);
  it.each([
    { type: "text", body: long },
    {
      type: "buttons",
      body: long,
      buttons: ["1", "2", "3", "4"].map((id) => ({ id, title: `${id}${long}` })),
    },
    {
      type: "list",
      body: long,
      button: long,
      rows: Array.from({ length: 14 }, (_, i) => ({ id: `${i}`, title: `${i}${long}`, description: long })),
    },
    { type: "template", name: "garfo_water_reminder", language: "pt_BR", parameters: ["Ana"] },
  ])("keeps $type within what the provider takes", (raw) => {
    const body = outboundBody("5511988887777", outboundContent.parse(raw), "x".repeat(512));
    expect(() => parseSend(body)).not.toThrow();
    expect(JSON.stringify(body)).not.toMatch(/\\ud[89a-f]/);
  });

  it("leaves short texts as they are", () => {
    const body = { type: "text", body: "😀".repeat(2048) } as const;
    expect(outboundBody("5511988887777", body, "m")).toMatchObject({ text: { body: body.body } });
  });
});
