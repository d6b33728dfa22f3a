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
import {
  calledWords,
  itemMeant,
  loggedItems,
  sameNoun,
} from "@/lib/portuguese/corrections/reading/food-reference";
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

/** How something told was seasoned, said in passing: with herbs of no amount, which are no food of their own. */
export const SEASONED_WITH: Form = {
  name: "seasoned with",
  takes: [
    ["almocei arroz e carne moída", "Ficou gostosa a carne, temperei com cebolinha da horta."],
    ["almocei arroz e carne moída", "temperei com alho e cheiro-verde"],
    ["almocei arroz e carne moída", "a carne tava ótima, temperada só com salsinha"],
    ["almocei arroz e carne moída", "temperei a carne com coentro fresco"],
    ["jantei tilápia", "refoguei o peixe com alho, cebola e coentro"],
  ],
  leaves: [
    ["almocei arroz e salada", "temperei a salada com azeite e limão"],
    ["almocei arroz e carne moída", "temperei com 1 colher de sopa de salsinha"],
    ["almocei arroz e carne moída", "comi uma maçã, a carne temperei com alho"],
    ["almocei arroz e carne moída", "a carne era frango, temperado com alho"],
    ["almocei arroz e carne moída", "esqueci da banana, a carne temperei com alho"],
    ["almocei arroz e carne moída", "fiz também uma sopa temperada com alho"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    const line = tokens.map(({ word }) => word).join(" ");
    const { before } = SEASONED.exec(line)?.groups ?? {};
    const items = loggedItems(mealsInReach(scene));
    if (before === undefined || items.length === 0 || OTHER.test(` ${before}`)) return null;
    const count = before.split(" ").length - 1;
    const reader = readerOf(scene, mealsInReach(scene));
    const named = readPart(reader, tokens.slice(0, count));
    const isTold = named.items.every(
      (one) => one.amount === null && itemMeant(one.match.food, calledWords(one), items, false) !== null,
    );
    return isTold && named.amounts.length === 0 ? { ...corrected([]), talk: "ok" } : null;
  },
};

/** Of no fat and no allergen. */
const HERB =
  "(?:alho|limao|cheiro verde|cheiro-verde|sal|cebola|cebolinha|cebolinhas|salsinha|salsa|coentro|pimenta|pimentinha|pimenta do reino|oregano|louro|acafrao|curcuma|colorau|ervas|ervas finas|vinagre|paprica|cominho|alecrim|manjericao|hortela|gengibre|urucum)";
const SO =
  "(?: (?:fresc[oa]s?|fresquinh[oa]s?|picad[oa]s?|picadinh[oa]s?|la|daqui|d[aoe] (?:horta|quintal|casa|roca|vaso|feira)|d[ao] minh[ao] (?:horta|roca)|d[ao] meu (?:quintal|canteiro)))*";
const SEASONED = new RegExp(
  `^(?<before>(?:[a-z,.;!-]+ ){0,9}?)(?:temperei|temperad[oa]s?|temperadinh[oa]s?|refoguei|refogad[oa]s?)(?: [oa]s? [a-z]+)?(?: tud[oa]| so| apenas)* com (?:(?:so|apenas|um pouco de|bastante|muit[oa]|muito) )?${HERB}${SO}(?:(?: ,| e| , e) ${HERB}${SO}){0,6}(?: [.!])*$`,
);
/** What does more than tell how it was. */
const OTHER =
  / (?:comi|tomei|bebi|almocei|jantei|lanchei|nao|nem|sem|era|eram|foi|foram|tira|apaga|remove|troca|esqueci|faltou|tambem|mais|fiz|so que|na verdade) /;
