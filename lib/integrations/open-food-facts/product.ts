import { z } from "zod";

/** A product in our words: figures per 100 g (or ml), null where nobody has typed them in. */
export type ListedProduct = {
  name: string;
  brand: string | null;
  /** Its figures are per 100 ml. */
  liquid: boolean;
  per100g: Record<"kcal" | "protein_g" | "carbs_g" | "fat_g" | "fibre_g" | "sodium_mg", number | null>;
  /** Of the portion on its label, in g or ml. */
  portionGrams: number | null;
  /** gluten, milk, egg … */
  contains: string[];
  mayContain: string[];
};

/** Numbers come as numbers or as text. */
const amount = z.coerce.number().min(0).max(100_000).nullish().catch(null);
const text = z.string().trim().nullish().catch(null);
const tags = z.array(z.string()).max(100).nullish().catch(null);

const productAnswer = z.object({
  product: z.object({
    product_name_pt: text,
    product_name: text,
    generic_name_pt: text,
    brands: text,
    nutrition_data_per: text,
    serving_quantity: amount,
    serving_quantity_unit: text,
    product_quantity_unit: text,
    allergens_tags: tags,
    traces_tags: tags,
    nutriments: z
      .object({
        "energy-kcal_100g": amount,
        "energy-kj_100g": amount,
        energy_100g: amount,
        proteins_100g: amount,
        carbohydrates_100g: amount,
        fat_100g: amount,
        fiber_100g: amount,
        sodium_100g: amount,
        salt_100g: amount,
      })
      .catch({}),
  }),
});

/** What is asked for: all that {@link readProduct} reads. */
export const FIELDS = Object.keys(productAnswer.shape.product.shape).join(",");

const ALLERGENS: Readonly<Record<string, string>> = {
  "en:gluten": "gluten",
  "en:milk": "milk",
  "en:eggs": "egg",
  "en:peanuts": "peanut",
  "en:nuts": "nuts",
  "en:soybeans": "soy",
  "en:fish": "fish",
  "en:crustaceans": "crustacean",
  "en:molluscs": "mollusc",
  "en:sesame-seeds": "sesame",
  "en:mustard": "mustard",
  "en:celery": "celery",
  "en:lupin": "lupin",
  "en:sulphur-dioxide-and-sulphites": "sulphite",
};

const LONGEST = 80;
const KJ_PER_KCAL = 4.184;
/** Grams of sodium in a gram of salt, by which labels convert them (Regulation (EU) 1169/2011, annex I). */
const SODIUM_IN_SALT = 0.4;

/** What an answer about a product says; null where it is none, or names nothing one could keep. */
export function readProduct(answer: unknown): ListedProduct | null {
  const read = productAnswer.safeParse(answer);
  if (!read.success) return null;
  const { product } = read.data;
  const { nutriments } = product;
  const name =
    clean(product.product_name_pt) ?? clean(product.product_name) ?? clean(product.generic_name_pt);
  if (!name) return null;
  const kj = nutriments["energy-kj_100g"] ?? nutriments.energy_100g;
  const sodium = nutriments.sodium_100g ?? scaled(nutriments.salt_100g, SODIUM_IN_SALT);
  const unit = product.serving_quantity_unit ?? product.product_quantity_unit;
  return {
    name,
    brand: clean(product.brands?.split(",")[0]),
    liquid: product.nutrition_data_per === "100ml" || unit?.toLowerCase() === "ml",
    per100g: {
      kcal: scaled(nutriments["energy-kcal_100g"] ?? scaled(kj, 1 / KJ_PER_KCAL), 1),
      protein_g: scaled(nutriments.proteins_100g, 1),
      carbs_g: scaled(nutriments.carbohydrates_100g, 1),
      fat_g: scaled(nutriments.fat_100g, 1),
      fibre_g: scaled(nutriments.fiber_100g, 1),
      sodium_mg: scaled(sodium, 1_000),
    },
    portionGrams:
      product.serving_quantity && product.serving_quantity <= 5_000 ? product.serving_quantity : null,
    contains: allergensIn(product.allergens_tags),
    mayContain: allergensIn(product.traces_tags),
  };
}

/** Anybody may have typed it: one line, no control characters, no longer than a name may be. */
function clean(given: string | null | undefined): string | null {
  const line = given
    ?.replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST)
    .trim();
  return line ? line.toWellFormed() : null;
}

/** To a hundredth. */
function scaled(value: number | null | undefined, factor: number): number | null {
  return value === null || value === undefined ? null : Math.round(value * factor * 100) / 100;
}

function allergensIn(given: readonly string[] | null | undefined): string[] {
  return [...new Set((given ?? []).flatMap((tag) => ALLERGENS[tag] ?? []))];
}
