import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { isBareTakeBack } from "@/lib/portuguese/corrections/reading/take-back";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import { readLog } from "@/lib/portuguese/meaning/log-reading";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const LONGEST = 34;

/** The sentences of a message that is none too long, each by itself; none of a single one. */
function sentencesOf(phrase: Phrase): readonly Phrase[] {
  if (phrase.words > LONGEST || phrase.asks) return [];
  const sentences: Token[][] = [[]];
  for (const token of phrase.core) {
    if (token.kind === "break" || (token.kind === "mark" && /^[.;!]$/.test(token.word))) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  const said = sentences.filter((one) => one.filter(({ kind }) => kind === "word").length > 1);
  return said.length > 1 ? said.map((one) => phraseOfClause(phrase, one)) : [];
}

/** What a message of several sentences does, and whether that is more than one thing. */
type BySentence = { corrections: Correction[]; several: boolean };

/**
 * "o suco deixa pra lá, quem tomou foi minha irmã. eu tomei um copo de água": what each sentence corrects or tells; null where one
 * of them says something else of food, or tells of the very food that another corrects.
 */
export function correctionsBySentence(
  phrase: Phrase,
  moment: Moment,
  isLogged: (food: string) => boolean,
  correct: (sentence: Phrase) => readonly Correction[] | null,
): BySentence | null {
  const corrections: Correction[] = [];
  const records: Correction[] = [];
  let acts = 0;
  const [corrected, told] = [new Set<string>(), new Set<string>()];
  for (const sentence of sentencesOf(phrase)) {
    // "a coca nem abri. tira ela": what was just taken out.
    if (corrections.some(({ kind }) => kind === "remove") && isBareTakeBack(sentence.core)) {
      acts += 1;
      continue;
    }
    const found = correct(sentence);
    if (found) {
      // "divide tudo por 2. menos o chopp": one says more of what the other changes.
      const before = new Set(corrections.flatMap(foodsIn));
      if (found.flatMap(foodsIn).some((food) => before.has(food))) return null;
      corrections.push(...found);
      acts += 1;
      for (const { word } of sentence.core) corrected.add(stem(word));
      continue;
    }
    const { meals, water, ate } = readLog(sentence.core, phrase.text, moment);
    if (meals.length + water.length === 0) continue;
    if (!ate && !tellsOfEating(sentence.core)) return null;
    const items = meals.flatMap((meal) => meal.items);
    // "deixei metade. tomei só uns 300 do guaraná": of the same.
    if (items.some(({ foodId }) => isLogged(foodId))) return null;
    // "tira o frango xadrez. O meu era frango grelhado": another of that name.
    if (!/ (?:o meu|a minha) (?:era|foi) /.test(sentence.line))
      for (const { name } of items) told.add(stem(tokenise(name)[0]?.word ?? ""));
    records.push({ kind: "record", meals, water });
  }
  if (corrections.length === 0 || [...told].some((noun) => corrected.has(noun))) return null;
  return { corrections: [...corrections, ...records], several: acts + records.length > 1 };
}

function foodsIn(one: Correction): readonly string[] {
  if (one.kind === "remove") return one.foods;
  if (one.kind === "amount" || one.kind === "more" || one.kind === "move_item")
    return one.food ? [one.food] : [];
  if (one.kind === "replace") return one.from ? [one.from, one.to.foodId] : [];
  return one.kind === "open" ? [one.from] : [];
}
