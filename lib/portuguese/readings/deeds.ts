import { isLikelyWeight } from "@/lib/nutrition/figures/bounds";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { plainId } from "@/lib/nutrition/foods/denials";
import { isFound } from "@/lib/portuguese/corrections/correction-words";
import { type Correctable, readCorrections } from "@/lib/portuguese/corrections/read-corrections";
import { variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import type { Moment } from "@/lib/portuguese/grammar/moment";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction, Understanding } from "@/lib/portuguese/meaning/understanding";
import type { Mention } from "@/lib/portuguese/readings/mentions";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { type Phrase, phraseOf } from "@/lib/portuguese/vocabulary/phrase";

/** What may be done to what was told. */
export const DEEDS = ["remove", "remove_all", "only", "amount", "add", "replace", "weight"] as const;
export type Deed = (typeof DEEDS)[number];

/** Corrections, and the entries they are said of where these are not the last message's. */
export type Changed = Pick<Understanding, "corrections" | "about">;

export type Heard = {
  phrase: Phrase;
  mentions: readonly Mention[];
  /** Of the last message's entries. */
  items: readonly LoggedItem[];
  correctable: Correctable;
  moment: Moment;
};

/** A deed done to what a message names; null where what is named does not say plainly to what. */
export function changesOf(deed: Deed, heard: Heard): Changed | null {
  const { items, correctable } = heard;
  const told = toldIn(heard);
  // "tira o presunto do misto": what was not told may be a part of what was.
  const isPlain = !heard.mentions.some(({ type }) => type === "food");
  switch (deed) {
    case "remove":
      return isPlain ? removal(told.length > 0 ? told : items.length === 1 ? items : []) : null;
    case "remove_all": {
      if (!isPlain) return null;
      if (told.length > 0 && told.length < items.length) return removal(told);
      const [first] = correctable.last;
      if (first?.type === "water") return { corrections: [{ kind: "remove_water", id: first.id }] };
      if (first?.type === "weight") return { corrections: [{ kind: "remove_weight" }] };
      return removal(items);
    }
    case "only": {
      const rest = items.filter(({ id }) => !told.some((one) => one.id === id));
      const isOfLast = told.length > 0 && told.every(({ id }) => items.some((item) => item.id === id));
      return isOfLast && isPlain ? removal(rest) : null;
    }
    case "amount":
      return read(amountsSaid(heard, told), heard);
    case "add":
      return read(addedSaid(heard), heard);
    case "replace":
      return read(insteadSaid(heard, told), heard);
    case "weight":
      return weightSaid(heard);
  }
}

function toldIn({ mentions }: Heard): LoggedItem[] {
  const told = mentions.flatMap((one) => (one.type === "told" ? [one.item] : []));
  return told.filter((item, i) => told.findIndex(({ id }) => id === item.id) === i);
}

function removal(items: readonly LoggedItem[]): Changed | null {
  if (items.length === 0) return null;
  const remove: Correction = {
    kind: "remove",
    foods: items.map(({ foodId }) => foodId),
    said: items.map(({ name }) => name).join(", "),
  };
  return { corrections: [remove] };
}

/** What the rules make of the same in plain words. */
function read(words: string | null, { correctable, moment }: Heard): Changed | null {
  if (!words) return null;
  const changed = readCorrections(phraseOf(words), correctable, moment);
  return changed.corrections.length > 0 && changed.corrections.every(isFound) ? changed : null;
}

/** "bolacha só 1, moça, 6 foi o dedo": of one food the amount beside it; of several each its own. */
function amountsSaid(heard: Heard, told: readonly LoggedItem[]): string | null {
  const { mentions, items } = heard;
  const amounts = mentions.filter(({ type }) => type === "amount");
  const foods = mentions.filter(({ type }) => type === "told" || type === "food");
  const [only] = amounts;
  if (!only || foods.some(({ type }) => type === "food")) return null;
  if (told.length === 0)
    return amounts.length === 1 && items.length === 1 ? `foi ${wordsAt(heard, only)}` : null;
  if (foods.length !== told.length) return null;
  if (told.length === 1)
    return `o ${wordsAt(heard, foods[0])} foi ${wordsAt(heard, nearest(amounts, foods[0]))}`;
  if (amounts.length !== told.length) return null;
  return foods.map((food, i) => `o ${wordsAt(heard, food)} foi ${wordsAt(heard, amounts[i])}`).join(", ");
}

