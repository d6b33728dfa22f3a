import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import { IN_KINDS, saidOf } from "@/lib/portuguese/corrections/rules/kinds/of-kind";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { ONE } from "@/lib/portuguese/terms/amounts";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** Of which any fruit or sweet is a flavour. */
const FLAVOURED = /^(?:sorvete|picole|gelato|milk-shake|acai)(?:-|$)/;
const FLAVOURS = /^(?:fruit|sweets|nuts)$/;
const MOST_WORDS = 3;

/** "chocolate e cupuaçu", of two scoops, "queijo, carne e palmito", of three pastries: as many kinds as there were pieces. */
export function readListedKinds({ items, focus, tokens, phrase }: Reader): Correction[] | null {
  const like = focus ?? (items.length === 1 ? items[0] : undefined);
  const count = like && IN_KINDS.test(like.foodId) ? countOf(like) : 0;
  if (!like || count < 2 || phrase.asks) return null;
  const kinds = listed(tokens);
  if (kinds?.length !== count) return null;
  const foods = kinds.map((kind) => kindOf(like, kind));
  const own = findFood(like.foodId);
  if (!own || foods.some((food) => food === null)) return null;
  const to = foods as Food[];
  if (to.every(({ id }) => id === like.foodId)) return [replaced(like, own, phrase.text)];
  const one = { ...ONE, quantity: 1, counted: true };
  return [{ kind: "open", from: like.foodId, to: to.map((food) => weighItem(saidOf(food, one, like))) }];
}

function countOf({ portion }: LoggedItem): number {
  if (!portion || "said" in portion || isUnit(portion.measure)) return 0;
  return Number.isInteger(portion.quantity) ? portion.quantity : 0;
}

/** The words between the marks; null where anything but words stands there. */
function listed(tokens: readonly Token[]): readonly (readonly Token[])[] | null {
  const kinds: Token[][] = [[]];
  for (const token of tokens) {
    if (/^(?:,|e|[/+])$/.test(token.word)) kinds.push([]);
    else if (token.kind === "word") kinds.at(-1)?.push(token);
    else if (!/^[.!]$/.test(token.word)) return null;
  }
  return kinds.every(({ length }) => length > 0 && length <= MOST_WORDS) ? kinds : null;
}

function kindOf(like: LoggedItem, said: readonly Token[]): Food | null {
  const [first] = said;
  const bare = first?.word === "de" ? said.slice(1) : said;
  const known = first && variantOf(like, [{ ...first, word: "de" }, ...bare]);
  if (known) return known;
  const own = findFood(like.foodId);
  const flavour = FLAVOURED.test(like.foodId) ? foodAt(bare, 0, false) : null;
  return own && flavour?.next === bare.length && FLAVOURS.test(flavour.food.category) ? own : null;
}
