/** Entries of one account, far above what anybody makes by hand. */
export const LOGGING_LIMIT = { name: "logging", per: "account", max: 1_200, windowSeconds: 60 } as const;

/** Changes and removals of them, counted apart. */
export const CHANGING_LIMIT = { ...LOGGING_LIMIT, name: "changing" } as const;
