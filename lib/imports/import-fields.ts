import { fold } from "@/lib/portuguese/text/letters/stems";

/** What a column of a table may hold. */
export const IMPORT_FIELDS = [
  "date",
  "time",
  "meal",
  "food",
  "brand",
  "amount",
  "quantity",
  "unit",
  "kcal",
  "kj",
  "protein",
  "carbs",
  "fat",
  "fibre",
  "sodium",
  "water",
  "weight",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Column -> what it holds; a column that is not here is left out. */
export type Columns = Readonly<Partial<Record<ImportField, number>>>;

/**
 * Titles by which columns are known, folded and without what stands in brackets; in Portuguese, English, Spanish and French.
 * The first field that fits takes a column, the first column that fits a field keeps it.
 */
const TITLES: Readonly<Record<ImportField, RegExp>> = {
  date: /^(date|day|data|dia|fecha|jour|entry date|data da refeicao)$/,
  time: /^(time|hora|horario|heure|hour)$/,
  meal: /^(meal|meal type|group|refeicao|tipo de refeicao|repas|type de repas)$/,
  food: /^(food|food name|name|item|description|alimento|nome|nome do alimento|descricao|aliment|nombre|produto)$/,
  brand: /^(brand|marca|marque)$/,
  amount: /^(amount|serving|serving size|portion|porcao|quantidade e unidade|racion)$/,
  quantity:
    /^(quantity|qty|servings|quantidade|qtd|qtde|quantite( consommee)?|cantidad|grams|gramas|peso em gramas|g)$/,
  unit: /^(unit|units|serving unit|unidade|unite|unidad|medida)$/,
  kcal: /^(calories|calorias|energy|energia|energie|kcal|cals|cal|valor energetico)$/,
  kj: /^(kj|kilojoules|quilojoules)$/,
  protein: /^(protein|proteins|prot|proteina|proteinas|proteines|protein g)$/,
  carbs:
    /^(carbs|carbohydrates?|total carbohydrates?|carboidratos?|carb|carbh|hidratos|glucides|carbohidratos)$/,
  fat: /^(fat|total fat|fats|gorduras?|gorduras? totais|lipidios|lipides|grasas?|gord)$/,
  fibre: /^(fib(er|re)s?|dietary fib(er|re)|fibras?|fibra alimentar)$/,
  sodium: /^(sodium|sodio|sod|na)$/,
  water: /^(water|agua|water ml|agua ml)$/,
  weight: /^(weight|peso|body weight|peso corporal|poids|weight kg|peso kg|weight lbs?)$/,
};

/** A title as it is compared: "Énergie (kcal)" -> ["energie", "kcal"]. */
function titleParts(title: string): { words: string; unit: string } {
  const folded = fold(title).replace(/_/g, " ").trim();
  const unit = /[([]\s*([^)\]]*?)\s*[)\]]/.exec(folded)?.[1] ?? "";
  return {
    words: folded
      .replace(/[([].*$/, "")
      .replace(/\s+/g, " ")
      .trim(),
    unit,
  };
}

/** What the columns of a table hold, by their titles. */
export function columnsByTitle(titles: readonly string[]): Columns {
  const found: Partial<Record<ImportField, number>> = {};
  for (const [index, title] of titles.entries()) {
    const field = fieldOf(title);
    if (field && found[field] === undefined) found[field] = index;
  }
  return found;
}

function fieldOf(title: string): ImportField | null {
  const { words, unit } = titleParts(title);
  const isJoules = unit === "kj" || words.endsWith(" kj");
  const field = IMPORT_FIELDS.find((one) => TITLES[one].test(words)) ?? null;
  if (field === "kcal" && isJoules) return "kj";
  // Milligrams of something else, or of what we count in grams.
  if (field && unit === "mg" && field !== "sodium") return null;
  return field;
}

/** Whether the sodium of a table is told in grams, the weight in pounds, by the titles. */
export function unitsByTitle(
  titles: readonly string[],
  columns: Columns,
): { gramsOfSodium: boolean; pounds: boolean } {
  const unitOf = (field: ImportField) => titleParts(titles[columns[field] ?? -1] ?? "");
  return {
    gramsOfSodium: unitOf("sodium").unit === "g",
    pounds: /^lbs?$/.test(unitOf("weight").unit) || /lbs?$/.test(unitOf("weight").words),
  };
}

/** Whether columns tell enough: a day, and what was eaten with its energy, or what was drunk or weighed. */
export function tellsEnough(columns: Columns): boolean {
  const has = (field: ImportField) => columns[field] !== undefined;
  const eats = has("kcal") || has("kj") || (has("food") && (has("amount") || has("quantity")));
  return has("date") && (eats || has("water") || has("weight"));
}

/** Whether columns tell a list of foods, with their portions and energy and without days. */
export function tellsFoods(columns: Columns): boolean {
  const has = (field: ImportField) => columns[field] !== undefined;
  return !has("date") && has("food") && has("kcal") && (has("amount") || has("quantity"));
}
