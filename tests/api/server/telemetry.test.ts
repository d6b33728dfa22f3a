import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { GET } from "@/app/api/health/route";
import type { Queues } from "@/lib/admin/operation/operation-schema";
import { countCall, countReading, keepCounts } from "@/lib/telemetry/count-operation.server";
import { measureReading, tracedJob } from "@/lib/telemetry/measures";
import { startTelemetry } from "@/lib/telemetry/start-telemetry.server";
import { createWriter, write } from "@/tests/api/chat/phone";
import { APP_URL, call, createMember, sql } from "@/tests/factories";

/** A collector that keeps what it is sent. */
const received: { path: string; body: unknown }[] = [];
const collector = http.createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ path: request.url ?? "", body: JSON.parse(Buffer.concat(chunks).toString()) });
  response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
});

beforeAll(async () => {
  await once(collector.listen(0, "127.0.0.1"), "listening");
  const { port } = collector.address() as AddressInfo;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  collector.close();
});

/** The newest value that the collector was told of. */
function measured(name: string): number | undefined {
  type Metric = { name: string; gauge?: { dataPoints: { asDouble?: number; asInt?: number }[] } };
  type Sent = { resourceMetrics?: { scopeMetrics: { metrics: Metric[] }[] }[] };
  const metrics = received
    .flatMap(({ body }) => (body as Sent).resourceMetrics ?? [])
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
  const [point] = metrics.findLast((metric) => metric.name === name)?.gauge?.dataPoints ?? [];
  return point?.asDouble ?? point?.asInt;
}

it("sends what was answered, done and read to the collector, and what waits", async () => {
  const { number } = await createWriter();
  const { wamid } = await write(number, "bebi 200 ml de água");
  await vi.waitFor(async () => {
    expect(
      await sql("SELECT FROM app.inbound_messages WHERE id = $1 AND processed_at IS NOT NULL", [wamid]),
    ).toHaveLength(1);
  }, 20_000);
  await sql(
    "UPDATE app.inbound_messages SET received_at = now() - interval '90 s', processed_at = now() WHERE id = $1",
    [wamid],
  );
  const telemetry = startTelemetry("web");
  const request = new Request(`${APP_URL}/api/health?token=secret-1234`);
  expect((await GET(request, { params: Promise.resolve({}) })).status).toBe(200);
  await tracedJob("sweep", async () => undefined);
  const failing = tracedJob("purge", async () => {
    throw new RangeError("almocei arroz");
  });
  await expect(failing).rejects.toThrow("almocei arroz");
  measureReading("meal", "whole");
  await telemetry.stop();

  const said = JSON.stringify(received);
  expect(received.map(({ path }) => path)).toEqual(expect.arrayContaining(["/v1/traces", "/v1/metrics"]));
  for (const name of [
    ...["http.server.request.duration", "garfo.job.duration", "garfo.messages"],
    ...[
      "garfo.backlog.waiting",
      "garfo.backlog.oldest",
      "garfo.webhook.lag",
      "job sweep",
      "job purge",
      "RangeError",
      "garfo-web",
    ],
  ]) {
    expect(said).toContain(name);
  }
  expect(measured("garfo.webhook.lag")).toBeGreaterThan(0);
  expect(said).toContain("/api/health");
  expect(said).not.toContain("secret-1234");
  expect(said).not.toContain("almocei");
});

async function asAdmin() {
  const login = { email: process.env.SUPER_ADMIN_EMAIL, password: "garfo-demo-123" };
  const { token } = (await call("/api/login", { body: login })).body;
  return async () => (await call("/api/admin/queues", { token })).body as Queues;
}

it("the administrator sees what waits, nobody else does", async () => {
  const { token } = await createMember();
  expect((await call("/api/admin/queues", { token })).status).toBe(403);
  const { backlog } = await (await asAdmin())();
  expect(Object.keys(backlog.waiting)).toEqual(["inbox", "outbox", "mail", "reminders", "payments"]);
});

it("the administrator sees how messages are read, by whatever process did it", async () => {
  const read = await asAdmin();
  const before = (await read()).operation.readings;
  const member = await createMember({ status: "active" });
  const say = (text: string) => call("/api/meals", { token: member.token, body: { text } });
  // Read by the web process, which keeps its counts by itself; the others are this process's.
  await say("almocei 2 ovos");
  countReading("asked", true);
  countReading("not_understood", false);
  await keepCounts();
  await vi.waitFor(
    async () => {
      const { day, week } = (await read()).operation.readings;
      expect(day.messages).toBeGreaterThanOrEqual(before.day.messages + 3);
      expect(week.messages).toBeGreaterThanOrEqual(day.messages);
      const { understood, asked, not_understood, coverage } = day;
      expect((understood ?? 0) + (asked ?? 0) + (not_understood ?? 0)).toBeCloseTo(1);
      for (const part of [understood, asked, not_understood, coverage]) expect(part).toBeGreaterThan(0);
    },
    { timeout: 20_000, interval: 500 },
  );
});

it("counts of a minute add up, and tell the calls of the last day", async () => {
  const read = await asAdmin();
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 2 * 60_000);
  const counts = async () => {
    const rows = await sql(
      "SELECT count FROM app.operation_counts WHERE name = 'call.error' AND minute = $1",
      [minute],
    );
    return Number((rows[0] as { count?: number } | undefined)?.count ?? 0);
  };
  const before = await counts();
  vi.useFakeTimers({ now: minute, toFake: ["Date"] });
  for (const status of [500, 503, 200]) countCall(status, 42);
  await keepCounts();
  countCall(503, 42);
  await keepCounts();
  vi.useRealTimers();
  expect(await counts()).toBe(before + 3);
  const { minutes, hour, day } = (await read()).operation.calls;
  for (const { perMinute, errorShare, p95Ms } of [minutes, hour, day]) {
    expect(perMinute).toBeGreaterThan(0);
    expect(errorShare).toBeGreaterThan(0);
    expect(errorShare).toBeLessThanOrEqual(1);
    expect(p95Ms).toBeGreaterThan(0);
  }
});
