import type { Tx } from "@/lib/db";
import type { Locale } from "@/lib/i18n/locale";

/** Who makes something happen, as the audit log writes it down. */
export type Actor =
  | { kind: "person"; userId: string }
  | { kind: "visitor" }
  | { kind: "sender"; userId: string | null; contact: string }
  | { kind: "job"; name: string }
  | { kind: "webhook"; provider: "whatsapp" | "mercado_pago" }
  | { kind: "administrator"; userId: string };

/** Whose rows a use case reads and writes, and where their days begin. */
export type Person = { userId: string; timeZone: string };

/**
 * What every use case is called with, before its input. `person` is whose data it is about, `actor` who acts: the same
 * on the web and by chat, somebody else for an administrator, nobody (`null`) for a job that goes through all people.
 */
export type Context<P = Person> = {
  actor: Actor;
  person: P;
  now: Date;
  locale: Locale;
  /** The caller's transaction to join, or null for one of its own. */
  tx: Tx | null;
  /** Where a call came from, as our own proxy vouches for it; none for jobs and messages. */
  ip?: string;
};
