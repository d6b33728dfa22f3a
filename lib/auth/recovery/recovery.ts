/** How long after the recovery letter's link was opened its session may set a password. */
const RECOVERY_MS = 15 * 60_000;

/** Whether a session is that of a recovery letter opened just now: whoever holds it reads the mail of its address. */
export function isRecovering({ recoveredAt }: { recoveredAt: Date | null }, now: Date): boolean {
  return recoveredAt !== null && now.getTime() - recoveredAt.getTime() <= RECOVERY_MS;
}
