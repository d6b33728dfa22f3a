import type { Element } from "@/lib/portuguese/grammar/element";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { type MealReading, readMeal } from "@/lib/portuguese/terms/meal-words";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { endOfPhrase, setPhrases } from "@/lib/portuguese/text/set-phrases";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isCompany } from "@/lib/portuguese/vocabulary/people";

/** "janta ainda nada", "café nada", "almoço pulei", "não teve lanche": a meal that was not eaten; null where it was. */
export function skippedMealAt(tokens: readonly Token[], at: number): number | null {
  const denied = deniedMealAt(tokens, at) ?? deniedDayAt(tokens, at);
  if (denied !== null) return denied;
  const named = readMeal(tokens, at)?.next ?? (wordAt(tokens, at) === "cafe" ? at + 1 : null);
  if (named === null) return null;
  let next = named;
  while (/^(?:[=:,–—-]|ainda|hoje|eu|ate|agora|foi)$/.test(wordAt(tokens, next))) next += 1;
  let end = endOfPhrase(SKIPPED, tokens, next);
  if (end === null) return null;
  while (/^(?:senhor|ainda)$/.test(wordAt(tokens, end))) end += 1;
  return ENDS.test(wordAt(tokens, end)) ? end : null;
}

/** "almoço não teve, só uma goiaba": the meal, and where what there was of it begins. */
export function meagreMealAt(tokens: readonly Token[], at: number): MealReading | null {
  const end = skippedMealAt(tokens, at);
  if (end === null) return null;
  const only = wordAt(tokens, end) === "," ? end + 1 : end;
  if (!/^(?:so|apenas|somente)$/.test(wordAt(tokens, only))) return null;
  const meal = readMeal(tokens, at);
  const food = foodAt(tokens, readQuantity(tokens, only + 1)?.next ?? only + 1, false);
  return meal && food ? { kind: meal.kind, next: only + 1 } : null;
}

const ENDS = /^(?:|[,.;!?()|\n]|e|mas|so|porque)$/;
/** What is said of a meal that did not take place. */
const SKIPPED = setPhrases(
  "nao rolou|nao teve|nao tive|nao houve|nao fiz|nao sei|nao comi|nao jantei|nao almocei|nao tomei|nada|pulei|nao|nenhum|zero|zerado|zerada|jejum|nem|cancelado|cancelada".split(
    "|",
  ),
);

/** "ontem não jantei nada": nothing is told of that day. */
function deniedDayAt(tokens: readonly Token[], at: number): number | null {
  if (!/^(?:ontem|anteontem)$/.test(wordAt(tokens, at)) || !/^(?:nao|nem)$/.test(wordAt(tokens, at + 1)))
    return null;
  if (!I_ATE.includes(wordAt(tokens, at + 2))) return null;
  const end = wordAt(tokens, at + 3) === "nada" ? at + 4 : at + 3;
  return /^(?:|[,.;!\n)])$/.test(wordAt(tokens, end)) ? end : null;
}

/** "não teve lanche", "sem janta", "perdi a hora do café", "não deu tempo de tomar café" */
function deniedMealAt(tokens: readonly Token[], at: number): number | null {
  let from = endOfPhrase(DENYING, tokens, at);
  if (from === null) return null;
  while (/^(?:tomar|fazer|comer|o|meu|um)$/.test(wordAt(tokens, from)) && !readMeal(tokens, from)) from += 1;
  const meal = readMeal(tokens, from)?.next ?? (wordAt(tokens, from) === "cafe" ? from + 1 : null);
  return meal !== null && ENDS.test(wordAt(tokens, meal)) ? meal : null;
}

/** "hora" is read as "horas". */
const DENYING = setPhrases([
  ..."nao teve|nao tive|nao houve|nao fiz|sem|perdi a horas do|perdi o|perdi a|passei da horas do|nao deu para|nao consegui".split(
    "|",
  ),
  ...[
    "nao tive tempo",
    "nao deu tempo",
    "nao sobrou tempo",
    "nao teve tempo",
    "sem tempo",
    "nao rolou",
  ].flatMap((lead) => ["", " de", " do", " da", " para", " para o", " para a"].map((of) => lead + of)),
]);

