import { isUnit } from "@/lib/nutrition/foods/measures";
import { clausesOf, phraseOfClause, withCopula } from "@/lib/portuguese/corrections/reading/clauses";
import {
  withoutBrackets,
  withoutLead,
  withoutTail,
} from "@/lib/portuguese/corrections/reading/correction-edges";
import { foodWords, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { itemMeant, loggedItems, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { takeBackAt } from "@/lib/portuguese/corrections/reading/take-back";
import { readAddition, readDenied, readRemoval } from "@/lib/portuguese/corrections/rules/add-remove";
import { readBeside } from "@/lib/portuguese/corrections/rules/beside";
import { amountFor, change } from "@/lib/portuguese/corrections/rules/correction-change";
import { readDeniedNoun } from "@/lib/portuguese/corrections/rules/denied-noun";
import { partInstead } from "@/lib/portuguese/corrections/rules/dish-parts";
import {
  readDouble,
  readRemainder,
  readSecondHelping,
  readWhole,
} from "@/lib/portuguese/corrections/rules/helpings";
import { readKindsOfSeveral } from "@/lib/portuguese/corrections/rules/kinds-of-several";
import {
  readLeftover,
  readNamedLeftover,
  readOthersOnes,
} from "@/lib/portuguese/corrections/rules/leftovers";
import { readKindNamed, readMakings, readSeasoned } from "@/lib/portuguese/corrections/rules/makings";
import { readAfterthought, readFrameParts, readMore } from "@/lib/portuguese/corrections/rules/more-or-less";
import { readMove, readNamedMove } from "@/lib/portuguese/corrections/rules/moves";
import {
  readAmount,
  readLastWater,
  readNamedAmount,
  readNamedWater,
  readNotWater,
  readPlain,
} from "@/lib/portuguese/corrections/rules/plain-corrections";
import { readRetold, readRetoldNoun } from "@/lib/portuguese/corrections/rules/retold";
import { readInverted, readKind, readShare, readSubject } from "@/lib/portuguese/corrections/rules/subjects";
import { readSwap } from "@/lib/portuguese/corrections/rules/swaps";
import {
  readAmountWith,
  readEachWeight,
  readToldCount,
  readVessel,
  readWayDenied,
} from "@/lib/portuguese/corrections/rules/told-amounts";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { Moment } from "@/lib/portuguese/grammar/moment";
import { readWeights } from "@/lib/portuguese/grammar/weights";
import type { ConversationState, LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { readLog } from "@/lib/portuguese/meaning/log-reading";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE_PATTERN } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** Longer messages tell; they correct nothing. */
export const LONGEST = 18;
const WRONG =
  /^ (?:(?:isso |tudo |voce |mas |ai |acho que )*(?:esta |eh |ficou |anotou |registrou |entendeu )*(?:tudo |muito )?(?:errado|errada|errou|incorreto|trocado)(?: (?:isso|isso ai|ai|tudo|o registro|esse registro|a quantidade|as quantidades|o alimento))?|corrigir|corrige|correcao|corrija|quero corrigir|preciso corrigir|editar|alterar|mudar|nao (?:foi|era|eh|esta|comi|tomei|bebi) (?:bem |nada )?(?:isso|assim|certo|correto|disso)(?: (?:nao|ai|que (?:eu )?(?:comi|disse|falei|mandei|escrevi|quis dizer)))?|errei|me enganei|nao|nao esta certo|tem (?:um )?erro|esta errado o registro) $/;
/** "não almocei hoje" denies a meal that nobody logged. */
const NOT_EATEN = new RegExp(` nao (?:${I_ATE_PATTERN}) `);
/** Whether what is to be changed was found among the entries. */
export function isFound(correction: Correction): boolean {
  if (correction.kind === "remove") return correction.foods.length > 0;
  if (correction.kind === "replace") return correction.from !== null || correction.fromSaid === null;
  return correction.kind !== "unclear";
}

type Rule = (reader: Reader) => Correction[] | null;
/** First to last; those that name what they change serve for earlier entries, too. */
export const RULES: readonly Rule[] = [
  readNamedMove,
  readSwap,
  readLastWater,
  readNotWater,
  readEachWeight,
  readOthersOnes,
  readMakings,
  readSeasoned,
  readBeside,
  readKindsOfSeveral,
  readWhole,
  readKindNamed,
  readWayDenied,
  readDeniedNoun,
  readInverted,
  readVessel,
  readAmountWith,
  readDenied,
  readContrast,
  readToldCount,
  readRemoval,
  readMove,
  readRemainder,
  readDouble,
  readSecondHelping,
  readMore,
  readFrameParts,
  readAddition,
  readRetoldNoun,
  readAfterthought,
  readLeftover,
  readShare,
  readKind,
  readNamedWater,
  readSubject,
  readAmount,
  readPlain,
  readRetold,
];
export const NAMING: readonly Rule[] = [
  readBeside,
  readNamedLeftover,
  readNamedMove,
  readSwap,
  readDeniedNoun,
  readContrast,
  readToldCount,
  readRemoval,
  readSubject,
  readNamedAmount,
  readNamedWater,
];

/** What a message changes in these entries, by the first of the rules that has something to say. */
export function correctionsOf(
  said: Phrase,
  last: readonly LoggedEntry[],
  moment: Moment,
  rules: readonly Rule[],
  remembered: Remembered = {},
): Correction[] {
  const whole = withoutReasons(said);
  const tokens = withoutTail(
    withoutBrackets(withoutLead(whole.core.filter(({ kind }) => kind !== "emoji" && kind !== "break"))),
  );
  const phrase = tokens.length < whole.core.length ? phraseOfClause(whole, tokens) : whole;
  const { line } = phrase;
  // "corrige o peso, 54,6", after a meal: a weight of its own.
  if (
    / (?:peso|pesei|balanca|pesando) /.test(line) &&
    !last.some(({ type }) => type === "weight") &&
    readWeights(tokens).length > 0
  )
    return [];
  const reader = { ...readerOf(phrase, last, moment, remembered), tokens };
  const several = readSeveral(reader, rules);
  if (several) return several;
  if (phrase.words <= LONGEST && takeBackAt(tokens) >= 0) return readRemoval(reader) ?? [];
  if (phrase.words > LONGEST || (phrase.asks && !/ (?:pode|poderia|consegue) /.test(line))) return [];
  if (NOT_EATEN.test(line) && last.length === 0) return [];
  if (WRONG.test(line) && (last.length > 0 || line !== " nao ")) return [{ kind: "unclear" }];
  for (const rule of rules) {
    const found = rule(reader);
    if (found) return found;
  }
  return [];
}

/** "melhor tirar tudo, isso é o almoço do meu irmão que mandei errado": a long take-back without why. */
function withoutReasons(said: Phrase): Phrase {
  const verb = said.words > LONGEST ? takeBackAt(said.core) : -1;
  const mark = said.core.findIndex(({ kind }, at) => at > verb && kind === "mark");
  const isAll = /^(?:tudo|isso)$/.test(wordAt(said.core, verb + 1));
  return verb >= 0 && isAll && mark === verb + 2 ? phraseOfClause(said, said.core.slice(0, mark)) : said;
}

/** A message beside these entries. */
export function readerOf(
  phrase: Phrase,
  last: readonly LoggedEntry[],
  moment: Moment,
  { focus: focused, left = [], pieces = [] }: Remembered = {},
): Reader {
  const items = loggedItems(last);
  const focus = items.find(({ id }) => id === focused);
  return { phrase, tokens: phrase.core, last, items, focus, moment, left, pieces };
}

/** What was said of the entries before. */
type Remembered = Pick<ConversationState, "focus" | "left" | "pieces">;

/** "tira o frango e o arroz era integral": each for itself, where every one of them corrects something. */
function readSeveral(reader: Reader, rules: readonly Rule[]): Correction[] | null {
  const { phrase, tokens, items } = reader;
  if (phrase.words > LONGEST_OF_ALL || phrase.asks || items.length === 0) return null;
  const clauses = withCopula(clausesOf(tokens), (words) => loggedNoun(reader, words));
  if (clauses.length < 2) return null;
  const found = clauses.map((clause): Correction[] => {
    const own = { ...reader, tokens: clause, phrase: phraseOfClause(phrase, clause) };
    if (takeBackAt(clause) >= 0) return readRemoval(own) ?? [];
    for (const rule of rules) {
      const one = rule(own);
      if (one) return one;
    }
    return recordOf(own);
  });
  if (found.every((one) => one.every(({ kind }) => kind === "record"))) return null;
  if (!found.every((one) => one.length > 0 && one.every(isFound))) return null;
  const all = found.flat();
  // "hoje sem mel, apaga isso": what was just named, not all of it.
  return all.some(({ kind }) => kind === "remove") ? all.filter(({ kind }) => kind !== "remove_last") : all;
}

/** What a clause tells of eating, beside those that correct. */
function recordOf({ tokens, phrase, moment }: Reader): Correction[] {
  const { meals, water, ate } = readLog(tokens, phrase.text, moment);
  const isTold = ate || (water.length > 0 && tellsOfEating(tokens));
  return isTold && meals.length + water.length > 0 ? [{ kind: "record", meals, water }] : [];
}

const LONGEST_OF_ALL = 30;

/** Words of the logged food that they begin with; 0 when they do not. */
function loggedNoun(reader: Reader, words: readonly Token[]): number {
  const at = words.findIndex(({ word }) => !/^(?:o|a|os|as|meu|minha)$/.test(word));
  const match = foodAt(words, at, false);
  if (!match) return 0;
  const noun = words.slice(0, at + 1);
  return itemMeant(match.food, foodWords(noun), reader.items, false) ? at + 1 : 0;
}

/** "foram 4, não 2", "não era pudim, era mousse", "frango em vez de bife". */
function readContrast(reader: Reader): Correction[] | null {
  const { tokens, last, phrase } = reader;
  const instead = / (?:em vez d[eoa]|ao inves d[eoa]|no lugar d[eoa]) /.exec(phrase.line);
  if (instead) {
    const at = tokens.findIndex(
      ({ word }, i) => /^(?:vez|inves|lugar)$/.test(word) && /^(?:em|ao|no)$/.test(wordAt(tokens, i - 1)),
    );
    return change(reader, readPart(reader, tokens.slice(0, at - 1)), readPart(reader, tokens.slice(at + 2)));
  }
  const not = tokens.findIndex(({ word }) => word === "nao");
  if (not < 0 || last.length === 0) return null;
  if (not <= 2 && COPULA.test(wordAt(tokens, not + 1))) {
    const turn = tokens.findIndex(
      ({ word }, i) => i > not + 2 && (COPULA.test(word) || word === "sim" || word === "mas"),
    );
    if (turn < 0) return null;
    const to = readPart(reader, tokens.slice(turn + 1));
    // "não foi almoço, foi jantar"
    if (to.items.length + to.amounts.length === 0) {
      const moved = [to.meal, to.day, to.hour].filter((one) => one !== null);
      if (moved.length > 0) return moved;
    }
    const from = readPart(reader, tokens.slice(not + 2, turn));
    return partInstead(reader, to, from, phrase.text) ?? change(reader, to, from);
  }
  if (not === 0 || not === tokens.length - 1) return null;
  const before = readPart(reader, tokens.slice(0, not));
  const after = readPart(reader, tokens.slice(not + 1));
  // "e 2 ovos, não um"
  const denied = readQuantity(tokens, not + 1);
  const [only, ...others] = before.items;
  if (denied && denied.next >= tokens.length && only?.amount?.counted && others.length === 0) {
    const meant = itemMeant(only.match.food, [], reader.items, false) ?? sameNoun(only, reader.items);
    if (meant)
      return [{ kind: "amount", food: meant.foodId, from: null, to: amountFor(only.amount, only.said) }];
  }
  const said =
    before.items.length + before.amounts.length > 0 && after.items.length + after.amounts.length > 0;
  // "2 conchas, não, 3" takes back what went before; "3 conchas, não 2" denies what follows.
  const [to, from] = wordAt(tokens, not + 1) === "," ? [after, before] : [before, after];
  // "com leite, não com água, 250 ml": so much of what it was.
  const much = to.items[0]?.amount === null ? (from.amounts[0] ?? from.items[0]?.amount) : null;
  if (to.items[0] && much && isUnit(much.measure)) to.items[0].amount = much;
  const parts = said ? partInstead(reader, to, from, phrase.text) : null;
  return parts ?? (said ? change(reader, to, from) : null);
}
