/** How long a deleted meal can be brought back. */
export const UNDO_MS = 10 * 60_000;

/** The last moment at which something deleted then can be brought back. */
export function undoUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + UNDO_MS);
}
