import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Chooser, type Example, learnToChoose, sharesOf } from "./learning/choose";
import { inBytes } from "./learning/learn";
import { main } from "./lifetime";
import { goldenDialogues, taughtDialogues, taughtDigest, taughtTurns } from "./readings/taught";

const ROOT = join(import.meta.dirname, "..");
const WEIGHTS = "lib/portuguese/readings/weights.json";
const SHAPE = { places: 2 ** 17, pairPlaces: 2 ** 15, depth: 8 };
const [ROUNDS, FOLDS] = [8, 6];

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
    const chooser = taught([...hands.filter((_, hand) => hand % FOLDS !== fold).flat(), ...golden]);
    return own.map((example) => ({ ...example, shares: sharesOf(chooser, example) }));
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
  const { weights, vectors, places, pairPlaces, depth } = taught([...hands.flat(), ...golden]);
  const learnt = {
    taught: taughtDigest(ROOT),
    ways: { places, ...inBytes(weights) },
    pairs: { places: pairPlaces, depth, ...inBytes(vectors) },
  };
  writeFileSync(join(ROOT, WEIGHTS), `${JSON.stringify(learnt, null, 2)}\n`);
  return 0;
});

function taught(examples: readonly Example[]): Chooser {
  return learnToChoose(examples, SHAPE, ROUNDS);
}
