import type { Locale } from "@/lib/i18n/locale";
import { isUnit, type MeasureId, measureOf, UNITS } from "@/lib/nutrition/foods/measures";
import { fractionSign } from "@/lib/portuguese/text/letters/fractions";

export const PORTION_SIZES = ["small", "medium", "large"] as const;
export type PortionSize = (typeof PORTION_SIZES)[number];

/** How much of a food, as it was said or picked: "2 conchas" is { quantity: 2, measure: "concha", size: null }. */
export type Portion = { quantity: number; measure: MeasureId; size: PortionSize | null };

/** What no measure stands for, in the words in which it was said. */
export type PortionSaid = { said: string };

/** So much of it: half of "2 conchas", 100 g, is "1 concha", 50 g. */
export function sharedPortion<
  T extends { grams: number; portion?: Portion | PortionSaid | null | undefined },
>(item: T, share: number): T {
  const { portion } = item;
  const told = portion && !("said" in portion) ? { ...portion, quantity: portion.quantity * share } : null;
  return share === 1 ? item : { ...item, grams: item.grams * share, portion: told };
}

const SIZE_WORDS = {
  m: { small: ["pequeno", "pequenos"], medium: ["médio", "médios"], large: ["grande", "grandes"] },
  f: { small: ["pequena", "pequenas"], medium: ["média", "médias"], large: ["grande", "grandes"] },
  spoon: { small: ["rasa", "rasas"], medium: ["média", "médias"], large: ["cheia", "cheias"] },
} as const;
const SIZE_WORDS_ENGLISH = {
  plain: { small: "small", medium: "medium", large: "large" },
  spoon: { small: "level", medium: "medium", large: "heaping" },
} as const;

/** "2 conchas", "½ xícara", "1½ unidade média", "200 ml"; "2 ladles" in English; words that were kept stay as they are. */
export function portionText(portion: Portion | PortionSaid, locale: Locale): string {
  if ("said" in portion) return portion.said;
  const { quantity, measure, size } = portion;
  return `${quantityText(portion, locale)} ${measureText(measure, size, locale, quantity)}`;
}

/** The measure alone, as so many of it are called: "colher de sopa", "unidades médias", "medium units", "ml". */
export function measureText(
  measure: MeasureId,
  size: PortionSize | null,
  locale: Locale,
  quantity = 1,
): string {
  const household = measureOf(measure);
  if (!household) return measure;
  const { name, plural, english, gender, heapedMl } = household;
  const isSpoon = heapedMl !== undefined;
  if (locale === "en-US") {
    const word = english[quantity > 1 ? 1 : 0];
    return size ? `${SIZE_WORDS_ENGLISH[isSpoon ? "spoon" : "plain"][size]} ${word}` : word;
  }
  const isMany = quantity >= 2;
  const word = isMany ? plural : name;
  return size ? `${word} ${SIZE_WORDS[isSpoon ? "spoon" : gender][size][isMany ? 1 : 0]}` : word;
}

/** Formatters take long to make, and a diary has hundreds of portions. */
const NUMBERS: Readonly<Record<Locale, Intl.NumberFormat>> = {
  "pt-BR": new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 2 }),
  "en-US": new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }),
};

function quantityText({ quantity, measure }: Portion, locale: Locale): string {
  // "½ kg", and 0.5 g.
  const isFine = isUnit(measure) && UNITS[measure].factor <= 1;
  const sign = isFine ? null : fractionSign(quantity - (isUnit(measure) ? 0 : Math.floor(quantity)));
  const whole = isUnit(measure) ? 0 : Math.floor(quantity);
  return sign ? `${whole > 0 ? whole : ""}${sign}` : NUMBERS[locale].format(quantity);
}

/** Whether people count so: wholes, halves, thirds and quarters; 0.18 of one is grams. */
function isCountable({ quantity, measure }: Portion): boolean {
  const rest = quantity - Math.floor(quantity);
  return isUnit(measure) || rest < SLIGHT || rest > 1 - SLIGHT || fractionSign(rest) !== null;
}

/** Less than anybody counts. */
const SLIGHT = 0.02;

/** Whether grams beside it would say the same twice. */
export function isInGrams(portion: Portion | PortionSaid): boolean {
  if (!("measure" in portion)) return false;
  return portion.measure === "g" || portion.measure === "kg" || !isCountable(portion);
}
