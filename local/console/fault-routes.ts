import { Hono } from "hono";
import { type Faults, faultOrder } from "./faults";
import type { Feed } from "./feed";
import { type Env, readBodyAs } from "./http";

/** `/control/faults` and `/control/reset`. */
export function faultRoutes(faults: Faults, feed: Feed, reset: () => void): Hono<Env> {
  return new Hono<Env>()
    .get("/faults", (c) => c.json(faults.list()))
    .post("/faults", async (c) => {
      faults.order(await readBodyAs(c, faultOrder));
      feed.tell({ kind: "faults" });
      return c.json(faults.list());
    })
    .post("/reset", (c) => {
      reset();
      return c.json({ ok: true });
    });
}
