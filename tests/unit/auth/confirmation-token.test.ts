import { describe, expect, it } from "vitest";
import {
  confirmationKey,
  isSealed,
  readConfirmation,
  sealConfirmation,
} from "@/lib/auth/email/confirmation-token";

const KEY = confirmationKey("a secret of the deployment");
const CLAIM = { userId: "01a1fb91-1134-7178-906d-6d94fa90cb88", expiresAt: new Date("2026-11-23T12:00:00Z") };
const TOKEN = sealConfirmation(CLAIM, "ana@exemplo.com.br", KEY);

it("says whose address it confirms and until when", () => {
  expect(readConfirmation(TOKEN)).toEqual(CLAIM);
  expect(isSealed(TOKEN, "Ana@Exemplo.com.br", KEY)).toBe(true);
});

describe("is void", () => {
  it("for another address", () => {
    expect(isSealed(TOKEN, "bia@exemplo.com.br", KEY)).toBe(false);
  });

  it("for another person or time", () => {
    const [userId, until, signature] = TOKEN.split(".") as [string, string, string];
    expect(isSealed(`${userId.replace(/^0/, "1")}.${until}.${signature}`, "ana@exemplo.com.br", KEY)).toBe(
      false,
    );
    expect(isSealed(`${userId}.${until}0.${signature}`, "ana@exemplo.com.br", KEY)).toBe(false);
  });

  it("under another deployment's key", () => {
    expect(isSealed(TOKEN, "ana@exemplo.com.br", confirmationKey("another secret"))).toBe(false);
  });
});

it.each(["", ".", "..", "a.b.c", `${TOKEN}x`, TOKEN.slice(1), TOKEN.replaceAll(".", " ")])(
  "is not read from “%s”",
  (text) => {
    expect(readConfirmation(text)).toBeNull();
  },
);
