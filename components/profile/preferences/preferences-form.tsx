"use client";

import { useLocale, useTranslations } from "next-intl";
import { useUnits } from "@/components/figures/use-figures";
import { Field } from "@/components/forms/field";
import { Select } from "@/components/forms/inputs/select";
import { chooseLanguage } from "@/components/layout/preferences/choose-language";
import { RemindersCard } from "@/components/profile/reminders/reminders-card";
import { Card } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import { OptIn } from "@/components/whatsapp/opt-in";
import { errorText } from "@/lib/client/api-error";
import { savePreferences, sharePreferences } from "@/lib/client/preferences";
import { applyPreferences, keepTheme, type Theme, useSession } from "@/lib/client/session-store";
import { LOCALES } from "@/lib/i18n/locale";
import { ENERGY_UNITS, type Units, WEIGHT_UNITS } from "@/lib/nutrition/figures/units";

/** How the product looks and speaks, and by which number it listens; each choice is kept at once. */
export function PreferencesForm() {
  const t = useTranslations("profile.preferences");
  const words = useTranslations("errors");
  const languages = useTranslations("layout.language");
  const locale = useLocale();
  const theme = useSession((state) => state.theme);
  const units = useUnits();

  function chooseTheme(choice: string) {
    const theme: Theme | null = choice === "light" || choice === "dark" ? choice : null;
    keepTheme(theme);
    void sharePreferences({ theme });
  }

  async function chooseUnit(change: Partial<Units>) {
    const before = { ...units };
    applyPreferences(change);
    await savePreferences(change).catch((error) => {
      applyPreferences(before);
      notify.error(errorText(error, words, "client.update_user"));
    });
  }

  return (
    <div className="flex flex-col gap-4">
      <Card className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t("theme")}>
          {(control) => (
            <Select {...control} value={theme ?? ""} onChange={(event) => chooseTheme(event.target.value)}>
              <option value="">{t("system")}</option>
              <option value="light">{t("light")}</option>
              <option value="dark">{t("dark")}</option>
            </Select>
          )}
        </Field>
        <Field label={t("language")} hint={t("languageHint")}>
          {(control) => (
            <Select {...control} value={locale} onChange={(event) => chooseLanguage(event.target.value)}>
              {LOCALES.map((value) => (
                <option key={value} value={value} lang={value}>
                  {languages(value)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("weight_unit")} hint={t("unitsHint")}>
          {(control) => (
            <Select
              {...control}
              value={units.weight_unit}
              onChange={({ target }) =>
                chooseUnit({ weight_unit: target.value as (typeof WEIGHT_UNITS)[number] })
              }
            >
              {WEIGHT_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {t(unit)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("energy_unit")}>
          {(control) => (
            <Select
              {...control}
              value={units.energy_unit}
              onChange={({ target }) =>
                chooseUnit({ energy_unit: target.value as (typeof ENERGY_UNITS)[number] })
              }
            >
              {ENERGY_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {t(unit)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Card>
      <OptIn />
      <RemindersCard />
    </div>
  );
}
