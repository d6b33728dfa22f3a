import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { type Content, isKindOf } from "@/lib/nutrition/foods/contents/contents";
import { hides } from "@/lib/nutrition/foods/contents/unseen";
import { deniedId } from "@/lib/nutrition/foods/denials";
import type { Food, FoodCategory } from "@/lib/nutrition/foods/food";
import {
  dressingOf,
  extraOf,
  isBaseOf,
  isCounted,
  isOfDish,
  isUnseenSauce,
  isWeighedInside,
  moreInside,
} from "@/lib/portuguese/items/counted-inside";
import type { Event } from "@/lib/portuguese/items/event";
import { isPlate } from "@/lib/portuguese/items/weighed-in-end";
import { denialsSaid } from "@/lib/portuguese/portions/denied";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import type { FoodMatch } from "@/lib/portuguese/vocabulary/food-names";

/** What goes into a salad or a sandwich of one vegetable: two spoonfuls, two slices. */
const VEGETABLE_GRAMS = 30;
/** Potatoes and the like are no garnish. */
const WATERY_KCAL = 60;
/** What goes into a portion of a salad, or onto a slice. */
const FILLING_GRAMS = 40;
/** What salads and sandwiches are made of; anything else begins something new. */
const FILLINGS: ReadonlySet<FoodCategory> = new Set([
  "vegetables",
  "meat",
  "poultry",
  "fish",
  "dairy",
  "cold_cuts",
  "eggs",
  "fats",
  "sauces",
  "nuts",
]);

/**
 * The events with the parts of a dish as they are inside of it, where no amount of them is said: the vegetables of a salad
 * or a sandwich as little as goes into one ("salada de alface, tomate e cenoura"), and what the dish's own recipe already
 * counts not once more ("x-salada com alface e tomate").
 */
export function withParts(events: readonly Event[], tokens: readonly Token[]): Event[] {
  let whole: Food | null = null;
  let host: SaidItem | null = null;
  let inside = false;
  return events.flatMap((event): Event[] => {
    switch (event.type) {
      case "head":
        [whole, inside] = [event.food, isSalad(event.food)];
        return [event];
      case "separator":
        if (event.hard) [whole, inside] = [null, false];
        else if (whole && wordAt(tokens, event.start) === "com") inside = true;
        // "subway de frango, queijo prato, alface"
        else if (whole?.id.startsWith("sanduiche-de-metro") && wordAt(tokens, event.start) === ",")
          inside = true;
        return [event];
      case "item": {
        const { match, amount } = event.item;
        const { food } = match;
        // "tacacá com jambu e camarão": they are in it.
        const isCalled = host?.match.food === whole ? (host?.match.called ?? "") : "";
        // "pato no tucupi com bastante jambu"
        const isLeft = amount === null || (amount.vague !== null && food.category === "vegetables");
        // "salada de tomate e alface": the lettuce is in no other salad that was told.
        const isTold = whole !== SALAD || host?.match.food === SALAD;
        const isPart = inside && whole && isLeft && isTold && isInPot(whole, isCalled, food);
        if (isPart && whole && !hides(toldOf(host, whole), food)) return [];
        // "whey na água", "creatina em meio copo"
        if (
          food.id === WATER_ID &&
          (amount === null || amount.vague !== null) &&
          host?.match.food.category === "supplements" &&
          STIRRED.test(wordAt(tokens, match.start - 1))
        )
          return [];
        if (
          food.id === LIME &&
          amount === null &&
          host?.match.food.id === WATER_ID &&
          isBeside(tokens, match)
        )
          return [];
        // "crepioca (1 ovo e 2 colheres de goma) recheada com frango"
        if (amount === null && MEATS.test(food.category) && isFilling(tokens, match))
          return [{ ...event, item: { ...event.item, inside: FILLING_GRAMS } }];
        const dressing = dressingOf(event.item, tokens);
        if (dressing) return [{ ...event, item: dressing }];
        if (food.id === LIME && amount === null && isBeside(tokens, match))
          return [{ ...event, item: { ...event.item, inside: LIME_GRAMS } }];
        // "x-salada com hambúrguer de 90 g": the weight of what is in it anyway.
        if (inside && whole && amount?.measure === "g" && isWeighedInside(whole, food, amount.quantity))
          return [];
        // "hot dog com purê e 1 salsicha": of two there is one more.
        const more = inside && whole ? moreInside(whole, event.item) : null;
        if (more !== null)
          return more === 0 ? [] : [{ ...event, item: { ...event.item, amount: extraOf(more, amount) } }];
        const isListed = wordAt(tokens, match.start - 1) === ",";
        const little = inside && whole && amount === null ? littleInside(whole, food, isListed) : null;
        if (little) return [{ ...event, item: { ...event.item, inside: little } }];
        if (inside && whole && amount === null) {
          if (isShake(whole) && food.id.startsWith("leite-") && !hides(whole, food)) return [];
          // "suco de laranja com beterraba e cenoura", "salada de frutas com banana e mamão"
          if (isOfFruit(whole) && /^(?:fruit|vegetables)$/.test(food.category) && !hides(whole, food))
            return [];
          if (
            (isFilled(whole) || food.id.startsWith("leite-")) &&
            isCounted(whole, food) &&
            !isUnseenSauce(whole, food)
          )
            return [];
          const complete = findFood(`${whole.id}-completo`);
          if (complete && host && isCounted(complete, food)) {
            host.match = { ...host.match, food: complete };
            whole = complete;
            return [];
          }
          // "omelete com salada": beside it.
          const isBeside = isSalad(food) && whole.category !== "breads" && whole.category !== "fast_food";
          if (isWatery(food) && !isBeside && (isSalad(whole) || whole.id === LETTUCE || isFilled(whole)))
            return [{ ...event, item: { ...event.item, inside: VEGETABLE_GRAMS } }];
        }
        // "salada de alface, tomate e pepino"
        if (/^salad/i.test(match.called) && !isSalad(food)) {
          [whole, host, inside] = [SALAD, event.item, true];
          return [event];
        }
        const isTopping = inside && whole !== null && BOWLS.test(whole.id) && TOPPINGS.test(food.id);
        const isLeaves = isSalad(food) || (food.id === LETTUCE && /^salada /i.test(match.called));
        if (!isTopping && (!FILLINGS.has(food.category) || isLeaves || isFilled(food))) {
          [whole, host] = [food, event.item];
          // "salada de alface, tomate" has begun to name its parts, "pão com ovo, tomate" too.
          inside = isLeaves ? match.called.includes(" ") : saysWith(tokens, match);
        }
        return [event];
      }
      // "pão com manteiga, 10h banana"
      case "meal":
      case "verb":
      case "hour":
        [whole, inside] = [null, false];
        return [event];
      default:
        return [event];
    }
  });
}

