import { HOUR_MS } from "@/lib/durations";

/** An answer of the Mercado Pago API that is an error. */
export class ProviderError extends Error {
  constructor(
    readonly status: number,
    message: string,
    override readonly cause: { code: number; description: string }[] = [],
  ) {
    super(message);
  }

  body(): unknown {
    return {
      message: this.message,
      error: NAMES[this.status] ?? "bad_request",
      status: this.status,
      cause: this.cause,
    };
  }
}

const NAMES: Record<number, string> = {
  401: "unauthorized",
  404: "not_found",
  429: "too_many_requests",
  500: "internal_error",
};

/** Times as Mercado Pago writes them: milliseconds and the offset of its own zone, four hours behind UTC. */
export function providerTime(ms: number): string {
  return new Date(ms - 4 * HOUR_MS).toISOString().replace("Z", "-04:00");
}
