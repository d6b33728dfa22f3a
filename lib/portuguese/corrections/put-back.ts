import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { sharedPortion } from "@/lib/nutrition/foods/portion";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedEntry, LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction, Understanding } from "@/lib/portuguese/meaning/understanding";
import type { ParsedItem, ParsedMeal } from "@/lib/portuguese/portions/parsed-entries";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

export const BACK =
  /^(?:volta|voltar|volte|devolve|devolver|devolva|restaura|restaurar|recupera|recuperar|recoloca|recolocar|retorna|retornar|desfaz|desfazer)$/;
const PUTS = /^(?:bota|botar|coloca|colocar|poe|por|adiciona|traz|registra|anota)$/;
const KEEPS = /^(?:deixa|deixe|deixar|mantem|mantenha|manter)$/;
const WEIGHT = "peso";
/** As many words as it takes to ask for something back. */
const LONGEST = 14;
/** What may be said beside it. */
const AROUND =
  /^(?:meu|minha|uai|ue|cade|sumiu|todo|toda|apagar|o|a|os|as|com|de|novo|volta|tudo|isso|ele|ela|eles|elas|como|estava|tava|antes|era|que|eu|voce|apagou|apaguei|tirou|tirei|removeu|pode|por|favor|ai|la|nao|para|brincadeira|mentira|na|verdade|desculpa|opa|ops|errei|comi|sim|mesmo|foi|ta|entao|mas|me|enganei|agora|ultimo|ultima|coisa|no|lugar|mudei|ideia|pera|calma|espera)$/;

type Back = Pick<Understanding, "meals" | "water" | "weight" | "corrections">;

/**
 * "volta o bolo", "pode voltar", "deixa o pão", "a maçã não, o peso" after a take-back: what was taken out is there again; null
 * where nothing was, or something else is meant.
 * @param removed entries as they were, with only what was taken out of them
 */
export function readPutBack(
  phrase: Phrase,
  {
    removed: gone,
    last,
    moment,
  }: { removed: readonly LoggedEntry[]; last: readonly LoggedEntry[]; moment: Moment },
): Back | null {
  if (gone.length === 0 || phrase.words > LONGEST) return null;
  const spoken = phrase.core.filter(({ kind }) => kind !== "emoji" && kind !== "break");
  // "volta o jantar", "sumiu meu almoço todo, volta": all that was taken out of it.
  const meal = mealSaid(spoken);
  const ofMeal = gone.filter((one) => one.type === "meal" && one.kind === meal?.kind);
  if (meal && ofMeal.length === 0) return null;
  const removed = meal ? ofMeal : gone;
  const tokens = meal ? [...spoken.slice(0, meal.at), ...spoken.slice(meal.next)] : spoken;
  const items = removed.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
  const reader: Reader = { phrase, tokens, last: removed, items, focus: undefined, moment, left: [] };
  const instead = notThatBut(reader, tokens, last);
  if (instead) return instead;
  const half = ateHalf(reader, tokens);
  if (half) return backOf(removed.map(halved), last, half);
  const eaten = ateAfterAll(reader, tokens) ?? ateAndPutBack(reader, tokens);
  if (eaten) return backOf(removed.map(weighedAs(reader)), last, eaten);
  const at = tokens.findIndex(({ word }, i) => BACK.test(word) || isPutBack(tokens, i) || KEEPS.test(word));
  if (at < 0 || tokens.slice(0, at).some(({ kind, word }) => kind === "word" && !AROUND.test(word)))
    return null;
  const named = namedIn(reader, tokens.slice(at + 1));
  // "deixa" alone lets it be.
  if (named === null || (named.length === 0 && KEEPS.test(wordAt(tokens, at)))) return null;
  return backOf(removed.map(weighedAs(reader)), last, named);
}

/** The meal that is asked for by its name: "o jantar", "meu almoço"; null where none is, or a food is. */
function mealSaid(tokens: readonly Token[]): { kind: MealKind; at: number; next: number } | null {
  const isBack = tokens.some(({ word }) => BACK.test(word));
  const at = tokens.findIndex((_, i) => MINE.test(wordAt(tokens, i - 1)) && readMeal(tokens, i) !== null);
  const meal = isBack && at > 0 ? readMeal(tokens, at) : null;
  return meal && meal.kind !== "snack" ? { kind: meal.kind, at, next: meal.next } : null;
}

