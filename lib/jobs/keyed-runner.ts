/** "patient" work gives way: it begins only where nothing else waits, and never takes up all that runs at once. */
export type Priority = "next" | "patient";

/**
 * Runs work for keys: one run at a time for a key, at most `limit` at once over all, in the order of being woken. Work
 * that fails is run again with growing pauses. Holds nothing that matters: what is to be done stands in the database,
 * and whoever wakes the keys found there carries on after a crash.
 */
export class KeyedRunner {
  private readonly running = new Map<string, Run>();
  private readonly waiting: Record<Priority, Map<string, Work>> = { next: new Map(), patient: new Map() };
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly failures = new Map<string, number>();
  private idle: (() => void)[] = [];

  /** @param patientLimit how much patient work runs at once at most */
  constructor(
    private readonly limit: number,
    private readonly onError: (error: unknown, key: string) => void,
    private readonly patientLimit = limit,
  ) {}

  /** Runs the key's work soon; asked for while it runs, it runs once more afterwards. */
  wake(key: string, work: Work, turn: Priority = "next"): void {
    const current = this.running.get(key);
    if (current) {
      if (current.again !== "next") current.again = turn;
      return;
    }
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
    this.enqueue(key, work, turn);
    this.pump();
  }

  /** Resolves when nothing runs or waits to run; what is only due later does not count. */
  async settled(): Promise<void> {
    const { next, patient } = this.waiting;
    if (this.running.size + next.size + patient.size === 0) return;
    await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  private enqueue(key: string, work: Work, turn: Priority): void {
    const { next, patient } = this.waiting;
    if (turn === "patient" && next.has(key)) return;
    if (turn === "next") patient.delete(key);
    this.waiting[turn].set(key, work);
  }

  private pump(): void {
    this.start("next", this.limit - this.running.size);
    const patient = [...this.running.values()].filter(({ turn }) => turn === "patient").length;
    this.start("patient", Math.min(this.limit - this.running.size, this.patientLimit - patient));
    if (this.running.size === 0) for (const resolve of this.idle.splice(0)) resolve();
  }

  private start(turn: Priority, count: number): void {
    const waiting = this.waiting[turn];
    for (const [key, work] of waiting) {
      if (count-- <= 0) return;
      waiting.delete(key);
      void this.run(key, work, turn);
    }
  }

  private async run(key: string, work: Work, turn: Priority): Promise<void> {
    const state: Run = { turn, again: null };
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
    if (state.again && !this.failures.has(key)) this.enqueue(key, work, state.again);
    else if (pause !== null) this.later(key, work, pause, turn);
    this.pump();
  }

  private later(key: string, work: Work, pauseMs: number, turn: Priority): void {
    const timer = setTimeout(() => this.wake(key, work, turn), pauseMs);
    timer.unref();
    this.timers.set(key, timer);
  }
}

type Run = {
  turn: Priority;
  /** Asked for again meanwhile, and how soon. */
  again: Priority | null;
};

/** Answers after how many ms to run again, null when nothing is left to do. */
export type Work = (key: string) => Promise<number | null>;
