import { coverageOf } from "@/lib/portuguese/meaning/coverage";
import { type LogReading, readLog } from "@/lib/portuguese/meaning/log-reading";
import {
  tellsEntries,
  type Understanding,
  type UnderstandingContext,
} from "@/lib/portuguese/meaning/understanding";
import { haveMoreAllergens } from "@/lib/portuguese/readings/allergens-lost";
import { soundsHad } from "@/lib/portuguese/telling/had";
import { type Moment, momentOf } from "@/lib/portuguese/terms/moment";
import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";

/** Between two sentences, or at a comma. */
const BETWEEN = /(?<=[.!?;\n…])\s+(?=\p{L})|(?<=[\p{L}\d)]),\s+(?=\p{L})/gu;
/** What begins so goes on with what was told, or puts it right. */
const GOES_ON =
  /^(?:(?:e|mais|com|sem|foi|foram|era|eram|n|n[aã]o|nem|na verdade|quer dizer|ali[aá]s|esqueci|faltou|teve|tinha|tamb[eé]m|tb|junto|depois|antes|de|ou|s[oó]|ess[ea]s?|est[ea]s?|aquel[ea]s?|d?es[ts]a vez|tanto|mas (?:s[oó]|com|sem|n[aã]o|foi|era)|que (?:era|eram|foi|foram|tinha|veio|vinha|leva))(?!\p{L})|(?:pode(?:m|r)? )?(?:tir|troc|troq|p[oõ]e|bot|coloc|cont[ae]|dobr|apag|remov|corrig|mud|temper|leva|(?:(?!(?:é|eh|foi) )[\p{L}-]+ ){1,3}(?:q|que)(?!\p{L})))/iu;
/** What was left, shared, of another kind or as much as one liked is said of what was told; what is for later is for its own rules. */
const SAID_OF_IT =
  /(?<!\p{L})(?:deix\p{L}+|sobr\p{L}+|ficou|ficaram|metade|resto|divid\p{L}+|rach\p{L}+|repet\p{L}+|tem|tinha|leva\p{L}*|feit[oa]s?|recheio|cobertura|(?:foi|foram) (?:s[oó]|tod[oa]s?|tudo)|n[aã]o (?:comi|bebi|tomei|quis|peguei|toquei|aguentei)|sem|era|eram|tirei|troquei|caiu|derram\p{L}+|no lugar|em vez|igual|[aà] vontade|amanh[aã]|mais tarde)(?!\p{L})/iu;
/** "farofa não, farinha de mandioca pura": what it was instead. */
const WAS_NOT = /(?<!\p{L})(?:n[aã]o|nada)[,.!]?\s*$/iu;
const SAYS_OF = /(?<!\p{L})(?:é|eh|s[ãa]o|foi|t[áa]|est[áa]|fica)(?!\p{L})/iu;
/** Fewer words are a list or a kind. */
const FEWEST_WORDS = 3;
/** Longer messages are rare, and each clause is read once more. */
const LONGEST = 180;
/** What sounds less as if it had been had is a remark; of what was named before, already this. */
const REMARK = { another: -0.3, again: 1.2 };

/**
 * What a message tells, without the clauses behind what was told that name food for another reason: "comi um bolo. bolo é vida", "tomei
 * água, o calor tá de fritar ovo". Such a clause has no amount, meal or verb of eating, does not sound as if it had been had, and
 * only adds to what is told without it. What puts a meal right keeps all it says, and so does what names an allergen more: whoever
 * must not eat it would not be warned ("o molho é de camarão").
 */
export function besideRemarks<R extends { understood: Understanding }>(
  text: string,
  context: UnderstandingContext,
  read: (text: string, context: UnderstandingContext) => R,
): R {
  const whole = read(text, context);
  const told = withoutRemarks(text, momentOf(context.now, context.timeZone));
  const { question, corrections } = whole.understood;
  if (told === null || question || corrections.length > 0) return whole;
  const rest = read(told, context);
  return tellsLess(rest.understood, whole.understood) ? rest : whole;
}

function withoutRemarks(text: string, moment: Moment): string | null {
  if (text.length > LONGEST) return null;
  const cuts = [...text.matchAll(BETWEEN)].map(({ index, 0: gap }) => index + gap.length);
  if (cuts.length === 0) return null;
  const clauses = [0, ...cuts].map((from, i) => text.slice(from, cuts[i]));
  const kept = clauses.filter((clause, i) => {
    if (i === 0 || !mayRemark(clause)) return true;
    const before = clauses.slice(0, i).join("");
    return WAS_NOT.test(before) || !isRemark(clause, before, moment);
  });
  return kept.length === clauses.length ? null : kept.join("").replace(/[,\s]+$/, "");
}

function mayRemark(clause: string): boolean {
  const isLong = clause.trim().split(/\s+/).length >= FEWEST_WORDS;
  return isLong && !/\d/.test(clause) && !GOES_ON.test(clause) && !SAID_OF_IT.test(clause);
}

function isRemark(clause: string, before: string, moment: Moment): boolean {
  const { phrase, log } = readingOf(clause, moment);
  const { left } = coverageOf(phrase.tokens, log.elements, log.apart);
  if (log.ate || log.water.length + log.weight.length > 0) return false;
  const named = foodsIn(log);
  if (named.size === 0 || log.elements.some(({ type }) => /^(?:amount|meal|verb|day|hour)$/.test(type)))
    return false;
  const told = foodsIn(readingOf(before, moment).log);
  if (told.size === 0) return false;
  const isAgain = [...named].every((id) => told.has(id));
  if (!isAgain && left.length === 0 && !SAYS_OF.test(clause)) return false;
  return soundsHad(phrase, log, true) < (isAgain ? REMARK.again : REMARK.another);
}

function readingOf(text: string, moment: Moment) {
  const phrase = phraseOf(text);
  return { phrase, log: readLog(phrase.tokens, phrase.text, moment) };
}

function foodsIn({ meals, water, weight }: LogReading): Set<string> {
  return new Set([...eatenIn({ meals }), ...water.map(() => "water"), ...weight.map(() => "weight")]);
}

/** Whether one tells what the other does but for some food that nobody need be warned of. */
function tellsLess(less: Understanding, more: Understanding): boolean {
  if (less.corrections.length > 0 || !tellsEntries(less)) return false;
  if (haveMoreAllergens(eatenIn(more), eatenIn(less))) return false;
  const left = partsOf(more);
  return partsOf(less).every((part) => {
    const at = left.indexOf(part);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function eatenIn({ meals }: Pick<Understanding, "meals">): string[] {
  return meals.flatMap(({ items }) => items.map(({ foodId }) => foodId));
}

function partsOf({ meals, water, weight }: Understanding): string[] {
  return [
    ...meals.flatMap(({ day, kind, items }) =>
      items.map(({ foodId, grams }) => `${day} ${kind} ${foodId} ${Math.round(grams)}`),
    ),
    ...water.map(({ day, ml }) => `${day} ${ml} ml`),
    ...weight.map(({ day, kg }) => `${day} ${kg} kg`),
  ];
}
