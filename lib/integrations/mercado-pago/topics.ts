/** What the provider tells of. */
export const TOPICS = ["payment", "subscription_preapproval", "subscription_authorized_payment"] as const;
export type Topic = (typeof TOPICS)[number];
