import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import {
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA, LEAD } from "@/lib/portuguese/corrections/reading/cues";
import { itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import {
  amountFor,
  amountSaidOf,
  described,
} from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { dishWithAmount } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import { partWithAmount } from "@/lib/portuguese/corrections/rules/parts/part-in-dish";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID, waterOf } from "@/lib/portuguese/portions/waters";
import { readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";

const ATE =
  /^(?:foi|foram|comi|tomei|bebi|provei|peguei|belisquei|usei|eram|era|deu|deram|davam|pesou|pesaram|pesava|pesavam|somou|somaram|somava|somavam|totalizou|totalizaram|ficou|ficaram)$/;
const LONGEST = 12;

/** "salgado comi 2", "club social foi 1 mesmo": how many of what is logged, its name first. */
export function readToldCount(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length === 0 || phrase.words > LONGEST || phrase.asks) return null;
  const verb = tokens.findIndex(({ word }, at) => at > 0 && ATE.test(word));
  if (verb < 1 || verb > 4) return null;
  const subject = tokens.slice(0, verb).filter(({ word }) => !LEAD.has(word) && word !== "eu");
  const [named, ...others] = readPart(reader, subject).items;
  if (!named || others.length > 0 || named.amount) return null;
  const item = itemMeant(named.match.food, foodWords(subject), items, false);
  const told = tokens.slice(verb + 1).filter(({ word }) => !AROUND.test(word));
  // "deu 1 concha bem cheia, 180 g": what it weighed
  const both = readPart(reader, told);
  const weight = both.items.length === 0 && both.amounts.length === 2 ? both.amounts[1] : undefined;
  const isWeighed = isUnit(weight?.measure ?? null) && both.amounts[0]?.household;
  const amount = (isWeighed && weight) || readAmounts(told, 0)[0];
  const end = amount && isUnit(amount.measure) ? amount.next : told.length;
  const rest = told.filter(({ word }, at) => at < end || !WEIGHED_SO.test(word));
  // "do bolo eu só comi metade" is said of what there was.
  if (wordAt(rest, 0) === "metade") return null;
  if (!amount || !(amount.counted || amount.vague)) return null;
  if (amount.next < rest.length || !(amount.quantity > 0)) return null;
  const said = correctionSaid(reader, tokens);
  if (!item) {
    // "o ovo comi pouco", of couscous with egg
    const dish = amount.vague && partWithAmount(items, named.match.food, amount, said);
    return dish ? [dish] : null;
  }
  const part = item.foodId !== named.match.food.id && dishWithAmount(item, named.match.food, amount, said);
  return [part || { kind: "amount", food: item.foodId, from: null, to: amountSaidOf(item, amount, said) }];
}

/** "pesei ela sem casca, 110": what was spoken of last weighs so much. */
export function readWeighedIt({ phrase, focus, items }: Reader): Correction[] | null {
  const [, figure] = / pesei (?:el[ea]s?)(?: \S+){0,4} (\d{1,4}) (?:g |gramas )?$/.exec(phrase.line) ?? [];
  const item = focus ?? (items.length === 1 ? items[0] : undefined);
  if (!figure || !item || phrase.asks) return null;
  const to = { quantity: Number(figure), measure: "g" as const, size: null, said: phrase.text, assumed: [] };
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}

/** "210 g sem casca", "150 g pronto" */
const WEIGHED_SO =
  /^(?:sem|com|casca|osso|caroco|pele|limp[oa]s?|cru[as]?|cozid[oa]s?|pront[oa]s?|total|certinho)$/;
const AROUND = /^(?:so|mesmo|apenas|na|verdade|tambem|,|[.]|!|ta|viu)$/;

/** "cada scoop do meu é 15 g", "a fatia tem 40 g": what one of its measure weighs, of what was counted in it. */
export function readEachWeight(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length === 0 || phrase.words > LONGEST || phrase.asks) return null;
  const from = /^(?:cada|o|a|um|uma|1|meu|minha)$/.test(wordAt(tokens, 0)) ? 1 : 0;
  const measure = readAmounts([{ ...ONE_TOKEN }, ...tokens.slice(from)], 0).find(
    (one) => one.household,
  )?.household;
  const is = tokens.findIndex(({ word }) =>
    /^(?:eh|tem|pesa|pesou|pesava|deu|tinha|era|foi|da|sao|vem)$/.test(word),
  );
  const so = tokens.findIndex(({ word, kind }, at) => at > is && kind !== "mark" && !SO.test(word));
  const weight = is < 0 || so < 0 ? undefined : readAmounts(tokens, so)[0];
  if (from === 0 || !measure || !weight?.counted) return null;
  const alike = (one: string | undefined) =>
    one === measure.id || (isPiece(one) && isPiece(measure.id)) || one?.split("-")[0] === measure.id;
  const item = items.findLast(({ portion }) => portion && !("said" in portion) && alike(portion.measure));
  const own = item?.portion && !("said" in item.portion) ? item.portion.quantity : 0;
  const bare = findFood(item?.foodId ?? "")?.gramsPerMl === undefined ? ("g" as const) : ("ml" as const);
  const said = weight.measure ?? (weight.quantity >= LEAST_HELD ? bare : null);
  if (!item || own === 0 || !isUnit(said)) return null;
  const quantity = own * weight.quantity * UNITS[said].factor;
  const unit = UNITS[said].per;
  const to = { ...amountFor(weight, correctionSaid(reader, tokens)), quantity, measure: unit, size: null };
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}

