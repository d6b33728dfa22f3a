import { describe, expect, it } from "vitest";
import { fittingName, plainName } from "@/lib/profile/plain-name";

describe("a name without what nobody sees of it", () => {
  it.each([
    ["  Zé  ", "Zé"],
    ["Ana \u202Eamil\u202C", "Ana amil"],
    ["\u2066Ana\u2069 \u200Eda\u200F \u061CSilva", "Ana da Silva"],
    ["A\u200Bn\u2060a\uFEFF \u00ADLima\u2063", "Ana Lima"],
    ["Ana\uD83D", "Ana"],
    [
      "👩‍🍳 Ana ❤️ 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "👩‍🍳 Ana ❤️ 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    ],
    ["ज्‍ञान", "ज्‍ञान"],
    ["\u200B\u202E ", ""],
    ["\u200D\u200D", ""],
    ["\u3164\u2800\u115F", ""],
  ])("%j is %j", (text, name) => {
    expect(plainName(text)).toBe(name);
  });
});

describe("a name that no form has asked for", () => {
  it.each([
    ["Ana\r\n\tda\u2028Silva", "Ana da Silva"],
    ["Ana\u0007\u001B[31m\u0000", "Ana [31m"],
    ["👍".repeat(200), "👍".repeat(120)],
    [`${"x".repeat(119)} y`, "x".repeat(119)],
    ["x".repeat(60_000), "x".repeat(120)],
    ["\u0000\u202E\n", ""],
    [undefined, ""],
    [7, ""],
    [{ toString: "Ana" }, ""],
    [["Ana"], ""],
  ])("%j fits as %j", (told, name) => {
    expect(fittingName(told)).toBe(name);
  });
});
