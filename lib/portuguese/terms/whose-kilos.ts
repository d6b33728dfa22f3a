import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { isPerson, isPossessive, isSomebodys } from "@/lib/portuguese/vocabulary/people";

/** "minha irmã tá pesando 102", and no "eu" behind her. */
export function isAnothers(tokens: readonly Token[], from: number, to: number): boolean {
  // "na casa da minha cunhada", "na balança do meu cunhado": where it was.
  const isHome = (at: number) => / casa | balanca d[eoa] /.test(` ${wordsIn(tokens, at - 3, at)} `);
  const person = tokens.findLastIndex(
    ({ word }, at) => at >= from && at < to && (isSomebodys(tokens, at) || IN_CARE.test(word)) && !isHome(at),
  );
  return person >= 0 && !speaksOfOneself(tokens, person, to);
}

/** "minha mãe se pesou na minha balança e deu 70": whether what is told before token `to` is the weight of whoever else stood on the scales. */
export function weighsAnother(tokens: readonly Token[], to: number): boolean {
  const deed = tokens.findLastIndex(({ word }, at) => at < to && isWeighing(tokens, word));
  if (deed < 0) return false;
  let person = deed - 1;
  while (BETWEEN.test(wordAt(tokens, person))) person -= 1;
  const word = wordAt(tokens, person);
  // "a Carla se pesou": whoever she is.
  const isOther = isPerson(word) || IN_CARE.test(word) || (isOfThird(tokens, deed) && word !== "gente");
  return isOther && !isPlace(tokens, person) && !speaksOfOneself(tokens, deed, to);
}

/** The words from token `from` to the one before `to`. */
export function wordsIn(tokens: readonly Token[], from: number, to: number): string {
  const words = tokens.slice(Math.max(0, from), to).map(({ word }) => word);
  return words.join(" ");
}

const IN_CARE = /^(?:alun[oa]|paciente|cliente)$/;
/** Between who was weighed and the verb. */
const BETWEEN = /^(?:se|tambem|ja|ainda|so|hoje|ontem|agora|acabou|de|foi|veio|quis|resolveu)$/;
const STEPPED = /^(?:subiu|pisou|trepou|montou)$/;

function isWeighing(tokens: readonly Token[], word: string): boolean {
  if (/^(?:pesou|pesava|pesa|pesar)$/.test(word)) return true;
  return STEPPED.test(word) && tokens.some((one) => one.word === "balanca");
}

function isOfThird(tokens: readonly Token[], deed: number): boolean {
  return wordAt(tokens, deed) === "pesou" && wordAt(tokens, deed - 1) === "se";
}

/** "a balança da minha mãe pesou 70": whose scales they are. */
function isPlace(tokens: readonly Token[], person: number): boolean {
  const of = isPossessive(wordAt(tokens, person - 1)) ? person - 2 : person - 1;
  return /^(?:d[aoe]|n[ao])$/.test(wordAt(tokens, of));
}

/** "eu", "me", "meu peso"; "na minha balança" is where. */
function speaksOfOneself(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }, i) => {
    if (/^(?:eu|me)$/.test(word)) return true;
    return /^(?:meu|minha)$/.test(word) && !/^n[oa]$/.test(wordAt(tokens, from + i - 1));
  });
}
