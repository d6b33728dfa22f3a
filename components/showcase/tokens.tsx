import { useTranslations } from "next-intl";
import { Specimen } from "@/components/showcase/specimen";

const COLOURS = [
  ...["canvas", "surface", "sunken", "line", "field", "muted", "ink", "scrim"],
  ...["leaf", "leaf-strong", "leaf-soft", "positive", "danger", "danger-soft"],
  ...["calories", "calories-fill", "calories-soft", "water", "water-fill", "water-soft"],
  ...["protein", "protein-fill", "protein-soft", "carbs", "carbs-fill", "carbs-soft"],
  ...["fat", "fat-fill", "fat-soft"],
];

/** Colours and the scale of type. */
export function TokenSamples() {
  const t = useTranslations("landing");
  return (
    <Specimen name="app/globals.css">
      <ul className="grid grid-cols-4 gap-2">
        {COLOURS.map((name) => (
          <li key={name} className="text-xs text-muted">
            <span
              className="block min-h-11 rounded-control border border-line"
              // Every colour, also those that no page uses as a ground.
              style={{ background: `var(--${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
      <p className="figures mt-5 text-2xl sm:text-3xl">1.234</p>
      <p className="heading text-2xl">{t("hero.title")}</p>
      <p className="heading text-xl">{t("how.title")}</p>
      <p className="heading text-lg">{t("see.title")}</p>
      <p>{t("hero.text")}</p>
      <p className="text-sm text-muted">{t("see.text")}</p>
      <p className="text-xs text-muted">{t("hero.note")}</p>
    </Specimen>
  );
}
