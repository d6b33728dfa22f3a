"use client";

import { useLocale, useTranslations } from "next-intl";
import { storeLocale } from "@/components/layout/store-locale";
import { RemindersCard } from "@/components/profile/reminders-card";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { OptIn } from "@/components/whatsapp/opt-in";
import { keepTheme, type Theme, useSession } from "@/lib/client/session-store";
import { LOCALES } from "@/lib/i18n/locale";

/** How the product looks and speaks, and by which number it listens. */
export function PreferencesForm() {
  const t = useTranslations("profile.preferences");
  const languages = useTranslations("layout.language");
  const locale = useLocale();
  const theme = useSession((state) => state.theme);

  function chooseTheme(choice: string) {
    const system: Theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    keepTheme(choice === "light" || choice === "dark" ? choice : system);
    if (choice === "") useSession.setState({ theme: null });
  }

  return (
    <div className="flex flex-col gap-4">
      <Card className="grid gap-5 sm:grid-cols-2">
        <Field label={t("theme")}>
          {(control) => (
            <Select {...control} value={theme ?? ""} onChange={(event) => chooseTheme(event.target.value)}>
              <option value="">{t("system")}</option>
              <option value="light">{t("light")}</option>
              <option value="dark">{t("dark")}</option>
            </Select>
          )}
        </Field>
        <Field label={t("language")}>
          {(control) => (
            <Select
              {...control}
              value={locale}
              onChange={(event) => {
                if (storeLocale(event.target.value)) location.reload();
              }}
            >
              {LOCALES.map((value) => (
                <option key={value} value={value} lang={value}>
                  {languages(value)}
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
