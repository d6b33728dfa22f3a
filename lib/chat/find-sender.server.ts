import "server-only";
import { type GateReason, gateReason } from "@/lib/access/subscription-gate";
import type { SubscriptionStatus } from "@/lib/billing/subscription";
import type { InboundPayload } from "@/lib/chat/store-webhook.server";
import type { Tx } from "@/lib/db";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locale";

/** A person who writes from a number that they proved. */
export type Sender = {
  userId: string;
  locale: Locale;
  timeZone: string;
  blocked: boolean;
  /** Why they may not use the assistant now; null when they may. */
  refusal: GateReason | null;
  /** As the person wrote them, comma-separated. */
  allergies: string;
};

type Row = {
  user_id: string;
  wa_id: string | null;
  scoped_id: string | null;
  locale: string;
  time_zone: string;
  blocked_at: Date | null;
  plan_id: string | null;
  status: SubscriptionStatus | null;
  period_end: Date | null;
  allergies: string;
  restrictions: string[];
};

/** Who a contact is, in one query; null when nobody has confirmed the number. Keeps how the provider names it. */
export async function findSender(
  tx: Tx,
  contact: string,
  { waId, scopedId }: Pick<InboundPayload, "waId" | "scopedId">,
  now: Date,
): Promise<Sender | null> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT l.user_id::text, l.wa_id, l.scoped_id, pr.locale, pr.time_zone, p.blocked_at,
      s.plan_id, s.status::text, s.period_end,
      coalesce(h.allergies, '') AS allergies, coalesce(h.dietary_restrictions, '{}') AS restrictions
    FROM app.whatsapp_links l
    JOIN app.people p ON p.user_id = l.user_id
    JOIN public.profiles pr ON pr.id = l.user_id
    LEFT JOIN app.subscriptions s ON s.user_id = l.user_id AND s.current
    LEFT JOIN app.health_profiles h ON h.user_id = l.user_id
    WHERE l.canonical_number = ${contact} AND l.status = 'confirmed'`;
  if (!row) return null;
  if ((waId && waId !== row.wa_id) || (scopedId && scopedId !== row.scoped_id)) {
    await tx.$executeRaw`
      UPDATE app.whatsapp_links l SET wa_id = coalesce(${waId}, wa_id), scoped_id = coalesce(
        (SELECT ${scopedId}::text WHERE NOT EXISTS (SELECT FROM app.whatsapp_links o
          WHERE o.scoped_id = ${scopedId} AND o.status = 'confirmed' AND o.user_id <> l.user_id)), scoped_id)
      WHERE user_id = ${row.user_id}::uuid`;
  }
  const subscription =
    row.plan_id && row.status && row.period_end
      ? { planId: row.plan_id, status: row.status, periodEnd: row.period_end }
      : null;
  return {
    userId: row.user_id,
    locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE,
    timeZone: row.time_zone,
    blocked: row.blocked_at !== null,
    refusal: gateReason(subscription, {}, now),
    allergies: [row.allergies, ...row.restrictions].filter(Boolean).join(", "),
  };
}
