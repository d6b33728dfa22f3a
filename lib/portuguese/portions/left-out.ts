import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { type Denial, deniedId } from "@/lib/nutrition/foods/denials";
import type { FoodCategory } from "@/lib/nutrition/foods/food";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import { veganHouseEnd } from "@/lib/nutrition/foods/search/houses";
import { denialsSaid, namesAnimal } from "@/lib/portuguese/portions/denied";
import { madeOnlyWith } from "@/lib/portuguese/portions/made-only";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { fold, searchKey, stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { variantWith } from "@/lib/portuguese/vocabulary/variants";

/** The items with what was said of an ingredient somewhere else than right behind them. */
export function withLeftOut(items: readonly SaidItem[], tokens: readonly Token[]): SaidItem[] {
  const behind = behindCommas(tokens);
  return items.flatMap((one, i) => {
    const item = ofVeganHouse(one, tokens);
    const told = behind.filter((one) => isBefore(item, one));
    const denied = [
      ...told.flatMap(({ denials }) => denials),
      ...insteadOf(items, i, tokens),
      ...plantInstead(items, i, tokens),
      ...madeOfBeside(items, i, tokens),
      ...passedOn(items, i, tokens),
      ...madeOnlyWith(items, i, tokens),
      ...withoutLactose(items, i, tokens),
    ];
    const before = items[i - 1];
    const isBase = before !== undefined && item.amount === null && isBaseOf(item, before, tokens);
    const inside = isBase ? { inside: Math.min(item.inside ?? BASE_GRAMS, BASE_GRAMS) } : {};
    const left: SaidItem =
      denied.length > 0
        ? { ...item, ...inside, denied: [...(item.denied ?? []), ...denied] }
        : { ...item, ...inside };
    return [left, ...coatsOf(left, tokens)];
  });
}

/** "iogurte de coco da Vida Veg", "queijo NoMoo": nothing of animals is in what that house makes. */
function ofVeganHouse(item: SaidItem, tokens: readonly Token[]): SaidItem {
  const { food, start, next } = item.match;
  const keys = tokens.slice(start, next + FAR).map(({ word }) => stem(word));
  const own = next - start;
  const isOf = keys.some((_, at) => {
    const isNear = at <= own || keys.slice(own, at).every((word) => /^(?:d[eoa]|marca|o|a)$/.test(word));
    return isNear && veganHouseEnd(keys, at) !== null;
  });
  if (!isOf || !OF_ANIMALS.some((one) => food.contains.has(one) || food.mayContain.has(one))) return item;
  const named = ["vegano", "vegana", "vegetal"].map((word) => variantWith(food, tokenise(word)));
  const variant = named.find((one) => one !== null);
  return variant
    ? { ...item, match: { ...item.match, food: variant, base: food } }
    : { ...item, denied: [...(item.denied ?? []), "vegano"] };
}

/** "tofu empanado", "batata-doce gratinada", that have no row of their own: what they are coated with. */
function coatsOf(item: SaidItem, tokens: readonly Token[]): SaidItem[] {
  const { match, said } = item;
  const words = keyOf(textOf(tokens.slice(match.start, match.next + 1)));
  const behind = keyOf(`${said} ${textOf(tokens.slice(match.next, match.next + FAR))}`);
  const coat = COATS.find(
    ({ told, has, not }) =>
      told.test(words) && !has.some((one) => match.food.contains.has(one)) && !not.test(behind),
  );
  const food = coat && findFood(coat.id);
  if (!food) return [];
  const called = { ...match, food, called: food.name, base: null, size: null };
  return [{ match: called, amount: null, ignored: [], said }];
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(" ");
}

const COATS = [
  {
    id: "empanamento",
    told: /(?<!^)\bempanad[oa]s?\b/,
    has: ["wheat"],
    not: /sem gluten|fuba|farinha de (?:arroz|grao|mandioca|milho|amendoas|coco)|polvilho|aveia|maisena|tapioca/,
  },
  {
    id: "queijo-mucarela",
    told: /(?<!^)\bgratinad[oa]s?\b/,
    has: ["milk"],
    not: /sem (?:queijo|leite|lactose)|vegan/,
  },
] as const;

/** Tokens from a food to the house that makes it, and what it is called. */
const FAR = 8;
const OF_ANIMALS = ["meat", "fish", "shellfish", "gelatin", "milk", "lactose", "egg", "honey"] as const;

/** Of what a dish is made of, that is named beside it. */
const BASE_GRAMS = 30;

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
  // "panqueca de farinha de aveia sem glúten"
  const isOf =
    beside && wordsBetween(dish, beside, tokens) === "de" && /^far(?:inh|el)/i.test(beside.match.called);
  if (isOf) return denialsSaid(beside.said).filter((denial) => denial === "gluten");
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
];

const PLANT_MEATS =
  /^(?:salsicha-vegetal|hamburguer-vegetal|carne-de-soja|frango-vegetal|presunto-vegano|carne-de-jaca|soja-cozida)$/;

