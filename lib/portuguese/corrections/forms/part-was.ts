import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import {
  corrected,
  type Form,
  type LoggedMeal,
  mealsInReach,
  plainTokens,
  readerOf,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { otherPart } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import { isLike } from "@/lib/portuguese/corrections/rules/parts/parts-of";
import { replacement } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

/** What something was told with was of another kind, and not of the one that is named behind: that part alone. */
export const PART_WAS: Form = {
  name: "part was",
  takes: [
    ["jantei 1 tapioca com queijo coalho", "o queijo era mussarela, n coalho"],
    ["jantei cuscuz com queijo coalho", "o queijo era mussarela e não coalho"],
    ["jantei 1 omelete com queijo coalho", "o queijo foi minas, não foi coalho"],
    ["jantei 1 tapioca com queijo coalho", "o queijo não era coalho, era mussarela"],
  ],
  leaves: [
    ["almocei arroz e bife", "o queijo era mussarela, não coalho"],
    ["comi um pão francês com manteiga", "o pão foi integral e não francês"],
    ["jantei 1 tapioca com queijo coalho", "o queijo era light, não caro"],
    ["jantei 1 tapioca com coco", "o queijo era mussarela, não coalho"],
  ],
  read(scene) {
    const said = saidOf(plainTokens(scene.phrase));
    if (!said) return null;
    for (const meal of mealsInReach(scene)) {
      const changed = changeIn(scene, meal, said);
      if (changed) return corrected(changed, [meal.id]);
    }
    return null;
  },
};

type Said = { noun: string; by: string; out: string };

const WAS = "(?:era|eram|foi|foram)";
const NOUN = "[oa]s? (?<noun>[a-z]{3,})";
const SAID = [
  `^${NOUN} ${WAS} (?:de )?(?<by>[a-z]{3,}(?: [a-z]{3,})?)(?: ,)?(?: e| mas)? (?:nao|n)(?: ${WAS})?(?: [oa]| de)? (?<out>[a-z]{4,}(?: [a-z]{3,})?)(?: [.!])*$`,
  `^${NOUN} (?:nao|n) ${WAS} (?:de )?(?<out>[a-z]{4,})(?: ,)?(?: e| mas)? ${WAS} (?:de )?(?<by>[a-z]{3,}(?: [a-z]{3,})?)(?: [.!])*$`,
].map((pattern) => new RegExp(pattern));

function saidOf(tokens: readonly Token[]): Said | null {
  const line = tokens.map(({ word }) => word).join(" ");
  const { noun, by, out } = SAID.map((pattern) => pattern.exec(line)?.groups).find(Boolean) ?? {};
  return noun && by && out ? { noun, by, out } : null;
}

function changeIn(scene: Scene, meal: LoggedMeal, { noun, by, out }: Said): Correction[] | null {
  const reader = readerOf(scene, [meal]);
  // "coalho" of a cheese is no food by itself.
  const kindOf = (kind: string): SaidItem | null => {
    const [one, ...others] = readPart(reader, tokenise(`${noun} ${kind}`)).items;
    const isAll = one?.match.called.split(" ").length === kind.split(" ").length + 1;
    return one && isAll && others.length === 0 ? one : null;
  };
  const [was, is] = [kindOf(out), kindOf(by)];
  if (!was || !is || was.match.food.id === is.match.food.id) return null;
  // "o sashimi era de atum, não salmão": no kind of the same thing.
  if (!isLike(is.match.food, was.match.food)) return null;
  const told = meal.items.filter(({ foodId }) => foodId === was.match.food.id);
  const [beside, ...more] = told;
  // "o pão era integral", of bread with butter: no part of it.
  const isOfNoun = ({ foodId, name }: LoggedItem) =>
    searchKey(name).startsWith(noun) && findFood(foodId)?.category === was.match.food.category;
  if (beside) return more.length > 0 ? null : [replacement(beside, is)];
  const held = meal.items.filter((item) => !isOfNoun(item));
  const found = held.flatMap((dish) => {
    const changed = otherPart(dish, was.match.food, is);
    return changed ? [changed] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
