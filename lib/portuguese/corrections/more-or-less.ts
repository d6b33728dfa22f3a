import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import type { MealEntry } from "@/lib/portuguese/corrections/change-set";
import { amountFor } from "@/lib/portuguese/corrections/correction-change";
import { type Reader, readPart, saidOf } from "@/lib/portuguese/corrections/correction-part";
import { itemMeant } from "@/lib/portuguese/corrections/food-reference";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import { type SaidItem, weighItem } from "@/lib/portuguese/meaning/portions";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { WATER_ID } from "@/lib/portuguese/meaning/waters";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const BEFORE_MORE = /^(?:e|ai|dai|depois|ah|opa|comi|tomei|bebi|foi|teve|mas|entao|repeti|,)$/;
const MORE = /^(?:mais|outr[oa]s?)$/;
/** What begins an addition to the meal that is spoken of. */
const WITH = /^(?:e|com|mais|tinha|teve|tambem)$/;
/** As many words as an afterthought has. */
const LONGEST = 9;

/** "mais um", "e mais uma", "comi outro", "mais 2 fatias": again of what is spoken of. */
export function readMore(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (phrase.words > LONGEST || items.length === 0) return null;
  const at = tokens.findIndex(({ word }) => !BEFORE_MORE.test(word));
  if (!MORE.test(wordAt(tokens, at)) || wordAt(tokens, at + 1) === "tarde") return null;
  const rest = tokens.slice(at + 1).filter(({ word }) => !/^(?:so|tambem|,|!)$/.test(word));
  const bare = rest.length === 0 && wordAt(tokens, at).startsWith("outr");
  const counted = readQuantity(rest, 0);
  const onlyCounted = counted !== null && counted.next >= rest.length && counted.value <= MOST_MORE;
  const part = readPart(reader, rest);
  const [amount, named] = [part.amounts[0], part.items[0]];
  const by = (quantity: number) => ({ ...ONE_MORE, quantity, said: saidOf(reader, tokens) });
  if (bare || onlyCounted) {
    const item = items.at(-1);
    return item
      ? [{ kind: "more", food: items.length === 1 ? item.foodId : null, by: by(counted?.value ?? 1) }]
      : null;
  }
  if (part.items.length === 0 && amount)
    return [{ kind: "more", food: null, by: amountFor(amount, saidOf(reader, tokens)) }];
  const same = named && part.items.length === 1 ? itemMeant(named.match.food, [], items, false) : null;
  if (!named || !same || same.foodId !== named.match.food.id || tellsOfEating(tokens)) return null;
  return [
    { kind: "more", food: same.foodId, by: named.amount ? amountFor(named.amount, named.said) : by(1) },
  ];
}

const ONE_MORE = { measure: null, size: null, assumed: [] };
const MOST_MORE = 10;

/** "e um ovo também", "com salada", "tinha farofa": part of the meal that was just told. */
export function readAfterthought(reader: Reader): Correction[] | null {
  const { tokens, last, items, phrase } = reader;
  const first = wordAt(tokens, 0);
  const begins = WITH.test(first) || wordAt(tokens, tokens.length - 1) === "tambem";
  if (!begins || phrase.words > LONGEST || tellsOfEating(tokens) || last[0]?.type !== "meal") return null;
  const part = readPart(reader, tokens);
  const added = part.items.filter(({ match }) => match.food.id !== WATER_ID);
  if (added.length === 0 || added.length < part.items.length || part.meal || part.day || part.hour)
    return null;
  const known = new Set(items.map(({ foodId }) => foodId));
  if (added.some(({ match }) => known.has(match.food.id))) return null;
  return [{ kind: "add", items: added.map(weighItem) }];
}

/** "comi churrasco", then "picanha 200g e linguiça": what there was of it. */
export function readFrameParts(reader: Reader): Correction[] | null {
  const { tokens, items, last } = reader;
  const [frame] = items;
  const isFrame =
    last.length === 1 &&
    items.length === 1 &&
    frame &&
    /^(?:churrasco|prato-feito|marmita-fit)$/.test(frame.foodId);
  if (!isFrame || tellsOfEating(tokens) || reader.phrase.asks) return null;
  const part = readPart(reader, tokens);
  const eaten = part.items.filter(
    ({ match }) => match.food.id !== WATER_ID && match.food.id !== frame.foodId,
  );
  if (eaten.length < 2 || part.meal || part.day || part.hour) return null;
  return [{ kind: "open", from: frame.foodId, to: eaten.map(weighItem) }];
}

/** "e bebi 2 cervejas" goes on with a meal that was just eaten or just told. */
function _goesOn({ moment }: Reader, { day, eatenAt }: MealEntry): boolean {
  return day !== moment.today || moment.now.getTime() - Date.parse(eatenAt) < JUST_NOW_MS;
}

const JUST_NOW_MS = 2 * 3_600_000;

function _ofDay(
  { moment }: Reader,
  { kind }: MealEntry,
  day: string,
  added: readonly SaidItem[],
): Correction {
  const { eatenAt } = mealTime({ day, kind }, moment.now, moment.timeZone);
  const items = added.map(weighItem);
  return { kind: "record", meals: [{ day, kind, kindSaid: true, eatenAt: eatenAt.toISOString(), items }] };
}

/** "tira 1", "tira um ovo" of three: fewer of them; null when nothing would remain or no number is said. */
export function fewer(reader: Reader, own: readonly Token[]): Correction | null {
  const count = readQuantity(own, 0);
  if (!count || count.value > MOST_MORE || !Number.isInteger(count.value)) return null;
  const part = readPart(reader, own);
  const named = part.items[0];
  if (part.items.length > 1) return null;
  const item = named ? itemMeant(named.match.food, [], reader.items, false) : onlyOne(reader);
  const quantity = item?.portion && !("said" in item.portion) ? item.portion.quantity : 0;
  if (!item || quantity <= count.value) return null;
  const by = { ...ONE_MORE, quantity: -count.value, said: saidOf(reader, own) };
  return { kind: "more", food: item.foodId, by };
}

function onlyOne({ items }: Reader) {
  return items.length === 1 ? items[0] : undefined;
}
