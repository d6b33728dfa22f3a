/** What of goals set by hand is out of what is advised without a professional. They hold all the same. */
export const WARNINGS = ["low_energy", "high_protein"] as const;
export type Warning = (typeof WARNINGS)[number];

/** kcal a day under which nutrients run short (Jensen and others, AHA/ACC/TOS 2013). */
const LEAST_OWN_KCAL = 1_200;
/** g/kg a day, above the 2.0 that those who train hard use (ISSN 2017). */
const MOST_PROTEIN_PER_KG = 2.5;

/** @param own what the person set by themselves; 0 and null are not set */
export function goalWarningsOf(
  own: { calorieGoal: number | null; proteinGoal: number | null },
  weightKg: number | null,
): Warning[] {
  const warnings: Warning[] = [];
  if (own.calorieGoal && own.calorieGoal < LEAST_OWN_KCAL) warnings.push("low_energy");
  if (own.proteinGoal && weightKg && own.proteinGoal > MOST_PROTEIN_PER_KG * weightKg)
    warnings.push("high_protein");
  return warnings;
}