const SALAD = findFood("salada-verde") ?? null;

/** The dish as it was told: "acarajé sem camarão, só com vatapá" has none but what the vatapá has. */
function toldOf(host: SaidItem | null, whole: Food): Food {
  const denials = host?.match.food.id === whole.id ? denialsSaid(host.said) : [];
  return findFood(deniedId(whole, denials)) ?? whole;
}

/**
 * Grams of what "pizza de polvo" or "salada de camarão" tells beside the dish, which would hide what must be seen; undefined for any other
 * food, that has portions of its own.
 */
export function fillingGrams(
  { start, food }: FoodMatch,
  dish: FoodMatch,
  tokens: readonly Token[],
): number | undefined {
  const isOf = start - 1 === dish.next && /^d[eoa]s?$/.test(wordAt(tokens, dish.next));
  const isIn = isOf || (isPizza(dish.food) && HALF.test(wordAt(tokens, start - 1)));
  // "prato feito de tilápia"
  return isIn && !isPlate(dish.food) && hides(dish.food, food) ? FILLING_GRAMS : undefined;
}

const HALF = /^(?:mei[ao]|metade)$/;

/** "meia camarão" behind a pizza: what lies on the other half of it, and no half of a shrimp. */
export function isOtherHalf({ match, amount }: SaidItem, dish: FoodMatch, tokens: readonly Token[]): boolean {
  const isHalf = amount?.measure === null && HALF.test(wordAt(tokens, match.start - 1));
  return isHalf && isPizza(dish.food);
}

function isPizza({ id }: Food): boolean {
  return id.startsWith("pizza-");
}

/** Of a fruit on bread, or over açaí or yogurt, some slices or spoonfuls. */
function littleInside(whole: Food, { id, category }: Food, isListed: boolean): number | null {
  if (category !== "fruit") return null;
  // "pão com ovo, banana": by itself.
  if (isFilled(whole)) return EATEN_BESIDE.test(id) || isListed ? null : FRUIT_ON_BREAD;
  return BOWLS.test(whole.id) ? FRUIT_IN_BOWL : null;
}

