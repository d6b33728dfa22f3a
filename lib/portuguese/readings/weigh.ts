import { headOf, placeOf, weightAt } from "@/lib/portuguese/learnt/head";
import { cluesOf, type Ruled } from "@/lib/portuguese/readings/clues";
import type { Told, Way } from "@/lib/portuguese/readings/ways";
import learnt from "@/lib/portuguese/readings/weights.json";

const HEAD = headOf(learnt.ways);
/** From this share on another way is taken than that of the rules. */
const SURE = 0.4;

/** The likeliest of the ways to read a message, by what was learnt (`npm run train:readings`); the rules' own where none is likely enough. */
export function likeliestWay(told: Told, ways: readonly Way[], ruled: Ruled): Way {
  const [rules] = ways as readonly [Way];
  const scores = ways.map((way) => scoreOf(cluesOf(told, way, rules, ruled)));
  const best = Math.max(...scores);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - best), 0);
  return 1 / all >= SURE ? (ways[scores.indexOf(best)] ?? rules) : rules;
}

function scoreOf(clues: readonly string[]): number {
  const sum = clues.reduce((sum, clue) => sum + weightAt(HEAD, placeOf(clue, HEAD.places)), 0);
  return sum / Math.sqrt(clues.length);
}
