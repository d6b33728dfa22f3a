import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import { changedBy } from "@/lib/portuguese/corrections/changes/change-set";
import { correctionSaid, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { calledWords, itemMeant, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { countedItem } from "@/lib/portuguese/corrections/rules/amounts/set-amounts";
import { amountFor, amountSaidOf } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { dishWithAmount } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import type { LoggedItem, Pieces } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { ONE, readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";

const LONGEST = 14;

/** "as postas eram pequenas, 80 g cada", "foi um copo só, mas daqueles de meio litro": what each of them weighs, as many as there were. */
export function readEach(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length === 0 || phrase.words > LONGEST || phrase.asks) return null;
  const weight = weightOfEach(tokens);
  if (!weight) return null;
  const item = spokenOf(reader) ?? onlyDrink(reader, weight);
  if (!item) return null;
  // "jantar de ontem: 1 pote de sorvete daqueles de 473 ml": a meal of its own.
  if (readMeal(tokens, 0) && tokens.some(({ word }) => word === ":")) return null;
  const count = countSaid(tokens, weight) ?? countOf(item, reader.pieces);
  if (!count) return null;
  const [named] = readPart(reader, tokens).items;
  const eachOf = { ...weight, quantity: count * weight.quantity };
  // "os pães são daqueles de 25 g", of bread with egg
  const inDish =
    named &&
    named.match.food.id !== item.foodId &&
    dishWithAmount(item, named.match.food, eachOf, named.said);
  if (inDish) return [inDish];
  const { per, factor } = isUnit(weight.measure) ? UNITS[weight.measure] : { per: "g" as const, factor: 1 };
  const to = {
    ...amountFor(weight, correctionSaid(reader, tokens)),
    quantity: count * weight.quantity * factor,
  };
  return [
    { kind: "amount", food: item.foodId, from: null, to: { ...to, measure: per, size: null, pieces: count } },
  ];
}

/** "1 ovo em cada", "passei requeijão em cada uma": so often as there were of what was counted. */
export function readInEach(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const at = tokens.findIndex(({ word }, i) => word === "em" && wordAt(tokens, i + 1) === "cada");
  if (at < 1 || phrase.asks || phrase.words > LONGEST || items.length === 0) return null;
  const noun = /^(?:um|uma|1|fatia|pedaco)$/.test(wordAt(tokens, at + 2)) ? at + 3 : at + 2;
  const [host] = readPart(reader, tokens.slice(noun, noun + 1)).items;
  const end = host || isOfItem(items, wordAt(tokens, noun)) ? noun + 1 : noun;
  const rest = [...tokens.slice(0, at), ...tokens.slice(end)];
  const said = readPart(reader, rest).items;
  const added = said.at(-1);
  // "dois pães com um ovo em cada"
  const counted = said.length === 2 ? said[0] : undefined;
  if (!added || said.length > (counted?.amount ? 2 : 1)) return null;
  if (items.some(({ foodId }) => foodId === added.match.food.id)) return null;
  const named = host ?? counted;
  const told = named
    ? itemMeant(named.match.food, calledWords(named), items, false)
    : countedItem(reader, { measure: null });
  const many: Correction[] =
    told && counted?.amount
      ? [{ kind: "amount", food: told.foodId, from: null, to: amountFor(counted.amount, counted.said) }]
      : [];
  const meant = told && changedBy(told, many);
  const count = meant ? countOf(meant, reader.pieces) : 0;
  if (count < 2 || !Number.isInteger(count)) return null;
  const own = added.amount ?? ONE;
  const amount = { ...own, quantity: own.quantity * count, counted: true };
  // "um ovo em cada pão", of bread with egg
  const opened = meant && dishWithAmount(meant, added.match.food, amount, added.said);
  const change: Correction = opened ?? { kind: "add", items: [weighItem({ ...added, amount })] };
  return [...many, change];
}

/** "em cada pão" */
function isOfItem(items: readonly LoggedItem[], word: string): boolean {
  return word !== "" && items.some(({ name }) => name.toLowerCase().startsWith(word));
}

/** "100 g de cada", of several things: each of them so much. */
export function readOfEach(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const at = tokens.findIndex(({ word }, i) => word === "de" && wordAt(tokens, i + 1) === "cada");
  if (at < 1 || phrase.asks || phrase.words > LONGEST_OF_EACH || items.length < 2) return null;
  const behind = tokens.slice(at + 2).filter(({ kind }) => kind === "word" || kind === "number");
  if (behind.some(({ word }) => !/^(?:um|uma|1|coisa|item|alimento)$/.test(word))) return null;
  const from = tokens.findIndex(({ kind }) => kind === "number");
  const weight = readAmounts(tokens, Math.max(0, from)).find(({ next }) => next === at);
  if (!weight?.counted || weight.measure !== "g" || readPart(reader, tokens).items.length > 0) return null;
  const said = correctionSaid(reader, tokens);
  return items
    .filter(({ foodId }) => findFood(foodId)?.gramsPerMl === undefined)
    .map(({ foodId }) => ({ kind: "amount", food: foodId, from: null, to: amountFor(weight, said) }));
}

const LONGEST_OF_EACH = 8;

/** "arroz e feijão foi bem pouquinho dos dois", "do arroz e da farofa botei um tiquinho de cada": of each that is named. */
export function readOfEachNamed(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const verb = tokens.findIndex(({ word }) => HAD.test(word));
  if (verb < 2 || phrase.asks || phrase.words > LONGEST || items.length < 2) return null;
  const named = readPart(reader, tokens.slice(0, verb)).items;
  const meant = named.map(
    (one) => itemMeant(one.match.food, calledWords(one), items, false) ?? sameNoun(one, items),
  );
  if (named.length < 2 || named.some(({ amount }) => amount) || meant.some((one) => one === null))
    return null;
  const told = tokens
    .slice(verb + 1)
    .filter(({ word }) => !/^(?:so|apenas|mesmo|uns|umas|[,.!])$/.test(word));
  const [amount] = readAmounts(told, 0);
  const behind = amount
    ? ` ${told
        .slice(amount.next)
        .map(({ word }) => word)
        .join(" ")} `
    : "";
  const isEach = / (?:(?:de )?cada(?: uma?)?|d[eoa]s (?:dois|duas|2|tres|3)|tudo) $/.test(behind);
  if (!amount || !(amount.vague ? isEach || behind === "  " : amount.counted && isEach)) return null;
  const said = correctionSaid(reader, tokens);
  return meant.flatMap((one): Correction[] =>
    one ? [{ kind: "amount", food: one.foodId, from: null, to: amountSaidOf(one, amount, said) }] : [],
  );
}

const HAD = /^(?:foi|foram|era|eram|comi|peguei|botei|coloquei|pus|servi|deu)$/;

/** "80 g cada", "cada um com 80 g", "daqueles de meio litro". */
function weightOfEach(tokens: readonly Token[]): SaidAmount | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const weight = readAmounts(tokens, at).find(({ measure, counted }) => counted && isUnit(measure));
    if (!weight) continue;
    const isOfSize =
      wordAt(tokens, at - 1) === "de" &&
      (/^daquel[ea]s?$/.test(wordAt(tokens, at - 2)) ||
        isSeveralSized(tokens, at - 2) ||
        areOfSize(tokens, at - 2) ||
        tokens.slice(0, at).some(({ word }) => /^d?aquel[ea]s$/.test(word)));
    const isEach =
      wordAt(tokens, weight.next) === "cada" || tokens.slice(0, at).some(({ word }) => word === "cada");
    return isOfSize || isEach ? weight : null;
  }
  return null;
}

