import "server-only";
import { FREE_TEXT_MS } from "@/lib/chat/reminders/free-text-window";
import type { Tx } from "@/lib/db";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locale";
import { firstNameOf } from "@/lib/profile/first-name";

/** How to reach somebody on WhatsApp. */
export type Reach = {
  contact: string;
  recipient: string;
  firstName: string;
  locale: Locale;
  timeZone: string;
  /** Whether they wrote so lately that free text may be sent. */
  isOpen: boolean;
};

/** How to reach somebody who linked a number; null for anybody else. */
export async function loadReach(tx: Tx, userId: string, now: Date): Promise<Reach | null> {
  const link = await tx.whatsAppLink.findUnique({
    where: { userId, status: "confirmed" },
    select: {
      ...{ canonicalNumber: true, waId: true, scopedId: true },
      person: { select: { profile: { select: { name: true, locale: true, timeZone: true } } } },
    },
  });
  if (!link) return null;
  const talk = await tx.conversation.findUnique({ where: { contact: link.canonicalNumber } });
  const { name, locale, timeZone } = link.person.profile;
  const last = talk?.lastInboundAt;
  return {
    ...{ contact: link.canonicalNumber, timeZone },
    recipient: link.waId ?? link.scopedId ?? link.canonicalNumber,
    firstName: firstNameOf(name),
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    isOpen: Boolean(last && now.getTime() - last.getTime() < FREE_TEXT_MS),
  };
}
