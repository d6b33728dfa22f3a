import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { PostPayment } from "@/components/subscription/screen/post-payment";
import { messagesOf } from "@/lib/i18n/translator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("subscription.post");
  return { title: t("title") };
}

export default async function PostPaymentPage() {
  const t = await getTranslations("subscription.post");
  const { common, errors, subscription } = messagesOf(await getLocale());
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <NextIntlClientProvider messages={{ common, errors, subscription: { post: subscription.post } }}>
        <PostPayment />
      </NextIntlClientProvider>
    </>
  );
}
