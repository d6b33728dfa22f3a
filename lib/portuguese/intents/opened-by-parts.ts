import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";
import { fold } from "@/lib/portuguese/text/letters/stems";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** Words of the longest message that tells one part. */
const FEW = 6;

/** "200 g de cuscuz, 2 ovos", of couscous with egg: each part in its own words; "o charque foi uns 30 g", of one with it. */
export function opensByParts({ corrections }: Understanding, { text, line, words }: Phrase): boolean {
  const [only, ...others] = corrections;
  if (only?.kind !== "open" || !others.every(({ kind }) => kind === "amount")) return false;
  // "tomate e alface", after a salad
  if (only.from === "salada-verde") return only.to.length > 1;
  const isSaid = (said: string) => said.split(" ").every((word) => text.includes(word));
  const counted = only.to.filter(({ assumed }) => !assumed.some(({ kind }) => kind === "portion"));
  const told = new Set(counted.map(({ said }) => said).filter(isSaid)).size;
  const [noun = ""] = fold(findFood(only.from)?.name ?? "").split(" ");
  const isOne = told === 1 && only.to.length === 2 && words <= FEW && /\d/.test(line);
  return told > 1 || (isOne && !line.includes(` ${noun} `));
}
