import { describe, expect, it } from "vitest";
import {
  deviceKey,
  deviceValue,
  isKnownTo,
  type KnownDevice,
  readDevice,
  withPerson,
} from "@/lib/auth/sign-in/known-device";

const KEY = deviceKey("a secret of the deployment");
const ID = "aaaaaaaaaaaaaaaaaaaaaa";
const cookieOf = (device: KnownDevice) => `a=b; garfo-device=${deviceValue(device)}; c=d`;

describe("a device that somebody has signed in on", () => {
  const device = withPerson(null, "ana@exemplo.com.br", KEY, ID);

  it("is known by its cookie, to them alone", () => {
    const read = readDevice(cookieOf(device));
    expect(read).toEqual(device);
    expect(isKnownTo(read, "Ana@exemplo.com.br", KEY)).toBe(true);
    expect(isKnownTo(read, "bia@exemplo.com.br", KEY)).toBe(false);
  });

  it("says nothing of who they are", () => {
    expect(deviceValue(device)).toMatch(/^a{22}\.[\w-]{43}$/);
  });

  it("is no other's: neither the mark under another id nor one made without the key counts", () => {
    const moved = { id: "b".repeat(22), marks: device.marks };
    const forged = withPerson(null, "ana@exemplo.com.br", deviceKey("another secret"), ID);
    expect([moved, forged].map((other) => isKnownTo(other, "ana@exemplo.com.br", KEY))).toEqual([
      false,
      false,
    ]);
  });

  it("stays one device for several people, of whom it remembers the last five", () => {
    const names = ["a", "b", "c", "d", "e", "f"].map((name) => `${name}@exemplo.com.br`);
    const shared = names.reduce((last: KnownDevice | null, name) => withPerson(last, name, KEY, ID), null)!;
    expect(names.filter((name) => isKnownTo(shared, name, KEY))).toEqual(names.slice(1));
    expect(withPerson(shared, "c@exemplo.com.br", KEY, "unused").marks).toHaveLength(5);
    expect(readDevice(cookieOf(shared))).toEqual(shared);
  });
});

it.each([
  "",
  "garfo-device=",
  "garfo-device=short.mark",
  `garfo-device=${ID}`,
  `garfo-device=${ID}.${"m.".repeat(6)}`,
  `garfo-device=${ID}.${"m".repeat(500)}`,
  `not-garfo-device=${ID}.mark`,
])("is not read from %s", (cookies) => {
  expect(readDevice(cookies)).toBeNull();
});
