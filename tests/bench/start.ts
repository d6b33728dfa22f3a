import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PORTS } from "@/local/ports";

/** Beside whatever runs, and beside its tests. */
const PORTS_FURTHER = 400;
const GIVE_UP_MS = 20 * 60_000;
/** What `npm start` says when something begins, and what that is. */
const PHASES: [RegExp, string][] = [
  [/^Garfo needs Node/, "Node is fetched"],
  [/^Installing the packages/, "the packages are installed"],
  [/^Generating the database client/, "the database client is generated"],
  [/^Starting the stand-ins/, "stand-ins, migrations and demo data, the build beside them"],
  [/^Built in/, "the build is done, demo data as far as they are not"],
  [/^Garfo is up/, "it says that it is up"],
];

/** From a bare clone of the last commit, with an empty npm cache, to the first page; then once more, all being there. */
export async function* startFromClone(): AsyncGenerator<string> {
  const folder = mkdtempSync(join(tmpdir(), "garfo-start-"));
  // Where we are root Postgres runs as somebody else, who has to reach its data.
  chmodSync(folder, 0o755);
  try {
    const began = Date.now();
    execFileSync("git", ["clone", "--quiet", process.cwd(), join(folder, "clone")]);
    yield `cloned in ${seconds(began)}`;
    yield "from the clone:";
    yield* startOnce(folder);
    yield "again:";
    yield* startOnce(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function* startOnce(folder: string): AsyncGenerator<string> {
  const offset = Number(process.env.PORT_OFFSET ?? 0) + PORTS_FURTHER;
  const began = Date.now();
  const child = spawn("npm", ["start"], {
    ...{ cwd: join(folder, "clone"), stdio: ["ignore", "pipe", "pipe"], detached: true },
    env: bareEnvironment({ PORT_OFFSET: String(offset), npm_config_cache: join(folder, "cache") }),
  });
  const said: { at: number; line: string }[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      for (const line of text.split("\n")) said.push({ at: Date.now(), line });
    });
  }
  try {
    await untilPage(`http://127.0.0.1:${PORTS.web + PORTS_FURTHER}/`, child);
    const firstPage = seconds(began);
    while (!said.some(({ line }) => /^Garfo is up/.test(line))) await sleep(50);
    for (const [words, phase] of PHASES) {
      const begins = said.find(({ line }) => words.test(line));
      if (begins) yield `  ${seconds(began, begins.at).padStart(7)}  ${phase}`;
    }
    yield `  ${firstPage.padStart(7)}  the first page is answered`;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${said.map(({ line }) => line).join("\n")}`);
  } finally {
    await stop(child);
  }
}

/** The shell's, without what npm or `run.mjs` have added for the command that this is. */
function bareEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|INIT_CWD$)/i.test(name));
  const added = [join("node_modules", ".bin"), join(".local", "node")];
  const folders = (process.env.PATH ?? "").split(delimiter);
  const path = folders.filter((folder) => !added.some((part) => folder.includes(part)));
  const env: Record<string, string | undefined> = {
    ...Object.fromEntries(own),
    ...more,
    PATH: path.join(delimiter),
  };
  return env as NodeJS.ProcessEnv;
}

async function untilPage(url: string, child: ChildProcess): Promise<void> {
  for (const began = Date.now(); Date.now() < began + GIVE_UP_MS; await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
    const page = await fetch(url).catch(() => null);
    if (page?.status === 200 && (await page.text()).includes("</html>")) return;
  }
  throw new Error("npm start did not come up.");
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return;
  const ended = once(child, "exit");
  process.kill(-child.pid, "SIGINT");
  await ended;
}

function seconds(from: number, to = Date.now()): string {
  return `${((to - from) / 1000).toFixed(1)} s`;
}
