import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

/** The meal of a part of the day, where "o da noite" stands for it. */
const OF_PART: Readonly<Record<string, string>> = {
  noite: "a janta",
  manha: "o cafe da manha",
  tarde: "o lanche da tarde",
};
const BEFORE = /^(?:pode|podes|podia|favor|por|entao|e|ai|vc|voce|eu|quero)$/;
const BEHIND = /^(?:tudo|toda|todo|inteir[oa]|ai|isso|favor|por)$/;

/** What is taken back behind its name, the verb first; null for each way in which it is said otherwise. */
export function takenBehind(reader: Reader): (readonly Token[] | null)[] {
  return [asMealTakenBack(reader), withTakeFirst(reader)];
}

/** "a janta apaga tudo", "esse da noite pode apagar, anotei errado" as "apaga a janta"; null where it names any food. */
function asMealTakenBack(reader: Reader): readonly Token[] | null {
  const { core, asks } = reader.phrase;
  const verb = core.findIndex(({ word }) => isTakeAway(word));
  const said = core[verb];
  if (!said || asks) return null;
  const first = core.findIndex(({ word }) => !BEFORE.test(word));
  const isLed = first === verb;
  const meal = mealAt(core, isLed ? verb + 1 : first);
  if (!meal) return null;
  let end = isLed ? meal.next : verb + 1;
  if (!isLed && !core.slice(meal.next, verb).every(({ word }) => BEFORE.test(word))) return null;
  while (BEHIND.test(wordAt(core, end))) end += 1;
  const isEnd = /^(?:|[,.;!\n]|que|porque|pois)$/.test(wordAt(core, end));
  // "a janta apaga tudo menos o arroz"
  const kept = /^(?:menos|exceto|fora|tirando)$/.test(wordAt(core, end)) ? core.slice(end) : [];
  if (kept.length === 0 && (!isEnd || readPart(reader, core.slice(end)).items.length > 0)) return null;
  const named = tokenise(meal.said).map((token) => ({ ...token, start: said.start, end: said.end }));
  return [said, ...named, ...kept];
}

/** "a janta", "o da noite", "esse de noite" */
function mealAt(tokens: readonly Token[], at: number): { said: string; next: number } | null {
  if (!/^(?:o|a|ess[ea]|aquel[ea])$/.test(wordAt(tokens, at))) return null;
  const part = OF_PART[wordAt(tokens, at + 2)];
  if (part && /^d[eao]$/.test(wordAt(tokens, at + 1))) return { said: part, next: at + 3 };
  const meal = readMeal(tokens, at + 1);
  const words = tokens.slice(at + 1, meal?.next ?? 0).map(({ word }) => word);
  return meal && { said: `a ${words.join(" ")}`, next: meal.next };
}

/** "a coca e o frango pode apagar" as "apaga a coca e o frango"; null where what stands before is more than their names. */
function withTakeFirst(reader: Reader): readonly Token[] | null {
  const { core, asks } = reader.phrase;
  const verb = core.findIndex(({ word }) => isTakeAway(word));
  const said = core[verb];
  if (!said || asks || verb < core.length - 1) return null;
  const end = core.slice(0, verb).findLastIndex(({ word }) => !BEFORE.test(word)) + 1;
  const named = core.slice(0, end);
  const { items, amounts } = readPart(reader, named);
  const isName = (at: number) => items.some(({ match }) => at >= match.start && at < match.next);
  const isAll = named.every(({ word }, at) => isName(at) || /^(?:[oa]s?|e|,)$/.test(word));
  return items.length > 1 && amounts.length === 0 && isAll ? [said, ...named] : null;
}
