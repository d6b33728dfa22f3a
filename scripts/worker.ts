import { join } from "node:path";
import { PORTS } from "@/local/ports";
import { runningStack } from "@/local/running";
import { stackEnvironment } from "@/local/stack";
import { main, untilStopped } from "./lifetime";
import { readSettings } from "./settings";

/**
 * The background jobs in a process of their own, as many as wanted; the web processes then get WORKER_IN_WEB=false. On
 * this machine it joins the product that `npm start` runs.
 */
main(async () => {
  const root = process.cwd();
  const dir = join(root, ".local");
  const settings = readSettings(root);
  const running = runningStack(dir);
  if (!running && !settings.DATABASE_URL)
    console.log("Waiting for npm start, whose database this worker needs…");
  Object.assign(process.env, stackEnvironment({ dir, ports: running?.ports ?? PORTS, settings }));

  const stopped = untilStopped();
  const telemetry = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import("@/lib/telemetry/start-telemetry.server")).startTelemetry("worker")
    : undefined;
  const { startWorker } = await import("@/lib/jobs/worker");
  const worker = await startWorker();
  console.log("The worker runs. Ctrl-C lets it finish what it has begun.");
  await stopped;
  await worker.stop();
  await telemetry?.stop();
  return 0;
});
