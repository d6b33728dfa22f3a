import { describe, expect, it } from "vitest";
import { grouped } from "@/lib/chat/channel/row-batches";

describe("grouped", () => {
  it("writes at once what comes alone, and together what comes meanwhile", async () => {
    const writes: number[][] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const write = grouped<number>(async (items) => {
      writes.push([...items]);
      if (writes.length === 1) await held;
    });
    const first = write([1]);
    const rest = [write([2, 3]), write([4]), write([])];
    expect(writes).toEqual([[1]]);
    release();
    await Promise.all([first, ...rest]);
    expect(writes).toEqual([[1], [2, 3, 4]]);
    await write([5]);
    expect(writes).toHaveLength(3);
  });

  it("nobody fails for another's sake", async () => {
    const write = grouped<string>(async (items) => {
      await Promise.resolve();
      if (items.includes("bad")) throw new Error("bad");
    });
    const results = await Promise.allSettled([write(["a"]), write(["b"]), write(["bad"]), write(["c"])]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    await expect(write(["d"])).resolves.toBeUndefined();
  });

  it("everybody fails at once while the database is away", async () => {
    let calls = 0;
    const write = grouped<number>(async () => {
      calls++;
      await Promise.resolve();
      throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
    });
    const results = await Promise.allSettled([write([1]), write([2]), write([3])]);
    expect(results.map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
    expect(calls).toBe(2);
  });

  it("keeps groups to a size that a statement takes", async () => {
    const sizes: number[] = [];
    const write = grouped<number>(async (items) => {
      await Promise.resolve();
      sizes.push(items.length);
    });
    const many = (count: number) => Array.from({ length: count }, (_, i) => i);
    await Promise.all([write([0]), write(many(300)), write(many(300)), write(many(900)), write([1])]);
    expect(sizes).toEqual([1, 300, 300, 900, 1]);
  });
});
