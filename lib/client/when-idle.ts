/**
 * Does what can wait once some time has passed and nothing else is to be done.
 * @returns what keeps it from being done
 */
export function whenIdle(task: () => void, afterMs: number): () => void {
  // Safari has no requestIdleCallback.
  const timer = setTimeout(
    () => ("requestIdleCallback" in window ? requestIdleCallback(task, { timeout: 10_000 }) : task()),
    afterMs,
  );
  return () => clearTimeout(timer);
}
