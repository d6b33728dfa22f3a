import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import {
  corrected,
  type Form,
  type Formed,
  mealsInReach,
  plainTokens,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** The dish that was told was of another kind, which the catalogue knows by the same word: its portion stays. */
export const KIND_WAS: Form = {
  name: "kind was",
  takes: [
    ["almocei 1 prato de strogonoff de carne", "o strogonoff era de frango"],
    ["almocei 1 prato de strogonoff de carne", "o strogonoff era de frango, não de carne"],
    ["jantei 2 fatias de pizza de mussarela", "não era de mussarela, era de calabresa"],
    ["jantei 2 fatias de pizza de mussarela e 1 maçã", "era de calabresa, não de mussarela"],
    ["jantei 1 tapioca com frango e 1 suco de uva", "a tapioca era de carne seca, não de frango"],
    ["jantei 1 tapioca com frango", "não, a tapioca era de carne seca, me confundi"],
    ["comi 1 wrap de frango", "o wrap era de atum, não de frango"],
    ["almocei 1 prato de strogonoff de carne", "o strogonoff de carne era de frango"],
    ["almocei 1 prato de strogonoff de carne", "era strogonoff de frango, não de carne"],
  ],
  leaves: [
    ["comi 1 fatia de bolo de chocolate", "o bolo era de ontem"],
    ["almocei 1 prato de strogonoff de carne", "o strogonoff era de 200 g"],
    ["almocei bife", "o bolo era de cenoura"],
    ["comi 1 bolo de chocolate e 1 bolo de cenoura", "o bolo era de fubá"],
    ["jantei 2 fatias de pizza de mussarela", "uma era de calabresa"],
  ],
  read(scene) {
    const line = plainTokens(scene.phrase)
      .map(({ word }) => word)
      .join(" ");
    const { host, out, by } = SAID.map((pattern) => pattern.exec(line)?.groups).find(Boolean) ?? {};
    if (!by) return null;
    const tail = out ? ` de ${searchKey(out)}` : "";
    const lead = host ? `${searchKey(host)} ` : "";
    return kindOf(scene, by, (name) => {
      if (!name.startsWith(lead) || !name.endsWith(tail)) return null;
      return host ?? name.slice(0, -tail.length);
    });
  },
};

const KIND =
  "(?!ontem|hoje|anteontem|manha|noite|tarde|novo|mesmo|verdade)[a-z]{3,}(?: (?:d[eo] )?[a-z]{3,})?";
const WAS = "(?:era|eram|foi|foram)";
const HOST = "[oa]s? (?<host>[a-z-]{3,})";
const LED = "^(?:(?:nao|ah|opa|ops|eita|puts|alias|desculpa|desculpe|perdao) (?:, )?)*";
const END =
  "(?:(?: ,)? (?:me confundi|confundi|errei|me enganei|me atrapalhei|viajei|foi mal|desculpa|desculpe))?(?: [.!])*$";
const SAID = [
  `${LED}${HOST} (?:na verdade )?${WAS} de (?<by>${KIND})${END}`,
  `${LED}${HOST} de (?<out>${KIND}) (?:na verdade )?${WAS} de (?<by>${KIND})${END}`,
  `^nao ${WAS} de (?<out>${KIND})(?: ,)?(?: e| mas)? (?:sim )?${WAS} de (?<by>${KIND})${END}`,
].map((pattern) => new RegExp(pattern));

/** The one item of the newest meal that has such, as that of another kind. @param hostIn what a name of an item calls it before its kind; null where it is no such item */
function kindOf(scene: Scene, by: string, hostIn: (name: string) => string | null): Formed | null {
  for (const meal of mealsInReach(scene)) {
    const found = meal.items.flatMap((item) => {
      const host = namesOf(item).flatMap((name) => hostIn(name) ?? [])[0];
      const food = host === undefined ? null : foodCalled(`${host} de ${by}`);
      return host === undefined ? [] : [{ item, food }];
    });
    const [one, ...others] = found;
    if (!one) continue;
    if (others.length > 0 || !one.food || one.food.id === one.item.foodId) return null;
    // What was told with it stays in focus.
    const isOfLast = scene.conversation.last.includes(meal) && isAlone(scene, one.item);
    return corrected([replaced(one.item, one.food, by)], isOfLast ? undefined : [meal.id]);
  }
  return null;
}

/** Whether no other meal of the last message has such. */
function isAlone({ conversation: { last } }: Scene, { foodId }: LoggedItem): boolean {
  const having = last.filter(
    (one) => one.type === "meal" && one.items.some((item) => item.foodId === foodId),
  );
  return having.length === 1;
}

function namesOf({ foodId, name }: LoggedItem): string[] {
  return [name, ...(findFood(foodId)?.aliases ?? [])].map((one) => searchKey(one));
}

/** The food that is called by all of these words. */
function foodCalled(words: string): Food | null {
  const tokens = tokenise(words);
  const match = foodAt(tokens, 0, false);
  return match && match.next >= tokens.length ? match.food : null;
}

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

const LED_SUGAR =
  "(?:(?:ah|opa|ops|eita|puts|putz|espera|pera|perai|e|mas|nao|errei|desculpa|na verdade|alias|vacilei) )*?";
const FREE = "(?:[oa] |de )?(?:zero|diet|light|sem acucar)";
const USUAL = "(?:[oa] |de |d[oa] )?(?:normal|comum|tradicional|original|com acucar)";
const END_SUGAR =
  "(?:mesmo |viu |ta |vacilei |errei |desculpa |me enganei |confundi |foi mal |me confundi )*$";
const NOUN = "(?:(?:[oa]|ess[ea]) (?<noun>\\S+(?: \\S+)?) )?";
const NORMAL = [
  `^ ${LED_SUGAR}${NOUN}nao (?:era|foi|tinha) ${FREE} (?:nao )?(?:(?:e sim |mas |era |foi |eram )*${USUAL} )?${END_SUGAR}`,
  `^ ${LED_SUGAR}${NOUN}(?:era|foi|tinha) ${USUAL} (?:mesmo )?(?:(?:e |, )?nao (?:era )?${FREE} )?${END_SUGAR}`,
].map((pattern) => new RegExp(pattern));

const WITHOUT = /^(?:zero|diet|light|sem|acucar)$/;

/** "guaraná", of "uma lata de guaraná zero". */
function usualOf(said: string): FoodMatch | null {
  const tokens = tokenise(said).filter(({ word }) => !WITHOUT.test(word));
  const matches = tokens.flatMap((_, at) => foodAt(tokens, at, false) ?? []);
  return matches[0] ?? null;
}
