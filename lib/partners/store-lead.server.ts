import "server-only";
import { createHash } from "node:crypto";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { env } from "@/lib/env";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { composeLetter } from "@/lib/integrations/mail/letter";
import type { Letter } from "@/lib/integrations/mail/transport";
import { postMail, queueMail } from "@/lib/mail/mail-outbox";
import type { Lead } from "@/lib/partners/lead";
import { shownPhone } from "@/lib/profile/mask";

/**
 * Keeps a wish to work with us and mails it to the administrator, whose answer goes to whoever wrote it. The same words
 * sent again on the same day are the same wish.
 */
export async function storeLead(ctx: Context<null>, lead: Lead): Promise<void> {
  const { now, locale } = ctx;
  const { phone = null, people = null, ...rest } = lead;
  const row = { ...rest, id: idOf(lead, now), phone, people, locale };
  await inTransaction(ctx, async (tx) => {
    const { count } = await tx.lead.createMany({ data: [row], skipDuplicates: true });
    if (count > 0) await queueMail(tx, { kind: "lead", ...letterOf(lead) });
  });
  postMail();
}

/** Follows from what is said and the day, so that a form sent twice at once is stored once. */
function idOf({ audience, name, email, phone, people, message }: Lead, now: Date): string {
  const said = JSON.stringify([
    audience,
    name,
    email,
    phone,
    people,
    message,
    now.toISOString().slice(0, 10),
  ]);
  const digest = createHash("sha256").update(said).digest("hex");
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

function letterOf({ audience, name, email, phone, people, message }: Lead): Letter {
  const t = translator(DEFAULT_LOCALE);
  const rows = [
    t("mail.lead.name", { name }),
    t("mail.lead.email", { email }),
    ...(phone ? [t("mail.lead.phone", { phone: shownPhone(phone) })] : []),
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
