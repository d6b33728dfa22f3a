import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import type { Token } from "@/lib/portuguese/text/tokens";

export const NOT_HAD = /^(?:comi|tomei|bebi|teve|tinha|tive|veio|usei|coloquei|botei)$/;
/** What begins what was had instead. */
export const TURNS = /^(?:foi|era|so|mas|comi|apenas)$/;

/** The verb behind "não". */
export function deniesHaving(verb: string): boolean {
  return NOT_HAD.test(verb) || NOT_TAKEN.test(verb) || NOT_PUT.test(verb);
}

const NOT_PUT = /^(?:passei|pus|adicionei|levou|falei|disse|mandei|vieram)$/;

/** "não quis o sorvete", after a cake: it was never told, and takes nothing's place. */
export function isNowhere(reader: Reader, verb: string, words: readonly Token[]): boolean {
  if (!NOT_TAKEN.test(verb) || reader.phrase.asks || reader.items.length === 0) return false;
  const goesOn = words.some(
    ({ kind, word }, at) => TURNS.test(word) || (kind === "mark" && at < words.length - 1),
  );
  return !goesOn && readPart(reader, words).items.length > 0;
}

const NOT_TAKEN = /^(?:comi|tomei|bebi|teve|tinha|tive|quis|aceitei|peguei|provei)$/;

/** "arroz não veio", "nem feijão tinha", "tirei o bacon": the words that name it; null where nothing was missing. */
export function missingIn(tokens: readonly Token[]): readonly Token[] | null {
  const said = tokens.filter(({ kind }) => kind === "word");
  // "a salada eu não comi não"
  const words = said.length > 2 && said.at(-1)?.word === "nao" ? said.slice(0, -1) : said;
  if (words.length > MOST_MISSING) return null;
  const line = words.map(({ word }) => word).join(" ");
  const [last, not] = [words.at(-1)?.word ?? "", words.at(-2)?.word ?? ""];
  if (not === "nao" && CAME.test(last)) return words.slice(0, words.at(-3)?.word === "eu" ? -3 : -2);
  // "a abobrinha joguei fora, não gostei"
  const thrown = words.findIndex(
    ({ word }, at) => at > 0 && word === "joguei" && words[at + 1]?.word === "fora",
  );
  if (thrown > 0) return words.slice(0, words[thrown - 1]?.word === "eu" ? thrown - 1 : thrown);
  // "e a torrada nem cheguei a comer"
  const never =
    /^(?:e )?(.+?) (?:eu )?(?:nem|nao) (?:cheguei (?:nem )?a|consegui) (?:comer|tomar|beber)$/.exec(line);
  if (never)
    return words.slice(
      words[0]?.word === "e" ? 1 : 0,
      words.findIndex(({ word }) => /^(?:nem|nao)$/.test(word)),
    );
  // "a mortadela eu tirei", "o macarrão deixei"
  if (LEFT_OUT.test(last)) return words.slice(0, not === "eu" ? -2 : -1);
  if (/^(?:e )?nem /.test(line) && CAME.test(last))
    return words.slice(words.findIndex(({ word }) => word === "nem") + 1, -1);
  return /^(?:eu )?(?:tirei|descartei|separei) /.test(line)
    ? words.slice(words[0]?.word === "eu" ? 2 : 1)
    : null;
}

export const LEFT_OUT = /^(?:tirei|deixei|dispensei|descartei|larguei|separei|recusei)$/;
const MOST_MISSING = 8;
const CAME = /^(?:veio|tinha|teve|comi|vieram|quis|botei|coloquei)$/;
