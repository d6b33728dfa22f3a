import heldOut from "@/tests/golden/held-out.json";
import { type GoldenMessage, type Score, score } from "@/tests/golden/score";
import tuning from "@/tests/golden/tuning.json";

const MEASURES: [keyof Score, string][] = [
  ["intent", "intent"],
  ["itemF1", "foods (F1)"],
  ["grams", "grams within 20 %"],
  ["energy", "energy within 20 %"],
  ["water", "water exact"],
  ["weight", "weight exact"],
  ["kinds", "which meal"],
  ["days", "which day"],
  ["detail", "what exactly is asked"],
];

/** How well our own messages are understood; the held-out third is never looked at while tuning. */
export function* goldenScores(): Generator<string> {
  const tuned = score(tuning as GoldenMessage[]);
  const held = score(heldOut as GoldenMessage[]);
  yield `${"".padEnd(24)} ${tuned.messages} tuned on   ${held.messages} held out`;
  for (const [measure, name] of MEASURES) {
    yield `${name.padEnd(24)} ${percent(tuned[measure])}        ${percent(held[measure])}`;
  }
}

function percent(share: Score[keyof Score]): string {
  return `${(Number(share) * 100).toFixed(1).padStart(5)} %`;
}
