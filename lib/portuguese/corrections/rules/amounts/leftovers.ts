import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import { correctionSaid, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { HOLDS_MANY } from "@/lib/portuguese/corrections/reading/cues";
import { itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { countedItem } from "@/lib/portuguese/corrections/rules/amounts/set-amounts";
import { shareOf } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { isPerson } from "@/lib/portuguese/vocabulary/people";

/** "um deles era do meu irmão": so many fewer of what was spoken of last. */
export function readOthersOnes(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const count = readQuantity(tokens, 0);
  if (!count || items.length === 0 || phrase.words > LONGEST || phrase.asks) return null;
  const of = /^(?:del[ea]s?|dess[ea]s?)$/.test(wordAt(tokens, count.next)) ? count.next + 1 : count.next;
  if (!IS.test(wordAt(tokens, of))) return null;
  if (!tokens.slice(count.next + 1).some(({ word }) => isPerson(word))) return null;
  const isMany = ({ foodId, portion }: LoggedItem) => {
    if (!portion || "said" in portion) return false;
    const made = reader.pieces?.find(({ food }) => food === foodId)?.count ?? 0;
    return (isUnit(portion.measure) ? made : portion.quantity) > count.value;
  };
  const item = reader.focus && isMany(reader.focus) ? reader.focus : items.findLast(isMany);
  if (!item) return [{ kind: "unclear" }];
  const by = {
    quantity: -count.value,
    measure: null,
    size: null,
    said: correctionSaid(reader, tokens),
    assumed: [],
  };
  return [{ kind: "more", food: item.foodId, by }];
}

const IS = /^(?:era|eram|foi|foram|ficou|ficaram|quem)$/;
const LEFT = /^(?:sobrou|sobraram|deixei|larguei|restou|joguei|dei|guardei|reservei|congelei)$/;
/** "um dos brigadeiros levei pra minha filha" */
const GAVE = /^(?:dei|levei|doei|entreguei|repassei|ofereci)$/;
const ATE = /^(?:comeu|comeram|bebeu|tomou|pegou|roubou)$/;
/** As many words as such a remark has. */
const LONGEST = 14;

/** "sobrou um quarto de cada", "deixei metade", "meu filho comeu metade": what is left of what was logged. */
export function readLeftover(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length === 0 || phrase.words > LONGEST) return null;
  // "não dei conta" leaves nothing by itself.
  const at = tokens.findIndex(
    ({ word }, i) =>
      (LEFT.test(word) && wordAt(tokens, i + 1) !== "conta") ||
      ATE.test(word) ||
      (GAVE.test(word) && /^(?:para|ao)$/.test(wordAt(tokens, i + 1))),
  );
  const others = ATE.test(wordAt(tokens, at));
  // "comi só metade, o resto dei pro meu irmão"
  if (tokens.slice(0, at).some(({ word }) => /^(?:resto|restante)$/.test(word))) return null;
  if (at < 0 || (others && !tokens.slice(0, at).some(({ word }) => isPerson(word)))) return null;
  const after = tokens
    .slice(at + 1)
    .filter(({ word }) => !/^(?:so|uns|umas|quase|fora|no|prato)$/.test(word));
  // "metade da caixa, minha irmã pegou o resto": not all of it.
  if (others && after.some(({ word }) => /^(?:resto|restante)$/.test(word))) return null;
  // "metade eu deixei"
  const isBehind = !after.some(({ kind }) => kind !== "mark") || /^(?:para|ao)$/.test(after[0]?.word ?? "");
  const rest = isBehind
    ? tokens.slice(0, at).filter(({ word }, i) => word !== "eu" && (i > 0 || word !== "e"))
    : after;
  const taken = takenBy(reader, rest);
  if (taken && (others || GAVE.test(wordAt(tokens, at)))) return taken;
  const weighed = weightLeft(reader, rest);
  if (weighed) return weighed;
  const counted = others ? null : countLeft(reader, rest, tokens.slice(0, at));
  if (counted) return counted;
  const left = shareSaid(rest);
  if (left === null || left >= 1) return null;
  // "o bife larguei metade", "metade do arroz deixei": before the verb as well.
  const part = readPart(reader, tokens);
  const named = part.items.flatMap(({ match }) => itemMeant(match.food, [], items, false) ?? []);
  if (named.length < part.items.length) return null;
  // "ele comeu um terço só", of what was shared just before: of the whole.
  const shared = reader.focus && reader.left.find(({ food }) => food === reader.focus?.foodId);
  if (named.length === 0 && reader.focus && shared)
    return [shareOf(reader, reader.focus, (1 - left) / shared.share, tokens)];
  return (named.length > 0 ? named : items).map((item) => shareOf(reader, item, 1 - left, tokens));
}

/** "meu filho comeu metade da pizza", of what was told messages before: only where it is named. */
export function readNamedLeftover(reader: Reader): Correction[] | null {
  const named = readPart(reader, reader.tokens).items.some(({ match }) => meantBy(match.food, reader.items));
  return named ? readLeftover(reader) : null;
}

/** "meu irmão comeu 4 hot roll", "dei uma de queijo pro meu filho": so many fewer of ours. */
function takenBy(reader: Reader, rest: Reader["tokens"]): Correction[] | null {
  const { items } = reader;
  const end = rest.findIndex(({ word }) => word === "para" || word === "ao");
  const part = readPart(reader, end < 0 ? rest : rest.slice(0, end));
  const [named] = part.items;
  // "80 desses 200"
  const first = part.amounts[0];
  const amount = named ? named.amount : first && first.start > 0 && readQuantity(rest, 0) ? undefined : first;
  const bare = !named && !amount ? readQuantity(rest, 0) : null;
  if (part.items.length > 1) return null;
  const item = named ? meantBy(named.match.food, items) : countedItem(reader, { measure: null });
  const portion = item?.portion && !("said" in item.portion) ? item.portion : null;
  const own = portion?.quantity ?? 0;
  // "uma fatia da pizza", of three slices.
  const isCounted = amount && (amount.measure === null || amount.measure === portion?.measure);
  const quantity = isCounted ? amount.quantity : (bare?.value ?? 0);
  if (!item || !Number.isInteger(quantity) || quantity < 1 || own < quantity) return null;
  if (own === quantity) return [{ kind: "remove", foods: [item.foodId], said: item.name }];
  const by = {
    quantity: -quantity,
    measure: null,
    size: null,
    said: correctionSaid(reader, rest),
    assumed: [],
  };
  return [{ kind: "more", food: item.foodId, by }];
}

function meantBy(food: Food, items: readonly LoggedItem[]): LoggedItem | null {
  return itemMeant(food, [], items, false) ?? items.find((one) => isOfKind(one, food)) ?? null;
}

/** "de queijo" of "esfiha de queijo". */
function isOfKind({ name }: LoggedItem, { name: kind }: Food): boolean {
  return searchKey(name)
    .split(" ")
    .includes(searchKey(kind).split(" ")[0] ?? "");
}

/** "não comi todo o arroz, sobrou 30 g": of what is named, or of what was spoken of last. */
function weightLeft(reader: Reader, rest: Reader["tokens"]): Correction[] | null {
  const amount = weightSaid(rest);
  if (!amount || !isUnit(amount.measure)) return null;
  const { tokens, items } = reader;
  const named = readPart(reader, tokens).items.flatMap(
    ({ match }) => itemMeant(match.food, [], items, false) ?? [],
  );
  const item = named[0] ?? reader.focus ?? (items.length === 1 ? items[0] : undefined);
  const left = amount.quantity * UNITS[amount.measure].factor;
  // "não dei conta, sobrou 100 g": of a plate of several things, of each its share.
  const all = items.reduce((sum, { grams }) => sum + grams, 0);
  if (!item && named.length === 0 && left < all) {
    const share = 1 - left / all;
    return items.map((one) => shareOf(reader, one, share, tokens));
  }
  const eaten = item ? item.grams - left : 0;
  if (!item || eaten <= 0) return null;
  const to = {
    quantity: eaten,
    measure: "g" as const,
    size: null,
    said: correctionSaid(reader, tokens),
    assumed: [],
  };
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}

/** "30 g", "um pouco, uns 30 g", "um pouco do frango, na balança 30 g": the one weight of it. */
function weightSaid(rest: Reader["tokens"]): SaidAmount | undefined {
  const [first] = readAmounts(rest, 0);
  if (!first?.vague) return first;
  const all = rest.flatMap((_, at) => readAmounts(rest, at).slice(0, 1));
  const weights = all.filter(({ counted, measure }) => counted && isUnit(measure));
  return weights.length === 1 ? weights[0] : undefined;
}

/** "não comi tudo, sobraram 4", "deixei 2": so many fewer of what was counted, or out of a whole packet; null where no number is said. */
function countLeft(reader: Reader, rest: Reader["tokens"], before: Reader["tokens"]): Correction[] | null {
  const count = readQuantity(rest, 0);
  const part = readPart(reader, rest);
  const [named, ...others] = part.items;
  const amount = named ? named.amount : part.amounts[0];
  if (!count || !Number.isInteger(count.value) || count.value < 1) return null;
  if (others.length > 0 || !amount?.counted || amount.quantity !== count.value || isUnit(amount.measure))
    return null;
  const item = named ? meantBy(named.match.food, reader.items) : countedItem(reader, { measure: null });
  if (!item) return named ? null : [{ kind: "unclear" }];
  const said = correctionSaid(reader, rest);
  const own = item.portion && !("said" in item.portion) ? item.portion : null;
  // "eram 8, sobraram 3": what is left of these.
  const of = before.findIndex(({ kind }) => kind === "number");
  const all = of < 0 ? 0 : (readQuantity(before, of)?.value ?? 0);
  if (Number.isInteger(all) && all > amount.quantity) {
    const to = { quantity: all - amount.quantity, measure: amount.measure, size: null, said, assumed: [] };
    return [{ kind: "amount", food: item.foodId, from: null, to }];
  }
  const made = reader.pieces?.find(({ food }) => food === item.foodId)?.count ?? 0;
  const many = isUnit(own?.measure ?? null) ? made : (own?.quantity ?? 0);
  const isSame = amount.measure === null || amount.measure === own?.measure;
  if (isSame && many > amount.quantity) {
    const by = { quantity: -amount.quantity, measure: null, size: null, said, assumed: [] };
    return [{ kind: "more", food: item.foodId, by }];
  }
  // Of a whole packet as many pieces: what is not known by the piece is asked about.
  const food = findFood(item.foodId);
  const left =
    food &&
    (gramsOf(food, amount.measure ?? "unidade", amount.quantity) ??
      gramsOf(food, amount.measure, amount.quantity));
  const quantity = item.grams - (left?.grams ?? item.grams);
  const isPiece = left && !HOLDS_MANY.test(left.portion.measure);
  if (!isPiece || quantity <= 0) return [{ kind: "unclear" }];
  const to = { quantity, measure: "g" as const, size: null, said, assumed: [] };
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}

/** "metade", "um quarto de cada", "1/3". */
function shareSaid(tokens: Reader["tokens"]): number | null {
  const from = /^(?:a|o)$/.test(wordAt(tokens, 0)) ? 1 : 0;
  if (wordAt(tokens, from) === "metade") return HALF;
  const count = readQuantity(tokens, from);
  return count && count.value < 1 ? count.value : null;
}

const HALF = 0.5;
