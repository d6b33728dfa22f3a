import type { Day } from "@/lib/nutrition/calendar/day";
import { readDay } from "@/lib/portuguese/grammar/days";
import type { Element } from "@/lib/portuguese/grammar/element";
import { periodAt } from "@/lib/portuguese/terms/hours";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { isPerson } from "@/lib/portuguese/vocabulary/people";

/** Past the words that say where food came from, not when it was eaten; null when there are none. */
export function originAt(
  tokens: readonly Token[],
  i: number,
  today: Day,
  before: Element | undefined,
): number | null {
  const made = madeThen(tokens, i, today);
  if (made !== null) return made;
  if (!/^d[eoa]?$/.test(wordAt(tokens, i))) return null;
  // "arroz de ontem", "sobras do almoço"
  if (before?.type === "food" && before.next === i) {
    const day = readDay(tokens, i + 1, today)?.next;
    // "churrasco de ontem no almoço: 300 g de vazio" tells when it was eaten.
    if (
      day !== undefined &&
      /^(?:ontem|anteontem)$/.test(wordAt(tokens, i + 1)) &&
      before.match.food.id === "churrasco" &&
      tokens.slice(day).some(({ word }) => word === ":")
    )
      return null;
    const origin = day ?? readMeal(tokens, i + 1)?.next;
    if (origin !== undefined) return origin;
  }
  // "o que sobrou da janta de ontem"
  if (!/^(?:sobrou|sobraram|sobra|sobras|resto|restos|restinho|restou)$/.test(wordAt(tokens, i - 1)))
    return null;
  const from = LEFT_FROM.test(wordAt(tokens, i + 1)) ? i + 2 : i + 1;
  const day = readDay(tokens, wordAt(tokens, from) === "de" ? from + 1 : from, today);
  return day?.next ?? (from > i + 1 ? from : null);
}

/** "feita por mim ontem à noite", "que sobrou ontem": past when it was made; null for anything else. */
function madeThen(tokens: readonly Token[], i: number, today: Day): number | null {
  const day = readDay(tokens, i, today);
  if (!day || wordAt(tokens, i) === "hoje") return null;
  let at = /^(?:no|na|nesse|neste)$/.test(wordAt(tokens, i - 1)) ? i - 2 : i - 1;
  if (/^(?:mim|mae|pai|vo|sogra|marido|esposa)$/.test(wordAt(tokens, at)))
    while (at > i - MOST_TO_MAKER && !/^pel[oa]$|^por$/.test(wordAt(tokens, at + 1))) at -= 1;
  const isMade = MADE.test(wordAt(tokens, at)) || (LEFT.test(wordAt(tokens, at)) && isRelative(tokens, at));
  return isMade ? (periodAt(tokens, day.next)?.next ?? day.next) : null;
}

const MOST_TO_MAKER = 5;
const MADE = /^(?:feit|preparad|comprad|montad|guardad|congelad|trazid|requentad)[oa]s?$/;
const LEFT = /^(?:fiz|fez|fizemos|comprei|comprou|trouxe|sobrou|sobraram|restou|ganhei|guardei|preparei)$/;

/** "que sobrou", "que minha mãe fez" */
function isRelative(tokens: readonly Token[], verb: number): boolean {
  for (let at = verb - 1; at > verb - MOST_TO_MAKER && !/^[,.;!?\n]?$/.test(wordAt(tokens, at)); at -= 1)
    if (wordAt(tokens, at) === "que") return true;
  return false;
}

/** "sobrou da janta: macarrão" at the start: what was eaten now. */
export function leftoversHead(tokens: readonly Token[], i: number): number | null {
  const begins = i === 0 || tokens[i - 1]?.kind === "break" || /^[:.,]$/.test(wordAt(tokens, i - 1));
  if (!begins || !/^(?:sobrou|sobra|sobras|resto|restinho)$/.test(wordAt(tokens, i))) return null;
  if (!/^d[oa]$/.test(wordAt(tokens, i + 1)) || !LEFT_FROM.test(wordAt(tokens, i + 2))) return null;
  return /^[:,]$/.test(wordAt(tokens, i + 3)) ? i + 4 : null;
}

/** "a outra metade fica pra janta", "o resto guardei pra amanhã": past what was not eaten yet; null for anything else. */
export function keptForLater(tokens: readonly Token[], i: number): number | null {
  const rest = /^(?:resto|restante|metade|outr[oa])$/.test(wordAt(tokens, i)) ? i : -1;
  const isOther = /^outr[oa]$/.test(wordAt(tokens, i)) && wordAt(tokens, i + 1) === "metade";
  const verb = rest < 0 ? -1 : isOther ? i + 2 : i + 1;
  if (!/^(?:fica|ficou|vai|guardei|deixei|sobrou|separei)$/.test(wordAt(tokens, verb))) return null;
  if (wordAt(tokens, verb + 1) !== "para") return null;
  const at = /^[oa]$/.test(wordAt(tokens, verb + 2)) ? verb + 3 : verb + 2;
  return /^(?:janta|jantar|amanha|depois|noite|lanche|ceia|almoco|marmita|mais)$/.test(wordAt(tokens, at))
    ? at + 1
    : null;
}

/** "no churrasco do meu cunhado": past where it was, which tells nothing of what was eaten there; null for anything else. */
export function partyAt(tokens: readonly Token[], i: number): number | null {
  const isParty = /^(?:no|num)$/.test(wordAt(tokens, i)) && /^churras(?:co)?$/.test(wordAt(tokens, i + 1));
  if (!isParty || !/^d[oa]$/.test(wordAt(tokens, i + 2))) return null;
  // "no churrasco do almoço": the meal tells when.
  if (readMeal(tokens, i + 3)) return i + 3;
  const host = /^(?:meu|minha)$/.test(wordAt(tokens, i + 3)) ? i + 4 : i + 3;
  return isPerson(wordAt(tokens, host)) ? host + 1 : null;
}

const LEFT_FROM =
  /^(?:janta|jantar|almoco|cafe|lanche|ceia|churrasco|churras|churrasquinho|festa|festinha|aniversario|aniver|niver|casamento|batizado|cha|confraternizacao|natal|reveillon|pascoa|feriado|marmita)$/;
