import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf, ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { countedItem } from "@/lib/portuguese/corrections/rules/amounts/set-amounts";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";

/** "e comi dois" */
export const AROUND =
  /^(?:e|eu|dess[ea]s|comi|tomei|bebi|peguei|servi|foi|foram|eram|so|na|verdade|vai|uns|umas|de|cada|,)$/;

/** Of several items the last that comes in the measure; a bare number or a weight only of one alone. */
export function meantBy(
  { measure, quantity }: SaidAmount,
  tokens: Reader["tokens"],
  items: readonly LoggedItem[],
  focus: LoggedItem | undefined,
) {
  const alone = focus ?? (items.length === 1 ? items[0] : undefined);
  if (measure === null)
    return tokens.filter(({ word }) => !AROUND.test(word)).length <= 2
      ? (alone ?? countedItem({ focus, items }, { measure, quantity }) ?? undefined)
      : undefined;
  if (isUnit(measure)) return alone;
  if (focus && ownsMeasure(findFood(focus.foodId) as Food, measure)) return focus;
  // "foram 12 peças", of 8 pieces of sushi and a temaki.
  const many = measure === "unidade" ? countedItem({ focus, items }, { measure: null }) : null;
  if (many) return many;
  const same = items.findLast(
    ({ portion }) => portion && !("said" in portion) && portion.measure === measure,
  );
  const [one, ...others] = items;
  const isAlone = one && others.length === 0 && gramsOf(findFood(one.foodId) as Food, measure, 1) !== null;
  return (
    same ??
    items.findLast(({ foodId }) => ownsMeasure(findFood(foodId) as Food, measure)) ??
    (isAlone ? one : undefined)
  );
}
