import { z } from "zod";
import { DEFAULT_LOCALE, isLocale, LOCALES } from "@/lib/i18n/locale";
import { ENERGY_UNITS, WEIGHT_UNITS } from "@/lib/nutrition/figures/units";
import { namedColumns } from "@/lib/profile/named-columns";

const THEMES = ["light", "dark"] as const;

/** How the product looks and speaks to a person, wherever they log in and on WhatsApp. */
export const preferencesSchema = z.object({
  locale: z.enum(LOCALES),
  theme: z.enum(THEMES).nullable().describe("null follows the device"),
  weight_unit: z.enum(WEIGHT_UNITS),
  energy_unit: z.enum(ENERGY_UNITS),
  time_zone: z.string().describe("Changed with the reminders, PUT /api/reminders"),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** What is left out stays. */
export const preferencesBody = z
  .strictObject({ ...preferencesSchema.shape, time_zone: z.undefined({ error: "read_only" }).optional() })
  .partial();
export type PreferencesBody = z.infer<typeof preferencesBody>;

/** Each preference's column: one without does not compile. The time zone is changed with the reminders. */
const COLUMNS = {
  locale: "locale",
  theme: "theme",
  weight_unit: "weightUnit",
  energy_unit: "energyUnit",
} as const satisfies Record<Exclude<keyof Preferences, "time_zone">, string>;

/** The columns that a change names; the others stay. */
export function preferenceColumns(change: PreferencesBody) {
  return namedColumns(COLUMNS, change);
}

/** Preferences as the database holds them. */
export type StoredPreferences = {
  locale: string;
  theme: Preferences["theme"];
  weightUnit: Preferences["weight_unit"];
  energyUnit: Preferences["energy_unit"];
  timeZone: string;
};

export function preferencesOf(row: StoredPreferences): Preferences {
  return {
    locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE,
    theme: row.theme,
    weight_unit: row.weightUnit,
    energy_unit: row.energyUnit,
    time_zone: row.timeZone,
  };
}
