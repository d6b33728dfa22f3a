import {
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import {
  calledWords,
  itemInVessel,
  itemMeant,
  itemNamed,
} from "@/lib/portuguese/corrections/reading/food-reference";
import { ONE_MORE, readMore } from "@/lib/portuguese/corrections/rules/amounts/more-or-less";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import { type LoggedItem, shareEaten } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const LONGEST = 10;
const PLANS = /^(?:pensando|quero|queria|vou|acho|sera|talvez|nao|quase|posso|devo)$/;

/** "comi outra igualzinha, com tudo", "mais um prato igual": of all that was told. */
const ALL_AGAIN =
  /^ (?:(?:e|ai|agora|depois|ja|eu|comi|mandei|peguei|fiz|hoje) )*(?:outr[oa]|mais uma?) (?:(?:prato|pratao|pratinho|pf|marmita|marmitex|quentinha|tigela) (?:bem )?igual(?:zinh[oa])?|(?:\S+ )?igual(?:zinh[oa])? (?:com tudo|complet[oa]))(?: (?:dentro|de novo|tambem|com tudo|a ess[ea]|ao anterior|a anterior|ao primeiro|a primeira|agora))* $/;

/** "repeti a caneca, mesma quantidade" */
const OF_VESSEL = / repeti (?:[oa]|mais uma?) (?<vessel>\S+) /;

/** "repeti", "repeti o frango", "repeti meio prato só da feijoada": once more of what was told, or as much as is said. */
export function readSecondHelping(reader: Reader): Correction[] | null {
  const { tokens, items, phrase, focus } = reader;
  if (ALL_AGAIN.test(phrase.line) && !phrase.asks)
    return items.flatMap((item) => grownBy(item, 1, correctionSaid(reader, tokens)));
  const again = tokens.findIndex(({ word }) => word === "repeti");
  if (again < 0 || phrase.words > LONGEST || items.length === 0 || phrase.asks) return null;
  if (tokens.slice(0, again).some(({ word }) => PLANS.test(word))) return null;
  // "repeti, mais uma fatia"
  const more = tokens.findIndex(({ word }, at) => at > again && /^(?:mais|outr[oa])$/.test(word));
  const [of] = more > 0 ? readPart(reader, tokens.slice(again + 1, more)).items : [];
  const repeated = of && itemMeant(of.match.food, calledWords(of), items, false);
  const [extra] = more > 0 ? readPart(reader, tokens.slice(more + 1)).amounts : [];
  if (repeated && extra)
    return [{ kind: "more", food: repeated.foodId, by: amountFor(extra, correctionSaid(reader, tokens)) }];
  if (more > 0 && !of) return readMore({ ...reader, tokens: tokens.slice(more) });
  // "repeti uma fatia" counts, "repeti uma vez" does not.
  const behind = tokens
    .slice(again + 1)
    .filter(
      ({ word }, at, all) =>
        !AROUND.test(word) || (/^uma?$/.test(word) && !AROUND.test(all[at + 1]?.word ?? "vez")),
    );
  // "o suco eu repeti"
  const isLed =
    behind.length === 0 && /^(?:o|a|os|as)$/.test(wordAt(tokens, wordAt(tokens, 0) === "e" ? 1 : 0));
  const rest = isLed ? tokens.slice(0, again).filter(({ word }) => !/^(?:e|eu|,)$/.test(word)) : behind;
  const part = readPart(reader, rest);
  if (part.items.length > 1 || part.meal || part.day) return null;
  const [named] = part.items;
  // "repeti o caldo": of cassava.
  const item = named
    ? (itemMeant(named.match.food, foodWords(rest), items, false) ??
      itemMeant(named.match.food, calledWords(named), items, false))
    : (itemNamed(foodWords(rest), items) ?? itemInVessel(OF_VESSEL.exec(phrase.line)?.groups?.vessel, items));
  if ((named || isLed) && !item) return null;
  const said = correctionSaid(reader, tokens);
  const share = shareIn(rest);
  const amount = share === null ? (named?.amount ?? part.amounts[0]) : null;
  if (amount && item) return [{ kind: "more", food: item.foodId, by: amountFor(amount, said) }];
  if (amount) return [{ kind: "more", food: focus?.foodId ?? null, by: amountFor(amount, said) }];
  const meant = item ? [item] : focus && share === null && items.length > 1 ? [focus] : items;
  return meant.flatMap((one) => grownBy(one, share ?? 1, said));
}

/** "e o dobro de arroz", "o arroz dobrado", "couve eu comi o dobro", "triplica o arroz": twice or three times what was told. */
export function readDouble(reader: Reader): Correction[] | null {
  const { tokens, items, phrase, focus } = reader;
  // "era um só, vi dobrado", "anotou em dobro"
  if (
    / (?:vi|viu|veio|ficou|esta|estava|foi|registr\S+|anot\S+|lanc\S+|marc\S+|mandei) (?:tudo )?(?:em )?dobr| (?:preco|valor|conta) .*dobrou /.test(
      reader.phrase.line,
    )
  )
    return null;
  const isThrice = tokens.some(({ word }) => THRICE.test(word));
  const isTwice = tokens.some(({ word }) => TWICE.test(word));
  if (!(isTwice || isThrice) || phrase.words > LONGEST || phrase.asks || items.length === 0) return null;
  if (tokens.some(({ word }) => PLANS.test(word))) return null;
  const [named, ...others] = readPart(reader, tokens).items;
  // "o dobro", of several: nobody knows of which.
  const alone = focus ?? (items.length === 1 ? items[0] : undefined);
  const isBare = tokens.filter(({ kind }) => kind === "word").length <= MOST_BARE;
  if (!named && !alone && isBare) return [{ kind: "unclear" }];
  const item = named ? itemMeant(named.match.food, [], items, false) : (alone ?? items.at(-1));
  return item && others.length === 0 ? grownBy(item, isThrice ? 2 : 1, correctionSaid(reader, tokens)) : null;
}

const TWICE = /^(?:dobro|dobrou|dobrad[oa]s?|dobr[ae]r?|duplicad[oa]s?|duplic[ae]r?|duplique)$/;
const THRICE = /^(?:triplo|triplicou|triplicad[oa]s?|triplic[ae]r?|triplique)$/;

/** "na verdade foi o dobro" */
const MOST_BARE = 5;
const AROUND = /^(?:so|apenas|tudo|prato|o|a|de|d[ao]|uma|um|vez|,|!|[.]|e|ainda|tambem|porcao)$/;

export function grownBy(item: LoggedItem, share: number, said: string): Correction[] {
  const own = item.portion && !("said" in item.portion) ? item.portion : null;
  if (!own) return [];
  return [
    {
      kind: "more",
      food: item.foodId,
      by: { ...ONE_MORE, measure: own.measure, quantity: own.quantity * share, said },
    },
  ];
}

/** "meia", "metade", "meio prato" */
function shareIn(tokens: readonly Token[]): number | null {
  const word = wordAt(tokens, 0);
  return /^(?:meia|meio|metade)$/.test(word) ? HALF : null;
}

const HALF = 0.5;

const ALL_OF_IT = /^(?:inteir[oa]s?|tod[oa]|tudo|complet[oa])$/;

/** "banana inteira", "comi inteiro": of what was told as a part of one. */
export function readWhole(reader: Reader): Correction[] | null {
  const { tokens, items, phrase, focus, left } = reader;
  if (phrase.words > MOST_WHOLE || phrase.asks || !tokens.some(({ word }) => ALL_OF_IT.test(word)))
    return null;
  // "foi inteiro, não meio"
  const denied = tokens.findIndex(({ word }) => /^(?:nao|quase|nem)$/.test(word));
  if (denied >= 0 && !/^(?:mei[oa]|metade|so)$/.test(wordAt(tokens, denied + 1))) return null;
  // "minto, comi o pacote todo", after half of it.
  const said = correctionSaid(reader, tokens);
  const rest = tellsOfEating(tokens) ? items.flatMap((item) => restOf(item, left, said)) : [];
  if (left.length > 0 && rest.length === 1) return rest;
  const isPart = (item: LoggedItem | undefined | null) =>
    item?.portion &&
    !("said" in item.portion) &&
    (item.portion.quantity < 1 || item.portion.measure === "metade");
  const named = readPart(reader, tokens).items.flatMap(
    ({ match }) => itemMeant(match.food, [], items, false) ?? [],
  );
  const item =
    named.find(isPart) ?? (named.length > 0 ? undefined : isPart(focus) ? focus : items.findLast(isPart));
  if (!item) return null;
  const own = item.portion && !("said" in item.portion) ? item.portion.measure : null;
  const measure = own === "metade" ? ("unidade" as const) : own;
  const to = { ...ONE_MORE, measure, quantity: 1, said: correctionSaid(reader, tokens) };
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}

const MOST_WHOLE = 7;
const THOSE = /^(?:ess[ea]s?|aquel[ea]s?|os|as)$/;
const ATE_REST = /^(?:terminei|acabei|comi|tomei|bebi|finalizei|matei|completei)$/;
const REST = /^(?:outr[oa]|resto|sobra|sobras|restante|restinho|que)$/;

/** "terminei a outra metade", "comi o resto": what was left of what was told, as a share. */
export function readRemainder(reader: Reader): Correction[] | null {
  const { tokens, items, phrase, left, last, pieces = [] } = reader;
  // "terminei a garrafa", after half of one
  if (FINISHED.test(phrase.line)) {
    const water = last.findLast(({ type }) => type === "water");
    const half =
      left.find(({ food }) => food === WATER_ID)?.share ??
      pieces.find(({ food }) => food === WATER_ID)?.count ??
      1;
    if (items.length === 0 && water?.type === "water" && half < 1)
      return [{ kind: "water", ml: Math.round(water.ml / half), from: water.ml }];
    const rest = items.flatMap((item) => restOf(item, left, phrase.text));
    return rest.length === 1 ? rest : null;
  }
  // "a outra metade também foi"
  if (/^ (?:e )?(?:a )?outra metade (?:tambem|(?:tambem |ja )*(?:foi|comi)(?: \S+)?) $/.test(phrase.line)) {
    const rest = items.flatMap((item) => restOf(item, left, phrase.text));
    if (rest.length > 0) return rest;
  }
  // "o resto da coca tomei agora"
  const rest = / o (?:resto|restante) (?:d[aeo]s? \S+ )?(?:eu )?(?:comi|tomei|bebi) /.exec(phrase.line);
  const whole = rest ? items.filter(({ foodId }) => left.some(({ food }) => food === foodId)) : [];
  if (rest && whole.length === 1) return whole.flatMap((item) => restOf(item, left, phrase.text));
  const verb = tokens.findIndex(({ word }) => ATE_REST.test(word));
  if (verb < 0 || phrase.words > LONGEST || phrase.asks) return null;
  const at = tokens.findIndex(({ word }, i) => i > verb && i <= verb + 4 && REST.test(word));
  // "acabei comendo essas 100 g"
  const those =
    left.length > 0 &&
    tokens.some(({ word }, i) => i > verb && THOSE.test(word) && tokens[i + 1]?.kind === "number");
  if (those) return items.flatMap((item) => restOf(item, left, correctionSaid(reader, tokens)));
  if (at < 0 || !/^(?:o|a|com|os|as)$/.test(wordAt(tokens, at - 1))) return null;
  if (wordAt(tokens, at) === "que" && !/^(?:sobrou|faltava|restou|tinha)$/.test(wordAt(tokens, at + 1)))
    return null;
  if (
    /^outr/.test(wordAt(tokens, at)) &&
    !/^(?:|metade|parte|[.,!]|agora|hoje|d[aeo])$/.test(wordAt(tokens, at + 1))
  )
    return null;
  const said = correctionSaid(reader, tokens);
  const part = readPart(reader, tokens);
  const water = last.find(({ type }) => type === "water");
  const ofWater = left.find(({ food }) => food === WATER_ID);
  if (ofWater && water?.type === "water" && part.items.length === 0)
    return [{ kind: "water", ml: Math.round(water.ml / ofWater.share) }];
  const named = part.items.flatMap(({ match }) => itemMeant(match.food, [], items, false) ?? []);
  const meant = (named.length > 0 ? named : items).flatMap((item) => restOf(item, left, said));
  return meant.length > 0 ? meant : null;
}

const FINISHED =
  /^ (?:(?:e|ai|agora|depois|ja|pronto|acabei que) )*(?:terminei|acabei|finalizei|sequei|matei|completei|virei) (?:com )?(?:a|o|ess[ea]|minha|meu) (?:garraf\S+|copo|copao|lata|latinha|prato|pote|potinho|pacote|pacotinho|caneca|tigela|marmita|barra|barrinha|squeeze|cumbuca|cuia)(?: tod[oa]| inteir[oa]| agora| tambem)* $/;

function restOf(item: LoggedItem, left: Reader["left"], said: string): Correction[] {
  const own = item.portion && !("said" in item.portion) ? item.portion : null;
  const share = shareEaten(item, left);
  if (!own || share >= 1) return [];
  const quantity = own.quantity * (1 / share - 1);
  return [{ kind: "more", food: item.foodId, by: { ...ONE_MORE, measure: own.measure, quantity, said } }];
}
