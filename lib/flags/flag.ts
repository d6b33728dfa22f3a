/** What the administrator turns on and off for everybody, and how it is as long as nobody has. */
export const FLAGS = { analytics: true, error_tracking: true, debug: false, maintenance: false } as const;
/** Seconds after which whoever is turned away for maintenance may look again. */
export const MAINTENANCE_PATIENCE = { retryAfter: 60 } as const;
export type FlagName = keyof typeof FLAGS;
export type Flags = Record<FlagName, boolean>;
export const FLAG_NAMES = Object.keys(FLAGS) as FlagName[];

/** The flags of stored rows; what is not stored is as it begins, and a name nobody knows is passed over. */
export function flagsOf(rows: readonly { name: string; isOn: boolean }[]): Flags {
  const stored = new Map(rows.map(({ name, isOn }) => [name, isOn]));
  return Object.fromEntries(FLAG_NAMES.map((name) => [name, stored.get(name) ?? FLAGS[name]])) as Flags;
}
