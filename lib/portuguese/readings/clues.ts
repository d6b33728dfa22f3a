import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { plainId } from "@/lib/nutrition/foods/denials";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import type { Effect, Put } from "@/lib/portuguese/readings/effect";
import type { Mention } from "@/lib/portuguese/readings/mentions";
import type { Stretch } from "@/lib/portuguese/readings/parts";
import type { Told, Way } from "@/lib/portuguese/readings/ways";
import type { Token } from "@/lib/portuguese/text/tokens";

/** How the rules came to theirs. */
export type Ruled = { by: string; evidence: { margin: number; coverage: { share: number } } | null };

/**
 * What speaks for one way to read a message and what against it, each once: what it does beside what the rules do, in which words; what
 * becomes of each food that is named, by the words around it; what it leaves out; and how likely its amounts are.
 */
export function cluesOf(told: Told, way: Way, rules: Way, ruled: Ruled): string[] {
  const clues = new Set<string>();
  const add = (...all: readonly string[]) => {
    for (const clue of all) clues.add(clue);
  };
  const deeds = deedsOf(way.effect);
  const does = shapeOf(way.effect);
  const kinds = [...new Set(way.understood.corrections.map(({ kind }) => kind))].sort().join("+");
  for (const source of way.from) add(`from ${source}`, `from ${source} ${does}`);
  add(
    `kinds ${kinds}`,
    `kinds ${kinds} ${way === rules}`,
    `kinds ${kinds} after ${told.conversation.last[0]?.type}`,
  );
  if (told.conversation.rested) add(`rested ${does}`);
  add(...deeds.map((deed) => `does ${deed}`), `does ${does}`, `ways ${Math.min(way.from.size, 5)}`);
  if (way === rules) add(...ofRules(told, ruled, way.understood, does));
  else add(...besideRules(told, way.effect, rules.effect));
  add(...ofWords(told, does), ...ofMentions(told, way.effect, does), ...ofMeals(told, way.understood));
  if (way.dropped) add(...ofDropped(told, way.dropped, does));
  const units = unitsIn(told);
  for (const put of way.effect.puts) add(...ofPut(put, units));
  for (const { confidence, assumed } of itemsOf(way.understood))
    add(`sure ${Math.round(confidence * 10)}`, ...assumed.map(({ kind }) => `assumed ${kind}`));
  return [...clues];
}

const MOST = 3;

/** "gone 1", "told 2", "water" */
function deedsOf({ fates, puts, others }: Effect): string[] {
  const counts = new Map<string, number>();
  for (const name of [...fates.values(), ...puts.map(({ how }) => how)])
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const deeds = [...counts].map(([name, count]) => `${name} ${Math.min(count, MOST)}`);
  return deeds.length + others.length > 0 ? [...deeds, ...others].sort() : ["nothing"];
}

function shapeOf(effect: Effect): string {
  return [...new Set(deedsOf(effect).map((deed) => deed.replace(/ \d$/, "")))].join("+");
}

function ofRules(
  { conversation: { last } }: Told,
  { by, evidence }: Ruled,
  { talk }: Understanding,
  does: string,
): string[] {
  const clues = ["rules", `rules ${does}`, `rules by ${by} after ${last[0]?.type}`, `talk ${talk}`];
  if (!evidence) return clues;
  const { margin, coverage } = evidence;
  return [
    ...clues,
    `margin ${Math.round(margin * 10)} ${does}`,
    `covered ${Math.round(coverage.share * 8)} ${does}`,
  ];
}

