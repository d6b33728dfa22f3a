import { expect, it } from "vitest";
import { metadataOf, readWishes, type SignUpWishes } from "@/lib/auth/sign-in/sign-up-wishes";

const ALL: SignUpWishes = {
  ...{ name: "Ana Lima", planId: "yearly", locale: "en-US", referralCode: "AMIGA10" },
  ...{ agreed: "shown", isLedOn: true },
};

it("what is written is read", () => {
  expect(readWishes(metadataOf(ALL))).toEqual(ALL);
  expect(readWishes(metadataOf({ ...ALL, agreed: "told" }))).toEqual({ ...ALL, agreed: "told" });
  const { referralCode: _, ...few } = { ...ALL, agreed: null, isLedOn: false };
  expect(readWishes(metadataOf({ ...few, referralCode: null }))).toEqual(few);
});

it.each([
  ["no metadata", {}],
  [
    "other kinds of values",
    { name: 1, plan_id: [], locale: {}, referral_code: 7, agreed_to: true, led_on: true },
  ],
  ["a language that is none, a code that cannot be", { name: " ", locale: "fr", referral_code: "a b" }],
  ["a plan that can be none", { plan_id: "x".repeat(41), name: "\u202E\u200B" }],
  ["texts that are no longer in force", { agreed_to: "2025-01 2025-01 2025-01" }],
])("%s: nothing is wished for and nothing agreed to", (_, metadata) => {
  expect(readWishes(metadata)).toEqual({ agreed: null, isLedOn: false });
});

it.each([
  [{ full_name: "Ana Lima", name: "ana" }, "Ana Lima"],
  [{ full_name: "\u202E\u200B", name: "Ana\n\u202Eamil" }, "Ana amil"],
  [{ name: "x".repeat(60_000) }, "x".repeat(120)],
])("of a name no more is taken than can be seen, on one line: %j", (metadata, name) => {
  expect(readWishes(metadata).name).toBe(name);
});
