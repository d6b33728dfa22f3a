import { isLikelyWeight } from "@/lib/nutrition/figures/bounds";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import { CUE } from "@/lib/portuguese/corrections/rules/moves";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Correction, Understanding } from "@/lib/portuguese/meaning/understanding";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** What a message changes, and of which entries it is said. */
type SaidOf = Pick<Understanding, "corrections" | "about">;

/** "em casa deu 82,5 sem roupa, usa esse" */
const WEIGHED_NOW = / (?:deu|marcou|foi|era|eh) (\d{2,3}[.,]\d{1,2}) /;
/** "desculpe, 93 kg. olhei errado": with what says so, as "levantei 95 kg no supino" is none. */
const KILOS = / (\d{2,3}) (?:kg|quilos|kilos) /;
const MISTAKEN = / (?:errad[oa]|errei|enganei|desculp[ea]) /;
const WEIGHT_AGAIN = / (\d{2,3}[.,]\d{1,2})(?: ?(?:kg|quilos?|kilos?))? $/;
/** "95,5 na verdade o peso" */
const WEIGHT_FIRST = /^ (\d{2,3}[.,]\d{1,2})(?: ?(?:kg|quilos?))? (?:na verdade |na real )(?:o |meu )?peso /;

/** "errei, 83,2", after a glass of water: of the weight that was told. */
export function weightAgain(
  { line, words, asks }: Phrase,
  last: readonly LoggedEntry[],
  topics: readonly (readonly LoggedEntry[])[],
): SaidOf | null {
  const first = WEIGHT_FIRST.exec(line);
  const [, figure] = first ?? WEIGHT_AGAIN.exec(line) ?? [];
  const told = topics.flat().find(({ type }) => type === "weight");
  const isNamed = first !== null || (/ peso /.test(line) && MISTAKEN.test(line));
  if (!figure || !told || asks || words > LONGEST_FIGURE * (isNamed ? 2 : 1)) return null;
  if (!isNamed && !CUE.test(line)) return null;
  if (last.some(({ type }) => type === "weight")) return null;
  const kg = Number(figure.replace(",", "."));
  return isLikelyWeight(kg) ? { corrections: [{ kind: "weight", kg }], about: [told.id] } : null;
}

/** "aquele meio litro foi só metade, 250 ml", "aqueles 500 eram 300": of a water, by how much it was told to be. */
const WATER_WAS =
  /^ (?:(?:ah|opa|ops|e|mas|olha|mano|na verdade|errei|desculpa) )*(?:aquel[ea]|ess[ea]|est[ea]|[oa])s?(?: (?:agua|copo|garrafa|garrafinha))?(?: de)? (meio litro|um litro|litro|(?:\d{2,4})(?: ml)?) (?:de agua )?(?:foi|foram|era|eram) (?:(?:so|na verdade|apenas) )*(?:(metade)(?: (?:so|deles?|dela))*(?: (\d{2,4}) ml)?|(\d{2,4})(?: ml)?|(meio litro))(?: (?:so|de agua))* $/;
const LITRES: Readonly<Record<string, number>> = { "meio litro": 500, "um litro": 1000, litro: 1000 };

/** "aquele meio litro foi só metade", after a pie: of the water that was told before it; null where the last may be meant. */
export function waterAgain(
  { line, asks }: Phrase,
  last: readonly LoggedEntry[],
  topics: readonly (readonly LoggedEntry[])[],
): SaidOf | null {
  const [, was = "", half, ofHalf, now, whole] = WATER_WAS.exec(line) ?? [];
  const from = LITRES[was] ?? Number.parseInt(was, 10);
  const mayBeMeant = loggedItems(last).some(
    ({ foodId, grams }) => findFood(foodId)?.gramsPerMl !== undefined || Math.round(grams) === from,
  );
  if (asks || mayBeMeant || last.some(({ type }) => type === "water")) return null;
  const told = topics.flat().find((one) => one.type === "water" && one.ml === from);
  const ml = half && !ofHalf ? from / 2 : (LITRES[whole ?? ""] ?? Number(ofHalf ?? now));
  return told && ml > 0 ? { corrections: [{ kind: "water", ml, from }], about: [told.id] } : null;
}

/** "eita, tava de bota. sem bota 99,8", right after a weight: nothing but another one. */
export function weighedAnew(
  { line, asks, words, core }: Phrase,
  last: readonly LoggedEntry[],
): Correction[] | null {
  const told = last.find(({ type }) => type === "weight");
  const kilos = CUE.test(line) || MISTAKEN.test(line) ? KILOS.exec(line) : null;
  const [, figure] = WEIGHT_AGAIN.exec(line) ?? WEIGHED_NOW.exec(line) ?? kilos ?? [];
  const numbers = core.filter(({ kind }) => kind === "number");
  if (told?.type !== "weight" || !figure || asks || words > LONGEST_REMARK || numbers.length > 1) return null;
  const kg = Number(figure.replace(",", "."));
  const isNear = Math.abs(kg - told.kg) < told.kg / 10;
  return isNear && !/ (?:ontem|hoje|semana|agora) /.test(line) ? [{ kind: "weight", kg }] : null;
}

const LONGEST_FIGURE = 6;
const LONGEST_REMARK = 10;
