import type { Content } from "@/lib/nutrition/foods/contents/contents";
import { isKindOf, withKinds } from "@/lib/nutrition/foods/contents/contents";
import {
  INGREDIENT_WORDS,
  PLAIN,
  SEASONED_CATEGORIES,
} from "@/lib/nutrition/foods/contents/ingredient-words";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** What a food has for certain, and what it may have by one of its names, its brand or its cook. */
export type Contents = { contains: ReadonlySet<Content>; mayContain: ReadonlySet<Content> };

type Named = { id: string; name: string; aliases: readonly string[]; category: string };

/** Told by the place of a food's own name only: a cake made with raw eggs is not raw, potato sticks on top fry no stew. */
const NOT_OF_PARTS: ReadonlySet<Content> = new Set(["raw_fish", "raw_meat", "raw_egg", "fried"]);

const ROWS = INGREDIENT_WORDS.map((row) => ({
  ...row,
  ids: idsOf(row.ids),
  may: idsOf(row.may),
  not: row.not && new RegExp(row.not, "g"),
}));

/** What a food's id and names tell of it, with the kinds of each. */
export function contentsByName({ id, name, aliases, category }: Named): Contents {
  const key = searchKey(name);
  const keys = aliases.map(searchKey);
  const contains = ROWS.filter((row) => row.ids.has(id) || says(row, key));
  const may = ROWS.filter(
    (row) =>
      row.may.has(id) ||
      keys.some((alias) => says(row, alias)) ||
      (row.maybe && [key, ...keys].some((one) => says(row, one, row.maybe))),
  );
  const seasoned: Content[] =
    SEASONED_CATEGORIES.has(category) && !PLAIN.test(id) && !/-cru[as]?$/.test(id) ? ["garlic", "onion"] : [];
  return joined(
    contains.map(({ content }) => content),
    [...may.map(({ content }) => content), ...seasoned],
  );
}

/** Water brings nothing into a dish: its other names are of drinks. */
const PLAIN_WATER = "agua";

/** What a dish has of one of its parts. */
export function contentsOfPart(part: string, { contains, mayContain }: Contents): Contents {
  if (part === PLAIN_WATER) return joined([], []);
  const kept = (of: ReadonlySet<Content>) => [...of].filter((content) => !NOT_OF_PARTS.has(content));
  return joined(kept(contains), kept(mayContain));
}

/** All of these together; what is certain by one of them is no mere possibility. */
export function joinContents(all: readonly Contents[]): Contents {
  return joined(
    all.flatMap(({ contains }) => [...contains]),
    all.flatMap(({ mayContain }) => [...mayContain]),
  );
}

function joined(contains: readonly Content[], mayContain: readonly Content[]): Contents {
  const certain = new Set(contains.flatMap(withKinds));
  return {
    contains: certain,
    mayContain: new Set(mayContain.flatMap(withKinds).filter((content) => !certain.has(content))),
  };
}

/** What a name says that it is free of, whatever else its words mean: "linguiça vegana", "pão sem glúten". */
const FREE_OF: readonly (readonly [words: RegExp, kinds: readonly Content[]])[] = [
  [
    /\b(?:vegan\w|vegetal|plant based|(?:fazenda|do) futuro)\b/,
    ["milk", "egg", "honey", "meat", "pork", "fish", "shellfish", "gelatin"],
  ],
  [/\bvegetarian\w\b/, ["meat", "pork", "fish", "shellfish", "gelatin"]],
  [
    /\b(?:salsicha|linguica|carne|bife|hamburguer|frango|nugget|presunto|mortadela) de soja\b/,
    ["meat", "pork"],
  ],
  [/\bsem gluten\b/, ["wheat"]],
  [/\b(?:sem|zero) lactose\b/, ["lactose"]],
  [/\bsem leite\b/, ["milk"]],
  [/\bsem ovo\b/, ["egg"]],
];

function says({ not, content, ...row }: (typeof ROWS)[number], key: string, words = row.words): boolean {
  return words.test(not ? key.replace(not, " ") : key) && !isFreeOf(key, content);
}

/**
 * What usually comes with it, by the lists of ingredients of such products: lecithin of soy in chocolate and margarine, soy
 * protein in sausages.
 */
const COMES_WITH: Partial<Record<Content, readonly Content[]>> = {
  chocolate: ["soy", "milk"],
  margarine: ["soy", "milk"],
  mayonnaise: ["egg", "mustard"],
  ham: ["soy"],
  hot_dog: ["soy", "poultry"],
  linguica: ["soy"],
  mortadela: ["soy"],
};
/** Made of pork, but for what its name says is poultry's or a plant's. */
const OF_PORK: readonly Content[] = ["ham", "hot_dog", "linguica", "mortadela", "bacon"];
const NOT_OF_PORK = /\b(?:frango|peru|chester|soja|bovin\w|boi|cordeiro|peixe)\b/;

/** The contents of a food with what usually comes along with one of them, as what it may have. */
export function withCompanions({ contains, mayContain }: Contents, name: string): Contents {
  const key = searchKey(name);
  const come = [...contains].flatMap((content) => COMES_WITH[content] ?? []);
  const isPork = OF_PORK.some((one) => contains.has(one) || mayContain.has(one)) && !NOT_OF_PORK.test(key);
  const kept = [...come, ...(isPork ? ["pork" as const] : [])].filter((content) => !isFreeOf(key, content));
  return joined([...contains], [...mayContain, ...kept]);
}

/** Without what its name denies: a dish that is called vegan is made of what has no trace of animals. */
export function withoutDenied({ contains, mayContain }: Contents, name: string): Contents {
  const key = searchKey(name);
  return { contains, mayContain: new Set([...mayContain].filter((content) => !isFreeOf(key, content))) };
}

function isFreeOf(key: string, content: Content): boolean {
  return FREE_OF.some(([free, kinds]) => free.test(key) && kinds.some((kind) => isKindOf(content, kind)));
}

function idsOf(text: string | undefined): ReadonlySet<string> {
  return new Set((text ?? "").split(" ").filter((id) => id !== ""));
}
