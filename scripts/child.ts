import { spawn } from "node:child_process";

/**
 * Runs a Node program to its end and resolves with what it said; rejects with that when it fails. It does not outlive
 * this process. `loud` shows its words as they come instead.
 */
export function runNode(
  args: string[],
  options: { root: string; env: Record<string, string>; loud?: boolean },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = options.loud ? "inherit" : "pipe";
    const child = spawn(process.execPath, args, {
      cwd: options.root,
      env: { ...process.env, ...options.env } as NodeJS.ProcessEnv,
      stdio: ["ignore", output, output],
    });
    const end = () => child.kill();
    process.once("exit", end);
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk;
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      process.removeListener("exit", end);
      if (code === 0) resolve(said);
      else reject(new Error(said || `It ended with ${signal ?? code}.`));
    });
  });
}
