import "server-only";
import { db, type Tx } from "@/lib/db";
import { type Letter, sendLetter } from "@/lib/integrations/mail/transport";
import { log } from "@/lib/log";

export type NewMail = Letter & {
  kind:
    | "confirm_email"
    | "lead"
    | "care_invitation"
    | "care_request"
    | "company_invitation"
    | "trial_ending"
    | "security"
    | "billing";
  /** Whose account it is about, if anybody's. */
  userId?: string;
  /** What it is for when nobody asked for it: one letter a person. */
  slot?: string;
};

/** Letters sent in one go. */
const AT_ONCE = 10;
/** How long a claimed letter is left to whoever claimed it, and the first pause after a failure; it doubles. */
const PAUSE_S = 60;
/** About half a day. */
const MAX_ATTEMPTS = 10;

type Claimed = {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  attempts: number;
};

/**
 * Stores a letter with whatever is its reason: it goes out if, and only if, the transaction holds.
 * @returns false when the person's letter for this slot was stored before
 */
export async function queueMail(tx: Tx, mail: NewMail): Promise<boolean> {
  return (await queueMails(tx, [mail])) > 0;
}

/** The same for many at once. @returns how many were stored */
export async function queueMails(tx: Tx, mails: readonly NewMail[]): Promise<number> {
  const data = mails.map(({ to, userId = null, replyTo = null, slot = null, ...mail }) => ({
    ...{ kind: mail.kind, subject: mail.subject, text: mail.text, html: mail.html },
    ...{ recipient: to, userId, replyTo, slot },
  }));
  return (await tx.outboundMail.createMany({ data, skipDuplicates: true })).count;
}

/** Sends what waits without making anybody wait for it; the sweep of every minute finds what is left. */
export function postMail(): void {
  sweepMail().catch((error) => log().warn({ name: error?.name }, "letters could not be sent"));
}

/** Sends every letter whose time has come. One that was handed over just before a crash may be sent twice. */
export async function sweepMail(): Promise<void> {
  for (;;) {
    const letters = await claim();
    await Promise.all(letters.map(deliver));
    if (letters.length < AT_ONCE) return;
  }
}

async function claim(): Promise<Claimed[]> {
  return db().$queryRaw<Claimed[]>`
    UPDATE app.outbound_mails SET attempts = attempts + 1, next_attempt_at = now() + ${PAUSE_S} * interval '1 second'
    WHERE id IN (
      SELECT id FROM app.outbound_mails
      WHERE sent_at IS NULL AND failed_at IS NULL AND next_attempt_at <= now()
      ORDER BY next_attempt_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id, recipient, reply_to, subject, text, html, attempts`;
}

async function deliver({ id, recipient, reply_to, attempts, ...letter }: Claimed): Promise<void> {
  const { subject, text, html } = letter;
  const delivery = await sendLetter({ to: recipient, replyTo: reply_to, subject, text, html });
  const now = new Date();
  if (delivery.kind === "sent") {
    const data = { sentAt: now, text: null, html: null, error: null };
    await db().outboundMail.update({ where: { id }, data });
    return;
  }
  const isOver = delivery.isFinal || attempts >= MAX_ATTEMPTS;
  log().warn({ mail: id, attempts, reason: delivery.reason, isOver }, "a letter was not taken");
  const pause = PAUSE_S * 2 ** (attempts - 1);
  await db().outboundMail.update({
    where: { id },
    data: {
      error: delivery.reason,
      ...(isOver
        ? { failedAt: now, text: null, html: null }
        : { nextAttemptAt: new Date(now.getTime() + pause * 1000) }),
    },
  });
}
