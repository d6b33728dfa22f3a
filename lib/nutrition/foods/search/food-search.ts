import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { deniedId } from "@/lib/nutrition/foods/denials";
import type { Food } from "@/lib/nutrition/foods/food";
import { denialsAsked, fitting } from "@/lib/nutrition/foods/search/denied-search";
import { searchEnglish } from "@/lib/nutrition/foods/search/english-search";
import {
  type Entry,
  entries,
  entriesLike,
  entryFor,
  entryOf,
  respell,
} from "@/lib/nutrition/foods/search/entries";
import { everydayRank, FEW_LETTERS, MAX_EVERYDAY } from "@/lib/nutrition/foods/search/everyday-foods";
import {
  hidesNone,
  isDecided,
  mayLeaveOut,
  ofPlantMilk,
  ofVeganHouse,
  otherWords,
  unmeasured,
  withoutSort,
} from "@/lib/nutrition/foods/search/left-out-words";
import { type Name, nameOf, nameTier, TIER } from "@/lib/nutrition/foods/search/name-match";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

const MAX_QUERY = 80;

/**
 * Foods that a query may mean, best first: the exact name or alias, then names that begin with it, names with words
 * that begin like its words, names that contain it; when nothing else is found, names within one or two letters, then
 * the same by other words, "macarrão ao pesto" for "penne ao pesto", what the query begins with, "linguiça" of "linguiça de
 * Maracaju", and last foods by their English names. Accents, case, marks and plurals make no difference.
 * "Homus sem tahine" finds first what has nothing of it.
 */
export function searchFoods(query: string, limit = 20): Food[] {
  const key = searchKey(query.slice(0, MAX_QUERY));
  const plant = ofVeganHouse(key);
  if (plant !== null) return searchOfPlants(query, plant, limit);
  const asked = denialsAsked(key);
  const search = (words: string) => searchPlainly(words, limit);
  return asked ? fitting(asked, search, query).slice(0, limit) : search(query);
}

/** "iogurte de coco Vida Veg": what is called so by the house, else the vegan one of it, else that without what is of animals. */
function searchOfPlants(query: string, without: string, limit: number): Food[] {
  const isPlain = (food: Food) => deniedId(food, ["vegano"]) === food.id;
  const found = [
    ...searchPlainly(query, limit).filter(isPlain),
    ...["vegano", "vegana", "vegetal"].flatMap((word) =>
      searchKnown([...without.split(" "), word], limit).filter(isPlain),
    ),
    ...searchPlainly(without, limit).flatMap((food) => findFood(deniedId(food, ["vegano"])) ?? []),
  ];
  return [...new Set(found)].slice(0, limit);
}

function searchPlainly(query: string, limit: number): Food[] {
  const said = nameOf(searchKey(query.slice(0, MAX_QUERY)));
  if (said.key === "") return [];
  const { words } = said;
  const match = words.length === 1 ? habitMatch : tierOf;
  if (said.key.length <= FEW_LETTERS) return rank((entry) => match(entry, said), limit);
  const likely = rank((entry) => match(entry, said), limit, entriesLike(words[0] ?? ""));
  if (likely.length === limit) return likely;
  const found = rank((entry) => match(entry, said), limit);
  if (found[0])
    return asJoined(found[0], said) ? found : [...new Set([...searchJoined(words, limit), ...found])];
  const spelt = words.map((word) => respell(word));
  const mended = spelt.every((candidates) => candidates.length > 0)
    ? rank((entry) => typoTier(entry, spelt), limit)
    : [];
  if (mended.length > 0) return mended;
  const again = (other: string | null) => (other ? searchPlainly(other, limit) : []);
  const ways = [
    () => again(otherWords(words)),
    () => again(ofPlantMilk(words)).filter((food) => hidesNone(food, words)),
    () => searchSorts(words, limit),
    () => searchEndings(words, limit),
    () => searchJoined(words, limit),
    () => searchBeginnings(words, limit),
    () => again(unmeasured(words)),
    () => searchEnglish(query, new Map(), limit),
  ];
  for (const way of ways) {
    const told = way();
    if (told.length > 0) return told;
  }
  return [];
}

