import { mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import type { ConversationState, LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { type Correction, said, type Understanding } from "@/lib/portuguese/meaning/understanding";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import type { Moment } from "@/lib/portuguese/terms/moment";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** Had beside a meal; cheese, honey and the like lie on what was told. */
const BY_ITSELF = /^(?:drinks|alcohol|fruit)$/;

/** "tomei também uma taça de vinho": to the meal of this hour, where several were just spoken of and it is among them. */
function toMealOfNow(
  corrections: readonly Correction[],
  last: readonly LoggedEntry[],
  { hour, today }: Moment,
): Correction[] {
  const meals = last.filter((entry) => entry.type === "meal");
  const now = meals.find(({ kind, day }) => kind === mealKindAt(hour) && day === today);
  if (!now || meals.length < 2) return [...corrections];
  return corrections.map((one) => {
    const isBeside =
      one.kind === "add" &&
      one.mealId === undefined &&
      one.items.every(({ foodId }) => BY_ITSELF.test(findFood(foodId)?.category ?? ""));
    return isBeside ? { ...one, mealId: now.id } : one;
  });
}

/** "e espetinho de coração 1", after two of beef: one more thing with its amount, and nothing of those. */
export function addsAnother(
  { corrections }: Understanding,
  { text, line }: Phrase,
  last: readonly LoggedEntry[],
): boolean {
  const items = corrections.flatMap((one) => (one.kind === "add" ? one.items : []));
  const told = new Set(loggedItems(last).map(({ foodId }) => foodId));
  const isAdded =
    corrections.every(({ kind }) => kind === "add") && /^\s*(?:e|mais) (?!(?:[oa]s?|n[oa]s?) )/iu.test(text);
  // "e agora tô comendo uma maçã", "e brigadeiro foram 8", "e feijão preto, 1 concha": perhaps eaten now, or of what was told before.
  const isOpen = / (?:agora|foram|foi) /.test(line) || items.some(({ portion }) => isServed(portion));
  return (
    isAdded &&
    !isOpen &&
    items.length > 0 &&
    items.every((one) => isSaidHowMuch(one) && !told.has(one.foodId))
  );
}

function isServed(portion: ParsedItem["portion"]): boolean {
  return !("said" in portion) && /^(?:concha|colher|escumadeira|pegador|prato)/.test(portion.measure);
}

/** Not by the portion that is usual. */
export function isSaidHowMuch({ assumed }: ParsedItem): boolean {
  return !assumed.some(({ kind }) => kind === "portion");
}

/** What goes with the one thing that was changed last. */
const WITH_IT =
  /^ (?:e |mas |ah |junto )*(?:com|junto com|junto de) (?:el[ea]s?|isso) |^ (?:e )?junto (?:teve|tinha|foi|foram) | junto com (?:el[ea]s?|isso) $/;

/** "com ele teve 1 ovo frito", right after the bread went to another meal: to the meal that it is in now. */
function toMealInFocus(
  corrections: readonly Correction[],
  last: readonly LoggedEntry[],
  { line }: Phrase,
  focus: string | undefined,
): Correction[] {
  const meals = last.filter((entry) => entry.type === "meal");
  const meal = meals.find(({ items }) => items.some(({ id }) => id === focus));
  if (!meal || meals.length < 2 || !WITH_IT.test(line)) return [...corrections];
  return corrections.map((one) =>
    one.kind === "add" && one.mealId === undefined ? { ...one, mealId: meal.id } : one,
  );
}

/** What is added, to the meal of this hour or to the one of what was changed last, where several were just spoken of. */
export function toItsMeal(
  corrections: readonly Correction[],
  told: { phrase: Phrase; last: readonly LoggedEntry[]; moment: Moment; focus?: string | undefined },
): Correction[] {
  const { phrase, last, moment, focus } = told;
  return toMealOfNow(toMealInFocus(corrections, last, phrase, focus), last, moment);
}

/**
 * "1 paçoca que a passageira deu", in the afternoon after a lunch: had at its own meal; null where something says that it comes to
 * what was told hours ago, or that is the meal of this hour.
 */
export function hadLater(
  { corrections, about }: Understanding,
  { line, asks }: Phrase,
  { last, rested }: Pick<ConversationState, "last" | "rested">,
  { hour, today, now }: Moment,
): Understanding | null {
  const kind = mealKindAt(hour);
  const isOther = last.every((one) => one.type === "meal" && (one.day !== today || one.kind !== kind));
  const items = corrections.flatMap((one) => (one.kind === "add" && !one.mealId ? one.items : []));
  const isAdded = corrections.length > 0 && corrections.every((one) => one.kind === "add" && !one.mealId);
  if (!rested || !isOther || !isAdded || about || asks || COMES_TO_IT.test(line)) return null;
  return said("meal", {
    meals: [{ day: today, kind, kindSaid: false, eatenAt: now.toISOString(), items }],
  });
}

const COMES_TO_IT =
  /^ (?:(?:ah|opa|mas|e) )*(?:e|com|junto|tinha|teve|mais|bota|poe|coloca|adiciona|acrescenta|inclui|soma|poderia|pode|anota|registra|lanca|marca|ponha|coloque|adicione|acrescente|inclua) | (?:esqueci|esquecido|faltou|faltaram|faltava|lembrei|tambem|junto|sobremesa|acompanha\S*|almoco|jantar?|janta|cafe da manha|lanche|ceia|tinha|teve|nel[ea]s?|na verdade|alem|antes|depois d[aeo]|por cima d[aeo]) /;
