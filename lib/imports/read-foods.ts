import { type ImportProblem, MOST, plainText } from "@/lib/imports/import-entry";
import type { Columns, ImportField } from "@/lib/imports/import-fields";
import { LONGEST_CELL, type TableRow } from "@/lib/imports/read-columns";
import { type Decimal, gramsOfUnit, readAmount, readFigure } from "@/lib/imports/read-figure";
import { MAX_OWN_FOODS } from "@/lib/nutrition/own-foods/own-food";
import { type LabelledFoodBody, ownFoodBody } from "@/lib/nutrition/own-foods/own-food-schema";

/**
 * Foods of a list without days, as programs export those that people made: a name, a portion with its weight, what is in it.
 * A portion that nothing weighs ("1 serving") makes no food: its figures could never be scaled.
 */
export function readFoods(
  rows: readonly TableRow[],
  columns: Columns,
  decimal: Decimal,
): { foods: LabelledFoodBody[]; problems: ImportProblem[] } {
  const foods: LabelledFoodBody[] = [];
  const problems: ImportProblem[] = [];
  for (const { line, cells } of rows) {
    const cell = (field: ImportField) => (cells[columns[field] ?? -1] ?? "").slice(0, LONGEST_CELL);
    const food = foodOf(cell, decimal);
    if (typeof food === "string") problems.push({ line, why: food, text: plainText(cell("food")) });
    else if (foods.length < MAX_OWN_FOODS) foods.push(food);
    else problems.push({ line, why: "many", text: plainText(cell("food")) });
  }
  return { foods, problems };
}

function foodOf(
  cell: (field: ImportField) => string,
  decimal: Decimal,
): LabelledFoodBody | ImportProblem["why"] {
  const name = plainText(cell("food"));
  if (name === "") return "short";
  const amount = readAmount(`${cell("quantity") || cell("amount")} ${cell("unit")}`, decimal);
  const perUnit = amount && gramsOfUnit(amount.unit);
  if (!amount || perUnit === null) return "unweighed";
  const kcal = readFigure(cell("kcal"), decimal, MOST.kcal);
  if (kcal === null) return "energy";
  if (typeof kcal === "string") return kcal;
  const figure = (field: ImportField, most: number) => {
    const value = readFigure(cell(field), decimal, most);
    return typeof value === "number" ? value : null;
  };
  const read = ownFoodBody.safeParse({
    ...{ kind: "food", name, brand: plainText(cell("brand")) || null },
    ...{ liquid: /^(ml|l|litros?|liters?|fl oz)$/.test(amount.unit), per: "portion" },
    portion_grams: amount.quantity * (perUnit ?? 1),
    label: {
      kcal,
      protein_g: figure("protein", MOST.macro_g),
      carbs_g: figure("carbs", MOST.macro_g),
      fat_g: figure("fat", MOST.macro_g),
      fibre_g: figure("fibre", MOST.macro_g),
      sodium_mg: figure("sodium", MOST.sodium_mg),
    },
    // The other program took it: whoever made it there has seen it.
    as_labelled: true,
  });
  return read.success && read.data.kind === "food" ? read.data : "absurd";
}
