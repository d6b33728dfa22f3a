import {
  corrected,
  entriesInReach,
  type Form,
  type LoggedWater,
  plainTokens,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { readDay } from "@/lib/portuguese/grammar/days";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { readQuantity } from "@/lib/portuguese/text/numbers";

const LEAD =
  "(?:(?:mas|ah|opa|ops|eita|perdao|alias|na verdade|errei|corrigindo|nao|e|desculp\\S*|ou melhor) )*";
const FIGURE = "\\d+(?:[.,]\\d+)?";
const UNIT = "(?: (?:ml|l|litros?|mililitros?))?";
const VESSEL = "(?:copos?|copao|copinhos?|garrafas?|garrafinhas?|canecas?|squeeze)";
/** "essa água", "esses 300 ml de água", "o último", "a garrafa de 500" */
const THIS = `(?:ess[ea]s?|est[ea]s?|aquel[ea]s?|[oa]s?)(?: ultim[oa]s?)?(?: ${VESSEL})?(?:(?: de)? (?<told>${FIGURE})${UNIT})?(?: (?:de )?agua)?(?: ultim[oa])?`;

/** How much of the water that was told, or that it was more: "esse último foi 300, não 250". */
export const WATER_WAS_NOT: Form = {
  name: "water was not",
  takes: [
    ["bebi 200 ml de água", "bebi 250 ml de água", "ops esse último foi 300, não 250"],
    ["bebi 250 ml de água", "foi 300, não 250"],
    ["bebi 250 ml de água", "300 ml e não 250"],
    ["bebi 250 ml de água", "comi uma maçã", "a água foi 300 ml, não 250"],
  ],
  leaves: [
    ["comi 250 g de arroz", "foi 300, não 250"],
    ["bebi 250 ml de água", "comi 100 g de arroz", "foi 120, não 100"],
    ["bebi 250 ml de água", "foi 300, não 400"],
  ],
  read(scene) {
    const { now, was } = WAS_NOT.exec(scene.phrase.line)?.groups ?? {};
    return now && was ? changed(scene, was, now) : null;
  },
};

const WAS_NOT = new RegExp(
  `^ ${LEAD}(?:(?:${THIS.replace("?<told>", "?:")}|agua) )?(?:(?:foi|foram|era|eram|tinha|deu) )?(?:de )?(?<now>${FIGURE}${UNIT})(?: de agua)?(?: e)? nao (?:(?:foi|foram|era|eram) )?(?:de )?(?<was>${FIGURE}${UNIT})(?: de agua)? $`,
);

/** So much of what was poured: "desses 500 eu bebi 300, o resto ficou na garrafa". */
export const WATER_OF_POURED: Form = {
  name: "water of what was poured",
  takes: [
    ["bebi 500 ml de água", "desses 500 eu bebi 300, o resto ficou na garrafa"],
    ["bebi 500 ml de água", "dos 500 ml só tomei 300 ml"],
    ["bebi 500 ml de água", "comi uma maçã", "da garrafa de 500 bebi 350 só"],
  ],
  leaves: [
    ["500 ml de suco de laranja", "desses 500 eu bebi 300"],
    ["bebi 500 ml de água", "desses 700 eu bebi 300"],
  ],
  read(scene) {
    const { now, was } = OF_POURED.exec(scene.phrase.line)?.groups ?? {};
    return now && was ? changed(scene, was, now) : null;
  },
};

const OF_POURED = new RegExp(
  `^ ${LEAD}(?:d(?:[oa]s?|ess[ea]s?|aquel[ea]s?) (?:${VESSEL} )?(?:de )?)(?<was>${FIGURE}${UNIT})(?: de agua)?(?: (?:eu|so|acabei|mesmo|apenas))* (?:bebi|tomei|bebendo|tomando)(?: (?:so|uns|apenas|mesmo))* (?<now>${FIGURE}${UNIT})(?: (?:so|apenas|mesmo|de agua))*(?: (?:e )?(?:o resto|o restante|o que sobrou|sobrou|deixei|joguei)(?: [a-z]+){0,6})? $`,
);

/** So many vessels instead of what was told: "as garrafas eram 2". */
export const VESSELS_WERE: Form = {
  name: "vessels were",
  takes: [
    ["2 copos de água", "os copos eram 3"],
    ["bebi 1 garrafa de água de 500 ml", "as garrafas foram 2, contei errado"],
  ],
  leaves: [
    ["2 copos de água", "almocei arroz", "os copos eram 3"],
    ["2 copos de suco", "os copos eram 3"],
    ["2 copos de água", "os copos eram grandes"],
  ],
  read({ phrase, conversation: { last, pieces = [] } }) {
    const [water, ...others] = last;
    if (!VESSELS.test(phrase.line) || water?.type !== "water" || others.length > 0) return null;
    const at = phrase.tokens.findIndex((_, index) => readQuantity(phrase.tokens, index) !== null);
    const count = readQuantity(phrase.tokens, at)?.value;
    const told = pieces.find(({ food }) => food === WATER_ID)?.count ?? 1;
    return count
      ? corrected([{ kind: "water", ml: Math.round((water.ml / told) * count), from: water.ml }])
      : null;
  },
};

const VESSELS = new RegExp(
  `^ ${LEAD}[oa]s? ${VESSEL} (?:era|eram|foi|foram) (?:(?:so|uns|umas) )*(?:\\d{1,2}|dois|duas|tres|quatro|cinco|seis)(?: (?:contei|errado|mal|errei|ao todo|no total|na verdade))* $`,
);

/** The last water of the one amount, made the other. */
function changed(scene: Scene, was: string, now: string) {
  const [from, ml] = [was, now].map(millilitres);
  const water = watersIn(scene).find((one) => one.ml === from);
  if (!water || !ml || !isNearest(scene)) return null;
  return corrected([{ kind: "water", ml, from: water.ml }], [water.id]);
}

/** "300", "1,5 litro" */
function millilitres(said: string): number {
  const figure = Number.parseFloat(said.replace(",", "."));
  return / l/.test(said) ? figure * LITRE : figure;
}

const LITRE = 1000;

/** The day of a water that was told: "essa água foi ontem, não hoje". */
export const WATER_OF_DAY: Form = {
  name: "water of another day",
  takes: [
    ["almocei arroz e bife", "bebi 400 ml de água", "essa água foi ontem, não hoje"],
    ["bebi 400 ml de água", "a água foi ontem"],
    ["bebi 300 ml de água", "bebi 400 ml de água", "esses 400 ml foram ontem"],
    ["bebi 400 ml de água", "comi uma maçã", "passa a água pra ontem"],
  ],
  leaves: [
    ["almocei arroz e 400 ml de suco", "esses 400 ml foram ontem"],
    ["bebi 400 ml de água", "bebi 500 ml de água ontem"],
    ["bebi 400 ml de água", "almocei arroz", "isso foi ontem"],
  ],
  read(scene) {
    const { phrase, moment } = scene;
    const said = OF_DAY.exec(phrase.line) ?? MOVED.exec(phrase.line);
    if (!said) return null;
    const tokens = plainTokens(phrase);
    const at = tokens.findIndex((_, index) => readDay(tokens, index, moment.today) !== null);
    const day = readDay(tokens, at, moment.today)?.day;
    const told = said.groups?.told ?? null;
    const from = told === null ? null : millilitres(told);
    const water = watersIn(scene).find(({ ml }) => from === null || ml === from || ml === from * LITRE);
    if (!day || day > moment.today || !water || water.day === day) return null;
    if (!isNearest(scene)) return null;
    return corrected([{ kind: "day", to: day }], [water.id]);
  },
};

const DAY =
  "(?:de )?(?:ontem|anteontem|hoje|sabado|domingo|sexta|segunda|terca|quarta|quinta)(?: a? ?(?:de )?(?:noite|tarde|manha))?";
const OF_DAY = new RegExp(
  `^ ${LEAD}(?:${THIS}|agua)(?: (?:que )?(?:eu )?(?:bebi|tomei))? (?:foi|foram|era|eram|eh|sao) ${DAY}(?: (?:e )?nao (?:foi )?(?:de )?hoje)? $`,
);
const MOVED = new RegExp(
  `^ ${LEAD}(?:pode )?(?:passa|muda|coloca|bota|poe|joga|move)r? (?:${THIS}) (?:pra|para|em|no|pro) ${DAY} $`,
);

/** Newest first. */
function watersIn(scene: Scene): LoggedWater[] {
  const { last } = scene.conversation;
  const reach = entriesInReach(scene);
  return [...reach.slice(0, last.length).toReversed(), ...reach.slice(last.length)].filter(
    (one) => one.type === "water",
  );
}

/** Where the message names neither water nor a bottle of it, what was told last must have been water. */
function isNearest({ phrase, conversation: { last } }: Scene): boolean {
  return (
    / (?:agua|garrafa|garrafinha|squeeze) /.test(phrase.line) || last.every(({ type }) => type === "water")
  );
}
