import { headOf, placeOf, weightAt } from "@/lib/portuguese/learnt/head";
import { pairedScore, pairsOf } from "@/lib/portuguese/learnt/pairs";
import { cluesOf, type Ruled, wordsOf } from "@/lib/portuguese/readings/clues";
import type { Told, Way } from "@/lib/portuguese/readings/ways";
import learnt from "@/lib/portuguese/readings/weights.json";

const HEAD = headOf(learnt.ways);
const PAIRS = pairsOf(learnt.pairs);

/** The likeliest of the ways to read a message, by what was learnt (`npm run train:readings`). */
export function likeliestWay(told: Told, ways: readonly Way[], ruled: Ruled): Way {
  const [rules] = ways as readonly [Way];
  const words = wordsOf(told);
  const scores = ways.map((way) => scoreOf(cluesOf(told, way, rules, ruled), words));
  return ways[scores.indexOf(Math.max(...scores))] ?? rules;
}

/** What each clue says of its way; and each two of them, or one and a word of the message. */
function scoreOf(clues: readonly string[], words: readonly string[]): number {
  const sum = clues.reduce((sum, clue) => sum + weightAt(HEAD, placeOf(clue, HEAD.places)), 0);
  return sum / Math.sqrt(clues.length) + pairedScore(PAIRS, [...clues, ...words]);
}
