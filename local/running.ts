import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StackPorts } from "./ports";
import { isRunning, startMark } from "./processes";

/** The running stack's record of a folder, if there is one and its process lives. */
export function runningStack(dir: string): { pid: number; ports: StackPorts } | undefined {
  const file = join(dir, "stack.json");
  if (!existsSync(file)) return undefined;
  const { pid, mark, ports } = JSON.parse(readFileSync(file, "utf8")) as {
    pid: number;
    mark: string;
    ports: StackPorts;
  };
  return isRunning(pid) && startMark(pid) === mark ? { pid, ports } : undefined;
}

/** Notes that this process serves the folder. @throws Error with a sentence when another one does. */
export function claimFolder(dir: string, ports: StackPorts): void {
  const other = runningStack(dir);
  if (other && other.pid !== process.pid) {
    throw new Error(
      `Garfo already runs from this folder (process ${other.pid}). Stop it first, with Ctrl-C where it runs.`,
    );
  }
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    join(dir, "stack.json"),
    JSON.stringify({ pid: process.pid, mark: startMark(process.pid), ports }),
  );
}

export function releaseFolder(dir: string): void {
  rmSync(join(dir, "stack.json"), { force: true });
}
