import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { composeLetter } from "@/lib/integrations/mail/letter";
import type { Letter } from "@/lib/integrations/mail/transport";
import { postMail, queueMail } from "@/lib/jobs/mail-outbox";
import type { Lead } from "@/lib/partners/lead";

/** Keeps a wish to work with us and mails it to the administrator, whose answer goes to whoever wrote it. */
export async function storeLead(lead: Lead, locale: Locale): Promise<void> {
  const { phone = null, people = null, ...rest } = lead;
  await db().$transaction(async (tx) => {
    await tx.lead.create({ data: { ...rest, phone, people, locale } });
    await queueMail(tx, { kind: "lead", ...letterOf(lead) });
  });
  postMail();
}

function letterOf({ audience, name, email, phone, people, message }: Lead): Letter {
  const t = translator(DEFAULT_LOCALE);
  const rows = [
    t("mail.lead.name", { name }),
    t("mail.lead.email", { email }),
    ...(phone ? [t("mail.lead.phone", { phone })] : []),
    ...(people ? [t("mail.lead.people", { people: t(`partnerships.form.ranges.${people}`) })] : []),
  ];
  const kind = t(`layout.business.${audience}.title`);
  return {
    to: env().SUPER_ADMIN_EMAIL,
    replyTo: email,
    subject: t("mail.lead.subject", { kind, name }),
    ...composeLetter({
      locale: DEFAULT_LOCALE,
      paragraphs: [t("mail.lead.text", { kind }), rows.join("\n"), ...(message ? [message] : [])],
      notes: [t("mail.lead.answer")],
    }),
  };
}
