import { createHmac, timingSafeEqual } from "node:crypto";

/** The cookie by which a browser shows who has signed in on it before. */
export const DEVICE_COOKIE = "garfo-device";

/** As many people as share a browser and are remembered on it; the one who came first gives way. */
const PEOPLE_MAX = 5;

/** A browser, and a mark of each person who has signed in on it, the latest first. */
export type KnownDevice = { id: string; marks: readonly string[] };

/** The key to the marks, which follows from a secret of the deployment and serves nothing else. */
export function deviceKey(secret: string): Buffer {
  return createHmac("sha256", secret).update("garfo: known devices").digest();
}

/** The device in a request's cookies; null where there is none or its form is another. */
export function readDevice(cookies: string): KnownDevice | null {
  const value = new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=([\\w.-]{1,400})(?:;|$)`).exec(cookies)?.[1] ?? "";
  const [id = "", ...marks] = value.split(".");
  return id.length >= 16 && id.length <= 64 && marks.length > 0 && marks.length <= PEOPLE_MAX
    ? { id, marks }
    : null;
}

/** Whether somebody, by their address, has signed in on this device: the mark is theirs and this device's alone. */
export function isKnownTo(device: KnownDevice | null, email: string, key: Buffer): device is KnownDevice {
  if (!device) return false;
  const own = Buffer.from(markOf(device.id, email, key));
  return device.marks.map((mark) => Buffer.from(mark)).some((mark) => isSame(mark, own));
}

/** @param newId of a browser that is seen for the first time: random, of 16 to 64 letters of base64url */
export function withPerson(
  device: KnownDevice | null,
  email: string,
  key: Buffer,
  newId: string,
): KnownDevice {
  const id = device?.id ?? newId;
  const own = markOf(id, email, key);
  const others = (device?.marks ?? []).filter((mark) => mark !== own);
  return { id, marks: [own, ...others].slice(0, PEOPLE_MAX) };
}

export function deviceValue({ id, marks }: KnownDevice): string {
  return [id, ...marks].join(".");
}

function markOf(id: string, email: string, key: Buffer): string {
  return createHmac("sha256", key).update(`${id} ${email.toLowerCase()}`).digest("base64url");
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
