import { join } from "node:path";
import { replacedServices } from "@/local/environment";
import { PORTS, refuseTaken, type StackPorts } from "@/local/ports";
import { claimFolder } from "@/local/running";
import { stackEnvironment, startStack } from "@/local/stack";
import { build } from "./build/build";
import { migrate } from "./database/migrate";
import { seedOnce } from "./database/seed";
import { untilStopped } from "./lifetime";
import { readSettings } from "./settings";
import { endLeftover, startWebServer, type WebServer } from "./web-server";

const DIST_DIR = ".next";

const DEMO = `
  membro@garfo.test     active yearly subscription, 120 days of history
  teste@garfo.test      trial with 3 days left
  pendente@garfo.test   PIX awaited
  expirado@garfo.test   expired subscription
  nutri@garfo.test      nutritionist with 12 patients
  parceiro@garfo.test   manager of a company with 25 members
  admin@garfo.test      super administrator
  novo@garfo.test       just signed up
  Password for all: garfo-demo-123`;

/** `npm start` and `npm run dev`: stand-ins, migrations, demo data, build where needed, web server; until stopped. */
export async function serve(mode: "start" | "dev"): Promise<number> {
  const began = Date.now();
  const root = process.cwd();
  const dir = join(root, ".local");
  const settings = readSettings(root);
  const ports: StackPorts = { ...PORTS, web: portOf(settings.PORT) };
  const options = { dir, ports, settings, migrate };
  const replaced = replacedServices(settings);
  const stopped = untilStopped();

  // The stand-ins share this process: what one of them fails to catch must not take the database down.
  process.on("uncaughtException", (error) => console.error("A stand-in failed:", error));
  claimFolder(dir, ports);
  await endLeftover(dir);
  await refuseTaken(ports.web, "Garfo", "Choose another with PORT=….");
  const env = stackEnvironment(options);
  console.log("Starting the stand-ins…");
  const stack = startStack(options);
  let web: WebServer | undefined;
  let stopping = false;
  const starting = (async () => {
    const building = mode === "start" ? build(root, DIST_DIR, env) : Promise.resolve();
    building.catch(() => {});
    await stack;
    // Demo accounts have a known password: they belong on this machine's accounts, never on a hosted project's.
    const seeded = !replaced.supabase && (await seedOnce(root, env));
    await building;
    if (stopping) return;
    web = startWebServer({ root, dir, mode, port: ports.web, distDir: DIST_DIR, env });
    await web.ready;
    announce(env, replaced, ports, seeded, began);
  })();

  try {
    await Promise.race([starting, stopped]);
    await stopped;
    console.log("Stopping…");
    return 0;
  } finally {
    stopping = true;
    starting.catch(() => {});
    await web?.stop();
    await stack.then((up) => up.stop()).catch(() => {});
  }
}

function announce(
  env: Record<string, string>,
  replaced: ReturnType<typeof replacedServices>,
  ports: StackPorts,
  seeded: boolean,
  began: number,
): void {
  console.log(`\nGarfo is up after ${((Date.now() - began) / 1000).toFixed(1)} s.\n`);
  console.log(`  Garfo        http://127.0.0.1:${ports.web}`);
  if (!replaced.whatsapp || !replaced.mail || !replaced.mercadoPago) {
    console.log(
      `  The console  http://127.0.0.1:${ports.console}  (a phone with WhatsApp, the mailbox, payments)`,
    );
  }
  if (!replaced.supabase) console.log(`  Supabase     ${env.NEXT_PUBLIC_SUPABASE_URL}`);
  if (!replaced.postgres)
    console.log(`  PostgreSQL   127.0.0.1:${ports.postgres}, its address in .local/env`);
  if (seeded) console.log(DEMO);
  console.log("\nCtrl-C stops everything.");
}

function portOf(given: string | undefined): number {
  if (!given) return PORTS.web;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a port number, not "${given}".`);
}
