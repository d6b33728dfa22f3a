import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { WordsProvider } from "@/components/layout/page/words-provider";
import { SessionProvider } from "@/lib/client/session-provider";
import { type Messages, messagesOf } from "@/lib/i18n/translator";

export type SessionWordsProps = { groups: readonly (keyof Messages)[]; children: ReactNode };

/** What the scripts of a form need: the session, and the words of its groups and no others. */
export async function SessionWords({ groups, children }: SessionWordsProps) {
  const locale = await getLocale();
  const messages = messagesOf(locale);
  const json = JSON.stringify(Object.fromEntries(groups.map((group) => [group, messages[group]])));
  return (
    <WordsProvider locale={locale} json={json}>
      <SessionProvider>{children}</SessionProvider>
    </WordsProvider>
  );
}
