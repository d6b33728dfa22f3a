import { readAddition, readRemoval } from "@/lib/portuguese/corrections/add-remove";
import { clausesOf, phraseOfClause, withCopula } from "@/lib/portuguese/corrections/clauses";
import { amountFor, change } from "@/lib/portuguese/corrections/correction-change";
import { withoutLead, withoutTail } from "@/lib/portuguese/corrections/correction-edges";
import { foodWords, type Reader, readPart } from "@/lib/portuguese/corrections/correction-part";
import { COPULA, SWAP } from "@/lib/portuguese/corrections/cues";
import { itemMeant, loggedItems, sameNoun } from "@/lib/portuguese/corrections/food-reference";
import { readRemainder, readSecondHelping } from "@/lib/portuguese/corrections/helpings";
import { readLeftover, readOthersOnes } from "@/lib/portuguese/corrections/leftovers";
import { readKindNamed, readMakings } from "@/lib/portuguese/corrections/makings";
import { readAfterthought, readFrameParts, readMore } from "@/lib/portuguese/corrections/more-or-less";
import { readMove, readNamedMove } from "@/lib/portuguese/corrections/moves";
import {
  readAmount,
  readNamedAmount,
  readNamedWater,
  readNotWater,
  readPlain,
} from "@/lib/portuguese/corrections/plain-corrections";
import { readRetold, readRetoldNoun } from "@/lib/portuguese/corrections/retold";
import { readKind, readShare, readSubject } from "@/lib/portuguese/corrections/subjects";
import { takeBackAt } from "@/lib/portuguese/corrections/take-back";
import { readEachWeight, readToldCount, readWayDenied } from "@/lib/portuguese/corrections/told-amounts";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { Moment } from "@/lib/portuguese/grammar/moment";
import { readWeights } from "@/lib/portuguese/grammar/weights";
import type { Left, LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { readLog } from "@/lib/portuguese/meaning/log-reading";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE_PATTERN } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const LONGEST = 18;
const WRONG =
  /^ (?:(?:isso |tudo |voce |mas |ai |acho que )*(?:esta |eh |ficou |anotou |registrou |entendeu )*(?:tudo |muito )?(?:errado|errada|errou|incorreto|trocado)(?: (?:isso|isso ai|ai|tudo|o registro|esse registro|a quantidade|as quantidades|o alimento))?|corrigir|corrige|correcao|corrija|quero corrigir|preciso corrigir|editar|alterar|mudar|nao (?:foi|era|eh|esta|comi|tomei|bebi) (?:bem |nada )?(?:isso|assim|certo|correto|disso)(?: (?:nao|ai|que (?:eu )?(?:comi|disse|falei|mandei|escrevi|quis dizer)))?|errei|me enganei|nao|nao esta certo|tem (?:um )?erro|esta errado o registro) $/;
/** "não almocei hoje" denies a meal that nobody logged. */
const NOT_EATEN = new RegExp(` nao (?:${I_ATE_PATTERN}) `);
/**
 * What a message changes in what was logged just before, else, where it names it, in what was logged earlier; empty when
 * it corrects nothing. A take-back is one whether or not what it names is found: it is never food to be logged.
 * @param earlier entries of today and yesterday, newest first
 */
export function readCorrections(
  phrase: Phrase,
  last: readonly LoggedEntry[],
  moment: Moment,
  earlier: readonly LoggedEntry[] = [],
  focus?: string,
  left: readonly Left[] = [],
): Correction[] {
  const near = correctionsOf(phrase, last, moment, RULES, focus, left);
  if (earlier.length === 0 || (near.length > 0 && near.every(isFound))) return near;
  const found = correctionsOf(phrase, earlier, moment, NAMING);
  const far = found.filter(namesItsTarget);
  if (far.length > 0 && far.every(isFound)) return far;
  return near.length === 0 && found.some(({ kind }) => kind === "unclear") ? found : near;
}

