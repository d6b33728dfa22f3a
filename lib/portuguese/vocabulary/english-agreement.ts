import type { Token } from "@/lib/portuguese/text/tokens";
import { isPerson } from "@/lib/portuguese/vocabulary/people";

/** Translated words as they go together in Portuguese. */
export function agreed(tokens: readonly Token[]): readonly Token[] {
  return [infinitive, inThirdPerson, swapped, mends, owned].reduce(
    (words, agree) => words.map((token, at) => agree(token, words, at)),
    tokens,
  );
}

/** "without eating", "thinking of having": what follows a preposition is an infinitive in Portuguese. */
function infinitive(token: Token, tokens: readonly Token[], at: number): Token {
  const word = /^(?:de|em|sem|para)$/.test(tokens[at - 1]?.word ?? "") && INFINITIVES[token.word];
  return word ? { ...token, word } : token;
}

const INFINITIVES: Readonly<Record<string, string>> = { comendo: "comer", bebendo: "beber" };

/** English has one form for "I ate" and "she ate": after somebody else it is theirs. */
function inThirdPerson(token: Token, tokens: readonly Token[], at: number): Token {
  const word = THIRD_PERSON[token.word];
  if (!word || !isPerson(tokens[at - 1]?.word ?? "")) return token;
  return /^(?:com|de|para)$/.test(tokens[at - 2]?.word ?? "") ? token : { ...token, word };
}

const THIRD_PERSON: Readonly<Record<string, string>> = {
  comi: "comeu",
  bebi: "bebeu",
  fiz: "fez",
  pedi: "pediu",
  cozido: "fez",
  assado: "fez",
};

/** "change the bread to a bagel", "replace the steak with fish": one is swapped for the other. */
function swapped(token: Token, tokens: readonly Token[], at: number): Token {
  const isSwap =
    /^(?:para|com)$/.test(token.word) &&
    tokens.slice(Math.max(0, at - 4), at).some(({ word }) => word === "troca") &&
    !tokens.slice(at, at + 4).some(({ word }) => word === "por");
  return isSwap ? { ...token, word: "por" } : token;
}

/** "scratch that, it was apple juice": mended, and not taken out. */
function mends(token: Token, tokens: readonly Token[], at: number): Token {
  const from = token.word === "isso" ? at - 1 : at;
  const isMended =
    tokens[from]?.word === "apaga" &&
    tokens[from + 1]?.word === "isso" &&
    tokens[from + 2]?.kind === "mark" &&
    /^(?:foi|foram|era|eram|so)$/.test(tokens[from + 3]?.word ?? "");
  return isMended ? { ...token, word: from === at ? "na" : "verdade" } : token;
}

/** "i have chicken in the fridge", "i have eggs, what can i make?": there, and not eaten. */
function owned(token: Token, tokens: readonly Token[], at: number): Token {
  const rest = tokens.slice(at + 1).map(({ word }) => word);
  const isThere = rest.includes("geladeira") || (rest.includes("que") && rest.includes("posso"));
  return token.word === "comer" && isThere && !PLANS.test(tokens[at - 1]?.word ?? "")
    ? { ...token, word: "tenho" }
    : token;
}

const PLANS = /^(?:vou|vamos|posso|quero|queria|para|pretendo|preciso|que|em|de|talvez|eu|ia)$/;
