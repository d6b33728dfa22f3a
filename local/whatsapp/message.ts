export interface Button {
  id: string;
  title: string;
}

export interface ListRow extends Button {
  description?: string;
}

export interface MessageList {
  button: string;
  sections: { title?: string; rows: ListRow[] }[];
}

export interface Template {
  name: string;
  language: string;
  components: unknown[];
}

export type MessageStatus = "pending" | "accepted" | "sent" | "delivered" | "read" | "failed";

/** One bubble on the phone. `seq` counts what the application sent; what the person wrote has none. */
export interface PhoneMessage {
  wamid: string;
  number: string;
  direction: "in" | "out";
  seq?: number;
  type: string;
  text: string;
  buttons: Button[];
  list: MessageList | null;
  template: Template | null;
  link?: { title: string; url: string };
  header?: string;
  footer?: string;
  mediaId?: string;
  mediaType?: string;
  replyTo?: string;
  opaque?: string;
  /** Milliseconds since 1970. */
  at: number;
  status: MessageStatus;
  /** The webhook content still owed to the application, kept while `status` is pending. */
  owed?: unknown;
}

/** Further along the way never goes back: a late `delivered` leaves a `read` message read. */
const ORDER: MessageStatus[] = ["pending", "accepted", "sent", "delivered", "read"];

export function laterStatus(current: MessageStatus, next: MessageStatus): MessageStatus {
  if (next === "failed") return "failed";
  return ORDER.indexOf(next) > ORDER.indexOf(current) ? next : current;
}
