import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { type Env, readBodyAs } from "../console/http";
import type { CardChoice, MercadoPago } from "./mercado-pago";
import type { News } from "./notification";
import { PAYMENT_ACTIONS } from "./payment";
import { ProviderError } from "./provider-error";

const PREAPPROVAL_ACTIONS = ["authorize", "pause", "cancel", "charge", "decline"] as const;
type PreapprovalAction = (typeof PREAPPROVAL_ACTIONS)[number];

const order = z.object({
  notify: z.boolean("must be true or false").default(true),
  times: z
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(1000, "must be at most 1000")
    .default(1),
  /** Reais: what was really paid (approve, charge) or is given back (refund). */
  amount: z.number("must be a number").positive("must be positive").optional(),
  lastFour: z
    .string()
    .regex(/^\d{4}$/, "must be four digits")
    .default("3704"),
  brand: z.enum(["visa", "master", "elo"], "must be visa, master or elo").default("master"),
  /** Go on notifying every 15 minutes, as Mercado Pago does, while the application does not answer 200 or 201. */
  retry: z.boolean("must be true or false").default(false),
});
type Order = z.infer<typeof order>;

/** The control calls under /control/mercado-pago. Lists are newest first. */
export function mercadoPagoControl(provider: MercadoPago): Hono<Env> {
  const { ledger } = provider;
  return new Hono<Env>()
    .get("/payments", (c) => c.json([...ledger.payments.values()].reverse()))
    .get("/preapprovals", (c) => c.json([...ledger.preapprovals.values()].reverse()))
    .post("/payments/:id/:action", async (c) => {
      const action = oneOf(PAYMENT_ACTIONS, c.req.param("action"));
      const body = await readBodyAs(c, order);
      const { payment, news } = attempt(() => provider.act(c.req.param("id"), action, body.amount));
      const { id, status } = payment;
      return c.json({ id, status, statuses: await spread(provider, news, body), payment });
    })
    .post("/preapprovals/:id/:action", async (c) => {
      const action = oneOf(PREAPPROVAL_ACTIONS, c.req.param("action"));
      const body = await readBodyAs(c, order);
      const changed = attempt(() => actOnPreapproval(provider, c.req.param("id"), action, body));
      const { preapproval, news } = changed;
      return c.json({
        id: preapproval.id,
        status: preapproval.status,
        statuses: await spread(provider, news, body),
        preapproval,
        payment: "payment" in changed ? changed.payment : null,
      });
    });
}

function actOnPreapproval(provider: MercadoPago, id: string, action: PreapprovalAction, body: Order) {
  const card: CardChoice = { brand: body.brand, lastFour: body.lastFour };
  switch (action) {
    case "authorize":
      return provider.authorize(id, card);
    case "pause":
      return provider.move(id, "paused");
    case "cancel":
      return provider.move(id, "cancelled");
    case "charge":
      return provider.charge(id, true, body.amount);
    case "decline":
      return provider.charge(id, false);
  }
}

/** Delivers the news as ordered; answers the HTTP status of every delivery. */
async function spread(
  provider: MercadoPago,
  news: News[],
  { notify, times, retry }: Order,
): Promise<number[]> {
  if (!notify) return [];
  const statuses = await Promise.all(news.map((item) => provider.notify(item, times)));
  if (retry) {
    for (const [index, item] of news.entries()) {
      if (!statuses[index]?.some((status) => status === 200 || status === 201)) provider.announceAgain(item);
    }
  }
  return statuses.flat();
}

function oneOf<T extends string>(actions: readonly T[], given: string): T {
  const action = actions.find((known) => known === given);
  if (action === undefined)
    throw new HTTPException(404, { message: `The actions are ${actions.join(", ")}.` });
  return action;
}

/** What the provider calls impossible is a conflict here, and what it does not know is not found. */
function attempt<R>(act: () => R): R {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const message = `${error.message}.`.replace("..", ".");
    throw new HTTPException(error.status === 404 ? 404 : 409, { message });
  }
}