/** What is said of one food alone, behind it: it was there, and was not eaten. */
const UNTOUCHED = setPhrases(
  `tomei nao|comi nao|quis nao|provei nao|dispensei|recusei|rejeitei|nem pensar|nem vi|nem olhei|nem toquei|nem encostei|nem provei|nem quis|nem comi|nem peguei|nao peguei|nem mexi|nao mexi|nem cheguei perto|passei reto|nao quis|nao rolou|nao teve|nao
tinha|nao veio|nao vi|nao comi|nao toquei|deixei de lado|estava estragado|estava estragada|estava vencido|estava ruim|tinha acabado|deixei quieto|ficou de fora|ficou la|ficou intacta|ficou intacto|ficou no prato|ficou na mesa|ficou linda
na mesa|ficou lindo na mesa|intacta|intacto|passou longe|passei longe|fica para amanha|fica para depois|ficou para amanha|ficou para depois|so olhei`.split(
    "|",
  ),
);
const NONE = /^(?:zero|nada|nenhum|nenhuma|necas|nadica)$/;

/**
 * "carpaccio, dispensei", "feijão: zero", "a salada ficou linda na mesa": the food right before token `at` was not eaten. Changes `elements`.
 * @returns index after these words; null where they say something else
 */
export function denyNamed(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const isNear = (element: Element) => at - element.next <= MOST_BETWEEN;
  let named = elements.length - 1;
  while (elements[named] && elements[named]?.type !== "food" && isNear(elements[named] as Element))
    named -= 1;
  const food = elements[named];
  if (food?.type !== "food" || !isNear(food)) return null;
  const between = tokens.slice(food.next, at);
  // "tinha coxinha mas nem peguei"
  const isBut = (word: string) => word === "mas" && wordAt(tokens, at) === "nem";
  if (!between.every(({ word }) => BETWEEN.test(word) || isBut(word))) return null;
  const untouched = endOfPhrase(UNTOUCHED, tokens, at);
  const given = givenAway(tokens, at) ?? notForMe(tokens, at);
  const isNone =
    NONE.test(wordAt(tokens, at)) && between.length > 0 && food.match.food.gramsPerMl === undefined;
  const isPlain =
    isNone || (food.next === at && elements[named - 1]?.type !== "amount" && isRefused(tokens, at));
  const next = untouched ?? given ?? (isPlain ? at + 1 : null);
  if (next === null || !ENDS.test(wordAt(tokens, next)) || wordAt(tokens, food.start - 1) === "com")
    return null;
  const counted = elements[named - 1]?.type === "amount" ? 1 : 0;
  const denial: Element = { type: "negation", start: at, next };
  elements.splice(named - counted, 1 + counted, denial, food, {
    type: "separator",
    hard: true,
    start: at,
    next,
  });
  return next;
}

/** "pizza não, me comportei", "açaí não, hoje foi pupunha", "salada nada, comi pizza": nothing comes in its place at once. */
function isRefused(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at) === "nada" && wordAt(tokens, at + 1) === ",")
    return /^(?:hoje|comi|foi|era|tomei|fui|almocei|jantei|lanchei|so)$/.test(wordAt(tokens, at + 2));
  if (wordAt(tokens, at) !== "nao" || wordAt(tokens, at + 1) !== ",") return false;
  return (
    /^(?:hoje|me|eu|mas|so|porque|estou|agora)$/.test(wordAt(tokens, at + 2)) && !readQuantity(tokens, at + 3)
  );
}

/** "sushi não é pra mim, então …": up to the end of the clause. */
function notForMe(tokens: readonly Token[], at: number): number | null {
  const isDenied = wordAt(tokens, at) === "nao" && /^(?:eh|era|da|cabe|serve)$/.test(wordAt(tokens, at + 1));
  if (!isDenied || wordAt(tokens, at + 2) !== "para") return null;
  const end = tokens.findIndex(({ word }, i) => i > at && /^[,.;!\n]$/.test(word));
  return end < 0 ? null : end;
}

