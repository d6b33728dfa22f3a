import { addDays } from "@/lib/nutrition/calendar/day";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { plainId } from "@/lib/nutrition/foods/denials";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { inPortuguese } from "@/lib/portuguese/vocabulary/english";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";

/** What somebody who has not read the code expects the diary to hold; ranges that a careful dietitian would accept. */
export type Expected = {
  kind?: "food" | "water" | "weight" | "ask" | "nothing";
  food?: string;
  grams?: readonly number[];
  kcal?: readonly number[];
  ml?: readonly number[];
  kg?: number;
  meal?: string;
  /** "today", "yesterday" or a date; absent: today. */
  day?: string;
};
export type FreshMessage = { id: string; hour: string; text: string; expect: readonly Expected[] };
export type FreshDialogue = {
  id: string;
  hour: string;
  turns: readonly {
    /** Two minutes after the turn before where none is given. */
    hour?: string;
    text: string;
    expect_after: { foods?: readonly Expected[]; water_ml?: number | number[]; weight_kg?: number };
  }[];
};

export const ZONE = "America/Sao_Paulo";
const FIRST_ON_A_MONDAY = 12;
/**
 * From this batch on a turn without an hour comes two minutes after the one before it, and what is expected of water is that of today;
 * before it such a turn is told so long after the first as its place says, and water is that of all days.
 */
const FIRST_WITH_A_CLOCK = 209;

/** The day on which a batch is told: a Sunday, and from the twelfth on the Monday after it. */
export function todayOf(id: string): string {
  return batchOf(id) < FIRST_ON_A_MONDAY ? "2026-11-22" : "2026-11-23";
}

function dayOf({ day = "today" }: Expected, today: string): string {
  if (day === "today") return today;
  return day === "yesterday" ? addDays(today, -1) : day;
}

/** Millilitres are told where grams are stored. */
const DENSITY = 0.05;

type Eaten = { foodId: string; name: string; grams: number; kcal: number; meal: string; day: string };

/** Whether a message leaves what was expected of it in an empty diary. */
export function isRight({ id, hour, text, expect }: FreshMessage): boolean {
  const diary = new DiaryInMemory(ZONE);
  const today = todayOf(id);
  const { understood } = diary.say(text, momentAt(today, hour, 0));
  const of = (kind: Expected["kind"]) => expect.filter((one) => one.kind === kind);
  const eaten = eatenIn(diary);
  if (of("ask").length > 0 && of("food").length + of("water").length + of("weight").length === 0)
    return eaten.length === 0 || Boolean(understood?.ask);
  const [least, most] = [0, 1].map((end) => of("water").reduce((sum, { ml }) => sum + (ml?.[end] ?? 0), 0));
  const water = waterIn(diary);
  if (water < (least ?? 0) * 0.99 || water > (most ?? 0) * 1.01) return false;
  return sameWeight(diary, of("weight")[0]?.kg) && fits(of("food"), eaten, today);
}

/** How many turns of a dialogue leave the whole diary as it was expected. */
export function rightTurns({ id, hour, turns }: FreshDialogue): number {
  const diary = new DiaryInMemory(ZONE);
  const today = todayOf(id);
  const hasClock = batchOf(id) >= FIRST_WITH_A_CLOCK;
  let now = momentAt(today, hour, -BETWEEN_TURNS);
  return turns.filter(({ text, expect_after, ...turn }, at) => {
    const next = hasClock
      ? new Date(now.getTime() + BETWEEN_TURNS * 60_000)
      : momentAt(today, hour, at * BETWEEN_TURNS);
    now = turn.hour ? momentAt(today, turn.hour, 0) : next;
    diary.say(text, now);
    return holds(diary, expect_after, today, { waterOfToday: hasClock });
  }).length;
}

/** In minutes. */
const BETWEEN_TURNS = 2;

function batchOf(id: string): number {
  return Number(/\d+/.exec(id)?.[0]);
}

/** Whether a diary holds what is expected and nothing besides. */
export function holds(
  diary: DiaryInMemory,
  { foods = [], water_ml, weight_kg }: FreshDialogue["turns"][number]["expect_after"],
  today: string,
  { waterOfToday = false } = {},
): boolean {
  const [least = 0, most = least] = [water_ml ?? 0].flat();
  const water = waterIn(diary, waterOfToday ? today : undefined);
  return (
    water >= least && water <= most && sameWeight(diary, weight_kg) && fits(foods, eatenIn(diary), today)
  );
}

export function momentAt(today: string, hour: string, minutes: number): Date {
  const [hours = 0, more = 0] = hour.split(":").map(Number);
  return new Date(Date.parse(`${today}T03:00:00Z`) + (hours * 60 + more + minutes) * 60_000);
}

/** What was eaten, the same food of the same meal added up. */
function eatenIn({ entries }: DiaryInMemory): Eaten[] {
  const eaten: Eaten[] = [];
  for (const entry of entries) {
    if (entry.type !== "meal") continue;
    for (const { foodId, name, grams } of entry.items) {
      const kcal = ((findFood(foodId)?.per100g.kcal ?? 0) * grams) / 100;
      const same = eaten.find(
        (one) => one.foodId === foodId && one.day === entry.day && one.meal === entry.kind,
      );
      if (same) Object.assign(same, { grams: same.grams + grams, kcal: same.kcal + kcal });
      else eaten.push({ foodId, name, grams, kcal, meal: entry.kind, day: entry.day });
    }
  }
  return eaten;
}

