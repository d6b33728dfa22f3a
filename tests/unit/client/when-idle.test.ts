import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "@/lib/client/when-idle";

const idle = new Map<number, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  idle.clear();
  const requestIdleCallback = (task: () => void) => {
    idle.set(idle.size + 1, task);
    return idle.size;
  };
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  vi.stubGlobal("cancelIdleCallback", (asked: number) => idle.delete(asked));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("does it once the time has passed and nothing else is to be done", () => {
  const task = vi.fn();
  whenIdle(task, 100);
  vi.advanceTimersByTime(99);
  expect(idle.size).toBe(0);
  vi.advanceTimersByTime(1);
  expect(task).not.toHaveBeenCalled();
  for (const due of idle.values()) due();
  expect(task).toHaveBeenCalledOnce();
});

it.each([
  ["before its time", 50],
  ["when it waits for a quiet moment", 150],
])("is kept from being done %s", (_when, after) => {
  const cancel = whenIdle(vi.fn(), 100);
  vi.advanceTimersByTime(after);
  cancel();
  vi.advanceTimersByTime(100);
  expect(idle.size).toBe(0);
});

it("needs no quiet moments where a browser knows none", () => {
  vi.stubGlobal("window", {});
  const task = vi.fn();
  whenIdle(task, 100);
  vi.advanceTimersByTime(100);
  expect(task).toHaveBeenCalledOnce();
});
