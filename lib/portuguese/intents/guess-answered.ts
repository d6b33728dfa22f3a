import { contentFrom } from "@/lib/portuguese/grammar/food-elements";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { cleanText, type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";

const GUESS = /^([^.!?\n]{2,80})\?+\s*(\S[\s\S]*)$/u;
/** "não, exagero", "quem dera", "que nada" */
const DENIAL =
  /^(?:(?:n[ãa]o+|nada|que nada|nem pensar|quem (?:me )?dera|imagina|magina|capaz|at[ée] parece|exagero|mentira|jamais|nunca|negativo|que isso|s[óo] em sonho|nope|i wish)(?!\p{L})[^\p{L}\d]*)+/iu;
/** What is really asked. */
const ASKS =
  /(?<!\p{L})(?:quanto|quanta|quantos|quantas|qual|quais|posso|pode|devo|ser[áa]|melhor|vale|tem|o que|how|can|should|lembra)(?!\p{L})/iu;

/** "sabe o que eu jantei? arroz doce", "que almoço, costela e mandioca": what is asked or cried out only heads what follows. */
const HEADED =
  /^\s*(?:(?:gente|oi|nossa|menina|mano|cara|e|uai|oxe),?\s+)*(?:(?:sabe[ms]?|adivinh\p{L}*|advinh\p{L}*|quer saber)\s+)?(?:o\s+)?(?:que|q|oq)\s+(?:eu\s+)?(?:(comi|jantei|almocei|tomei|lanchei|bebi)((?:\s+(?:hoje|hj|agora|ontem))*)\s*\?+|(almo[çc]o|janta|jantar|lanche)(?:\s+\p{L}+){0,2}\s*[,!]+)\s*(\S[\s\S]*)$/iu;

function headed(text: string): string | null {
  const [, verb, when = "", meal, told = ""] = HEADED.exec(text) ?? [];
  if (told.includes("?") || !(verb ?? meal)) return null;
  const words = tokenise(told);
  if (!foodAt(words, contentFrom(words, readAmounts(words, 0)[0]?.next ?? 0), false)) return null;
  return verb ? `${verb}${when} ${told}` : `${meal}: ${told}`;
}

/**
 * "meio abacaxi? quem dera: 2 rodelas", "4 fatias de bacon? 2", "tapioca? não, foi pão": who asks and denies it in one breath tells only
 * what it was instead; null for anything else.
 */
export function guessAnswered(text: string): string | null {
  const follows = headed(cleanText(text));
  if (follows) return follows;
  const [, guess = "", answer = ""] = GUESS.exec(cleanText(text)) ?? [];
  if (guess === "" || ASKS.test(guess)) return null;
  const asked = tokenise(guess);
  const food = firstFood(asked);
  const isVessel = readAmounts(asked, 0).some(({ household }) => household?.ml !== undefined);
  if (!food && !isVessel) return null;
  const denied = DENIAL.exec(answer);
  const rest = answer.slice(denied?.[0].length ?? 0);
  const told = tokenise(rest);
  const counted = readQuantity(told, 0);
  const isCount = counted !== null && /^(?:|[.;!,\n]|e)$/.test(wordAt(told, counted.next));
  if (isCount) return otherCount(guess, asked, told[counted.next - 1], rest);
  if (!denied || !/[\p{L}\d]/u.test(rest)) return null;
  const amount = readAmounts(told, 0)[0];
  const isOfIt = amount?.counted === true && !foodAt(told, contentFrom(told, amount.next), false);
  if (!isOfIt || !food) return rest;
  const end = told[amount.next - 1]?.end ?? 0;
  const name = guess.slice(asked[food.start]?.start, asked[food.next - 1]?.end);
  return `${rest.slice(0, end)} de ${name}${rest.slice(end)}`;
}

/** "4 fatias de bacon? 2. e 3 ovos" is "2 fatias de bacon. e 3 ovos". */
function otherCount(
  guess: string,
  asked: readonly Token[],
  last: Token | undefined,
  rest: string,
): string | null {
  const at = asked.findIndex((_, i) => readQuantity(asked, i) !== null);
  const said = at < 0 ? null : readQuantity(asked, at);
  if (!said || !last) return null;
  const [from, to] = [asked[at]?.start ?? 0, asked[said.next - 1]?.end ?? 0];
  return `${guess.slice(0, from)}${rest.slice(0, last.end)}${guess.slice(to)}${rest.slice(last.end)}`;
}

function firstFood(tokens: readonly Token[]): FoodMatch | null {
  for (const at of tokens.keys()) {
    const match = foodAt(tokens, at, false);
    if (match) return match;
  }
  return null;
}
