/** Changes of one account to its settings and to whom it lets in: forms that save by themselves send many. */
export const SETTINGS_LIMIT = { name: "settings", per: "account", max: 1_200, windowSeconds: 60 } as const;
