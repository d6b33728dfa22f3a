import { useTranslations } from "next-intl";
import { originOf } from "@/lib/nutrition/foods/origin";

/** Whose figures a food has, in a word; an estimate is marked as one. Nothing where the catalogue no longer has it. */
export function FoodOrigin({ source }: { source: string | undefined }) {
  const t = useTranslations("diary.origin");
  const origin = originOf(source);
  if (!origin) return null;
  return (
    <span className="text-xs text-muted">
      <span className="sr-only">{t("label")} </span>
      {t(`name.${origin}`)}
    </span>
  );
}
