import "server-only";
import { AppError } from "@/lib/errors";

const RUNNING_MAX = 8;
/** As many as come in the minutes after a letter to everybody; each is in within some seconds even so. */
const WAITING_MAX = 250;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Lets so many password checks run at once in this process and so many wait: hashing is meant to be slow, and a flood
 * of it must not take everything else down.
 * @throws AppError busy when too many wait already
 */
export async function queuePasswordCheck<T>(check: () => Promise<T>): Promise<T> {
  if (running >= RUNNING_MAX) {
    if (waiting.length >= WAITING_MAX) throw new AppError("busy", { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await check();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
