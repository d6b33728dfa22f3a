import "server-only";
import { CONFIRMATION_LIFE_MS, confirmationKey, sealConfirmation } from "@/lib/auth/email/confirmation-token";
import type { Tx } from "@/lib/db";
import { env } from "@/lib/env";
import type { Locale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { composeLetter } from "@/lib/integrations/mail/letter";
import { queueMail } from "@/lib/mail/mail-outbox";
import { firstNameOf } from "@/lib/profile/first-name";

/** Stores the letter that asks a person to confirm their address; it leaves once the transaction holds. */
export async function mailConfirmation(
  tx: Tx,
  person: { userId: string; name: string; email: string; locale: Locale },
  now: Date,
): Promise<void> {
  const { userId, name, email, locale } = person;
  const { NEXT_PUBLIC_APP_URL, SUPABASE_SERVICE_ROLE_KEY } = env();
  const expiresAt = new Date(now.getTime() + CONFIRMATION_LIFE_MS);
  const link = new URL("/confirm-email", NEXT_PUBLIC_APP_URL);
  // In the fragment, which browsers send to no server: the token stays out of logs and referrers.
  link.hash = sealConfirmation({ userId, expiresAt }, email, confirmationKey(SUPABASE_SERVICE_ROLE_KEY));
  const t = translator(locale);
  const letter = composeLetter({
    locale,
    paragraphs: [t("mail.confirm.greeting", { name: firstNameOf(name) }), t("mail.confirm.text")],
    action: { label: t("mail.confirm.action"), url: link.href },
    notes: [t("mail.confirm.life"), t("mail.confirm.notYou")],
  });
  await queueMail(tx, {
    kind: "confirm_email",
    userId,
    to: email,
    subject: t("mail.confirm.subject"),
    ...letter,
  });
}
