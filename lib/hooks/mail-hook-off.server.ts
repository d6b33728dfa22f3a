import "server-only";
import type { Prisma } from "@/lib/db";
import { env } from "@/lib/env";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { composeLetter } from "@/lib/integrations/mail/letter";
import { queueMail } from "@/lib/mail/mail-outbox";
import { firstNameOf } from "@/lib/profile/first-name";

/** Tells whose program it is that it is told no more, and how that begins again. */
export async function mailHookOff(
  tx: Prisma.TransactionClient,
  { userId, url }: { userId: string; url: string },
): Promise<void> {
  const profile = await tx.profile.findUnique({
    where: { id: userId },
    select: { name: true, email: true, locale: true },
  });
  if (!profile) return;
  const locale = isLocale(profile.locale) ? profile.locale : DEFAULT_LOCALE;
  const t = translator(locale);
  const letter = composeLetter({
    locale,
    paragraphs: [
      t("mail.hookOff.greeting", { name: firstNameOf(profile.name) }),
      t("mail.hookOff.text", { host: new URL(url).host }),
    ],
    action: {
      label: t("mail.hookOff.action"),
      url: new URL("/profile/connections", env().NEXT_PUBLIC_APP_URL).href,
    },
    notes: [t("mail.hookOff.note")],
  });
  const subject = t("mail.hookOff.subject");
  await queueMail(tx, { kind: "security", userId, to: profile.email, subject, ...letter });
}
