import { Hono } from "hono";
import type { Env } from "../console/http";
import type { MailStore } from "./mail-store";

/** `GET /control/mail`: letters caught, newest first. `to` is the address asked for, or the first recipient. */
export function mailControl(store: MailStore): Hono<Env> {
  return new Hono<Env>().get("/", (c) => {
    const to = c.req.query("to");
    const letters = store.list(to);
    return c.json(
      letters.map((letter) => ({ ...letter, to: to ?? letter.to[0] ?? "", recipients: letter.to })),
    );
  });
}
