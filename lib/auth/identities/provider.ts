/** Whom people may sign in with, where the project has them switched on. */
export const PROVIDER_NAMES = ["google", "apple"] as const;

export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** The page that providers lead back to. */
export const PROVIDER_RETURN = "/sign-in";