const MINE = /^(?:o|a|meu|minha|de)$/;

/** "mentira, comi sim, 3 colheres de arroz": what was taken out, of which so much is told now. */
function weighedAs(reader: Reader): (entry: LoggedEntry) => LoggedEntry {
  const { items, amounts } = readPart(reader, reader.tokens);
  const [only, ...others] = items;
  const [much, ...more] = amounts;
  // "peguei a cenoura sim, coloca de volta as 2 colheres"
  const isOfIt = only?.amount === null && others.length + more.length === 0;
  const told = (isOfIt && much ? [{ ...only, amount: much }] : items).filter(({ amount }) => amount?.counted);
  const weighed = (item: LoggedItem): LoggedItem => {
    const food = findFood(item.foodId);
    const said = told.find(({ match }) => itemMeant(match.food, [], [item], false) !== null);
    if (!said || !food) return item;
    const { grams, portion } = weighItem({ ...said, match: { ...said.match, food } });
    return { ...item, grams, portion };
  };
  return (entry) => (entry.type === "meal" ? { ...entry, items: entry.items.map(weighed) } : entry);
}

/** "mentira, comi a batata sim": what was taken out was eaten; null where it does not say so. */
function ateAfterAll(reader: Reader, tokens: readonly Token[]): string[] | null {
  const verb = tokens.findIndex(({ word }) => I_ATE.includes(word) || /^(?:tinha|teve|veio)$/.test(word));
  if (verb < 0 || wordAt(tokens, verb - 1) === "nao") return null;
  const isSure = tokens.some(({ word }) => word === "sim") || DENIES.test(wordAt(tokens, 0));
  const named = isSure ? namedIn(reader, tokens.slice(verb + 1)) : null;
  return named && named.length > 0 ? named : null;
}

const DENIES = /^(?:mentira|minto|menti|opa|ops|pera|calma|espera|errei|desculpa)$/;

/** "peguei a cenoura sim, pode colocar de volta as 2 colheres": what was taken out was had, and so much of it is asked for; null where it does not say so. */
function ateAndPutBack(reader: Reader, tokens: readonly Token[]): string[] | null {
  const back = tokens.findIndex(({ word }, at) => BACK.test(word) || isPutBack(tokens, at));
  const end = tokens.findLastIndex(({ kind }, at) => at < back && kind === "mark");
  const had = tokens.slice(0, Math.max(0, end));
  const isHad = had.some(({ word }, at) => HAD.test(word) && wordAt(had, at - 1) !== "nao");
  const named = isHad ? readPart(reader, had) : null;
  const asked = readPart(reader, tokens.slice(back + 1));
  if (!named || named.amounts.length + asked.items.length > 0 || asked.amounts.length > 1) return null;
  const [only, ...others] = named.items;
  const item = only && others.length === 0 ? itemMeant(only.match.food, [], reader.items, false) : null;
  return item ? [item.foodId] : null;
}

const HAD = /^(?:peguei|comi|tomei|bebi|usei|coloquei|botei|pus|servi|tinha|teve|veio|tive)$/;

/** "mentira, dei só metade, a outra eu comi": half of the one thing that was taken out; null where it does not say so. */
function ateHalf(reader: Reader, tokens: readonly Token[]): string[] | null {
  const [only, ...others] = reader.items;
  const isHalf = GAVE_HALF.test(reader.phrase.line);
  if (!isHalf || !only || others.length > 0) return null;
  const named = readPart(reader, tokens).items;
  const isIt = named.every(({ match }) => itemMeant(match.food, [match.called.toLowerCase()], reader.items));
  return isIt ? [only.foodId] : null;
}

const GAVE_HALF = / dei so (?:a )?metade /;

function halved(entry: LoggedEntry): LoggedEntry {
  return entry.type === "meal"
    ? { ...entry, items: entry.items.map((item) => sharedPortion(item, 1 / 2)) }
    : entry;
}

/** "bota de volta", "coloca de novo o pão" */
export function isPutBack(tokens: readonly Token[], at: number): boolean {
  if (!PUTS.test(wordAt(tokens, at))) return false;
  return tokens
    .slice(at + 1)
    .some(({ word }, i, rest) => word === "de" && /^(?:volta|novo)$/.test(wordAt(rest, i + 1)));
}

