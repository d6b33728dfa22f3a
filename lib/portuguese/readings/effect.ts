import { applyCorrections } from "@/lib/portuguese/corrections/changes/correction";
import { saidOf } from "@/lib/portuguese/corrections/topics";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";

/** What becomes of an item that the diary holds. */
export type Fate = "gone" | "amount" | "other" | "moved";
/** How a food comes into the diary or gets another amount. */
export type Put = {
  how: "amount" | "instead" | "added" | "told";
  foodId: string;
  grams: number;
  was?: { foodId: string; grams: number };
};

/** What a reading of a message would do to the diary. */
export type Effect = {
  /** Of items by their id; what stays as it is has none. */
  fates: ReadonlyMap<string, Fate>;
  puts: readonly Put[];
  /** Other things that are done: "water", "weight gone", "command undo", "asks", "problem". */
  others: readonly string[];
  /** The same for two readings that leave the same diary. */
  key: string;
};

type Entries = readonly LoggedEntry[];

/** What an understanding would do to the entries of the last message and to earlier ones. Pure. */
export function effectOf(understood: Understanding, last: Entries, earlier: Entries): Effect {
  const { corrections, command, ask } = understood;
  const done = corrections.length > 0 ? corrected(understood, last, earlier) : told(understood);
  const others = [...done.others];
  if (command) others.push(`command ${command.kind}`);
  if (ask) others.push("asks");
  const isNothing = done.fates.size + done.puts.length === 0 && others.every((other) => ASKS.has(other));
  return { ...done, others, key: isNothing ? "" : JSON.stringify([...done.key, command ?? 0]) };
}

/** What leaves the diary as it is. */
const ASKS: ReadonlySet<string> = new Set(["asks", "problem"]);

type Done = Omit<Effect, "key"> & { key: unknown[] };

function told({ meals, water, weight }: Understanding): Done {
  return {
    fates: new Map(),
    puts: meals.flatMap(({ items }) => items.map((item) => putOf("told", item))),
    others: [...(water.length > 0 ? ["water"] : []), ...(weight.length > 0 ? ["weight"] : [])],
    key: [
      meals.map(({ day, kind, items }) => [day, kind, items.map(mark)]),
      water.map(({ ml, day }) => [ml, day]),
      weight,
    ],
  };
}

function corrected({ corrections, about }: Understanding, last: Entries, earlier: Entries): Done {
  const said = saidOf(about, last, earlier);
  const changes = applyCorrections(said.last, corrections, said.others);
  const fates = new Map<string, Fate>();
  const puts: Put[] = [];
  for (const { mealId, set, update, remove, add, deleteMeal } of changes.meals) {
    const meal = [...last, ...earlier].find(({ id }) => id === mealId);
    const items = meal?.type === "meal" ? meal.items : [];
    for (const id of deleteMeal ? items.map((item) => item.id) : remove) fates.set(id, "gone");
    for (const item of deleteMeal ? [] : update) {
      const was = items.find(({ id }) => id === item.itemId);
      const isOther = was?.foodId !== item.foodId;
      fates.set(item.itemId, isOther ? "other" : "amount");
      puts.push({ ...putOf(isOther ? "instead" : "amount", item), ...(was && { was }) });
    }
    if (Object.keys(set).length > 0) for (const { id } of items) if (!fates.has(id)) fates.set(id, "moved");
    puts.push(...add.map((item) => putOf("added", item)));
  }
  for (const { items } of changes.created) puts.push(...items.map((item) => putOf("told", item)));
  const beside = {
    "water changed": changes.water,
    "water gone": changes.removedWater,
    water: changes.createdWater,
    "weight changed": changes.weight,
    "weight gone": changes.removedWeight,
    weight: changes.createdWeight,
  };
  return {
    fates,
    puts,
    others: [
      ...Object.entries(beside).flatMap(([name, of]) => (of.length > 0 ? [name] : [])),
      ...(changes.problem ? ["problem"] : []),
    ],
    key: [
      changes.meals.map(({ mealId, set, update, remove, add, deleteMeal }) => [
        [mealId, set.kind, set.day, deleteMeal, deleteMeal ? [] : [...remove].sort()],
        [update.map((item) => [item.itemId, ...mark(item)]), add.map(mark)],
      ]),
      changes.created.map(({ day, kind, items }) => [day, kind, items.map(mark)]),
      Object.values(beside),
    ],
  };
}

type Item = { foodId: string; grams: number };

function putOf(how: Put["how"], { foodId, grams }: Item): Put {
  return { how, foodId, grams };
}

function mark({ foodId, grams }: Item): [string, number] {
  return [foodId, Math.round(grams)];
}
