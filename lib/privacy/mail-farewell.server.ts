import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import { CONTACT } from "@/lib/contact";
import { translator } from "@/lib/i18n/translator";
import { composeLetter } from "@/lib/integrations/mail/letter";
import { sendLetter } from "@/lib/integrations/mail/transport";
import { log } from "@/lib/log";
import { firstNameOf } from "@/lib/profile/first-name";

/**
 * Tells the address of an account that it is gone. Sent at once and tried once: a letter that waited would keep the
 * address that has just been forgotten.
 */
export async function mailFarewell({ name, email, locale }: Viewer): Promise<void> {
  const t = translator(locale);
  const letter = composeLetter({
    locale,
    paragraphs: [t("mail.farewell.greeting", { name: firstNameOf(name) }), t("mail.farewell.text")],
    notes: [t("mail.farewell.kept"), t("mail.farewell.notYou", CONTACT)],
  });
  const delivery = await sendLetter({ to: email, subject: t("mail.farewell.subject"), ...letter });
  if (delivery.kind === "failed") log().warn({ reason: delivery.reason }, "a farewell was not taken");
}
