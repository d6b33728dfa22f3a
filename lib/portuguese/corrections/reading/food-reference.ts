import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { plainId } from "@/lib/nutrition/foods/denials";
import type { Food } from "@/lib/nutrition/foods/food";
import { LEAD } from "@/lib/portuguese/corrections/reading/cues";
import type { LoggedEntry, LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { diminutiveBases } from "@/lib/portuguese/vocabulary/diminutives";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { otherKind, variantWith } from "@/lib/portuguese/vocabulary/variants";

const LINKS = /^(?:d[eoa]s?|com|sem|e|a|ao|na|no)$/;

/** The items that corrections may mean. */
export function loggedItems(last: readonly LoggedEntry[]): LoggedItem[] {
  return last.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
}

/**
 * The logged item that a food named in a correction means: itself, or one that shares its first word.
 * @param anywhere whether the word may stand anywhere in the item's name: "ovo" in "pão com ovo"
 */
export function itemMeant(
  food: Food,
  said: readonly string[],
  items: readonly LoggedItem[],
  anywhere = true,
): LoggedItem | null {
  const same =
    items.find(({ foodId }) => foodId === food.id) ?? items.find(({ foodId }) => plainId(foodId) === food.id);
  if (same) return same;
  const head = firstWord(said) ?? firstWord(wordsOf(food.name));
  // "um pãozinho só", of bread with butter.
  const heads = head === null ? [] : [head, ...diminutiveBases(head)];
  const begins = (name: readonly string[]) => heads.includes(firstWord(name) ?? "");
  // "o bolo" is the carrot cake before the "bolo de queijo" that a cheese bun is called as well.
  const own = items.find(({ name }) => begins(wordsOf(name)));
  const among = ofItsKind(said.length > 0 ? said : wordsOf(food.name), items);
  const alike = own ?? among.find((item) => namesOf(item).some(begins));
  return alike ?? (anywhere ? itemWithWord(head, among) : null) ?? onlyOfGeneral(head, among);
}

/** "a carne moída", where only a steak was told: none of the meats that are no such kind. */
function ofItsKind(said: readonly string[], items: readonly LoggedItem[]): readonly LoggedItem[] {
  const kind = said.map(stem).find((word) => OWN_KIND.has(word));
  const isOther = (item: LoggedItem) =>
    findFood(item.foodId)?.category === "meat" && !namesOf(item).some((name) => name.includes(kind ?? ""));
  return kind === undefined ? items : items.filter((item) => !isOther(item));
}

const OWN_KIND = new Set(
  ["moída", "seca", "sol", "porco", "suína", "hambúrguer"].flatMap((word) => wordsOf(word)),
);

/** "feijão e bife", of a meal that has both, and no amounts: what stays beside what goes. */
export function areTold(
  items: readonly LoggedItem[],
  said: readonly SaidItem[],
  out: readonly string[],
): boolean {
  return (
    said.length > 0 &&
    said.every(({ match, amount }) => {
      const told = itemMeant(match.food, [], items, false);
      // "feijão tropeiro" is another one.
      const isIt = told?.foodId === match.food.id || !match.called.includes(" ");
      return told !== null && isIt && !out.includes(told.foodId) && !amount?.counted;
    })
  );
}

/** Whether "leite de amêndoas" is said of a milk that was told, and not of the chia that came last. */
export function isOfAnother(food: Food | undefined, last: LoggedItem, items: readonly LoggedItem[]): boolean {
  const kindOf = (item: LoggedItem) => findFood(item.foodId)?.category;
  if (!food || kindOf(last) === food.category || itemMeant(food, [], [last], false)) return false;
  const alike = itemMeant(food, [], items, false);
  return alike !== null && alike.foodId !== food.id && kindOf(alike) === food.category;
}

/** Whether a food is meant by one of those that are named: the fried egg by "sem ovo", country chicken by "sem o frango". */
export function isAmong(foodId: string, named: readonly string[]): boolean {
  const item = { id: foodId, foodId, name: findFood(foodId)?.name ?? "", grams: 0, portion: null };
  const isMeant = (food: Food | undefined) =>
    food !== undefined &&
    (itemMeant(food, [], [item], false) ?? onlyOfGeneral(generalNameOf(food), [item])) !== null;
  return named.some((id) => id === foodId || isMeant(findFood(id)));
}

/** What a general word stands for: "a carne" of one logged as beef shoulder. */
const GENERAL: Readonly<Record<string, readonly string[]>> = {
  carne: ["meat"],
  bife: ["meat"],
  frango: ["poultry"],
  galinha: ["poultry"],
  peixe: ["fish"],
  fruta: ["fruit"],
  verdura: ["vegetables"],
  salgado: ["snacks"],
  bebida: ["drinks", "alcohol"],
};
/** Of which of these alone the word is said, by their ids. */
const OF_GENERAL: Readonly<Record<string, RegExp>> = {
  bife: /^(?!.*(?:frango|peru|porc|suin|ling|salsich))/,
  salgado:
    /^(?:coxinha|pastel|empada|esfiha|bibsfiha|salgado|quibe|croquete|risole|enroladinho|folhado|bolinh[oa]-de-(?!arroz)|fogazza|bolovo)/,
};

function generalNameOf({ aliases }: Food): string | null {
  return Object.keys(GENERAL).find((word) => aliases.includes(word)) ?? null;
}

function onlyOfGeneral(head: string | null, items: readonly LoggedItem[]): LoggedItem | null {
  const categories = GENERAL[head ?? ""];
  if (!categories) return null;
  const fits = items.filter(
    ({ foodId }) =>
      categories.includes(findFood(foodId)?.category ?? "") && (OF_GENERAL[head ?? ""]?.test(foodId) ?? true),
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** "a salada" of one told leaf by leaf: what lies beside the leaf that is meant, raw as it is; else the item alone. */
export function withSalad(item: LoggedItem, called: string, items: readonly LoggedItem[]): LoggedItem[] {
  const isRaw = ({ foodId, name }: LoggedItem) =>
    findFood(foodId)?.category === "vegetables" && !COOKED.test(name);
  if (!/^salad(?:a|inha)$/i.test(called) || /^salad/i.test(item.name) || !isRaw(item)) return [item];
  const at = items.indexOf(item);
  const ends = items.findIndex((one, i) => i > at && !isRaw(one));
  const begins = items.findLastIndex((one, i) => i < at && !isRaw(one));
  return items.slice(begins + 1, ends < 0 ? undefined : ends);
}

const COOKED = /cozid|refogad|frit|assad|grelhad|empanad|gratinad|sopa|pur[eê]/i;

/** What a food was called, as the words that {@link itemMeant} takes. */
export function calledWords({ match }: SaidItem): string[] {
  return wordsOf(match.called);
}

/** The logged item that has the word anywhere in its names: "ovo" for "pão com ovo". */
export function itemWithWord(word: string | null, items: readonly LoggedItem[]): LoggedItem | null {
  if (!word) return null;
  return items.find((item) => namesOf(item).some((name) => name.includes(word))) ?? null;
}

/** The one item whose name begins with one of these words, whether or not it is a food by itself: "a pasta" of "Pasta de amendoim". */
export function itemNamed(said: readonly string[], items: readonly LoggedItem[]): LoggedItem | null {
  const heads = new Set(said.map(stem));
  const own = items.filter(({ name }) => heads.has(firstWord(wordsOf(name)) ?? ""));
  const named =
    own.length > 0
      ? own
      : items.filter((item) => namesOf(item).some((words) => heads.has(firstWord(words) ?? "")));
  return named.length === 1 ? (named[0] ?? null) : null;
}

const OF_DRINKS = /^(?:copo|copao|copinho|caneca|canecao|xicara|taca|garrafa|garrafinha|lata|latinha|long)$/;

/** The one thing that was told in such a vessel: "metade do copo", of a juice beside a lunch. */
export function itemInVessel(
  vessel: string | undefined,
  items: readonly LoggedItem[],
): LoggedItem | undefined {
  const held = items.filter(({ portion }) => portion && "measure" in portion && portion.measure === vessel);
  if (held.length > 0 || !OF_DRINKS.test(vessel ?? "")) return held.length === 1 ? held[0] : undefined;
  const drinks = items.filter(({ foodId }) => findFood(foodId)?.category === "drinks");
  return drinks.length === 1 ? drinks[0] : undefined;
}

/** The one item that has all of these words in its name. */
export function itemCalled(words: readonly Token[], items: readonly LoggedItem[]): LoggedItem | null {
  const said = words.filter(({ kind, word }) => kind === "word" && !ARTICLE.test(word) && !LEAD.has(word));
  const called = items.filter(({ name }) => {
    const own = wordsOf(name);
    return said.length > 0 && said.every(({ word }) => own.includes(stem(word)));
  });
  return called.length === 1 ? (called[0] ?? null) : null;
}

const ARTICLE = /^(?:o|a|os|as|esse|essa|esses|meu|minha|do|da|de)$/;
const CUT = /^(?:peito|fil[eé]|posta|coxa) de /i;

function namesOf({ foodId, name }: LoggedItem): readonly string[][] {
  const food = findFood(foodId);
  if (!food) return inWords([name]);
  const names = NAMES.get(food) ?? inWords([food.name, ...food.aliases]);
  NAMES.set(food, names);
  return name === food.name ? names : [...inWords([name]), ...names];
}

/** A food is asked for its names many times in a message. */
const NAMES = new WeakMap<Food, readonly string[][]>();

/** "o peru", of a turkey breast */
function inWords(names: readonly string[]): string[][] {
  return names.flatMap((name) => (CUT.test(name) ? [name, name.replace(CUT, "")] : [name])).map(wordsOf);
}

function wordsOf(name: string): string[] {
  return tokenise(name.replaceAll("-", " ")).map(({ word }) => stem(word));
}

function firstWord(words: readonly string[]): string | null {
  const first = words.find((word) => !LINKS.test(word));
  return first ? stem(first) : null;
}

/** "o suco era sem açúcar": the food called as this one is, with these words added; null when there is none. */
export function variantOf(item: LoggedItem, added: readonly Token[]): Food | null {
  const food = findFood(item.foodId);
  if (!food || added.length === 0) return null;
  const same = foodAt([...tokenise(food.name), ...added], 0, false);
  const unchanged = same?.next === tokenise(food.name).length + added.length ? same.food : null;
  const other = otherKind(food, added)?.food;
  return variantWith(food, added) ?? (other?.id === food.id ? null : other) ?? unchanged;
}

/** The one item whose name begins with what is said: "tapiocas" of "Tapioca com ovo", "a carne" of "Carne moída". */
export function sameNoun({ match }: SaidItem, items: readonly LoggedItem[]): LoggedItem | null {
  const head = firstWord(wordsOf(match.called));
  const own = items.filter(({ name }) => firstWord(wordsOf(name)) === head);
  // "média" of "Café com leite"
  const alike =
    own.length > 0
      ? own
      : items.filter((item) => namesOf(item).some((name) => name.length === 1 && firstWord(name) === head));
  if (alike.length !== 0 || match.called.includes(" ")) return alike.length === 1 ? (alike[0] ?? null) : null;
  // "4 bolachas" of "Biscoito cream cracker", which is a "bolacha de água e sal", too
  const called = items.filter(
    (item) =>
      findFood(item.foodId)?.category === match.food.category &&
      namesOf(item).some((name) => firstWord(name) === head),
  );
  return called.length === 1 ? (called[0] ?? null) : null;
}
