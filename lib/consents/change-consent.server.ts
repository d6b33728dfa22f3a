import "server-only";
import { type ConsentBody, type Consents, isConsentWithdrawable, isNews } from "@/lib/consents/consent";
import { CONSENT_VERSIONS, type ConsentKind } from "@/lib/consents/consent-kind";
import { consentRow } from "@/lib/consents/consent-text";
import { releaseHeldMessages } from "@/lib/consents/held-messages.server";
import { loadConsents, newestConsent } from "@/lib/consents/load-consents.server";
import { revokeOptIn } from "@/lib/consents/revoke-opt-in.server";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

const FIRST_PAGE = { limit: 50 };

/** `wrote`: contacts whose messages waited for this and are to be read now. */
type Decided = { consents: Consents; wrote: string[] };

/**
 * Notes a decision and brings about what follows from it: without the consent to health data the assistant stops and
 * nothing more is logged or shared, and with it what was written meanwhile is read; without the one to marketing nobody is invited back.
 * @throws AppError consent_needed (terms and privacy end with the account), optin_required (a number must be proven),
 * consent_outdated (another text was shown than the one in force)
 */
export function changeConsent(ctx: Context, { kind, granted, version }: ConsentBody): Promise<Decided> {
  if (!granted && !isConsentWithdrawable(kind)) throw new AppError("consent_needed");
  if (version !== undefined && version !== CONSENT_VERSIONS[kind]) throw new AppError("consent_outdated");
  const { person, locale, now } = ctx;
  const { userId } = person;
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const wrote = await takeEffect(ctx, kind, granted);
    const newest = await newestConsent(tx, userId, kind);
    if (isNews(newest, granted, CONSENT_VERSIONS[kind])) {
      await tx.consent.create({ data: { userId, ...consentRow(kind, granted, locale, now) } });
    }
    return { consents: await loadConsents(ctx, FIRST_PAGE), wrote };
  });
}

/** @returns whose messages are to be read now */
async function takeEffect(ctx: Context & { tx: Tx }, kind: ConsentKind, granted: boolean): Promise<string[]> {
  const { tx, person } = ctx;
  const { userId } = person;
  if (kind === "marketing") {
    await tx.whatsAppLink.updateMany({ where: { userId }, data: { marketingConsent: granted } });
  }
  if (kind === "whatsapp" && granted) {
    const isLinked = (await tx.whatsAppLink.count({ where: { userId, status: "confirmed" } })) > 0;
    if (!isLinked) throw new AppError("optin_required");
  }
  if (kind === "health" && granted) return releaseHeldMessages(tx, userId);
  // The assistant works on nothing but health data.
  const by = ctx.actor.kind === "sender" ? "phone" : "web";
  if (!granted && (kind === "whatsapp" || kind === "health")) await revokeOptIn(ctx, { by });
  return [];
}
