import { CONTENTS, type Content, isKindOf } from "@/lib/nutrition/foods/contents/contents";
import type { Contents } from "@/lib/nutrition/foods/contents/named-contents";

/** Of which somebody may bear one sort and not another. */
const SORTS = ["nuts", "fish", "shellfish"] as const satisfies readonly Content[];

/**
 * What must never be left out of a name unseen: allergens by law (ANVISA RDC 727/2022, and the European 1169/2011, whose list adds
 * sesame, mustard, celery, lupin and sulphites), each cereal, nut, fish and shellfish by itself, what faith, age or habit forbids, and the fruits that
 * poison with an illness or a medicine.
 */
const NEVER_UNSEEN = new Set<Content>([
  ...([
    "wheat",
    "barley",
    "rye",
    "oats",
    "milk",
    "egg",
    "peanut",
    "soy",
    "fish",
    "crustacean",
    "mollusc",
    "sesame",
    "mustard",
    "celery",
    "lupin",
    "sulphite",
  ] as const),
  ...CONTENTS.filter((content) => SORTS.some((kind) => isKindOf(content, kind))),
  ...(["honey", "alcohol", "pork", "gelatin", "grapefruit", "star_fruit"] as const),
]);

/**
 * What of a part must be seen and would not be in the food that stands for both: the shrimp of "salada de camarão" in a salad; null where
 * nothing is hidden.
 */
export function hides({ contains, mayContain }: Contents, part: Pick<Contents, "contains">): Content | null {
  return (
    [...part.contains].find(
      (content) => NEVER_UNSEEN.has(content) && !contains.has(content) && !mayContain.has(content),
    ) ?? null
  );
}
