export type JobSchedule =
  | { kind: "minutes"; every: number }
  /** In UTC. */
  | { kind: "daily"; hour: number; minute: number };

/** What a cron expression says, of the kinds that our jobs have; null for any other. */
export function jobSchedule(cron: string): JobSchedule | null {
  const minutes = /^\*(?:\/(\d+))? \* \* \* \*$/.exec(cron);
  if (minutes) return { kind: "minutes", every: Number(minutes[1] ?? 1) };
  const daily = /^(\d+) (\d+) \* \* \*$/.exec(cron);
  return daily ? { kind: "daily", minute: Number(daily[1]), hour: Number(daily[2]) } : null;
}
