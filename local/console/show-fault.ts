import type { ServerResponse } from "node:http";
import type { Fault } from "./faults";
import { send, sendJson } from "./http";

const HANG_MS = 120_000;

/** Answers an HTTP call the way a service in trouble does: an error body, a page for people, or nothing at all. */
export function showFault(res: ServerResponse, fault: Fault, errorBody: unknown): void {
  if (fault.mode === "html") {
    send(
      res,
      fault.status ?? 200,
      "text/html; charset=utf-8",
      "<!doctype html><title>Service Unavailable</title><h1>We will be back soon</h1>",
    );
  } else if (fault.mode === "error") {
    sendJson(res, fault.status ?? 500, errorBody);
  } else {
    const timer = setTimeout(() => res.destroy(), HANG_MS).unref();
    res.on("close", () => clearTimeout(timer));
  }
}
