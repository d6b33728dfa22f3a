import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { shareOf } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { readQuantity } from "@/lib/portuguese/text/numbers";

const LONGEST = 20;
const ALL =
  "(?:tudo|isso tudo|tudo isso|essas quantidades|as quantidades|as porcoes|o prato|a marmita|esse prato|tudo ai)";
/** "divide tudo por 2", "era prato pra dois, corta tudo pela metade", "conta só a metade de tudo" */
const DIVIDED = new RegExp(
  ` (?:divide|divida|dividir|divido|racha|rachar|parte|reparte) ${ALL} (?:por|em|para) (?<by>\\S+) | (?:divide|divida|dividir|corta|corte|reduz|diminui|racha|abaixa|baixa) ${ALL} (?:pela|na|para|pra a|a) metade | ${ALL} (?:divid\\S+|rachad[oa]) (?:por|em|para) (?<among>\\S+) | (?:conta|considera|bota|poe|coloca|deixa|anota) (?:so )?(?:a )?metade de (?:tudo|cada(?: coisa| um| uma)?) `,
);
/** "menos o chopp, esse foi todo meu" */
const BUT = /^(?:menos|exceto|tirando|fora|so)$/;

/** "divide tudo por 2, menos o chopp": so much of each thing that was told, but of what is named behind. */
export function readDividedAll(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const found = DIVIDED.exec(phrase.line);
  if (!found || items.length === 0 || phrase.asks || phrase.words > LONGEST) return null;
  const among = found.groups?.by ?? found.groups?.among;
  const at = among === undefined ? -1 : tokens.findIndex(({ word }) => word === among);
  const share = among === undefined ? HALF : 1 / (readQuantity(tokens, at)?.value ?? 0);
  if (!(share > 0 && share < 1)) return null;
  const whole = keptWhole(reader);
  const divided = items.filter(({ id }) => !whole.some((one) => one.id === id));
  return divided.length > 0 ? divided.map((item) => shareOf(reader, item, share, tokens)) : null;
}

const HALF = 0.5;

function keptWhole(reader: Reader): readonly LoggedItem[] {
  const { tokens, items } = reader;
  const but = tokens.findIndex(({ word }, at) => at > 2 && BUT.test(word));
  if (but < 0) return [];
  return readPart(reader, tokens.slice(but + 1)).items.flatMap(
    (one) => itemMeant(one.match.food, calledWords(one), items, false) ?? sameNoun(one, items) ?? [],
  );
}

/** "na verdade rendeu 6 potes": into how many it was cut says nothing of how many were eaten. */
export function readYield({ phrase, items }: Reader): Correction[] | null {
  const isYield = / (?:rendeu|renderam) (?:so |uns |umas )*\d+ /.test(phrase.line);
  return isYield && items.length > 0 && !phrase.asks && !tellsOfEating(phrase.core)
    ? [{ kind: "unclear" }]
    : null;
}