/** "era grandinha viu, acho que uns" */
const SO =
  /^(?:com|de|era|pequen\S*|grand\S*|medi[oa]s?|fin[oa]s?|finin\S*|gross[oa]s?|bem|mais|menos|daquel[ea]s|viu|acho|que|uns|umas|tipo|muito|generos[oa]s?|cheio|cheia|ou|cerca|eh)$/;

function isPiece(measure: string | undefined): boolean {
  return measure === "pedaco" || measure === "fatia";
}

const ONE_TOKEN = { word: "1", kind: "number" as const, value: 1, start: 0, end: 0 };

/** "foi coxa assada, não grelhado": another of its kind in place of the one that was made so. */
export function readWayDenied(reader: Reader): Correction[] | null {
  const { tokens, items } = reader;
  const not = tokens.findIndex(({ word }, at) => at > 1 && word === "nao");
  const denied = not < 0 ? [] : tokens.slice(not + 1).filter(({ kind }) => kind === "word");
  if (denied.length === 0 || denied.length > 2) return null;
  const [said, ...others] = readPart(reader, tokens.slice(0, not)).items;
  if (!said || others.length > 0 || readPart(reader, tokens.slice(not + 1)).items.length > 0) return null;
  const way = denied.at(-1)?.word ?? "";
  const item = items.find(({ name }) => foldedWords(name).includes(way.replace(/s$/, "")));
  return item ? described(reader, item, tokens.slice(said.match.start, said.match.next)) : null;
}

function foldedWords(name: string): string[] {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[\s,]+/);
}

const VESSEL =
  /^(?:copos?|copao|copinho|pratos?|pratinho|potes?|potinhos?|latas?|latinhas?|garrafas?|garrafinhas?|tigelas?|marmitas?|pacotes?|pacotinhos?|xicaras?|canecas?|tacas?|cumbucas?|barras?|caixinhas?|embalagem|porcao)$/;

/** "o copo era de 500 g", "era de 500 o copo": what that vessel held, of what was told in one or of what weighs most. */
export function readVessel(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const at = tokens.findIndex(({ word }) => VESSEL.test(word));
  const was = tokens.findIndex(({ word }) => COPULA.test(word));
  if (at < 0 || phrase.words > LONGEST || phrase.asks) return null;
  if (was < 0 || !/^(?:o|a|os|as|esse|essa|meu|minha)$/.test(wordAt(tokens, at - 1)))
    return bareVessel(reader, at);
  if (!/^(?:o|a|os|as|esse|essa|meu|minha)$/.test(wordAt(tokens, at - 1))) return null;
  const part = readPart(
    reader,
    tokens.slice(was + 1).filter((_, i) => i + was + 1 !== at),
  );
  const of = wordAt(tokens, was + 1) === "de" ? was + 2 : was + 1;
  const [amount] = readAmounts(tokens, of).length > 0 ? readAmounts(tokens, of) : heldBehind(tokens, was);
  if (part.items.length > 0 || !amount?.counted) return null;
  const water = items.length === 0 ? reader.last.findLast(({ type }) => type === "water") : undefined;
  if (water?.type === "water") return heldWater(reader, water.ml, amount);
  const vessel = readAmounts(tokens, at)[0]?.household?.id ?? null;
  const inVessel = items.findLast(
    ({ portion }) => portion && !("said" in portion) && vessel !== null && portion.measure === vessel,
  );
  const item = inVessel ?? [...items].sort((a, b) => b.grams - a.grams)[0];
  const unit = findFood(item?.foodId ?? "")?.gramsPerMl === undefined ? ("g" as const) : ("ml" as const);
  const measure = isUnit(amount.measure) ? amount.measure : isHeldIn(tokens, at, amount) ? unit : null;
  const isHeld = item && (inVessel || !DRUNK_FROM.test(wordAt(tokens, at)) || isPoured(item));
  if (!item || !measure || !isHeld) return null;
  const to = { ...amountFor(amount, correctionSaid(reader, tokens)), measure, size: null };
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}

