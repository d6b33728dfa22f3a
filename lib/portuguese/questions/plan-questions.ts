import { addDays } from "@/lib/nutrition/calendar/day";
import type { Question } from "@/lib/portuguese/meaning/question";
import type { Asked } from "@/lib/portuguese/questions/asked";

/** The nutritionist's meal plan, not what somebody subscribes to. */
const PLAN =
  / (?:plano alimentar|cardapio|(?:o que|que|qual|quais|me (?:mostra|mostre|manda|mande|diz|diga|fala)|ver|mostra|mostrar) .{0,30}(?:plano|dieta) (?:(?:de|da|do|pra|para|pro|no|na) )?(?:\S+ )?(?:hoje|amanha|dia|nutri\S*|cafe|almoco|jantar|janta|lanche|ceia)|(?:o que|que|qual) (?:\S+ ){0,2}(?:tem|diz|manda|esta|ta|fala|preve) .{0,12}(?:no|na|do|da|meu|minha) (?:meu |minha )?(?:plano|dieta)) /;

/** "o cardápio dos meninos hoje é macarrão": what somebody is served, and no question. */
const TELLS = / cardapio (?:\S+ ){1,6}(?:e|eh|foi|era|vai ser) (?!qual|o que|que )\S/;

/** "o que tem no meu plano hoje?": of a day that may be ahead, and of some meals only where they are named. */
export function planQuestion({ line, asks, had, foods, periods, meals, moment }: Asked): Question | null {
  if (!PLAN.test(line) || had || foods.length > 0 || (!asks && TELLS.test(line))) return null;
  const day = / amanha /.test(line) ? addDays(moment.today, 1) : (periods[0]?.to ?? moment.today);
  return { kind: "plan", day, meals };
}
