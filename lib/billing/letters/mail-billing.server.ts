import "server-only";
import { readablePrice } from "@/lib/billing/format-price";
import { type BillingLetter, letterWords } from "@/lib/billing/letters/billing-letter";
import type { Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { composeLetter } from "@/lib/integrations/mail/letter";
import { queueMail } from "@/lib/mail/mail-outbox";
import { firstNameOf } from "@/lib/profile/first-name";

/** Puts a letter about money into the outbox, once for its slot. Nobody to write to is no error. */
export async function mailBilling(
  tx: Tx,
  userId: string,
  letter: BillingLetter,
  slot: string,
): Promise<boolean> {
  const profile = await tx.profile.findUnique({
    where: { id: userId },
    select: { name: true, email: true, locale: true, timeZone: true },
  });
  if (!profile) return false;
  const { name, email, timeZone } = profile;
  const locale = isLocale(profile.locale) ? profile.locale : DEFAULT_LOCALE;
  const t = translator(locale);
  const { subject, paragraphs, code, notes } = letterWords(t, letter, { locale, timeZone });
  const composed = composeLetter({
    locale,
    paragraphs: [t("mail.billing.greeting", { name: firstNameOf(name) }), ...paragraphs],
    code,
    action: {
      label: t("mail.billing.action"),
      url: new URL("/subscription", env().NEXT_PUBLIC_APP_URL).href,
    },
    notes,
  });
  return queueMail(tx, { kind: "billing", userId, to: email, subject, ...composed, slot });
}

/** Tells the administrator of money that came in and does not count. */
export async function mailRefundDue(
  tx: Tx,
  payment: { id: string; providerId: string | null; paidCents: number },
  why: "second_approval" | "amount" | "after_cancel" | "account_gone",
): Promise<void> {
  const t = translator(DEFAULT_LOCALE);
  const amount = readablePrice(payment.paidCents / 100);
  const composed = composeLetter({
    locale: DEFAULT_LOCALE,
    paragraphs: [
      t("mail.billing.refundDue.text", {
        ...{ payment: payment.id, provider: payment.providerId ?? "–", amount },
        why: t(`mail.billing.why.${why}`),
      }),
    ],
  });
  const subject = t("mail.billing.refundDue.subject", { amount });
  await queueMail(tx, { kind: "billing", to: env().SUPER_ADMIN_EMAIL, subject, ...composed });
}
