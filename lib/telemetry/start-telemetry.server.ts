import "server-only";
import { context, metrics, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { now } from "@/lib/clock";
import { type Backlog, QUEUES } from "@/lib/telemetry/backlog";
import { loadBacklog } from "@/lib/telemetry/load-backlog.server";
import { SCOPE } from "@/lib/telemetry/measures";
import { plainAttributes, withoutIds } from "@/lib/telemetry/plain-attributes";
import { VERSION } from "@/lib/version";

/**
 * Sends traces and metrics to the collector of OTEL_EXPORTER_OTLP_ENDPOINT (OTLP over HTTP; the exporters read that and their
 * other OTEL_ settings themselves) until `stop`, which sends what is left. A collector that is away costs nothing but what was to be sent.
 */
export function startTelemetry(process: "web" | "worker"): { stop(): Promise<void> } {
  const resource = resourceFromAttributes({
    "service.name": `garfo-${process}`,
    "service.version": VERSION,
  });
  const tracers = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: withPlainSpans(new OTLPTraceExporter()) })],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: intervalMs(),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(tracers);
  metrics.setGlobalMeterProvider(meters);
  if (process === "web") observeBacklog(meters);
  return {
    async stop() {
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
    },
  };
}

/** As OpenTelemetry's own setting says, in milliseconds. */
function intervalMs(): number {
  return Number(globalThis.process.env.OTEL_METRIC_EXPORT_INTERVAL) || 60_000;
}

/** Queues, outboxes and how long messages wait: asked of the database as often as metrics are sent. */
function observeBacklog(meters: MeterProvider): void {
  const meter = meters.getMeter(SCOPE);
  const waiting = meter.createObservableGauge("garfo.backlog.waiting");
  const oldest = meter.createObservableGauge("garfo.backlog.oldest", { unit: "s" });
  const lag = meter.createObservableGauge("garfo.webhook.lag", { unit: "s" });
  meter.addBatchObservableCallback(
    async (result) => {
      const backlog: Backlog | null = await loadBacklog(now()).catch(() => null);
      if (!backlog) return;
      for (const queue of QUEUES) {
        result.observe(waiting, backlog.waiting[queue], { queue });
        result.observe(oldest, backlog.oldest[queue], { queue });
      }
      if (backlog.webhookLagSeconds !== null) result.observe(lag, backlog.webhookLagSeconds);
    },
    [waiting, oldest, lag],
  );
}

/** The exporter, given spans without what could name somebody or open something. */
function withPlainSpans(exporter: OTLPTraceExporter): SpanExporter {
  const plain = (span: ReadableSpan): ReadableSpan =>
    Object.create(span, {
      name: { value: withoutIds(span.name) },
      attributes: { value: plainAttributes(span.attributes) },
      events: { value: [] },
    });
  return {
    export: (spans, done) => exporter.export(spans.map(plain), done),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
