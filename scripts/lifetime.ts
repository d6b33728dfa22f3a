/** A Ctrl-C reaches us from the terminal, from npm and from the launcher: those of the first seconds are one. */
const ONE_WISH_MS = 2_000;

/**
 * Resolves when somebody asks this process to end: Ctrl-C, a termination signal, the terminal closed, or the launcher
 * (scripts/run.mjs) gone, which closes the channel between the two. A second Ctrl-C ends at once.
 */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0;
    const ask = () => {
      asked ||= Date.now();
      resolve();
    };
    process.on("SIGTERM", ask).on("SIGHUP", ask).on("disconnect", ask);
    process.on("SIGINT", () => {
      if (asked && Date.now() - asked > ONE_WISH_MS) process.exit(130);
      ask();
    });
  });
}

/** Runs a command to its end; a sentence instead of a stack when it fails. */
export function main(command: () => Promise<number>): void {
  command().then(
    (code) => process.exit(code),
    (error: Error) => {
      console.error(process.env.LOG_LEVEL === "debug" ? error : error.message);
      process.exit(1);
    },
  );
}
