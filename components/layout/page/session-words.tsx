import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { SessionProvider } from "@/lib/client/session-provider";
import { type Messages, messagesOf } from "@/lib/i18n/translator";

export type SessionWordsProps = { groups: readonly (keyof Messages)[]; children: ReactNode };

/** What the scripts of a form need: the session, and the words of its groups and no others. */
export async function SessionWords({ groups, children }: SessionWordsProps) {
  const messages = messagesOf(await getLocale());
  return (
    <NextIntlClientProvider messages={Object.fromEntries(groups.map((group) => [group, messages[group]]))}>
      <SessionProvider>{children}</SessionProvider>
    </NextIntlClientProvider>
  );
}
