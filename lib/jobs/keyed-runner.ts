/**
 * Runs work for keys: one run at a time for a key, at most `limit` at once over all, in the order of being woken. Work
 * that fails is run again with growing pauses. Holds nothing that matters: what is to be done stands in the database,
 * and whoever wakes the keys found there carries on after a crash.
 */
export class KeyedRunner {
  private readonly running = new Map<string, { again: boolean }>();
  private readonly waiting = new Map<string, Work>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly failures = new Map<string, number>();
  private idle: (() => void)[] = [];

  constructor(
    private readonly limit: number,
    private readonly onError: (error: unknown, key: string) => void,
  ) {}

  /** Runs the key's work soon; asked for while it runs, it runs once more afterwards. */
  wake(key: string, work: Work): void {
    const current = this.running.get(key);
    if (current) {
      current.again = true;
      return;
    }
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
    this.waiting.set(key, work);
    this.pump();
  }

  /** Resolves when nothing runs or waits to run; what is only due later does not count. */
  async settled(): Promise<void> {
    if (this.running.size + this.waiting.size === 0) return;
    await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  private pump(): void {
    for (const [key, work] of this.waiting) {
      if (this.running.size >= this.limit) return;
      this.waiting.delete(key);
      void this.run(key, work);
    }
    if (this.running.size === 0) for (const resolve of this.idle.splice(0)) resolve();
  }

  private async run(key: string, work: Work): Promise<void> {
    const state = { again: false };
    this.running.set(key, state);
    let pause: number | null = null;
    try {
      pause = await work(key);
      this.failures.delete(key);
    } catch (error) {
      const failures = (this.failures.get(key) ?? 0) + 1;
      this.failures.set(key, failures);
      pause = Math.min(200 * 2 ** Math.min(failures, 10), 15_000);
      this.onError(error, key);
    }
    this.running.delete(key);
    // A failure waits its turn even when more has come in: it would only fail again.
    if (state.again && !this.failures.has(key)) this.waiting.set(key, work);
    else if (pause !== null) this.later(key, work, pause);
    this.pump();
  }

  private later(key: string, work: Work, pauseMs: number): void {
    const timer = setTimeout(() => this.wake(key, work), pauseMs);
    timer.unref();
    this.timers.set(key, timer);
  }
}

/** Answers after how many ms to run again, null when nothing is left to do. */
export type Work = (key: string) => Promise<number | null>;
