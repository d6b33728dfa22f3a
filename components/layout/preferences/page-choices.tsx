import { useLocale, useTranslations } from "next-intl";
import { languageOptions } from "@/components/layout/preferences/language-options";
import { LanguageSelect } from "@/components/layout/preferences/language-select";
import { ThemeToggle } from "@/components/layout/preferences/theme-toggle";

/** Language and theme, where a page's head offers both side by side. */
export function PageChoices() {
  const t = useTranslations("layout");
  return (
    <>
      <LanguageSelect
        current={useLocale()}
        label={t("language.label")}
        options={languageOptions((value) => t(`language.${value}`))}
      />
      <ThemeToggle label={t("theme.toggle")} />
    </>
  );
}
