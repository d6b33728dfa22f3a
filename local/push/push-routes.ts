import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Faults } from "../console/faults";
import type { Feed } from "../console/feed";
import type { Env } from "../console/http";
import { failAsTold } from "../console/show-fault";
import type { DeviceStore } from "./device-store";
import { vapidTrouble } from "./vapid";

const LARGEST = 4096;

/** The push service of a browser's maker, under /push (RFC 8030): it takes what was encrypted for a device and hands it on. */
export function pushRoutes(store: DeviceStore, faults: Faults, feed: Feed, audience: string): Hono<Env> {
  return new Hono<Env>()
    .use(
      failAsTold(
        () => faults.take("push"),
        () => ({ status: 503, body: { error: "The console was told to fail this call" } }),
      ),
    )
    .post("/:id", async (c) => {
      const id = c.req.param("id");
      const device = store.find(id);
      if (!device) throw new HTTPException(404, { message: "No such subscription." });
      if (device.isGone) throw new HTTPException(410, { message: "The subscription is gone." });
      const trouble = vapidTrouble(c.req.header("authorization"), device.serverKey, audience, new Date());
      if (trouble) throw new HTTPException(403, { message: `Refused: ${trouble}.` });
      const ttl = Number(c.req.header("ttl") ?? "x");
      if (!Number.isInteger(ttl) || ttl < 0) throw new HTTPException(400, { message: "TTL is missing." });
      if (c.req.header("content-encoding") !== "aes128gcm") {
        throw new HTTPException(415, { message: "Only aes128gcm is read here." });
      }
      const body = Buffer.from(await c.req.arrayBuffer());
      if (body.length > LARGEST) throw new HTTPException(413, { message: "Larger than 4096 bytes." });
      const told = { ttl, topic: c.req.header("topic") ?? null, urgency: c.req.header("urgency") ?? null };
      try {
        const { seq } = store.push(id, body, told);
        feed.tell({ kind: "push" });
        return c.body(null, 201, { location: `${audience}/push/messages/${seq}` });
      } catch (error) {
        throw new HTTPException(400, { message: `Unreadable: ${(error as Error).message}.` });
      }
    });
}
