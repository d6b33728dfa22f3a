/**
 * Does what can wait once some time has passed and nothing else is to be done.
 * @returns what keeps it from being done
 */
export function whenIdle(task: () => void, afterMs: number): () => void {
  let cancel = () => {};
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if (!("requestIdleCallback" in window)) return task();
    const asked = requestIdleCallback(task, { timeout: 10_000 });
    cancel = () => cancelIdleCallback(asked);
  }, afterMs);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}
