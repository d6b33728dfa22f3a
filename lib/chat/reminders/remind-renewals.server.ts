import "server-only";
import { randomUUID } from "node:crypto";
import { agreeTerms } from "@/lib/billing/checkout/agree-terms.server";
import { issuePix, type Payer, placePix } from "@/lib/billing/checkout/order-pix.server";
import { readablePrice } from "@/lib/billing/format-price";
import { lockStandingOf } from "@/lib/billing/ledger/lock-standing.server";
import { mailBilling } from "@/lib/billing/letters/mail-billing.server";
import { reminderCodeExpiry } from "@/lib/billing/pix-code-life";
import { dueReminder, REMINDER_DAYS, type ReminderDay, reminderSlot } from "@/lib/billing/renewal-reminder";
import { planAt, statusAt } from "@/lib/billing/subscription";
import type { OutboundContent, TemplateContent } from "@/lib/chat/channel/outbound-content";
import { loadReach, type Reach } from "@/lib/chat/reminders/load-reach.server";
import type { Context } from "@/lib/context";
import { db, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import { log } from "@/lib/log";
import { localTime } from "@/lib/nutrition/calendar/day";
import { isTimeZone } from "@/lib/profile/time-zone";

/** People looked at in one run; the next goes on. */
const AT_MOST = 200;
/** So many that those who sleep leave room for the others. */
const LOOKED_AT = 2_000;
const USUAL_ZONE = "America/Sao_Paulo";
/** Local hours in which money may be written about. */
const HOURS = { from: 8, to: 20 } as const;
const LONGEST_LEAD_DAYS = Math.max(...REMINDER_DAYS);

type Ending = { userId: string; periodEnd: Date };

/**
 * Sends whoever pays by PIX a ready code before their period ends, by letter and on WhatsApp, once for each of the days.
 * @returns contacts for whom a message waits now
 */
export async function remindRenewals(ctx: Context<null>): Promise<string[]> {
  const contacts: string[] = [];
  for (const ending of await findEnding(ctx.now)) {
    try {
      const contact = await remind(ctx, ending);
      if (contact) contacts.push(contact);
    } catch (error) {
      log().warn({ userId: ending.userId, name: (error as Error).name }, "a renewal is reminded of later");
    }
  }
  return contacts;
}

/** Whose paid period ends soon, is to be renewed, and is not by a card; where it is a time of day to write to them. */
async function findEnding(now: Date): Promise<Ending[]> {
  const rows = await db().$queryRaw<(Ending & { timeZone: string })[]>`
    SELECT s.user_id::text AS "userId", s.period_end AS "periodEnd", pr.time_zone AS "timeZone"
    FROM app.subscriptions s JOIN public.profiles pr ON pr.id = s.user_id
    WHERE s.current AND s.auto_renew AND s.status = 'active'
      AND s.period_end > ${now} AND s.period_end <= ${now}::timestamptz + ${LONGEST_LEAD_DAYS} * interval '1 day'
      AND NOT EXISTS (SELECT FROM app.preapprovals p WHERE p.user_id = s.user_id
        AND p.status IN ('authorized', 'paused') AND p.wanted <> 'cancelled')
      AND NOT EXISTS (SELECT FROM app.outbound_mails m WHERE m.user_id = s.user_id
        AND m.slot = 'renewal:' || to_char(s.period_end AT TIME ZONE 'UTC', 'YYYY-MM-DD') || ':' ||
          CASE WHEN s.period_end <= ${now}::timestamptz + interval '1 day' THEN 1 ELSE ${LONGEST_LEAD_DAYS} END)
    ORDER BY s.period_end LIMIT ${LOOKED_AT}`;
  return rows.filter(({ timeZone }) => isWaking(now, timeZone)).slice(0, AT_MOST);
}

/** A zone that makes no sense is one person's trouble: theirs is the usual one. */
function isWaking(now: Date, timeZone: string): boolean {
  const { hour } = localTime(now, isTimeZone(timeZone) ? timeZone : USUAL_ZONE);
  return hour >= HOURS.from && hour < HOURS.to;
}

async function remind(ctx: Context<null>, { userId, periodEnd }: Ending): Promise<string | null> {
  const days = dueReminder(periodEnd, ctx.now);
  if (days === null) return null;
  const placed = await db().$transaction((tx) => place(tx, userId, ctx.now));
  if (!placed) return null;
  const payment = placed.payer.cpf ? await issuePix(ctx, placed.payment, placed.payer) : null;
  const notice = {
    plan: placed.plan,
    cents: placed.payment.amountCents,
    until: periodEnd,
    code: payment?.qrCode ?? null,
  };
  return db().$transaction((tx) => write(tx, userId, days, notice, ctx.now));
}

async function place(tx: Tx, userId: string, now: Date) {
  const held = await lockStandingOf(tx, userId, now);
  if (!held?.autoRenew || statusAt(held, now) !== "active") return null;
  const planId = held.nextPlanId ?? planAt(held, now);
  const terms = await agreeTerms(tx, held, { planId, paymentMethod: "pix" }, now);
  const { cpf, profile } = await tx.person.findUniqueOrThrow({
    where: { userId },
    select: { cpf: true, profile: { select: { name: true, email: true } } },
  });
  const [firstName = "", ...others] = profile.name.trim().split(/\s+/);
  const payer: Payer = {
    email: profile.email,
    firstName,
    lastName: others.join(" ") || firstName,
    cpf: cpf ?? "",
  };
  const expiresAt = reminderCodeExpiry(held.periodEnd);
  const payment = await placePix(tx, held, terms, { clickKey: null, expiresAt, now });
  return { payment, payer, plan: terms.plan.name };
}

type Notice = { plan: string; cents: number; until: Date; code: string | null };

async function write(
  tx: Tx,
  userId: string,
  days: ReminderDay,
  notice: Notice,
  now: Date,
): Promise<string | null> {
  const slot = reminderSlot(notice.until, days);
  if (!(await mailBilling(tx, userId, { kind: "renewal", ...notice }, slot))) return null;
  const reach = await loadReach(tx, userId, now);
  if (!reach) return null;
  const { contact, recipient } = reach;
  const contents = renewalMessages(reach, notice);
  await tx.outboundMessage.createMany({
    data: contents.map((body, index) => ({
      ...{ id: randomUUID(), userId, contact, recipient, body, expiresAt: notice.until },
      slot: index === 0 ? slot : `${slot}:code`,
    })),
    skipDuplicates: true,
  });
  return contact;
}

/** Within the window a text and, by itself so that it can be copied, the code; outside of it the approved template. */
function renewalMessages(
  reach: Reach,
  { plan, cents, until, code }: Notice,
): (OutboundContent | TemplateContent)[] {
  const { locale } = reach;
  const t = translator(locale);
  const day = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    timeZone: reach.timeZone,
  }).format(until);
  const amount = readablePrice(cents / 100);
  if (!reach.isOpen) {
    const parameters = [reach.firstName, plan, day, amount];
    return [{ type: "template", name: "garfo_renewal_due", language: locale.replace("-", "_"), parameters }];
  }
  if (!code) {
    const url = new URL("/subscription", env().NEXT_PUBLIC_APP_URL).href;
    return [{ type: "text", body: t("chat.billing.renewalNoCode", { plan, day, amount, url }) }];
  }
  const text = t("chat.billing.renewal", { plan, day, amount });
  return [
    { type: "text", body: text },
    { type: "text", body: code },
  ];
}
