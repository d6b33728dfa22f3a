import "server-only";
import { displayDigits } from "@/lib/chat/channel/phone-number";
import { chatLink, linkCode } from "@/lib/chat/opt-in/link-code";
import type { OptInStatus } from "@/lib/chat/opt-in/opt-in-schema";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";

/**
 * Where a person stands with the assistant. A request whose code has run out counts as none, and the form is shown
 * again with its number.
 */
export async function loadOptIn({ person: { userId }, locale, now }: Context): Promise<OptInStatus> {
  const link = await db().whatsAppLink.findUnique({ where: { userId } });
  if (!link) return { status: "none", phoneNumber: null, marketingConsent: false };
  const { status, marketingConsent } = link;
  const shown = { phoneNumber: displayDigits(link.canonicalNumber), marketingConsent };
  if (status !== "pending") return { status, ...shown };
  const request = await db().whatsAppLinkCode.findFirst({
    where: { userId, canonicalNumber: link.canonicalNumber, usedAt: null, expiresAt: { gt: now } },
    orderBy: { expiresAt: "desc" },
  });
  if (!request) return { status: "none", ...shown };
  const { WHATSAPP_APP_SECRET, NEXT_PUBLIC_WHATSAPP_NUMBER } = env();
  const code = linkCode(request.id, WHATSAPP_APP_SECRET);
  const text = translator(locale)("whatsapp.prefilled", { code });
  return {
    status,
    ...shown,
    code,
    link: chatLink(NEXT_PUBLIC_WHATSAPP_NUMBER, text),
    expiresAt: request.expiresAt.toISOString(),
  };
}
