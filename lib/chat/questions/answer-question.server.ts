import "server-only";
import { findReleasedPlan } from "@/lib/care/plans/load-own-plan.server";
import { mealsOn, planWeekday, storedPlanMeals } from "@/lib/care/plans/meal-plan";
import {
  dayGoals,
  loadDayView,
  loadGoalsInForce,
  loadWeightView,
} from "@/lib/chat/logging/load-day-views.server";
import type { Turn } from "@/lib/chat/logging/log-understood.server";
import { explainGoal } from "@/lib/chat/questions/explain-goal.server";
import { loadProfileView } from "@/lib/chat/questions/load-profile-view.server";
import { suggestDishes } from "@/lib/chat/questions/suggest-dishes.server";
import { goalOf } from "@/lib/chat/replies/nutrient-text";
import type { Answer, Outcome } from "@/lib/chat/replies/outcome";
import { FIRST_DAY } from "@/lib/nutrition/calendar/loggable-day";
import { loadGoalsAndDays } from "@/lib/nutrition/goals/load-goals.server";
import { loadWeighIns } from "@/lib/nutrition/intake/load-weigh-ins.server";
import { loadDayMeals } from "@/lib/nutrition/meals/load-day-meals.server";
import { loadEatenFoods } from "@/lib/nutrition/views/load-eaten-foods.server";
import { loadMealKinds } from "@/lib/nutrition/views/load-meal-kinds.server";
import { loadPeriod } from "@/lib/nutrition/views/load-period.server";
import { amountOn, daysTelling } from "@/lib/nutrition/views/period-days";
import { watchBy } from "@/lib/portuguese/meaning/care-memory";
import type { Question } from "@/lib/portuguese/meaning/question";

/** Answers from what the database holds; the numbers of a food come from the catalogue when the reply is written. */
export async function answerQuestion(turn: Turn, question: Question): Promise<Outcome> {
  const answer = await answerOf(turn, question);
  return { kind: "answer", answer, today: turn.today, avoided: turn.person.avoided };
}

async function answerOf(turn: Turn, question: Question): Promise<Answer> {
  const { today } = turn;
  switch (question.kind) {
    case "day": {
      const meals = await loadDayMeals(turn, { day: question.day });
      return { ...question, day: await loadDayView(turn, question.day), meals };
    }
    case "left":
      return { ...question, day: await loadDayView(turn, today) };
    case "goal_why":
      return explainGoal(turn, question);
    case "ideas":
      return suggestDishes(turn, question);
    case "fits":
      return {
        kind: "fits",
        items: question.items,
        day: await loadDayView(turn, today),
        watch: watchBy(turn.person.conditions, turn.state.care, turn.now),
      };
    case "meal": {
      const meals = await loadDayMeals(turn, { day: question.day });
      return {
        ...question,
        found: meals.filter(({ kind }) => question.meals.includes(kind)),
        timeZone: turn.person.timeZone,
      };
    }
    case "weight":
      return weighed(turn, question);
    case "water":
      return { kind: "water", day: await loadDayView(turn, question.day) };
    case "profile":
      return { ...question, profile: await loadProfileView(turn) };
    case "plan": {
      const plan = await findReleasedPlan(turn, question.day);
      const meals = plan ? mealsOn(storedPlanMeals.parse(plan.meals), planWeekday(question.day)) : [];
      const asked = meals.filter(({ kind }) => question.meals.length === 0 || question.meals.includes(kind));
      return { ...question, plan: plan?.title ?? null, planned: asked };
    }
    default:
      return overPeriod(turn, question);
  }
}

type OverPeriod = Exclude<
  Question,
  { kind: "day" | "left" | "ideas" | "fits" | "meal" | "weight" | "water" | "profile" | "plan" | "goal_why" }
>;

async function overPeriod(turn: Turn, question: OverPeriod): Promise<Answer> {
  switch (question.kind) {
    case "span": {
      const { goals } = await loadGoalsInForce(turn);
      const days = await loadPeriod(turn, { ...question.period, meals: question.meals });
      return { ...question, days, goals: dayGoals(goals, goals) };
    }
    case "compare": {
      const [first, second] = question.periods;
      const { meals } = question;
      const days = [
        await loadPeriod(turn, { ...first, meals }),
        await loadPeriod(turn, { ...second, meals }),
      ];
      return { ...question, days: [days[0] ?? [], days[1] ?? []] };
    }
    case "extreme":
    case "logged":
      return { ...question, days: await loadPeriod(turn, question.period) };
    case "met":
      return met(turn, question);
    case "by_meal":
      return { ...question, meals: await loadMealKinds(turn, question.period) };
    case "expenditure": {
      const { goals } = await loadGoalsInForce(turn);
      return { kind: "expenditure", kcal: goals.computed?.maintenance_kcal ?? null };
    }
    case "sources": {
      const { period, meals } = question;
      return {
        ...question,
        foods: await loadEatenFoods(turn, meals.length > 0 ? { ...period, meals } : period),
      };
    }
    case "eaten_kinds": {
      const { period, meals } = question;
      return {
        ...question,
        foods: await loadEatenFoods(turn, meals.length > 0 ? { ...period, meals } : period),
      };
    }
    case "eaten":
      return { ...question, foods: await loadEatenFoods(turn, question.period) };
    default:
      return question;
  }
}

/** The days that kept to the goal of their own: energy and sodium stay under it, the rest reach it. */
async function met(turn: Turn, question: Extract<Question, { kind: "met" }>): Promise<Answer> {
  const { nutrient, period } = question;
  const days = daysTelling(await loadPeriod(turn, period), nutrient);
  const { goals, goalsOn } = await loadGoalsAndDays(
    turn,
    days.map(({ day }) => day),
  );
  const judged = days.flatMap((day) => {
    const goal = goalOf(dayGoals(goalsOn.get(day.day) ?? goals, goals), nutrient);
    if (goal === null) return [];
    const had = amountOn(day, nutrient);
    return [nutrient === "kcal" || nutrient === "sodium" ? had <= goal : had >= goal];
  });
  return { ...question, met: judged.filter(Boolean).length, judged: judged.length };
}

async function weighed(turn: Turn, { period, asks }: Extract<Question, { kind: "weight" }>): Promise<Answer> {
  const weight = await loadWeightView(turn);
  if (asks === "now") return { kind: "weight", weight };
  const within = period ?? { from: FIRST_DAY, to: turn.today };
  return { kind: "weighed", asks, period, weight, ...(await loadWeighIns(turn, within)) };
}
