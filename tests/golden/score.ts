import { addDays } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import type { MeasureId } from "@/lib/nutrition/foods/measures";
import type { PortionSize } from "@/lib/nutrition/foods/portion";
import { namedPortion } from "@/lib/nutrition/foods/read-portion";
import { understand } from "@/lib/portuguese/intents/understand";
import type { ConversationState, LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Intent, Understanding } from "@/lib/portuguese/meaning/understanding";

/** A message and what a person would take it to say. */
export type GoldenMessage = {
  text: string;
  intent: Intent;
  /** Catalogue id and the amount meant, "2 concha", "100 g"; without one, the food's usual portion. */
  items?: { food: string; amount?: string }[];
  /** Millilitres. */
  water?: number[];
  /** Kilograms. */
  weight?: number[];
  kinds?: MealKind[];
  /** Days from today. */
  days?: number[];
  /** What was logged just before: a name of `LOGGED_BEFORE`. */
  after?: string;
  /** Kind of the command, question, first correction or small talk. */
  detail?: string;
};

/** Friday, 20 November 2026, 13:10 in São Paulo. */
export const GOLDEN_NOW = new Date("2026-11-20T16:10:00Z");
export const GOLDEN_ZONE = "America/Sao_Paulo";
export const GOLDEN_DAY = "2026-11-20";

type Said = [quantity: number, measure: MeasureId, size?: PortionSize | null];

const logged = (foodId: string, grams: number, [quantity, measure, size = null]: Said): LoggedItem => ({
  id: `item-${foodId}`,
  foodId,
  name: findFood(foodId)?.name ?? foodId,
  grams,
  portion: { quantity, measure, size },
});

const meal = (kind: MealKind, items: LoggedItem[]): ConversationState => ({
  last: [{ type: "meal", id: "meal-1", day: GOLDEN_DAY, kind, eatenAt: "2026-11-20T15:30:00.000Z", items }],
  open: null,
});

export const LOGGED_BEFORE: Record<string, ConversationState> = {
  almoco: meal("lunch", [
    logged("feijao-carioca", 280, [2, "concha"]),
    logged("arroz-branco", 100, [4, "colher-de-sopa"]),
    logged("bife-grelhado", 100, [1, "bife", "medium"]),
  ]),
  lanche: meal("afternoon_snack", [
    logged("pao-frances", 100, [2, "unidade", "medium"]),
    logged("queijo-mucarela", 40, [2, "fatia"]),
    logged("presunto", 30, [2, "fatia"]),
    logged("suco-de-laranja-com-acucar", 210, [1, "copo"]),
  ]),
  sobremesa: meal("lunch", [logged("pudim-de-leite", 100, [1, "fatia", "medium"])]),
  agua: { last: [{ type: "water", id: "water-1", day: GOLDEN_DAY, ml: 500 }], open: null },
  peso: { last: [{ type: "weight", id: "weight-1", day: GOLDEN_DAY, kg: 72.4 }], open: null },
};

export type Score = {
  messages: number;
  intent: number;
  itemF1: number;
  /** Shares of matched items and of meals with energy within 20 %. */
  grams: number;
  energy: number;
  water: number;
  weight: number;
  /** Shares of the messages that say so. */
  kinds: number;
  days: number;
  detail: number;
  failures: { text: string; why: string }[];
};

const TOLERANCE = 0.2;

