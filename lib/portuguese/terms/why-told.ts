import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { periodAt, readHour } from "@/lib/portuguese/terms/hours";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** Where one stands in a message, what was read before it, and whether a token names another day. */
export type WhyPlace = {
  tokens: readonly Token[];
  i: number;
  word: string;
  elements: readonly { type: string; next: number }[];
  isOtherDay: (at: number) => boolean;
};

/**
 * Why something was had, what for and until when: what it names was not had besides, and the time in it is not when. The token
 * behind it; null where nothing of that kind begins.
 */
export function whyAt(place: WhyPlace): number | null {
  const { tokens, i: at, word } = place;
  switch (word) {
    case "para":
      return purposeEnd(place);
    case "ate":
      return isToldBefore(place) ? untilEnd(tokens, at) : null;
    case "enquanto":
    case "esperando":
    case "aguardando":
      return isToldBefore(place) ? waitingEnd(tokens, at) : null;
    case "porque":
    case "pois":
      return reasonEnd(place, at + 1);
    case "que":
      return thatEnd(place);
    default:
      return null;
  }
}

function isToldBefore({ elements }: WhyPlace): boolean {
  return elements.some(({ type }) => type === "food");
}

/** "pra aguentar até o almoço", "pra não chegar com fome na janta", "pra compensar o churrasco de ontem" */
function purposeEnd({ tokens, i: at, isOtherDay }: WhyPlace): number | null {
  const verb = wordAt(tokens, at + 1) === "nao" ? at + 2 : at + 1;
  const done = wordAt(tokens, verb);
  if (AGAINST.test(done)) return againstEnd(tokens, verb + 1);
  if (!LASTS.test(done) && (verb === at + 1 || !/[aei]r$/.test(done) || HAD_THEN.test(done))) return null;
  const next = clauseEnd(tokens, verb + 1);
  const saysWhen = tokens
    .slice(verb + 1, next)
    .some((_, i) => isTime(tokens, verb + 1 + i) || isOtherDay(verb + 1 + i));
  return saysWhen ? next : null;
}

const LASTS =
  /^(?:aguentar|segurar|durar|render|esperar|sobreviver|enganar|tapear|forrar|chegar|trabalhar|estudar|treinar|malhar|correr|viajar)$/;
const HAD_THEN = /^(?:comer|beber|tomar|almocar|jantar|lanchar|provar|fazer|levar|deixar|guardar|pedir)$/;
const AGAINST = /^(?:compensar|descontar|equilibrar|balancear|pagar|contrabalancar)$/;

/** What is made up for: "ontem", "o almoço de ontem", "o que comi no domingo". */
function againstEnd(tokens: readonly Token[], from: number): number | null {
  if (
    !/^(?:[oa]s?|ontem|anteontem|tudo|tanto|tanta|ess[ea]|aquel[ea]|meus?|minhas?)$/.test(
      wordAt(tokens, from),
    )
  )
    return null;
  let at = from + 1;
  while (at < from + LONGEST && !isStop(tokens, at) && !isNow(tokens, at) && !isCounted(tokens, at)) at += 1;
  return at;
}

/** "até o almoço", "até a hora da janta", "até sair o almoço", "até meio-dia" */
function untilEnd(tokens: readonly Token[], at: number): number | null {
  let from = at + 1;
  while (from < at + LONGEST_LEAD && BEFORE_TIME.test(wordAt(tokens, from)) && !isTime(tokens, from))
    from += 1;
  return timeEnd(tokens, from) ?? readHour(tokens, at)?.next ?? null;
}

const BEFORE_TIME = /^(?:[oa]s?|hora|horas|horario|d[aeo]|dar|sair|chegar|servir|vir|ser|umas|la|pelas)$/;
const LONGEST_LEAD = 6;

/** "enquanto o almoço não sai", "esperando a hora da janta" */
function waitingEnd(tokens: readonly Token[], at: number): number | null {
  let from = at + 1;
  while (from < at + LONGEST_LEAD && WAITING.test(wordAt(tokens, from)) && !isTime(tokens, from)) from += 1;
  const next = timeEnd(tokens, from);
  return next && clauseEnd(tokens, next);
}

const WAITING =
  /^(?:[oa]s?|hora|horario|d[aeo]|dar|sair|chegar|nao|sai|saia|chega|chegava|espero|esperava|aguardo)$/;

/** "porque o café não hidrata", "pois o almoço só sai às 14h", "porque ontem exagerei" */
function reasonEnd({ tokens, isOtherDay, elements }: WhyPlace, from: number): number | null {
  let at = from;
  while (at < from + LONGEST_LEAD && LEADS.test(wordAt(tokens, at))) at += 1;
  const isToldBehind = elements.some(({ type }) => type === "food" || type === "verb");
  if (isToldBehind && isOtherDay(at)) {
    const end = sentenceEnd(tokens, at + 1);
    // "faz mal nada, pois ontem comi duas fatias": told of then.
    const isTold = tokens
      .slice(at, end)
      .some(({ word }, i) => I_ATE.includes(word) && isCounted(tokens, at + i + 1));
    return isTold ? null : end;
  }
  const meal = readMeal(tokens, at);
  if (meal) return tellsFoods(tokens, meal.next) ? null : clauseEnd(tokens, meal.next);
  return subjectEnd(tokens, at);
}