/** What it does otherwise than the rules. */
function besideRules({ mentions }: Told, effect: Effect, rules: Effect): string[] {
  const was = deedsOf(rules).join("+");
  const [of, before] = [effect, rules].map(
    ({ puts }) => new Set(puts.map(({ how, foodId }) => `${how} ${foodId}`)),
  );
  const hows = (all: Iterable<string>) => [...all].flatMap((put) => [put, put.split(" ")[0] ?? ""]);
  const fates = [...new Set([...rules.fates.keys(), ...effect.fates.keys()])].flatMap((id) => {
    const [from, to] = [rules.fates.get(id) ?? "kept", effect.fates.get(id) ?? "kept"];
    const isNamed = mentions.some((one) => one.type === "told" && one.item.id === id);
    return from === to ? [] : [`${from} to ${to} ${isNamed ? "named" : "unnamed"}`];
  });
  return [
    `was ${was}`,
    `was ${was} now ${deedsOf(effect).join("+")}`,
    ...hows([...(before ?? [])].filter((put) => !of?.has(put))).map((put) => `lost ${put}`),
    ...hows([...(of ?? [])].filter((put) => !before?.has(put))).map((put) => `won ${put}`),
    ...fates,
  ];
}

const MOST_WORDS = 12;

/** The words and their neighbours, what they name out of sight. */
function ofWords({ phrase: { core, asks }, mentions, conversation: { last } }: Told, does: string): string[] {
  const words = framed(core, mentions, { start: 0, next: core.length });
  return [
    ...words.flatMap((word, at) => [`${does}|${word}`, `${does}|${word} ${words[at + 1] ?? ""}`]),
    `words ${Math.min(words.length - 2, MOST_WORDS)} ${does}`,
    `after ${last[0]?.type} ${does}`,
    ...(asks ? [`asks ${does}`] : []),
  ];
}

/** The words of a message, which say nothing of one way or another but beside what each of them does. */
export function wordsOf({ phrase: { core } }: Told): string[] {
  return [...new Set(core.map((token) => `word ${plain(token)}`))];
}

const STEM = 6;

function plain({ kind, word }: Token): string {
  return kind === "number" ? "§n" : word.slice(0, STEM);
}

function framed(tokens: readonly Token[], mentions: readonly Mention[], { start, next }: Stretch): string[] {
  const words: string[] = [];
  for (let at = start; at < next; at++) {
    const mention = mentions.find((one) => at >= one.start && at < one.next);
    if (!mention) words.push(plain(tokens[at] as Token));
    else if (at === start || at === mention.start) words.push(`§${mention.type}`);
  }
  return ["^", ...words, "$"];
}

/** What becomes of what is named, with the words around it; and of what is not named. */
function ofMentions(
  { phrase: { core }, mentions, conversation: { last, focus } }: Told,
  effect: Effect,
  does: string,
): string[] {
  const { fates, puts } = effect;
  const put = (foodId: string) => puts.find((one) => one.foodId === foodId && one.how !== "amount")?.how;
  const around = mentions.flatMap((mention) => {
    const { type } = mention;
    if (type === "told")
      return inContext(
        core,
        mentions,
        mention,
        fates.get(mention.item.id) ?? (put(mention.item.foodId) ? "again" : "kept"),
      );
    if (type === "food") return inContext(core, mentions, mention, put(mention.foodId) ?? "ignored");
    return type === "amount" ? inContext(core, mentions, mention, `amount ${does}`) : [`${type} ${does}`];
  });
  const named = new Set(mentions.flatMap((one) => (one.type === "told" ? [one.item.id] : [])));
  const items = loggedItems(last);
  const near = new Set(items.map(({ id }) => id));
  const without = [...fates].filter(([id]) => !named.has(id));
  const unnamed = without.length;
  const kinds = without.flatMap(([id, fate]) => {
    const at = items.findIndex((item) => item.id === id);
    const category = findFood(plainId(items[at]?.foodId ?? ""))?.category;
    return [
      `unnamed ${fate} of ${category}`,
      `unnamed ${fate} ${at === items.length - 1 ? "last" : at} ${id === focus}`,
    ];
  });
  const far = [...fates.keys()].filter((id) => !near.has(id)).length;
  const foods = mentions.filter(({ type }) => type === "food" || type === "told").length;
  return [
    ...around,
    ...kinds,
    `unnamed ${Math.min(unnamed, MOST)} ${does}`,
    `unnamed ${Math.min(unnamed, MOST)} of ${Math.min(named.size, MOST)}`,
    `far ${Math.min(far, MOST)} ${[...fates.values()][0]}`,
    `put ${Math.min(puts.length, MOST + 1)} of ${Math.min(foods, MOST + 1)}`,
  ];
}

