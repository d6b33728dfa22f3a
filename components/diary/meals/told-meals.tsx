import { CloudUpload } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ToldMeal } from "@/components/diary/day/with-waiting";
import { cn } from "@/components/ui/cn";

/** Meals that wait for the network: in the words in which they were told or by name, without figures, which nobody knows yet. */
export function ToldMeals({ meals, className }: { meals: readonly ToldMeal[]; className?: string }) {
  const t = useTranslations("diary");
  if (meals.length === 0) return null;
  return (
    <ul className={cn("flex flex-col gap-2 text-sm", className)}>
      {meals.map(({ key, text, name }) => (
        <li key={key}>
          <p className="line-clamp-2">{text === null ? (name ?? t("told")) : `“${text}”`}</p>
          <p className="flex items-center gap-1.5 text-xs text-muted">
            <CloudUpload className="size-3.5 shrink-0" aria-hidden />
            {t("waits")}
          </p>
        </li>
      ))}
    </ul>
  );
}
