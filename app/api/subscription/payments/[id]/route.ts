import { route } from "@/lib/access/route";
import { paymentViewSchema } from "@/lib/billing/billing-schema";
import { loadPayment } from "@/lib/billing/checkout/load-payment.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Where a payment stands, asked at the provider while it waits",
    access: "signed_in",
    params: idParams,
    response: paymentViewSchema,
    limits: [{ name: "payment-status", per: "account", max: 600, windowSeconds: 600 }],
  },
  ({ ctx, params }) => loadPayment(ctx, params.id),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
