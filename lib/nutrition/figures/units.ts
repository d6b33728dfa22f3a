/** Units that people may read in; everything is stored and computed in kg and kcal. */
export const WEIGHT_UNITS = ["kg", "lb"] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
export const ENERGY_UNITS = ["kcal", "kJ"] as const;
export type EnergyUnit = (typeof ENERGY_UNITS)[number];

export type Units = { weight_unit: WeightUnit; energy_unit: EnergyUnit };
export const USUAL_UNITS: Readonly<Units> = { weight_unit: "kg", energy_unit: "kcal" };

/** International avoirdupois pound (1959) and inch, thermochemical calorie: exact by definition. */
const KG_PER_LB = 0.45359237;
const CM_PER_INCH = 2.54;
const KJ_PER_KCAL = 4.184;
const INCHES_PER_FOOT = 12;

/** A weight in kg, in the unit that somebody reads. */
export function weightIn(unit: WeightUnit, kg: number): number {
  return unit === "kg" ? kg : kg / KG_PER_LB;
}

/**
 * A weight as it is shown and typed: kg to the 100 g, pounds to the half, the finest step that storing kilograms to the
 * 100 g gives back unchanged.
 */
export function shownWeight(unit: WeightUnit, kg: number): number {
  return unit === "kg" ? Math.round(kg * 10) / 10 : Math.round(weightIn(unit, kg) * 2) / 2;
}

/** What was typed in somebody's unit, in kg to the 100 g. */
export function kgFrom(unit: WeightUnit, typed: number): number {
  return Math.round((unit === "kg" ? typed : typed * KG_PER_LB) * 10) / 10;
}

/** Energy in kcal, in the unit that somebody reads. */
export function energyIn(unit: EnergyUnit, kcal: number): number {
  return unit === "kcal" ? kcal : kcal * KJ_PER_KCAL;
}

/** What was typed in somebody's unit, in whole kcal. */
export function kcalFrom(unit: EnergyUnit, typed: number): number {
  return Math.round(unit === "kcal" ? typed : typed / KJ_PER_KCAL);
}

/** A height in feet and inches, to the inch. */
export function feetAndInches(cm: number): { feet: number; inches: number } {
  const inches = Math.round(cm / CM_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}
