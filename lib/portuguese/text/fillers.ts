import type { Token } from "@/lib/portuguese/text/tokens";

/** Said around a sentence without a meaning of its own, wherever in Brazil. What marks a correction ("opa", "desculpa") is none. */
const FILLERS: ReadonlySet<string> = new Set(
  `hm hmm hum humm uhum ahn han hein heim hehe haha kk kkk rs rsrs aff afe bah tche uai oxe oxente vixe vish ixe ixi visse viu vise ne
  neh tlgd tipo tipow mano mana cara veio vei vey bro galera gente migo miga amigo amiga amor amore mozao bb bebe querida querido
  linda lindo flor moca moco menina menino garfo nega nego ta tah okay okey ok blz beleza belezinha olha olhe oia escuta ouve entao pfv
  pfvr plis please obg obgd vlw brigado brigada bjs beijo beijos jesus nossa credo misericordia enfim`.split(
    /\s+/,
  ),
);
/** At a sentence's end these belong to it: "comi o pão então" may stay, "uma cara" is none. */
const ONLY_LEADING: ReadonlySet<string> = new Set([
  "cara",
  "olha",
  "olhe",
  "escuta",
  "flor",
  "nossa",
  "bebe",
]);

/** Whether a word only stands around what is said. */
export function isFillerWord(word: string): boolean {
  return FILLERS.has(word);
}

/** What a message is opened and closed with, in two words and in one. */
const COURTESIES: ReadonlySet<string> = new Set(
  "bom dia|ave maria|nossa senhora|meu deus|minha nossa|boa tarde|boa noite|tudo bem|tudo bom|tudo certo|por favor|por gentileza|por obsequio|por fineza|muito obrigado|muito obrigada|e ai".split(
    "|",
  ),
);
const COURTESY: ReadonlySet<string> = new Set(
  "oi oii oie ola eai eae hello hey salve obrigado obrigada valeu tchau please".split(" "),
);

const INTERJECTION =
  /^\s*(?:op+a+|o+ps+|a+h+|o+h+|i+h+|eita+|putz+|puts|vish|ixi+|nossa|hu*m+|aff?|u[eé]|caramba|gente|rapaz)\s*[,!.…]+\s*(?=\S)/iu;

/** "opa, era frango" without its "opa": the text where it opens with none. */
export function withoutInterjection(text: string): string {
  return text.replace(INTERJECTION, "");
}

/** The tokens without the fillers at their ends; all of them where nothing else is said. */
export function withoutFillers(tokens: readonly Token[]): readonly Token[] {
  return ends(tokens, (token, isLast, beside) =>
    !isBound(isLast, beside) && isFiller(token, isLast ? ONLY_LEADING : undefined) ? 1 : 0,
  );
}

/** Without greetings, thanks and emoji around it as well: "oi, bom dia! comi pão, obrigada 😊" is "comi pão". */
export function withoutCourtesy(tokens: readonly Token[]): readonly Token[] {
  return ends(tokens, (token, isLast, beside) => {
    // "arroz não veio"
    if (isLast && token.word === "veio" && beside?.word !== ",") return 0;
    if (isBound(isLast, beside)) return 0;
    if (isFiller(token, isLast ? ONLY_LEADING : undefined) || COURTESY.has(token.word)) return 1;
    const pair = isLast ? `${beside?.word} ${token.word}` : `${token.word} ${beside?.word}`;
    if (COURTESIES.has(pair)) return 2;
    return token.kind === "break" || (token.kind === "emoji" && token.word === "") ? 1 : 0;
  });
}

/** "baba de moça", "leite moça", "maçã do amor", "pros menino" say it to nobody. */
function isBound(isLast: boolean, beside: Token | undefined): boolean {
  return isLast && /^(?:de|do|leite|para|[oa]s?|meus?|minhas?)$/.test(beside?.word ?? "");
}

/** Takes off both ends as many tokens as `count` says of the outermost, until it says none. */
function ends(
  tokens: readonly Token[],
  count: (token: Token, isLast: boolean, beside: Token | undefined) => number,
): readonly Token[] {
  let start = 0;
  let end = tokens.length;
  for (let off = 1; start < end && off > 0; start += off)
    off = count(tokens[start] as Token, false, tokens[start + 1]);
  for (let off = 1; end > start && off > 0; end -= off)
    off = count(tokens[end - 1] as Token, true, tokens[end - 2]);
  const inner = tokens.slice(start, Math.max(start, end));
  return inner.some(({ kind }) => kind === "word" || kind === "number" || kind === "ratio") ? inner : tokens;
}

function isFiller(token: Token | undefined, except?: ReadonlySet<string>): boolean {
  if (!token) return false;
  if (token.kind === "mark") return /^[,;.!–—-]$/.test(token.word);
  return token.kind === "word" && FILLERS.has(token.word) && !except?.has(token.word);
}
