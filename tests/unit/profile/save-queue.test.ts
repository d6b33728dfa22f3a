import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SaveQueue } from "@/components/profile/saving/save-queue";

type Notes = { a: string; b: string };
class Refusal extends Error {}

/** A server that answers when it is told to. */
function server() {
  const sent: Partial<Notes>[] = [];
  const open: { answer: () => void; fail: (error: Error) => void }[] = [];
  const queue = new SaveQueue<Notes>({
    send: (change) => {
      sent.push(change);
      return new Promise<void>((answer, fail) => open.push({ answer, fail }));
    },
    isRefusal: (error) => error instanceof Refusal,
  });
  const settle = async (how: "answer" | Error) => {
    const call = open.shift();
    if (how === "answer") call?.answer();
    else call?.fail(how);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, sent, settle, state: () => queue.snapshot().state };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("saves at once, one change at a time, the last of a field winning", async () => {
  const { queue, sent, settle, state } = server();
  queue.push("a", "1");
  queue.push("a", "2");
  queue.push("b", "x");
  queue.push("a", "3");
  expect(sent).toEqual([{ a: "1" }]);
  expect(state()).toBe("saving");
  await settle("answer");
  expect(sent).toEqual([{ a: "1" }, { a: "3" }]);
  await settle("answer");
  await settle("answer");
  expect(sent.slice(2)).toEqual([{ b: "x" }]);
  expect(queue.snapshot()).toEqual({ state: "idle", unsaved: {}, refused: {} });
});

it("waits while somebody types, unless the field is left", async () => {
  const { queue, sent, settle } = server();
  queue.push("a", "m", 700);
  await vi.advanceTimersByTimeAsync(600);
  queue.push("a", "me", 700);
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual([]);
  expect(queue.snapshot()).toMatchObject({ state: "saving", unsaved: { a: "me" } });
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([{ a: "me" }]);
  await settle("answer");
  queue.push("a", "met", 700);
  queue.flush();
  expect(sent).toEqual([{ a: "me" }, { a: "met" }]);
});

it("keeps what could not be saved and tries again, later each time", async () => {
  const { queue, sent, settle, state } = server();
  queue.push("a", "1");
  await settle(new Error("no network"));
  expect(queue.snapshot()).toMatchObject({ state: "waiting", unsaved: { a: "1" } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
  expect(state()).toBe("waiting");
  await settle(new Error("no network"));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
  await settle("answer");
  expect(state()).toBe("idle");
});

it("tries again at once with a new change or when asked", async () => {
  const { queue, sent, settle } = server();
  queue.push("a", "1");
  await settle(new Error("no network"));
  queue.push("a", "2");
  expect(sent).toEqual([{ a: "1" }, { a: "2" }]);
  await settle(new Error("no network"));
  queue.flush();
  await settle("answer");
  expect(queue.snapshot().state).toBe("idle");
});

it("holds up nothing for what was refused, which waits for a change of its own", async () => {
  const { queue, sent, settle } = server();
  queue.push("a", "too long");
  queue.push("b", "x");
  const refusal = new Refusal();
  await settle(refusal);
  expect(sent).toEqual([{ a: "too long" }, { b: "x" }]);
  await settle("answer");
  expect(queue.snapshot()).toEqual({ state: "refused", unsaved: { a: "too long" }, refused: { a: refusal } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
  queue.push("a", "short");
  await settle("answer");
  expect(queue.snapshot()).toEqual({ state: "idle", unsaved: {}, refused: {} });
});

it("tells its listeners until they leave", async () => {
  const { queue, settle } = server();
  const seen: string[] = [];
  const leave = queue.subscribe(() => seen.push(queue.snapshot().state));
  queue.push("a", "1");
  await settle("answer");
  expect(seen.at(-1)).toBe("idle");
  leave();
  queue.push("a", "2");
  expect(seen.at(-1)).toBe("idle");
});
