import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import { composeLetter } from "@/lib/integrations/mail/letter";
import { postMail, queueMail } from "@/lib/mail/mail-outbox";
import { firstNameOf } from "@/lib/profile/first-name";

export type SecurityNotice =
  | "password_changed"
  | "factor_on"
  | "factor_off"
  | "recovery_used"
  | "identity_on"
  | "identity_off";

/** Tells the owner of an account what has just been changed about its security, in case it was not them. */
export async function mailSecurityNotice(
  { userId, name, email, locale }: Pick<Viewer, "userId" | "name" | "email" | "locale">,
  notice: SecurityNotice,
): Promise<void> {
  const t = translator(locale);
  const letter = composeLetter({
    locale,
    paragraphs: [t("mail.security.greeting", { name: firstNameOf(name) }), t(`mail.security.${notice}.text`)],
    action: {
      label: t("mail.security.action"),
      url: new URL("/forgot-password", env().NEXT_PUBLIC_APP_URL).href,
    },
    notes: [t("mail.security.notYou")],
  });
  const subject = t(`mail.security.${notice}.subject`);
  await db().$transaction((tx) => queueMail(tx, { kind: "security", userId, to: email, subject, ...letter }));
  postMail();
}
