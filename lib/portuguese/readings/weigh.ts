import { headOf, placeOf, weightAt } from "@/lib/portuguese/learnt/head";
import { cluesOf, type Ruled } from "@/lib/portuguese/readings/clues";
import type { Told, Way } from "@/lib/portuguese/readings/ways";
import learnt from "@/lib/portuguese/readings/weights.json";

const HEAD = headOf(learnt.ways);
/** The likeliest of the ways to read a message, by what was learnt (`npm run train:readings`). */
export function likeliestWay(told: Told, ways: readonly Way[], ruled: Ruled): Way {
  const [rules] = ways as readonly [Way];
  const scores = ways.map((way) => scoreOf(cluesOf(told, way, rules, ruled)));
  return ways[scores.indexOf(Math.max(...scores))] ?? rules;
}

function scoreOf(clues: readonly string[]): number {
  const sum = clues.reduce((sum, clue) => sum + weightAt(HEAD, placeOf(clue, HEAD.places)), 0);
  return sum / Math.sqrt(clues.length);
}
