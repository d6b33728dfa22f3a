/** Entries of one account, far above what anybody makes by hand. */
export const LOGGING_LIMIT = { name: "logging", per: "account", max: 1_200, windowSeconds: 60 } as const;

/** Changes and removals of them, counted apart. */
export const CHANGING_LIMIT = { ...LOGGING_LIMIT, name: "changing" } as const;

/** Looks at a text that is being typed: several a second, for as long as somebody types. */
export const PREVIEW_LIMIT = { ...LOGGING_LIMIT, name: "previewing", max: 600 } as const;
