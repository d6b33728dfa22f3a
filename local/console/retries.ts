/** Repeats an attempt with growing pauses until it succeeds, the pauses run out, or the console stops. */
export class Retries {
  private readonly timers = new Set<NodeJS.Timeout>();
  private generation = 0;

  /** `pausesMs` come before each attempt in turn; the last one is repeated for as long as `attempt` says false. */
  begin(pausesMs: readonly number[], attempt: () => Promise<boolean>, turn = 0): void {
    const { generation } = this;
    const pause = pausesMs[Math.min(turn, pausesMs.length - 1)] ?? 0;
    this.after(pause, async () => {
      const done = await attempt();
      if (!done && generation === this.generation) this.begin(pausesMs, attempt, turn + 1);
    });
  }

  after(pauseMs: number, act: () => unknown): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void act();
    }, pauseMs).unref();
    this.timers.add(timer);
  }

  stop(): void {
    this.generation += 1;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
