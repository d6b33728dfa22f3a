import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { ADD } from "@/lib/portuguese/corrections/reading/cues";
import { calledWords, itemMeant, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import { shareOf } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";

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
  // "tira o frango e divide tudo por 2" does more than that.
  const begun = phrase.line.slice(0, found.index).split(" ");
  if (begun.some((word) => isTakeAway(word) || ADD.test(word))) return null;
  const among = found.groups?.by ?? found.groups?.among;
  const at = among === undefined ? -1 : tokens.findIndex(({ word }) => word === among);
  const share = among === undefined ? HALF : 1 / (readQuantity(tokens, at)?.value ?? 0);
  if (!(share > 0 && share < 1)) return null;
  const whole = keptWhole(reader);
  const divided = items.filter(({ id }) => !whole.some((one) => one.id === id));
  return divided.length > 0 ? divided.map((item) => shareOf(reader, item, share, tokens)) : null;
}

const DIVIDE = /^(?:divide|divida|dividir|reparte|racha)$/;

/** "o arroz divide por 2", "divide o feijão por 3": so much of what is named. */
export function readDividedNamed(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const verb = tokens.findIndex(({ word }) => DIVIDE.test(word));
  const by = tokens.findIndex(({ word }, at) => at > verb && word === "por");
  const parts = by < 0 ? null : readQuantity(tokens, by + 1);
  if (verb < 0 || !parts || parts.value < 2 || parts.next < tokens.length || phrase.asks) return null;
  const [named, ...others] = readPart(reader, [
    ...tokens.slice(0, verb),
    ...tokens.slice(verb + 1, by),
  ]).items;
  const item =
    named && (itemMeant(named.match.food, calledWords(named), items, false) ?? sameNoun(named, items));
  return item && others.length === 0 ? [shareOf(reader, item, 1 / parts.value, tokens)] : null;
}

const HALF = 0.5;
const CUTS =
  /^(?:corta|cortar|corte|reduz|reduzir|reduza|diminui|diminuir|diminua|racha|abaixa|baixa|divide)$/;
const TO_HALF = /^(?:pela|na|a|para|pra)$/;

/** "corta tudo pela metade", "diminui o arroz e o feijão pra metade", "tira metade de tudo": half of what is named, or of what is spoken of; null of anything else. */
export function readHalved(reader: Reader): Correction[] | null {
  const { tokens, items, phrase, focus } = reader;
  const half = tokens.findIndex(({ word }) => word === "metade");
  if (half < 1 || items.length === 0 || phrase.asks || phrase.words > LONGEST) return null;
  const verb = tokens.findIndex(({ word }, at) => at < half && (CUTS.test(word) || isTakeAway(word)));
  if (verb < 0) return null;
  const isCut = CUTS.test(wordAt(tokens, verb)) && TO_HALF.test(wordAt(tokens, half - 1));
  const of = tokens.slice(half + 1);
  // "tira metade de tudo"
  if (!isCut && !/^(?:de tudo|de cada(?: um| uma| coisa)?|disso(?: tudo)?)$/.test(words(of))) return null;
  if (isCut && of.some(({ kind }) => kind === "word")) return null;
  const what = tokens.slice(verb + 1, half - (TO_HALF.test(wordAt(tokens, half - 2)) ? 2 : 1));
  const isAll = !isCut || /^(?:tudo|isso|isso tudo|tudo isso|o prato|a marmita)$/.test(words(what));
  if (isAll) return items.map((item) => shareOf(reader, item, HALF, tokens));
  const only = focus ?? (items.length === 1 ? items[0] : undefined);
  if (words(what) === "") return only ? [shareOf(reader, only, HALF, tokens)] : [{ kind: "unclear" }];
  const named = readPart(reader, what).items.map(
    (one) => itemMeant(one.match.food, calledWords(one), items, false) ?? sameNoun(one, items),
  );
  if (named.length === 0 || named.some((one) => one === null)) return null;
  return named.flatMap((one) => (one ? [shareOf(reader, one, HALF, tokens)] : []));
}

function words(tokens: Reader["tokens"]): string {
  return tokens.flatMap(({ kind, word }) => (kind === "word" ? [word] : [])).join(" ");
}

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
