import { afterEach, beforeEach, expect, vi } from "vitest";

// An error printed to the console fails the test that caused it. A test that means it to happen says so:
//   expect(console.error).toHaveBeenCalledWith(…); vi.mocked(console.error).mockClear();
beforeEach(() => {
  const print = console.error;
  vi.spyOn(console, "error").mockImplementation((...words) => print(...words));
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(calls, "unexpected console.error").toEqual([]);
});
