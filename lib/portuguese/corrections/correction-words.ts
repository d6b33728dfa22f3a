import { HOUR_MS } from "@/lib/durations";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { changedBy } from "@/lib/portuguese/corrections/changes/change-set";
import { clausesOf, phraseOfClause, withCopula } from "@/lib/portuguese/corrections/reading/clauses";
import {
  tellsAhead,
  withoutBrackets,
  withoutDay,
  withoutLead,
  withoutTail,
} from "@/lib/portuguese/corrections/reading/correction-edges";
import { foodWords, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { itemMeant, loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import { takeBackAt } from "@/lib/portuguese/corrections/reading/take-back";
import type { Rule } from "@/lib/portuguese/corrections/rule-order";
import { readRemoval } from "@/lib/portuguese/corrections/rules/add-remove";
import { readDividedAll, readHalved } from "@/lib/portuguese/corrections/rules/amounts/all-of-it";
import { shareEaten } from "@/lib/portuguese/corrections/rules/amounts/said-shares";
import { readSetAmount } from "@/lib/portuguese/corrections/rules/amounts/set-amounts";
import { readWaterAmong } from "@/lib/portuguese/corrections/rules/kinds/kinds-of-several";
import { readMoveBeside, readMovedTogether } from "@/lib/portuguese/corrections/rules/moves";
import { described, shareOf } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { readPartsTold } from "@/lib/portuguese/corrections/rules/parts/parts-told";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import { readWeights } from "@/lib/portuguese/grammar/weights";
import type { ConversationState, LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { readLog } from "@/lib/portuguese/meaning/log-reading";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
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
/** "não comi nada disso", "isso não fui eu, apaga" */
const NOTHING_OF_IT =
  /^ (?:na verdade |mentira |eu |mas |esquece |esqueca |apaga |cancela |deleta )*nao (?:comi|tomei|bebi|foi|teve) nada (?:disso|disto|dai|desse almoco|dessa janta)(?: (?:nao|ai))? $|^ (?:esquece|esqueca|apaga|cancela|deleta|ignora|desconsidera) (?:isso )?(?:que )?(?:eu )?nao (?:comi|tomei|bebi) isso $|^ (?:isso|esse|essa|isso ai) nao (?:fui eu|foi eu|eh meu|eh minha|era meu|era para mim|foi comigo)(?: (?:pode )?(?:apaga|apagar|tira|tirar|exclui|desconsidera|cancela))? $/;
/** Whether what is to be changed was found among the entries. */
export function isFound(correction: Correction): boolean {
  if (correction.kind === "remove") return correction.foods.length > 0;
  if (correction.kind === "replace") return correction.from !== null || correction.fromSaid === null;
  return correction.kind !== "unclear";
}

/** What a message changes in these entries, by the first of the rules that has something to say. */
export function correctionsOf(
  said: Phrase,
  last: readonly LoggedEntry[],
  moment: Moment,
  rules: readonly Rule[],
  remembered: Remembered = {},
): Correction[] {
  const whole = withoutReasons(said);
  const spoken = whole.core.filter(({ kind }) => kind !== "emoji" && kind !== "break");
  const tokens = withoutTail(withoutBrackets(withoutLead(withoutDay(spoken, last, moment.today))));
  const phrase = tokens.length < whole.core.length ? phraseOfClause(whole, tokens) : whole;
  const { line } = phrase;
  // "corrige o peso, 54,6", after a meal: a weight of its own.
  if (
    / (?:(?:to|tou|estou|esta) com \d+ (?:kg|quilos)|peso|pesei|balanca|pesando|subi|desci|baixei|amanheci|acordei) /.test(
      line,
    ) &&
    !last.some(({ type }) => type === "weight") &&
    readWeights(tokens).length > 0 &&
    !isOfFood(line, tokens, last)
  )
    return [];
  const reader = { ...readerOf(phrase, last, moment, remembered), tokens };
  const several =
    readMoveBeside(reader) ??
    readMovedTogether(reader) ??
    readPartsTold(reader) ??
    readDividedAll(reader) ??
    readWaterAmong(reader) ??
    readSeveral(reader, rules);
  if (several) return several;
  if (NOTHING_OF_IT.test(line) && last.length > 0) return [{ kind: "remove_last" }];
  if (phrase.words <= LONGEST && takeBackAt(tokens) >= 0)
    return readHalved(reader) ?? readSetAmount(reader) ?? readRemoval(reader) ?? [];
  if (phrase.words > LONGEST || (phrase.asks && !/ (?:pode|poderia|consegue) /.test(line))) return [];
  if (tellsAhead(line)) return [];
  if (NOT_EATEN.test(line) && last.length === 0) return [];
  if (WRONG.test(line) && (last.length > 0 || line !== " nao ")) return [{ kind: "unclear" }];
  for (const rule of rules) {
    const found = rule(reader);
    if (found) return isOfNow(reader, said, found) || isOfOtherDay(reader, found) ? [] : found;
  }
  return [];
}

/** "a vagem na balança deu 80", "pesei ela sem casca, 110": what is weighed is on the plate. */
function isOfFood(line: string, tokens: readonly Token[], last: readonly LoggedEntry[]): boolean {
  if (/ pesei el[ea]s? /.test(line)) return true;
  const noun = tokens.find(({ kind, word }) => kind === "word" && !/^(?:o|a|os|as|e|mas)$/.test(word));
  const match = noun && foodAt([noun], 0, false);
  return Boolean(match && itemMeant(match.food, [], loggedItems(last), false));
}

/** "sem o pão hoje", after yesterday's dinner: nothing that is taken out of it. */
function isOfOtherDay({ phrase, last, moment }: Reader, found: readonly Correction[]): boolean {
  if (!/ hoje $/.test(phrase.line) || !found.every(({ kind }) => kind === "remove")) return false;
  return last.every(({ day }) => day < moment.today);
}

/** "e agora 2 bolachas", hours after the dinner: nothing that comes to it. */
function isOfNow({ last, moment }: Reader, phrase: Phrase, found: readonly Correction[]): boolean {
  if (
    !/^ (?:e )?agora | agora $| de sobremesa agora /.test(phrase.line) ||
    !found.every(({ kind }) => kind === "add")
  )
    return false;
  return last.every((one) => one.type === "meal" && moment.now.getTime() - Date.parse(one.eatenAt) > HOUR_MS);
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
  let after = reader;
  const found = clauses.map((clause): Correction[] => {
    const own = { ...after, tokens: clause, phrase: phraseOfClause(phrase, clause) };
    if (takeBackAt(clause) >= 0) return readHalved(own) ?? readRemoval(own) ?? [];
    const much = shareOfSpoken(own, after !== reader) ?? amountOfSpoken(own, after !== reader);
    const one = much ?? firstOf(rules, own) ?? recordOf(own);
    after = afterChange(after, one);
    return one;
  });
  if (found.every((one) => one.every(({ kind }) => kind === "record"))) return null;
  if (!found.every((one) => one.length > 0 && one.every(isFound))) return null;
  const all = withoutSaidTwice(ofWhole(found, clauses)).flat();
  // "hoje sem mel, apaga isso": what was just named, not all of it.
  return all.some(({ kind }) => kind === "remove") ? all.filter(({ kind }) => kind !== "remove_last") : all;
}

function firstOf(rules: readonly Rule[], reader: Reader): Correction[] | null {
  for (const rule of rules) {
    const found = rule(reader);
    if (found) return found;
  }
  return null;
}

/** "o arroz era integral e comi só 2 colheres", "a lata era de 500 ml, tomei metade": what is said next is said of it as it is now. */
function afterChange(reader: Reader, [change, ...others]: readonly Correction[]): Reader {
  const from = change?.kind === "replace" ? change.from : change?.kind === "amount" ? change.food : null;
  const item = reader.items.find(({ foodId }) => foodId === from);
  if (!change || !item || others.length > 0) return reader;
  const focus = changedBy(item, [change]);
  return { ...reader, focus, items: reader.items.map((one) => (one === item ? focus : one)) };
}

/** "…, tomei meio litro", "… e peguei bem pouquinho": so much of what was just spoken of; null where anything else is named. */
function amountOfSpoken(reader: Reader, isSpoken: boolean): Correction[] | null {
  const { tokens, focus } = reader;
  const verb = tokens.findIndex(({ word }) => !/^(?:eu|so)$/.test(word));
  if (!focus || !isSpoken || !TOOK.test(wordAt(tokens, verb))) return null;
  const rest = tokens.slice(verb + 1);
  const { items, amounts, meal, day, hour } = readPart(reader, rest);
  const says = items.length === 0 && amounts.length === 1 && !meal && !day && !hour;
  return says ? described(reader, focus, rest) : null;
}

/** "…, comi um terço", "… mas dei metade pra ela": of what was just spoken of, and of nothing beside it. */
function shareOfSpoken(reader: Reader, isSpoken: boolean): Correction[] | null {
  const { focus, tokens, phrase } = reader;
  if (!focus || !isSpoken || / (?:tudo|cada|d[oa]s (?:dois|duas)) /.test(phrase.line)) return null;
  const { items, amounts } = readPart(reader, tokens);
  const share = shareEaten(tokens);
  const isMore = items.length > 0 || amounts.some(({ counted, quantity }) => counted && quantity >= 1);
  return share === null || isMore ? null : [shareOf(reader, focus, share, tokens)];
}

const TOOK = /^(?:comi|tomei|bebi|peguei|usei|botei|coloquei|pus|foi|foram|deu|deram)$/;

/** "dividi a batata com ele, a porção dava 200 g": what all of it weighed, of which the share was said before. */
function ofWhole(
  found: readonly Correction[][],
  clauses: readonly (readonly Token[])[],
): readonly Correction[][] {
  return found.map((clause, at) => {
    const [[shared], [weighed, ...others]] = [found[at - 1] ?? [], clause];
    const isOfOne = shared?.kind === "amount" && weighed?.kind === "amount" && shared.food === weighed.food;
    if (!isOfOne || !shared.share || weighed.share || others.length > 0) return clause;
    const line = clauses[at]?.map(({ word }) => word).join(" ") ?? "";
    const { to } = weighed;
    return WHOLE.test(line) && isUnit(to.measure)
      ? [{ ...weighed, to: { ...to, quantity: to.quantity * shared.share }, share: shared.share }]
      : clause;
  });
}

const WHOLE =
  /^(?:ao todo|no total|tudo|inteir[oa]|(?:o|a) (?:porcao|pacote|lata|garrafa|caixa|pote|barra|prato|travessa|bandeja|marmita|saco|tigela|inteir[oa])) (?:todo |toda |inteir[oa] )?(?:\S+ ){0,3}\d/;

/** "a batata dividi com ela, comi só metade": the share of the one that was named, and of nothing else. */
function withoutSaidTwice(found: readonly Correction[][]): readonly Correction[][] {
  return found.filter((clause, at) => {
    const [one, ...others] = found[at - 1] ?? [];
    if (one?.kind !== "amount" || one.share === undefined || others.length > 0) return true;
    const isAll = clause.length > 1 && clause.every((of) => of.kind === "amount" && of.share === one.share);
    return !(isAll && clause.some((of) => of.kind === "amount" && of.food === one.food));
  });
}

/** What a clause tells of eating, beside those that correct. */
function recordOf({ tokens, phrase, moment }: Reader): Correction[] {
  const { meals, water, ate } = readLog(tokens, phrase.text, moment);
  const line = ` ${tokens.map(({ word }) => word).join(" ")} `;
  const isOwnMeal =
    (/^n[oa]$/.test(wordAt(tokens, 0)) && readMeal(tokens, 1) !== null) ||
    / hoje (?:cedo|de manha|a tarde|de tarde|a noite|de noite|so) /.test(line);
  const isTold = ate || isOwnMeal || (water.length > 0 && tellsOfEating(tokens));
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
