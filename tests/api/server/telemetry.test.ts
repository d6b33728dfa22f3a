import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GET } from "@/app/api/health/route";
import { measureReading, tracedJob } from "@/lib/telemetry/measures";
import { startTelemetry } from "@/lib/telemetry/start-telemetry.server";
import { APP_URL, call, createMember } from "@/tests/factories";

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

it("sends what was answered, done and read to the collector, and what waits", async () => {
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
    ...["garfo.backlog.waiting", "garfo.backlog.oldest", "job sweep", "job purge", "RangeError", "garfo-web"],
  ]) {
    expect(said).toContain(name);
  }
  expect(said).toContain("/api/health");
  expect(said).not.toContain("secret-1234");
  expect(said).not.toContain("almocei");
});

it("the administrator sees what waits, nobody else does", async () => {
  const { token } = await createMember();
  expect((await call("/api/admin/queues", { token })).status).toBe(403);
  const login = { email: process.env.SUPER_ADMIN_EMAIL, password: "garfo-demo-123" };
  const admin = (await call("/api/login", { body: login })).body.token;
  const { status, body } = await call("/api/admin/queues", { token: admin });
  expect(status).toBe(200);
  expect(Object.keys(body.backlog.waiting)).toEqual(["inbox", "outbox", "mail", "reminders", "payments"]);
});
