import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant, itemNamed } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedEntry, LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const HAD = /^(?:teve|tinha|tomei|bebi|comi|foi|foram|veio|pedi|acompanhou)$/;
const LONGEST = 16;

/** "ontem junto com o hambúrguer teve um milk-shake": of the meal that holds what is named. */
export function readBeside(reader: Reader): Correction[] | null {
  const { tokens, last, phrase } = reader;
  if (phrase.words > LONGEST || phrase.asks) return null;
  const beside = besideAt(tokens);
  if (!beside) return null;
  const [with_, had] = beside;
  const [named, ...others] = readPart(reader, tokens.slice(with_ + 1, had)).items;
  if (others.length > 0) return null;
  const meant = ({ items }: LoggedEntry & { type: "meal" }): LoggedItem | null | undefined => {
    if (named) return itemMeant(named.match.food, calledWords(named), items, false);
    if (PRONOUN.test(wordAt(tokens, with_ + 1))) return items.find((item) => item === reader.focus);
    return itemNamed([wordAt(tokens, with_ + 2)], items);
  };
  const meal = last.find((entry) => entry.type === "meal" && meant(entry));
  const added = readPart(reader, tokens.slice(had + 1)).items.filter(
    ({ match }) => match.food.id !== WATER_ID,
  );
  if (meal?.type !== "meal" || added.length === 0) return null;
  if (added.some(({ match }) => meal.items.some(({ foodId }) => foodId === match.food.id))) return null;
  return [{ kind: "add", items: added.map(weighItem), mealId: meal.id }];
}

/** Where "com o caldo teve", "junto com ela comi" begins and its verb stands; null of anything else. */
function besideAt(tokens: readonly Token[]): [with_: number, had: number] | null {
  const with_ = tokens.findIndex(
    ({ word }, at) => word === "com" && /^(?:[oa]s?|el[ea]s?)$/.test(wordAt(tokens, at + 1)),
  );
  const had = tokens.findIndex(({ word }, at) => at > with_ + 1 && HAD.test(word));
  const isLed = with_ === 0 || /^(?:junto|e|ah|,|:|que|ontem|hoje)$/.test(wordAt(tokens, with_ - 1));
  return with_ < 0 || had < 0 || !isLed || had - with_ > 5 ? null : [with_, had];
}

const PRONOUN = /^el[ea]s?$/;

/** "junto com o caldo comi uma torrada", of "caldo verde": the noun beside which it was had; null where none is told. */
export function nounBeside(tokens: readonly Token[]): string | null {
  const [with_, had] = besideAt(tokens) ?? [0, 0];
  return had === with_ + 3 ? wordAt(tokens, with_ + 2) : null;
}

const ATE = /^(?:tomei|bebi|comi|belisquei|chupei|mandei|peguei)$/;
/** "e junto tomei …", "e também comi junto …" */
const BEFORE_TOGETHER = /^(?:e|ah|ai|mas|so|tambem|eu|opa|alem|disso|,)$/;
const LONGEST_TOGETHER = 12;

/** "junto tomei um café", "bebi um suco junto", of a snack of before: at the meal that was told last. */
export function readTogether(reader: Reader): Correction[] | null {
  const { tokens, last, phrase } = reader;
  if (phrase.words > LONGEST_TOGETHER || phrase.asks || !isToldTogether(tokens)) return null;
  const meal = last.findLast((entry) => entry.type === "meal");
  const { items, meal: kind, day, hour } = readPart(reader, tokens);
  if (meal?.type !== "meal" || items.length === 0 || (kind ?? day ?? hour)) return null;
  // "comi banana e aveia junto": the one with the other.
  if (items.length > 1 && /^juntos?$/.test(tokens.at(-1)?.word ?? "")) return null;
  const isOther = items.every(
    ({ match: { food } }) => food.id !== WATER_ID && !meal.items.some(({ foodId }) => foodId === food.id),
  );
  return isOther ? [{ kind: "add", items: items.map(weighItem), mealId: meal.id }] : null;
}

/** The word right before or behind the verb, or at the end; "junto com a mãe" is in whose company, "tudo junto" how. */
function isToldTogether(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(({ word }) => ATE.test(word));
  const at = tokens.findIndex(({ word }) => /^juntos?$/.test(word));
  const lead = tokens.slice(0, Math.min(verb, at));
  if (verb < 0 || at < 0 || !lead.every(({ word }) => BEFORE_TOGETHER.test(word))) return false;
  if (tokens.some(({ word }, i) => i > verb && (ATE.test(word) || /^(?:nao|nem)$/.test(word)))) return false;
  const isLast = tokens.slice(at + 1).every(({ kind }) => kind !== "word" && kind !== "number");
  return (
    at === verb - 1 ||
    isBehind(tokens, verb, at) ||
    (isLast && !/^(?:tudo|e|,)$/.test(wordAt(tokens, at - 1)))
  );
}

function isBehind(tokens: readonly Token[], verb: number, at: number): boolean {
  return at === verb + 1 && !/^(?:com|d[aeo]s?|e)$/.test(wordAt(tokens, at + 1));
}
