import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { isCalled, isPossessive, isSomebody, isSomebodys } from "@/lib/portuguese/vocabulary/people";

/** "minha irmã tá pesando 102", and no "eu" behind her. */
export function isAnothers(tokens: readonly Token[], from: number, to: number): boolean {
  // "na casa da minha cunhada", "na balança do meu cunhado": where it was.
  const isHome = (at: number) => / casa | balanca d[eoa] /.test(` ${wordsIn(tokens, at - 3, at)} `);
  const person = tokens.findLastIndex(
    ({ word }, at) => at >= from && at < to && (isSomebodys(tokens, at) || IN_CARE.test(word)) && !isHome(at),
  );
  return person >= 0 && !speaksOfOneself(tokens, person, to);
}

/** "minha mãe se pesou na minha balança e deu 70", "o Geraldo tá com 91 kg": whether what is told before token `to` is the weight of whoever else stood on the scales. */
export function weighsAnother(tokens: readonly Token[], to: number): boolean {
  if (isForAnother(tokens, to)) return true;
  const deed = tokens.findLastIndex(
    (_, at) => at < to && (isAnothersDeed(tokens, at) || isAnothersPeso(tokens, at)),
  );
  return deed >= 0 && !speaksOfOneself(tokens, deed, to);
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
const WEIGHS = /^(?:pesou|pesava|pesa|pesar)$/;
/** What is said of scales and of food as well, unless it is somebody by name. */
const HAS = /^(?:pesando|deu|marcou|emagreceu|engordou|baixou|esta|estava|bateu|chegou)$/;

/** "minha mãe se pesou", "o Geraldo subiu na balança", "a Neide deu" */
function isAnothersDeed(tokens: readonly Token[], deed: number): boolean {
  const word = wordAt(tokens, deed);
  const isOnScales = STEPPED.test(word) && tokens.some((one) => one.word === "balanca");
  if (!isOnScales && !WEIGHS.test(word) && !HAS.test(word)) return false;
  let person = deed - 1;
  while (BETWEEN.test(wordAt(tokens, person)) || (word === "pesando" && wordAt(tokens, person) === "esta"))
    person -= 1;
  if (isPlace(tokens, person)) return false;
  if (isSomebody(tokens, person) || IN_CARE.test(wordAt(tokens, person))) return true;
  if (WEIGHS.test(word) && wordAt(tokens, deed - 1) === "e" && isOfAnother(tokens, deed)) return true;
  if (word === "pesando" && isPossessive(wordAt(tokens, person - 1))) return isCalled(tokens, person);
  // "a Carla se pesou", "o Marcão subiu na balança": whoever they are.
  const isOfThird = word === "pesou" && wordAt(tokens, deed - 1) === "se";
  const isStepped = isOnScales && /^(?:n[ao]|em|sobre)$/.test(wordAt(tokens, deed + 1));
  return (isOfThird && wordAt(tokens, person) !== "gente") || (isStepped && isCalled(tokens, person));
}

/** "o Geraldo foi na farmácia e pesou 91": of whom the sentence is told. */
function isOfAnother(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findLastIndex(({ word }, i) => i < at && /^[.;!?\n]$/.test(word));
  const from = /^(?:[oa]|meu|minha|dona|seu)$/.test(wordAt(tokens, end + 1)) ? end + 2 : end + 1;
  return isSomebody(tokens, from) && /(?:ou|eu|iu|foi|veio)$/.test(wordAt(tokens, from + 1));
}

/** "peso do Geraldo: 91 kg" */
function isAnothersPeso(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at) !== "peso" || !/^d[aeo]s?$/.test(wordAt(tokens, at + 1))) return false;
  return isSomebody(tokens, isPossessive(wordAt(tokens, at + 2)) ? at + 3 : at + 2);
}

/** "deu 91 kg pro Geraldo" */
function isForAnother(tokens: readonly Token[], next: number): boolean {
  const isShown = / (?:deu|marcou|mostrou|acusou) \S+(?: kg)?$/.test(` ${wordsIn(tokens, next - 3, next)}`);
  if (wordAt(tokens, next) !== "para" || !isShown) return false;
  return isSomebody(tokens, /^(?:[oa]|meu|minha)$/.test(wordAt(tokens, next + 1)) ? next + 2 : next + 1);
}

/** "a balança da minha mãe pesou 70": whose scales they are. */
function isPlace(tokens: readonly Token[], person: number): boolean {
  const of = isPossessive(wordAt(tokens, person - 1)) ? person - 2 : person - 1;
  return /^(?:d[aoe]|n[ao])$/.test(wordAt(tokens, of));
}

/** "eu", "me", "meu peso"; "na minha balança" is where. */
function speaksOfOneself(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }, i) => {
    if (/^(?:eu|me|pesei|subi|pisei)$/.test(word)) return true;
    return /^(?:meu|minha)$/.test(word) && !/^n[oa]$/.test(wordAt(tokens, from + i - 1));
  });
}
