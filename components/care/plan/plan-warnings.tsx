import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { PatientPlan } from "@/lib/care/plans/plan-schema";

/** What of the plan, as it was last saved, clashes with what the patient told. */
export function PlanWarnings({ plan }: { plan: PatientPlan }) {
  const t = useTranslations("care.builder");
  if (plan.warnings.length === 0) return null;
  const items = plan.meals.flatMap(({ options }) => options.flatMap((option) => option.items));
  const nameOf = (food: string) => items.find((item) => item.food === food)?.name ?? food;
  return (
    <Card className="bg-carbs-soft text-carbs" role="status">
      <p className="flex items-center gap-2 text-sm font-semibold">
        <TriangleAlert className="size-4" aria-hidden />
        {t("warnings")}
      </p>
      <ul className="mt-2 list-disc pl-5 text-sm">
        {plan.warnings.map(({ food, said, certain }) => (
          <li key={`${food}-${said}`}>{t(certain ? "clash" : "mayClash", { food: nameOf(food), said })}</li>
        ))}
      </ul>
    </Card>
  );
}
