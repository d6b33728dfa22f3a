/** Entries of one account, far above what anybody makes by hand. */
export const LOGGING_LIMIT = { name: "logging", per: "account", max: 300, windowSeconds: 60 } as const;
