import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";
import { removeScratchFolders } from "./scratch";

let spy: MockInstance<typeof console.error>;

// An error printed to the console fails the test that caused it. A test that means it to happen says so:
//   expect(console.error).toHaveBeenCalledWith(…); vi.mocked(console.error).mockClear();
beforeEach(() => {
  const print = console.error;
  spy = vi.spyOn(console, "error").mockImplementation((...words) => print(...words));
});

afterEach(() => {
  const { calls } = spy.mock;
  spy.mockRestore();
  expect(calls, "unexpected console.error").toEqual([]);
});

afterAll(removeScratchFolders);
