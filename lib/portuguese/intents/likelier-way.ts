import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { plainId } from "@/lib/nutrition/foods/denials";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { addsAnother, isSaidHowMuch } from "@/lib/portuguese/corrections/added-now";
import { ofThisTalk, reachesBack } from "@/lib/portuguese/corrections/reach";
import { COPULA, LEAD } from "@/lib/portuguese/corrections/reading/cues";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import { isNeverDone } from "@/lib/portuguese/corrections/reading/never-done";
import { isPlainOrder, takeBackAt } from "@/lib/portuguese/corrections/reading/take-back";
import { DAY_OUT, isOfItsDay, isOfMealNamed, saysOfDay } from "@/lib/portuguese/corrections/said-of-meal";
import { isToldAnew } from "@/lib/portuguese/corrections/told-anew";
import { readDay } from "@/lib/portuguese/grammar/days";
import { opensByParts } from "@/lib/portuguese/intents/opened-by-parts";
import { unsure } from "@/lib/portuguese/intents/read-record";
import { type LoggedEntry, shareEaten } from "@/lib/portuguese/meaning/conversation";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import {
  type Correction,
  type SmallTalk,
  said,
  tellsEntries,
  type Understanding,
  type UnderstandingContext,
} from "@/lib/portuguese/meaning/understanding";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { losesAllergen } from "@/lib/portuguese/readings/allergens-lost";
import type { Ruled } from "@/lib/portuguese/readings/clues";
import { effectOf, type Put } from "@/lib/portuguese/readings/effect";
import { type Told, toldIn, type Way, waysOf } from "@/lib/portuguese/readings/ways";
import { likeliestWay } from "@/lib/portuguese/readings/weigh";
import { readHour } from "@/lib/portuguese/terms/hours";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { weighsAnother } from "@/lib/portuguese/terms/whose-kilos";
import { searchKey, stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { type Phrase, phraseOf } from "@/lib/portuguese/vocabulary/phrase";

type Reading = Ruled & { understood: Understanding; moment: Moment; phrase: Phrase; log: LogReading | null };
type Read = (text: string, context: UnderstandingContext) => Reading;

/** What a message means where another way to read it is likelier than the rules'; null where theirs holds. */
export function likelierThan(
  reading: Reading,
  text: string,
  context: UnderstandingContext,
  read: Read,
): Understanding | null {
  const { told, ways } = waysToRead(reading, text, context, read) ?? {};
  if (!told || !ways || ways.length < 2) return null;
  const { from, understood } = likeliestWay(told, ways, reading);
  return from.has("rules") ? null : understood;
}

function takesBackOfDay({ core, line }: Phrase): boolean {
  const isSaid = / nao (?:comi|tomei|bebi|teve) |^ [oa]s? \S+ de \S+ (?:era|eram|foi|foram) /.test(line);
  return (takeBackAt(core) >= 0 || isSaid) && / de (?:ontem|anteontem) /.test(line);
}

/** The ways in which a message may be meant, as the rules read it first; null where they have the last word. */
export function waysToRead(
  reading: Reading,
  text: string,
  all: UnderstandingContext,
  read: Read,
): { told: Told; ways: readonly Way[] } | null {
  const { understood, by, moment, evidence, log } = reading;
  const phrase = phraseOf(text);
  const correctable = { ...all.conversation, earlier: all.earlier };
  const isNew = by !== "question" && log !== null && isToldAnew(phrase, log);
  const isRead = tellsEntries(understood) || understood.corrections.length > 0;
  const isOfNow = isNew && isRead && !reachesBack(understood, correctable);
  const context = isOfNow ? withinThisTalk(all) : all;
  const { conversation, earlier = [] } = context;
  const isOpen = OPEN.has(by) || understood.command?.kind === "repeat";
  const isFollowUp = conversation.last.length > 0 && !conversation.rested;
  // "bebi 2 copos de água" says plainly what it tells.
  const isPlain = (evidence?.margin ?? 0) >= PLAIN_MARGIN && evidence?.coverage.share === 1;
  const isAside = isPlain && tellsEntries(understood) && understood.meals.length === 0;
  // "comi 1 banana e peso 27 kg": of a weight the rules ask whether it is right.
  const isWeighed = by === "record" && understood.weight.length > 0;
  const isMeal = isPlain && by === "record" && isHeadedByMeal(phrase, moment);
  const isAgain = isPlain && by === "record" && tellsTheSame(understood, conversation.last);
  // "melancia 180 g, abacaxi 90 g"
  const isRow = isPlain && by === "record" && isWeighedRow(understood);
  // "não, era bife mesmo"
  const isBack = understood.corrections.some(({ kind }) => kind === "restore") && / mesmo /.test(phrase.line);
  const isByParts = evidence?.coverage.share === 1 && opensByParts(understood, phrase);
  const isLong = phrase.words > (isFollowUp ? MOST_WORDS : MOST_WORDS_FIRST);
  const isOut = isPlainOrder(understood, phrase);
  const isRuled = isAside || isWeighed || isMeal || isAgain || isRow || isBack || isByParts || isOut;
  // "de sobremesa pudim... não, mousse": it says itself what was meant.
  const isRepaired = isRepairedBetween(reading);
  if (!isOpen || isRepaired || isRuled || isLong || isNeverDone(phrase)) return null;
  // "minha mãe se pesou, 70 kg": the figure alone would be one's own.
  if (DAY_OUT.test(phrase.line) || weighsAnother(phrase.tokens, phrase.tokens.length)) return null;
  // "ontem não teve feijão, era macarrão", "tira o arroz de ontem": of the meal of that day.
  const isOfDay = isOfItsDay(phrase) || takesBackOfDay(phrase);
  const entries = [...all.conversation.last, ...(all.earlier ?? [])];
  if (isOfDay && (understood.about || !isRead)) return null;
  if (understood.about && (saysOfDay(phrase, moment) || isOfMealNamed(understood.about, phrase, entries)))
    return null;
  if (isFollowUp && saysOnlyWhatItWas(understood, phrase)) return null;
  const { last, left } = conversation;
  // "jantei a outra metade", where nothing was halved: of what, the rules ask.
  if (OTHER_HALF.test(phrase.line) && loggedItems(last).every((item) => shareEaten(item, left) >= 1))
    return null;
  if (UNFINISHED.test(phrase.line) || (isFollowUp && TOLD_PLAINLY.test(phrase.line))) return null;
  if (isFollowUp && (ORDERED.test(phrase.line) || addsAnother(understood, phrase, conversation.last)))
    return null;
  // Of what is told first, or hours later, the rules know best what they find, and what is a question.
  const rules = effectOf(understood, conversation.last, earlier);
  if (!isFollowUp && (rules.key !== "" || by === "question")) return null;
  const told = toldIn(phrase, moment, conversation, earlier);
  // What answers nothing is said of what was told.
  const closed = { ...context, conversation: { ...conversation, open: null } };
  const anew = { ...closed, conversation: { ...closed.conversation, last: [], told: [] }, earlier: [] };
  const ways = waysOf(told, reading, leftAlone(understood, phrase), (part, isAnew) =>
    read(part, isAnew ? anew : closed),
  );
  const never = neverPut(understood, phrase);
  // "comi um bife", after minced meat and an apple: another thing eaten, and nothing of those.
  const isAnew = isPlain && by === "record" && tellsAnew(understood, phrase, conversation.last);
  const isBare = by === "record" && evidence?.coverage.share === 1 && !MENDS.test(phrase.line);
  const isOther =
    isBare && isOfNow && !OF_PARTS.test(phrase.line) && isOfOthers(understood, conversation.last);
  // "tomei sopa" at night, after a breakfast that was told late: no part of it.
  const isElsewhere = understood.meals.every(({ day, kind }) =>
    conversation.last.every((one) => one.type === "meal" && one.day === day && one.kind !== kind),
  );
  const mayBe = ({ from, effect, understood: { water } }: Way) =>
    from.has("rules") ||
    (!(never.has("amount") && water.length > 0) &&
      !effect.puts.some((put) => never.has(put.how) && !isLess(put)) &&
      !(isBare && effect.puts.some(isOfAnotherSort)) &&
      !(isAnew && (effect.fates.size > 0 || effect.puts.length === 0)) &&
      !(isAnew && isElsewhere && effect.puts.some(({ how }) => how === "added")) &&
      !(isOther && effect.key === "") &&
      !losesAllergen(effect, rules, [
        ...conversation.last,
        ...earlier.filter((one) => isTouched(one, effect)),
      ]));
  return { told, ways: ways.filter(mayBe) };
}

/** "uma coxinha", hours after another: of what was told since the talk came to rest. */
function withinThisTalk(context: UnderstandingContext): UnderstandingContext {
  const { earlier, ...conversation } = ofThisTalk({ ...context.conversation, earlier: context.earlier });
  return { ...context, earlier, conversation: { ...context.conversation, ...conversation } };
}

/** "frango grelhado", after an apple, "hot roll", after a temaki: in no place of it, where no word says so. */
function isOfAnotherSort({ how, foodId, was }: Put): boolean {
  if (how !== "instead" || !was) return false;
  const [food, before] = [foodId, was.foodId].map((id) => findFood(plainId(id)));
  if (!food || !before || food.category !== before.category) return true;
  // "azeite", after the oil that something was fried in.
  if (food.category === "fats") return false;
  const words = new Set(searchKey(before.name).split(" "));
  return !searchKey(food.name)
    .split(" ")
    .some((word) => word.length >= SHORTEST_NOUN && words.has(word));
}

const SHORTEST_NOUN = 3;

/** "coca, não, guaraná" */
function isRepairedBetween({ log, phrase: { tokens } }: Reading): boolean {
  const row = log?.elements.filter(({ type }) => type !== "separator") ?? [];
  const at = row.findIndex(({ type }) => type === "repair");
  const out = row[at - 1];
  const behind = tokens.slice(out?.next, (out?.next ?? 0) + 3).map(({ word }) => word);
  return out?.type === "food" && behind.join("") === ",nao,";
}

function isTouched(entry: LoggedEntry, { fates }: Way["effect"]): boolean {
  return loggedItems([entry]).some(({ id }) => fates.has(id));
}

/** "almocei 2 conchas de feijão", "ontem comi pizza", "às 16h um café": a meal by itself. */
function isHeadedByMeal({ core }: Phrase, { today }: Moment): boolean {
  return (readMeal(core, 0) ?? readDay(core, 0, today) ?? readHour(core, 0)) !== null;
}

/** "o pão era integral", of bread with egg, "não eram coxinhas, eram risoles": nothing but the names of what it was and what it is. */
function saysOnlyWhatItWas({ corrections }: Understanding, { core, line, asks }: Phrase): boolean {
  const [only, ...others] = corrections;
  if (others.length > 0 || asks || !IS_SO.test(line)) return false;
  if (only?.kind !== "open" && only?.kind !== "replace") return false;
  const to = only.kind === "open" ? only.to : [only.to];
  const from = only.kind === "replace" ? [only.fromSaid ?? ""] : [findFood(only.from)?.name ?? ""];
  const isDenied = wordAt(core, 0) === "nao";
  const called = to.flatMap(({ name, said }) => (isDenied ? [name, said] : [name]));
  const names = new Set(tokenise([...called, ...from].join(" ")).map(({ word }) => stem(word)));
  const words = core
    .slice(isDenied ? 1 : 0)
    .filter(({ kind, word }) => kind === "word" && !COPULA.test(word) && !isAround(word));
  return (
    words.length > 0 &&
    core.every(({ kind }) => kind === "word" || kind === "mark") &&
    words.every(({ word }) => names.has(stem(word)))
  );
}

const IS_SO = / (?:era|eram|foi|foram) /;
const isAround = (word: string) => /^(?:de|com|sem)$/.test(word) || (word !== "nao" && LEAD.has(word));

/** Several foods, each weighed. */
function isWeighedRow({ meals }: Understanding): boolean {
  const items = meals.flatMap((meal) => meal.items);
  return items.length > 1 && items.every(({ portion }) => !("said" in portion) && isUnit(portion.measure));
}

/** "comi uma maçã": what was eaten and how much, and no word that mends, of none of what the last message told. */
function tellsAnew(understood: Understanding, { line }: Phrase, last: readonly LoggedEntry[]): boolean {
  const isCounted =
    COUNTED_FIRST.test(line) && understood.meals.every(({ items }) => items.every(isSaidHowMuch));
  return (ATE_FIRST.test(line) || isCounted) && !MENDS.test(line) && isOfOthers(understood, last);
}

/** Foods, and none that the last message told. */
function isOfOthers({ meals }: Understanding, last: readonly LoggedEntry[]): boolean {
  const told = new Set(loggedItems(last).map(({ foodId }) => foodId));
  return meals.length > 0 && meals.every(({ items }) => items.every(({ foodId }) => !told.has(foodId)));
}

const ATE_FIRST =
  /^ (?:(?:eu|hoje|agora|agorinha|e|ai|ja|depois|tambem|acabei|so agora) )*(?:comi|tomei|bebi|lanchei|belisquei|devorei|almocei|jantei) (?!so |apenas |foi |foram |mais |menos |metade |meia |meio |tudo |nada |[oa]s? |isso |ess[ea]s? |del[ea]s? |d[oa]s? |um pouc)/;
/** "uma maçã", "2 colheres de arroz" */
const COUNTED_FIRST = /^ (?:e )?(?:\d+|uma?|dois|duas|tres|quatro) /;

/** What says that something told is not so. */
const MENDS =
  / (?:na verdade|na real|alias|digo|quer dizer|ou melhor|desculpa|errei|erro|errad[oa]|confundi|enganei|nao|nem|sem|so|apenas|somente|mesmo|foi|foram|era|eram|em vez|no lugar|inves|ao todo|no total|metade|resto|sobrou|deixei|outr[oa]s?|mais|menos|mentira|opa|ops|mas|que) /;

/** "usei leite desnatado no café", "de chá, a colher do mel" */
const OF_PARTS = / (?:usei|pus|botei|coloquei|n[ao]s?|d[ao]s?|[ao]s?) /;

/** "1 cerveja", "1 cerveja": the very same was had again. */
function tellsTheSame({ meals }: Understanding, last: readonly LoggedEntry[]): boolean {
  const told = loggedItems(last);
  const items = meals.flatMap((meal) => meal.items);
  const isKnown = (one: ParsedItem) =>
    told.some(({ foodId, grams }) => foodId === one.foodId && Math.abs(grams - one.grams) < 1);
  return items.length > 0 && items.every(isKnown);
}

/** "muda isso tudo pra ontem", "passa os dois pra ontem", "muda pra janta": an order and nothing else. */
const ORDERED =
  /^ (?:(?:opa|ops|ah|entao|ai|por favor|na verdade) )*(?:mud|pass|mov|jog|coloc|bot|transfer|poe)[aei]* (?:(?:isso|tudo|ess[ea]s?|ai|ambos|[oa]s|dois|duas|tres) )*(?:para|no|na|como) (?:[oa] )?(?:ontem|anteontem|hoje|almoco|jantar|janta|ceia|lanche|cafe)(?: d[aeo] \S+)?(?: de (?:ontem|hoje))? $/;
/** "o feijão já estava no prato", "inteiro não, dividi", "de frango uma e a outra de carne", "uma delas era quibe", "foi uma coxa e uma sobrecoxa", "troca o bife por frango, era 1 filé" */
const TOLD_PLAINLY =
  /^ (?:e )?hoje idem $| ja (?:estava|tava) (?:n[oa] (?:prato|conta)|incluid[oa]|contad[oa]) | inteir[oa] nao,? dividi | uma? e [ao] outr[oa] (?:foi )?de | (?:uma?|duas|dois|tres|\d) (?:del[ea]s|dess[ea]s|d[oa]s \S+s) (?:era|eram|foi|foram) | (?:tira|retira|retire|apaga|exclui|remove) (?:\S+ ){2,12}(?:o meu|a minha) (?:era|foi) | (?:foi|foram|comi) (?:n?[ao] )?(?:semana|mes) (?:passad|retrasad)[oa] | (?:uma?|[oa] (?:outr[oa]|segund[oa])) (?:copo |xicara |caneca |garrafa |lata )?(?:era|foi) agua $| [oa] (?:suco|cha|cafe|refri|refrigerante|coca|guarana|leite|chopp|cerveja) (?:era|foi) agua (?:de )?(?:\d+ (?:ml|l) )?$| foi uma? \S+ e uma? \S+ $| nao agua $| (?:ontem|anteontem) (?:\S+ ){0,4}hoje (?:foi|comi|almocei|jantei|tomei|teve) (?!so |apenas |[oa]s? )| (?:falt(?:ou|aram|ando)|esqueci) (?!(?:me )?de (?:dizer|contar|falar|avisar|anotar|registrar) (?:que )?(?:comi|tomei|bebi|almocei|jantei|lanchei) )(?:\S+ ){1,8}(?:ontem|anteontem) | dei so (?:a )?metade | troc(?:a|ar|ue|uei) (?:\S+ ){1,4}por (?:\S+ ){1,3}(?:era|eram|foi|foram) (?:uma?|dois|duas|\d)| (?:apaga|tira|remove|exclui|deleta) [oa]s? (?:\S+ ){1,3}(?:era|eram) (?!para |pro |pra |d[aoe]s? |minha |meu |ontem |tod|tudo )/;
const OTHER_HALF = / (?:comi|jantei|almocei|lanchei|terminei|tomei) (?:com )?a outra metade $/;
/** "o copo era daqueles, uns": how much never comes. */
const UNFINISHED = / (?:uns|umas) $/;

const OPEN: ReadonlySet<string> = new Set(["question", "correction", "record"]);
/** Longer messages are read as the rules do. */
const MOST_WORDS = 45;
const MOST_WORDS_FIRST = 18;
const PLAIN_MARGIN = 0.9;

/** Nothing is done, and asked where something would have been. */
function leftAlone(understood: Understanding, phrase: Phrase): Understanding {
  if (understood.corrections.length > 0)
    return said("correction", { corrections: [{ kind: "unclear" }], confidence: 0.4 });
  const isKept = understood.command !== null || understood.weight.length > 0;
  return isKept ? said("other", { talk: "off_topic" }) : unsure(understood, phrase);
}

/** "o guri roubou meio pacote": what somebody else had of it is less. */
function isLess({ how, grams, was }: Put): boolean {
  return how === "amount" && was !== undefined && grams < was.grams;
}

const NOT_EATEN: ReadonlySet<SmallTalk> = new Set(["others", "plan", "habit"]);
const TAKES: ReadonlySet<Correction["kind"]> = new Set([
  "remove",
  "remove_meal",
  "remove_last",
  "remove_water",
]);

/** "quero uma fatia de pizza", "tava pensando em pedir cerveja" */
const WISHED = / (?:quero|queria) (?:uma?|\d) | (?:pensando|pensei) em /;

/** "e ainda pediu um pudim": what others ate and what is planned is never stored; and a take-back never adds. */
function neverPut({ talk, corrections }: Understanding, { core, line }: Phrase): ReadonlySet<Put["how"]> {
  if ((talk !== null && NOT_EATEN.has(talk)) || WISHED.test(line))
    return new Set(["amount", "instead", "added", "told"]);
  const isRuled = corrections.length > 0 && corrections.every(({ kind }) => TAKES.has(kind));
  const isTakeBack = isRuled || takeBackAt(core) >= 0;
  if (!isTakeBack) return new Set();
  return new Set(HAD_INSTEAD.test(line) ? ["added", "told"] : ["instead", "added", "told"]);
}

/** "sem leite condensado, troquei por mel": what was had in its place. */
const HAD_INSTEAD = / (?:troquei|trocad[oa]s?|substitui\S*|no lugar|em vez|usei|botei|coloquei|pus) /;
