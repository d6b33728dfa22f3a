/** The shapes in which Meta delivers news; field names and nesting are Meta's. */

export interface Business {
  /** Digits of the assistant's number. */
  displayNumber: string;
  phoneNumberId: string;
}

export interface Sender {
  /** Digits exactly as WhatsApp knows them; absent for people who hide their number behind a username. */
  number?: string;
  /** Business-scoped user id. */
  userId?: string;
  name: string;
}

const ACCOUNT_ID = "100200300400500";

function envelope(business: Business, value: Record<string, unknown>) {
  return {
    object: "whatsapp_business_account",
    entry: [
      {
        id: ACCOUNT_ID,
        changes: [
          {
            value: {
              messaging_product: "whatsapp",
              metadata: {
                display_phone_number: business.displayNumber,
                phone_number_id: business.phoneNumberId,
              },
              ...value,
            },
            field: "messages",
          },
        ],
      },
    ],
  };
}

/** `seconds` is Unix time; `content` is the part named after the type, for instance `{ text: { body } }`. */
export function messageWebhook(
  business: Business,
  sender: Sender,
  message: {
    wamid: string;
    seconds: number;
    type: string;
    content: Record<string, unknown>;
    replyTo?: string;
  },
) {
  return envelope(business, {
    contacts: [
      {
        profile: { name: sender.name },
        ...(sender.number && { wa_id: sender.number }),
        ...(sender.userId && { user_id: sender.userId }),
      },
    ],
    messages: [
      {
        ...(message.replyTo && { context: { from: business.displayNumber, id: message.replyTo } }),
        ...(sender.number && { from: sender.number }),
        ...(sender.userId && { from_user_id: sender.userId }),
        id: message.wamid,
        timestamp: String(message.seconds),
        ...message.content,
        type: message.type,
      },
    ],
  });
}

export interface StatusError {
  code: number;
  title: string;
  message?: string;
  details?: string;
}

export interface StatusReport {
  wamid: string;
  status: string;
  recipient: string;
  seconds: number;
  opaque?: string;
  error?: StatusError;
}

export function statusWebhook(business: Business, ...reports: StatusReport[]) {
  return envelope(business, { statuses: reports.map(statusOf) });
}

function statusOf({ wamid, status, recipient, seconds, opaque, error }: StatusReport) {
  return {
    id: wamid,
    status,
    timestamp: String(seconds),
    recipient_id: recipient,
    ...(opaque !== undefined && { biz_opaque_callback_data: opaque }),
    ...(error
      ? {
          errors: [
            {
              code: error.code,
              title: error.title,
              message: error.message ?? error.title,
              error_data: { details: error.details ?? error.title },
            },
          ],
        }
      : { pricing: { billable: false, pricing_model: "PMP", category: "service" } }),
  };
}
