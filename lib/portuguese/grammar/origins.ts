import type { Day } from "@/lib/nutrition/calendar/day";
import type { Food } from "@/lib/nutrition/foods/food";
import { readDay } from "@/lib/portuguese/grammar/days";
import type { Element } from "@/lib/portuguese/grammar/element";
import { periodAt } from "@/lib/portuguese/terms/hours";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isPerson } from "@/lib/portuguese/vocabulary/people";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";
import { otherKind, variantWith } from "@/lib/portuguese/vocabulary/variants";

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

/**
 * "almocei arroz e feijão. o feijão tava uma delícia", "o arroz era integral": past what is said of a food that was told, which takes its
 * kind and its size from it; null for anything else. Changes `elements`.
 */
export function remarkOnTold(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const before = remarkBefore(elements, tokens, at);
  if (before !== null) return before;
  const isLed = /^[oa]s?$/.test(wordAt(tokens, at));
  if (!isLed && elements.at(-1)?.type !== "separator") return null;
  const named = foodAt(tokens, isLed ? at + 1 : at, false);
  if (!named || !WAS.test(wordAt(tokens, named.next))) return null;
  const last = toldAs(elements, named, tokens);
  const told = elements[last];
  const from = named.next + 1;
  if (told?.type !== "food" || /^(?:n[oa]s?|em|la|ali|para|intact[oa]s?|igual)$/.test(wordAt(tokens, from)))
    return null;
  // "o pão tava com manteiga"
  if (wordAt(tokens, from) === "com") return from;
  let next = from;
  while (tokens[next] && !REMARK_ENDS.test(wordAt(tokens, next))) next += 1;
  if (tellsHowMuch(tokens, from)) return null;
  const said = tokens.slice(from, next).filter(({ word }) => !VERY.test(word));
  const size = said.length === 1 ? sizeOf(said[0]?.word ?? "") : null;
  // "a carne era picanha"
  const isKind = /^(?:era|eram|eh|veio|vieram)$/.test(wordAt(tokens, named.next));
  const other = isKind ? foodAt(tokens, from, false) : null;
  const isOther = other?.next === next && other.food.category === told.match.food.category;
  const kind = isOther ? other.food : isKind && kindOf(told.match.food, said);
  const isLess = said.some(({ word }) => word === "sem");
  if (!size && !kind && !isLess && said.some((_, i) => foodAt(tokens, from + i, false))) return null;
  elements[last] = { ...told, match: { ...told.match, ...(size && { size }), ...(kind && { food: kind }) } };
  return next;
}

function kindOf(food: Food, said: readonly Token[]): Food | undefined {
  return variantWith(food, said) ?? otherKind(food, said)?.food;
}

/** "tava uma delícia a pizza": past its name. */
function remarkBefore(elements: readonly Element[], tokens: readonly Token[], at: number): number | null {
  if (!/^(?:estava|estavam|ficou|ficaram)$/.test(wordAt(tokens, at)) || tellsHowMuch(tokens, at + 1))
    return null;
  for (let name = at + 2; name < at + MOST_TO_NAME && !REMARK_ENDS.test(wordAt(tokens, name)); name += 1) {
    const named = /^[oa]s?$/.test(wordAt(tokens, name)) ? foodAt(tokens, name + 1, false) : null;
    if (named && toldAs(elements, named, tokens) >= 0) return named.next;
  }
  return null;
}

const MOST_TO_NAME = 6;

/** Where the food was told before that is named again; below 0 where it was not. */
function toldAs(elements: readonly Element[], named: FoodMatch, tokens: readonly Token[]): number {
  const noun = stem(wordAt(tokens, named.start));
  return elements.findLastIndex((one) => {
    if (one.type !== "food") return false;
    if (one.match.food.id === named.food.id) return true;
    const isCalled =
      stem(wordAt(tokens, one.match.start)) === noun || GENERAL[noun] === one.match.food.category;
    return named.next === named.start + 1 && isCalled;
  });
}

/** "o feijão tava ótimo, comi 2 conchas", "tava cru, nem comi": in the same sentence. */
function tellsHowMuch(tokens: readonly Token[], from: number): boolean {
  for (let at = from; tokens[at] && !/^[.;!?\n]$/.test(wordAt(tokens, at)); at += 1) {
    const isCount = tokens[at]?.kind === "number" && !/^uma?$/.test(wordAt(tokens, at));
    if (isCount || MORE_SAID.test(wordAt(tokens, at))) return true;
  }
  return false;
}

const WAS = /^(?:estava|estavam|esta|estao|ficou|ficaram|veio|vieram|era|eram|eh)$/;
const VERY =
  /^(?:muito|bem|meio|tao|super|mega|bastante|ate|bom|boa|dos|das|daqueles|daquelas|viu|ne|mesmo)$/;
const REMARK_ENDS = /^(?:[,.;!?()\n]|e|mas|que|com|porque|porem)$/;
/** How much of it was eaten, told behind what it was like. */
const MORE_SAID =
  /^(?:repeti|nem|nao|deixei|joguei|dei|sobrou|larguei|parei|metade|mei[oa]|so|mais|outr[oa]s?|pouc[oa]s?|tudo|tod[oa]s?|meu|minha|del[ea]s?|para)$/;
const GENERAL: Readonly<Record<string, string>> = { peixe: "fish", carne: "meat" };
