import { corrected, type Form, mealsInReach } from "@/lib/portuguese/corrections/forms/scene";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import { type Called, calledIn } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** What was told as one without sugar was the usual one: of the same brand, and as much of it. */
export const WITH_SUGAR: Form = {
  name: "with sugar",
  takes: [
    ["almocei arroz e uma lata de guaraná zero", "não era zero não, era o normal mesmo"],
    ["almocei arroz", "tomei uma lata de guaraná zero junto", "não era zero, era normal"],
    ["almocei arroz e uma lata de fanta laranja zero", "o refri era normal, não zero"],
    ["almocei arroz e uma lata de coca zero", "a coca não era zero"],
    ["almocei arroz e uma lata de coca zero", "era a normal mesmo"],
  ],
  leaves: [
    ["almocei arroz e uma lata de coca", "não era zero, era normal"],
    ["almocei arroz e uma lata de coca zero", "não era zero, era guaraná normal"],
    ["almocei arroz e uma lata de coca zero", "era lata normal"],
    ["almocei arroz e uma lata de coca zero", "é normal ter fome?"],
    ["tomei uma coca zero e um guaraná zero", "era normal"],
    ["almocei arroz e uma lata de coca zero", "o arroz era normal"],
  ],
  read(scene) {
    const { phrase, conversation } = scene;
    const found = NORMAL.map((pattern) => pattern.exec(phrase.line)).find(Boolean);
    if (!found || phrase.asks) return null;
    const { called = [], last } = conversation;
    const items = mealsInReach(scene).flatMap((meal) =>
      meal.items
        .filter(({ foodId }) => called.some(({ food }) => food === foodId))
        .map((item) => ({ meal, item })),
    );
    const [one, ...others] = items;
    const names = called.filter(({ food }) => food === one?.item.foodId);
    const usual = names.length === 1 ? usualOf(names[0]?.said ?? "") : null;
    if (!one || others.length > 0 || !usual || usual.food.id === one.item.foodId) return null;
    const noun = found.groups?.noun?.trim() ?? "";
    const named = noun ? foodAt(tokenise(noun), 0, false)?.food : usual.food;
    if (named?.category !== usual.food.category) return null;
    const change = replaced(one.item, usual.food, phrase.text);
    return corrected([change], last.includes(one.meal) ? undefined : [one.meal.id]);
  },
};

const LED =
  "(?:(?:ah|opa|ops|eita|puts|putz|espera|pera|perai|e|mas|nao|errei|desculpa|na verdade|alias|vacilei) )*?";
const FREE = "(?:[oa] |de )?(?:zero|diet|light|sem acucar)";
const USUAL = "(?:[oa] |de |d[oa] )?(?:normal|comum|tradicional|original|com acucar)";
const END = "(?:mesmo |viu |ta |vacilei |errei |desculpa |me enganei |confundi |foi mal |me confundi )*$";
const NOUN = "(?:(?:[oa]|ess[ea]) (?<noun>\\S+(?: \\S+)?) )?";
const NORMAL = [
  `^ ${LED}${NOUN}nao (?:era|foi|tinha) ${FREE} (?:nao )?(?:(?:e sim |mas |era |foi |eram )*${USUAL} )?${END}`,
  `^ ${LED}${NOUN}(?:era|foi|tinha) ${USUAL} (?:mesmo )?(?:(?:e |, )?nao (?:era )?${FREE} )?${END}`,
].map((pattern) => new RegExp(pattern));

const WITHOUT = /^(?:zero|diet|light|sem|acucar)$/;

/** "guaraná", of "uma lata de guaraná zero". */
function usualOf(said: string): FoodMatch | null {
  const tokens = tokenise(said).filter(({ word }) => !WITHOUT.test(word));
  const matches = tokens.flatMap((_, at) => foodAt(tokens, at, false) ?? []);
  return matches[0] ?? null;
}

/** By which words what has no sugar was called, once something was corrected. */
export function calledAfter(corrections: readonly Correction[], before: readonly Called[] = []): Called[] {
  const items = corrections.flatMap((one) => {
    if (one.kind === "add") return one.items;
    if (one.kind === "open") return one.to;
    return one.kind === "replace"
      ? [one.to]
      : one.kind === "record"
        ? one.meals.flatMap((meal) => meal.items)
        : [];
  });
  const out = corrections.flatMap((one) => (one.kind === "replace" && one.from ? [one.from] : []));
  return [...calledIn(items), ...before.filter(({ food }) => !out.includes(food))].slice(0, MOST_CALLED);
}

const MOST_CALLED = 4;