/** "o feijão passei pro prato da minha irmã", "a linguiça foi pro lixo": up to the end of the clause; null for anything else. */
function givenAway(tokens: readonly Token[], at: number): number | null {
  if (
    !/^(?:passei|dei|deixei|doei|foi|ficou|mandei)$/.test(wordAt(tokens, at)) ||
    wordAt(tokens, at + 1) !== "para"
  )
    return null;
  const to = tokens.slice(at + 2, at + 2 + MOST_TO_OTHERS);
  if (
    !to.some(({ word }) => isCompany(word) || /^(?:lixo|pia|cachorro|amanha|depois|janta|outro)$/.test(word))
  )
    return null;
  const end = tokens.findIndex(({ word }, i) => i > at && /^(?:[,.;!?)\n])$/.test(word));
  return end < 0 ? tokens.length : end;
}

const MOST_TO_OTHERS = 6;
const BETWEEN = /^(?:[,:(–—-]|\d+|g|e|era|eram|eu|ai|la|hoje|tambem)$/;
const MOST_BETWEEN = 4;

/** "pus açúcar, acabou o adoçante": past what there was none of; null for anything else. */
export function ranOutAt(tokens: readonly Token[], at: number): Element | null {
  if (!RAN_OUT.test(wordAt(tokens, at)) || !/^[oa]s?$/.test(wordAt(tokens, at + 1))) return null;
  const next = foodAt(tokens, at + 2, false)?.next;
  if (!next || !(ENDS.test(wordAt(tokens, next)) || /^(?:em|aqui|la|ontem)$/.test(wordAt(tokens, next))))
    return null;
  return { type: "separator", hard: true, start: at, next };
}

const RAN_OUT = /^(?:acabou|acabaram|esgotou|esgotaram)$/;

/** "abará em vez de acarajé": past what was not eaten; null where that is no food. */
export function insteadOf(tokens: readonly Token[], at: number): number | null {
  const from = endOfPhrase(INSTEAD, tokens, at);
  if (from === null) return null;
  const match = foodAt(
    tokens,
    /^(?:o|a|um|uma|comer|tomar)$/.test(wordAt(tokens, from)) ? from + 1 : from,
    false,
  );
  return match?.next ?? null;
}

const INSTEAD = setPhrases([
  "ja com",
  "ja contando",
  "inves de",
  ...["em vez", "ao inves", "no lugar"].flatMap((lead) =>
    ["de", "do", "da", "dos", "das"].map((of) => `${lead} ${of}`),
  ),
]);

/** Whether the clause that is read was denied at its beginning. */
export function deniedInClause(elements: readonly Element[]): boolean {
  const denial = elements.findLastIndex(({ type }) => type === "negation");
  return denial >= 0 && elements.slice(denial + 1).every(({ type }) => IN_CLAUSE.test(type));
}

const IN_CLAUSE = /^(?:day|period|meal|hour|food|amount|unknown)$/;

/** "não comi arroz nem nada disso foi dois salgados", "não comi arroz não viu foi só um ovo": after a denial "foi" begins what was eaten. */
export function tellsInstead(
  elements: readonly Element[],
  tokens: readonly Token[],
  at: number,
): Element | null {
  const from = /^(?:so|apenas|somente)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (!/^(?:foi|foram)$/.test(wordAt(tokens, at)) || !readAmounts(tokens, from)[0]?.counted) return null;
  const denial = elements.findLastIndex(({ type }) => type === "negation");
  const goesOn = denial >= 0 && elements.slice(denial).every(({ type }) => !/^(?:verb|meal)$/.test(type));
  return goesOn ? { type: "verb", drink: false, start: at, next: at + 1 } : null;
}

/** "feijão tropeiro, couve e ovo, torresmo não": the elements with the denial before what it denies. */
function withBareDenials(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  return elements.flatMap((one, at): Element[] => {
    const before = elements[at - 1];
    const isFirst = before === undefined && elements.some(({ type }, i) => i > at && type === "food");
    // "vatapá não, caruru não": what follows is no other count of it.
    const isRepaired = elements[at + 1]?.type === "repair" && elements[at + 2]?.type !== "food";
    const isAfterDenial = before?.type === "repair" && wordAt(tokens, before.start) === "nao";
    const isLed =
      isAfterDenial ||
      (before?.type === "separator" && /^(?:[,.;\n]|e|mas)$/.test(wordAt(tokens, before.start)));
    const isDenied =
      one.type === "food" &&
      wordAt(tokens, one.next) === "nao" &&
      /^(?:|[,.;!\n]|que|porque)$/.test(wordAt(tokens, one.next + 1)) &&
      !isRepaired;
    const listed = elements.slice(0, at).some(({ type }) => type === "food");
    // "vatapá não ,": the comma of a denial is read with it.
    if (one.type === "repair" && wordAt(tokens, one.start) === "nao" && deniesFood(elements, at))
      return [{ type: "separator", hard: true, start: one.start, next: one.next }];
    if (!(isFirst || (isLed && listed)) || !isDenied) return [one];
    return [{ type: "negation", start: one.next, next: one.next + 1 }, one];
  });
}

/** A food of which nothing is counted on either side of the mark. */
function deniesFood(elements: readonly Element[], at: number): boolean {
  const [counted, food, next] = [elements[at - 2], elements[at - 1], elements[at + 1]];
  return counted?.type !== "amount" && food?.type === "food" && next?.type === "food";
}

/** The elements with a denial that follows its food before it: "…, bolo hoje eu nem comi" is "nem comi bolo". */
export function withDenials(row: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const elements = withBareDenials(row, tokens);
  for (const [at, denied] of elements.entries()) {
    const named = denied.type === "negation" ? deniedBefore(elements, at, tokens) : -1;
    if (named < 0) continue;
    const [joint, ...rest] = elements.slice(at + 1);
    // "a farofa eu não comi e o arroz deixei metade": what follows was eaten.
    const turned: readonly Element[] =
      joint?.type === "separator" ? [{ ...joint, hard: true }, ...rest] : rest;
    const after = withDenials(joint ? turned : [], tokens);
    return [...elements.slice(0, named), denied, ...elements.slice(named, at), ...after];
  }
  return elements;
}

/** Index of the food that a denial ends the clause of, with nothing behind it that it could deny; below 0 without one. */
function deniedBefore(elements: readonly Element[], at: number, tokens: readonly Token[]): number {
  const [denial, next] = [elements[at], elements[at + 1]];
  let named = at - 1;
  // "farinha hoje nem botei", "o pão ainda não comi"
  while (isBeside(elements[named], tokens)) named -= 1;
  const [food, before] = [elements[named], elements[named - 1]];
  if (food?.type !== "food" || !denial) return -1;
  const isApart =
    before === undefined ||
    /^[,.;!\n]$/.test(wordAt(tokens, before.start)) ||
    wordAt(tokens, before.start) === "mas" ||
    // "… e o feijão eu nem comi"
    (wordAt(tokens, before.start) === "e" && /^[oa]s?$/.test(wordAt(tokens, food.start - 1)));
  const isLast =
    next === undefined ||
    // "pão de queijo não comi porque acabou comi foi bolacha"
    next.type === "verb" ||
    next.type === "day" ||
    (next.type === "separator" && /^(?:[,.;!?\n]|e|mas)$/.test(wordAt(tokens, next.start)));
  const between = tokens.slice(food.next, denial.start);
  const isOne = between.length <= MOST_BETWEEN && between.every(({ kind }) => kind === "word");
  // "o suco nem tomei todo", "o purê não comi muito": some of it.
  const isSome = SOME.test(wordAt(tokens, denial.next));
  return isApart && isLast && isOne && !isSome ? named : -1;
}

/** "hoje", "ainda" and words that nobody knows. */
function isBeside(one: Element | undefined, tokens: readonly Token[]): boolean {
  return (
    one?.type === "day" ||
    one?.type === "unknown" ||
    one?.type === "meal" ||
    (one?.type === "separator" && wordAt(tokens, one.start) === "ainda")
  );
}

const SOME = /^(?:so|apenas|tod[oa]s?|tudo|muit[oa]s?|inteir[oa]s?|direito|quase)$/;
