import {
  corrected,
  type Form,
  type LoggedWater,
  plainTokens,
} from "@/lib/portuguese/corrections/forms/scene";
import { mayBeWater, waterOf } from "@/lib/portuguese/portions/waters";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "3 litros", "meio litro": a volume of water; null where none is told. */
export function volumeIn(tokens: readonly Token[]): number | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = readAmounts(tokens, at).find((one) => mayBeWater(one));
    const water = amount?.counted ? waterOf(amount) : null;
    if (water) return water.ml;
  }
  return null;
}

const VOLUME =
  "(?:(?:uns|umas|so|mais ou menos|quase) )*(?:(?:\\d+(?:[.,]\\d+)?|um|uma|dois|duas|tres|meio|meia) )+(?:ml |l |litros? )?(?:e meio )?(?:de agua )?";

/** After a meal, too: how much water it was. */
export const WATER_WAS: Form = {
  name: "water was",
  takes: [
    ["bebi 500 ml de água", "almocei arroz e bife", "a água foi 300 ml"],
    ["bebi 500 ml de água", "comi uma maçã", "na verdade a água foi 1 litro"],
    ["almocei arroz com 200 ml de água", "bebi café", "a água do almoço foi 300 ml"],
    ["bebi 300 ml de água", "a água foi a garrafa toda, 500 ml"],
    ["bebi 300 ml de água", "a água foi uma garrafa inteira de 500 ml"],
  ],
  leaves: [
    ["almocei arroz", "a água foi 300 ml"],
    ["bebi 500 ml de água", "comi uma maçã", "água 300 ml"],
    ["bebi 500 ml de água", "bebi 300 ml de água", "comi uma maçã", "a água foi quanto?"],
  ],
  read({ phrase, conversation: { last }, earlier, moment }) {
    if (!WAS.test(phrase.line)) return null;
    const told = [...last.toReversed(), ...earlier].find(
      (one): one is LoggedWater => one.type === "water" && one.day === moment.today,
    );
    const ml = volumeIn(phrase.tokens);
    return told && ml !== null ? corrected([{ kind: "water", ml, from: told.ml }], [told.id]) : null;
  },
};

const WAS = new RegExp(
  `^ (?:(?:ah|ops|opa|errei|mas|na verdade|alias) )*(?:a|aquela|essa) agua (?:d[oa] (?:almoco|janta|jantar|lanche|manha|tarde|cafe) |de (?:antes|cedo|agora) )?(?:foi|era|foram|tinha|deu) (?:(?:uma?|[oa]) (?:copo|copao|garrafa|garrafinha|caneca) (?:(?:tod|inteir|chei|complet)[oa] )?(?:de )?)?${VOLUME}$`,
);

/** Right after one glass or bottle: how large it was. */
export const VESSEL_WAS: Form = {
  name: "vessel was",
  takes: [
    ["um copo de água", "de 300 ml"],
    ["uma garrafa de água", "era de 1 litro"],
    ["tomei um copo de água", "era um copo de 350"],
  ],
  leaves: [
    ["2 copos de água", "de 300 ml"],
    ["almocei arroz", "de 300 ml"],
    ["um copo de água", "uma garrafinha de 500 ml de água"],
  ],
  read({ phrase, conversation: { last, pieces = [] } }) {
    const [only, ...others] = last;
    if (only?.type !== "water" || others.length > 0 || pieces.some(({ count }) => count > 1)) return null;
    if (!SIZE.test(phrase.line) || only.ml >= LARGE) return null;
    const ml = volumeIn(plainTokens(phrase));
    return ml === null ? null : corrected([{ kind: "water", ml, from: only.ml }]);
  },
};

const SIZE = new RegExp(
  `^ (?:(?:mas|ah|na verdade) )*(?:(?:(?:o|a) (?:copo|garrafa|garrafinha|caneca) )?(?:era|foi) (?:(?:um|uma) )?(?:(?:copo|garrafa|garrafinha|caneca) )?(?:grande )?)?de ${VOLUME}$`,
);
/** Millilitres of what is no single glass or bottle any more. */
const LARGE = 1001;
