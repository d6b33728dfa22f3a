import type { Nutrients } from "@/lib/nutrition/figures/nutrients";
import type { Food, FoodCategory, FoodPortion } from "@/lib/nutrition/foods/food";
import { measureCalled } from "@/lib/nutrition/foods/measures";
import { measureText, PORTION_SIZES } from "@/lib/nutrition/foods/portion";

/** kcal, protein g, carbohydrate g, fat g, fibre g, sodium mg. */
export type Figures = readonly [number, number, number, number, number, number];

/** A food as the catalogue's files write it; what recipes.ts composes has neither source nor figures here. */
export type Row = {
  id: string;
  name: string;
  en: string;
  source?: string;
  /** Per 100 g. */
  per100g?: Figures;
  /** Separated by commas. */
  aliases?: string;
  /**
   * "*unidade 35/50/70; metade 25; copo 200ml; @copo": grams, or ml of a liquid; three numbers are small, medium and
   * large; the default has a star, else it is the first; "@copo" stands for the usual glasses and cups.
   */
  portions: string;
  /** Grams in a ml. */
  gramsPerMl?: number;
  /** Grams of alcohol in 100 g. */
  alcohol?: number;
  /** Contents with spaces between (contents.ts), besides those that its names tell and those of its parts. */
  contains?: string;
  /** What it has by one of its names, its brand or its cook only. */
  may?: string;
  note?: string;
};

const GLASSES =
  "copo 200ml; copo americano 190ml; copo de requeijão 240ml; copo grande 300ml; xícara 200ml; caneca 300ml";
const PORTION = /^(\*?)(.+?) ([\d.]+)(?:\/([\d.]+)\/([\d.]+))?(ml)?$/;

/** What is worked out of a row and its recipe: its figures, where they come from and what is in it. */
export type Composed = Pick<
  Food,
  "per100g" | "addedSodiumMg" | "alcoholG" | "source" | "confidence" | "contains" | "mayContain"
>;

/** @throws Error that names the food when a portion is misspelt */
export function foodOf(row: Row, category: FoodCategory, composed: Composed): Food {
  return {
    id: row.id,
    name: row.name,
    nameEn: row.en,
    aliases: aliasesOf(row),
    category,
    ...parsePortions(row),
    ...composed,
    ...(row.gramsPerMl === undefined ? {} : { gramsPerMl: row.gramsPerMl }),
    ...(row.note === undefined ? {} : { note: row.note }),
  };
}

export function aliasesOf({ aliases }: Pick<Row, "aliases">): string[] {
  return aliases ? aliases.split(", ") : [];
}

/** The six figures under their names. */
export function nutrientsOf([kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg]: Figures): Nutrients {
  return { kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg };
}

function parsePortions({
  id,
  portions: text,
  gramsPerMl = 1,
}: Row): Pick<Food, "portions" | "defaultPortion"> {
  const portions: FoodPortion[] = [];
  let defaultPortion: FoodPortion | undefined;
  for (const piece of text.replace("@copo", GLASSES).split("; ")) {
    const match = PORTION.exec(piece);
    if (!match) {
      throw new Error(`food "${id}": the portion "${piece}" is not like "unidade 35/50/70" or "copo 200ml"`);
    }
    const [, star, name = "", first, second, third, ml] = match;
    const measure = measureCalled(name);
    if (!measure) throw new Error(`food "${id}": no measure "${name}" in measures.ts`);
    const grams = (amount: string | undefined) => inGrams(Number(amount), ml ? gramsPerMl : 1);
    const added: FoodPortion[] =
      second === undefined
        ? [{ measure: measure.id, grams: grams(first) }]
        : PORTION_SIZES.map((size, i) => ({
            measure: measure.id,
            size,
            grams: grams([first, second, third][i]),
          }));
    if (star) defaultPortion = added[1] ?? added[0];
    for (const portion of added)
      if (!portions.some((known) => isSame(known, portion))) portions.push(portion);
  }
  defaultPortion ??= portions.find(
    ({ measure, size }) => measure === portions[0]?.measure && size !== "small",
  );
  if (!defaultPortion) throw new Error(`food "${id}": no portion in "${text}"`);
  return { portions, defaultPortion };
}

/** The bare measure is the medium one of three; a "copo grande" may be the large "copo". */
function isSame(known: FoodPortion, { measure, size }: FoodPortion): boolean {
  if (known.measure === measure) return (known.size ?? "medium") === (size ?? "medium");
  const name = (one: Pick<FoodPortion, "measure" | "size">) =>
    measureText(one.measure, one.size ?? null, "pt-BR");
  return name(known) === name({ measure, ...(size && { size }) });
}

/** Whole grams from 10 up, tenths below. */
function inGrams(amount: number, gramsPerMl: number): number {
  const grams = amount * gramsPerMl;
  return grams >= 10 ? Math.round(grams) : Math.round(grams * 100) / 100;
}