/** What one person eats: how often each food lately, by its id, and the foods of their own. */
export type Habits = { own: readonly Food[]; eaten: ReadonlyMap<string, number> };

/**
 * The same for one person: among names that match about as well, their own food of exactly that name comes first, then
 * what they eat most, then the other foods of their own, then what is common.
 */
export function searchFoodsFor(query: string, { own, eaten }: Habits, limit = 20): Food[] {
  const said = nameOf(searchKey(query.slice(0, MAX_QUERY)));
  if (said.key === "") return [];
  const hit = (isOwn: boolean) => (food: Food, order: number) => {
    const { tier } = tierOf(isOwn ? entryOf(food, order) : entryFor(food), said);
    const close = tier <= TIER.prefix ? 0 : tier;
    return { food, tier, close, isOwn, named: isOwn && tier === TIER.exact, times: eaten.get(food.id) ?? 0 };
  };
  const mine = own.map(hit(true)).filter(({ tier }) => tier !== TIER.none);
  // What is only spelt alike is no match beside a food of one's own.
  const common = searchFoods(query, WIDE).map(hit(false));
  const found = [...mine, ...(mine.length > 0 ? common.filter(({ tier }) => tier !== TIER.none) : common)];
  found.sort(
    (a, b) =>
      a.close - b.close ||
      Number(b.named) - Number(a.named) ||
      b.times - a.times ||
      Number(b.isOwn) - Number(a.isOwn),
  );
  return found.map(({ food }) => food).slice(0, limit);
}

/** So many of the catalogue's may come first by being eaten. */
const WIDE = 60;

/**
 * How a food is found by one word or its first letters: of those with a name that begins so, what is eaten most comes first ("fra":
 * frango before framboesa), then names before words inside of them.
 */
function habitMatch(entry: Entry, said: Name): Match {
  const { tier, length } = tierOf(entry, said);
  const [own, ...others] = entry.names;
  if (tier !== TIER.prefix || own === undefined) return { tier, length };
  const habit = everydayRank(entry.food.id);
  if (nameTier(own, said) === TIER.prefix) {
    return { tier, length: habit === null ? length : habit - 2 * MAX_EVERYDAY };
  }
  // Of other names many begin with anything, "frapê" of a coffee; with a word of its own it is meant: "frango".
  const isMeant = others.some(
    (name) => nameTier(name, said) === TIER.prefix && own.words.includes(name.words[0] ?? ""),
  );
  return habit !== null && isMeant
    ? { tier, length: habit - MAX_EVERYDAY }
    : { tier: TIER.wordPrefix, length };
}

/** Words at a name's end that tell nothing without what follows them. */
const LINKS = new Set(["de", "do", "da", "com", "e", "ao", "a", "em", "no", "na", "sem", "ou"]);

/** What is added to a food as one more. */
const JOINS = new Set(["com", "e", "na"]);

