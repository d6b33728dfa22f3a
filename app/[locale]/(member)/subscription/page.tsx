import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { PlanList } from "@/components/subscription/plan-list";
import { SubscriptionScreen } from "@/components/subscription/subscription-screen";
import { listPlans } from "@/lib/billing/list-plans.server";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { messagesOf } from "@/lib/i18n/translator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("subscription");
  return { title: t("meta.title") };
}

export default async function SubscriptionPage() {
  const t = await getTranslations("subscription");
  const { common, errors, subscription, plans: words } = messagesOf(await getLocale());
  const { names } = words;
  // Without prices the rest of the screen still says how things stand.
  const plans = await listPlans().catch(() => []);
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <NextIntlClientProvider messages={{ common, errors, subscription, plans: { names } }}>
        <SubscriptionScreen>
          <PlanList plans={plans.filter(({ id }) => id !== TRIAL_PLAN_ID)} />
        </SubscriptionScreen>
      </NextIntlClientProvider>
    </>
  );
}
