import { fold, stem } from "@/lib/portuguese/text/letters/stems";

/** "mas eu fiquei só no meu arroz com feijão mesmo": the clause, and what one kept to. */
const KEPT_TO =
  /(?:[,.;]|(?<!\p{L})(?:e|mas))(?: (?:e|mas|a[íi]|ent[ãa]o))* (?:eu )?(?:(?:fiquei|continuei|segui)(?: s[óo])? (?:n[oa]s?|com)|me (?:contentei|segurei) (?:com|n[oa]s?))(?: s[óo])? (?:(?:[oa]s?|meus?|minhas?) )?([^,.;:!?\n\d]{3,40}?)(?: mesmo)?(?=\s*(?:$|[,.;!?\n]))/giu;

/** "então bota aí meia coxinha": the clause at the end that asks for it to be noted, and what. */
const NOTE_IT =
  /(?:[,.;!]+|(?= (?:e |a[íi] )?ent[ãa]o ))(?: (?:e|ent[ãa]o|a[íi]|da[íi]|agora|pode|por favor|logo|ou seja),?)* (?:bot|anot|coloc|p[õo]|registr|marc|lan[çc]|cont|adicion|inclu)(?:[ae]|ar|[õo]e|i|ir|que|a-se)(?: (?:a[íi]|pra mim|para mim|ent[ãa]o|por favor|s[óo]))* ([^.,;:!?\n]{3,60}?)(?: (?:a[íi]|por favor|pfv?|viu|t[áa]|ok|ent[ãa]o|pra mim|para mim))*(?=\s*[.!]*\s*$)/iu;
/** It was told to have been eaten. */
const HAD =
  /(?<!\p{L})(?:comi|tomei|bebi|peguei|roubei|belisquei|almocei|jantei|lanchei|terminei|acabei|matei|devorei)(?!\p{L})/iu;
/** One more of it, or at another time. */
const MORE = /(?<!\p{L})(?:mais|outr[oa]s?|tamb[ée]m|tb|n[oa]|pr[oa]|agora|hoje|ontem|total)(?!\p{L})/iu;

/**
 * A text without what one says to have kept to where all of it was told before: "…, um filé de peixe, eu fiquei só no meu peixe mesmo";
 * and without the wish that it be noted, in the same amount: "comi metade da coxinha dele, então bota aí meia coxinha".
 */
export function withoutToldAlready(text: string): string {
  const once = text.replace(KEPT_TO, (clause: string, kept: string, at: number) => {
    const before = new Set(wordsOf(text.slice(0, at)));
    return wordsOf(kept).every((word) => before.has(word)) ? "" : clause;
  });
  return once.replace(NOTE_IT, (clause: string, noted: string, at: number) => {
    const told = once.slice(0, at);
    if (!HAD.test(told) || MORE.test(noted)) return clause;
    const before = new Set(amountsAndWords(told));
    return amountsAndWords(noted).every((word) => before.has(word)) ? "" : clause;
  });
}

function wordsOf(text: string): string[] {
  const words = fold(text).match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => !JOINTS.test(word)).map((word) => stem(word));
}

const JOINTS = /^(?:com|de|do|da|no|na|em|meu|minha|so|mesmo|ao)$/;

/** "meia coxinha" and "metade da coxinha" are as much of it, "2 ovos" and "dois ovos", too. */
function amountsAndWords(text: string): string[] {
  const amounts = fold(text).match(/\d+(?:[.,]\d+)?/gu) ?? [];
  return [...amounts, ...wordsOf(text)].map((word) => COUNTS[word] ?? word);
}

const COUNTS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["metade", "meio", "meia"],
    ["1", "um", "uma"],
    ["2", "dois", "duas"],
    ["3", "tres"],
    ["4", "quatro"],
  ].flatMap(([count = "", ...words]) => words.map((word) => [stem(word), stem(count)])),
);
