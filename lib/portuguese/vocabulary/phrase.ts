import { withoutCourtesy, withoutFillers } from "@/lib/portuguese/text/fillers";
import { remembered } from "@/lib/portuguese/text/remembered";
import { cleanText, type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { inPortuguese } from "@/lib/portuguese/vocabulary/english";

/** A message as patterns read it, in Portuguese words whatever its language. */
export type Phrase = {
  text: string;
  /** Without greetings, thanks and fillers around them. */
  tokens: readonly Token[];
  /** Those between the fillers at both ends: "hmm apaga o queijo viu" is "apaga o queijo". */
  core: readonly Token[];
  /** Folded words with one space before and after each, without marks and without greetings around them. */
  line: string;
  /** All of its folded words, greetings and thanks included. */
  whole: string;
  /** How it opens: words of a greeting, with spaces; "" when it does not greet. */
  greeting: string;
  asks: boolean;
  words: number;
};

const GREETING =
  /^ (?:(?:oi+|ola|opa|oie|oii|eai|eae|e ai|bom dia|boa tarde|boa noite|hi|hey|hello|salve|fala|ei|alo) )(?:(?:garfo|amigo|amiga|querida|querido|pessoal|gente|ai|tudo bem|tudo bom|tudo certo|td bem|beleza) ){0,3}/;
const POLITE =
  / (?:por favor|por gentileza|por obsequio|por fineza|obrigado|obrigada|muito obrigado|muito obrigada|valeu|faz favor|please|ta bom|ok|viu|ne|ai|agora|amigo|amiga|garfo|querida|querido) $/;
/** "o peixe eram dois filés, tá?" asks nothing. */
const TAG = /,\s*(?:t[áa](?: bom)?|viu|ok|okay|blz|beleza)\s*\?+(?=\s*$)/iu;
/** Longer messages tell; they do not command. */
const LONGEST = 400;

/** Reads a message once for all patterns. */
export const phraseOf = remembered(32, readPhrase);

function readPhrase(text: string): Phrase {
  const clean = cleanText(text);
  const told = clean.replace(TAG, "");
  const all = tokenise(told);
  // An English message is told by its own words, without an "obrigada" behind it.
  const tokens = withoutCourtesy(inPortuguese(withoutCourtesy(all)));
  const greeting = GREETING.exec(lineOf(withoutFillers(inPortuguese(all))))?.[0] ?? "";
  const full = lineOf(tokens);
  const greets = GREETING.exec(full)?.[0] ?? "";
  let line = greets ? ` ${full.slice(greets.length)}` : full;
  for (let rounds = 0; rounds < 3; rounds += 1) {
    const bare = line.replace(POLITE, " ");
    if (bare.trim() !== "") line = bare;
  }
  line = line.replace(
    /^ (?:por favor|por gentileza|por obsequio|por fineza|entao|e|ai|agora|garfo|olha|escuta) (?=\S)/,
    " ",
  );
  const words = tokens.filter(isSpoken).length;
  return {
    text: clean,
    tokens,
    core: tokens,
    line,
    whole: lineOf(all),
    greeting,
    asks: told.includes("?"),
    words,
  };
}

function lineOf(tokens: readonly Token[]): string {
  const words = tokens.filter(isSpoken).map(({ word }) => word);
  return ` ${words.join(" ")} `.slice(0, LONGEST);
}

function isSpoken({ kind, word }: Token): boolean {
  return word !== "" && (kind === "word" || kind === "number" || kind === "time" || kind === "ratio");
}
