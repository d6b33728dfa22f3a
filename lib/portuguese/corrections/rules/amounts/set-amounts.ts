import { isUnit } from "@/lib/nutrition/foods/measures";
import { correctionSaid, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { calledWords, itemMeant, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { isInMillilitres, mayBeWater, WATER_ID, waterOf } from "@/lib/portuguese/portions/waters";
import { readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const LONGEST = 11;
/** What has an amount be another: "põe 400 nessa água", "conta só 2". */
const SETS =
  /^(?:bota|botar|bote|poe|por|ponha|coloca|colocar|coloque|conta|contar|conte|considera|considerar|considere|deixa|deixar|deixe|muda|mudar|mude|corrige|corrigir|corrija|ajusta|ajustar|ajuste|altera|alterar|altere|troca|trocar|marca|marcar|marque|anota|anotar|anote|registra|registrar|registre|lanca|lancar|arruma|arrumar|atualiza|atualizar|passa)$/;
const GROWS =
  /^(?:aumenta|aumentar|aumente|soma|somar|some|acrescenta|acrescentar|acrescente|adiciona|adicionar|adicione|sobe|subir)$/;
const SHRINKS =
  /^(?:diminui|diminuir|diminua|reduz|reduzir|reduza|abaixa|abaixar|abaixe|desconta|descontar|desconte|subtrai|tira|tirar|tire|retira|retirar|retire|baixa|baixar)$/;
const TAKES =
  /^(?:tira|tirar|tire|retira|retirar|retire|desconta|descontar|desconte|subtrai|soma|somar|some|acrescenta\S*|adiciona\S*)$/;
/** Politeness before it. */
const BEFORE =
  /^(?:pode|podes|poderia|consegue|por|favor|entao|agora|ai|e|mas|so|na|verdade|real|ah|voce|melhor|,|opa|nao)$/;
/** What may stand around the amount. */
const AROUND =
  /^(?:so|apenas|uns|umas|para|em|no|na|nos|nas|d[oae]s?|n?ess[ea]s?|dess[ea]s?|o|a|os|as|ai|por|favor|mesmo|como|que|foi|foram|mais|menos|so|,|[.]|!|ta|isso|registro|quantidade|total)$/;

/** "bota 150 no arroz", "conta só 2", "aumenta 50 g no arroz", "uma concha a menos de feijão", "tira 200 ml dessa água". */
export function readSetAmount(reader: Reader): Correction[] | null {
  const { tokens, phrase } = reader;
  if (phrase.words > LONGEST || phrase.asks) return null;
  const act = actOf(tokens);
  if (!act) return null;
  const rest = act.verb < 0 ? tokens : tokens.slice(act.verb + 1);
  const { items: named, amounts } = readPart(
    reader,
    rest.filter((_, at) => !isThan(rest, at) && !isThan(rest, at + 1)),
  );
  const [one, ...others] = named;
  const said = [...amounts, ...named.flatMap(({ amount }) => (amount?.counted ? [amount] : []))].filter(
    ({ counted }) => counted,
  );
  const [amount, ...more] = said;
  if (!amount || more.length > 0 || others.length > 0) return null;
  const isWater = one ? one.match.food.id === WATER_ID : reader.items.length === 0;
  if (isWater) return waterSet(reader, amount, act.sign);
  if (
    !one &&
    !rest.every(({ kind, word }, at) => kind !== "word" || AROUND.test(word) || isIn(amount, rest, at))
  )
    return null;
  // "bota 2 ovos" adds them; "bota 2 nos ovos" tells how many there were.
  const isOf = one !== undefined && /^(?:d|n)?(?:[oa]s?|ess[ea]s?)$/.test(wordAt(rest, one.match.start - 1));
  if (one && act.sign === 0 && !isOf) return null;
  const item = one
    ? (itemMeant(one.match.food, calledWords(one), reader.items, false) ?? sameNoun(one, reader.items))
    : countedItem(reader, amount);
  if (!item) return null;
  const text = correctionSaid(reader, tokens);
  if (act.sign === 0) return [{ kind: "amount", food: item.foodId, from: null, to: amountFor(amount, text) }];
  if (one && OUT.test(wordAt(tokens, act.verb)) && isAllOf(item, amount))
    return [{ kind: "remove", foods: [item.foodId], said: item.name }];
  const by = amountFor({ ...amount, quantity: act.sign * amount.quantity }, text);
  return [{ kind: "more", food: item.foodId, by }];
}

const OUT = /^(?:re)?tir(?:a|ar|e|ei)$/;

/** "tira uma banana", of the one that was told: nothing of it is left. */
function isAllOf({ portion }: LoggedItem, { quantity, measure }: SaidAmount): boolean {
  if (portion === null || "said" in portion || portion.quantity !== quantity) return false;
  return measure === portion.measure || (measure === null && !isUnit(portion.measure));
}

/** "muda o arroz pra 80, o feijão pra 60 e o frango pra 140": each thing with its amount, by one verb. */
export function readSetSeveral(reader: Reader): Correction[] | null {
  const { tokens, phrase, items } = reader;
  const act = actOf(tokens);
  if (!act || act.verb < 0 || act.sign < 0 || phrase.asks || items.length < 2) return null;
  const pieces = piecesOf(tokens.slice(act.verb + 1));
  if (pieces.length < 2) return null;
  const found = pieces.map((piece): Correction | null => {
    const to = piece.findLastIndex(({ word }) => /^(?:para|em)$/.test(word));
    const [named, ...others] = readPart(reader, piece.slice(0, to)).items;
    const [amount] = readAmounts(piece, to + 1);
    if (to < 1 || !named || others.length > 0 || !amount?.counted) return null;
    const item = itemMeant(named.match.food, calledWords(named), items, false) ?? sameNoun(named, items);
    const said = correctionSaid(reader, piece);
    return item && { kind: "amount", food: item.foodId, from: null, to: amountFor(amount, said) };
  });
  return found.every((one) => one !== null) ? found : null;
}

/** The stretches between commas and "e". */
function piecesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const ends = tokens.flatMap(({ word }, at) => (/^(?:,|;|e)$/.test(word) ? [at] : []));
  return [...ends, tokens.length]
    .map((end, i) => tokens.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end))
    .filter((piece) => piece.some(({ kind }) => kind === "word"));
}

function isIn(amount: SaidAmount, tokens: readonly Token[], at: number): boolean {
  return readAmounts(tokens, amount.start).some(({ next }) => at >= amount.start && at < next);
}

/** "a mais", "a menos" */
function isThan(tokens: readonly Token[], at: number): boolean {
  return /^(?:mais|menos)$/.test(wordAt(tokens, at)) && wordAt(tokens, at - 1) === "a";
}

type Act = { verb: number; sign: -1 | 0 | 1 };

function actOf(tokens: readonly Token[]): Act | null {
  let verb = 0;
  while (verb < tokens.length && BEFORE.test(wordAt(tokens, verb))) verb += 1;
  const word = wordAt(tokens, verb);
  // "menos 30 de arroz"
  if (word === "menos" && tokens[verb + 1]?.kind === "number") return { verb, sign: -1 };
  // "50 g a mais", "uma concha a menos"
  const than = tokens.findIndex((_, at) => isThan(tokens, at));
  if (than > 0)
    return {
      verb: SETS.test(word) || GROWS.test(word) ? verb : -1,
      sign: wordAt(tokens, than) === "mais" ? 1 : -1,
    };
  // "aumenta o arroz pra 150", "aumenta aí que foi 150", "diminui o feijão, 2 colheres": an amount of its own.
  const isTo =
    tokens.some(({ word: one }, at) => one === "para" && at > verb) ||
    tokens.some(
      (_, at) =>
        at > verb && /^(?:que|porque|pois)$/.test(wordAt(tokens, at)) && COPULA.test(wordAt(tokens, at + 1)),
    ) ||
    (!TAKES.test(word) &&
      tokens.some(
        (_, at) => at > verb + 1 && wordAt(tokens, at) === "," && readAmounts(tokens, at + 1).length > 0,
      ));
  if (GROWS.test(word)) return isTo ? { verb, sign: 0 } : { verb, sign: 1 };
  if (SHRINKS.test(word)) return isTo ? { verb, sign: 0 } : { verb, sign: -1 };
  if (!SETS.test(word)) return null;
  return { verb, sign: wordAt(tokens, verb + 1) === "mais" ? 1 : 0 };
}

/** The item whose count a bare number must be of: what was spoken of last, else the one thing that there were several of. */
export function countedItem(
  { focus, items, pieces = [] }: Pick<Reader, "focus" | "items" | "pieces">,
  { measure, quantity = 1 }: Pick<SaidAmount, "measure"> & { quantity?: number },
): LoggedItem | null {
  if (focus) return focus;
  if (items.length === 1) return items[0] ?? null;
  const own = (item: LoggedItem) => (item.portion && !("said" in item.portion) ? item.portion : null);
  const many = (item: LoggedItem) =>
    isUnit(own(item)?.measure ?? null)
      ? (pieces.find(({ food }) => food === item.foodId)?.count ?? 0)
      : (own(item)?.quantity ?? 0);
  // "era de 300", of an açaí of 500 ml with granola
  const isVolume = measure === null && quantity > MOST_COUNTED;
  const fits = items.filter((item) =>
    isVolume
      ? isUnit(own(item)?.measure ?? null)
      : measure === null
        ? many(item) > 1
        : own(item)?.measure === measure,
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

function waterSet({ last, pieces = [] }: Reader, amount: SaidAmount, sign: number): Correction[] | null {
  const told = last.findLast(({ type }) => type === "water");
  if (told?.type !== "water") return null;
  const count = pieces.find(({ food }) => food === WATER_ID)?.count;
  const isGlasses = !isUnit(amount.measure) && amount.quantity <= MOST_GLASSES;
  const each = isGlasses && count ? (told.ml / count) * amount.quantity : null;
  const ml = each ?? (isInMillilitres(amount) || mayBeWater(amount) ? waterOf(amount)?.ml : null);
  if (!ml) return null;
  const now = sign === 0 ? ml : told.ml + sign * ml;
  return now > 0 ? [{ kind: "water", ml: Math.round(now), from: told.ml }] : null;
}

const MOST_GLASSES = 12;
const MOST_COUNTED = 49;
/** "derramei metade", "esses 300 não bebi todo, foi só metade" */
const HALF_OF_IT =
  / (?:derramei|derramou|sobrou|deixei|entornei|caiu|joguei) (?:\S+ ){0,2}metade | (?:so|apenas) (?:bebi |tomei )?(?:a )?metade $/;
/** "o copo tem 350": each of them. */
const TELLS_HELD =
  /^ (?:a|o|cada|meu|minha) (?:garraf\S+|copo|copao|caneca|squeeze|litrao) (?:tem|tinha|eh|era) /;
/** What one says to have had less of: "só 300 ml", of water that was just told. */
export function readOnlyWater(reader: Reader): Correction[] | null {
  const { tokens, items, last, phrase } = reader;
  if (items.length > 0 || last.at(-1)?.type !== "water" || phrase.asks || phrase.words > LONGEST) return null;
  const line = phrase.line;
  const { items: named, amounts } = readPart(reader, tokens);
  if (named.some(({ match }) => match.food.id !== WATER_ID)) return null;
  if (/^ (?:eu )?(?:nao|nem) (?:bebi|tomei)(?: nada| essa| isso| nao| agua| essa agua| ela)* $/.test(line))
    return [{ kind: "remove_water" }];
  const amount = amounts[0] ?? named[0]?.amount;
  const told = last.findLast(({ type }) => type === "water");
  if (told?.type !== "water") return null;
  if (HALF_OF_IT.test(line))
    return [{ kind: "water", ml: Math.round(told.ml / 2), from: told.ml, share: 0.5 }];
  const held = TELLS_HELD.test(line) ? amounts.at(-1) : undefined;
  if (held?.counted && mayBeWater(held)) {
    const each = waterOf(held)?.ml;
    const count = reader.pieces?.find(({ food }) => food === WATER_ID)?.count ?? 1;
    return each ? [{ kind: "water", ml: each * count, from: told.ml }] : null;
  }
  const isOnly =
    /^ (?:foi |era |eram |foram |bebi |tomei |na verdade |mas )*(?:so|apenas|somente) | (?:mesmo|so|apenas|somente|na verdade|na real) $/.test(
      line,
    );
  if (!isOnly || !amount?.counted) return null;
  return waterSet(reader, amount, 0);
}