/** "teve presunto com o pão, duas fatias": foods that were not told, with their amounts. */
function addedSaid(heard: Heard): string | null {
  const foods = heard.mentions.filter(({ type }) => type === "food");
  const amounts = heard.mentions.filter(({ type }) => type === "amount");
  // "na janta ainda teve um fio de azeite": of another meal.
  if (heard.mentions.some(({ type }) => type === "meal")) return null;
  if (foods.length === 0 || amounts.length > foods.length) return null;
  if (foods.length > 1 && amounts.length > 0 && amounts.length !== foods.length) return null;
  return `mais ${foods.map((food, i) => withAmount(heard, food, amounts[i])).join(" e ")}`;
}

/** "digitei feijão, quis dizer grão de bico"; of what was told and not named, what is of its kind: "me enganei, era guaraná". */
function insteadSaid(heard: Heard, told: readonly LoggedItem[]): string | null {
  const { mentions, items } = heard;
  const [food, ...others] = mentions.filter(({ type }) => type === "food");
  const amounts = mentions.filter(({ type }) => type === "amount");
  if (others.length > 0 || told.length > 1 || amounts.length > 1) return null;
  if (!food) return amounts.length === 0 ? variantSaid(heard, told) : null;
  const alike = items.filter(({ foodId }) => food.type === "food" && isAlike(foodId, food.foodId));
  const from = told[0] ?? (items.length === 1 ? items[0] : alike.length === 1 ? alike[0] : undefined);
  if (!from) return null;
  const named = mentions.find(({ type }) => type === "told");
  const called = named ? wordsAt(heard, named) : from.name;
  // "o leite não teve" of "cuscuz com leite": a part of it.
  if (food.type === "food" && isPartOf(food.foodId, from)) return null;
  // "era de frango a lasanha": its kind, and no frango instead of it.
  const lead = heard.phrase.core[food.start - 1]?.word ?? "";
  if (KIND.test(lead)) return amounts.length === 0 ? `o ${called} era ${lead} ${wordsAt(heard, food)}` : null;
  return `troca o ${called} por ${withAmount(heard, food, amounts[0])}`;
}

const KIND = /^(?:d[eao]s?|com)$/;

/** "aquele iogurte é desnatado, viu": a word that makes another food of it. */
function variantSaid(
  { phrase: { core }, mentions }: Heard,
  [item, ...others]: readonly LoggedItem[],
): string | null {
  if (!item || others.length > 0) return null;
  const isNamed = (at: number) => mentions.some(({ start, next }) => at >= start && at < next);
  const makes = core.find(
    (token, at) => token.kind === "word" && !isNamed(at) && variantOf(item, [token]) !== null,
  );
  return makes ? `o ${item.name} era ${makes.word}` : null;
}

function isPartOf(foodId: string, { name }: LoggedItem): boolean {
  const [first = ""] = tokenise(findFood(plainId(foodId))?.name ?? "").map(({ word }) => word);
  return tokenise(name).some(({ word }, at) => at > 0 && word === first);
}

function isAlike(one: string, other: string): boolean {
  const [category, same] = [one, other].map((id) => findFood(plainId(id))?.category);
  return category !== undefined && category === same;
}

/** "o peso digitei errado, é 94,3": of a weight that was told. */
function weightSaid({ phrase: { core }, correctable: { last, earlier = [] } }: Heard): Changed | null {
  const numbers = core.filter(({ kind, value }) => kind === "number" && isLikelyWeight(value));
  const told = [...last, ...earlier].find(({ type }) => type === "weight");
  const [number, ...others] = numbers;
  if (!number || others.length > 0 || told?.type !== "weight") return null;
  return { corrections: [{ kind: "weight", kg: number.value }], about: [told.id] };
}

function nearest(amounts: readonly Mention[], food: Mention | undefined): Mention | undefined {
  const far = ({ start, next }: Mention) => Math.max(start - (food?.next ?? 0), (food?.start ?? 0) - next);
  return [...amounts].sort((a, b) => far(a) - far(b))[0];
}

/** "duas linguiças", "presunto … duas fatias" */
function withAmount(heard: Heard, food: Mention, amount: Mention | undefined): string {
  if (!amount) return wordsAt(heard, food);
  const isBefore = amount.next <= food.start && food.start - amount.next <= 1;
  if (isBefore) return wordsAt(heard, { ...food, start: amount.start });
  const isBare = amount.next - amount.start === 1;
  return `${wordsAt(heard, amount)}${isBare ? "" : " de"} ${wordsAt(heard, food)}`;
}

function wordsAt({ phrase: { core, text } }: Heard, mention: Mention | undefined): string {
  const [first, end] = [core[mention?.start ?? -1], core[(mention?.next ?? 0) - 1]];
  return first && end ? text.slice(first.start, end.end) : "";
}
