import { Hono } from "hono";
import { z } from "zod";
import { type Env, readBodyAs } from "../console/http";
import type { DeviceStore } from "./device-store";

const newDevice = z.object({ applicationServerKey: z.string("must be the public key in base64url").min(1) });

/**
 * `/control/push`: `POST /devices` subscribes a device and answers what its page would get, `DELETE /devices/{id}` has it
 * gone, `GET /messages` tells what arrived, oldest first, `device` names one.
 */
export function pushControl(store: DeviceStore): Hono<Env> {
  return new Hono<Env>()
    .post("/devices", async (c) => {
      const { applicationServerKey } = await readBodyAs(c, newDevice);
      return c.json(store.subscribe(applicationServerKey));
    })
    .delete("/devices/:id", (c) => {
      store.unsubscribe(c.req.param("id"));
      return c.json({ ok: true });
    })
    .get("/messages", (c) => c.json(store.list(c.req.query("device"))));
}
