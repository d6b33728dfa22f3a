import "server-only";
import { endRepeatedTrial } from "@/lib/billing/ledger/mark-trial.server";
import type { InboundPayload } from "@/lib/chat/channel/store-webhook.server";
import { hashLinkCode } from "@/lib/chat/opt-in/link-code";
import type { Notice } from "@/lib/chat/replies/outcome";
import { consentRow } from "@/lib/consents/consent-text";
import type { Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { limitSubject } from "@/lib/limits/limit-request.server";

/** Right or wrong: a contact that sends more codes than that in an hour is trying them out. */
const CODES = { name: "whatsapp-code", per: "account", max: 10, windowSeconds: 3600 } as const;

type Linked = Extract<Notice, { kind: "linked" | "link_code_invalid" | "number_taken" }>;

/**
 * Binds the number that sent a code to whoever was shown the code. The code must come from the very number it was
 * asked for; somebody who hides the number is bound by the scoped id instead, since the code proves that they are one.
 * @param contact the conversation's key: canonical number or scoped id
 */
export async function confirmLink(
  tx: Tx,
  contact: string,
  { waId, scopedId }: Pick<InboundPayload, "waId" | "scopedId">,
  code: string,
  now: Date,
): Promise<Linked> {
  if (await triesTooMany(tx, contact, now)) return { kind: "link_code_invalid" };
  const request = await tx.whatsAppLinkCode.findUnique({
    where: { codeHash: hashLinkCode(code) },
    include: { person: { select: { profile: { select: { name: true } }, whatsappLink: true } } },
  });
  const link = request?.person.whatsappLink;
  const rightNumber = request && (waId === null || request.canonicalNumber === contact);
  if (!request || !link || !rightNumber) return { kind: "link_code_invalid" };
  const linked: Linked = { kind: "linked", name: request.person.profile.name };
  // The same code sent twice, or the message repeated with the code still in it.
  if (request.usedAt && link.status === "confirmed" && link.canonicalNumber === contact) return linked;
  if (request.usedAt || request.expiresAt <= now || link.status !== "pending")
    return { kind: "link_code_invalid" };

  const { userId, id } = request;
  const taken = await tx.whatsAppLink.findFirst({
    where: {
      status: "confirmed",
      userId: { not: userId },
      OR: [{ canonicalNumber: contact }, ...(scopedId ? [{ scopedId }] : [])],
    },
  });
  if (taken) return { kind: "number_taken" };
  await tx.whatsAppLinkCode.update({ where: { userId_id: { userId, id } }, data: { usedAt: now } });
  await tx.whatsAppLink.update({
    where: { userId },
    data: {
      status: "confirmed",
      canonicalNumber: contact,
      waId,
      scopedId,
      confirmedAt: now,
      revokedAt: null,
    },
  });
  await endRepeatedTrial(tx, { userId, number: contact }, now);
  return linked;
}

/**
 * Takes up an opt-in that was stopped from this very phone; null when there is none to take up.
 */
export async function resumeLink(tx: Tx, contact: string, now: Date): Promise<{ userId: string } | null> {
  const link = await tx.whatsAppLink.findFirst({
    where: { canonicalNumber: contact, status: "revoked", confirmedAt: { not: null } },
    orderBy: { revokedAt: "desc" },
    include: { person: { select: { profile: { select: { locale: true } } } } },
  });
  const owner = await tx.whatsAppLink.findFirst({ where: { canonicalNumber: contact, status: "confirmed" } });
  if (!link || owner) return null;
  const { userId } = link;
  await tx.whatsAppLink.update({ where: { userId }, data: { status: "confirmed", revokedAt: null } });
  const { locale } = link.person.profile;
  const reader = isLocale(locale) ? locale : DEFAULT_LOCALE;
  await tx.consent.create({ data: { userId, ...consentRow("whatsapp", true, reader, now) } });
  return { userId };
}

async function triesTooMany(tx: Tx, contact: string, now: Date): Promise<boolean> {
  try {
    await limitSubject(CODES, contact, now, tx);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return true;
    throw error;
  }
}
