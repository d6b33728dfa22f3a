import { Refusal, type Route, readBody, send } from "../console/http";
import { checkoutPage, ticketPage } from "./checkout-page";
import type { MercadoPago } from "./mercado-pago";
import { presentPayment } from "./present-payment";
import { ProviderError } from "./provider-error";

/** The provider's own pages: the checkout of a subscription and the ticket of a PIX charge. */
export function checkoutRoutes(provider: MercadoPago): Route[] {
  return [
    {
      method: "GET",
      path: "/mercado-pago/subscriptions/checkout",
      handle({ res, url }) {
        const preapproval = found(() => provider.preapproval(url.searchParams.get("preapproval_id") ?? ""));
        send(
          res,
          200,
          "text/html; charset=utf-8",
          checkoutPage(preapproval, url.searchParams.has("declined")),
        );
      },
    },
    {
      method: "POST",
      path: "/mercado-pago/subscriptions/checkout",
      async handle({ req, res, url }) {
        const id = url.searchParams.get("preapproval_id") ?? "";
        const preapproval = found(() => provider.preapproval(id));
        const form = new URLSearchParams((await readBody(req, 10_000)).toString("utf8"));
        const lastFour = form.get("lastFour") ?? "";
        const brand = (["visa", "master", "elo"] as const).find((known) => known === form.get("brand"));
        if (form.get("decision") !== "approve" || !/^\d{4}$/.test(lastFour) || brand === undefined) {
          return void res
            .writeHead(303, { location: `${url.pathname}?preapproval_id=${id}&declined=1` })
            .end();
        }
        for (const news of found(() => provider.authorize(id, { brand, lastFour })).news)
          provider.announce(news);
        const back = new URL(preapproval.back_url);
        back.searchParams.set("preapproval_id", id);
        res.writeHead(303, { location: back.href }).end();
      },
    },
    {
      method: "GET",
      path: "/mercado-pago/payments/:id/ticket",
      async handle({ res, params }) {
        const payment = found(() => provider.payment(params.id ?? ""));
        const { point_of_interaction: code } = await presentPayment(payment);
        send(res, 200, "text/html; charset=utf-8", ticketPage(payment, code.transaction_data));
      },
    },
    {
      method: "POST",
      path: "/mercado-pago/payments/:id/ticket",
      handle({ res, url, params }) {
        for (const news of found(() => provider.act(params.id ?? "", "approve")).news)
          provider.announce(news);
        res.writeHead(303, { location: url.pathname }).end();
      },
    },
  ];
}

function found<R>(look: () => R): R {
  try {
    return look();
  } catch (error) {
    if (error instanceof ProviderError) throw new Refusal(error.status, error.message);
    throw error;
  }
}
