import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Comebacks } from "@/local/comebacks";
import { answers } from "@/local/ports";
import { endProcess, isRunning, startMark } from "@/local/processes";
import { nextProgram, serverArguments } from "./build/build";

export interface WebServer {
  /** Resolves when it answers; rejects with a sentence when it does not come up. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

const ENDING: [NodeJS.Signals, number][] = [
  ["SIGTERM", 8_000],
  ["SIGKILL", 2_000],
];
const READY_MS = 120_000;
/** A server that has never answered and ends by itself so often misses something that waiting does not bring. */
const MAX_FAILED_STARTS = 3;

/**
 * Starts the web process (or Next's own for development) on 127.0.0.1:`port` and brings it back whenever it dies, waiting longer from one short
 * life to the next. Its number is noted in `dir`, so that the next start ends what a killed one left behind.
 */
export function startWebServer(options: {
  root: string;
  dir: string;
  mode: "start" | "dev";
  port: number;
  distDir: string;
  env: Record<string, string>;
  /** A file for what the server says, instead of our own output. */
  log?: string;
}): WebServer {
  const { root, port } = options;
  const record = join(options.dir, "web.json");
  const output = options.log ? openSync(options.log, "a") : "inherit";
  let stopping = false;
  let answered = false;
  let failedStarts = 0;
  let child: ChildProcess;
  const comebacks = new Comebacks();
  let giveUp = () => {};
  const gaveUp = new Promise<false>((resolve) => {
    giveUp = () => resolve(false);
  });
  const launch = () => {
    const born = Date.now();
    child = spawn(
      process.execPath,
      [...programOf(root, options.mode), "-H", "127.0.0.1", "-p", String(port)],
      {
        cwd: root,
        env: {
          ...process.env,
          ...options.env,
          GARFO_DIST_DIR: options.distDir,
          NODE_ENV: options.mode === "start" ? "production" : "development",
        } as NodeJS.ProcessEnv,
        stdio: ["ignore", output, output],
        // A process group of its own: Ctrl-C in the terminal reaches it through `stop`, before the database goes.
        detached: true,
      },
    );
    if (child.pid) noteProcess(options.dir, child.pid);
    child.once("exit", async (code, signal) => {
      if (stopping) return;
      if (!answered && signal === null && ++failedStarts >= MAX_FAILED_STARTS) return giveUp();
      console.log(`The web server has ended (${signal ?? code}); bringing it back.`);
      await comebacks.wait(Date.now() - born);
      if (!stopping) launch();
    });
  };
  launch();
  return {
    ready: Promise.race([untilAnswers(port), gaveUp]).then((up) => {
      answered = up;
      if (!up) throw new Error("The web server did not start; see what it said above.");
    }),
    async stop() {
      stopping = true;
      comebacks.stop();
      if (child.pid) await endProcess(child.pid, ENDING, { group: true });
      rmSync(record, { force: true });
    },
  };
}

function programOf(root: string, mode: "start" | "dev"): string[] {
  return mode === "start" ? serverArguments(root) : [nextProgram(root), mode];
}

/** Notes in a folder which process serves it, for `endLeftover`. */
export function noteProcess(dir: string, pid: number): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, "web.json"), JSON.stringify({ pid, mark: startMark(pid) }));
}

/** The number of the web process that runs in a folder, as far as it is noted there. */
export function webProcess(dir: string): number | undefined {
  const record = join(dir, "web.json");
  return existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as { pid: number }).pid : undefined;
}

/** Ends the web server that a killed run left behind in this folder. */
export async function endLeftover(dir: string): Promise<void> {
  const record = join(dir, "web.json");
  if (!existsSync(record)) return;
  const { pid, mark } = JSON.parse(readFileSync(record, "utf8")) as { pid: number; mark: string };
  if (isRunning(pid) && startMark(pid) === mark) {
    await endProcess(
      pid,
      [
        ["SIGTERM", 1_000],
        ["SIGKILL", 2_000],
      ],
      { group: true },
    );
  }
  rmSync(record, { force: true });
}

async function untilAnswers(port: number): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (await answers(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
