import { correctionSaid, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA, LEAD } from "@/lib/portuguese/corrections/reading/cues";
import {
  calledWords,
  itemInVessel,
  itemMeant,
  sameNoun,
} from "@/lib/portuguese/corrections/reading/food-reference";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { wordAt } from "@/lib/portuguese/text/numbers";

const LONGEST = 18;
/** What makes it more of them, or others. */
const OTHERWISE =
  /^(?:mais|outr[oa]s?|tambem|repeti|nao|nem|sem|vou|quero|amanha|ontem|hoje|depois|tira|troca|e?squeci|cada|metade)$/;

const ONLY = /^(?:so|apenas|somente)$/;

/** "arroz era 150, feijão 1 concha": several of what was told, each with its amount. */
export function readAmountList(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length < 2 || phrase.words > LONGEST || phrase.asks) return null;
  if (tokens.some(({ word }) => OTHERWISE.test(word))) return null;
  // "comi 1 banana e 2 ovos" once more is another meal; "comi só …", "foram …" are said of the one before.
  if (tellsOfEating(tokens) && !tokens.some(({ word }) => COPULA.test(word) || ONLY.test(word))) return null;
  const bare = tokens.filter(
    ({ word }, at) =>
      !COPULA.test(word) &&
      !isTopic(tokens, at) &&
      (!LEAD.has(word) || /^(?:e|o|a)$/.test(word)) &&
      !/^(?:so|apenas|:|comi)$/.test(word),
  );
  const part = readPart(reader, bare);
  // "foram 2 fatias e 2 ovos", of a slice of bread with an egg
  const measured = part.amounts.map((amount) => ({
    amount,
    item: itemInVessel(amount.measure ?? "", items),
  }));
  if (part.items.length + measured.length < 2 || (part.meal ?? part.day ?? part.hour)) return null;
  if (part.items.length === 0 || measured.some(({ amount, item }) => !item || !amount.counted)) return null;
  const meant = part.items.map(
    (one) => itemMeant(one.match.food, calledWords(one), items, false) ?? sameNoun(one, items),
  );
  const all = [...meant, ...measured.map(({ item }) => item)];
  const foods = new Set(all.map((one) => one?.foodId));
  if (meant.some((one) => one === null) || foods.size < all.length) return null;
  if (!part.items.every(({ amount }) => amount?.counted)) return null;
  // Told with the very amounts it had, it was eaten again.
  const isSame = part.items.every((one, at) => Math.abs(weighItem(one).grams - (meant[at]?.grams ?? 0)) < 1);
  if (isSame && measured.length === 0) return null;
  const said = correctionSaid(reader, tokens);
  const amounts = [...part.items, ...measured].map(({ amount }) => amount);
  return amounts.flatMap((amount, at): Correction[] => {
    const food = all[at]?.foodId;
    return food && amount ? [{ kind: "amount", food, from: null, to: amountFor(amount, said) }] : [];
  });
}

/** "de arroz foram 3 colheres, do feijão 2 conchas": what leads a piece of the list. */
function isTopic(tokens: Reader["tokens"], at: number): boolean {
  return /^d[eoa]s?$/.test(wordAt(tokens, at)) && (at === 0 || /^[,;e]$/.test(wordAt(tokens, at - 1)));
}
