import type { OutboundContent } from "@/lib/chat/channel/outbound-content";
import { withButtons } from "@/lib/chat/channel/split";
import { assumedText } from "@/lib/chat/replies/assumptions";
import {
  amountOf,
  dayName,
  type Format,
  figure,
  foodName,
  itemLine,
  mealName,
} from "@/lib/chat/replies/format";
import { dayBlocks, mealBlock, unknownText, waterLine, weightLine } from "@/lib/chat/replies/logged";
import type { Outcome } from "@/lib/chat/replies/outcome";
import { tapId } from "@/lib/chat/replies/tap";
import { warningLines } from "@/lib/chat/replies/warning-lines";
import type { Meal, MealItem } from "@/lib/nutrition/meals/meal";

type Corrected = Extract<Outcome, { kind: "corrected" }>;
type Removed = Extract<Outcome, { kind: "removed" }>;

/** Before and after, item by item; then the day, and a tap that takes it back. */
export function correctedReply(format: Format, outcome: Corrected): OutboundContent[] {
  const { before, after } = outcome;
  const is = whatOf(outcome);
  const lines = [
    ...before.meals.map((meal) => mealDifference(format, meal, find(after.meals, meal.id), is === "added")),
    ...before.water.map((water) => entryDifference(format, "water", water, find(after.water, water.id))),
    ...before.weight.map((weight) =>
      entryDifference(format, "weight", weight, find(after.weight, weight.id)),
    ),
  ].filter(Boolean);
  const told = [
    ...newIn(after.meals, before.meals).map((meal) => mealBlock(format, meal)),
    ...newIn(after.water, before.water).map((water) => waterLine(format, water)),
    ...newIn(after.weight, before.weight).map((weight) => weightLine(format, weight, null)),
  ];
  if (lines.length + told.length === 0) return [{ type: "text", body: format.t("chat.corrected.nothing") }];
  const blocks = [
    lines.length > 0 ? `*${format.t(`chat.corrected.${is}`)}*\n${lines.join("\n")}` : "",
    ...told,
    warningLines(
      format,
      after.meals.map((meal) => withNewItems(meal, before.meals)),
      outcome.avoided,
    ),
    assumedText(format, outcome.understood),
    unknownText(format, outcome.understood.unknown),
    dayBlocks(format, outcome.days, [...before.meals, ...after.meals], [...before.water, ...after.water]),
  ];
  const [fixed] = [...after.meals, ...after.water, ...after.weight].map(({ id }) => id);
  const body = blocks.filter(Boolean).join("\n\n");
  const { t } = format;
  const buttons = [
    ...(fixed ? [{ id: tapId({ kind: "fix", entry: fixed }), title: t("chat.buttons.fix") }] : []),
    ...(outcome.change && told.length === 0
      ? [{ id: tapId({ kind: "revert", change: outcome.change }), title: t("chat.buttons.undo") }]
      : []),
  ];
  return buttons.length > 0 ? withButtons(body, buttons) : [{ type: "text", body }];
}

/** What only came to it, or only went, is called so. */
function whatOf({ before, after }: Corrected): "title" | "added" | "removed" {
  const meals = before.meals.map((meal) => ({ meal, now: find(after.meals, meal.id) }));
  const measured = [
    ...before.water.map((one) => ({ was: one.ml, day: one.day, now: find(after.water, one.id) })),
    ...before.weight.map((one) => ({ was: one.kg, day: one.day, now: find(after.weight, one.id) })),
  ];
  const isSame = ({ was, day, now }: (typeof measured)[number]) =>
    now?.day === day && ("ml" in now ? now.ml : now.kg) === was;
  const isRemoved =
    meals.every(({ meal, now }) => !now || (stays(meal, now) && keeps(now.items, meal.items))) &&
    measured.every((one) => !one.now || isSame(one));
  if (isRemoved) return "removed";
  const isAdded =
    meals.every(({ meal, now }) => now && stays(meal, now) && keeps(meal.items, now.items)) &&
    measured.every(isSame);
  return isAdded ? "added" : "title";
}

function stays(before: Meal, after: Meal): boolean {
  return before.kind === after.kind && before.day === after.day;
}

/** Whether each of the items is among the others as it is. */
function keeps(items: readonly MealItem[], others: readonly MealItem[]): boolean {
  const told = ({ food, grams, salt, portion }: MealItem) => JSON.stringify([food, grams, salt, portion]);
  return items.every((item) => {
    const other = find(others, item.id);
    return other !== undefined && told(other) === told(item);
  });
}

function newIn<T extends { id: string }>(after: readonly T[], before: readonly T[]): T[] {
  return after.filter(({ id }) => !find(before, id));
}

