import { LOCALES, type Locale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { MEAL_KINDS } from "@/lib/nutrition/calendar/meal-kind";
import { MEASURES } from "@/lib/nutrition/foods/measures";
import { PORTION_SIZES } from "@/lib/nutrition/foods/portion";
import { SALT_LEVELS } from "@/lib/nutrition/foods/salt";

/** What may be a code, and not words that somebody wrote. */
const CODE = /^[\w-]+(?:\.[\w-]+)?$/;
/** Columns whose codes are another column's. */
const SAME_AS: Readonly<Record<string, string>> = {
  area: "areas",
  wanted: "status",
  next_plan_id: "plan_id",
  before_plan_id: "plan_id",
};
/** Columns of the audit log, whose codes are called as on its screen. */
const AUDIT: Readonly<Record<string, "actions" | "actors" | "subjects">> = {
  action: "actions",
  actor_kind: "actors",
  subject_type: "subjects",
};
/** What a sheet that is read again holds as words, and which codes these may stand for. */
const READ_AGAIN: Readonly<Record<string, readonly string[]>> = {
  kind: MEAL_KINDS,
  portion_measure: MEASURES.map(({ id }) => id),
  portion_size: PORTION_SIZES,
  salt: SALT_LEVELS,
};

/** A code of the database in somebody's language; as it is where there is no word for it, or none that could be read again. */
export function codeWord(column: string, code: string, locale: Locale): string {
  const word = CODE.test(code) ? wordOf(column, code, locale) : null;
  if (word === null) return code;
  const isRead = READ_AGAIN[column]?.includes(code) ?? false;
  return isRead && codeOfWord(column, word) !== code ? code : word;
}

/** The code that a cell names, in either language or as itself; the cell where it names none. */
export function codeOfWord(column: string, cell: string): string {
  const codes = READ_AGAIN[column] ?? [];
  const named = (locale: Locale) => codes.find((code) => wordOf(column, code, locale) === cell);
  return codes.find((code) => code === cell) ?? LOCALES.map(named).find(Boolean) ?? cell;
}

function wordOf(column: string, code: string, locale: Locale): string | null {
  const t = translator(locale);
  if (column === "portion_measure") return measureWord(code, locale);
  const meal = column === "kind" ? MEAL_KINDS.find((kind) => kind === code) : undefined;
  if (meal) return t(`chat.meals.${meal}`);
  const audit = AUDIT[column];
  if (audit) {
    const key = `admin.audit.${audit}.${code.replace(".", "_")}` as "admin.audit.actors.job";
    return t.has(key) ? t(key) : null;
  }
  const key = `export.values.${SAME_AS[column] ?? column}.${code}` as "export.values.theme.dark";
  return t.has(key) ? t(key) : null;
}

function measureWord(id: string, locale: Locale): string | null {
  const measure = MEASURES.find((one) => one.id === id);
  return measure ? (locale === "pt-BR" ? measure.name : measure.english[0]) : null;
}
