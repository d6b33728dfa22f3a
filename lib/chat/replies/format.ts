import type { Locale } from "@/lib/i18n/locale";
import type { Translator } from "@/lib/i18n/translator";
import { addDays, type Day, dateOf } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isInGrams, type Portion, type PortionSaid, portionText } from "@/lib/nutrition/foods/portion";
import type { MealItem } from "@/lib/nutrition/meals/meal";

/** How replies write names, days and figures in one language. */
export type Format = {
  t: Translator;
  locale: Locale;
  today: Day;
};

/** At most `decimals` places, with the language's marks; a minus sign where it is below zero. */
export function figure({ locale }: Format, value: number, decimals = 0): string {
  return numbersOf(locale, { maximumFractionDigits: decimals }).format(value + 0);
}

/** Formatters take long to make, and a reply writes dozens of numbers. */
const NUMBERS = new Map<string, Intl.NumberFormat>();

function numbersOf(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = NUMBERS.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options);
    NUMBERS.set(key, format);
  }
  return format;
}

/** With a plus or minus sign and one decimal: "−0,6". */
export function signedAmount({ locale }: Format, value: number): string {
  return numbersOf(locale, {
    signDisplay: "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(value)
    .replace("-", "−");
}

/** "hoje", "ontem" or "sexta-feira, 14/11". */
export function dayName(format: Format, day: Day): string {
  const { t, locale, today } = format;
  if (day === today) return t("chat.day.today");
  if (day === addDays(today, -1)) return t("chat.day.yesterday");
  if (day === addDays(today, 1)) return t("chat.day.tomorrow");
  return new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "2-digit",
    month: "2-digit",
    timeZone: "UTC",
  }).format(dateOf(day));
}

/** "14/11" */
export function shortDay({ locale }: Format, day: Day): string {
  return new Intl.DateTimeFormat(locale, { day: "2-digit", month: "2-digit", timeZone: "UTC" }).format(
    dateOf(day),
  );
}

/** "sex 14/11" */
export function weekdayAndDay(format: Format, day: Day): string {
  const weekday = new Intl.DateTimeFormat(format.locale, { weekday: "short", timeZone: "UTC" });
  return `${weekday.format(dateOf(day)).replace(".", "")} ${shortDay(format, day)}`;
}

export function mealName({ t }: Format, kind: MealKind): string {
  return t(`chat.meals.${kind}`);
}

/** The food's name in the reader's language; what is stored when the catalogue no longer has it. */
export function foodName({ locale }: Format, id: string, stored: string): string {
  return locale === "pt-BR" ? stored : (findFood(id)?.nameEn ?? stored);
}

/** "2 conchas (280 g)", or "280 g" when grams are all that was said. */
export function amountOf(format: Format, portion: Portion | PortionSaid | null, grams: number): string {
  const weight = figure(format, grams);
  return portion && !isInGrams(portion)
    ? format.t("chat.corrected.amount", { portion: portionText(portion, format.locale), grams: weight })
    : format.t("chat.corrected.amountGrams", { grams: weight });
}

/** "• Feijão carioca · 2 conchas (280 g) · 213 kcal" */
export function itemLine(
  format: Format,
  item: Pick<MealItem, "food" | "name" | "grams" | "portion" | "kcal" | "salt">,
): string {
  const { t } = format;
  const name = foodName(format, item.food, item.name);
  const kcal = figure(format, item.kcal);
  const values = {
    name: item.salt === "usual" ? name : t(`chat.line.salt.${item.salt}`, { name }),
    grams: figure(format, item.grams),
    kcal: isEstimate(item) ? t("chat.line.estimateMark", { kcal }) : kcal,
  };
  return item.portion && !isInGrams(item.portion)
    ? format.t("chat.line.item", { ...values, portion: portionText(item.portion, format.locale) })
    : format.t("chat.line.itemGrams", values);
}

/** Whether the food's figures are an estimate of ours. */
export function isEstimate({ food }: Pick<MealItem, "food">): boolean {
  return findFood(food)?.confidence === "estimate";
}

/** "🟠 560 kcal · 🟣 P 45 g · C 62 g · G 12 g" */
export function totalsLine(format: Format, totals: Nutrients): string {
  return format.t("chat.line.totals", {
    kcal: figure(format, totals.kcal),
    protein: figure(format, totals.protein_g),
    carbs: figure(format, totals.carbs_g),
    fat: figure(format, totals.fat_g),
  });
}

/** Text typed by a person, safe inside of WhatsApp's own marks. */
export function quoted(text: string): string {
  const plain = text
    .replace(/[*_~`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}
