import type { Nutrients } from "@/lib/nutrition/figures/nutrients";
import type { Food, FoodCategory, Portion, PortionSize } from "@/lib/nutrition/foods/food";
import { findMeasure } from "@/lib/nutrition/foods/measures";

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
const SIZES: readonly PortionSize[] = ["small", "medium", "large"];
const SIZE_WORDS = {
  m: { small: "pequeno", medium: "médio", large: "grande" },
  f: { small: "pequena", medium: "média", large: "grande" },
} as const;

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
  const portions: Portion[] = [];
  let defaultPortion: string | undefined;
  for (const piece of text.replace("@copo", GLASSES).split("; ")) {
    const match = PORTION.exec(piece);
    if (!match) {
      throw new Error(`food "${id}": the portion "${piece}" is not like "unidade 35/50/70" or "copo 200ml"`);
    }
    const [, star, measure = "", first, second, third, ml] = match;
    const grams = (amount: string | undefined) => inGrams(Number(amount), ml ? gramsPerMl : 1);
    const added =
      second === undefined
        ? [{ name: measure, grams: grams(first) }]
        : sizedPortions(measure, [grams(first), grams(second), grams(third)]);
    const medium = added[1] ?? added[0];
    if (star) defaultPortion = medium?.name;
    for (const portion of added) {
      if (!portions.some((known) => known.name === portion.name || known.aliases?.includes(portion.name))) {
        portions.push(portion);
      }
    }
  }
  return { portions, defaultPortion: defaultPortion ?? portions[0]?.name ?? "" };
}

function sizedPortions(measure: string, grams: readonly number[]): Portion[] {
  const words = SIZE_WORDS[findMeasure(measure)?.gender ?? "f"];
  return SIZES.map((size, i) => ({
    name: `${measure} ${words[size]}`,
    grams: grams[i] ?? 0,
    size,
    ...(size === "medium" ? { aliases: [measure] } : {}),
  }));
}

/** Whole grams from 10 up, tenths below. */
function inGrams(amount: number, gramsPerMl: number): number {
  const grams = amount * gramsPerMl;
  return grams >= 10 ? Math.round(grams) : Math.round(grams * 100) / 100;
}
