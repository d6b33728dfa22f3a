import { useTranslations } from "next-intl";

const SOURCES = ["taco", "ibge", "anvisa", "usda"] as const;

/** The tables behind the figures, as their publishers ask to be cited. */
export function Citations() {
  const t = useTranslations("faq.citation");
  return (
    <div className="mt-6 rounded-card border border-line bg-surface p-5 text-sm">
      <h3>{t("title")}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-muted">
        {SOURCES.map((source) => (
          <li key={source}>{t(source)}</li>
        ))}
      </ul>
    </div>
  );
}
