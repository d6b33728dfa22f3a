import { z } from "zod";
import type { StatusEvent, WebhookEvents } from "./inbound-event";
import { parseContact, parseMessage } from "./parse-message";

const list = z.array(z.unknown()).catch([]);
const body = z.object({ entry: z.array(z.unknown()) });
const entry = z.object({ changes: list });
const change = z.object({
  value: z.object({
    metadata: z.object({ phone_number_id: z.coerce.string().optional() }).optional().catch(undefined),
    contacts: list,
    messages: list,
    statuses: list,
  }),
});

const status = z
  .object({
    id: z.string().min(1).max(512),
    status: z.enum(["sent", "delivered", "read", "failed"]),
    biz_opaque_callback_data: z.string().max(512).nullish().catch(null),
    errors: z
      .array(z.object({ code: z.coerce.number().int() }))
      .nullish()
      .catch(null),
  })
  .transform(
    (value): StatusEvent => ({
      wamid: value.id,
      status: value.status,
      opaque: value.biz_opaque_callback_data ?? null,
      errorCode: value.errors?.[0]?.code ?? null,
    }),
  );

/**
 * Everything a webhook tells about our number. Tolerant: one unreadable entry never costs the others.
 * @param phoneNumberId ours; what is addressed to another number of the same account is skipped
 * @returns null when the body is no webhook of this provider at all
 */
export function parseWebhook(json: unknown, phoneNumberId: string): WebhookEvents | null {
  const read = body.safeParse(json);
  if (!read.success) return null;
  const events: WebhookEvents = { messages: [], statuses: [], skipped: 0 };
  for (const rawEntry of read.data.entry) {
    const changes = entry.safeParse(rawEntry).data?.changes;
    if (!changes) events.skipped += 1;
    for (const raw of changes ?? []) addChange(events, raw, phoneNumberId);
  }
  return events;
}

function addChange(events: WebhookEvents, raw: unknown, phoneNumberId: string): void {
  const value = change.safeParse(raw).data?.value;
  const addressee = value?.metadata?.phone_number_id;
  if (!value || (addressee !== undefined && addressee !== phoneNumberId)) {
    events.skipped += 1;
    return;
  }
  const contacts = value.contacts.map(parseContact).filter((contact) => contact !== null);
  for (const rawMessage of value.messages) {
    const message = parseMessage(rawMessage, contacts);
    if (message) events.messages.push(message);
    else events.skipped += 1;
  }
  for (const rawStatus of value.statuses) {
    const parsed = status.safeParse(rawStatus).data;
    if (parsed) events.statuses.push(parsed);
    else events.skipped += 1;
  }
}
