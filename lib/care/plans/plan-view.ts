import { councilName } from "@/lib/care/council";
import { optionTotals, planTotals, storedPlanMeals, WEEKDAYS } from "@/lib/care/plans/meal-plan";
import type { Plans, PlanView } from "@/lib/care/plans/plan-schema";
import type { Locale } from "@/lib/i18n/locale";
import { dayOf } from "@/lib/nutrition/calendar/day";
import { itemAnswer } from "@/lib/nutrition/meals/meal-answer";

type Head = {
  id: string;
  title: string;
  status: PlanView["status"];
  startsOn: Date;
  endsOn: Date;
  version: number;
  releasedAt: Date | null;
};

type Writer = {
  profile: { name: string };
  nutritionist: { councilRegion: number; councilNumber: string } | null;
};

/** Who wrote a plan, as it is asked for. */
export const PLAN_WRITER = {
  nutritionist: {
    select: {
      profile: { select: { name: true } },
      nutritionist: { select: { councilRegion: true, councilNumber: true } },
    },
  },
} as const;

/** A stored plan without its meals. */
export function planHead({
  id,
  title,
  status,
  startsOn,
  endsOn,
  version,
  releasedAt,
}: Head): Plans["plans"][number] {
  return {
    ...{ id, title, status, version },
    ...{ startsOn: dayOf(startsOn), endsOn: dayOf(endsOn), releasedAt: releasedAt?.toISOString() ?? null },
  };
}

/** A stored plan in the reader's words, with its sums. */
export function planView(
  row: Head & { guidance: string; meals: unknown; nutritionist: Writer | null },
  locale: Locale,
): PlanView {
  const meals = storedPlanMeals.parse(row.meals);
  const { nutritionist, guidance } = row;
  return {
    ...planHead(row),
    guidance,
    nutritionist: nutritionist && {
      name: nutritionist.profile.name,
      council: councilName(nutritionist.nutritionist),
    },
    meals: meals.map((meal) => ({
      ...meal,
      options: meal.options.map((option) => ({
        name: option.name,
        items: option.items.map((item) => itemAnswer(item, locale)),
        totals: optionTotals(option),
      })),
    })),
    days: WEEKDAYS.map((weekday) => ({ weekday, totals: planTotals(meals, weekday) })),
  };
}
