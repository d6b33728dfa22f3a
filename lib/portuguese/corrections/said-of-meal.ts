import { correctionsOf, isFound } from "@/lib/portuguese/corrections/correction-words";
import { earlierDayNamed } from "@/lib/portuguese/corrections/may-correct-earlier";
import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { COPULA, SWAP } from "@/lib/portuguese/corrections/reading/cues";
import { takeBackAt } from "@/lib/portuguese/corrections/reading/take-back";
import { RULES } from "@/lib/portuguese/corrections/rule-order";
import { readDay } from "@/lib/portuguese/grammar/days";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Correction, Understanding } from "@/lib/portuguese/meaning/understanding";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

type Corrections = Pick<Understanding, "corrections" | "about">;

/** "na janta sem farinha", "o arroz do almoço foi 150 g": of the meal that is named, where it holds what is named. */
export function saidOfMeal(
  phrase: Phrase,
  entries: readonly LoggedEntry[],
  moment: Moment,
): Corrections | null {
  const { core, words, asks } = phrase;
  if (words > LONGEST_OF_MEAL || asks || (tellsOfEating(core) && !DENIES.test(phrase.line))) return null;
  const at = core.findIndex((_, i) => /^(?:d[oa]|n[oa])$/.test(wordAt(core, i)) && readMeal(core, i + 1));
  const named = at < 0 ? null : readMeal(core, at + 1);
  // "tira o arroz do almoço de ontem"
  const past =
    named && wordAt(core, named.next) === "de" ? readDay(core, named.next + 1, moment.today) : null;
  const of = past?.day ?? moment.today;
  const meal = entries.find(
    ({ type, day, ...entry }) =>
      type === "meal" && day === of && "kind" in entry && entry.kind === named?.kind,
  );
  if (!named || !meal) return null;
  const rest = phraseOfClause(phrase, [...core.slice(0, at), ...core.slice(past?.next ?? named.next)]);
  const corrections = correctionsOf(rest, [meal], moment, RULES);
  // "esqueci o suco do almoço"
  const isForgotten = / (?:esqueci|faltou|faltaram|tambem) /.test(phrase.line);
  const isOfIt = (one: Correction) => isOfItem(one) || (isForgotten && one.kind === "add");
  if (!isAllFound(corrections) || !corrections.every(isOfIt)) return null;
  return { corrections, about: [meal.id] };
}

/** "na janta o arroz foi 100 g", with rice at lunch, too: whether entries that something is said of are of the meal that is named. */
export function isOfMealNamed(
  about: readonly string[],
  { core }: Phrase,
  entries: readonly LoggedEntry[],
): boolean {
  const at = core.findIndex((_, i) => /^[nd][oa]$/.test(wordAt(core, i)) && readMeal(core, i + 1));
  // "a goiabada foi no almoço" says where it was.
  const named = at < 0 || COPULA.test(wordAt(core, at - 1)) ? null : readMeal(core, at + 1);
  return (
    named !== null &&
    entries.some((one) => about.includes(one.id) && one.type === "meal" && one.kind === named.kind)
  );
}

/** "a lasanha de ontem era um pedaço maior", "tira o arroz de ontem": of the meal of that day that holds what is named. */
export function saidOfDay(
  phrase: Phrase,
  entries: readonly LoggedEntry[],
  moment: Moment,
): Corrections | null {
  const { core, words, asks } = phrase;
  const isOf = core.findIndex(
    ({ word }, i) => i > 0 && i < FAR && word === "de" && readDay(core, i + 1, moment.today),
  );
  const at = isOf < 0 ? wasThen(phrase, moment) : isOf;
  const said = at < 0 ? null : readDay(core, isOf < 0 ? at : at + 1, moment.today);
  const isNamed =
    isOf < 0 ||
    /^(?:o|a|os|as)$/.test(wordAt(core, 0)) ||
    takeBackAt(core) === 0 ||
    SWAP.test(wordAt(core, 0)) ||
    /^ (?:eu )?nao (?:comi|tomei|bebi) [oa]s? /.test(phrase.line);
  if (!said || !isNamed || words > LONGEST_OF_MEAL || asks) return null;
  const rest = phraseOfClause(phrase, [...core.slice(0, at), ...core.slice(said.next)]);
  const meals = entries.filter(({ type, day }) => type === "meal" && day === said.day);
  for (const meal of meals) {
    const corrections = correctionsOf(rest, [meal], moment, RULES);
    const isSaid = (one: Correction) => (isOf < 0 ? one.kind === "amount" : isOfItem(one));
    if (isAllFound(corrections) && corrections.every(isSaid)) return { corrections, about: [meal.id] };
  }
  return null;
}

/** "na verdade ontem foram 3 pães": where the day stands that something is said of by how much it was; -1 without such. */
function wasThen({ core, line }: Phrase, { today }: Moment): number {
  if (!WAS_THEN.test(line)) return -1;
  const at = core.findIndex((_, i) => i < FAR && readDay(core, i, today) !== null);
  const said = readDay(core, at, today);
  return said && said.day < today && !core.some((_, i) => readMeal(core, i)) ? at : -1;
}

/** "ontem não teve feijão, era macarrão", "o frango de ontem era peixe" */
export function isOfItsDay({ line }: Phrase): boolean {
  return DENIED_OF_DAY.test(line) || WAS_OF_DAY.test(line);
}

