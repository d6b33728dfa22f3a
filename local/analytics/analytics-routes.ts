import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Faults } from "../console/faults";
import type { Env } from "../console/http";
import { failAsTold } from "../console/show-fault";
import { TRACKER } from "./tracker";

/** What an analytics service was told, oldest first. */
export class VisitStore {
  readonly events: { at: string; headers: Record<string, string>; body: unknown }[] = [];
  scripts = 0;

  reset(): void {
    this.events.length = 0;
    this.scripts = 0;
  }
}

/** Umami and Plausible under /analytics, as far as a page's script needs them. */
export function analyticsRoutes(store: VisitStore, faults: Faults): Hono<Env> {
  const analytics = new Hono<Env>().use(
    failAsTold(
      () => faults.take("analytics"),
      () => ({ status: 503, body: { error: "The console was told to fail this call" } }),
    ),
  );
  for (const path of ["/script.js", "/js/script.js"]) {
    analytics.get(path, (c) => {
      store.scripts++;
      return c.body(TRACKER, 200, { "content-type": "application/javascript; charset=UTF-8" });
    });
  }
  for (const path of ["/api/send", "/api/event"]) {
    analytics.post(path, async (c) => {
      const headers = c.req.header();
      if (!headers["user-agent"]) throw new HTTPException(400, { message: "Who sends is not told." });
      store.events.push({ at: new Date().toISOString(), headers, body: await c.req.json() });
      return c.json({});
    });
  }
  return analytics;
}

/** `GET /control/analytics/events`: what arrived, and how often the script was fetched. */
export function analyticsControl(store: VisitStore): Hono<Env> {
  return new Hono<Env>().get("/events", (c) => c.json({ events: store.events, scripts: store.scripts }));
}
