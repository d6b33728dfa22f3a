import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import { correctionSaid, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";

/** What says that all of it is meant. */
const ALL =
  /^ (?:(?:e|mas|ah|acho que|pesei|a balanca deu) )*(?:tudo|(?:a|o|essa|esse|minha|meu) (?:marmita|marmitex|quentinha|bandeja|prato(?: todo| inteiro| montado)))(?: (?:toda|inteira|junto))? (?:eh|era|foi|deu|pesou|pesava|tinha|tem|pesa|ficou em) | (?:no total|ao todo|tudo junto|no total geral)(?: (?:deu|pesou|foi|era|eram|foram))? /;
/** By itself "a marmita" is a dish, too. */
const BOX = /^(?:prato-feito|marmita-fit)$/;
const LONGEST = 10;
/** Grams that a plate or a lunch box may hold. */
const [LEAST, MOST] = [150, 2500];

/** "a marmita era de 500 g", "deu 480 g no total": of several things, each as much more or less; what was weighed stays as it is. */
export function readAllWeighed(reader: Reader): Correction[] | null {
  const { phrase, tokens, items } = reader;
  if (!ALL.test(phrase.line) || phrase.words > LONGEST || phrase.asks) return null;
  const part = readPart(reader, tokens);
  const boxes = part.items.filter(({ match }) => BOX.test(match.food.id));
  const [amount, ...others] = [...part.amounts, ...boxes.flatMap((box) => box.amount ?? [])];
  if (part.items.length > boxes.length || !amount?.counted || others.length > 0 || !isUnit(amount.measure))
    return null;
  // A pot of 500 ml holds about as many grams.
  const total = amount.quantity * UNITS[amount.measure].factor;
  const eaten = items.filter(({ foodId }) => !isDrunk(foodId));
  if (total < LEAST || total > MOST || eaten.length < 2) return null;
  const weighed = eaten.filter(isWeighed);
  const rest = eaten.filter((item) => !isWeighed(item));
  const left = total - sum(weighed);
  const isTwice = new Set(rest.map(({ foodId }) => foodId)).size < rest.length;
  if (rest.length === 0 || left <= 0 || isTwice) return [{ kind: "unclear" }];
  const said = correctionSaid(reader, tokens);
  return rest.map(({ foodId, grams }) => {
    const quantity = Math.round((grams * left) / sum(rest));
    return {
      kind: "amount" as const,
      food: foodId,
      from: null,
      to: { quantity, measure: "g" as const, size: null, said, assumed: [] },
    };
  });
}

function isDrunk(foodId: string): boolean {
  return findFood(foodId)?.category === "drinks";
}

function isWeighed({ portion }: LoggedItem): boolean {
  return portion !== null && !("said" in portion) && isUnit(portion.measure);
}

function sum(items: readonly LoggedItem[]): number {
  return items.reduce((total, { grams }) => total + grams, 0);
}
