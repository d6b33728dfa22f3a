import type { Nutrient, Question } from "@/lib/portuguese/meaning/question";
import type { Asked } from "@/lib/portuguese/questions/asked";

const GOAL = / metas? | (?:minhas?|as|o limite de) calorias (?:mud|subi|desc|ca[ií]|baix|aument|diminu)/;
const WHY =
  / (?:por que|porque|como assim|qual (?:eh )?(?:o )?motivo|quem (?:mudou|definiu|calcul\S+|colocou)|de onde (?:vem|veio|saiu|tirou|tiraram)|o que (?:mudou|aconteceu)|como (?:eh |foi )?(?:que )?(?:voces? |o garfo |o app )?(?:calcul|cheg|defin|faz|fazem|fez)\S*) /;
/** "minha meta mudou", "mudaram minha meta": it did, and nobody asked for it. */
const CHANGED =
  / metas? (?:\S+ ){0,3}?(?:mudou|mudaram|mudando|subiu|aumentou|diminuiu|baixou|caiu|desceu|nao era|era outra|esta diferente) | (?:mudou|mudaram|diminuiram|aumentaram|baixaram) (?:a |as )?(?:minhas? )?metas? /;
/** Of how the goal was kept, and of what is wanted. */
const OTHERWISE =
  / (?:de peso|bati|bato|batendo|atingi|passei|estourei|cumpri|perto|longe|falta|faltam|bater|mudo|mudar|muda|altero|alterar|trocar|troco) /;

/** "por que minha meta mudou?", "como você calcula minha meta?": what the goal is reckoned from. */
export function goalQuestion({ line, nutrient, asks }: Asked): Question | null {
  if (!GOAL.test(line) || OTHERWISE.test(line)) return null;
  if (!WHY.test(line) && !(CHANGED.test(line) && (asks || / mudou | mudaram /.test(line)))) return null;
  return { kind: "goal_why", nutrient: GOALS.find((goal) => goal === nutrient) ?? "kcal" };
}

const GOALS: readonly Nutrient[] = ["kcal", "protein", "carbs", "fat", "water"];
