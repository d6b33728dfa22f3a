import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process with this id runs, also when it belongs to somebody else; one that has ended does not, reaped or not. */
export function isRunning(pid: number): boolean {
  // In this order: a process that is reaped between the two answers is gone.
  const ended = lifeOf(pid)?.ended ?? false;
  return !ended && exists(pid);
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** What the system knows of a process: whether it has ended and is only not reaped yet, and when it began. */
function lifeOf(pid: number): { ended: boolean; began: string } | undefined {
  try {
    const [state = "", ...began] =
      process.platform === "linux"
        ? linuxLife(pid)
        : execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], { encoding: "utf8" })
            .trim()
            .split(/\s+/);
    return { ended: /^[ZXx]/.test(state), began: began.join(" ") };
  } catch {
    return undefined;
  }
}

/** State and start, the third and the 22nd field; the second is a name in parentheses that may hold anything. */
function linuxLife(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return [fields[0] ?? "", fields[19] ?? ""];
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

/** When a running process started, as an opaque mark: a pid that is used again has another. "" when it cannot be told. */
export function startMark(pid: number): string {
  const life = lifeOf(pid);
  return life && !life.ended ? life.began : "";
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