/** What an undo took away; then the day. */
export function removedReply(format: Format, outcome: Removed): OutboundContent[] {
  const { t } = format;
  const lines = [
    ...outcome.meals.map((meal) =>
      t("chat.removed.meal", {
        meal: mealName(format, meal.kind),
        day: dayName(format, meal.day),
        kcal: figure(format, meal.totals.kcal),
      }),
    ),
    ...outcome.water.map(({ ml, day }) =>
      t("chat.removed.water", { ml: figure(format, ml), day: dayName(format, day) }),
    ),
    ...outcome.weight.map(({ kg, day }) =>
      t("chat.removed.weight", { kg: figure(format, kg, 1), day: dayName(format, day) }),
    ),
  ];
  const block = dayBlocks(format, outcome.days, outcome.meals, outcome.water);
  return [
    {
      type: "text",
      body: [`${t("chat.removed.title")}\n${lines.join("\n")}`, block].filter(Boolean).join("\n\n"),
    },
  ];
}

function find<T extends { id: string }>(entries: readonly T[], id: string): T | undefined {
  return entries.find((entry) => entry.id === id);
}

function mealDifference(format: Format, before: Meal, after: Meal | undefined, isAdded: boolean): string {
  const { t } = format;
  const name = mealName(format, before.kind);
  if (!after) {
    const foods = before.items.map((item) => foodName(format, item.food, item.name)).join(", ");
    return t("chat.corrected.mealRemoved", { meal: name, day: dayName(format, before.day), foods });
  }
  const place = (meal: Meal) => `${mealName(format, meal.kind)}, ${dayName(format, meal.day)}`;
  const moved = before.kind !== after.kind || before.day !== after.day;
  const items = [
    ...before.items.map((item) => itemDifference(format, item, find(after.items, item.id))),
    ...after.items
      .filter((item) => !find(before.items, item.id))
      .map((item) =>
        isAdded
          ? itemLine(format, item)
          : t("chat.corrected.itemAdded", {
              name: foodName(format, item.food, item.name),
              amount: amountOf(format, item.portion, item.grams),
            }),
      ),
  ].filter(Boolean);
  const lines = moved
    ? [t("chat.corrected.change", { before: place(before), after: place(after) }), ...items]
    : items;
  if (items.length > 0) {
    lines.push(
      t("chat.corrected.total", {
        meal: place(after),
        before: figure(format, before.totals.kcal),
        after: figure(format, after.totals.kcal),
      }),
    );
  }
  return lines.join("\n");
}

function itemDifference(format: Format, before: MealItem, after: MealItem | undefined): string {
  const { t } = format;
  const name = foodName(format, before.food, before.name);
  if (!after) return t("chat.corrected.itemRemoved", { name });
  const amount = (item: MealItem) => {
    const said = amountOf(format, item.portion, item.grams);
    return item.salt === "usual" ? said : t(`chat.line.salt.${item.salt}`, { name: said });
  };
  if (before.food !== after.food) {
    return t("chat.corrected.itemChange", {
      name,
      before: amount(before),
      after: `${foodName(format, after.food, after.name)}, ${amount(after)}`,
    });
  }
  if (amount(before) === amount(after)) return "";
  return t("chat.corrected.itemChange", { name, before: amount(before), after: amount(after) });
}

function entryDifference(
  format: Format,
  kind: "water" | "weight",
  before: { day: string; ml?: number; kg?: number },
  after: { day: string; ml?: number; kg?: number } | undefined,
): string {
  const { t } = format;
  if (!after) {
    return kind === "water"
      ? t("chat.removed.water", { ml: figure(format, before.ml ?? 0), day: dayName(format, before.day) })
      : t("chat.removed.weight", { kg: figure(format, before.kg ?? 0, 1), day: dayName(format, before.day) });
  }
  const amount = (entry: { ml?: number; kg?: number }) =>
    figure(format, entry.ml ?? entry.kg ?? 0, kind === "weight" ? 1 : 0);
  const lines: string[] = [];
  if (amount(before) !== amount(after)) {
    lines.push(t(`chat.corrected.${kind}`, { before: amount(before), after: amount(after) }));
  }
  if (before.day !== after.day) {
    lines.push(
      t("chat.corrected.change", { before: dayName(format, before.day), after: dayName(format, after.day) }),
    );
  }
  return lines.join("\n");
}

/** The meal with only what it did not hold before: allergens already pointed out are not repeated. */
function withNewItems(meal: Meal, before: readonly Meal[]): Meal {
  const old = new Set(before.flatMap(({ items }) => items.map(({ food }) => food)));
  return { ...meal, items: meal.items.filter(({ food }) => !old.has(food)) };
}
