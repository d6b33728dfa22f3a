import "server-only";
import type { Answer, Outcome } from "@/lib/chat/replies/outcome";
import { loadDayView, loadWeightView } from "@/lib/chat/turns/load-day-views.server";
import type { Turn } from "@/lib/chat/turns/log-understood.server";
import { loadDayMeals } from "@/lib/nutrition/meals/load-day-meals.server";
import type { Question } from "@/lib/portuguese/meaning/understanding";

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
    case "fits":
      return { kind: "fits", items: question.items, day: await loadDayView(turn, today) };
    case "meal": {
      const meals = await loadDayMeals(turn, { day: question.day });
      return { ...question, found: meals.filter((meal) => meal.kind === question.meal) };
    }
    case "weight":
      return { kind: "weight", weight: await loadWeightView(turn) };
    case "water":
      return { kind: "water", day: await loadDayView(turn, question.day) };
    default:
      return question;
  }
}