/** "batata lays", "suco del valle uva": foods that the words behind the first name alone, and whose kind the first names. */
function searchEndings(said: readonly string[], limit: number): Food[] {
  const [head = "", ...rest] = said;
  if (LINKS.has(rest[0] ?? "")) return [];
  for (let length = rest.length; length > 0; length -= 1) {
    // "frango empanado do KFC" begins with a name.
    if (length < rest.length && searchKnown(said.slice(0, length + 1), 1).length > 0) break;
    const key = rest.slice(0, length).join(" ");
    const found = rank(({ names }) => {
      const isCalled =
        names.some((name) => name.key === key) && names.some((name) => name.words.includes(head));
      return { tier: isCalled ? TIER.exact : TIER.none, length: 0 };
    }, limit).filter((food) => length === rest.length || mayLeaveOut(food, said, length + 1));
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether a food may come first for its words: "pão integral com queijo" is no sandwich of turkey and cheese. */
function asJoined(first: Food, said: Name): boolean {
  return !said.words.includes("com") || tierOf(entryFor(first), said).tier <= TIER.prefix;
}

/** "pão integral com queijo" is a bread with cheese before it is a bread, "café coado com leite" coffee with milk. */
function searchJoined(said: readonly string[], limit: number): Food[] {
  const joint = said.indexOf("com");
  for (let length = joint - 1; length > 0; length -= 1) {
    if (LINKS.has(said[length - 1] ?? "")) continue;
    const found = searchKnown([...said.slice(0, length), ...said.slice(joint)], limit);
    const kept = found.filter(
      (food) => hidesNone(food, said.slice(length, joint)) && !isDecided(said.slice(length, joint)),
    );
    if (kept.length > 0) return kept;
  }
  return [];
}

/** Foods of which this is a whole name. */
function searchKnown(words: readonly string[], limit: number): Food[] {
  const key = words.join(" ");
  return rank(
    ({ names }) => ({ tier: names.some((name) => name.key === key) ? TIER.exact : TIER.none, length: 0 }),
    limit,
  );
}

/** Foods that are called so but for the sort, "geleia de morango diet"; none that would hide what the sort tells. */
function searchSorts(words: readonly string[], limit: number): Food[] {
  const found = withoutSort(words).map(({ key, sort }) =>
    searchKnown([key], limit).filter((food) => hidesNone(food, sort)),
  );
  return found.find((foods) => foods.length > 0) ?? [];
}

/** Foods whose whole name or alias the query begins with, the longest beginning first. */
function searchBeginnings(said: readonly string[], limit: number): Food[] {
  const isKnown = (word: string) =>
    entriesLike(word).some(({ names }) => names.some((name) => name.words.includes(word)));
  for (let length = said.length - 1; length > 0; length -= 1) {
    if (LINKS.has(said[length - 1] ?? "")) continue;
    // One word alone tells a food only where a link or a word of food follows: "drop table" is no sweet.
    if (length === 1 && !LINKS.has(said[1] ?? "") && !isKnown(said[1] ?? "")) continue;
    const key = said.slice(0, length).join(" ");
    const found = rank(
      ({ names }) => ({ tier: names.some((name) => name.key === key) ? TIER.prefix : TIER.none, length }),
      limit,
    );
    if (found.length === 0) continue;
    const kept = found.filter((food) => mayLeaveOut(food, said, length));
    // "torrada com manteiga": both of them, where one would leave an allergen unseen.
    const isJoined = kept.length === 0 && JOINS.has(said[length] ?? "") && !isDecided(said.slice(length));
    return isJoined ? [...found, ...searchFoods(said.slice(length + 1).join(" "))].slice(0, limit) : kept;
  }
  return [];
}

type Match = { tier: number; length: number };

function rank(match: (entry: Entry) => Match, limit: number, among = entries()): Food[] {
  const hits: { entry: Entry; match: Match }[] = [];
  for (const entry of among) {
    const found = match(entry);
    if (found.tier !== TIER.none) hits.push({ entry, match: found });
  }
  hits.sort(
    (a, b) => a.match.tier - b.match.tier || a.match.length - b.match.length || a.entry.order - b.entry.order,
  );
  return hits.slice(0, limit).map((hit) => hit.entry.food);
}

/** The best of an entry's names; the shorter the name, the more of it the query says. */
function tierOf(entry: Entry, said: Name): Match {
  let best: Match = { tier: TIER.none, length: 0 };
  for (const name of entry.names) {
    const tier = nameTier(name, said);
    if (tier < best.tier || (tier === best.tier && name.key.length < best.length)) {
      best = { tier, length: name.key.length };
    }
  }
  return best;
}

/** Every word must be spelt like one of the name's; words in between cost. */
function typoTier(entry: Entry, spelt: readonly (readonly string[])[]): Match {
  let best: Match = { tier: TIER.none, length: 0 };
  for (const name of entry.names) {
    const all = spelt.every((candidates) => candidates.some((word) => name.words.includes(word)));
    if (all && (best.tier === TIER.none || name.key.length < best.length)) {
      best = { tier: TIER.typo, length: name.key.length };
    }
  }
  return best;
}
