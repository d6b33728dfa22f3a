import { setTimeout as sleep } from "node:timers/promises";
import { type Scenario, scenarios } from "./scenarios";
import { type Bench, quantile, times } from "./section";

const AT_ONCE = 20;
/** Rounds in turn, so that what else the machine does falls on all of them alike. */
const ROUNDS = 5;
const ROUND_MS = 1_000;

/** Before that: a process that has just started compiles its code and opens its connections, whichever call comes first. */
const WARM_UP_MS = 1_000;
/** What the last of the scenarios leaves to be done is out of the way by then. */
const REST_MS = 3_000;

/** How many requests a second the product answers and how long they take, beside a handler that does nothing. */
export async function* requestRates(bench: Bench): AsyncGenerator<string> {
  const { app, env } = await bench.product();
  const measured = (await scenarios(app, env, await bench.empty())).map((scenario) => new Measured(scenario));
  for (const { scenario } of measured) await new Measured(scenario).run(WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(REST_MS);
    for (const one of measured) await one.run(ROUND_MS);
  }
  const baseline = measured[0] as Measured;
  for (const one of measured) yield one.line(baseline);
}

class Measured {
  readonly #times: number[] = [];
  readonly #statuses = new Map<number, number>();
  #seconds = 0;

  constructor(readonly scenario: Scenario) {}

  async run(ms: number): Promise<void> {
    const began = performance.now();
    const asker = async () => {
      while (performance.now() < began + ms) {
        const asked = performance.now();
        const response = await this.scenario.request();
        await response.arrayBuffer();
        this.#times.push(performance.now() - asked);
        this.#statuses.set(response.status, (this.#statuses.get(response.status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, asker));
    this.#seconds += (performance.now() - began) / 1000;
  }

  get median(): number {
    return quantile(this.#times, 0.5);
  }

  line(baseline: Measured): string {
    const at = (share: number) => `${quantile(this.#times, share).toFixed(0)} ms`;
    const kinds = [...this.#statuses].map(([status, count]) => `${count}× ${status}`).join(", ");
    const rate = `${(this.#times.length / this.#seconds).toFixed(0)}/s`;
    const ratio = times(this.median, baseline.median);
    return `${this.scenario.name.padEnd(28)} ${ratio.padStart(6)} ${rate.padStart(7)}   median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}   ${kinds}`;
  }
}