/** "pacotinho de 26": so little is in a packet, and in no glass. */
function isHeldIn(tokens: Reader["tokens"], at: number, { quantity }: SaidAmount): boolean {
  return quantity >= (PACKET.test(wordAt(tokens, at)) ? LEAST_HELD / 2 : LEAST_HELD);
}

const PACKET = /^(?:pacot|barr|embalagem)/;

/** "era daqueles pequenos, 150 ml" */
function heldBehind(tokens: Reader["tokens"], was: number): SaidAmount[] {
  const comma = tokens.findLastIndex(({ word }) => word === ",");
  const from = tokens.findIndex(({ word }, at) => at > comma && !/^(?:uns|umas|de|com|acho|que)$/.test(word));
  // "o copo era de 300, acho que": nothing behind it.
  const [amount] = comma > was && from > comma ? readAmounts(tokens, from) : [];
  return amount && isUnit(amount.measure) ? [amount] : [];
}

/** "era um copo de 300 ml", "copo de 300": of what was told in one. */
function bareVessel(reader: Reader, at: number): Correction[] | null {
  const { tokens, items } = reader;
  if (
    tokens
      .slice(0, at)
      .some(
        ({ word }) =>
          !/^(?:era|foi|eram|um|uma|na|verdade|mas|num|cada|daquel[ea]|daquel[ea]s|o|a)$/.test(word),
      )
  )
    return null;
  const [amount] = wordAt(tokens, at + 1) === "de" ? readAmounts(tokens, at + 2) : [];
  if (!amount?.counted || amount.next < tokens.length || !isHeldIn(tokens, at, amount)) return null;
  const water = items.length === 0 ? reader.last.findLast(({ type }) => type === "water") : undefined;
  if (water?.type === "water") return heldWater(reader, water.ml, amount);
  const vessel = readAmounts(tokens, at)[0]?.household?.id;
  // "canecas de 300", of a draught beer
  const poured = items.filter(({ foodId }) => findFood(foodId)?.gramsPerMl !== undefined);
  const item =
    items.findLast(
      ({ portion }) => portion && !("said" in portion) && vessel && portion.measure === vessel,
    ) ?? (DRUNK_FROM.test(wordAt(tokens, at)) && poured.length === 1 ? poured[0] : undefined);
  if (!item) return null;
  const unit = findFood(item.foodId)?.gramsPerMl === undefined ? ("g" as const) : ("ml" as const);
  const measure = isUnit(amount.measure) ? amount.measure : unit;
  const own =
    item.portion && !("said" in item.portion) && !isUnit(item.portion.measure) ? item.portion : null;
  const many = own?.quantity ?? reader.pieces?.find(({ food }) => food === item.foodId)?.count ?? 1;
  const said = amountFor(amount, correctionSaid(reader, tokens));
  const to = { ...said, quantity: said.quantity * many, measure, size: null, pieces: many };
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}

/** "os copos eram de 200 ml", of so many of water. */
function heldWater({ pieces = [] }: Reader, ml: number, amount: SaidAmount): Correction[] | null {
  const each = waterOf(amount)?.ml;
  const count = pieces.find(({ food }) => food === WATER_ID)?.count ?? 1;
  return each && amount.quantity >= LEAST_HELD ? [{ kind: "water", ml: each * count, from: ml }] : null;
}

const DRUNK_FROM =
  /^(?:copos?|copao|copinho|latas?|latinhas?|garrafas?|garrafinhas?|xicaras?|canecas?|tacas?)$/;

/** What a glass may hold: a drink, or ice cream of açaí. */
function isPoured({ foodId }: LoggedItem): boolean {
  const food = findFood(foodId);
  return (
    food?.gramsPerMl !== undefined || /^(?:acai|sorvete|iogurte|vitamina|caldo|sopa)(?:-|$)/.test(foodId)
  );
}

/** Nothing holds fewer grams. */
const LEAST_HELD = 30;

/** "300 g com leite em pó", of the one thing that was told: so much of it, and what came with it. */
export function readAmountWith(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const [amount] = readAmounts(tokens, 0);
  const item = items.length === 1 ? items[0] : undefined;
  if (!amount?.counted || !isUnit(amount.measure) || wordAt(tokens, amount.next) !== "com") return null;
  if (!item || phrase.words > LONGEST || phrase.asks) return null;
  const part = readPart(reader, tokens.slice(amount.next + 1));
  if (part.items.length === 0 || part.meal || part.day || part.hour) return null;
  const to = amountFor(amount, correctionSaid(reader, tokens.slice(0, amount.next)));
  return [
    { kind: "amount", food: item.foodId, from: null, to },
    { kind: "add", items: part.items.map(weighItem) },
  ];
}

/** "o copo era de 300": it may be said of what was told before the last. */
export const TELLS_VESSEL = new RegExp(
  ` (?:o|a|os|as) (?:${VESSEL.source.slice(4, -2)}) (?:era|eram|foi|foram|eh|sao|tinha) `,
);
