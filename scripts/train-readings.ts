import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { learnToChoose, sharesOf } from "./learning/choose";
import { packed } from "./learning/learn";
import { main } from "./lifetime";
import {
  goldenDialogues,
  type TaughtTurn,
  taughtDialogues,
  taughtDigest,
  taughtTurns,
} from "./readings/taught";

const ROOT = join(import.meta.dirname, "..");
const WEIGHTS = "lib/portuguese/readings/weights.json";
const [PLACES, ROUNDS, FOLDS] = [2 ** 17, 12, 6];

/** `npm run train:readings`: teaches the choice among the ways to read a message anew, and says how it does on hands that it was not taught. */
main(async () => {
  const all = taughtDialogues(ROOT).map(({ hand, dialogues }) => ({
    isPlain: hand.startsWith("plain"),
    turns: dialogues.flatMap(taughtTurns),
  }));
  const hands = all.filter(({ isPlain }) => !isPlain).map(({ turns }) => turns);
  const plain = all.filter(({ isPlain }) => isPlain).flatMap(({ turns }) => turns);
  const golden = [...goldenDialogues(ROOT).flatMap(taughtTurns), ...plain];
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  const chosen = folds.flatMap((fold) => {
    const own = hands.filter((_, hand) => hand % FOLDS === fold).flat();
    const weights = taught([...hands.filter((_, hand) => hand % FOLDS !== fold).flat(), ...golden]);
    return own.map(({ ways }) => ({ ways, shares: sharesOf(weights, ways) }));
  });
  const rules = chosen.filter(({ ways }) => ways[0]?.isRight).length;
  const any = chosen.filter(({ ways }) => ways.some(({ isRight }) => isRight)).length;
  console.log(`${chosen.length} turns from a right diary: ${rules} right by the rules, ${any} by some way`);
  const picks = chosen.map(({ ways, shares }) => ({
    rules: ways[0]!,
    pick: ways[shares.indexOf(Math.max(...shares))]!,
  }));
  const count = (of: (one: (typeof picks)[number]) => boolean) => picks.filter(of).length;
  const mended = count(({ rules, pick }) => pick.isRight && !rules.isRight);
  const spoilt = count(({ rules, pick }) => !pick.isRight && rules.isRight);
  const wrong = count(({ pick }) => !pick.isRight && pick.does !== "");
  console.log(
    `${rules + mended - spoilt} right by the choice (mended ${mended}, spoilt ${spoilt}), written wrong ${wrong}`,
  );
  const ways = packed({ weights: taught([...hands.flat(), ...golden]), places: PLACES, kinds: 1 });
  writeFileSync(join(ROOT, WEIGHTS), `${JSON.stringify({ taught: taughtDigest(ROOT), ways }, null, 2)}\n`);
  return 0;
});

function taught(turns: readonly TaughtTurn[]): Float64Array {
  return learnToChoose(
    turns.map(({ ways }) => ways),
    PLACES,
    ROUNDS,
  );
}
