import { readTypedAmount } from "@/components/diary/items/read-amount";
import { MAX_GRAMS, MAX_QUANTITY } from "@/lib/nutrition/figures/bounds";
import {
  type Nutrients,
  rescaleNutrients,
  roundNutrients,
  scaleNutrients,
  sumNutrients,
  ZERO,
} from "@/lib/nutrition/figures/nutrients";
import type { FoodResult, PortionResult } from "@/lib/nutrition/foods/search/food-results";
import type { ItemBody, MealAnswer, MealItemAnswer } from "@/lib/nutrition/meals/meal-schema";

/** Begins the id of an item that waits for a network, and has none of the server's. */
const NEW_ITEM = "new-";

/** Stands for grams where a measure is chosen. */
export const GRAMS = "g";

/** An item as it is being typed. */
export type ItemDraft = {
  /** Tells rows apart while they are edited. */
  key: string;
  /** Of the item that is edited, if it is stored already. */
  id?: string;
  food: string;
  name: string;
  /** Unknown while the catalogue has not answered, or when it no longer has the food. */
  per100g: Nutrients | null;
  portions: readonly PortionResult[];
  /** Of the figures; unknown when the catalogue no longer has the food. */
  source?: string | undefined;
  amount: string;
  /** GRAMS or the key of one of the portions. */
  measure: string;
  /** What was typed, where the amount is only what that comes to in another measure. */
  typed?: Pick<ItemDraft, "amount" | "measure">;
  /** As stored: an item that nobody touched goes back as it came. */
  stored?: MealItemAnswer;
};

/** What tells a portion of a food from its others. */
export function portionKey({ measure, size }: Pick<PortionResult, "measure" | "size">): string {
  return size ? `${measure} ${size}` : measure;
}

/** What a draft needs of a food. */
type DraftFood = Pick<FoodResult, "id" | "name" | "source" | "per100g" | "portions">;

/** One usual portion of a food just picked. */
export function draftOfFood(food: DraftFood, key: string): ItemDraft {
  const { id, name, source, per100g, portions } = food;
  const measure = portions[0] ? portionKey(portions[0]) : GRAMS;
  const amount = measure === GRAMS ? "100" : "1";
  return { key, food: id, name, source, per100g, portions, amount, measure };
}

/** A stored item, in the measure it was logged in where the food comes in it, else in grams. */
export function draftOfItem(item: MealItemAnswer, food: DraftFood | undefined): ItemDraft {
  const portions = food?.portions ?? [];
  const said = portions.find(({ measure, size }) => measure === item.measure && size === item.size);
  return {
    key: item.id,
    ...(item.id.startsWith(NEW_ITEM) ? {} : { id: item.id }),
    food: item.food,
    name: item.name,
    source: item.source,
    per100g: food?.per100g ?? null,
    portions,
    amount: decimal((said && item.quantity) ?? item.grams),
    measure: said ? portionKey(said) : GRAMS,
    stored: item,
  };
}

/** A food as seen on a photo, which is no item yet. */
export function draftOfSeen(
  item: Omit<MealItemAnswer, "id">,
  food: DraftFood | undefined,
  key: string,
): ItemDraft {
  return draftOfItem({ ...item, id: `${NEW_ITEM}${key}` }, food);
}

/**
 * The amount one step up or down, as it is typed: halves of a portion up to two, then wholes; tens of grams up to 200,
 * then fifties. It never reaches zero, and from what is none it begins with one step.
 */
export function steppedAmount({ amount, measure }: ItemDraft, direction: 1 | -1): string {
  const [small, large, turn] = measure === GRAMS ? [10, 50, 200] : [0.5, 1, 2];
  const value = readTypedAmount(amount);
  if (value === null || value <= 0) return decimal(large);
  const step = value < turn || (value === turn && direction < 0) ? small : large;
  const next = direction > 0 ? Math.floor(value / step + 1e-9) + 1 : Math.ceil(value / step - 1e-9) - 1;
  return decimal(Math.max(small, next * step));
}

/** With an amount that somebody typed or stepped to. */
export function withAmount({ typed: _, ...draft }: ItemDraft, amount: string): ItemDraft {
  return { ...draft, amount };
}

/**
 * As much in another measure: the same grams, rounded to what a person would write, and exactly what was typed when one
 * goes back to its measure. Of another size of the same measure it is as many: so somebody says what they had. An amount
 * that is none stays as it is.
 * @param isJustTyped the number was typed and no measure chosen since: it may have been meant for this one
 */
export function inMeasure(draft: ItemDraft, measure: string, isJustTyped = false): ItemDraft {
  const { typed = { amount: draft.amount, measure: draft.measure }, ...rest } = draft;
  const of = (key: string) => draft.portions.find((one) => portionKey(one) === key);
  const grams = gramsOfDraft({ ...draft, ...typed });
  const isOtherSize = of(measure) !== undefined && of(measure)?.measure === of(typed.measure)?.measure;
  const isMeant = grams !== null && isJustTyped && isMeantFor({ ...draft, measure }, grams);
  if (measure === typed.measure || isOtherSize || isMeant || grams === null)
    return { ...rest, ...typed, measure };
  const value = measure === GRAMS ? writtenGrams(grams) : writtenQuantity(grams / (of(measure)?.grams ?? 1));
  return { ...rest, amount: decimal(value), measure, typed };
}