/** How well the messages are understood; every share is 0..1. */
export function score(messages: readonly GoldenMessage[]): Score {
  const counts = { intent: 0, hit: 0, expected: 0, found: 0, grams: 0 };
  const shares = {
    energy: share(),
    water: share(),
    weight: share(),
    kinds: share(),
    days: share(),
    detail: share(),
  };
  const failures: Score["failures"] = [];
  for (const message of messages) {
    const conversation = message.after ? LOGGED_BEFORE[message.after] : { last: [], open: null };
    if (!conversation) throw new Error(`nothing named ${message.after}`);
    const understood = understand(message.text, { now: GOLDEN_NOW, timeZone: GOLDEN_ZONE, conversation });
    const why: string[] = [];
    const check = (of: { right: number; all: number }, right: boolean, what: string) => {
      of.all += 1;
      if (right) of.right += 1;
      else why.push(what);
    };
    if (understood.intent === message.intent) counts.intent += 1;
    else why.push(`intent ${understood.intent}`);

    const found = understood.meals.flatMap((one) =>
      one.items.map(({ foodId, grams }) => ({ food: foodId, grams })),
    );
    const expected = (message.items ?? []).map(expectedItem);
    const left = [...found];
    for (const item of expected) {
      const at = left.findIndex(({ food }) => food === item.food);
      counts.expected += 1;
      if (at < 0) {
        why.push(`missing ${item.food}`);
        continue;
      }
      counts.hit += 1;
      const [match] = left.splice(at, 1);
      if (match && near(match.grams, item.grams)) counts.grams += 1;
      else why.push(`${item.food} ${match?.grams} g, not ${item.grams} g`);
    }
    counts.found += found.length;
    for (const extra of left) why.push(`extra ${extra.food}`);
    if (expected.length > 0) {
      check(
        shares.energy,
        near(energy(found), energy(expected)),
        `${energy(found)} kcal, not ${energy(expected)}`,
      );
    }
    if (message.water || understood.water.length > 0) {
      const ml = understood.water.map((one) => one.ml);
      check(shares.water, same(ml, message.water ?? []), `water ${ml}`);
    }
    if (message.weight || understood.weight.length > 0) {
      const kg = understood.weight.map((one) => one.kg);
      check(shares.weight, same(kg, message.weight ?? []), `weight ${kg}`);
    }
    if (message.kinds) {
      const kinds = understood.meals.map(({ kind }) => kind);
      check(shares.kinds, same(kinds, message.kinds), `kinds ${kinds}`);
    }
    if (message.days) {
      const days = [...understood.meals, ...understood.water, ...understood.weight].map(({ day }) => day);
      const meant = message.days.map((days) => addDays(GOLDEN_DAY, days));
      check(shares.days, same(days, meant), `days ${days}`);
    }
    if (message.detail)
      check(shares.detail, detailOf(understood) === message.detail, `detail ${detailOf(understood)}`);
    if (why.length > 0) failures.push({ text: message.text, why: why.join("; ") });
  }
  const precision = counts.hit / Math.max(1, counts.found);
  const recall = counts.hit / Math.max(1, counts.expected);
  return {
    messages: messages.length,
    intent: counts.intent / messages.length,
    itemF1: (2 * precision * recall) / (precision + recall),
    grams: counts.grams / Math.max(1, counts.hit),
    energy: ratio(shares.energy),
    water: ratio(shares.water),
    weight: ratio(shares.weight),
    kinds: ratio(shares.kinds),
    days: ratio(shares.days),
    detail: ratio(shares.detail),
    failures,
  };
}

function share() {
  return { right: 0, all: 0 };
}

function ratio({ right, all }: { right: number; all: number }): number {
  return all === 0 ? 1 : right / all;
}

const AMOUNT = /^([\d.]+) ?(.*?)(?: (pequen[oa]|médi[oa]|grande))?$/;
const SIZES: Record<string, PortionSize> = { pe: "small", mé: "medium", gr: "large" };

/** @throws Error for a food or an amount that the catalogue does not have: the corpus is wrong then */
function expectedItem({ food: id, amount }: { food: string; amount?: string }): {
  food: string;
  grams: number;
} {
  const food = findFood(id);
  if (!food) throw new Error(`no food ${id}`);
  const [, count = "1", measure = "", sized] = AMOUNT.exec(amount ?? "") ?? [];
  const size = sized ? SIZES[sized.slice(0, 2)] : undefined;
  const named = measure ? namedPortion(food, measure) : null;
  if (measure && !named) throw new Error(`no measure ${measure}`);
  const weighed = gramsOf(food, named?.measure ?? null, Number(count), size ?? named?.size ?? undefined);
  if (!weighed) throw new Error(`no ${amount} of ${id}`);
  return { food: id, grams: weighed.grams };
}

function energy(items: readonly { food: string; grams: number }[]): number {
  return Math.round(
    items.reduce((sum, { food, grams }) => sum + ((findFood(food)?.per100g.kcal ?? 0) * grams) / 100, 0),
  );
}

function near(value: number, meant: number): boolean {
  return Math.abs(value - meant) <= Math.max(TOLERANCE * meant, 0.5);
}

function same<T>(values: readonly T[], meant: readonly T[]): boolean {
  return values.length === meant.length && values.every((value, i) => value === meant[i]);
}

function detailOf({ command, question, corrections, talk }: Understanding): string | undefined {
  return (command ?? question ?? corrections[0])?.kind ?? talk ?? undefined;
}
