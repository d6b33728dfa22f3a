import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process with this id exists (also when it belongs to somebody else). */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function isZombie(pid: number): boolean {
  if (process.platform !== "linux") return false;
  try {
    return /\)\s+Z\s/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** The command line of a running process, or "" when it cannot be told. */
export function commandLine(pid: number): string {
  try {
    if (process.platform === "linux") {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    }
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

/**
 * When a process started, as an opaque mark: a pid that is used again has another mark. "" when it cannot be told.
 */
export function startMark(pid: number): string {
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
    }
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

/** Resolves when the process is gone (true) or the milliseconds are over (false). */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

/** Ends a process by ever stronger signals, each given its milliseconds. `group` signals its whole process group. */
export async function endProcess(
  pid: number,
  steps: [NodeJS.Signals, number][],
  options: { group?: boolean } = {},
): Promise<void> {
  for (const [signal, milliseconds] of steps) {
    if (!isRunning(pid)) return;
    try {
      process.kill(options.group ? -pid : pid, signal);
    } catch {
      // Gone between the look and the signal.
    }
    if (await waitForExit(pid, milliseconds)) return;
  }
}
