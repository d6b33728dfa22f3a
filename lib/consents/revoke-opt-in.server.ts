import "server-only";
import { isThemself, noteAction } from "@/lib/audit/note-action.server";
import { consentRow } from "@/lib/consents/consent-text";
import { forgetHeldMessages } from "@/lib/consents/held-messages.server";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

/**
 * Ends a person's opt-in and whatever consent went with it; a request that was still open ends too. Ended already, it
 * stays as it is.
 * @param by who asked. Only somebody who stopped from the phone itself can take it up again from there: a number given
 * up otherwise may have a new owner.
 */
export function revokeOptIn(
  ctx: Context<{ userId: string }>,
  { by, reason = by }: { by: "phone" | "web" | "number_change" | "administrator"; reason?: string },
): Promise<void> {
  const { now, person } = ctx;
  const { userId } = person;
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const link = await tx.whatsAppLink.findUnique({
      where: { userId },
      include: { person: { select: { profile: { select: { locale: true } } } } },
    });
    if (!link) return;
    await tx.whatsAppLinkCode.deleteMany({ where: { userId, usedAt: null } });
    // A number that was only asked for may be somebody else's.
    if (link.status === "confirmed") await forgetHeldMessages(tx, link.canonicalNumber);
    const withdrawn = {
      marketingConsent: false,
      ...(by === "phone" ? {} : { confirmedAt: null, waId: null, scopedId: null }),
    };
    if (link.status === "revoked") {
      await tx.whatsAppLink.update({ where: { userId }, data: withdrawn });
      return;
    }
    await tx.whatsAppLink.update({
      where: { userId },
      data: { status: "revoked", revokedAt: now, ...withdrawn },
    });
    // After the link: changing it waits for a worker that is just writing to this person.
    await tx.outboundMessage.updateMany({
      where: { userId, slot: { not: null }, status: "queued" },
      data: { status: "failed", error: "revoked" },
    });
    if (!isThemself(ctx.actor, userId)) {
      await noteAction(ctx, {
        action: "opt_in.revoked",
        subject: { type: "person", id: userId },
        before: { status: link.status },
        after: { status: "revoked", by },
        reason,
      });
    }
    const kinds = link.marketingConsent ? (["whatsapp", "marketing"] as const) : (["whatsapp"] as const);
    const { locale } = link.person.profile;
    const reader = isLocale(locale) ? locale : DEFAULT_LOCALE;
    await tx.consent.createMany({
      data: kinds.map((kind) => ({ userId, ...consentRow(kind, false, reader, now) })),
    });
  });
}