/** Whether it is said of a day that it names, and of no other: "ontem foram 3 pães", "a picanha de sábado era 250 g". */
export function saysOfDay(phrase: Phrase, moment: Moment): boolean {
  return wasThen(phrase, moment) >= 0 || earlierDayNamed(phrase, moment.today) !== null;
}

const WAS_THEN = /^ (?:(?:na verdade|e|mas|ah|opa|errei) )*(?:n[oa] )?\S+ (?:foram|era|eram|foi) (?:so )?\d/;

const DENIES = / nao (?:comi|tomei|bebi|teve|tinha) (?:o |a )?\S+ $/;
const [FAR, LONGEST_OF_MEAL] = [5, 13];

/** What changes one thing of a meal and moves none. */
function isOfItem(correction: Correction): boolean {
  const { kind } = correction;
  if (kind === "amount" || kind === "more") return correction.food !== null;
  return kind === "remove" || kind === "open" || (kind === "replace" && correction.from !== null);
}

/** "e ontem não teve feijão, era macarrão", "ontem foi macarrão e não feijão", "hoje não tomei vinho" */
const DENIED_OF_DAY =
  /^ (?:e |mas |ah )?(?:ontem|anteontem|hoje(?= (?:eu )?nao (?:comi|tomei|bebi) (?:[^ ,.]+ ){1,3}$)) (?:(?:eu )?nao (?:teve|tinha|tive|foi|era|comi|tomei|bebi) (?!nada )|(?:foi|era|teve|comi) \S+(?: \S+)? e nao )/;

/** "o frango de ontem era peixe", "troca o pão de ontem por tapioca" */
const WAS_OF_DAY =
  /^ (?:(?:e|mas|na verdade) )*(?:(?:troca|troque|muda|mude|corrige) )?[oa]s? (?:\S+ ){1,2}de (?:ontem|anteontem) (?:nao )?(?:era|eram|foi|foram|por|para) /;

/**
 * What a message that begins with a day denies, of the meal of that day that holds it; null where none does, and nothing of what
 * another day holds where that day is today.
 * @param read what the rest corrects in one meal
 */
export function deniedOfDay(
  phrase: Phrase,
  entries: readonly LoggedEntry[],
  moment: Moment,
  read: (rest: Phrase, meal: LoggedEntry) => Corrections,
): Corrections | null {
  const { core, words, asks, line } = phrase;
  if (!DENIED_OF_DAY.test(line) || words > LONGEST_OF_MEAL || asks) return null;
  const at = core.findIndex((_, i) => readDay(core, i, moment.today) !== null);
  const said = readDay(core, at, moment.today);
  if (at < 0 || !said) return null;
  const rest = phraseOfClause(phrase, core.slice(said.next));
  for (const meal of entries.filter(({ type, day }) => type === "meal" && day === said.day)) {
    const { corrections } = read(rest, meal);
    if (isAllFound(corrections) && corrections.every(isOfItem)) return { corrections, about: [meal.id] };
  }
  return said.day === moment.today ? { corrections: [] } : null;
}

/** "apaga tudo de hoje", "limpa tudo que comi hoje", "zera meu dia": all that the day holds, or the meals alone; null where it holds nothing. */
export function wholeDayOut(
  { line, core }: Phrase,
  entries: readonly LoggedEntry[],
  moment: Moment,
): Corrections | null {
  const said = DAY_OUT.exec(line);
  if (!said) return null;
  const [day = moment.today] = core.flatMap((_, at) => readDay(core, at, moment.today)?.day ?? []);
  const ofDay = entries.filter((one) => one.day === day);
  const kinds = new Set(ofDay.flatMap((one) => (one.type === "meal" ? [one.kind] : [])));
  const beside = said.groups?.eaten ? [] : ofDay;
  const corrections: Correction[] = [
    ...[...kinds].map((meal) => ({ kind: "remove_meal" as const, meal, day })),
    ...beside.flatMap(({ type, id }) => (type === "water" ? [{ kind: "remove_water" as const, id }] : [])),
  ];
  return corrections.length > 0 ? { corrections } : null;
}

const DAY =
  "(?:hoje|ontem|anteontem|sabado|domingo|(?:segunda|terca|quarta|quinta|sexta)(?: feira)?)(?: passad[oa])?";
export const DAY_OUT = new RegExp(
  `^ (?:(?:pode|por favor|quero|preciso|agora) )*(?:apag|limp|zer|exclu|delet|remov|reset)[aei]r? (?:(?:tudo|todas as refeicoes|todos os registros)(?<eaten> (?:o )?que (?:eu )?comi)?(?: (?:o )?que (?:eu )?(?:registrei|anotei|mandei|lancei))?(?: (?:de|d[oa]|n[oa]|do dia de|no dia de|do diario de))? ${DAY}|(?:(?:todo )?o |o meu |meu )?(?:dia|diario)(?: (?:de )?${DAY}| todo| inteiro)?)(?: por favor)?(?: [.!])* $`,
);

/** Whether there is something to change, and all of it was found. */
export function isAllFound(corrections: readonly Correction[]): boolean {
  return corrections.length > 0 && corrections.every(isFound);
}
