import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { type Denial, deniedId } from "@/lib/nutrition/foods/denials";
import type { FoodCategory } from "@/lib/nutrition/foods/food";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import { denialsSaid } from "@/lib/portuguese/portions/denied";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { searchKey } from "@/lib/portuguese/text/stems";
import type { Token } from "@/lib/portuguese/text/tokens";

/** The items with what was said of an ingredient somewhere else than right behind them. */
export function withLeftOut(items: readonly SaidItem[], tokens: readonly Token[]): SaidItem[] {
  const behind = behindCommas(tokens);
  return items.map((item, i) => {
    const told = behind.filter((one) => isBefore(item, one));
    const denied = [
      ...told.flatMap(({ denials }) => denials),
      ...insteadOf(items, i, tokens),
      ...passedOn(items, i, tokens),
      ...withoutLactose(items, i, tokens),
    ];
    return denied.length > 0 ? { ...item, denied: [...(item.denied ?? []), ...denied] } : item;
  });
}

/** Of which a drink or a side beside the dish may as well be meant: "pão de queijo com café, sem leite". */
const OF_ANYTHING: ReadonlySet<Denial> = new Set([
  ...(["gluten", "lactose", "leite", "ovo", "soja", "carne"] as const),
  ...(["vegetariano", "vegano", "creme", "chocolate"] as const),
]);

function isBefore({ match }: SaidItem, { from, at }: Behind): boolean {
  return match.start >= from && match.next <= at;
}

/** What only goes along with something else. */
const ALONG: ReadonlySet<FoodCategory> = new Set(["fats", "sauces", "fruit", "nuts", "sweets"]);

/** "purê de batata com azeite, sem leite": told behind what has none anyway, and meant of the dish. */
function passedOn(items: readonly SaidItem[], at: number, tokens: readonly Token[]): Denial[] {
  const [dish, beside] = [items[at] as SaidItem, items[at + 1]];
  if (!beside || !ALONG.has(beside.match.food.category) || !isIn(beside, dish, tokens)) return [];
  const { food } = beside.match;
  return denialsSaid(beside.said).filter(
    (denial) => denial !== "vegano" && denial !== "vegetariano" && deniedId(food, [denial]) === food.id,
  );
}

/** "mousse com leite condensado e creme de leite sem lactose": told of all that brings any. */
function withoutLactose(items: readonly SaidItem[], at: number, tokens: readonly Token[]): Denial[] {
  const [dish, beside] = [items[at] as SaidItem, items[at + 1]];
  if (!beside || !/[-~.]lactose(?:$|\.)/.test(idOf(beside)) || wordAt(tokens, dish.match.next) !== "com")
    return [];
  const said = searchKey(
    tokens
      .slice(dish.match.next, beside.match.next)
      .map(({ word }) => word)
      .join(" "),
  );
  const bringing = Object.keys(RECIPES[dish.match.food.id]?.parts ?? {}).flatMap((id) => findFood(id) ?? []);
  const milky = bringing.filter(({ contains }) => contains.has("lactose"));
  return milky.length > 0 && milky.every(({ name }) => said.includes(searchKey(name))) ? ["lactose"] : [];
}

function idOf({ match, said }: SaidItem): string {
  return deniedId(match.food, denialsSaid(said));
}

type Behind = { denials: Denial[] /** Of the foods between these two tokens. */; from: number; at: number };

/** "homus com pão sírio, sem tahine": of the foods of the sentence up to there. */
function behindCommas(tokens: readonly Token[]): Behind[] {
  return tokens.flatMap((_, at) => {
    if (wordAt(tokens, at) !== "sem" || wordAt(tokens, at - 1) !== ",") return [];
    const next = tokens.findIndex((__, i) => i > at && MARK.test(wordAt(tokens, i)));
    const clause = tokens.slice(at, next < 0 ? tokens.length : next).map(({ word }) => word);
    const denials = denialsSaid(clause.join(" ")).filter((denial) => !OF_ANYTHING.has(denial));
    const from = tokens.findLastIndex((__, i) => i < at && ENDS.test(wordAt(tokens, i))) + 1;
    return denials.length > 0 ? [{ denials, from, at }] : [];
  });
}

const MARK = /^(?:[,.;!?()]|\n)$/;
const ENDS = /^(?:[.;!?]|\n)$/;

/** What is made of plants in place of it, by the food's id. */
const STAND_INS: readonly (readonly [RegExp, Denial])[] = [
  [/^maionese-vegana$|^maionese.*~/, "maionese"],
  [/^queijo-vegano/, "queijo"],
  [/^margarina-vegana/, "manteiga"],
  [/^creme-vegetal-culinario|^leite-de-(?:coco|soja|aveia|amendoas|arroz|castanha)/, "creme"],
  [/^(?:azeite|oleo-de-|banha)/, "manteiga"],
  [/^linguica-vegana/, "linguica"],
  [/^salsicha-vegana/, "salsicha"],
];

/** "sanduíche natural com maionese vegana", "maionese vegana sem ovo na salada de batata": the dish has it and not the usual one. */
function insteadOf(items: readonly SaidItem[], at: number, tokens: readonly Token[]): Denial[] {
  const dish = items[at] as SaidItem;
  return [items[at - 1], items[at + 1]].flatMap((beside) => {
    const denial = beside && STAND_INS.find(([ids]) => ids.test(beside.match.food.id))?.[1];
    if (!denial || !isIn(beside, dish, tokens)) return [];
    const said = tokens.slice(dish.match.start, beside.match.next).map(({ word }) => word);
    if (denial === "manteiga" && said.some((word) => /^(?:manteiga|margarina|ghee)$/.test(word))) return [];
    // Of a table's dish nobody knows what has the egg; here it is told.
    const isTold = denial === "maionese" && !/^recipe:/.test(dish.match.food.source);
    return isTold && !OF_EGGS.test(dish.match.food.name) ? [denial, "ovo"] : [denial];
  });
}

const OF_EGGS = /ovo|egg|omelete/i;

/** "… com maionese", "maionese … na salada": with nothing else between the two. */
function isIn(part: SaidItem, dish: SaidItem, tokens: readonly Token[]): boolean {
  const [first, second] = part.match.start < dish.match.start ? [part, dish] : [dish, part];
  const between = tokens.slice(first.match.next, second.match.start).map(({ word }) => word);
  if (between.length === 0 || between.length > MOST_BETWEEN || between.some((word) => APART.test(word)))
    return false;
  const link = first === part ? /^(?:n[ao]s?|em)$/ : /^(?:com|de)$/;
  return between.some((word) => link.test(word));
}

const APART = /^(?:[,.;!?()]|\n|e|ou|mais|comi|tomei|bebi)$/;
const MOST_BETWEEN = 5;
