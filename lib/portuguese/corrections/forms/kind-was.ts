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
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

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
