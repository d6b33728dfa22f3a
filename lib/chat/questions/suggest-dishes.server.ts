import "server-only";
import { loadDayView } from "@/lib/chat/logging/load-day-views.server";
import type { Turn } from "@/lib/chat/logging/log-understood.server";
import type { Answer } from "@/lib/chat/replies/outcome";
import { dishIdeas } from "@/lib/nutrition/advice/dish-ideas";
import { loadPastMeals } from "@/lib/nutrition/advice/load-past-meals.server";
import { addDays, localTime } from "@/lib/nutrition/calendar/day";
import { mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Question } from "@/lib/portuguese/meaning/question";

const DAYS_BACK = 60;

/** Dishes that fit what is left of the day; none for somebody for whom a professional decides how much to eat. */
export async function suggestDishes(
  turn: Turn,
  question: Extract<Question, { kind: "ideas" }>,
): Promise<Answer> {
  const { person, today, now } = turn;
  const day = await loadDayView(turn, today);
  const meal = question.meal ?? mealKindAt(localTime(now, person.timeZone).hour);
  if (day.goals.referral && day.goals.kcal === null)
    return { kind: "ideas", meal, day, nutrient: null, ideas: null };
  const past = await loadPastMeals(turn, {
    kind: meal,
    from: addDays(today, -DAYS_BACK),
    to: addDays(today, -1),
  });
  const { light, nutrient, items, without } = question;
  const wanted = {
    ...{ meal, light, past, without },
    nutrient: nutrient === "water" ? null : nutrient,
    leftKcal:
      question.atMostKcal ?? (day.goals.kcal === null ? null : Math.round(day.goals.kcal - day.totals.kcal)),
    avoided: person.avoided,
    turn: Number(today.slice(-2)),
  };
  const ideasOf = (made: string[]) => withOwnFoods(turn.ownFoods, () => dishIdeas({ ...wanted, made }));
  const made = ideasOf(items.map(({ foodId }) => foodId));
  // Nothing of that: then anything that fits.
  const ideas = made.length > 0 ? made : ideasOf([]);
  return { kind: "ideas", meal, day, nutrient, ideas };
}
