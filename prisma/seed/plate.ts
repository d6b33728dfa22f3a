import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import { namedPortion } from "@/lib/nutrition/foods/read-portion";
import { type ItemRow, itemRow } from "@/lib/nutrition/meals/meal-item";
import type { Menu } from "./menus";

const ITEM = /^([\w-]+), ([\d.]+) (.+)$/;
const SERVED = /^(colher|concha)/;

const plates = new Map<string, ItemRow[]>();

/**
 * The items of a menu for an appetite (1 is the menu as written): spoons and ladles go by halves, pieces stay whole.
 * @throws Error naming an item that the catalogue cannot weigh
 */
export function plateOf(menu: Menu, appetite: number): ItemRow[] {
  const key = `${menu.items}|${appetite.toFixed(1)}`;
  const known = plates.get(key);
  if (known) return known;
  const plate = menu.items.split("; ").map((text) => {
    const [, id = "", written, portion = ""] = ITEM.exec(text) ?? [];
    const step = SERVED.test(portion) ? 2 : 1;
    const quantity = Math.max(1 / step, Math.round(Number(written) * appetite * step) / step);
    const food = findFood(id);
    const named = food && namedPortion(food, portion);
    const weighed = named && gramsOf(food, named.measure, quantity, named.size ?? undefined);
    if (!weighed) throw new Error(`The demo menu has "${text}", which the catalogue cannot weigh.`);
    return itemRow({ food: id, grams: weighed.grams, portion: weighed.portion });
  });
  plates.set(key, plate);
  return plate;
}