/** "cachorro-quente com salsicha vegetal", "feijoada com proteína de soja": for its meat, unless its name tells another animal. */
function plantInstead(items: readonly SaidItem[], at: number, tokens: readonly Token[]): Denial[] {
  const [dish, part] = [items[at] as SaidItem, items[at + 1]];
  if (!part || !PLANT_MEATS.test(part.match.food.id) || !isIn(part, dish, tokens)) return [];
  const isOf = wordAt(tokens, dish.match.next) === "de";
  if (part.match.food.id === "soja-cozida" && !isOf) return [];
  // "esfiha de carne de soja": of soya is the last that was named.
  const called = keyOf(dish.match.called).split(" ");
  const other = (isOf ? called.slice(0, -1) : called)
    .filter((word) => !keyOf(part.said).split(" ").includes(word))
    .join(" ");
  return namesAnimal(other) ? [] : ["vegetariano"];
}

function keyOf(said: string): string {
  return fold(said).replace(/[^a-z0-9]+/g, " ");
}

/** "pão à base de tremoço", "queijo feito de castanha": what it is made of, and of which usual thing it then has nothing. */
function madeOfBeside(items: readonly SaidItem[], at: number, tokens: readonly Token[]): Denial[] {
  const [dish, base] = [items[at] as SaidItem, items[at + 1]];
  if (!base || !isBaseOf(base, dish, tokens)) return [];
  const { contains, category, id } = dish.match.food;
  const of = base.match.food;
  if (ANIMALS.some((one) => of.contains.has(one)) || of.contains.has("milk") || of.contains.has("egg"))
    return [];
  const isMixed = wordAt(tokens, base.match.next) === "e";
  const isAll = isFlour(base) || STANDS_IN.test(wordsBetween(dish, base, tokens));
  if (contains.has("milk") && (category === "dairy" || MILKY.test(id)))
    return isAll && MILK_OF.test(of.id) ? ["leite"] : [];
  if (MEATY.test(id)) return (isAll || FORMED.test(id)) && PULSES.test(of.id) ? ["vegetariano"] : [];
  // "lasanha feita com lentilha", "esfiha feita com grão-de-bico": what is in it, and its dough is the usual one.
  return isAll && FLOUR_OF.test(of.id) && !of.contains.has("wheat") && !isMixed ? ["gluten"] : [];
}

const ANIMALS = ["meat", "fish", "shellfish"] as const;
const MILKY = /^(?:iogurte|queijo|requeijao|sorvete|cream-cheese|manteiga|leite|creme-de-leite|picole)/;
const MEATY =
  /^(?:hamburguer|almondega|salsicha|linguica|nuggets|carne|bife|frango|presunto|mortadela|kibe|quibe|x-|peixe|atum)/;
/** What may be formed of anything, where a fish or a chop that was made with lentils is still one. */
const FORMED = /^(?:hamburguer|almondega|salsicha|linguica|nuggets|kibe|quibe|x-)/;
const MILK_OF =
  /^(?:soja|tofu|leite-de-(?:soja|coco|aveia|amendoas|arroz|castanha)|castanha|amendoas|coco|aveia|arroz|amendoim|macadamia|avela|pistache|nozes|tremoco|ervilha|grao-de-bico|batata|mandioca|inhame|gergelim)/;
const PULSES =
  /^(?:soja|tofu|tempeh|carne-de-soja|carne-de-jaca|grao-de-bico|lentilha|ervilha|feijao|tremoco|quinoa|cogumelo|champignon|shitake|shimeji|jaca|berinjela|abobora|beterraba|proteina-vegana|aveia|cenoura|mandioca|arroz)/;
const FLOUR_OF =
  /^(?:arroz|farinha-de-(?:arroz|grao|amendoas|mandioca|coco)|grao-de-bico|lentilha|ervilha|feijao|soja|tremoco|mandioca|goma|tapioca|polvilho|trigo-sarraceno|couve-flor|amendoas|castanha|quinoa|sorgo|konjac|amaranto|teff)/;

/** "farinha de amêndoas", where that is a name of almonds. */
function isFlour({ match }: SaidItem): boolean {
  return /^farinha d/i.test(match.called) && !match.food.contains.has("wheat");
}

/** "à base de", "feito com farinha de", "100% de" between a dish and what it is made of. */
function isBaseOf(base: SaidItem, dish: SaidItem, tokens: readonly Token[]): boolean {
  if (base.match.start < dish.match.next) return false;
  const between = wordsBetween(dish, base, tokens);
  return MADE_OF.test(between) || (between === "de" && isFlour(base));
}

function wordsBetween(dish: SaidItem, base: SaidItem, tokens: readonly Token[]): string {
  return textOf(tokens.slice(dish.match.next, base.match.start));
}

/** "à base de", "feito de", "com farinha de": nothing else takes its place; of "feito com" something does. */
const STANDS_IN =
  /base de|^100|feit[oa]s? (?:so |apenas )?de$|preparad[oa]s? (?:so |apenas )?de$|farinha de$|massa/;

const MADE_OF =
  /^(?:de(?= farinha)|(?:feit[oa]s? )?(?:a |na )?base de|(?:feit|preparad)[oa]s? (?:so |apenas )?(?:com|de)|100 ?%?(?: de)?|(?:com|de) massa (?:feita )?(?:de|com|a base de))(?: (?:a |o )?farinha de)?$/;

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
