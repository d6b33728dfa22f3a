import "server-only";
import { randomUUID } from "node:crypto";
import { parsePhone } from "@/lib/chat/channel/phone-number";
import { codeRow } from "@/lib/chat/opt-in/code-row";
import { CODE_LIFE_MS } from "@/lib/chat/opt-in/link-code";
import type { OptInRequest } from "@/lib/chat/opt-in/opt-in-schema";
import { consentRow } from "@/lib/consents/consent-text";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locale";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

/**
 * Notes the consents and asks for proof of the number: a code that only this person is shown, to be sent from the
 * number itself. A number that is theirs already stays theirs.
 * @throws AppError invalid_phone, validation (terms or privacy not accepted), number_taken
 */
export async function startOptIn(ctx: Context, request: OptInRequest): Promise<void> {
  const canonicalNumber = parsePhone(request.phoneNumber);
  if (!canonicalNumber) throw new AppError("invalid_phone");
  requireConsents(request);
  const { marketingConsent } = request;
  const { person, locale, now } = ctx;
  const { userId } = person;
  await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId);
    const owner = await tx.whatsAppLink.findFirst({ where: { canonicalNumber, status: "confirmed" } });
    if (owner && owner.userId !== userId) throw new AppError("number_taken");
    await noteConsents(tx, userId, marketingConsent, locale, now);
    if (owner) {
      await tx.whatsAppLink.update({ where: { userId }, data: { marketingConsent } });
      return;
    }
    const pending = {
      status: "pending" as const,
      canonicalNumber,
      marketingConsent,
      waId: null,
      scopedId: null,
      confirmedAt: null,
      revokedAt: null,
    };
    await tx.whatsAppLink.upsert({ where: { userId }, create: { userId, ...pending }, update: pending });
    // Only the newest code counts.
    await tx.whatsAppLinkCode.deleteMany({ where: { userId, usedAt: null } });
    const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
    const row = codeRow(randomUUID(), env().WHATSAPP_APP_SECRET);
    await tx.whatsAppLinkCode.create({ data: { userId, ...row, canonicalNumber, expiresAt } });
  });
}

function requireConsents({ termsAccepted, privacyPolicyAccepted }: OptInRequest): void {
  const missing = Object.entries({ termsAccepted, privacyPolicyAccepted }).filter(([, given]) => !given);
  if (missing.length === 0) return;
  throw new AppError(
    "validation",
    {},
    { fields: Object.fromEntries(missing.map(([field]) => [field, "accept"])) },
  );
}

async function noteConsents(tx: Tx, userId: string, marketing: boolean, locale: Locale, at: Date) {
  const decisions = [
    consentRow("terms", true, locale, at),
    consentRow("privacy", true, locale, at),
    consentRow("whatsapp", true, locale, at),
    consentRow("marketing", marketing, locale, at),
  ];
  await tx.consent.createMany({ data: decisions.map((decision) => ({ userId, ...decision })) });
}
