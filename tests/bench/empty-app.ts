import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers, refuseTaken } from "@/local/ports";
import { nextProgram } from "@/scripts/build/build";
import { runNode } from "@/scripts/child";

const PATIENCE_MS = 20_000;

/**
 * An application of the same framework whose one handler does nothing, built and started: what a request costs before
 * any line of ours.
 */
export async function startEmptyApp(root: string, port: number): Promise<{ url: string; stop(): void }> {
  // Out of the project, whose middleware Next would find from within.
  const folder = mkdtempSync(join(tmpdir(), "garfo-empty-app-"));
  cpSync(join(root, "tests", "bench", "empty-app"), folder, { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const next = nextProgram(folder);
  await runNode([next, "build", "--webpack"], { root: folder, env });
  await refuseTaken(port, "the empty application");
  const child = spawn(process.execPath, [next, "start", "-H", "127.0.0.1", "-p", String(port)], {
    cwd: folder,
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
    stdio: "ignore",
  });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", stop);
  for (const began = Date.now(); Date.now() < began + PATIENCE_MS; ) {
    if (await answers(port)) return { url: `http://127.0.0.1:${port}/empty`, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  throw new Error("The empty application did not start.");
}
