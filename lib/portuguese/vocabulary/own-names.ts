import { ownFoodsAtHand } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { stem } from "@/lib/portuguese/text/stems";
import type { Token } from "@/lib/portuguese/text/tokens";
import { keyOf, type Lexicon, lexiconOf, type Match, matchFood } from "@/lib/portuguese/vocabulary/lexicon";

/** The names of the foods at hand: as long as these are, they are indexed once. */
const LEXICONS = new WeakMap<ReadonlyMap<string, Food>, Lexicon>();

/**
 * The food of one's own that is named at token `at`, with the words that say whose it is ("da minha receita"). The
 * catalogue's has the word where its name is longer, unless it was said whose it is.
 * @param common what the catalogue has there; where it is written so, one's own name is no misspelt one
 */
export function ownFoodAt(
  tokens: readonly Token[],
  at: number,
  mayMend: boolean,
  common: Match<Food> | null,
  isExtra: (token: Token) => boolean,
): Match<Food> | null {
  const own = ownFoodsAtHand();
  if (own.size === 0) return null;
  const from = pastRecipeOf(tokens, at);
  const mends = from > at || (mayMend && (!common || common.mended !== null));
  const named = matchFood(lexiconFor(own), tokens, from, mends, isExtra);
  const isMine = from > at || MINE.test(wordAt(tokens, at - 1));
  const next = named && pastOwner(tokens, named.next);
  if (named && next !== null && (isMine || next > named.next || named.next >= (common?.next ?? 0)))
    return { ...named, next };
  return headOf(tokens, from, isMine, own);
}

function lexiconFor(own: ReadonlyMap<string, Food>): Lexicon {
  const known = LEXICONS.get(own) ?? lexiconOf([...own.values()]);
  LEXICONS.set(own, known);
  return known;
}

const MINE = /^(?:meus?|minhas?|nossos?|nossas?)$/;

/** "minha granola" of somebody whose only granola is "Granola da feira": its first word, and what follows of its name. */
function headOf(
  tokens: readonly Token[],
  at: number,
  isMine: boolean,
  own: ReadonlyMap<string, Food>,
): Match<Food> | null {
  const word = stem(wordAt(tokens, at));
  const alike = [...own.values()].filter(({ name }) => keyOf(name)[0] === word);
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
