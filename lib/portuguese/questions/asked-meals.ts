import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { readMeal, type SaidMeal } from "@/lib/portuguese/terms/meal-words";
import type { Token } from "@/lib/portuguese/text/tokens";

const PARTS_OF_DAY: readonly [RegExp, readonly MealKind[]][] = [
  [/ (?:de|da|pela|na) manha(?:zinha)? | cedo /, ["breakfast", "morning_snack"]],
  [/ (?:a|de|da|pela|na) tarde(?:zinha)? /, ["afternoon_snack"]],
  [/ (?:a|de|da|pela|na) noite | noite passada | ontem noite /, ["dinner", "supper"]],
];
const AFTER: readonly [RegExp, readonly MealKind[]][] = [
  [/ depois do almoco /, ["afternoon_snack", "dinner", "supper"]],
  [/ depois d[oa] (?:jantar|janta) /, ["supper"]],
  [/ depois do cafe(?: da manha)? /, ["morning_snack", "lunch", "afternoon_snack", "dinner", "supper"]],
];
const SNACKS: readonly MealKind[] = ["morning_snack", "afternoon_snack", "supper"];
/** "quanto deu o café?" is of the meal, "quanto tem o café com leite?" of the drink. */
const COFFEE_MEAL =
  / (?:o|do|no|meu|nesse|esse) cafe(?: da manha)? (?!com|preto|puro|coado|sem|de |expresso|gelado)/;

/** The meals that a question is about, none where it names none; tokens without marks. */
export function mealsIn(tokens: readonly Token[], line: string): MealKind[] {
  const after = AFTER.find(([words]) => words.test(line));
  if (after) return [...after[1]];
  const said = new Set<SaidMeal>();
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readMeal(tokens, at);
    if (!read) continue;
    said.add(read.kind);
    at = read.next - 1;
  }
  if (said.size > 0) return [...new Set([...said].flatMap(kindsOf))];
  if (isCoffeeMeal(line)) return ["breakfast"];
  const part = PARTS_OF_DAY.find(([words]) => words.test(line));
  return part ? [...part[1]] : [];
}

function kindsOf(kind: SaidMeal): readonly MealKind[] {
  return kind === "snack" ? SNACKS : [kind];
}

/** Whether "café" is the meal and not the drink. */
export function isCoffeeMeal(line: string): boolean {
  return COFFEE_MEAL.test(line);
}
