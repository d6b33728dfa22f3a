import type { Content } from "@/lib/nutrition/foods/contents/contents";
import type { Denial } from "@/lib/nutrition/foods/denials";
import type { Food } from "@/lib/nutrition/foods/food";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "fiz trufa só com cacau e melado": what such a sweet usually has and none of these has. What goes onto a dish tells nothing of it. */
export function madeOnlyWith(items: readonly SaidItem[], at: number, tokens: readonly Token[]): Denial[] {
  const dish = items[at] as SaidItem;
  const { next, start, food } = dish.match;
  const isOnly = ONLY.test(wordAt(tokens, next)) && /^(?:com|de)$/.test(wordAt(tokens, next + 1));
  if (!isOnly || !tokens.slice(Math.max(0, start - NEAR), start).some(({ word }) => MAKING.test(word)))
    return [];
  const parts = partsFrom(items, at, next + 2, tokens);
  if (!isBody(food, parts)) return [];
  return USUAL.filter(([, content]) => !parts.some((part) => has(part, content))).map(([denial]) => denial);
}

const ONLY = /^(?:so|apenas|somente)$/;
const MAKING = /^(?:fiz|fizemos|preparei|bati|inventei)$/;
/** Tokens between the verb and the dish: "fiz hoje umas 6 trufas". */
const NEAR = 4;

const USUAL: readonly (readonly [Denial, Content])[] = [
  ["leite", "milk"],
  ["ovo", "egg"],
  ["gluten", "gluten"],
  ["soja", "soy"],
];

/** What is listed one after the other. */
function partsFrom(items: readonly SaidItem[], at: number, from: number, tokens: readonly Token[]): Food[] {
  const parts: Food[] = [];
  let end = from;
  for (const { match } of items.slice(at + 1)) {
    const between = tokens.slice(end, match.start).map(({ word }) => word);
    if (between.some((word) => !LISTS.test(word) && Number.isNaN(Number(word)))) break;
    parts.push(match.food);
    end = match.next;
  }
  return parts;
}

const LISTS = /^(?:,|e|um|uma|uns|umas|d[eo]|colher(?:es)?|sopa|cha|xicaras?|copos?|g|ml)$/;

/** Whether these may be all of it: fruit of an ice, flour and more of a cake, two things of a sweet. */
function isBody({ id }: Food, parts: readonly Food[]): boolean {
  const some = (body: RegExp) => parts.some((part) => body.test(part.id));
  if (/^(?:sorvete|picole|geladinho|sorbet|mousse|creme-de|vitamina)/.test(id)) return some(FRUITS);
  if (/^(?:bolo|panqueca|cookie|brownie|muffin|biscoito)/.test(id)) return parts.length > 1 && some(FLOURS);
  return /^(?:trufa|brigadeiro|beijinho|bombom|doce-de)/.test(id) && parts.length > 1 && some(SWEETS);
}

const FRUITS = /^(?:banana|manga|morango|abacate|abacaxi|acai|coco$|leite-de-coco|mamao|mirtilo|framboesa)/;
const FLOURS = /^(?:aveia|farelo|farinha|amendoas|goma|fuba|amido|polvilho|coco-ralado|batata-doce)/;
const SWEETS = /^(?:cacau|tamara|leite-de|coco|pasta-de|banana|castanha|amendoas|avela|biomassa)/;

function has({ contains, mayContain }: Food, content: Content): boolean {
  return contains.has(content) || mayContain.has(content);
}
