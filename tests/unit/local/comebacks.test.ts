import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Comebacks, pauseAfter } from "@/local/comebacks";

describe("the wait before something is brought back", () => {
  it("is none after a long life, then grows and stays bounded", () => {
    expect([0, 1, 2, 3].map(pauseAfter)).toEqual([0, 100, 200, 400]);
    fc.assert(
      fc.property(fc.nat(10_000), (lives) => {
        expect(pauseAfter(lives + 1)).toBeGreaterThanOrEqual(pauseAfter(lives));
        expect(pauseAfter(lives)).toBeLessThanOrEqual(5_000);
      }),
    );
  });

  it("ends when nobody wants the thing back any more", async () => {
    const comebacks = new Comebacks();
    comebacks.stop();
    for (let death = 0; death < 50; death += 1) await comebacks.wait(0);
  });
});
