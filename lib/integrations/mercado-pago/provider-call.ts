import "server-only";
import { MercadoPagoConfig } from "mercadopago";
import type { z } from "zod";
import { env } from "@/lib/env";

/** The SDK has this address built in. */
const ORIGIN = "https://api.mercadopago.com";
const TIMEOUT_MS = 8_000;
/** The SDK's timer ends with the headers, and it tries once more: no call takes longer than this, body included. */
const LONGEST_MS = 11_000;

/** Nobody knows what became of the call: an answer was lost, late, an error of theirs, or no answer of the API. */
export class ProviderAway extends Error {
  override readonly name = "ProviderAway";
}

/** The provider understood and said no. `status` is that of HTTP. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  constructor(readonly status: number) {
    super(`refused with ${status}`);
  }
}

type Dispatcher = { dispatch(options: { origin?: string; path?: string }, handler: unknown): boolean };

/**
 * Asks the provider and checks what it answers: a page for people arrives as an object like any other. Each call has a
 * configuration of its own, because the SDK writes one call's options, the idempotency key among them, into the next.
 * @throws ProviderAway, ProviderRefusal
 */
export async function askProvider<S extends z.ZodType>(
  schema: S,
  call: (config: MercadoPagoConfig) => Promise<unknown>,
): Promise<z.output<S>> {
  const options = { timeout: TIMEOUT_MS, maxRetries: 1, cache: "no-store", ...(await elsewhere()) };
  const config = new MercadoPagoConfig({ accessToken: env().MERCADO_PAGO_ACCESS_TOKEN, options });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderAway("timeout")), LONGEST_MS);
  });
  try {
    const answer = await Promise.race([call(config).catch(fail), late]);
    const result = schema.safeParse(answer);
    if (!result.success) throw new ProviderAway("an answer that is none of the API's");
    return result.data;
  } finally {
    clearTimeout(timer);
  }
}

function fail(error: unknown): never {
  const status = Number((error as { status?: unknown } | null)?.status);
  if (status >= 400 && status < 500 && ![408, 423, 424, 425, 429].includes(status))
    throw new ProviderRefusal(status);
  throw new ProviderAway(status ? `status ${status}` : "no answer", { cause: error });
}

/** Sends the SDK's calls to the address of the settings, where there is one. */
async function elsewhere(): Promise<{ dispatcher?: Dispatcher }> {
  const { MERCADO_PAGO_API_URL } = env();
  if (!MERCADO_PAGO_API_URL) return {};
  const { origin, pathname } = new URL(MERCADO_PAGO_API_URL);
  const inner = await ownDispatcher();
  const prefix = pathname.replace(/\/$/, "");
  return {
    dispatcher: {
      dispatch(options, handler) {
        if (options.origin !== ORIGIN) return inner.dispatch(options, handler);
        return inner.dispatch({ ...options, origin, path: `${prefix}${options.path ?? ""}` }, handler);
      },
    },
  };
}

const DISPATCHER = Symbol.for("undici.globalDispatcher.1");

/** Node makes its dispatcher on the first fetch. */
async function ownDispatcher(): Promise<Dispatcher> {
  const holder = globalThis as { [DISPATCHER]?: Dispatcher };
  if (!holder[DISPATCHER]) await fetch("data:,");
  const dispatcher = holder[DISPATCHER];
  if (!dispatcher) throw new ProviderAway("no dispatcher");
  return dispatcher;
}
