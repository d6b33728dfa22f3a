import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Env } from "../console/http";
import { sendPage } from "../console/page/page";
import { CARD_BRANDS, CheckoutPage, TicketPage } from "./checkout-page";
import type { MercadoPago } from "./mercado-pago";
import { presentPayment } from "./present-payment";
import { ProviderError } from "./provider-error";

/** The provider's own pages: the checkout of a subscription and the ticket of a PIX charge. */
export function checkoutRoutes(provider: MercadoPago): Hono<Env> {
  return new Hono<Env>()
    .get("/subscriptions/checkout", (c) => {
      const preapproval = found(() => provider.preapproval(c.req.query("preapproval_id") ?? ""));
      return sendPage(c, CheckoutPage({ preapproval, declined: c.req.query("declined") !== undefined }));
    })
    .post("/subscriptions/checkout", async (c) => {
      const id = c.req.query("preapproval_id") ?? "";
      const preapproval = found(() => provider.preapproval(id));
      const { decision, brand: chosen, lastFour } = await c.req.parseBody();
      const brand = CARD_BRANDS.find((known) => known === chosen);
      if (decision !== "approve" || typeof lastFour !== "string" || !/^\d{4}$/.test(lastFour) || !brand) {
        return c.redirect(`${c.req.path}?preapproval_id=${id}&declined=1`, 303);
      }
      for (const news of found(() => provider.authorize(id, { brand, lastFour })).news)
        provider.announce(news);
      const back = new URL(preapproval.back_url);
      back.searchParams.set("preapproval_id", id);
      return c.redirect(back.href, 303);
    })
    .get("/payments/:id/ticket", async (c) => {
      const payment = found(() => provider.payment(c.req.param("id")));
      const { point_of_interaction: code } = await presentPayment(payment);
      return sendPage(c, TicketPage({ payment, code: code.transaction_data }));
    })
    .post("/payments/:id/ticket", (c) => {
      for (const news of found(() => provider.act(c.req.param("id"), "approve")).news)
        provider.announce(news);
      return c.redirect(c.req.path, 303);
    });
}

function found<R>(look: () => R): R {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new HTTPException(error.status as HTTPException["status"], { message: error.message });
  }
}
