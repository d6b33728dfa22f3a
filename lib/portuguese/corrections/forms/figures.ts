import {
  corrected,
  type Form,
  itemInReach,
  plainTokens,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** How much of a nutrient was in what was told: no weight of it, and nothing to change. */
export const NUTRIENT_TOLD: Form = {
  name: "nutrient told",
  takes: [
    ["almocei frango 120g e arroz", "o frango tinha 30 g de proteína"],
    ["comi uma barrinha", "a barrinha tem 20g de proteína"],
    ["uma fatia de pão", "o pão tinha 3 g de fibra"],
    ["uma coca", "essa coca tem 37g de carboidrato"],
    ["2 fatias de bolo", "cada fatia tinha 5 g de gordura"],
    ["2 fatias de queijo e um café", "cada fatia tem 2 g de gordura saturada"],
    ["2 cookies", "cada um tinha 12 g de açúcar"],
    ["2 fatias de bolo", "cada fatia tem 120 kcal"],
    ["1 pote de iogurte", "cada pote tem 10 g de proteína e 5 g de gordura"],
  ],
  leaves: [
    ["comi uma barra de proteína", "foram 40 g de proteína"],
    ["almocei frango", "o frango tinha bastante proteína"],
    ["almocei arroz", "o frango tinha 30 g de proteína"],
    ["2 fatias de pão", "cada fatia tinha 5 g de manteiga"],
    ["2 fatias de bolo", "cada fatia tinha 50 g"],
    ["almocei frango", "quanto o frango tinha de proteína?"],
  ],
  read(scene) {
    const { line } = scene.phrase;
    if (!OF_NUTRIENT.test(line)) return null;
    const tokens = plainTokens(scene.phrase);
    const verb = tokens.findIndex(({ word }) => HAS.test(word));
    const from = /^(?:[oa]s?|ess[ea]s?)$/.test(wordAt(tokens, 0)) ? 1 : 0;
    const words = tokens.slice(from, verb);
    const found = verb > from ? (itemInReach(scene, words)?.item ?? eachOf(scene, words)) : null;
    return found && corrected([{ kind: "kept", why: "noted", dish: found.name, part: "" }]);
  },
};

/** "cada fatia", "a fatia", "cada um": of what the last message told in such pieces, or of the one thing that it told. */
function eachOf({ conversation }: Scene, words: readonly Token[]): LoggedItem | null {
  const piece = wordAt(words, words.length - 1);
  const items = loggedItems(conversation.last);
  const counted = items.filter(
    ({ portion }) => portion && !("said" in portion) && stem(portion.measure ?? "") === stem(piece),
  );
  const several = items.filter(({ portion }) => portion && !("said" in portion) && portion.quantity > 1);
  const [one, ...others] = counted.length > 0 ? counted : several.length > 0 ? several : items;
  return PIECE.test(piece) && others.length === 0 ? (one ?? null) : null;
}

const PIECE =
  /^(?:uma?|del[ea]s?|fatias?|unidades?|pedacos?|porcao|barras?|barrinhas?|copos?|bolas?|potes?|bolachas?|biscoitos?|latas?|rodelas?)$/;
const HAS = /^(?:tem|tinha|tinham|possui|possuia|leva|contem)$/;
const NUTRIENT =
  "(?:proteinas?|carboidratos?|carbos?|fibras?|gorduras?(?: (?:saturadas?|trans|totais|boas?))?|sodio|calcio|potassio|ferro|vitamina c)";
const MASS = "(?:g|gr|gramas?|mg|miligramas?)";
const OF_NUTRIENT = new RegExp(
  `^ (?:(?:e|ah|opa|mas|na verdade|so que) )*(?:(?:[oa]s?|ess[ea]s?|cada) (?:\\S+ ){1,3}(?:tem|tinha|tinham|possui|possuia|leva|contem) (?:(?:uns|umas|cerca de|ja|so) )*\\d+(?:[.,]\\d+)? ?${MASS} de ${NUTRIENT}(?: (?:, )?(?:e )?\\d+(?:[.,]\\d+)? ?${MASS} de ${NUTRIENT})*|cada (?:\\S+ ){1,3}(?:tem|tinha|tinham) (?:(?:uns|umas|cerca de|so) )*\\d+(?:[.,]\\d+)? ?(?:${MASS} de acucar(?:es)?|kcal|calorias?)) $`,
);
