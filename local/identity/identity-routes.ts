import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { type Call, type Env, readBodyAs } from "../console/http";
import { sendPage } from "../console/page/page";
import { Grants, isProvider, type ProviderName } from "./accounts";
import { ConsentPage } from "./consent-page";

const redemption = z.object({ code: z.string().max(100), client_secret: z.string().max(200) });

export interface IdentityOptions {
  /** Where alone people are sent back to: the authentication service's callback. */
  callbackUrl: string;
  clientSecret: string;
}

/** Google and Apple as far as a sign-in needs them: a page on which one agrees, and what is then told of who did. */
export function identityRoutes({ callbackUrl, clientSecret }: IdentityOptions): Hono<Env> {
  const grants = new Grants();
  return new Hono<Env>()
    .get("/:provider/authorize", (c) => {
      const provider = providerOf(c);
      if (c.req.query("redirect_uri") !== callbackUrl || !c.req.query("state")) {
        throw new HTTPException(400, { message: "The address to come back to is not the one on record." });
      }
      return sendPage(c, ConsentPage({ provider }));
    })
    .post("/:provider/authorize", async (c) => {
      const provider = providerOf(c);
      const { decision, name, email, verified } = await c.req.parseBody();
      const back = new URL(callbackUrl);
      back.searchParams.set("state", c.req.query("state") ?? "");
      const address = z.email().max(254).safeParse(email);
      if (decision === "agree" && address.success && typeof name === "string") {
        const person = { name: name.slice(0, 200), email: address.data, email_verified: verified === "on" };
        back.searchParams.set("code", grants.give(provider, person));
      } else {
        back.searchParams.set("error", "access_denied");
      }
      return c.redirect(back.href, 303);
    })
    .post("/:provider/token", async (c) => {
      const { code, client_secret } = await readBodyAs(c, redemption);
      const [shown, known] = [Buffer.from(client_secret), Buffer.from(clientSecret)];
      if (shown.length !== known.length || !timingSafeEqual(shown, known)) {
        throw new HTTPException(401, { message: "This is not the secret on record." });
      }
      const account = grants.take(providerOf(c), code);
      if (!account) throw new HTTPException(400, { message: "The code is unknown, used or too old." });
      return c.json(account);
    });
}

function providerOf(c: Call): ProviderName {
  const name = c.req.param("provider") ?? "";
  if (!isProvider(name)) throw new HTTPException(404, { message: "There is no such provider here." });
  return name;
}
