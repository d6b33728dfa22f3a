import { isLikelyWeight, isPossibleWeight } from "@/lib/nutrition/figures/bounds";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { CorrectionPart, Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { mayBeWater, WATER_ID, waterOf } from "@/lib/portuguese/portions/waters";
import { kilosAt } from "@/lib/portuguese/terms/kilos";

/** Water and weight have a number only. */
export function changeMeasured({ last, pieces = [] }: Reader, to: CorrectionPart): Correction | null {
  const amount = to.amounts[0] ?? to.items[0]?.amount ?? null;
  if (!amount || (to.items[0] && to.items[0].match.food.id !== WATER_ID)) return null;
  if (last[0]?.type === "weight") {
    // "foram 72 e 300"
    const at = to.tokens.findIndex(({ kind }) => kind === "number");
    const kilos = at < 0 ? null : kilosAt(to.tokens, at);
    const kg = kilos?.sure ? kilos.kg : amount.quantity;
    const fits =
      amount.measure === "kg" ? isPossibleWeight(kg) : amount.measure === null && isLikelyWeight(kg);
    return fits ? { kind: "weight", kg } : null;
  }
  // "foi 3 fatias", "errei, 83,2" are not said of a glass of water.
  const isOther = amount.measure === null ? !Number.isInteger(amount.quantity * 2) : !mayBeWater(amount);
  // "foi meia caneca só": half of the one that was told.
  const [told] = last;
  if (told?.type === "water" && amount.quantity < 1 && amount.measure !== null && !isUnit(amount.measure))
    return { kind: "water", ml: Math.round(told.ml * amount.quantity), share: amount.quantity };
  // "2 não, 1 e meio", of two litres
  const isLitres =
    told?.type === "water" && told.ml >= LITRE && amount.measure === null && amount.quantity <= MOST_LITRES;
  if (isLitres && !pieces.some(({ food }) => food === WATER_ID))
    return { kind: "water", ml: Math.round(amount.quantity * LITRE) };
  const water = isOther ? null : waterOf(amount);
  const isCount = water !== null && water.assumed.length > 0 && amount.counted;
  return water ? { kind: "water", ml: water.ml, ...(isCount && { times: amount.quantity }) } : null;
}

const LITRE = 1000;
const MOST_LITRES = 5;
