import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { commandLine, endProcess, isRunning, startMark, waitForExit } from "@/local/processes";

function sleeper(code = "setInterval(() => {}, 1000)") {
  const child = spawn(process.execPath, ["-e", code, "garfo-sleeper"], { detached: true });
  return child.pid as number;
}

describe("a process", () => {
  it("is known by its number, command line and start until it ends", async () => {
    const pid = sleeper();
    expect(isRunning(pid)).toBe(true);
    expect(commandLine(pid)).toContain("garfo-sleeper");
    expect(startMark(pid)).not.toBe("");
    await endProcess(pid, [["SIGTERM", 5_000]]);
    expect(isRunning(pid)).toBe(false);
    expect(startMark(pid)).toBe("");
  });

  it("that ignores a polite signal meets a stronger one", async () => {
    const pid = sleeper("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('ready')");
    await new Promise((resolve) => setTimeout(resolve, 300));
    await endProcess(pid, [
      ["SIGTERM", 100],
      ["SIGKILL", 5_000],
    ]);
    expect(await waitForExit(pid, 0)).toBe(true);
  });

  it("that has ended is gone even while nobody has taken note of it", async () => {
    // The shell leaves a child behind and becomes a program that never asks after it.
    const parent = spawn("sh", ["-c", "sleep 0.1 & echo $!; exec sleep 60"]);
    const [line] = (await once(parent.stdout, "data")) as [Buffer];
    const child = Number(line);
    expect(await waitForExit(child, 10_000)).toBe(true);
    expect(process.kill(child, 0), "its entry is still there").toBe(true);
    expect([isRunning(child), startMark(child), commandLine(child)]).toEqual([false, "", ""]);
    await endProcess(parent.pid as number, [["SIGKILL", 5_000]]);
  });

  it("has another start mark than a later one", async () => {
    const first = sleeper();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = sleeper();
    expect(startMark(first)).not.toBe(startMark(second));
    for (const pid of [first, second]) await endProcess(pid, [["SIGKILL", 5_000]]);
  });
});
