import { describe, expect, it } from "vitest";
import { base, get, newNumber, post, withConsole } from "./console-rig";

withConsole();

describe("the page", () => {
  it("shows a conversation as text only, under a strict policy", async () => {
    const from = newNumber();
    await post("/control/whatsapp/inbound", { from, type: "text", text: "<script>alert(1)</script> *oi*" });
    const page = await fetch(`${base}/?number=${from}`);
    const markup = await page.text();
    expect(markup).toContain("&lt;script&gt;alert(1)&lt;/script&gt; <strong>oi</strong>");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(markup).not.toMatch(/(src|href)="https?:\/\/(?!127\.0\.0\.1)/);
  });

  it("brings its own styles, program and fonts", async () => {
    for (const file of [
      "console.css",
      "console.js",
      "theme.js",
      "icon.svg",
      "fonts/bricolage.woff2",
      "fonts/instrument.woff2",
    ]) {
      expect((await fetch(`${base}/console/${file}`)).status, file).toBe(200);
    }
    const sheet = await (await fetch(`${base}/console/console.css`)).text();
    expect(sheet, "the product's colours").toMatch(/\.dark \{[^}]*--leaf:/);
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
