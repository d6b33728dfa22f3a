import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Scenario, scenarios } from "./scenarios";
import { type Bench, quantile } from "./section";

const AT_ONCE = 16;
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
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const all = await scenarios(app, env, { empty: await bench.empty(), askers: AT_ONCE, agent });
  const measured = all.map((scenario) => new Measured(scenario));
  for (const { scenario } of measured) await new Measured(scenario).run(WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(REST_MS);
    for (const one of measured) await one.run(ROUND_MS);
  }
  const baseline = measured[0] as Measured;
  for (const one of measured) yield one.line(baseline);
  agent.destroy();
}

class Measured {
  readonly #times: number[] = [];
  readonly #statuses = new Map<number, number>();
  #seconds = 0;

  constructor(readonly scenario: Scenario) {}

  async run(ms: number): Promise<void> {
    const began = performance.now();
    const ask = async (asker: number) => {
      while (performance.now() < began + ms) {
        const asked = performance.now();
        const status = await this.scenario.request(asker);
        this.#times.push(performance.now() - asked);
        this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, asker) => ask(asker)));
    this.#seconds += (performance.now() - began) / 1000;
  }

  get rate(): number {
    return this.#times.length / this.#seconds;
  }

  /** Milliseconds within which this share of the answers came. */
  within(share: number): number {
    return quantile(this.#times, share);
  }

  /** Its requests a second and its slowest of a hundred, each as a multiple of the baseline's. */
  line(baseline: Measured): string {
    const kinds = [...this.#statuses].map(([status, count]) => `${count}× ${status}`).join(", ");
    const rate = `${(this.rate / baseline.rate).toFixed(2)}×`;
    const slowest = `${(this.within(0.99) / baseline.within(0.99)).toFixed(1)}×`;
    const ms = (share: number) => `${this.within(share).toFixed(0)} ms`;
    return `${this.scenario.name.padEnd(28)} ${rate.padStart(6)} of ${baseline.rate.toFixed(0)}/s   median ${ms(0.5)}, 99 % ${ms(0.99)} (${slowest})   ${kinds}`;
  }
}
