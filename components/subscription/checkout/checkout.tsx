"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePlanNames } from "@/components/figures/use-plan-names";
import { ChoiceCard } from "@/components/forms/choice-card";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { MaskedInput } from "@/components/forms/inputs/masked-input";
import { useForm } from "@/components/forms/use-form";
import { userQuery } from "@/components/profile/saving/user-api";
import { ChangeSummary } from "@/components/subscription/checkout/change-summary";
import { CouponInput } from "@/components/subscription/checkout/coupon-input";
import { PixDialog } from "@/components/subscription/checkout/pix-dialog";
import { PlanPicker } from "@/components/subscription/checkout/plan-picker";
import { COUPON_REFUSALS, usePreview } from "@/components/subscription/checkout/use-preview";
import { useChangeSubscription } from "@/components/subscription/state/actions";
import { ClosedNotice, isClosed } from "@/components/subscription/state/closed-notice";
import type { Offer } from "@/components/subscription/state/offer";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import type { ActionAnswer, PixData } from "@/lib/billing/billing-schema";
import { PAYMENT_METHODS, type PaymentMethod } from "@/lib/billing/plan";
import type { SubscriptionView } from "@/lib/billing/subscription-status";
import { sentenceOr } from "@/lib/client/api-error";
import { cpfDigits } from "@/lib/profile/cpf";
import { formatCpf, keepDigits } from "@/lib/profile/mask";

/** Before the provider's page is opened, and before the page after a PIX. */
const REDIRECT_MS = 2000;
const POST_PAYMENT_MS = 1000;
/** Named as the API names it, whose refusal then stands beside it. */
const CPF = "paymentData.payer.cpf";

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Shown = { paymentId: string; pix: PixData };
type CheckoutProps = {
  offers: readonly Offer[];
  subscription: SubscriptionView;
  /** What the address asks for. */
  wanted: { planId: string | null; method: string | null };
};

