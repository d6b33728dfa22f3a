import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { isUnit } from "@/lib/nutrition/foods/measures";
import {
  type CorrectionPart,
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import {
  itemMeant,
  itemNamed,
  itemWithWord,
  variantOf,
} from "@/lib/portuguese/corrections/reading/food-reference";
import { otherPart } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import {
  isComposed,
  kindInstead,
  kindOfDish,
  onlyOfItsKind,
} from "@/lib/portuguese/corrections/rules/parts/kind-instead";
import { changeMeasured } from "@/lib/portuguese/corrections/rules/parts/measured";
import {
  amountOf,
  keptAmount,
  replaced,
  replacement,
} from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { Amount } from "@/lib/portuguese/portions/parsed-entries";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { saltSaid } from "@/lib/portuguese/portions/salt";
import { ONE, readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { diminutiveBases } from "@/lib/portuguese/vocabulary/diminutives";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";

/** From what was logged to what is said now; `not` is what is said not to be so. */
export function change(reader: Reader, to: CorrectionPart, not: CorrectionPart | null): Correction[] | null {
  const { items, last } = reader;
  if (last.length > 0 && last.every(({ type }) => type !== "meal")) {
    const measured = changeMeasured(reader, to);
    return measured && [measured];
  }
  const denied = not?.items[0];
  const wrong = denied ? itemMeant(denied.match.food, foodWords(not.tokens), items) : null;
  const from = not?.amounts[0]?.quantity ?? denied?.amount?.quantity ?? null;
  const kind = wrong && kindInstead(wrong, to, denied);
  if (kind) return [replaced(wrong, kind, correctionSaid(reader, to.tokens))];
  const amount = to.amounts[0];
  // "não foram 2 chopes, foi 1", of chopes that were told before the omelette.
  if (to.items.length === 0 && denied && !wrong) return null;
  if (to.items.length === 0 && amount) {
    return [
      {
        kind: "amount",
        food: wrong?.foodId ?? (items.length === 1 ? (items[0]?.foodId ?? null) : null),
        from,
        to: amountFor(amount, correctionSaid(reader, to.tokens)),
      },
    ];
  }
  if (to.items.length === 0 && wrong) {
    const variant = variantOf(
      wrong,
      to.tokens.filter(({ word }) => !/^(?:o|a|foi|era)$/.test(word)),
    );
    return variant ? [replaced(wrong, variant, correctionSaid(reader, to.tokens))] : null;
  }
  // "foram 3, pequenas do habibs"
  const [only, count] = [to.items[0], to.amounts[0]];
  if (only && count?.measure === null && to.items.length === 1 && only.amount === null) only.amount = count;
  const added: SaidItem[] = [];
  const counted = new Set<string>();
  const onlyOne = items.length === 1 ? items[0] : null;
  const corrections = to.items.flatMap((item): Correction[] => {
    const same = items.find(({ foodId }) => foodId === item.match.food.id);
    // "era frango, não carne", of what is made with it: another kind of it, or nobody knows.
    const isNamed = denied && itemMeant(denied.match.food, foodWords(not.tokens), items, false);
    const dish = denied && !isNamed ? (wrong ?? onlyOne) : null;
    const other = dish && kindOfDish(dish, item, to.tokens);
    if (dish && isComposed(dish)) return [other ? replaced(dish, other, item.said) : { kind: "unclear" }];
    if (wrong) return [replacement(wrong, item)];
    if (same && item.amount)
      return [{ kind: "amount", food: same.foodId, from, to: amountFor(item.amount, item.said) }];
    const alike = same ? null : itemMeant(item.match.food, headOf(item), items);
    // "na verdade foi 1 fatia de pão": the wholegrain bread by the noun alone.
    if (alike && item.amount?.counted && isNounOf(item, alike)) {
      const isToldAlready = counted.has(alike.id);
      counted.add(alike.id);
      return isToldAlready
        ? []
        : [{ kind: "amount", food: alike.foodId, from, to: amountFor(item.amount, item.said) }];
    }
    // "era leite desnatado" of "whey com leite": that part of it.
    if (alike && !itemMeant(item.match.food, headOf(item), [alike], false))
      return otherPart(alike, item.match.food, item) ?? [{ kind: "unclear" }];
    if (alike) return [replacement(alike, item)];
    if (denied && !wrong)
      return [{ kind: "replace", from: null, fromSaid: denied.said, to: weighItem(item) }];
    // "foi arroz e feijão" after a pudding is another meal.
    const only = items.length === 1 && to.items.length === 1 ? items[0] : undefined;
    const instead = only ?? (to.items.length === 1 ? onlyOfItsKind(item, items) : undefined);
    if (instead && !same) return [replacement(instead, item)];
    added.push(item);
    return [];
  });
  // "foram 3 ovos e 1 pão", of two eggs alone.
  const more = corrections.length > 0 && added.every(({ amount }) => amount?.counted) ? added : [];
  if (more.length > 0) corrections.push({ kind: "add", items: more.map(weighItem) });
  return corrections.length > 0 ? corrections : null;
}

/** A single word that the name of what is logged has. */
export function isNounOf({ match }: SaidItem, { name, foodId }: LoggedItem): boolean {
  const word = stem(tokenise(match.called)[0]?.word ?? "");
  // "um pãozinho só", of bread with butter.
  const nouns = [word, ...diminutiveBases(word)];
  const isBare = match.base === null && !match.called.includes(" ");
  // "o patinho foi 160", of what is called "patinho moído", too.
  const names = [name, ...(findFood(foodId)?.aliases ?? [])];
  return isBare && names.some((one) => tokenise(one).some((token) => nouns.includes(stem(token.word))));
}

/** A said amount as a correction carries it. */
export function amountFor(
  { quantity, measure, size, low, high, literal, household, pieces }: SaidAmount,
  said: string,
): Amount {
  const assumed = low !== null && high !== null ? [{ kind: "range" as const, low, high }] : [];
  return {
    ...{ quantity, measure, size, said, assumed },
    ...(household && !literal && { loose: true as const }),
    ...((pieces ?? 1) > 1 && { pieces }),
  };
}

/** The same of an item: "pouco" is so much of what is usual of it. */
export function amountSaidOf(item: LoggedItem, amount: SaidAmount, said: string): Amount {
  const food = amount.vague ? findFood(item.foodId) : undefined;
  if (!food) return amountFor(amount, said);
  const match = { food, called: food.name, base: null, start: 0, next: 0, mended: null, size: null };
  return { ...weighItem({ match, amount, ignored: [], said }).portion, said, assumed: [] };
}

function headOf(item: SaidItem): string[] {
  return tokenise(item.said)
    .filter(({ kind, word }) => kind === "word" && itemWithWord(stem(word), [asLogged(item)]) !== null)
    .map(({ word }) => word);
}

function asLogged(item: SaidItem): LoggedItem {
  const { food } = item.match;
  return { id: "", foodId: food.id, name: food.name, grams: 0, portion: null };
}

/** Only so much of an item was eaten. */
export function shareOf(
  reader: Reader,
  item: LoggedItem,
  share: number,
  tokens: readonly Token[],
): Correction {
  const said = correctionSaid(reader, tokens);
  const amount = amountOf(item);
  const whole = amount ?? { ...ONE, quantity: item.grams, measure: "g" as const };
  const to = amountFor({ ...whole, quantity: whole.quantity * share }, said);
  return { kind: "amount", food: item.foodId, from: null, to, share };
}

/** "era sem sal", "com pouco sal" said of one item: the same food and as much of it. */
function salted(item: LoggedItem, said: string): Correction | null {
  const { salt } = saltSaid(said);
  if (!salt) return null;
  const { foodId, name, grams, portion } = item;
  const measured = portion && "measure" in portion ? portion : null;
  const to = { foodId, name, grams, salt, said, confidence: 1, assumed: [] };
  const inGrams = { quantity: grams, measure: "g" as const, size: null };
  return { kind: "replace", from: foodId, fromSaid: name, to: { ...to, portion: measured ?? inGrams } };
}

/** "a banana é nanica, das grandes" */
function sizedAs(item: LoggedItem, food: Food, rest: readonly Token[]): Correction | null {
  const size = rest.map(({ word }) => sizeOf(word)).find((one) => one !== null);
  const amount = keptAmount(item, food);
  if (!size || !amount || isUnit(amount.measure)) return null;
  const match = { food, called: food.name, base: null, start: 0, next: 0, mended: null, size };
  return replacement(item, { match, amount: { ...amount, size }, ignored: [], said: food.name });
}

function isOfSize(word: string): boolean {
  return sizeOf(word) !== null || /^(?:d[aeo]s?|bem|,)$/.test(word);
}

/** "era de tapioca, 3 colheres", "foi meio litro do grosso": how it was and how much; either alone where only that is known. */
function describedWithAmount(reader: Reader, item: LoggedItem, rest: readonly Token[]): Correction[] | null {
  const [first] = readAmounts(rest, 0);
  const comma = rest.findIndex(({ word }) => word === ",");
  const said = correctionSaid(reader, rest);
  if (first?.counted && first.next < rest.length && /^d[aeo]s?$/.test(wordAt(rest, first.next))) {
    // "70 g do patinho", after the rice: of the meat that was told, too.
    const other = itemNamed(foodWords(rest.slice(first.next)), reader.items);
    if (other && other.id !== item.id) return null;
    const kind = variantOf(item, rest.slice(first.next));
    const amount: Correction = { kind: "amount", food: item.foodId, from: null, to: amountFor(first, said) };
    const isFood = readPart(reader, rest.slice(first.next)).items.length > 0;
    return kind && kind.id !== item.foodId ? [replaced(item, kind, said), amount] : isFood ? null : [amount];
  }
  if (comma < 1) return null;
  const [amount] = readAmounts(rest, comma + 1);
  if (!amount?.counted || amount.next < rest.length) return null;
  // "com açúcar, duas colherzinhas": of the sugar.
  const inIt =
    wordAt(rest, 0) === "com" && amount.measure?.startsWith("colher")
      ? readPart(reader, rest.slice(1, comma)).items
      : [];
  if (inIt.length === 1) return [{ kind: "add", items: inIt.map((one) => weighItem({ ...one, amount })) }];
  const how = (described(reader, item, rest.slice(0, comma)) ?? []).filter(({ kind }) => kind === "replace");
  return [...how, { kind: "amount", food: item.foodId, from: null, to: amountFor(amount, said) }];
}

/** "a castanha era torrada": how it was, and no toast in its place. */
function isRoasted({ foodId }: LoggedItem, rest: readonly Token[]): boolean {
  const category = findFood(foodId)?.category ?? "";
  return /^torrad[oa]s?$/.test(wordAt(rest, 0)) && /^(?:nuts|fruit|legumes)$/.test(category);
}

const LIKE = /^(?:tipo|igual|como|feito|parecid[oa]s?)$/;

/** "era sem açúcar" said of one item. */
export function described(reader: Reader, item: LoggedItem, rest: readonly Token[]): Correction[] | null {
  // "era daquele integral"
  const isLed =
    /^(?:d?aquel[ea]s?|dess[ea]s?|d[oa]s?|tipo)$/.test(wordAt(rest, 0)) ||
    // "é o de ameixa"
    (/^(?:o|a|os|as)$/.test(wordAt(rest, 0)) && wordAt(rest, 1) === "de");
  const kind = isLed ? rest.slice(1) : rest;
  if (kind.length > 0 && kind.length < rest.length) return described(reader, item, kind);
  // "pequena, tipo a do mc": what it is like is no food.
  const like = rest.findIndex(({ word }, at) => word === "," && LIKE.test(wordAt(rest, at + 1)));
  if (like > 0 && rest.slice(0, like).some(({ word }) => sizeOf(word) !== null))
    return described(reader, item, rest.slice(0, like));
  if (isRoasted(item, rest)) {
    const roasted = variantOf(item, rest.slice(0, 1));
    return [roasted ? replaced(item, roasted, correctionSaid(reader, rest)) : { kind: "unclear" }];
  }
  const bySalt = salted(item, correctionSaid(reader, rest));
  if (bySalt) return [bySalt];
  const comma = rest.findIndex(({ word }) => word === ",");
  const variant =
    variantOf(item, rest) ??
    // "do grosso, sem açúcar": the first says which.
    (comma > 0 && /^(?:sem|com)$/.test(wordAt(rest, comma + 1))
      ? variantOf(item, rest.slice(0, comma))
      : null) ??
    variantOf(
      item,
      rest.filter(({ word }) => !isOfSize(word)),
    );
  if (variant) return [sizedAs(item, variant, rest) ?? replaced(item, variant, correctionSaid(reader, rest))];
  const size = rest.map(({ word }) => sizeOf(word)).find((one) => one !== null);
  const amount = amountOf(item);
  if (size && rest.length <= 2 && amount) {
    return [
      {
        kind: "amount",
        food: item.foodId,
        from: null,
        to: { ...amountFor(amount, correctionSaid(reader, rest)), size },
      },
    ];
  }
  if (rest.length <= 2 && rest.at(-1)?.word === "metade") return [shareOf(reader, item, 0.5, rest)];
  const both = describedWithAmount(reader, item, rest);
  if (both) return both;
  const part = readPart(reader, rest);
  const [much] = part.amounts;
  if (part.items.length === 0 && much) {
    // "daquelas de festa, pequenininha. comi 4"
    const own = much.measure === null ? (much.size ?? size ?? null) : much.size;
    const to = amountSaidOf(item, { ...much, size: own }, correctionSaid(reader, rest));
    return [{ kind: "amount", food: item.foodId, from: null, to }];
  }
  // "a cuca era de uva", of which there is none: no grapes instead of it.
  if (rest[0]?.word === "de") return null;
  const other = part.items[0];
  // "o chá foi com açúcar": besides the tea.
  if (other && rest[0]?.word === "com") return [{ kind: "add", items: [weighItem(other)] }];
  return other ? [replacement(item, other)] : null;
}
