/**
 * Resolves when somebody asks this process to end: Ctrl-C, a termination signal, the terminal closed, or the launcher
 * (scripts/run.mjs) gone, which closes the channel between the two. A second Ctrl-C ends at once.
 */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const ask = () => {
      if (asked) return;
      asked = true;
      resolve();
    };
    process.on("SIGTERM", ask).on("SIGHUP", ask).on("disconnect", ask);
    process.on("SIGINT", () => (asked ? process.exit(130) : ask()));
  });
}
