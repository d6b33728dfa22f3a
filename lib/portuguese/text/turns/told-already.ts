import { fold, stem } from "@/lib/portuguese/text/letters/stems";

/** "mas eu fiquei só no meu arroz com feijão mesmo": the clause, and what one kept to. */
const KEPT_TO =
  /(?:[,.;]|(?<!\p{L})(?:e|mas))(?: (?:e|mas|a[íi]|ent[ãa]o))* (?:eu )?(?:(?:fiquei|continuei|segui)(?: s[óo])? (?:n[oa]s?|com)|me (?:contentei|segurei) (?:com|n[oa]s?))(?: s[óo])? (?:(?:[oa]s?|meus?|minhas?) )?([^,.;:!?\n\d]{3,40}?)(?: mesmo)?(?=\s*(?:$|[,.;!?\n]))/giu;

/** A text without what one says to have kept to where all of it was told before: "…, um filé de peixe, eu fiquei só no meu peixe mesmo". */
export function withoutToldAlready(text: string): string {
  return text.replace(KEPT_TO, (clause: string, kept: string, at: number) => {
    const before = new Set(wordsOf(text.slice(0, at)));
    return wordsOf(kept).every((word) => before.has(word)) ? "" : clause;
  });
}

function wordsOf(text: string): string[] {
  const words = fold(text).match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => !JOINTS.test(word)).map((word) => stem(word));
}

const JOINTS = /^(?:com|de|do|da|no|na|em|meu|minha|so|mesmo|ao)$/;