/** Choosing a plan and how to pay for it: what it costs is said before it is agreed to. Above it why, where nothing else is open. */
export function Checkout({ offers, subscription, wanted }: CheckoutProps) {
  const t = useTranslations("subscription.checkout");
  const words = useTranslations("payment");
  const names = usePlanNames();
  const errors = useTranslations("errors.fields");
  const router = useRouter();
  const { data: user } = useQuery(userQuery);
  const change = useChangeSubscription();
  const { status } = subscription;
  const waiting = subscription.billing.pendingPayment;
  /** How it is to be paid, once the provider has made the code or the page for it. */
  const begun = waiting?.pixData || waiting?.redirectUrl ? waiting.method : null;
  // Who comes back to a plan that has run out, or is yet to be paid, most often wants that one.
  const lastPlan = status === "expired" || status === "pending_payment" ? subscription.planId : null;
  const [planId, setPlanId] = useState(
    () => [wanted.planId, lastPlan].find((plan) => offers.some(({ id }) => id === plan)) ?? null,
  );
  const [method, setMethod] = useState<PaymentMethod>(() => {
    const before = status === "pending_payment" ? (begun ?? subscription.billing.method) : null;
    return PAYMENT_METHODS.find((one) => one === wanted.method) ?? before ?? "credit_card";
  });
  const [coupon, setCoupon] = useState("");
  const { refusal, ...preview } = usePreview({ planId, paymentMethod: method, coupon });
  const [shown, setShown] = useState<Shown | null>(null);
  // Asked for until one is known: an order without it would only be refused.
  const needsCpf = method === "pix" && !user?.cpf;

  const form = useForm([CPF, "coupon"], {
    check: ({ [CPF]: cpf }) => ({
      plan: planId ? null : t("choose"),
      [CPF]: needsCpf && !cpfDigits(cpf) ? errors(cpf === "" ? "required" : "cpf") : null,
    }),
    send: async ({ [CPF]: cpf, coupon }) => {
      if (!planId) return;
      const [first = "", ...rest] = (user?.name ?? "").split(/\s+/);
      const payer = {
        ...(first ? { first_name: first, last_name: rest.join(" ") } : {}),
        ...(cpf ? { cpf: keepDigits(cpf, 11) } : {}),
      };
      const order = { action: "upgrade" as const, planId, paymentMethod: method, paymentData: { payer } };
      const code = coupon.trim();
      await goOn(await change.mutateAsync(code ? { ...order, coupon: code } : order));
    },
    say: (error, isOfFields) => (isOfFields ? null : sentenceOr(error, t("failed"))),
    about: COUPON_REFUSALS,
  });

  async function goOn({ message, pixData, paymentId, redirectUrl }: ActionAnswer) {
    if (pixData && paymentId) return setShown({ paymentId, pix: pixData });
    notify.success(redirectUrl ? message : (message ?? t("done")));
    if (!redirectUrl) return;
    await sleep(REDIRECT_MS);
    window.location.assign(redirectUrl);
    // Busy until the other page is there; who comes back from it may pay again.
    await sleep(REDIRECT_MS);
  }

  function takeCoupon(code: string) {
    if (code !== coupon) form.forgive("coupon");
    setCoupon(code);
  }

  function leavePix() {
    setTimeout(() => router.push("/post-payment"), POST_PAYMENT_MS);
    change.mutate({ action: "refresh" }, { onSettled: () => setShown(null) });
  }

  const open = waiting?.pixData && (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{t("open", { plan: names.plan(waiting.plan) })}</p>
      <Button
        size="sm"
        onClick={() => waiting.pixData && setShown({ paymentId: waiting.id, pix: waiting.pixData })}
      >
        {t("showAgain")}
      </Button>
    </div>
  );
  return (
    <>
      {isClosed(status) && (
        <ClosedNotice status={status} planId={subscription.planId} waiting={begun}>
          {open && <div className="mt-3 text-sm">{open}</div>}
        </ClosedNotice>
      )}
      <Card id="plans" aria-labelledby="checkout-title">
        <h2 id="checkout-title" className="text-base">
          {t("title")}
        </h2>
        <p className="mt-1 mb-5 text-sm text-muted">{t("text")}</p>
        {open && !isClosed(status) && (
          <div className="mb-5 rounded-control bg-carbs-soft px-4 py-3 text-sm">{open}</div>
        )}
        {offers.length === 0 ? (
          <p className="text-sm">{t("unavailable")}</p>
        ) : (
          <Form form={form}>
            <PlanPicker
              {...{ offers, chosen: planId, current: subscription.planId, error: form.errors.plan }}
              onChoose={setPlanId}
            />
            <fieldset className="grid gap-3 sm:grid-cols-2">
              <legend className="mb-3 text-sm font-semibold">{words("legend")}</legend>
              {PAYMENT_METHODS.map((one) => (
                <ChoiceCard
                  key={one}
                  name="method"
                  value={one}
                  checked={method === one}
                  onChoose={() => setMethod(one)}
                  title={words(`${one}.title`)}
                  text={words(`${one}.text`)}
                />
              ))}
            </fieldset>
            <div className="grid gap-4 sm:grid-cols-2">
              {needsCpf && (
                <Field name={CPF} label={t("cpf")} hint={t("cpfHint")}>
                  {(control) => (
                    <MaskedInput
                      {...control}
                      inputMode="numeric"
                      autoComplete="off"
                      placeholder="000.000.000-00"
                      mask={(typed) => formatCpf(keepDigits(typed, 11))}
                      defaultValue=""
                    />
                  )}
                </Field>
              )}
              <Field name="coupon" label={t("coupon")} error={refusal}>
                {(control) => <CouponInput {...control} defaultValue={coupon} onLeave={takeCoupon} />}
              </Field>
            </div>
            {planId && <ChangeSummary {...preview} />}
            <FormAlert>{form.alert}</FormAlert>
            <Button type="submit" busy={form.busy} className="self-start">
              {method === "pix" ? t("payPix") : t("payCard")}
            </Button>
          </Form>
        )}
        {shown && <PixDialog paymentId={shown.paymentId} pix={shown.pix} onDone={leavePix} />}
      </Card>
    </>
  );
}
