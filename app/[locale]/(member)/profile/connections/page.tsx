import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { ConnectionsScreen } from "@/components/profile/connections/connections-screen";
import { messagesOf } from "@/lib/i18n/translator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("connections.meta");
  return { title: t("title") };
}

/** Beside the profile's tabs, as the security page is; with words that no other screen needs. */
export default async function ConnectionsPage() {
  const { common, errors, connections, security } = messagesOf(await getLocale());
  return (
    <NextIntlClientProvider messages={{ common, errors, connections, security }}>
      <ConnectionsScreen />
    </NextIntlClientProvider>
  );
}
