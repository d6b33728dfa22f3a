const PREFIX = "import-";
const LONGEST = 60;

/** By which the foods of imported files are known that the catalogue does not have: the same name is the same food. */
export function importedFoodId(key: string): string {
  return PREFIX + key.replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST);
}

/** Whether an item's food came with a file: its figures are its own, and no catalogue has others. */
export function isImportedFood(food: string): boolean {
  return food.startsWith(PREFIX);
}