/** The foods that are named of those taken out; none for all of it, null where anything else is named. */
export function namedIn(reader: Reader, tokens: readonly Token[]): string[] | null {
  const { items, amounts } = readPart(reader, tokens);
  if (amounts.length > 0) return null;
  const isWeight =
    tokens.some(({ word }) => word === "peso") && reader.last.some(({ type }) => type === "weight");
  if (isWeight && items.length === 0) return [WEIGHT];
  const found = items.map(({ match }) =>
    match.food.id === WATER_ID && reader.last.some(({ type }) => type === "water")
      ? WATER_ID
      : itemMeant(match.food, [match.called.toLowerCase()], reader.items)?.foodId,
  );
  if (found.includes(undefined)) return null;
  if (found.length > 0) return found.filter((id) => id !== undefined);
  const isBare = tokens.every(({ kind, word }) => kind !== "word" || AROUND.test(word));
  return isBare ? [] : null;
}

/** "a maçã não, o peso": the one that was taken out was meant to stay, the other one to go. */
function notThatBut(reader: Reader, tokens: readonly Token[], last: readonly LoggedEntry[]): Back | null {
  const not = tokens.findIndex(({ word }) => word === "nao");
  if (not < 1 || !/^[,;.]$/.test(wordAt(tokens, not + 1))) return null;
  const kept = namedIn(reader, tokens.slice(0, not));
  if (!kept || kept.length === 0) return null;
  const rest = tokens.slice(not + 2);
  const words = rest.filter(({ kind }) => kind === "word").map(({ word }) => word);
  const stay = last.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
  const foods = readPart({ ...reader, last, items: stay }, rest).items.flatMap(
    ({ match }) => itemMeant(match.food, [], stay, false)?.foodId ?? [],
  );
  const isWeight = words.includes("peso");
  if (!isWeight && foods.length === 0 && !words.includes("agua")) return null;
  const { meals, corrections, ...back } = backOf(reader.last, last, kept);
  const gone: Correction[] = isWeight
    ? last.some(({ type }) => type === "weight")
      ? [{ kind: "remove_weight" }]
      : []
    : foods.length > 0
      ? [{ kind: "remove", foods, said: "" }]
      : [{ kind: "remove_water" }];
  if (gone.length === 0) return { ...back, meals, corrections };
  const again: Correction[] = meals.length > 0 ? [{ kind: "record", meals }] : [];
  return { ...back, meals: [], corrections: [...gone, ...corrections, ...again] };
}

/** What is to be stored again: into the meal that it was of, where that still stands, else as a meal of its own. */
export function backOf(
  removed: readonly LoggedEntry[],
  last: readonly LoggedEntry[],
  foods: readonly string[],
): Back {
  const back: Back = { meals: [], water: [], weight: [], corrections: [] };
  for (const entry of removed) {
    if (entry.type === "weight") {
      if (foods.length === 0 || foods.includes(WEIGHT)) back.weight.push({ kg: entry.kg, day: entry.day });
      continue;
    }
    if (entry.type === "water") {
      if (foods.length === 0 || foods.includes(WATER_ID))
        back.water.push({ ml: entry.ml, day: entry.day, assumed: [] });
      continue;
    }
    const items = entry.items
      .filter(({ foodId }) => foods.length === 0 || foods.includes(foodId))
      .map(toldAgain);
    if (items.length === 0) continue;
    const { id, day, kind, eatenAt } = entry;
    const meal: ParsedMeal = { day, kind, kindSaid: true, eatenAt, items };
    if (last.some((one) => one.id === id)) back.corrections.push({ kind: "add", items, mealId: id });
    else back.meals.push(meal);
  }
  const { meals, water, weight, corrections } = back;
  // With something to be put into a meal that stands, what was by itself is one more change.
  if (corrections.length === 0 || meals.length + water.length + weight.length === 0) return back;
  return {
    meals: [],
    water: [],
    weight: [],
    corrections: [...corrections, { kind: "record", meals, water, weight }],
  };
}

/** What the diary holds, as if it had just been told. */
export function toldAgain({ foodId, name, grams, portion }: LoggedItem): ParsedItem {
  const inGrams = { quantity: grams, measure: "g" as const, size: null };
  const own = portion && !("said" in portion) ? portion : inGrams;
  return { foodId, name, grams, portion: own, confidence: 1, assumed: [], said: name };
}
