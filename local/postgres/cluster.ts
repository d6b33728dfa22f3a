import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PostgresLocation } from "./location";

/** The environment of the server's programs: messages in English (we read them), libraries beside the binaries. */
export const SERVER_ENV = { ...process.env, LC_ALL: "C", LC_MESSAGES: "C", PGOPTIONS: "", PGDATA: "" };

/**
 * Makes the data folder with `initdb` unless a complete one is there (a half-made one is thrown away and made again).
 * The superuser is `postgres`.
 */
export async function ensureCluster(location: PostgresLocation, password: string): Promise<void> {
  const { data, native, user } = location;
  const complete = join(data, "garfo-complete");
  if (existsSync(complete)) return;

  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  for (const name of ["postgres", "initdb"]) makeExecutable(join(native, "bin", name));

  const passwordFile = join(tmpdir(), `garfo-${randomBytes(9).toString("hex")}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) {
    chownSync(data, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  try {
    await run(join(native, "bin", "initdb"), location, [
      `--pgdata=${data}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(complete, "");
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}

function run(program: string, location: PostgresLocation, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...location.user,
      env: SERVER_ENV,
      cwd: "/",
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed (${code}):\n${said}`)),
    );
  });
}
