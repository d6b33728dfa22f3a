import { type Counter, type Histogram, type Meter, metrics, SpanStatusCode, trace } from "@opentelemetry/api";

/** Name of our instruments and spans at whoever collects them. */
export const SCOPE = "garfo";

/** Seconds; as OpenTelemetry's conventions for HTTP servers advise. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 10];

type Instruments = { requests: Histogram; jobs: Histogram; messages: Counter };

let made: { of: Meter; instruments: Instruments } | undefined;

/** Made anew once a collector is registered: what was made before it counts nothing. */
function instruments(): Instruments {
  const meter = metrics.getMeter(SCOPE);
  if (made?.of !== meter) {
    const seconds = { unit: "s", advice: { explicitBucketBoundaries: SECONDS } };
    made = {
      of: meter,
      instruments: {
        requests: meter.createHistogram("http.server.request.duration", seconds),
        jobs: meter.createHistogram("garfo.job.duration", seconds),
        messages: meter.createCounter("garfo.messages", { description: "Messages read, by how well" }),
      },
    };
  }
  return made.instruments;
}

/** Whether anybody collects what is measured: else a request is spared the measuring. */
export function isMeasured(): boolean {
  return Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);
}

/** An answered call. @param route its path as it is documented, without anybody's ids */
export function measureRequest(method: string, route: string, status: number, seconds: number): void {
  instruments().requests.record(seconds, {
    "http.request.method": method,
    "http.route": route,
    "http.response.status_code": status,
  });
}

/** How well a message was read: all of it, a part, or nothing. Its words are nobody's here. */
export type Reading = "whole" | "part" | "nothing";

export function measureReading(intent: string, reading: Reading): void {
  instruments().messages.add(1, { intent, reading });
}

/** Runs a job as a span of its own and measures it. @throws what the job throws */
export function tracedJob<T>(name: string, job: () => Promise<T>): Promise<T> {
  return trace.getTracer(SCOPE).startActiveSpan(`job ${name}`, async (span) => {
    const began = performance.now();
    let outcome = "done";
    try {
      return await job();
    } catch (error) {
      outcome = "failed";
      // The kind alone: a message may quote what somebody wrote.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "" });
      throw error;
    } finally {
      span.end();
      instruments().jobs.record((performance.now() - began) / 1000, { job: name, outcome });
    }
  });
}