function waterIn({ entries }: DiaryInMemory, day?: string): number {
  const drunk = entries.filter((entry) => entry.type === "water" && (!day || entry.day === day));
  return drunk.reduce((sum, entry) => sum + (entry.type === "water" ? entry.ml : 0), 0);
}

function sameWeight({ entries }: DiaryInMemory, kg: number | undefined): boolean {
  const last = entries.findLast((entry) => entry.type === "weight");
  return kg === undefined ? last === undefined : last?.type === "weight" && Math.abs(last.kg - kg) < DENSITY;
}

/**
 * Each expected food is there with its amount, meal and day, as one dish or in parts, and nothing besides; of days before yesterday
 * only what is expected there.
 */
function fits(expected: readonly Expected[], all: readonly Eaten[], today: string): boolean {
  const days = new Set([today, addDays(today, -1), ...expected.map((one) => dayOf(one, today))]);
  const eaten = all.filter(({ day }) => days.has(day));
  const held = new Map<Eaten, Expected[]>();
  const parts = new Map<Expected, Eaten[]>();
  const pairs = expected
    .flatMap((one) => eaten.map((item) => ({ one, item, score: likeness(one, item, today) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  for (const { one, item } of pairs) {
    if (parts.has(one) || held.has(item)) continue;
    parts.set(one, [item]);
    held.set(item, [one]);
  }
  // Parts of one dish that was expected, then one dish that holds several of those expected.
  for (const item of eaten) {
    if (held.has(item)) continue;
    // One dish alone may be told by whatever it is made of, as long as the sum fits.
    const dish =
      expected.length === 1 && (parts.size === 1 || /^prato por quilo/.test(expected[0]?.food ?? ""))
        ? expected[0]
        : expected.find((one) => parts.has(one) && headOf(item) && wordsOf(one.food).includes(headOf(item)));
    if (!dish) return false;
    parts.get(dish)?.push(item);
    held.set(item, [dish]);
  }
  for (const one of expected) {
    if (parts.has(one)) continue;
    const holder = eaten.find(
      (item) => held.has(item) && wordsOf(one.food).some((word) => namesOf(item).has(word)),
    );
    if (!holder) return false;
    held.get(holder)?.push(one);
  }
  return expected.every((one) => !parts.has(one) || isEnough(one, parts.get(one) ?? [], held, today));
}

function isEnough(
  one: Expected,
  items: readonly Eaten[],
  held: ReadonlyMap<Eaten, readonly Expected[]>,
  today: string,
): boolean {
  const all = [...new Set([one, ...items.flatMap((item) => held.get(item) ?? [])])];
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  const kcal = items.reduce((sum, item) => sum + item.kcal, 0);
  const bound = (of: "grams" | "kcal", end: 0 | 1) =>
    all.reduce((sum, other) => sum + (other[of]?.[end] ?? 0), 0);
  const weighs = grams >= bound("grams", 0) * (1 - DENSITY) && grams <= bound("grams", 1) * (1 + DENSITY);
  const gives = all.every((other) => other.kcal) && kcal >= bound("kcal", 0) && kcal <= bound("kcal", 1);
  const day = dayOf(one, today);
  const when = items.every((item) => item.day === day && (!one.meal || item.meal === one.meal));
  return when && (weighs || gives || all.some((other) => !other.grams));
}

function likeness(one: Expected, item: Eaten, today: string): number {
  const words = wordsOf(one.food);
  const names = namesOf(item);
  const shared = words.filter((word) => names.has(word)).length;
  if (shared === 0) return 0;
  const inRange = one.grams && item.grams >= (one.grams[0] ?? 0) && item.grams <= (one.grams[1] ?? 0);
  const sameDay = item.day === dayOf(one, today);
  return (
    shared / words.length + (headOf(item) === words[0] ? 0.6 : 0) + (sameDay ? 0.2 : 0) + (inRange ? 0.3 : 0)
  );
}

/** Names are few and asked for at every turn. */
const NAMES = new Map<string, ReadonlySet<string>>();
const WORDS = new Map<string, readonly string[]>();

function kept<T>(known: Map<string, T>, key: string, find: () => T): T {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}

function namesOf({ foodId, name }: Eaten): ReadonlySet<string> {
  return kept(
    NAMES,
    `${foodId} ${name}`,
    () => new Set([name, ...(findFood(plainId(foodId))?.aliases ?? [])].flatMap((one) => wordsOf(one))),
  );
}

function headOf({ name }: Eaten): string {
  return wordsOf(name)[0] ?? "";
}

const ENGLISH_LEAD = "the breakfast was ";

/** The words of a name, of an English one in Portuguese. */
function wordsOf(name = ""): readonly string[] {
  return kept(WORDS, name, () => wordsRead(name));
}

function wordsRead(name: string): string[] {
  const said = inPortuguese(tokenise(`${ENGLISH_LEAD}${name}`))
    .filter(({ start }) => start >= ENGLISH_LEAD.length)
    .map(({ word }) => word)
    .join(" ");
  return searchKey(said)
    .split(" ")
    .filter((word) => word.length > 2 && !/^(?:com|sem|para|uma)$/.test(word));
}
