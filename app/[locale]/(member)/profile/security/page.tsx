import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { SecurityScreen } from "@/components/profile/security/security-screen";
import { messagesOf } from "@/lib/i18n/translator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("security.meta");
  return { title: t("title") };
}

/** Beside the profile's tabs, not one of them; with words that no other screen needs. */
export default async function SecurityPage() {
  const { common, errors, optin, security, healthConsent, auth } = messagesOf(await getLocale());
  return (
    <NextIntlClientProvider
      messages={{ common, errors, optin, security, healthConsent, auth: { providers: auth.providers } }}
    >
      <SecurityScreen />
    </NextIntlClientProvider>
  );
}
