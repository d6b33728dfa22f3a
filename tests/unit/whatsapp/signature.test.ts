import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sameSecret, verifySignature } from "@/lib/integrations/whatsapp-cloud/signature";

const SECRET = "meta_app_secret_example";
const BODY = Buffer.from('{"object":"whatsapp_business_account","entry":[]}');
const GOOD = "sha256=f5933bdaba66b42c6b98843d4afefc0434be5e077f3c9d91d3d8399357ab4916";

describe("verifySignature", () => {
  it("accepts the provider's own example", () => {
    expect(verifySignature(BODY, GOOD, SECRET)).toBe(true);
    expect(verifySignature(BODY, GOOD.toUpperCase().replace("SHA256", "sha256"), SECRET)).toBe(true);
  });

  it.each([
    ["no header", null],
    ["an empty header", ""],
    ["no scheme", GOOD.slice(7)],
    ["another scheme", GOOD.replace("sha256", "sha1")],
    ["too short", GOOD.slice(0, -1)],
    ["too long", `${GOOD}0`],
    ["no hexadecimal", `sha256=${"z".repeat(64)}`],
    ["one digit off", `${GOOD.slice(0, -1)}7`],
    ["another body's", `sha256=${createHmac("sha256", SECRET).update("{}").digest("hex")}`],
    ["another secret's", `sha256=${createHmac("sha256", "other").update(BODY).digest("hex")}`],
  ])("refuses %s", (_, header) => {
    expect(verifySignature(BODY, header, SECRET)).toBe(false);
  });

  it("refuses everything without a secret", () => {
    const empty = `sha256=${createHmac("sha256", "").update(BODY).digest("hex")}`;
    expect(verifySignature(BODY, empty, "")).toBe(false);
    expect(verifySignature(BODY, empty, undefined)).toBe(false);
  });

  it("covers the bytes, not what they mean", () => {
    const spaced = Buffer.from('{"object": "whatsapp_business_account","entry":[]}');
    expect(verifySignature(spaced, GOOD, SECRET)).toBe(false);
  });
});

describe("sameSecret", () => {
  it("compares texts of any length, and nothing equals a secret that is not set", () => {
    expect(sameSecret("abcdefgh", "abcdefgh")).toBe(true);
    expect(sameSecret("abcdefg", "abcdefgh")).toBe(false);
    expect(sameSecret("", "")).toBe(false);
    expect(sameSecret(null, undefined)).toBe(false);
  });
});
