import { useFormatter } from "next-intl";
import { useSession } from "@/lib/client/session-store";
import { energyIn, shownWeight, type Units, USUAL_UNITS, weightIn } from "@/lib/nutrition/figures/units";

/** The units that whoever is logged in reads in. */
export function useUnits(): Units {
  return useSession((state) => state.user?.preferences) ?? USUAL_UNITS;
}

/** Writes energy and weights, given in kcal and kg, in the reader's units and language; no line ends between number and unit. */
export function useFigures() {
  const format = useFormatter();
  const { weight_unit, energy_unit } = useUnits();
  const decimals = (value: number, digits: number) =>
    format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const energyValue = (kcal: number) => decimals(energyIn(energy_unit, kcal), 0);
  const weightValue = (kg: number) => decimals(shownWeight(weight_unit, kg), 1);
  return {
    energyUnit: energy_unit,
    weightUnit: weight_unit,
    /** 1.440 */
    energyValue,
    /** 1.440 kcal */
    energy: (kcal: number) => `${energyValue(kcal)}\u00A0${energy_unit}`,
    /** 72,4 */
    weightValue,
    /** 72,4 kg */
    weight: (kg: number) => `${weightValue(kg)}\u00A0${weight_unit}`,
    /** −1,2 kg: a difference with its sign */
    weightChange: (kg: number) => {
      const value = format.number(weightIn(weight_unit, kg), {
        signDisplay: "exceptZero",
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      });
      return `${value}\u00A0${weight_unit}`;
    },
  };
}
