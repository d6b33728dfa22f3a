import type { Period, Question } from "@/lib/portuguese/meaning/question";
import type { Asked } from "@/lib/portuguese/questions/asked";

/** "e ontem?", "e de proteína?", "e no almoço": few words, and one that continues. */
const CONTINUES = /^\s*(?:e|ta e|ah e|hm+ e|mas e|tá e|agora|and|what about|how about)\s/i;
const MOST_WORDS = 6;
/** Words that stand in such a question beside what is asked. */
const SMALL =
  /^(?:e|a|o|as|os|de|do|da|dos|das|no|na|nos|nas|em|para|pra|foi|quanto|qual|eu|comi|tomei|bebi|minha|meu|essa|esse|esta|este|nessa|nesse|desse|dessa|dia|mes|semana|passad[ao]|ultim[ao]s?|retrasad[ao]|mesmo|so|ate|agora|feira)$/;

/** The last question over again, with another period, nutrient, meal or food; null where this one stands by itself. */
export function followUp(asked: Asked, before: Question, text: string): Question | null {
  if (!CONTINUES.test(text) || asked.words > MOST_WORDS) return null;
  const period = asked.periods[0] ?? null;
  const { nutrient, meals, foods } = asked;
  if (before.kind === "unkept" && asked.unkept) return { kind: "unkept", nutrient: asked.unkept };
  if (foods.length > 0) return withFoods(asked, before);
  if (!period && !nutrient && meals.length === 0) return null;
  const unread = asked.line
    .trim()
    .split(" ")
    .filter((word) => !SMALL.test(word) && !isRead(word, asked));
  if (unread.length > 2) return null;
  return withPeriod(before, period, asked);
}

function isRead(word: string, { nutrient, meals, periods }: Asked): boolean {
  return (nutrient !== null || meals.length > 0 || periods.length > 0) && word.length > 2;
}

function withFoods({ foods, line, asks }: Asked, before: Question): Question | null {
  if (before.kind === "food" || before.kind === "versus") {
    const { nutrient } = before;
    return { kind: "food", items: foods, nutrient, unkept: before.kind === "food" ? before.unkept : null };
  }
  if (before.kind === "fits") return { ...before, items: foods };
  if (before.kind === "eaten" && (asks || !/ (?:comi|tomei|bebi) /.test(line)))
    return { ...before, items: foods };
  return null;
}

function withPeriod(before: Question, said: Period | null, asked: Asked): Question | null {
  const { moment, meals } = asked;
  const nutrient = asked.nutrient;
  switch (before.kind) {
    case "weight":
      return said && nutrient === null
        ? { ...before, period: said, asks: before.asks === "now" ? "then" : before.asks }
        : null;
    case "eaten":
      return said ? { ...before, period: said } : null;
    case "left":
      return nutrient && !said && meals.length === 0 ? { kind: "left", nutrient } : null;
    case "extreme":
    case "met":
      return { ...before, period: said ?? before.period, nutrient: nutrient ?? before.nutrient };
    case "sources":
      return {
        ...before,
        period: said ?? before.period,
        nutrient: nutrient ?? before.nutrient,
        meals: meals.length > 0 ? meals : before.meals,
      };
    case "food":
    case "versus":
      return nutrient && !said ? { ...before, nutrient } : null;
    case "ideas":
      return meals.length > 0 ? { ...before, meal: meals[0] ?? null } : null;
    case "day":
    case "water":
    case "meal":
    case "span": {
      const period = said ?? ("period" in before ? before.period : { from: before.day, to: before.day });
      const of = nutrient ?? (before.kind === "water" ? "water" : before.nutrient);
      const at = meals.length > 0 ? meals : "meals" in before ? before.meals : [];
      return diaryOf(period, of, at, before.kind === "span" && before.mean, moment.today);
    }
    default:
      return null;
  }
}

function diaryOf(
  period: Period,
  nutrient: Asked["nutrient"],
  meals: Asked["meals"],
  mean: boolean,
  today: string,
): Question {
  const { from, to } = period;
  if (from !== to) return { kind: "span", period, nutrient, meals, mean };
  const day = to > today ? today : to;
  if (meals.length > 0) return { kind: "meal", day, meals, nutrient };
  return nutrient === "water" ? { kind: "water", day } : { kind: "day", day, nutrient };
}
