import { describe, expect, it, vi } from "vitest";
import { KeyedRunner } from "@/lib/jobs/keyed-runner";

/** A promise and what settles it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe("KeyedRunner", () => {
  it("runs one key at a time and others beside it, up to the limit", async () => {
    const runner = new KeyedRunner(2, () => {});
    const gates = { a: gate(), b: gate(), c: gate() };
    const started: string[] = [];
    const work = async (key: string) => {
      started.push(key);
      await gates[key as keyof typeof gates].opened;
      return null;
    };
    for (const key of ["a", "b", "c", "a"]) runner.wake(key, work);
    expect(started).toEqual(["a", "b"]);
    gates.b.open();
    await vi.waitFor(() => expect(started).toEqual(["a", "b", "c"]));
    gates.a.open();
    await vi.waitFor(() => expect(started).toEqual(["a", "b", "c", "a"]));
    gates.c.open();
    await runner.settled();
    expect(started).toHaveLength(4);
  });

  it("runs once more, not more often, however often it is woken meanwhile", async () => {
    const runner = new KeyedRunner(1, () => {});
    const first = gate();
    let runs = 0;
    const work = async () => {
      runs++;
      if (runs === 1) await first.opened;
      return null;
    };
    for (let i = 0; i < 10; i++) runner.wake("a", work);
    first.open();
    await runner.settled();
    expect(runs).toBe(2);
  });

  it("runs again after the pause that the work asks for", async () => {
    const runner = new KeyedRunner(1, () => {});
    let runs = 0;
    runner.wake("a", async () => (++runs < 3 ? 1 : null));
    await vi.waitFor(() => expect(runs).toBe(3));
  });

  it("tries again what failed, and says so", async () => {
    const errors: unknown[] = [];
    const runner = new KeyedRunner(1, (error) => errors.push(error));
    let runs = 0;
    runner.wake("a", async () => {
      if (++runs === 1) throw new Error("away");
      return null;
    });
    await vi.waitFor(() => expect(runs).toBe(2), 3_000);
    expect(errors).toHaveLength(1);
  });

  it("lets what somebody waits for go before thousands of patient ones, and keeps room for it", async () => {
    const runner = new KeyedRunner(3, () => {}, 2);
    const gates = Array.from({ length: 2 }, gate);
    const started: string[] = [];
    const work = async (key: string) => {
      started.push(key);
      await gates[Number(key)]?.opened;
      return null;
    };
    for (let i = 0; i < 5_000; i++) runner.wake(String(i), work, "patient");
    expect(started).toEqual(["0", "1"]);
    runner.wake("answer", work);
    expect(started).toEqual(["0", "1", "answer"]);
    // Who waited patiently and then writes is patient no more.
    for (const key of ["4998", "4999"]) runner.wake(key, work);
    runner.wake("4999", work, "patient");
    for (const { open } of gates) open();
    await runner.settled();
    expect(started.slice(3, 6)).toEqual(["4998", "4999", "2"]);
    expect(new Set(started).size).toBe(5_001);
    expect(started).toHaveLength(5_001);
  });
});
