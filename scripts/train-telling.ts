import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LEAST_HAD } from "@/lib/portuguese/telling/had";
import { ahead, learn, packed } from "./learning/learn";
import { main } from "./lifetime";
import { type Telling, tellingDigest, tellings } from "./telling/taught";

const ROOT = join(import.meta.dirname, "..");
const WEIGHTS = "lib/portuguese/telling/weights.json";
const [PLACES, ROUNDS, FOLDS] = [2 ** 17, 10, 5];
/** There are so many more of the others, and what is stored wrongly costs more than a question. */
const NOT_HAD_HEARD = 3;
/** A clue of fewer messages tells of them alone. */
const FEWEST = 2;

/** `npm run train:telling`: teaches what sounds as if it had been had anew, and says how it does on hands that it was not taught. */
main(async () => {
  const all = withoutRareClues(tellings(ROOT));
  const hands = [...new Set(all.map(({ hand }) => hand))];
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const isOwn = ({ hand }: Telling) => hands.indexOf(hand) % FOLDS === fold;
    const head = taught(all.filter((one) => !isOwn(one)));
    return all.filter(isOwn).map((one) => ({ ...one, had: one.had, sounds: ahead(head, one.clues) }));
  }).flat();
  for (const of of ["lists", "others"] as const) {
    const own = scored.filter(({ hand }) => hand.startsWith("list") === (of === "lists"));
    for (const had of [true, false]) {
      const ones = own.filter((one) => one.had === had);
      const heard = ones.filter(({ sounds }) => sounds >= LEAST_HAD.named === had).length;
      const share = ((100 * heard) / ones.length).toFixed(1);
      console.log(`${of}, ${had ? "had" : "not had"}: ${heard} of ${ones.length} heard as such (${share} %)`);
    }
  }
  const learnt = { taught: tellingDigest(ROOT), had: packed(taught(all)) };
  writeFileSync(join(ROOT, WEIGHTS), `${JSON.stringify(learnt, null, 2)}\n`);
  return 0;
});

function taught(all: readonly Telling[]) {
  const heard = all.flatMap((one) => Array.from({ length: one.had ? 1 : NOT_HAD_HEARD }, () => one));
  return learn(
    heard.map(({ clues, had }) => ({ clues, kind: had ? 1 : 0 })),
    2,
    PLACES,
    ROUNDS,
  );
}

function withoutRareClues(all: readonly Telling[]): Telling[] {
  const seen = new Map<string, number>();
  for (const { clues } of all) for (const clue of clues) seen.set(clue, (seen.get(clue) ?? 0) + 1);
  return all.map((one) => ({ ...one, clues: one.clues.filter((clue) => (seen.get(clue) ?? 0) >= FEWEST) }));
}
