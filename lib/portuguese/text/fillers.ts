import type { Token } from "@/lib/portuguese/text/tokens";

/** Said around a sentence without a meaning of its own, wherever in Brazil. What marks a correction ("opa", "desculpa") is none. */
const FILLERS: ReadonlySet<string> = new Set(
  `hm hmm hum humm uhum ahn han hein heim hehe haha kk kkk rs rsrs aff afe bah tche uai oxe oxente vixe vish ixe ixi visse viu vise ne
  neh tlgd tipo tipow mano mana cara veio vei vey bro galera gente migo miga amigo amiga amor amore mozao bb bebe querida querido
  linda lindo flor moca moco menina menino garfo nega nego ta tah okay okey ok blz beleza belezinha olha oia escuta ouve entao pfv pf
  pfvr plis please obg obgd vlw brigado brigada bjs beijo beijos jesus nossa credo misericordia enfim`.split(
    /\s+/,
  ),
);
/** At a sentence's end these belong to it: "comi o pão então" may stay, "uma cara" is none. */
const ONLY_LEADING: ReadonlySet<string> = new Set(["cara", "olha", "escuta", "flor", "nossa", "bebe"]);

/** Whether a word only stands around what is said. */
export function isFillerWord(word: string): boolean {
  return FILLERS.has(word);
}

/** The tokens without the fillers at their ends; all of them where nothing else is said. */
export function withoutFillers(tokens: readonly Token[]): readonly Token[] {
  let start = 0;
  let end = tokens.length;
  while (start < end && isFiller(tokens[start])) start += 1;
  while (end > start && isFiller(tokens[end - 1], ONLY_LEADING)) end -= 1;
  const isBare = !tokens.slice(start, end).some(({ kind }) => kind === "word" || kind === "number");
  return isBare ? tokens : tokens.slice(start, end);
}

function isFiller(token: Token | undefined, except?: ReadonlySet<string>): boolean {
  if (!token) return false;
  if (token.kind === "mark") return /^[,;.!–—-]$/.test(token.word);
  return token.kind === "word" && FILLERS.has(token.word) && !except?.has(token.word);
}
