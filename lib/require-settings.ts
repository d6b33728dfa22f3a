import "server-only";
import { type Env, env } from "@/lib/env";

/** The settings; a process that misses one names it and ends. Left to itself, Next would stay and serve errors. */
export function requireSettings(): Env {
  try {
    return env();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
