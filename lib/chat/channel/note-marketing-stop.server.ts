import "server-only";
import { changeConsent } from "@/lib/consents/change-consent.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";

/** Somebody told WhatsApp that they want no marketing from us: the same as telling us. */
export async function noteMarketingStop(outboundId: string, now: Date): Promise<void> {
  const message = await db().outboundMessage.findUnique({
    where: { id: outboundId },
    select: { userId: true },
  });
  if (!message?.userId) return;
  const profile = await db().profile.findUnique({
    where: { id: message.userId },
    select: { locale: true, timeZone: true },
  });
  if (!profile) return;
  const locale = isLocale(profile.locale) ? profile.locale : DEFAULT_LOCALE;
  const ctx: Context = {
    actor: { kind: "webhook", provider: "whatsapp" },
    person: { userId: message.userId, timeZone: profile.timeZone },
    ...{ now, locale, tx: null },
  };
  await changeConsent(ctx, { kind: "marketing", granted: false });
}
