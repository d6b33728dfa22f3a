/** Drawing a sheet costs more than reading one. */
export const PAPER_LIMIT = { name: "paper", per: "account", max: 60, windowSeconds: 600 } as const;