const BOWLS =
  /^(?:acai|iogurte|mingau|aveia|granola|cereal|coalhada|sorvete|panqueca|crepe|waffle|pudim-de-chia)(?:-|$)/;
const TOPPINGS =
  /^(?:granola|aveia|leite-em-po|leite-condensado|pacoca|amendoim|mel|chia|linhaca|whey|nutella|creme-de-avela|cereal|ovomaltine|chocolate|confete|calda)/;
/** "pão com requeijão e mamão": nobody puts it on bread. */
const EATEN_BESIDE =
  /^(?:mamao|melao|melancia|laranja|mexerica|tangerina|uva|goiaba|caju|ameixa|pessego|kiwi|abacaxi)(?:-|$)/;
const FRUIT_ON_BREAD = 50;
const FRUIT_IN_BOWL = 120;

const POT =
  /^(?:tacaca|acaraje|vatapa|caruru|moqueca|sopa|caldo|canja|bobo|pato-no-tucupi|cozido|manicoba|yakisoba|poke)(?:-|$)/;
const IN_POT: ReadonlySet<FoodCategory> = new Set([
  "vegetables",
  "fish",
  "meat",
  "poultry",
  "cold_cuts",
  "eggs",
]);

/** A dish of one pot, and what belongs into it. */
function isInPot(whole: Food, called: string, food: Food): boolean {
  const { id, category } = food;
  if (!isPot(whole) || isBaseOf(whole, food)) return isOfDish(whole, food);
  if (whole.id.startsWith("poke")) return !/^(?:drinks|sweets|alcohol)$/.test(category);
  if (/^(?:acaraje|abara)/.test(whole.id))
    return /^(?:vatapa|caruru|camarao|vinagrete|salada|pimenta)/.test(id);
  // "sururu com arroz" is no broth: the rice lies beside it.
  const isSoup = /^(?:sopa|caldo|canja)/.test(whole.id) && /^(?:|(?:sop|cald|canj).*)$/i.test(called);
  if (isSoup && /^(?:macarrao|arroz|batata|mandioca)/.test(id)) return true;
  return IN_POT.has(category) && !/^(?:salada|torresmo|bacon)/.test(id) && !isMeatOfItsOwn(whole, food);
}

/** "sopa de legumes com frango desfiado": the soup has none by itself. */
function isMeatOfItsOwn({ contains }: Food, part: Food): boolean {
  const isMeat = (content: Content) => isKindOf(content, "meat") || isKindOf(content, "fish");
  return [...part.contains].some(isMeat) && ![...contains].some(isMeat);
}

/** "sopa de legumes" */
export function isPot({ id }: Food): boolean {
  return POT.test(id);
}

/** "água com limão", "com sal e limão", "limão espremido": a few drops, and no fruit. */
function isBeside(tokens: readonly Token[], { start, next }: FoodMatch): boolean {
  return (
    /^(?:com|e)$/.test(wordAt(tokens, start - 1)) || /^(?:espremido|pingado)$/.test(wordAt(tokens, next))
  );
}

function isFilling(tokens: readonly Token[], { start }: FoodMatch): boolean {
  return wordAt(tokens, start - 1) === "com" && /^rechead[oa]s?$/.test(wordAt(tokens, start - 2));
}

const MEATS = /^(?:meat|poultry|fish)$/;
const STIRRED = /^(?:na|em|com|a|da|de)$/;
const LIME = "limao";
const LIME_GRAMS = 10;

function saysWith(tokens: readonly Token[], { start, next }: FoodMatch): boolean {
  return tokens.slice(start, next).some(({ word }) => word === "com");
}

const LETTUCE = "alface";

function isSalad({ id, name }: Food): boolean {
  return id === "salada-verde" || /^salada /i.test(name);
}

/** What is pressed, blended or cut of several. */
function isOfFruit({ id }: Food): boolean {
  return /^(?:suco|vitamina|smoothie|salada-de-frutas)(?:-|$)/.test(id);
}

/** Milk is in every shake. */
function isShake({ id }: Food): boolean {
  return id.startsWith("vitamina");
}

function isFilled({ category, id }: Food): boolean {
  return category === "breads" || category === "fast_food" || /^(?:omelete|tapioca|crepioca)/.test(id);
}

function isWatery({ name, category, per100g }: Food): boolean {
  return category === "vegetables" && per100g.kcal <= WATERY_KCAL && !/cozid|refogad/i.test(name);
}
