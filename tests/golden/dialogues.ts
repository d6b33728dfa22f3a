import { expect, it } from "vitest";
import { batches } from "@/tests/golden/batches";
import { type FreshDialogue, rightTurns } from "@/tests/golden/judge";
import leastRight from "@/tests/golden/right-turns.json";

/** They take minutes, so each of so many test files, which run side by side, reads its share. */
const SHARES = 3;

/** Milliseconds that the longest batches may take on a busy machine. */
const HUNDREDS_OF_TALKS = 180_000;

/** Every batch of one share is right in at least as many turns as it was. @param share from 0 */
export function staysRight(share: number): void {
  const mine = batches<FreshDialogue>("dialogues").filter((_, at) => at % SHARES === share);
  it.each(mine)(
    "of %s are right in at least as many turns as they were",
    (name, dialogues) => {
      const right = dialogues.reduce((sum, one) => sum + rightTurns(one), 0);
      expect(right).toBeGreaterThanOrEqual(
        (leastRight as Record<string, number>)[name] ?? Number.POSITIVE_INFINITY,
      );
    },
    HUNDREDS_OF_TALKS,
  );
}
