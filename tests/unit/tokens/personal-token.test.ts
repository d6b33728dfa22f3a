import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  claimsToBeToken,
  isWellFormed,
  personalToken,
  TOKEN_BYTES,
  tokenHash,
  tokenHint,
} from "@/lib/tokens/personal-token";

const random = fc.uint8Array({ minLength: TOKEN_BYTES, maxLength: TOKEN_BYTES });

describe("a personal token", () => {
  it("has one length and shape, whatever was drawn", () => {
    fc.assert(
      fc.property(random, (bytes) => {
        const token = personalToken(bytes);
        expect(token).toMatch(/^garfo_pat_[0-9A-Za-z]{39}$/);
        expect(isWellFormed(token)).toBe(true);
        expect(claimsToBeToken(token)).toBe(true);
        expect(token.endsWith(tokenHint(token))).toBe(true);
        expect(tokenHash(token)).not.toContain(token.slice(10, 20));
      }),
    );
  });

  it("is another for other bytes, the greatest and the least included", () => {
    fc.assert(
      fc.property(random, random, (one, other) => {
        fc.pre(Buffer.compare(one, other) !== 0);
        expect(personalToken(one)).not.toBe(personalToken(other));
      }),
    );
    expect(isWellFormed(personalToken(new Uint8Array(TOKEN_BYTES).fill(255)))).toBe(true);
    expect(isWellFormed(personalToken(new Uint8Array(TOKEN_BYTES)))).toBe(true);
  });

  it("is told from nonsense without a look-up: one changed character is enough", () => {
    fc.assert(
      fc.property(random, fc.integer({ min: 10, max: 48 }), (bytes, at) => {
        const token = personalToken(bytes);
        const other = token[at] === "x" ? "y" : "x";
        expect(isWellFormed(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
      }),
    );
  });

  it.each(["", "garfo_pat_", "garfo_pat_abc", `garfo_pat_${"a".repeat(39)}`, "eyJhbGciOiJIUzI1NiJ9.a.b"])(
    "is not %j",
    (text) => expect(isWellFormed(text)).toBe(false),
  );
});
