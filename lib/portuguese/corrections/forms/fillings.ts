import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { isUnit, measureOf } from "@/lib/nutrition/foods/measures";
import {
  corrected,
  type Form,
  type Formed,
  type LoggedMeal,
  mealsInReach,
  plainTokens,
  readerOf,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { otherPart } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import { isLike } from "@/lib/portuguese/corrections/rules/parts/parts-of";
import { replacement } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** What lay on a bread or in a tapioca was something else: in that one alone, whether the two are one dish or were told beside each other. */
export const FILLING_WAS: Form = {
  name: "filling was",
  takes: [
    ["comi uma tapioca com coco", "a tapioca foi com queijo coalho não foi com coco"],
    ["comi um pão francês com manteiga", "o pão foi com queijo coalho e não com manteiga"],
    ["comi um pão francês com manteiga", "não era manteiga no pão não, era requeijão"],
    ["comi um pão francês com manteiga", "foi requeijão no pão, não manteiga"],
    ["comi um pão francês com manteiga", "no pão não foi manteiga, foi requeijão"],
    ["comi um pão francês com manteiga", "troca a manteiga do pão por requeijão"],
    ["comi 2 torradas com geleia", "a torrada não foi com geleia, foi com cream cheese"],
    ["comi uma tapioca com coco", "na tapioca tinha queijo em vez de coco"],
  ],
  leaves: [
    ["comi um pão francês com manteiga", "o pão foi com manteiga e não com requeijão"],
    ["comi um pão francês com manteiga", "não era manteiga, era requeijão"],
    ["tomei um café com leite", "o café foi com açúcar e não com leite"],
    ["comi uma tapioca com coco", "o pão foi com queijo e não com coco"],
    ["comi um pão francês com manteiga", "o pão foi integral e não francês"],
  ],
  read(scene) {
    const said = saidOf(plainTokens(scene.phrase));
    if (!said) return null;
    for (const meal of mealsInReach(scene)) {
      const found = readIn(scene, meal, said);
      if (found) return found;
    }
    return null;
  },
};

type Said = { host: readonly Token[]; out: readonly Token[]; by: readonly Token[] };

const HOST = "(?:(?:[oa]s?|meus?|minhas?|n[oa]s?) )?(?<host>(?!nao )\\S+(?: \\S+){0,2}?)";
const IN_HOST = "n[oa]s? (?<host>\\S+(?: \\S+){0,2}?)";
const WAS = "(?:foi|foram|era|eram|tinha|teve|veio|vinha|comi|fiz|estava|passei|coloquei|botei|pus|usei)";
const BY = "(?<by>(?![,.;] )\\S+(?: \\S+){0,5}?)";
const OUT = "(?<out>(?![,.;] )\\S+(?: \\S+){0,3}?)";
const NOT = `(?: ,)? (?:(?:e |mas )?nao(?: ${WAS})?|em vez de|em vez d[oa]|no lugar d[eoa]|ao inves d[eoa])(?: com| de)?(?: [oa])?`;
const BUT = `(?: nao)?(?: [,.;])?(?: e| mas)? (?:sim|${WAS})(?: era| foi)?(?: com)?`;
const END = "(?: nao| mesmo)?(?: [.!])*$";

/** In whatever order: what it lies on, what it was, and what it was not. */
const SAID = [
  `^${HOST} (?:eu )?${WAS}(?: so)?(?: com)? ${BY}${NOT} ${OUT}${END}`,
  `^${HOST} (?:eu )?nao ${WAS}(?: com)? ${OUT}${BUT} ${BY}${END}`,
  `^nao ${WAS}(?: com)? ${OUT} ${IN_HOST}${BUT} ${BY}${END}`,
  `^${WAS}(?: com)? ${BY} ${IN_HOST}${NOT} ${OUT}${END}`,
  `^(?:pode )?(?:troca|trocar|troque|muda|mude|substitui|substitua) [oa] ${OUT} d[oa]s? (?<host>\\S+(?: \\S+){0,2}?) (?:por|para) ${BY}${END}`,
  `^(?:pode )?(?:troca|trocar|troque|muda|mude|substitui|substitua) [oa] ${OUT} (?:por|para) ${BY} ${IN_HOST}${END}`,
  `^(?:o|a) ${OUT} d[oa]s? (?<host>\\S+(?: \\S+){0,2}?) (?:foi|era) (?:com )?${BY}${END}`,
].map((pattern) => new RegExp(pattern, "d"));

function saidOf(tokens: readonly Token[]): Said | null {
  const line = tokens.map(({ word }) => word).join(" ");
  for (const pattern of SAID) {
    const groups = pattern.exec(line)?.indices?.groups;
    if (!groups) continue;
    const stretch = ([from, to]: [number, number]) =>
      tokens.slice(wordsBefore(line, from), wordsBefore(line, from) + line.slice(from, to).split(" ").length);
    const { host, out, by } = groups;
    if (host && out && by) return { host: stretch(host), out: stretch(out), by: stretch(by) };
  }
  return null;
}

function wordsBefore(line: string, at: number): number {
  return line.slice(0, at).split(" ").length - 1;
}

/** The one dish that was told with what it was not, or what was told beside the bread alone. */
function readIn(scene: Scene, meal: LoggedMeal, said: Said): Formed | null {
  const reader = readerOf(scene, [meal]);
  const [host, ...hosts] = readPart(reader, said.host).items;
  const [out, ...outs] = readPart(reader, said.out).items;
  const by = readPart(reader, said.by).items;
  if (!host || !out || hosts.length + outs.length > 0 || by.length === 0) return null;
  // "o macarrão foi macarrão ao molho branco" names it all.
  if (by.some(({ match }) => isLike(match.food, host.match.food))) return null;
  const isHost = (item: LoggedItem) =>
    findFood(item.foodId)?.gramsPerMl === undefined &&
    itemMeant(host.match.food, calledWords(host), [item], false) !== null;
  const dishes = meal.items.filter((item) => isHost(item) && HOLDS.test(namesOf(item).join("\n")));
  const held = dishes.filter((item) => fillingOf(item, out.match.food) !== null);
  const [dish, ...others] = held;
  if (dish && others.length === 0) return instead(scene, meal, { dish, out, by, said });
  return held.length === 0 && meal.items.some(isHost) ? insteadOfBeside(meal, isHost, out, by) : null;
}

/** What was told beside the bread: the other in its place, and what lies on it already stays. */
function insteadOfBeside(
  meal: LoggedMeal,
  isHost: (item: LoggedItem) => boolean,
  out: SaidItem,
  by: readonly SaidItem[],
): Formed | null {
  const [told, ...others] = meal.items.filter((item) => item.foodId === out.match.food.id);
  if (!told || others.length > 0 || isHost(told)) return null;
  const isThere = ({ match }: SaidItem) =>
    meal.items.some(
      (item) => item.foodId === match.food.id || (isHost(item) && fillingOf(item, match.food) !== null),
    );
  const [one, ...more] = by.filter((item) => !isThere(item));
  if (more.length > 0) return null;
  return corrected(
    [one ? replacement(told, one) : { kind: "remove", foods: [told.foodId], said: told.name }],
    [meal.id],
  );
}

/** The dish is told anew where it holds that alone; else the rest of it stays. */
function instead(
  scene: Scene,
  meal: LoggedMeal,
  { dish, out, by, said }: { dish: LoggedItem; out: SaidItem; by: readonly SaidItem[]; said: Said },
): Formed | null {
  const reader = readerOf(scene, [meal]);
  const host = fillingOf(dish, out.match.food);
  const much = host ? countOf(dish) : null;
  const first = said.by[0] as Token;
  const words = tokenise(`${much}${host} com`).map((token) => ({
    ...token,
    start: first.start,
    end: first.start,
  }));
  const [told, ...parts] = much === null ? [] : readPart(reader, [...words, ...said.by]).items.map(weighItem);
  if (told && told.foodId !== dish.foodId)
    return corrected([{ kind: "open", from: dish.foodId, to: [told, ...parts] }], [meal.id]);
  const [one, ...more] = by;
  const changed = one && more.length === 0 ? otherPart(dish, out.match.food, one) : null;
  return changed && corrected(changed, [meal.id]);
}

const HOLDS = / com /i;

function namesOf({ foodId, name }: LoggedItem): string[] {
  return [name, ...(findFood(foodId)?.aliases ?? [])];
}

/** What a dish is called before what it holds, where one of its names has nothing else in it; "" where there is more; null where it does not hold it. */
function fillingOf(item: LoggedItem, out: Food): string | null {
  const found = namesOf(item).flatMap((name) => {
    const [, host = "", filling = ""] = /^(.+?) com (.+)$/i.exec(name) ?? [];
    const words = tokenise(filling);
    const first = foodAt(words, 0, false);
    if (first && first.next >= words.length) return isLike(first.food, out) ? [host] : [];
    const parts = filling.split(/ e |, /).map((part) => foodAt(tokenise(part), 0, false)?.food);
    return parts.some((part) => isLike(part, out)) ? [""] : [];
  });
  return found.find((host) => host !== "") ?? found[0] ?? null;
}

/** "2 fatias de", "2"; nothing of one of them; null of what was weighed. */
function countOf({ portion }: LoggedItem): string | null {
  if (!portion || "said" in portion || isUnit(portion.measure)) return null;
  const { quantity, measure } = portion;
  if (measure === "unidade") return quantity === 1 ? "" : `${String(quantity).replace(".", ",")} `;
  const household = measureOf(measure);
  return household ? `${String(quantity).replace(".", ",")} ${household.name} de ` : null;
}
