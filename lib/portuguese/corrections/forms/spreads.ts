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
import { calledWords, itemMeant, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { replaced, replacement } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import type { Token } from "@/lib/portuguese/text/tokens";

/** What went onto something was another such thing, as much of it. */
export const SPREAD_WAS: Form = {
  name: "spread was",
  takes: [
    ["comi 1 pão francês com 8 g de margarina", "o que eu passei no pão foi manteiga"],
    ["comi 1 pão francês com 8 g de margarina", "passei manteiga no pão, não margarina"],
    ["comi pão com manteiga", "o que passei no pão foi requeijão"],
    ["comi pão com 8 g de margarina", "pensando bem, o que eu passei no pão hoje foi manteiga."],
    ["tomei um café com 5 g de açúcar", "o que usei no café foi adoçante"],
  ],
  leaves: [
    ["comi 1 pão francês com 8 g de margarina", "passei geleia no pão também"],
    ["comi 1 pão francês", "o que passei no pão foi manteiga"],
    ["comi 1 pão francês com 8 g de margarina", "o que eu passei no pão foi 5 g de margarina"],
  ],
  read(scene) {
    const said = plainTokens(scene.phrase).filter(({ word }) => !FILLERS.test(word));
    const tokens = said.slice(said[0]?.kind === "mark" ? 1 : 0);
    const line = tokens.map(({ word }) => word).join(" ");
    const isWhat = WHAT.test(line);
    if (!isWhat && !NOT_THE_OTHER.test(line)) return null;
    const from = tokens.findIndex(({ word }) => PUT.test(word)) + 1;
    const meals = mealsInReach(scene);
    const [one, ...rest] = readPart(readerOf(scene, meals), partOf(tokens, from, isWhat)).items;
    const group = one && !one.amount?.counted ? groupOf(one.match.food.id) : null;
    if (!one || !group || rest.length > 0) return null;
    return readIn(scene, meals, one, group, tokens.slice(from, isWhat ? copulaAt(tokens, from) : undefined));
  },
};

const FILLERS = /^(?:eu|hoje|la|pensando|bem|mesmo)$/;
const DID = "(?:passei|coloquei|botei|pus|usei|taquei|espalhei)";
const PUT = new RegExp(`^${DID}$`);
const WHAT = new RegExp(`^o que ${DID} (?:(?:n[oa]s?|em|de) .{3,40} )?(?:foi|era) \\S.{2,40}$`);
const NOT_THE_OTHER = new RegExp(
  `^${DID} \\S.{2,40} n[oa]s? \\S.{2,30} , (?:e |mas )?nao (?:foi )?\\S.{2,30}$`,
);

/** What takes each other's place on bread, or in a cup. */
const GROUPS = [
  /^(?:manteiga|margarina|requeijao|cream-cheese|geleia|mel|melado|nata|maionese|creme-de-avela|doce-de-leite|homus|guacamole|pate)(?:-|$)|^pasta-de-(?:amendoim|amendoas|castanha|pistache)/,
  /^(?:acucar|adocante|stevia|xilitol|mel)(?:-|$)/,
];

function groupOf(id: string): RegExp | null {
  return GROUPS.find((group) => group.test(id)) ?? null;
}

function copulaAt(tokens: readonly Token[], from: number): number {
  return tokens.findLastIndex(({ word }, at) => at >= from && /^(?:foi|era)$/.test(word));
}

/** The words that name what it was: behind "foi", or up to where it went. */
function partOf(tokens: readonly Token[], from: number, isWhat: boolean): readonly Token[] {
  if (isWhat) return tokens.slice(copulaAt(tokens, from) + 1);
  const place = tokens.findIndex(({ word }, at) => at > from && /^n[oa]s?$/.test(word));
  return tokens.slice(from, place);
}

/** In the one meal in reach that has such a thing, on what is named. */
function readIn(
  scene: Scene,
  meals: readonly LoggedMeal[],
  one: SaidItem,
  group: RegExp,
  place: readonly Token[],
) {
  for (const meal of meals) {
    const named = readPart(readerOf(scene, [meal]), place).items.filter(
      ({ match }) => groupOf(match.food.id) === null,
    );
    const isThere = named.every(
      (host) =>
        itemMeant(host.match.food, calledWords(host), meal.items, false) !== null ||
        sameNoun(host, meal.items) !== null,
    );
    const told = isThere ? meal.items.filter(({ foodId }) => group.test(foodId)) : [];
    const [item, ...others] = told;
    if (item && others.length === 0 && item.foodId !== one.match.food.id)
      return corrected([replacement(item, one)], [meal.id]);
    const dish = item ? null : isThere && dishWith(meal, one);
    if (dish) return corrected([replaced(dish.item, dish.food, one.said)], [meal.id]);
    if (item) return null;
  }
  return null;
}

/** "pão com manteiga" as "pão com requeijão" */
function dishWith(meal: LoggedMeal, { match }: SaidItem) {
  const dishes = meal.items.flatMap((item: LoggedItem) => {
    const [, host, spread] = /^(pao|tapioca|torrada)-com-(.+)$/.exec(item.foodId) ?? [];
    const food = spread && groupOf(spread) ? findFood(`${host}-com-${match.food.id}`) : null;
    return food && food.id !== item.foodId ? [{ item, food }] : [];
  });
  return dishes.length === 1 ? (dishes[0] ?? null) : null;
}
