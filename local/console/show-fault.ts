import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { MiddlewareHandler } from "hono";
import type { ContentfulStatusCode, StatusCode } from "hono/utils/http-status";
import type { Fault } from "./faults";
import type { Call, Env } from "./http";

const HANG_MS = 120_000;
const PAGE = "<!doctype html><title>Service Unavailable</title><h1>We will be back soon</h1>";
const WITHOUT_BODY = [204, 205, 304];

/**
 * Answers the way a service in trouble does: its error, a page for people, or nothing at all. The call is not
 * carried out unless the fault says that only the answer is lost.
 * @param take the fault that this call must show, if any
 * @param error the service's own error, with the status it has unless the fault names one
 */
export function failAsTold(
  take: (c: Call) => Fault | undefined | Promise<Fault | undefined>,
  error: (fault: Fault) => { status: number; body: unknown },
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const fault = await take(c);
    if (fault === undefined) return next();
    if (fault.effect) await next();
    c.res = await failed(c, fault, error(fault));
  };
}

function failed(
  c: Call,
  fault: Fault,
  error: { status: number; body: unknown },
): Response | Promise<Response> {
  if (fault.mode === "timeout") return silence(c);
  const status = fault.status ?? (fault.mode === "html" ? 200 : error.status);
  if (WITHOUT_BODY.includes(status)) return c.body(null, status as StatusCode);
  return fault.mode === "html"
    ? c.body(PAGE, status as ContentfulStatusCode, { "content-type": "text/html; charset=utf-8" })
    : c.json(error.body, status as ContentfulStatusCode);
}

/** Says nothing until the caller hangs up, or cuts the line after two minutes. */
async function silence({ env: { outgoing } }: Call): Promise<Response> {
  const timer = setTimeout(() => outgoing.destroy(), HANG_MS).unref();
  await new Promise((resolve) => outgoing.once("close", resolve));
  clearTimeout(timer);
  return RESPONSE_ALREADY_SENT;
}
