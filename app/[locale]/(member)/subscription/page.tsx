import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { offersOf } from "@/components/subscription/screen/offers";
import { SubscriptionScreen } from "@/components/subscription/screen/subscription-screen";
import { listPlans } from "@/lib/billing/list-plans.server";
import { messagesOf } from "@/lib/i18n/translator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("subscription");
  return { title: t("meta.title") };
}

export default async function SubscriptionPage() {
  const t = await getTranslations("subscription");
  const all = await getTranslations();
  const { common, errors, payment, subscription, plans: words } = messagesOf(await getLocale());
  const { names, recommended } = words;
  // Without prices the rest of the screen still says how things stand.
  const offered = await listPlans().catch(() => []);
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <NextIntlClientProvider
        messages={{ common, errors, payment, subscription, plans: { names, recommended } }}
      >
        <SubscriptionScreen offers={offersOf(offered, all, await getLocale())} />
      </NextIntlClientProvider>
    </>
  );
}
