import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db";
import { FLAGS, type Flags, flagsOf } from "@/lib/flags/flag";

/** Every page and call asks: a change is felt this much later at the most. */
const FRESH_MS = 2_000;
/** A page that everybody may see does not wait longer for a database that is away. */
const PATIENCE_MS = 500;

const shared = globalThis as { garfoFlags?: { flags: Promise<Flags>; readAt: number } };

/** What is on and off. Where the database does not answer it is as it was last known, else as it begins. */
export function readFlags(): Promise<Flags> {
  const known = shared.garfoFlags;
  if (known && Date.now() - known.readAt < FRESH_MS) return known.flags;
  const usual = async () => known?.flags ?? { ...FLAGS };
  const read = db().featureFlag.findMany().then(flagsOf).catch(usual);
  const flags = Promise.race([read, sleep(PATIENCE_MS, null, { ref: false }).then(usual)]);
  shared.garfoFlags = { flags, readAt: Date.now() };
  return flags;
}

/** Has the next reader look anew: in this process a change is felt at once. */
export function forgetFlags(): void {
  delete shared.garfoFlags;
}
