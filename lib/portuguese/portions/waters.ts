import { MAX_WATER_ML } from "@/lib/nutrition/figures/bounds";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, type MeasureId, UNITS } from "@/lib/nutrition/foods/measures";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";

export const WATER_ID = "agua";
const GLASS_ML = 200;

/** Containers whose size was not said, by the name that replies know them under. */
const CONTAINERS = new Map<MeasureId, { name: string; ml?: number }>([
  ["copo", { name: "glass" }],
  ["copo-americano", { name: "glass" }],
  ["copo-grande", { name: "glass" }],
  ["copo-de-requeijao", { name: "glass" }],
  ["xicara", { name: "cup" }],
  ["caneca", { name: "mug" }],
  ["garrafinha", { name: "small_bottle" }],
  // The shop's large bottle is said by its litres; "uma garrafa" is the one at hand.
  ["garrafa", { name: "bottle", ml: 500 }],
  ["jarra", { name: "jug" }],
  ["lata", { name: "can" }],
  ["gole", { name: "sip" }],
]);

/** Millilitres of water, and what was assumed of the container; null when the amount is impossible. */
export function waterOf(
  amount: SaidAmount | null,
): { ml: number; assumed: string[]; pieces?: number } | null {
  const water = millilitresOf(amount);
  const isVessel = amount?.household && amount.counted && !isUnit(amount.measure);
  const pieces = amount?.pieces ?? (isVessel ? amount.quantity : undefined);
  return water && pieces ? { ...water, pieces } : water;
}

function millilitresOf(amount: SaidAmount | null): { ml: number; assumed: string[] } | null {
  if (!amount || amount.vague) return { ml: GLASS_ML, assumed: ["glass"] };
  if (amount.measure === null) {
    return amount.quantity > 20
      ? plausible(amount.quantity, [])
      : plausible(amount.quantity * GLASS_ML, ["glass"]);
  }
  const container = CONTAINERS.get(amount.measure);
  if (container?.ml) return plausible(container.ml * amount.quantity, [container.name]);
  const weighed = gramsOf(
    findFood(WATER_ID) as Food,
    amount.measure,
    amount.quantity,
    amount.size ?? undefined,
  );
  if (!weighed) return plausible(amount.quantity * GLASS_ML, ["glass"]);
  return plausible(weighed.grams, isUnit(amount.measure) ? [] : [container?.name ?? "other"]);
}

function plausible(ml: number, assumed: string[]): { ml: number; assumed: string[] } | null {
  const whole = Math.round(ml);
  return whole > 0 && whole <= MAX_WATER_ML ? { ml: whole, assumed } : null;
}

/** "700": nobody drinks so many glasses. */
export function isInMillilitres({ measure, quantity }: SaidAmount): boolean {
  return measure === null && quantity >= 100;
}

/** What a bare amount after "bebi" may be water of: a volume, or a container that water comes in. */
export function mayBeWater(amount: SaidAmount): boolean {
  if (amount.measure === null) return false;
  return isUnit(amount.measure) ? UNITS[amount.measure].per === "ml" : CONTAINERS.has(amount.measure);
}
