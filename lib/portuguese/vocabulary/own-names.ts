import { ownFoodsAtHand } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { fold, stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { buildSpeller } from "@/lib/portuguese/text/spelling";
import type { Token } from "@/lib/portuguese/text/tokens";
import { type Lexicon, LINKS, lexiconOf, type Match, matchFood } from "@/lib/portuguese/vocabulary/lexicon";

/** Foods of one's own by the first word of their names; the names of those alike are indexed when they are first met. */
type Heads = ReadonlyMap<string, { foods: readonly Food[]; lexicon?: Lexicon }>;

/** Of the foods at hand, as long as they are. */
const HEADS = new WeakMap<ReadonlyMap<string, Food>, Heads>();

/**
 * The food of one's own that is named at token `at`, with the words that say whose it is ("da minha receita"). The
 * catalogue's has the word where its name is longer, unless it was said whose it is; only then is spelling mended.
 * @param reached index after the name that the catalogue has there
 */
export function ownFoodAt(
  tokens: readonly Token[],
  at: number,
  reached: number,
  isExtra: (token: Token) => boolean,
): Match<Food> | null {
  const own = ownFoodsAtHand();
  if (own.size === 0) return null;
  const from = pastRecipeOf(tokens, at);
  const heads = headsOf(own);
  const isMine = from > at || MINE.test(wordAt(tokens, at - 1));
  const word = stem(wordAt(tokens, from));
  const head = heads.get(word) ?? (isMine ? heads.get(meantBy(word, heads) ?? "") : undefined);
  if (!head) return null;
  head.lexicon ??= lexiconOf(head.foods);
  const named = matchFood(head.lexicon, tokens, from, isMine, isExtra);
  const next = named && pastOwner(tokens, named.next);
  if (named && next !== null && (isMine || next > named.next || named.next >= reached))
    return { ...named, next };
  return headAlone(tokens, from, isMine, head.foods);
}

function headsOf(own: ReadonlyMap<string, Food>): Heads {
  const known = HEADS.get(own);
  if (known) return known;
  const grouped = Map.groupBy(own.values(), ({ name }) => firstWord(name));
  const heads = new Map([...grouped].map(([word, foods]) => [word, { foods }]));
  HEADS.set(own, heads);
  return heads;
}

/** As a token of a message would be: "granola" of "A granola da feira". */
function firstWord(name: string): string {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return stem(words.find((word) => !LINKS.has(word)) ?? "");
}

/** Whose it is has been said: a first word may be misspelt. */
function meantBy(word: string, heads: Heads): string | undefined {
  return buildSpeller(heads.keys()).correct(word)?.word;
}

const MINE = /^(?:meus?|minhas?|nossos?|nossas?)$/;

/** "minha granola" of somebody whose only granola is "Granola da feira": its first word, and what follows of its name. */
function headAlone(
  tokens: readonly Token[],
  at: number,
  isMine: boolean,
  alike: readonly Food[],
): Match<Food> | null {
  const [food] = alike;
  if (!food || alike.length > 1) return null;
  const next = pastOwner(tokens, at + 1);
  return isMine || next > at + 1 ? { value: food, name: food.name, next, skipped: [], mended: null } : null;
}

/** "2 da minha receita de" panqueca: past what it is called a recipe by. */
function pastRecipeOf(tokens: readonly Token[], at: number): number {
  const isRecipe = /^receitas?$/.test(wordAt(tokens, at)) && /^d[eoa]s?$/.test(wordAt(tokens, at + 1));
  return isRecipe ? at + 2 : at;
}

const OWNER =
  /^(?:d[ae] (?:minha|nossa|propria) receita|da receita|(?:que )?eu (?:fiz|faco|fazia|cadastrei|salvei)|que (?:fiz|faco|cadastrei|salvei)|feit[oa]s? em casa) /;

/** Past "da minha receita", "que eu fiz". */
function pastOwner(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + LONGEST_OWNER).map(({ word }) => word);
  const said = OWNER.exec(`${words.join(" ")} `)?.[0];
  return said ? at + said.trim().split(" ").length : at;
}

const LONGEST_OWNER = 4;