/** "pequenas, de 30 g": said of more than one. */
function isSeveralSized(tokens: readonly Token[], before: number): boolean {
  const at = wordAt(tokens, before) === "," ? before - 1 : before;
  const word = wordAt(tokens, at);
  return word.endsWith("s") && sizeOf(word) !== null;
}

/** "as latas são de 269 ml": said of what there are several of. */
function areOfSize(tokens: readonly Token[], copula: number): boolean {
  const at = tokens.findIndex(({ word }) => /^(?:os|as|ess[ea]s|aquel[ea]s)$/.test(word));
  return (
    /^(?:sao|eram)$/.test(wordAt(tokens, copula)) &&
    at >= 0 &&
    at < copula - 1 &&
    wordAt(tokens, at + 1).endsWith("s")
  );
}

/** The one that is named, by its food or by what it was counted in; else what there were several of. */
function spokenOf(reader: Reader): LoggedItem | null {
  const { tokens, items } = reader;
  const [named, ...others] = readPart(reader, tokens).items;
  if (named && others.length === 0)
    return itemMeant(named.match.food, calledWords(named), items, false) ?? sameNoun(named, items);
  if (named) return null;
  const measures = tokens.flatMap((_, at) =>
    readAmounts(tokens, at).flatMap(({ household }) => household?.id ?? []),
  );
  const inMeasure = items.filter(
    ({ portion }) => portion && !("said" in portion) && measures.includes(portion.measure as never),
  );
  return inMeasure.length === 1 ? (inMeasure[0] ?? null) : countedItem(reader, { measure: null });
}

