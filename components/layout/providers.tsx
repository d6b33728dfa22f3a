import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { SessionProvider } from "@/lib/client/session-provider";
import { type Messages, messagesOf } from "@/lib/i18n/translator";

type ProvidersProps = { groups: readonly (keyof Messages)[]; children: ReactNode };

/** What the scripts of a screen need: the session, the words of its groups and no others, and short news. */
export async function Providers({ groups, children }: ProvidersProps) {
  const messages = messagesOf(await getLocale());
  return (
    <NextIntlClientProvider messages={Object.fromEntries(groups.map((group) => [group, messages[group]]))}>
      <SessionProvider>
        {children}
        <Toaster />
      </SessionProvider>
    </NextIntlClientProvider>
  );
}
