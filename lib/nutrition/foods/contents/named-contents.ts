import type { Content } from "@/lib/nutrition/foods/contents/contents";
import { withKinds } from "@/lib/nutrition/foods/contents/contents";
import {
  INGREDIENT_WORDS,
  type IngredientWords,
  PLAIN,
  SEASONED_CATEGORIES,
} from "@/lib/nutrition/foods/contents/ingredient-words";
import { searchKey } from "@/lib/portuguese/text/stems";

/** What a food has for certain, and what it may have by one of its names, its brand or its cook. */
export type Contents = { contains: ReadonlySet<Content>; mayContain: ReadonlySet<Content> };

type Named = { id: string; name: string; aliases: readonly string[]; category: string };

/** Told by the place of a food's own name only: a cake made with raw eggs is not raw, potato sticks on top fry no stew. */
const NOT_OF_PARTS: ReadonlySet<Content> = new Set(["raw_fish", "raw_meat", "raw_egg", "fried"]);

const ROWS = INGREDIENT_WORDS.map((row) => ({ ...row, ids: idsOf(row.ids), may: idsOf(row.may) }));

/** What a food's id and names tell of it, with the kinds of each. */
export function contentsByName({ id, name, aliases, category }: Named): Contents {
  const key = searchKey(name);
  const keys = aliases.map(searchKey);
  const contains = ROWS.filter((row) => row.ids.has(id) || says(row, key));
  const may = ROWS.filter((row) => row.may.has(id) || keys.some((alias) => says(row, alias)));
  const seasoned: Content[] =
    SEASONED_CATEGORIES.has(category) && !PLAIN.test(id) && !/-cru[as]?$/.test(id) ? ["garlic", "onion"] : [];
  return joined(
    contains.map(({ content }) => content),
    [...may.map(({ content }) => content), ...seasoned],
  );
}

/** What a dish has of one of its parts. */
export function contentsOfPart({ contains, mayContain }: Contents): Contents {
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

function says({ words, not }: Pick<IngredientWords, "words" | "not">, key: string): boolean {
  return words.test(not ? key.replace(new RegExp(not, "g"), " ") : key);
}

function idsOf(text: string | undefined): ReadonlySet<string> {
  return new Set((text ?? "").split(" ").filter((id) => id !== ""));
}
