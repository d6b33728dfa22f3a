import type { MeasureId } from "@/lib/nutrition/foods/measures";
import type { Portion, PortionSaid, PortionSize } from "@/lib/nutrition/foods/portion";

/** A portion as the database holds it: quantity and measure together or neither; words only where these cannot tell. */
export type PortionColumns = {
  portionQuantity: number | null;
  portionMeasure: string | null;
  portionSize: PortionSize | null;
  portionSaid: string | null;
};

export function portionColumns(portion: Portion | PortionSaid | null): PortionColumns {
  const said = portion && "said" in portion ? portion.said : null;
  const { quantity = null, measure = null, size = null } = portion && "measure" in portion ? portion : {};
  return { portionQuantity: quantity, portionMeasure: measure, portionSize: size, portionSaid: said };
}

export function portionIn(row: PortionColumns): Portion | PortionSaid | null {
  const { portionQuantity: quantity, portionMeasure: measure, portionSize: size, portionSaid: said } = row;
  // Measures are never renamed, so that what is stored is one of them.
  if (quantity !== null && measure !== null) return { quantity, measure: measure as MeasureId, size };
  return said === null ? null : { said };
}
