import { type Faults, faultOrder } from "./faults";
import type { Feed } from "./feed";
import { type Route, readBodyAs, sendJson } from "./http";

/** `/control/faults` and `/control/reset`. */
export function faultRoutes(faults: Faults, feed: Feed, reset: () => void): Route[] {
  return [
    {
      method: "GET",
      path: "/control/faults",
      handle({ res }) {
        sendJson(res, 200, faults.list());
      },
    },
    {
      method: "POST",
      path: "/control/faults",
      async handle({ req, res }) {
        faults.order(await readBodyAs(req, faultOrder));
        feed.tell({ kind: "faults" });
        sendJson(res, 200, faults.list());
      },
    },
    {
      method: "POST",
      path: "/control/reset",
      handle({ res }) {
        reset();
        sendJson(res, 200, { ok: true });
      },
    },
  ];
}
