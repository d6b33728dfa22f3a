import { headOf, placeOf, weightAt } from "@/lib/portuguese/learnt/head";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import { cluesOf } from "@/lib/portuguese/telling/clues";
import learnt from "@/lib/portuguese/telling/weights.json";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/**
 * What sounds less so is asked about and not stored; where a verb says that it was eaten, or it follows what was told, so that other
 * ways to read it are weighed as well, it must sound so still less.
 */
export const LEAST_HAD = { named: -0.4, told: -1.3 };

const HEAD = headOf(learnt.had);

/**
 * How much a message sounds like one of somebody who had what it names ("só um cafezinho"), above 0, and not like one that names it
 * for another reason ("o cafezinho daqui é famoso"), below; learnt by `npm run train:telling`.
 * @param follows something that was told before
 */
export function soundsHad(phrase: Phrase, log: LogReading, follows: boolean): number {
  const clues = cluesOf(phrase, log, follows);
  const sum = clues.reduce((all, clue) => all + weightAt(HEAD, placeOf(clue, HEAD.places)), 0);
  return sum / Math.sqrt(clues.length);
}
