import { corrected, type Form, itemInReach, plainTokens } from "@/lib/portuguese/corrections/forms/scene";
import { wordAt } from "@/lib/portuguese/text/numbers";

/** How much of a nutrient was in what was told: no weight of it, and nothing to change. */
export const NUTRIENT_TOLD: Form = {
  name: "nutrient told",
  takes: [
    ["almocei frango 120g e arroz", "o frango tinha 30 g de proteína"],
    ["comi uma barrinha", "a barrinha tem 20g de proteína"],
    ["uma fatia de pão", "o pão tinha 3 g de fibra"],
    ["uma coca", "essa coca tem 37g de carboidrato"],
  ],
  leaves: [
    ["comi uma barra de proteína", "foram 40 g de proteína"],
    ["almocei frango", "o frango tinha bastante proteína"],
    ["almocei arroz", "o frango tinha 30 g de proteína"],
    ["almocei frango", "quanto o frango tinha de proteína?"],
  ],
  read(scene) {
    const { line } = scene.phrase;
    if (!OF_NUTRIENT.test(line)) return null;
    const tokens = plainTokens(scene.phrase);
    const verb = tokens.findIndex(({ word }) => HAS.test(word));
    const from = /^(?:[oa]s?|ess[ea]s?)$/.test(wordAt(tokens, 0)) ? 1 : 0;
    const found = verb > from ? itemInReach(scene, tokens.slice(from, verb)) : null;
    return found && corrected([{ kind: "kept", why: "noted", dish: found.item.name, part: "" }]);
  },
};

const HAS = /^(?:tem|tinha|tinham|possui|possuia|leva|contem)$/;
const NUTRIENT =
  "(?:proteinas?|carboidratos?|carbos?|fibras?|gorduras?|sodio|calcio|potassio|ferro|vitamina c)";
const OF_NUTRIENT = new RegExp(
  `^ (?:(?:e|ah|opa|mas|na verdade|so que) )*(?:[oa]s?|ess[ea]s?) (?:\\S+ ){1,3}(?:tem|tinha|tinham|possui|possuia|leva|contem) (?:(?:uns|umas|cerca de|ja|so) )*\\d+(?:[.,]\\d+)? ?(?:g|gr|gramas?|mg|miligramas?) de ${NUTRIENT} $`,
);