/** Whether what is to be changed was found among the entries. */
export function isFound(correction: Correction): boolean {
  if (correction.kind === "remove") return correction.foods.length > 0;
  if (correction.kind === "replace") return correction.from !== null || correction.fromSaid === null;
  return correction.kind !== "unclear";
}

/** Of entries that nobody was just speaking of, only what is named is changed. */
function namesItsTarget(correction: Correction): boolean {
  switch (correction.kind) {
    case "remove":
    case "remove_meal":
    case "remove_water":
    case "move_meal":
    case "move_item":
    case "open":
      return true;
    case "water":
      return correction.from !== undefined;
    case "amount":
    case "more":
      return correction.food !== null;
    case "replace":
      return correction.from !== null;
    default:
      return false;
  }
}

/** Whether a message may be about something logged earlier: it takes back, swaps, or says how something was. */
export function mayCorrectEarlier({ core, words }: Phrase): boolean {
  if (words > LONGEST) return false;
  const said = core.filter(({ kind }) => kind === "word");
  if (takeBackAt(core) >= 0 || said.slice(0, 4).some(({ word }) => SWAP.test(word))) return true;
  // "…, mas salgado comi 2"
  if (core.some(({ word }, at) => at > 0 && at < 4 && TOLD.test(word) && core[at + 1]?.kind === "number"))
    return true;
  return said.slice(1, 7).some(({ word }) => COPULA.test(word)) && !tellsOfEating(core);
}

const TOLD = /^(?:foi|foram|comi|tomei)$/;

type Rule = (reader: Reader) => Correction[] | null;
/** First to last; those that name what they change serve for earlier entries, too. */
const RULES: readonly Rule[] = [
  readNamedMove,
  readSwap,
  readNotWater,
  readEachWeight,
  readOthersOnes,
  readMakings,
  readKindNamed,
  readWayDenied,
  readContrast,
  readToldCount,
  readRemoval,
  readMove,
  readRemainder,
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
const NAMING: readonly Rule[] = [
  readNamedMove,
  readSwap,
  readContrast,
  readToldCount,
  readRemoval,
  readSubject,
  readNamedAmount,
  readNamedWater,
];

function correctionsOf(
  whole: Phrase,
  last: readonly LoggedEntry[],
  moment: Moment,
  rules: readonly Rule[],
  focused?: string,
  left: readonly Left[] = [],
): Correction[] {
  const tokens = withoutTail(
    withoutLead(whole.core.filter(({ kind }) => kind !== "emoji" && kind !== "break")),
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
  const items = loggedItems(last);
  const focus = items.find(({ id }) => id === focused);
  const reader: Reader = { phrase, tokens, last, items, focus, moment, left };
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
  return found.every((one) => one.length > 0 && one.every(isFound)) ? found.flat() : null;
}

/** What a clause tells of eating, beside those that correct. */
function recordOf({ tokens, phrase, moment }: Reader): Correction[] {
  const { meals, water, ate } = readLog(tokens, phrase.text, moment);
  return ate && meals.length > 0 && water.length === 0 ? [{ kind: "record", meals }] : [];
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

/** "troca o bife por frango", "muda o arroz para integral". */
function readSwap(reader: Reader): Correction[] | null {
  const { tokens } = reader;
  const at = tokens.findIndex(({ word }) => SWAP.test(word));
  if (at < 0 || at > 3) return null;
  const by = tokens.findIndex(
    ({ word }, i) => i > at && (word === "por" || word === "pelo" || word === "pela" || word === "para"),
  );
  if (by < 0) return null;
  const from = readPart(reader, tokens.slice(at + 1, by));
  const to = readPart(reader, tokens.slice(by + 1));
  if (from.items.length === 0) return null;
  return change(reader, to, from) ?? [{ kind: "unclear" }];
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
    return change(reader, to, readPart(reader, tokens.slice(not + 2, turn)));
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
  return said ? change(reader, to, from) : null;
}
