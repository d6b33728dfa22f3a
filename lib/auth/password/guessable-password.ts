/** What fingers run over; a password that is a stretch of it is the first that anybody tries. */
const RUNS = [
  "01234567890123456789",
  "98765432109876543210",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
];

/** Whether a password is one letter repeated, a run of digits or keys, or the word itself. */
export function isGuessable(password: string): boolean {
  const typed = password.toLowerCase();
  return new Set(typed).size === 1 || typed === "password" || RUNS.some((run) => run.includes(typed));
}
