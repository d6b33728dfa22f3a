import { type Format, foodName, quoted } from "@/lib/chat/replies/format";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import type { MealItem } from "@/lib/nutrition/meals/meal";
import { type FoodWarning, foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import type { Avoided } from "@/lib/nutrition/warnings/read-avoided";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { toldName } from "@/lib/profile/suggestions/tag-names";

/** Contents that have a word of their own in the messages; of others the person's own words are said. */
const NAMED = [
  "gluten",
  "milk",
  "lactose",
  "egg",
  "peanut",
  "nuts",
  "sesame",
  "soy",
  "fish",
  "shellfish",
  "crustacean",
  "mollusc",
  "meat",
  "beef",
  "pork",
  "poultry",
  "gelatin",
  "honey",
  "alcohol",
  "caffeine",
  "added_sugar",
  "sugar",
  "sodium",
] as const;
type Named = (typeof NAMED)[number];

/** Of one food, allergies aside, which are all told: more would bury what matters most. */
const MOST_OF_ONE = 2;

function mostTelling(warnings: readonly FoodWarning[]): FoodWarning[] {
  const allergies = warnings.filter(({ because }) => because === "allergy");
  return [...allergies, ...warnings.filter((one) => !allergies.includes(one)).slice(0, MOST_OF_ONE)];
}

/**
 * A line for each allergy and at most two more reasons to point a food out.
 * @param pointedOut foods that the person was warned of on that day already
 */
export function warningLines(
  format: Format,
  meals: readonly { items: readonly Pick<MealItem, "food" | "name">[] }[],
  avoided: readonly Avoided[],
  pointedOut: readonly string[] = [],
): string {
  const eaten = meals.flatMap(({ items }) => items).filter(({ food }) => !pointedOut.includes(food));
  const items = new Map(eaten.map((item) => [item.food, item]));
  return [...items.values()]
    .flatMap((item) => {
      const food = findFood(item.food);
      const name = foodName(format, item.food, item.name);
      return mostTelling(food ? foodWarningsOf(food, avoided) : []).map((warning) =>
        warningLine(format, name, warning),
      );
    })
    .join("\n");
}

/** What may be in names that nobody knows, by the foods in their words: "farandole de camarão". */
export function unknownWarningLines(
  format: Format,
  names: readonly string[],
  avoided: readonly Avoided[],
): string {
  return names
    .flatMap((name) =>
      mostTelling(
        foodsIn(name).flatMap((food) => foodWarningsOf(food, avoided).filter(({ certain }) => certain)),
      ).map((warning) => warningLine(format, quoted(name), { ...warning, certain: false })),
    )
    .join("\n");
}

function foodsIn(name: string): Food[] {
  const tokens = tokenise(name);
  return tokens.flatMap((_, at) => foodAt(tokens, at, false)?.food ?? []);
}

function warningLine(
  { t, locale }: Format,
  food: string,
  { certain, because, content, said: kept }: FoodWarning,
): string {
  const said = toldName(kept, locale);
  if (because === "medication") return t("chat.allergenMedicine", { food, said: quoted(said) });
  if (isNamed(content)) {
    const allergen = t(`chat.allergens.${content}`);
    return certain ? t("chat.allergen", { food, allergen }) : t("chat.allergenMaybe", { food, allergen });
  }
  const words = { food, said: quoted(said) };
  return certain ? t("chat.allergenNamed", words) : t("chat.allergenNamedMaybe", words);
}

function isNamed(content: string | null): content is Named {
  return (NAMED as readonly (string | null)[]).includes(content);
}
