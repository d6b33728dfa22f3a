/** Sets what the web sends apart from messages of the chat, whose ids are the provider's. */
const WEB = "web:";

/** How long something may wait to be logged, in days: a phone may be without a network for a holiday. */
export const LONGEST_WAIT_DAYS = 14;

/**
 * The message id of what is logged by one call of the web (header Idempotency-Key): sent again under the same key, it is
 * answered as it was logged, and nothing is logged twice. Undefined without a key, or with one that is none.
 */
export function entryKeyOf(headers: Headers): string | undefined {
  const key = headers.get("idempotency-key");
  return key && /^[\w-]{8,100}$/.test(key) ? WEB + key : undefined;
}
