import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accessKey, accessSubject, startOfHour } from "@/lib/auth/session/access-record";

const KEY = accessKey("a secret of the deployment");

describe("whose an access was", () => {
  it("is the same for an address however it is written, and another for any other", () => {
    const subject = accessSubject("ana@exemplo.com.br", KEY);
    expect(accessSubject("Ana@Exemplo.com.br", KEY)).toBe(subject);
    expect(accessSubject("bia@exemplo.com.br", KEY)).not.toBe(subject);
    expect(subject).not.toContain("ana");
  });

  it("cannot be told without the key", () => {
    const other = accessKey("another secret");
    expect(accessSubject("ana@exemplo.com.br", other)).not.toBe(accessSubject("ana@exemplo.com.br", KEY));
  });
});

it("counts hours from the full hour", () => {
  expect(startOfHour(new Date("2026-11-22T03:59:59.999Z"))).toEqual(new Date("2026-11-22T03:00:00Z"));
  expect(startOfHour(new Date("2026-11-22T04:00:00.000Z"))).toEqual(new Date("2026-11-22T04:00:00Z"));
});

it("is written by one file and purged by another: no screen and no call reads it but the person's own export", () => {
  const files = globSync(["lib/**/*.ts", "app/**/*.{ts,tsx}"]).filter((file) => !file.includes("generated"));
  const touching = files.filter((file) => /accessRecord\b|access_records/.test(readFileSync(file, "utf8")));
  expect(touching.sort()).toEqual([
    "lib/auth/session/note-access.server.ts",
    "lib/privacy/personal-data.ts",
    "lib/privacy/purge-access-records.server.ts",
  ]);
});
