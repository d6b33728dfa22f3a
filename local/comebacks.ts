import { setTimeout } from "node:timers/promises";

const SHORT_LIFE_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/**
 * How long to wait before bringing back what has died: not at all after a life of five seconds, a tenth of a second
 * after a short one or a failed try, twice that after the next in a row, five seconds at most, and never for good.
 */
export class Comebacks {
  private inARow = 0;
  private release = () => {};
  private readonly released = new Promise<void>((resolve) => {
    this.release = resolve;
  });

  /** Notes a death after `livedMs` (0 for a try that failed) and waits as long as that calls for. */
  async wait(livedMs: number): Promise<void> {
    this.inARow = livedMs < SHORT_LIFE_MS ? this.inARow + 1 : 0;
    const pause = pauseAfter(this.inARow);
    if (pause === 0) return;
    const over = new AbortController();
    const { signal } = over;
    await Promise.race([setTimeout(pause, undefined, { signal }).catch(() => {}), this.released]);
    over.abort();
  }

  /** Ends every wait, this one and later ones. */
  stop(): void {
    this.release();
  }
}

/** Milliseconds to wait after so many short lives in a row. */
export function pauseAfter(shortLives: number): number {
  return shortLives === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (shortLives - 1), LONGEST_PAUSE_MS);
}
