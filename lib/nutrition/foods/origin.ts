/** Whose figures a food has, as a reader is told: docs/food-figures.md. */
export const ORIGINS = [
  "taco",
  "ibge",
  "usda",
  "recipe",
  "label",
  "own",
  "open_food_facts",
  "estimate",
] as const;
export type Origin = (typeof ORIGINS)[number];

/** Of a food's `source`, e.g. "taco:3"; undefined where the catalogue no longer has the food. */
export function originOf(source: string | undefined): Origin | undefined {
  const [kind] = (source ?? "").split(":");
  return ORIGINS.find((origin) => origin === kind);
}

/** Of some foods' energy, the kcal that are an estimate of ours. */
export function estimatedKcal(items: readonly { kcal: number; source?: string | undefined }[]): number {
  return items.reduce((sum, { kcal, source }) => sum + (originOf(source) === "estimate" ? kcal : 0), 0);
}
