import { isSlight, type Kilos, kilosAt } from "@/lib/portuguese/terms/kilos";
import { isAnothers, wordsIn } from "@/lib/portuguese/terms/whose-kilos";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "a balança marcou 25 da pasta", "pesei: 150 de frango" */
export function isOfFoodAt(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at) === "de") return foodAt(tokens, at + 1, false) !== null;
  return /^d[ao]s?$/.test(wordAt(tokens, at)) && !OF_DAY.test(wordAt(tokens, at + 1));
}

/** "a balança da obra (de saco de cimento) deu 91 kg", "me pesei hoje cedo e esqueci de falar, 93,9 kg" */
export function shownAfter(tokens: readonly Token[], at: number, isWeighed: boolean): Kilos | null {
  for (let i = at + 1; i < at + FAR && (isWeighed || !/^[.;!?\n]$/.test(wordAt(tokens, i))); i += 1) {
    const isShown = /^(?:deu|marcou|mostrou|acusou|apontou|registrou|cravou)$/.test(wordAt(tokens, i));
    const isBehindMark = isWeighed && tokens[i]?.kind !== "word";
    const number = isShown || isBehindMark ? kilosAt(tokens, i + 1) : null;
    if (!isShown && !number) continue;
    const isPlain = number?.unit || isShown || isAllAfter(tokens, number?.next ?? i);
    const isBody =
      (isShown && number?.unit) || (isWeighed && isPlain && number && !namesFood(tokens, at, number.next));
    return isBody && !isSlight(number.kg) && !isAnothers(tokens, at, i) ? number : null;
  }
  return null;
}

function namesFood(tokens: readonly Token[], from: number, next: number): boolean {
  const between = tokens.slice(from, next);
  return isOfFoodAt(tokens, next) || between.some((_, i) => foodAt(tokens, from + i, false));
}

const OF_DAY =
  /^(?:manha|tarde|noite|madrugada|peso|balanca|novo|hoje|jejum|semana|academia|farmacia|posto|novo)$/;
const FAR = 12;
/** "pesei a mala": a thing, and not whoever tells. */
export function isPutOnScales(tokens: readonly Token[], at: number): boolean {
  return THING.test(` ${wordsIn(tokens, at, at + FAR_THING)} `);
}

const FAR_THING = 7;
const THING = / (?:[oa]s?|uma?|uns|umas|meus?|minhas?|tudo|cada) /;

/** Nothing behind a figure but when it was seen, and a sigh. */
export function isAllAfter(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at).every(({ word, kind }) => kind === "mark" || AFTER_FIGURE.test(word));
}

export const AFTER_FIGURE =
  /^(?:hoje|agora|agorinha|cedo|cedinho|de|da|manha|ao|acordar|em|jejum|esqueci|por|anotar|mandar|registrar|marcar|aff|ufa|affe|eba|amem|ai|eita|nossa|vish|socorro)$/;
