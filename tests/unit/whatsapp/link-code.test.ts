import { describe, expect, it } from "vitest";
import { chatLink, findLinkCode, hashLinkCode, linkCode } from "@/lib/chat/opt-in/link-code";

const code = linkCode("018f0000-0000-7000-8000-000000000001", "a secret of the server");

describe("linkCode", () => {
  it("follows from the request and the secret alone", () => {
    expect(code).toMatch(/^GARFO-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(linkCode("018f0000-0000-7000-8000-000000000001", "a secret of the server")).toBe(code);
    expect(linkCode("018f0000-0000-7000-8000-000000000002", "a secret of the server")).not.toBe(code);
    expect(linkCode("018f0000-0000-7000-8000-000000000001", "another secret")).not.toBe(code);
  });

  it("is stored as a digest", () => {
    expect(hashLinkCode(code)).not.toContain(code.slice(6, 10));
    expect(hashLinkCode(code)).toBe(hashLinkCode(code));
  });
});

describe("findLinkCode", () => {
  it.each([
    `Quero usar o Garfo neste número. Meu código: ${code}`,
    code.toLowerCase(),
    ` ${code} `,
    code.replaceAll("-", " - "),
    code.replaceAll("-", "–"),
    code.replace(/-(?=[^-]*$)/, ""),
  ])("in “%s”", (text) => {
    expect(findLinkCode(text)).toBe(code);
  });

  it("reads look-alikes as what they stand for", () => {
    expect(findLinkCode("GARFO-OIL1-ABCD")).toBe("GARFO-0111-ABCD");
  });

  it.each([
    "",
    "garfo",
    "o garfo é bom",
    "garfo peso hoje",
    "GARFO-12",
    "comi com GARFO-FACA",
    "x".repeat(5000),
  ])("none in “%s”", (text) => {
    expect(findLinkCode(text)).toBeNull();
  });
});

it("chatLink opens the talk with the words in it", () => {
  expect(chatLink("5511900000000", "Olá & você?")).toBe(
    "https://wa.me/5511900000000?text=Ol%C3%A1%20%26%20voc%C3%AA%3F",
  );
});
