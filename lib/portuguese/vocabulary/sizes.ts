import type { PortionSize } from "@/lib/nutrition/foods/portion";
import { searchKey, stem } from "@/lib/portuguese/text/letters/stems";

const SIZES = new Map<string, PortionSize>(
  Object.entries({
    pequeno: "small",
    pequenino: "small",
    pequenininho: "small",
    pequeninho: "small",
    pequenininha: "small",
    pequeninha: "small",
    miudo: "small",
    miudinho: "small",
    miudinha: "small",
    mini: "small",
    fininho: "small",
    fininha: "small",
    fino: "small",
    fina: "small",
    raso: "small",
    medio: "medium",
    grande: "large",
    grandao: "large",
    graudo: "large",
    grauda: "large",
    grandona: "large",
    enorme: "large",
    gigante: "large",
    generoso: "large",
    generosa: "large",
    caprichado: "large",
    caprichada: "large",
    servido: "large",
    servida: "large",
    grosso: "large",
    p: "small",
    m: "medium",
    g: "large",
  } as const),
);
/** "bem cheia" says nothing that a measure does not already hold. */
const FILLERS = new Set([
  "bem",
  "cheio",
  "cheia",
  "cheinho",
  "cheinha",
  "meio",
  "mais",
  "menos",
  "tamanho",
  "inteiro",
]);

/** The size that a word names; "g" and "p" count only after "tamanho". */
export function sizeOf(word: string): PortionSize | null {
  return word.length === 1 ? null : (SIZES.get(stem(word)) ?? null);
}

const LITTLE =
  /^(?:(?:fatiaz|naqu|tequ|tigel|cumbuqu|punhad|porcaoz|canequ|bif|filez|pedac|pedass|conch|tac)inh[oa])s?$/;
/** "um pedacinho de bolo": whether one of the words makes its measure little. */
export function saysLittle(said: string): boolean {
  return searchKey(said)
    .split(" ")
    .some((word) => LITTLE.test(word));
}

/** "pratão", "tigelinha": the size is in the word itself. */
export function sizeInName(word: string): PortionSize | null {
  if (/^(?:prat(?:ao|ada|ona)|bifao)$/.test(word)) return "large";
  return LITTLE.test(word) ? "small" : null;
}

/** Words that stand around a measure and change nothing. */
export function isFiller(word: string): boolean {
  return FILLERS.has(stem(word));
}

/** What share of the usual portion vague words mean; null for words that are not vague. */
export function vagueShare(word: string): number | null {
  return VAGUE.get(word) ?? null;
}

const VAGUE = new Map<string, number>(
  Object.entries({
    pouco: 0.5,
    pouca: 0.5,
    pouquinho: 0.35,
    pouquinha: 0.35,
    poquinho: 0.35,
    tiquinho: 0.3,
    tico: 0.3,
    fiapo: 0.2,
    fiapinho: 0.2,
    nadinha: 0.2,
    cisco: 0.2,
    cadinho: 0.35,
    tantinho: 0.35,
    bocadinho: 0.35,
    bocado: 0.75,
    lasquinha: 0.35,
    provadinha: 0.2,
    provada: 0.2,
    beliscada: 0.2,
    beliscadinha: 0.2,
    restinho: 0.35,
    resto: 0.5,
    restante: 0.5,
    bastante: 1.5,
    muito: 1.5,
    muita: 1.5,
    monte: 2,
    montao: 2,
  }),
);