const LEADS =
  /^(?:[oa]s?|hoje|aqui|la|ainda|ja|eu|so|nao|nem|mal|meus?|minhas?|noss[oa]s?|ess[ea]s?|est[ea]s?|tanto|muito|muita)$/;

/** "que a carne acabou", "já que o pão mofou", "sei que o pão branco não ajuda" */
function thatEnd(place: WhyPlace): number | null {
  const { tokens, i: at } = place;
  const before = place.elements.at(-1);
  if (/^(?:ja|sei|visto|dizem|falam|disseram|ouvi|li|causa)$/.test(wordAt(tokens, at - 1)))
    return reasonEnd(place, at + 1);
  if (before?.type !== "food" || before.next !== at || !/^[oa]s?$/.test(wordAt(tokens, at + 1))) return null;
  const food = foodAt(tokens, at + 2, false);
  return food && RAN_OUT.test(wordAt(tokens, food.next)) ? clauseEnd(tokens, food.next + 1) : null;
}

const RAN_OUT =
  /^(?:acab|queim|estrag|azed|mof|derram|congel|falt|sum|encareceu|venc|subi|cai)(?:ou|aram|eu|eram|u|ram|iu|iram)?$/;

/** What a reason says of food: "o pão acabou", "leite de vaca me dá gases", "queijo eu não posso"; "arroz eu comi pouco" was had. */
function subjectEnd(tokens: readonly Token[], from: number): number | null {
  const first = foodAt(tokens, from, false);
  if (!first) return null;
  let at = first.next;
  for (let more = 0; more < MOST_SUBJECTS && wordAt(tokens, at) === "e"; more += 1) {
    const led = /^[oa]s?$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
    const food = foodAt(tokens, led, false);
    if (!food) return null;
    at = food.next;
  }
  while (/^d[aeo]s?$/.test(wordAt(tokens, at)) && tokens[at + 1]?.kind === "word") at += 2;
  const verb = tokens[at];
  if (verb?.kind !== "word" || NO_VERB.test(verb.word) || isFood(tokens, at) || isCounted(tokens, at))
    return null;
  if (verb.word === "eu") return hadBehind(tokens, at + 1) ? null : clauseEnd(tokens, at + 2);
  if (I_ATE.includes(verb.word) || isCounted(tokens, at + 1)) return null;
  return clauseEnd(tokens, at + 1);
}

const MOST_SUBJECTS = 2;
const NO_VERB = /^(?:e|com|sem|n[ao]s?|em|foi|foram|era|eram|para|ou|mais|tambem|hoje|ontem|por|pel[oa]|so)$/;

function hadBehind(tokens: readonly Token[], from: number): boolean {
  const at = /^(?:so|ja|nao|nem)$/.test(wordAt(tokens, from)) ? from + 1 : from;
  return I_ATE.includes(wordAt(tokens, at));
}

/** Whether a meal that is named in a reason is told: "o almoço foi arroz e bife". */
function tellsFoods(tokens: readonly Token[], from: number): boolean {
  const end = clauseEnd(tokens, from);
  return isFood(tokens, end) || isCounted(tokens, end);
}

/** Where a clause ends: at a mark, at what goes on with the telling, or where food is named that is said of nothing before it. */
function clauseEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + LONGEST && !isStop(tokens, at)) {
    const time = timeEnd(tokens, at);
    if (time !== null) {
      at = Math.max(at + 1, time);
      continue;
    }
    if (I_ATE.includes(wordAt(tokens, at)) || isCounted(tokens, at)) break;
    const food = foodAt(tokens, at, false);
    if (food && !OF_BEFORE.test(wordAt(tokens, at - 1))) break;
    at = food?.next ?? at + 1;
  }
  return at;
}

const OF_BEFORE =
  /^(?:[oa]s?|com|sem|d[aeo]s?|que|n[ao]s?|em|por|pel[oa]|ao|nem|ou|mais|me|muito|muita|demais)$/;

/** The same, whatever it names: "porque ontem jantei pizza". */
function sentenceEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + LONGEST && !isStop(tokens, at) && !isNow(tokens, at)) at += 1;
  return at;
}

/** Tokens of a reason; what is longer goes on with something else. */
const LONGEST = 14;

function isStop(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.kind === "break" || token.kind === "emoji") return true;
  return token.kind === "mark" || /^(?:e|mas|ai|entao|depois|dai)$/.test(token.word);
}

function isNow(tokens: readonly Token[], at: number): boolean {
  return /^(?:hoje|agora)$/.test(wordAt(tokens, at));
}

function isFood(tokens: readonly Token[], at: number): boolean {
  return foodAt(tokens, at, false) !== null;
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  const isOne = /^uma?$/.test(wordAt(tokens, at)) && isFood(tokens, at + 1);
  return (
    isOne || readAmounts(tokens, at).some((one) => one.counted && (!one.article || one.measure !== null))
  );
}

function isTime(tokens: readonly Token[], at: number): boolean {
  return timeEnd(tokens, at) !== null;
}

function timeEnd(tokens: readonly Token[], at: number): number | null {
  return (readMeal(tokens, at) ?? readHour(tokens, at) ?? periodAt(tokens, at))?.next ?? null;
}
