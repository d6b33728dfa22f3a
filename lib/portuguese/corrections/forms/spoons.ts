import type { MeasureId } from "@/lib/nutrition/foods/measures";
import { corrected, type Form, mealsInReach } from "@/lib/portuguese/corrections/forms/scene";

/** The spoon that was meant, beside the one that it was not: of the newest that was told by that one, as many. */
export const OTHER_SPOON: Form = {
  name: "another spoon",
  takes: [
    ["sopa de abóbora e 1 colher de sopa de azeite", "de chá, não de sopa"],
    ["2 colheres de sopa de arroz", "era de servir e não de sopa"],
    ["arroz 2 colheres de sopa, feijão 1 concha", "a colher era de servir, não de sopa"],
    ["azeite 1 colher de sopa", "não de sopa, de chá"],
    ["mel 1 colher de chá", "foi colher de sobremesa, não de chá"],
  ],
  leaves: [
    ["uma caneca de sopa", "era de chá, não de sopa"],
    ["um café", "de chá, não de café"],
    ["1 colher de sopa de azeite", "não de sopa"],
    ["1 colher de sopa de azeite", "2 de chá, não de sopa"],
  ],
  read(scene) {
    const said = SPOON_NOT.exec(scene.phrase.line)?.groups ?? NOT_SPOON.exec(scene.phrase.line)?.groups;
    const [is, was] = [SPOONS.get(said?.is ?? ""), SPOONS.get(said?.was ?? "")];
    if (!is || !was || is === was) return null;
    for (const { items } of mealsInReach(scene)) {
      const item = items.findLast(
        ({ portion }) => portion && !("said" in portion) && portion.measure === was,
      );
      if (!item?.portion || "said" in item.portion) continue;
      const { quantity } = item.portion;
      const to = { quantity, measure: is, size: null, said: scene.phrase.text, assumed: [] };
      return corrected([{ kind: "amount", food: item.foodId, from: null, to }]);
    }
    return null;
  },
};

const LEAD = "(?:(?:e|ah|opa|ops|mas|na verdade|errei|desculpa|alias) (?:, )?)*";
const SPOON = "(?:(?:a|as|uma?|1) )?(?:colher(?:es)? )?";
const WAS = "(?:(?:foi|foram|era|eram) )?";
const SPOONS = new Map<string, MeasureId>([
  ["sopa", "colher-de-sopa"],
  ["cha", "colher-de-cha"],
  ["sobremesa", "colher-de-sobremesa"],
  ["cafe", "colher-de-cafe"],
  ["servir", "colher-de-servir"],
]);
const KINDS = [...SPOONS.keys()].join("|");
const END = "(?:(?:, )?(?:viu|ta|desculpa|errei|foi mal) )?(?:[.!] )*$";
/** "a colher era de servir, não de sopa" */
const SPOON_NOT = new RegExp(
  `^ ${LEAD}${SPOON}${WAS}${SPOON}de (?<is>${KINDS}) (?:, )?(?:e )?nao ${WAS}${SPOON}de (?<was>${KINDS}) ${END}`,
);
/** "não de sopa, de chá" */
const NOT_SPOON = new RegExp(
  `^ ${LEAD}nao ${WAS}${SPOON}de (?<was>${KINDS}) (?:, )?(?:e sim |mas sim |mas )?${WAS}${SPOON}de (?<is>${KINDS}) ${END}`,
);
