import { type Content, isKindOf } from "@/lib/nutrition/foods/contents/contents";
import type { Food } from "@/lib/nutrition/foods/food";

type Denying = {
  words: string;
  wordsEn: string;
  /** With all their kinds. */
  of: readonly Content[];
  /** Without what else is a kind of it: oats that are sold as without gluten are oats. */
  exactly?: readonly Content[];
};

const OF_ANIMALS = ["meat", "fish", "shellfish", "gelatin"] as const satisfies readonly Content[];

/** What a food may be told to be without, and how its name says so. */
const DENIALS = {
  gluten: {
    words: "sem glúten",
    wordsEn: "gluten-free",
    of: ["wheat", "barley", "rye"],
    exactly: ["gluten"],
  },
  lactose: { words: "sem lactose", wordsEn: "lactose-free", of: ["lactose"] },
  leite: { words: "sem leite", wordsEn: "without milk", of: ["milk"] },
  ovo: { words: "sem ovo", wordsEn: "without egg", of: ["egg"] },
  soja: { words: "sem soja", wordsEn: "without soy", of: ["soy"] },
  amendoim: { words: "sem amendoim", wordsEn: "without peanuts", of: ["peanut"] },
  castanhas: { words: "sem castanhas", wordsEn: "without nuts", of: ["nuts"] },
  gergelim: { words: "sem gergelim", wordsEn: "without sesame", of: ["sesame"] },
  camarao: { words: "sem camarão", wordsEn: "without shrimp", of: ["shrimp"] },
  peixe: { words: "sem peixe", wordsEn: "without fish", of: ["fish"] },
  carne: { words: "sem carne", wordsEn: "without meat", of: ["meat"] },
  vegetariano: { words: "vegetariano", wordsEn: "vegetarian", of: OF_ANIMALS },
  vegano: { words: "vegano", wordsEn: "vegan", of: [...OF_ANIMALS, "milk", "egg", "honey"] },
} as const satisfies Readonly<Record<string, Denying>>;

export type Denial = keyof typeof DENIALS;

/** Between the id of a food and what was denied of it: "iogurte-de-morango~lactose". */
const MARK = "~";
const AND = ".";

/** What somebody wrote down or scanned says by itself what is in it. */
const THEIRS = /^(?:own|open_food_facts):/;

/** The id of this food without what was denied of it; its own where it has nothing of that. */
export function deniedId({ id, source, contains, mayContain }: Food, denials: readonly Denial[]): string {
  if (THEIRS.test(source)) return id;
  const meant = (Object.keys(DENIALS) as Denial[]).filter(
    (denial) =>
      denials.includes(denial) &&
      [...contains, ...mayContain].some((content) => isDenied(content, DENIALS[denial])),
  );
  return meant.length === 0 ? id : `${id}${MARK}${meant.join(AND)}`;
}

/** The id of the food as the catalogue has it, whatever was denied of it. */
export function plainId(id: string): string {
  return id.split(MARK, 1)[0] as string;
}

/** The food that {@link deniedId} names, out of the one that it is without the denial; undefined for any other id. */
export function foodDenied(id: string, find: (id: string) => Food | undefined): Food | undefined {
  const [of = "", said] = id.split(MARK);
  const food = said === undefined ? undefined : find(of);
  const denials = (said ?? "").split(AND).filter((one) => Object.hasOwn(DENIALS, one)) as Denial[];
  if (!food || deniedId(food, denials) !== id) return undefined;
  const denying: readonly Denying[] = denials.map((denial) => DENIALS[denial]);
  return {
    ...food,
    id,
    name: `${food.name} ${denying.map(({ words }) => words).join(" e ")}`,
    nameEn: [food.nameEn, ...denying.map(({ wordsEn }) => wordsEn)].join(", "),
    aliases: [],
    contains: without(food.contains, denying),
    mayContain: without(food.mayContain, denying),
  };
}

function isDenied(content: Content, { of, exactly = [] }: Denying): boolean {
  return exactly.includes(content) || of.some((kind) => isKindOf(content, kind));
}

/** Without the denied, and without what only they were kinds of: no shrimp, no crustacean. Without lactose there is milk all the same. */
function without(contents: ReadonlySet<Content>, denying: readonly Denying[]): ReadonlySet<Content> {
  const gone = [...contents].filter((content) => denying.some((one) => isDenied(content, one)));
  const kept = [...contents].filter((content) => !gone.includes(content));
  const above = kept.filter((kind) => kind !== "milk" && gone.some((content) => isKindOf(content, kind)));
  const others = kept.filter((content) => !above.includes(content));
  const wasOnly = (kind: Content) =>
    above.includes(kind) && !others.some((content) => isKindOf(content, kind));
  return new Set(kept.filter((kind) => !wasOnly(kind)));
}
