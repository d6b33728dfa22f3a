/**
 * What holds until a person says otherwise, unless a professional has to decide. Fibre at least 25 g (WHO 2023), sodium at
 * most 2,000 mg (WHO 2012).
 */
export const DEFAULT_GOALS = {
  calorie_goal: 2000,
  protein_goal: 150,
  water_goal: 2000,
  fibre_goal: 25,
  sodium_goal: 2000,
  weekly_goal: 7,
  weight_goal: 70,
  current_weight: 75,
  target_date: "2024-12-31",
} as const;
