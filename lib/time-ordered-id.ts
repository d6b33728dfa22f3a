import "server-only";
import { randomBytes } from "node:crypto";
import { now as readClock } from "@/lib/clock";

/** A UUID of version 7 (RFC 9562, 5.7): rows made one after another lie side by side in an index. */
export function timeOrderedId(): string {
  const hex = randomBytes(10).toString("hex");
  const ms = readClock().getTime().toString(16).padStart(12, "0");
  const variant = ((Number.parseInt(hex.charAt(3), 16) & 0x3) | 0x8).toString(16);
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`;
}