/** "100", typed before "gramas" was chosen: whether it is nearer to a usual portion so than as it was read until then. */
function isMeantFor(draft: ItemDraft, gramsBefore: number): boolean {
  const grams = gramsOfDraft(draft);
  const usual = draft.portions[0]?.grams ?? 100;
  const distance = (value: number) => Math.abs(Math.log(value / usual));
  return grams !== null && distance(grams) < distance(gramsBefore);
}

/** Whole grams; halves of them below ten. */
function writtenGrams(grams: number): number {
  return grams < 10 ? inSteps(grams, 0.5) : inSteps(grams, 1);
}

/** Quarters of one, halves up to five, then wholes. */
function writtenQuantity(quantity: number): number {
  return Math.min(MAX_QUANTITY, inSteps(quantity, quantity < 1 ? 0.25 : quantity < 5 ? 0.5 : 1));
}

/** The nearest step, and not none at all. */
function inSteps(value: number, step: number): number {
  return Math.max(1, Math.round(value / step)) * step;
}

/** Grams of the draft; null when the amount is none or outside of what an item may be. */
export function gramsOfDraft({ amount, measure, portions }: ItemDraft): number | null {
  const value = readTypedAmount(amount);
  if (value === null || value <= 0) return null;
  if (measure === GRAMS) return value <= MAX_GRAMS ? value : null;
  const portion = portions.find((one) => portionKey(one) === measure);
  if (!portion || value > MAX_QUANTITY) return null;
  const grams = value * portion.grams;
  return grams <= MAX_GRAMS ? grams : null;
}

/** Figures of the draft, rounded as they will be stored; null when they cannot be told here. */
export function figuresOfDraft(draft: ItemDraft): Nutrients | null {
  const grams = gramsOfDraft(draft);
  if (grams === null) return null;
  if (isUntouched(draft)) return draft.stored ?? null;
  if (draft.stored) return rescaleNutrients(draft.stored, draft.per100g, grams);
  return draft.per100g && roundNutrients(scaleNutrients(draft.per100g, grams));
}

/** Sum of the drafts that can be told. */
export function totalsOfDrafts(drafts: readonly ItemDraft[]): Nutrients {
  return roundNutrients(sumNutrients(drafts.map(figuresOfDraft).filter((figures) => figures !== null)));
}

/** The meal as it will be with these items, as far as it can be told here: to be shown until the server has it. */
export function mealOfDrafts(meal: MealAnswer, drafts: readonly ItemDraft[]): MealAnswer {
  const items = drafts.map((draft, place): MealItemAnswer => {
    const { stored, id, food, name, source, portions, measure } = draft;
    if (stored && isUntouched(draft)) return stored;
    const { portion: _, quantity: __, measure: ___, size: ____, ...rest } = stored ?? {};
    const grams = gramsOfDraft(draft) ?? 0;
    const portion = portions.find((one) => portionKey(one) === measure);
    return {
      ...rest,
      ...{ id: id ?? `${NEW_ITEM}${place}`, food, name, source, grams },
      ...(portion && {
        ...{ quantity: readTypedAmount(draft.amount) ?? 0, measure: portion.measure, size: portion.size },
      }),
      ...(figuresOfDraft(draft) ?? ZERO),
    };
  });
  return { ...meal, items, totals: totalsOfDrafts(drafts) };
}

/** The item as it is sent; null while its amount is none. */
export function bodyOfDraft(draft: ItemDraft): ItemBody | null {
  const { id, food, measure, stored } = draft;
  if (gramsOfDraft(draft) === null) return null;
  const head = id === undefined ? { food } : { id, food };
  if (stored && isUntouched(draft)) {
    const { grams, portion, quantity, measure, size } = stored;
    return { ...head, grams, ...(measure ? { quantity, measure, size } : { portion }) };
  }
  const amount = readTypedAmount(draft.amount) ?? 0;
  const portion = draft.portions.find((one) => portionKey(one) === measure);
  if (!portion) return { ...head, grams: amount };
  return { ...head, quantity: amount, measure: portion.measure, size: portion.size };
}

function isUntouched({ stored, portions, per100g, ...draft }: ItemDraft): boolean {
  if (!stored) return false;
  const food = per100g && {
    id: stored.food,
    name: stored.name,
    source: stored.source ?? "",
    per100g,
    portions: [...portions],
  };
  const original = draftOfItem(stored, food ?? undefined);
  return original.amount === draft.amount && original.measure === draft.measure;
}

/** As the page's language writes it; either way it is read back. */
function decimal(value: number): string {
  const isEnglish = globalThis.document?.documentElement.lang.startsWith("en") ?? false;
  const written = String(Math.round(value * 100) / 100);
  return isEnglish ? written : written.replace(".", ",");
}
