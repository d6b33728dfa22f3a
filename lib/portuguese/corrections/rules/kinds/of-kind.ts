import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, type MeasureId } from "@/lib/nutrition/foods/measures";
import { correctionSaid, type Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { LEAD } from "@/lib/portuguese/corrections/reading/cues";
import { variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { ONE, readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const LONGEST = 14;
const MORE = /^(?:mais|outr[oa]s?|tambem)$/;
/** What may stand before a group. */
const BEFORE =
  /^(?:e|mais|outr[oa]s?|comi|tomei|peguei|tambem|teve|veio|foi|foram|so|ainda|ah|depois|agora|,|:|o|contrario|inverso|inverte|inverti|trocado)$/;
/** Foods that come in kinds under one noun. */
export const IN_KINDS =
  /^(?:pizza|esfiha|pastel|empada|coxinha|espetinho|sorvete|picole|bolo|suco|tapioca|crepe|pao-de-queijo|salgado|sanduiche|torta|iogurte|temaki|brigadeiro|bombom|caldo|sopa|acaraje|beirute|calzone|panqueca|lasanha|macarrao|milk-shake)(?:-|$)/;

type Group = {
  isMore: boolean;
  amount: SaidAmount | null;
  food: Food;
  logged: LoggedItem | null;
  like: LoggedItem;
};

/** "mais uma de frango", "foi 1 de calabresa e 2 de marguerita", "de chocolate também, um pedaço pequeno": kinds of what comes in kinds. */
export function readOfKind(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length === 0 || phrase.words > LONGEST || phrase.asks) return null;
  const from = tokens.findIndex(({ word }) => !LEAD.has(word) || /^(?:e|mais)$/.test(word));
  const groups = groupsIn(reader, tokens.slice(Math.max(0, from)));
  if (!groups || groups.length === 0) return null;
  const said = correctionSaid(reader, tokens);
  const isAlso = tokens.some(({ word }) => MORE.test(word)) || wordAt(tokens, 0) === "e";
  // "1 de queijo", of several of one kind, is another rule's.
  if (!isAlso && groups.some(({ logged }) => logged === null)) return null;
  const found = groups.map(({ isMore, amount, food, logged, like }): Correction | null => {
    if (!logged) return { kind: "add", items: [weighItem(saidOf(food, amount ?? ONE, like))] };
    const to = amountFor(amount ?? ONE, said);
    if (isMore) return { kind: "more", food: logged.foodId, by: to };
    return amount ? { kind: "amount", food: logged.foodId, from: null, to } : null;
  });
  return found.every((one) => one !== null) ? found : null;
}

/** Each "(mais) (2) (fatias) de K"; null where anything else is said. */
function groupsIn(reader: Reader, tokens: readonly Token[]): Group[] | null {
  const groups: Group[] = [];
  let isMore = false;
  for (let at = 0; at < tokens.length; ) {
    const word = wordAt(tokens, at);
    const group = groupAt(reader, tokens, at);
    if (group) {
      groups.push({ ...group, isMore });
      isMore = false;
      at = group.next;
    } else if (BEFORE.test(word)) {
      isMore = MORE.test(word) && word !== "tambem" ? true : isMore;
      at += 1;
    } else if (groups.length > 0 && !groups.at(-1)?.amount) {
      // "…, um pedaço pequeno"
      const amount = readAmounts(tokens, at).find(({ counted }) => counted);
      const last = groups.at(-1);
      if (!amount || !last) return null;
      last.amount = amount;
      at = amount.next;
    } else if (tokens[at]?.kind === "mark") at += 1;
    else return null;
  }
  return groups;
}

function groupAt(reader: Reader, tokens: readonly Token[], at: number): (Group & { next: number }) | null {
  const amounts = readAmounts(tokens, at).filter(({ counted }) => counted);
  const led = amounts.find(({ next }) => wordAt(tokens, next) === "de");
  // "1 marguerita e 2 de calabresa"
  const amount =
    led ?? (isAllCounted(tokens) ? amounts.find(({ measure }) => measure === null) : null) ?? null;
  const of = amount?.next ?? at;
  const isLed = wordAt(tokens, of) === "de";
  if ((!isLed && !amount) || (amount && isUnit(amount.measure))) return null;
  for (let end = Math.min(tokens.length, of + 4); end > of + (isLed ? 1 : 0); end -= 1) {
    const said = tokens.slice(of, end);
    const [first] = said;
    if (!first || said.some(({ kind: of_ }) => of_ === "mark" || of_ === "number")) continue;
    const kind = isLed ? said : [{ ...first, word: "de" }, ...said];
    for (const like of [reader.focus, ...[...reader.items].reverse()]) {
      const food = like && IN_KINDS.test(like.foodId) ? kindOf(like, kind) : null;
      if (!like || !food) continue;
      // "no chá foi uma colherinha de mel", beside a cake, "1 fatia de queijo", beside a tapioca: nobody has that so.
      const measure = amount?.household?.id;
      if (measure && OF_ANOTHER.test(measure) && !isHadIn(food, measure)) continue;
      const logged = reader.items.find(({ foodId }) => foodId === food.id) ?? null;
      return { isMore: false, amount, food, logged, like, next: end };
    }
  }
  return null;
}

/** What comes in pieces may be told in slices. */
function isHadIn(food: Food, measure: MeasureId): boolean {
  return ownsMeasure(food, measure) || (measure === "fatia" && ownsMeasure(food, "pedaco"));
}

const OF_ANOTHER = /^(?:colher|pitada|fio|fatia|rodela|concha)/;

/** "de frango" of one with chicken and cheese is that one. */
function kindOf(like: LoggedItem, kind: readonly Token[]): Food | null {
  const own = findFood(like.foodId);
  const said = searchKey(kind.map(({ word }) => word).join(" "));
  return own && ` ${searchKey(own.name)} `.includes(` ${said} `) ? own : variantOf(like, kind);
}

/** "foi 1 marguerita e 2 de calabresa": counted through, and one of them with "de". */
function isAllCounted(tokens: readonly Token[]): boolean {
  return (
    tokens.filter(({ kind }) => kind === "number").length > 1 && tokens.some(({ word }) => word === "de")
  );
}

/** Counted in what the others of its kind are counted in. */
export function saidOf(food: Food, amount: SaidAmount, like: LoggedItem) {
  const own =
    like.portion && !("said" in like.portion) && !isUnit(like.portion.measure) ? like.portion.measure : null;
  const measure = amount.measure ?? (own && ownsMeasure(food, own) ? own : null);
  const match = { food, called: food.name, base: null, start: 0, next: 0, mended: null, size: null };
  return { match, amount: { ...amount, measure, counted: true }, ignored: [], said: food.name };
}
