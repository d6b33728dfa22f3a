import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { Word } from "@/lib/portuguese/safety/scene/words";

const DENIALS = new Set(
  "nao n nn naum nem nunca sem jamais not without dont didnt never nenhum nenhuma".split(" "),
);
/** "não paro de tremer", "não aguento de dor", "será que não é infarto". */
const NO_DENIAL = new Set(
  "paro para parou parava aguento aguentando sei consigo consegue conseguindo suporto passa passou melhora melhorou sara some larga deixa so e eh sera sabia gosto guento".split(
    " ",
  ),
);
/** What may stand between a denial and what it denies: "não tô mais com falta de ar". */
const BETWEEN = new Set(
  `to ta tava tou estou esta estava mais com tenho tinha tem tive teve tendo ter sinto sente senti sentindo muito muita nenhum nenhuma de a o
  e eh foi era me se parece tao houve ficou fiquei fica deu dando minha meu am is are have has any having feel feeling`.split(
    /\s+/,
  ),
);

/** Whether what was found is said not to be, before it or behind it: "dor no peito não tenho". */
export function isDenied(words: readonly Word[], { from, to }: Found): boolean {
  return isDeniedBefore(words, from) || isDeniedBehind(words, to);
}

function isDeniedBehind(words: readonly Word[], at: number): boolean {
  const [not, has, next] = [words[at], words[at + 1], words[at + 2]];
  if (!not || !has || not.text !== "nao" || !HAS.test(has.text)) return false;
  return (
    not.sentence === words[at - 1]?.sentence && (!next || next.afterMark || next.sentence !== has.sentence)
  );
}

const HAS = /^(?:tenho|sinto|tive|senti|tem|teve|sente|sentiu)$/;

function isDeniedBefore(words: readonly Word[], from: number): boolean {
  const { sentence } = words[from] as Word;
  for (let back = 1; back <= 5; back++) {
    const word = words[from - back];
    if (!word || word.sentence !== sentence || words[from - back + 1]?.afterMark) return false;
    if (DENIALS.has(word.text)) return back > 1 || !NO_DENIAL.has(words[from]?.text ?? "");
    if (!BETWEEN.has(word.text)) return false;
  }
  return false;
}
