import type { IncomingMessage, ServerResponse } from "node:http";
import { matchPath, Refusal, type Route, sendJson } from "./http";

/** Finds the route for a request and turns what goes wrong into an answer. */
export async function answer(routes: Route[], req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    refuseForeignPages(req);
    const url = new URL(req.url ?? "/", "http://console");
    const pathname = url.pathname.replace(/(.)\/$/, "$1");
    const method = req.method === "HEAD" ? "GET" : req.method;
    for (const route of routes) {
      const params = route.method === method ? matchPath(route.path, pathname) : undefined;
      if (params) return await route.handle({ req, res, url, params });
    }
    throw new Refusal(404, `There is no ${req.method} ${url.pathname} here.`);
  } catch (error) {
    if (res.headersSent || res.destroyed) return void res.destroy();
    if (error instanceof Refusal) return sendJson(res, error.status, { error: error.message });
    console.error("Console:", error);
    sendJson(res, 500, { error: "The console itself failed; its terminal says why." });
  }
}

/** A web page of somebody else must not drive the stand-ins through the reader's browser. */
function refuseForeignPages(req: IncomingMessage): void {
  const { origin, host } = req.headers;
  if (origin !== undefined && origin !== `http://${host}`) {
    throw new Refusal(403, "Calls from pages of another origin are not accepted.");
  }
}
