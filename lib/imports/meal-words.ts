import { type MealKind, mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { fold } from "@/lib/portuguese/text/letters/stems";

/** Most particular first. */
const WORDS: readonly (readonly [RegExp, MealKind])[] = [
  [/\b(morning snack|lanche da manha|colacao|morning_snack|media manana)\b/, "morning_snack"],
  [/\b(afternoon snack|lanche da tarde|afternoon_snack|merienda|gouter)\b/, "afternoon_snack"],
  [/\b(supper|ceia|evening snack|late snack|recena)\b/, "supper"],
  [/\b(breakfast|cafe da manha|cafe|desayuno|petit[ -]dejeuner|desjejum)\b/, "breakfast"],
  [/\b(lunch|almoco|almuerzo|dejeuner|comida)\b/, "lunch"],
  [/\b(dinner|jantar|janta|cena|diner)\b/, "dinner"],
  [/\b(snacks?|lanches?|collations?|snacks\/other|bocadillos?)\b/, "afternoon_snack"],
];

/** The meal that a word means, null where it means none: "Uncategorized", "Pós-treino". */
export function kindOfWord(word: string): MealKind | null {
  const known = KNOWN.get(word);
  if (known !== undefined) return known;
  const folded = fold(word);
  const kind = WORDS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(word, kind);
  return kind;
}

/** A file has few words for meals, each many times. */
const KNOWN = new Map<string, MealKind | null>();
const MOST_KNOWN = 1_000;

/** Of which meal an entry is: as it is called; a snack, or what is called nothing known, by its hour. */
export function kindOf(word: string, hour: number | null): MealKind {
  const said = kindOfWord(word);
  if (said && said !== "afternoon_snack") return said;
  if (hour === null) return "afternoon_snack";
  const usual = mealKindAt(hour);
  if (said === null) return usual;
  return usual === "morning_snack" || usual === "supper" ? usual : "afternoon_snack";
}
