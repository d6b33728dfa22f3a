import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ACTS } from "@/lib/portuguese/acts/act";
import { headOf, likeliest } from "@/lib/portuguese/learnt/head";
import { followUpsDigest, taughtFollowUps } from "./acts/taught";
import { type Example, learn, packed } from "./learning/learn";
import { main } from "./lifetime";

const ROOT = join(import.meta.dirname, "..");
const WEIGHTS = "lib/portuguese/acts/weights.json";
const [PLACES, ROUNDS, FOLDS] = [2 ** 13, 10, 5];

/** `npm run train:acts`: teaches the ear its follow-ups anew, and says how it does on those that it was not taught. */
main(async () => {
  const all = taughtFollowUps(ROOT);
  const held = Array.from({ length: FOLDS }, (_, fold) => all.filter((_, i) => i % FOLDS === fold));
  const heard = held.flatMap((own) => {
    const head = taught(all.filter((one) => !own.includes(one)));
    return own.map(({ clues, kind }) => {
      const [act, share] = likeliest(headOf(head), ACTS, clues);
      return { right: act === ACTS[kind], share };
    });
  });
  for (const from of [0, 0.6, 0.8, 0.9]) {
    const sure = heard.filter(({ share }) => share >= from);
    const right = sure.filter((one) => one.right).length;
    console.log(
      `sure from ${from}: ${sure.length} of ${heard.length}, ${((100 * right) / sure.length).toFixed(1)} % right`,
    );
  }
  writeFileSync(
    join(ROOT, WEIGHTS),
    `${JSON.stringify({ taught: followUpsDigest(ROOT), acts: taught(all) }, null, 2)}\n`,
  );
  return 0;
});

function taught(examples: readonly Example[]) {
  return packed(learn(examples, ACTS.length, PLACES, ROUNDS));
}
