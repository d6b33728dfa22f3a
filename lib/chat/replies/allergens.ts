import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { searchKey } from "@/lib/portuguese/text/stems";

/** What people write for what they avoid: each word group in the singular, without accents. */
const WORDS = [
  ["gluten", /\b(?:gluten|celiac[oa]|trigo|doenca celiaca)\b/],
  ["milk", /\b(?:leite|aplv|caseina|laticinio|derivado de leite|vegan[oa]|vegana)\b/],
  ["lactose", /\blactose\b/],
  ["egg", /\b(?:ovo|clara de ovo|albumina|vegan[oa])\b/],
  ["peanut", /\bamendoim\b/],
  ["nuts", /\b(?:castanha|noz|noze|amendoa|avela|pistache|macadamia|oleaginosa)\b/],
  ["sesame", /\b(?:gergelim|tahine|tahini)\b/],
  ["soy", /\bsoja\b/],
  ["fish", /\b(?:peixe|atum|salmao|vegan[oa]|vegetarian[oa])\b/],
  [
    "shellfish",
    /\b(?:camarao|crustaceo|fruto do mar|marisco|lagosta|siri|caranguejo|molusco|vegan[oa]|vegetarian[oa])\b/,
  ],
  ["pork", /\b(?:porco|suin[oa]|carne suina|halal|kosher)\b/],
  ["meat", /\b(?:carne|vegan[oa]|vegetarian[oa])\b(?! (?:de porco|suina|de soja|vermelh[oa]))/],
  ["honey", /\b(?:mel|vegan[oa])\b/],
  ["alcohol", /\b(?:alcool|bebida alcoolica|halal)\b/],
] as const;
type Allergen = (typeof WORDS)[number][0];

/** Words that say how, not what: they name no food. */
const NO_FOOD = new Set(
  `a o e de do da em com sem por para nao alergia alergico alergica intolerancia intolerante restricao evito evitar
  tenho sou leve grave severa nenhuma nenhum nada`.split(/\s+/),
);
const MAX_TEXT = 2000;

export type Avoided = { allergens: ReadonlySet<Allergen>; words: ReadonlySet<string> };

/** What a person avoids, read from their allergies and restrictions as they wrote them. */
export function findAllergens(text: string): Avoided {
  const key = searchKey(text.slice(0, MAX_TEXT));
  const allergens = new Set(WORDS.filter(([, words]) => words.test(key)).map(([allergen]) => allergen));
  const words = key.split(" ").filter((word) => word.length > 3 && !NO_FOOD.has(word));
  return { allergens, words: new Set(words) };
}

/** Why a food is to be pointed out: an allergen it holds, "named" when its own name is on the list, else null. */
export function allergensOf(foodId: string, avoided: Avoided): Allergen | "named" | null {
  const food = findFood(foodId);
  if (!food) return null;
  const hit = [...avoided.allergens].find((tag) => food.contains.has(tag) || food.mayContain.has(tag));
  if (hit) return hit;
  if (avoided.words.size === 0) return null;
  const named = searchKey(food.name)
    .split(" ")
    .some((word) => avoided.words.has(word) && !DESCRIBING.has(word));
  return named ? "named" : null;
}

/** In names of foods and of restrictions alike, and about neither. */
const DESCRIBING = new Set(
  "cozido frito grelhado assado branco integral light zero natural doce suco carne leite vermelho sopa".split(
    " ",
  ),
);