function inContext(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { start, next }: Mention,
  fate: string,
): string[] {
  const word = (at: number) => {
    const token = tokens[at];
    if (!token) return at < 0 ? "^" : "$";
    const mention = mentions.find((one) => at >= one.start && at < one.next);
    return mention ? `§${mention.type}` : plain(token);
  };
  const [left, lefter, leftest] = [start - 1, start - 2, start - 3].map(word);
  const [right, righter, rightest] = [next, next + 1, next + 2].map(word);
  return [
    `fate ${fate}`,
    `${fate}|${left} <`,
    `${fate}|${lefter} ${left} <`,
    `${fate}|> ${right}`,
    `${fate}|> ${right} ${righter}`,
    `${fate}|${left} <> ${right}`,
    ...[left, lefter, leftest].map((one) => `${fate}|${one} …`),
    ...[right, righter, rightest].map((one) => `${fate}|… ${one}`),
  ];
}

function ofMeals({ conversation: { last } }: Told, { meals, unknown }: Understanding): string[] {
  const where = meals.map(({ kind, day, kindSaid }) => {
    const isSame = last.some((entry) => entry.type === "meal" && entry.kind === kind && entry.day === day);
    return `meal ${isSame ? "same" : "new"} ${kindSaid ? "said" : "guessed"}`;
  });
  return [...where, `unknown ${Math.min(unknown.length, 2)}`];
}

/** What is taken for a remark. */
function ofDropped({ phrase: { core }, mentions }: Told, dropped: Stretch, does: string): string[] {
  const side = dropped.start === 0 ? "head" : dropped.next >= core.length ? "tail" : "middle";
  const words = framed(core, mentions, dropped);
  const named = [...new Set(words.filter((word) => word.startsWith("§")))];
  return [
    ...words.flatMap((word, at) => [`drops ${word}`, `drops ${side} ${word} ${words[at + 1] ?? ""}`]),
    ...named.map((mask) => `drops ${mask} ${side} ${does}`),
    ...(named.length === 0 ? [`drops words ${side} ${does}`] : []),
    `drops ${Math.min(words.length - 2, 8)} of ${Math.min(2 * Math.round(core.length / 2), 14)}`,
  ];
}

/** "colher" of "2 colheres", "§n" of a bare number. */
function unitsIn({ phrase: { core }, mentions }: Told): string[] {
  const amounts = mentions.filter(({ type }) => type === "amount");
  return [...new Set(amounts.map(({ next }) => plain(core[next - 1] as Token)))];
}

/** Which food comes to what, and how far from its usual portion and from what it was. */
function ofPut({ how, foodId, grams, was }: Put, units: readonly string[]): string[] {
  const food = findFood(plainId(foodId));
  if (!food) return [];
  const clues = [
    `${how} ${foodId}`,
    `${how} of ${food.category}`,
    `${how} size ${doublings(grams, food.defaultPortion.grams)}`,
    ...units.map((unit) => `${how} in ${unit} of ${food.category}`),
  ];
  if (!was) return clues;
  const isAlike = findFood(plainId(was.foodId))?.category === food.category;
  return [...clues, `${how} ${isAlike ? "alike" : "unlike"}`, `${how} grows ${doublings(grams, was.grams)}`];
}

/** In halves of a doubling. */
function doublings(grams: number, of: number): number {
  return Math.round(2 * Math.log2(Math.max(grams, 1) / Math.max(of, 1))) / 2;
}

function itemsOf({ meals, corrections }: Understanding): ParsedItem[] {
  const changed = corrections.flatMap((one): readonly ParsedItem[] => {
    switch (one.kind) {
      case "replace":
        return [one.to];
      case "add":
        return one.items;
      case "open":
        return one.to;
      case "record":
        return one.meals.flatMap(({ items }) => items);
      default:
        return [];
    }
  });
  return [...meals.flatMap(({ items }) => items), ...changed];
}
