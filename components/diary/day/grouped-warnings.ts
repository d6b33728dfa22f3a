import type { LoggedMeal } from "@/lib/nutrition/meals/meal-schema";

type Warning = LoggedMeal["warnings"][number];
type Key = "warning" | "warningMaybe" | "warningCondition" | "warningConditionMaybe" | "warningMedicine";
type Group = { key: Key; said: string; foods: string[] };

/** The foods that clash with one and the same thing, together: as they came, the gravest first. */
export function groupedWarnings(warnings: readonly Warning[]): Group[] {
  const groups: Group[] = [];
  for (const { food, certain, because, said } of warnings) {
    const key = keyOf(because, certain);
    const known = groups.find((group) => group.key === key && group.said === said);
    if (!known) groups.push({ key, said, foods: [food] });
    else if (!known.foods.includes(food)) known.foods.push(food);
  }
  return groups;
}

function keyOf(because: Warning["because"], certain: boolean): Key {
  if (because === "medication") return "warningMedicine";
  // Nobody avoids an illness: it is minded.
  if (because === "condition") return certain ? "warningCondition" : "warningConditionMaybe";
  return certain ? "warning" : "warningMaybe";
}