/** "de 473 ml cada": of what is drunk. */
function onlyDrink({ items }: Reader, { measure }: SaidAmount): LoggedItem | null {
  const drinks = items.filter(({ foodId }) => findFood(foodId)?.gramsPerMl !== undefined);
  return measure === "ml" && drinks.length === 1 ? (drinks[0] ?? null) : null;
}

/** "um copo só", said in the same breath. */
function countSaid(tokens: readonly Token[], { start }: SaidAmount): number | null {
  for (let at = 0; at < start; at += 1) {
    const count = readQuantity(tokens, at);
    if (!count) continue;
    const isPart = /^d[oa]s?$/.test(wordAt(tokens, count.next)) || wordAt(tokens, at - 1) === "cada";
    return isPart || count.next > start || !Number.isInteger(count.value) ? null : count.value;
  }
  return null;
}

function countOf({ foodId, portion }: LoggedItem, pieces: readonly Pieces[] = []): number {
  const own = portion && !("said" in portion) && !isUnit(portion.measure) ? portion.quantity : 0;
  return own || (pieces.find(({ food }) => food === foodId)?.count ?? 0);
}

const SPOON = /^colher(?:es)?$/;
const SPOONS = /^(?:sopa|sobremesa|cha|cafe|servir)$/;

/** "a colher do azeite era de sobremesa", "de chá, a colher do mel", "a chia foi de chá": another spoon, as many of them. */
export function readSpoon(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const spoon = tokens.findIndex(({ word }) => SPOON.test(word));
  const kind = tokens.findIndex(
    ({ word }, at) =>
      SPOONS.test(word) && wordAt(tokens, at - 1) === "de" && wordAt(tokens, at - 2) !== "nao",
  );
  const [first, of] = [tokens[spoon] ?? tokens[kind], tokens[kind]];
  if (
    !first ||
    !of ||
    (spoon < 0 && !COPULA.test(wordAt(tokens, kind - 2))) ||
    phrase.words > LONGEST ||
    phrase.asks ||
    tokens.some(({ kind: of }) => of === "number")
  )
    return null;
  if (kind === spoon + 2 && !/^(?:a|as|o|era|eram|foi)$/.test(wordAt(tokens, spoon - 1))) return null;
  const [told] = readAmounts([{ ...first, word: "colher" }, { ...first, word: "de" }, of], 0);
  const [named] = readPart(
    reader,
    tokens.filter((_, at) => at !== kind && at !== kind - 1 && at !== spoon),
  ).items;
  const inSpoons = items.filter(
    ({ portion }) => portion && !("said" in portion) && portion.measure.startsWith("colher"),
  );
  const item = named
    ? itemMeant(named.match.food, calledWords(named), inSpoons, false)
    : spoon < 0
      ? undefined
      : inSpoons.at(-1);
  const own = item?.portion && !("said" in item.portion) ? item.portion : null;
  if (!item || !own || !told?.measure) return null;
  const to = amountFor({ ...told, quantity: own.quantity }, correctionSaid(reader, tokens));
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}
