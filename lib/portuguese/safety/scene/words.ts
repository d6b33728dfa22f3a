import { NUMBER_WORDS } from "@/lib/portuguese/safety/scene/number-words";
import { fold } from "@/lib/portuguese/text/letters/stems";

/** Longer texts are cut here: the channel's own limit. */
const MAX_TEXT = 4096;
const MAX_WORD = 40;

/** A word or number of a message, as the safety reader sees it. */
export type Word = {
  /** Folded: "não" is "nao". */
  text: string;
  /** What misspellings of a word have in common: `soundOf`. */
  sound: string;
  /** Of numbers, in figures or words; else NaN. */
  value: number;
  /** Counted from 0; a full stop, a question mark or a line ends one. */
  sentence: number;
  /** Whether the sentence asks. */
  asks: boolean;
  /** A comma, a bracket or a dash stands before it. */
  afterMark: boolean;
};

const PIECES =
  /((?<!\d)(?:[01]?\d|2[0-4])(?::\d{2}|h\d{0,2})(?![\p{L}\d]))|(\d{1,6}(?:[.,]\d{1,3})?)|(\p{L}+(?:['’´`]\p{L}+)*)|([.!;?\n…]+)|([,:()\-–—])|(\/)/gu;

/** As people type on a phone; what is not here is read as it stands. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    vc: "voce",
    q: "que",
    pq: "porque",
    hj: "hoje",
    dps: "depois",
    mt: "muito",
    mto: "muito",
    mta: "muita",
    msm: "mesmo",
    cmg: "comigo",
    ngm: "ninguem",
    td: "tudo",
    tds: "todos",
    agr: "agora",
    qnd: "quando",
    qdo: "quando",
    cm: "com",
    s: "sem",
    tb: "tambem",
    tbm: "tambem",
    oq: "que",
    gnt: "gente",
    vdd: "verdade",
    fds: "fim",
    mds: "deus",
    sdds: "saudades",
    gr: "g",
    gramas: "g",
    grama: "g",
    kg: "kg",
    kilo: "kg",
    quilos: "kg",
    kilos: "kg",
    quilo: "kg",
    neh: "ne",
  }),
);

/** Words that are said in several ways and mean the same to every rule. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    n: "nao",
    nn: "nao",
    num: "nao",
    nun: "nao",
    naum: "nao",
    nao: "nao",
    nem: "nao",
    nunca: "nao",
    not: "nao",
    dont: "nao",
    havent: "nao",
    hasnt: "nao",
    isnt: "nao",
    wont: "nao",
    doesnt: "nao",
    wasnt: "nao",
    never: "nao",
    didnt: "nao",
    cant: "cant",
    cannot: "cant",
    couldnt: "cant",
    pra: "para",
    pro: "para",
    pras: "para",
    pros: "para",
    p: "para",
    pa: "para",
    to: "to",
    tou: "to",
    tow: "to",
    toh: "to",
    estou: "to",
    esta: "ta",
    estao: "ta",
    tao: "ta",
    tah: "ta",
    ta: "ta",
    estava: "tava",
    tva: "tava",
    tavam: "tava",
    mainha: "mae",
    mamae: "mae",
    painho: "pai",
    papai: "pai",
    vo: "avo",
    vovo: "avo",
    voinha: "avo",
    vozinha: "avo",
    voinho: "avo",
    nenem: "bebe",
    nene: "bebe",
    bb: "bebe",
    baby: "bebe",
    // Its letters sound as acetone's do.
    azeitona: "azeitona",
    azeitonas: "azeitona",
    // As "dizzy" does.
    disse: "disse",
    dice: "disse",
  }),
);

const LAUGHS = /(?:^|[^\p{L}])(?:k{3,}|(?:rs){2,}|(?:ha){2,}|(?:he){2,}|h?ue{2,}|😂|🤣|lol|lmao)/iu;

/** Whether somebody laughs: in letters or in pictures. */
export function laughsIn(text: string): boolean {
  return LAUGHS.test(text.slice(0, MAX_TEXT));
}

/** The words of a message, in order. Linear in its length; never throws. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let afterMark = false;
  for (const match of fold(text.slice(0, MAX_TEXT)).matchAll(PIECES)) {
    const [raw, time, number, letters, stop, mark, slash] = match;
    if (stop !== undefined) {
      const asks = raw.includes("?");
      for (let i = words.length - 1; asks && words[i]?.sentence === sentence; i--)
        (words[i] as Word).asks = true;
      sentence += 1;
      afterMark = true;
    } else if (mark !== undefined) {
      if (raw !== "-") afterMark = true;
    } else {
      const at = { sentence, asks: false, afterMark };
      if (time !== undefined) words.push({ ...at, text: "hora", sound: "hora", value: Number.NaN });
      else if (number !== undefined)
        words.push({ ...at, text: number, sound: number, value: readNumber(number) });
      else if (letters !== undefined) pushWord(words, letters, at);
      else if (slash !== undefined && !Number.isNaN(words.at(-1)?.value ?? Number.NaN))
        words.push({ ...at, text: "por", sound: "por", value: Number.NaN });
      afterMark = false;
    }
  }
  return joinNumbers(words);
}

function pushWord(words: Word[], raw: string, at: Pick<Word, "sentence" | "asks" | "afterMark">): void {
  const plain = raw.slice(0, MAX_WORD).replace(/['’´`]/g, "");
  if (/^(?:k{2,}|(?:rs)+|(?:ha){2,}h?|(?:he){2,}h?|h?ue{2,})$/.test(plain)) return;
  const squeezed = plain.replace(/(\p{L})\1{2,}/gu, "$1");
  const written = SHORT.get(squeezed) ?? squeezed;
  const value = NUMBER_WORDS.get(written) ?? Number.NaN;
  words.push({ ...at, text: written, sound: heardAs(written), value });
}

/** What a word is compared by: one for all ways of saying it, else its sound. */
export function heardAs(word: string): string {
  return SAME.get(word) ?? soundOf(word);
}

/** "1.200" is a thousand and two hundred, "7,5" seven and a half. */
function readNumber(raw: string): number {
  return /[.,]\d{3}$/.test(raw) ? Number(raw.replace(/[.,]/, "")) : Number(raw.replace(",", "."));
}

/** "cento e vinte e dois" becomes one number; "dois" alone keeps its own word. */
function joinNumbers(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const first = words[i] as Word;
    let { value } = first;
    const spelled = value >= 20 && value % 10 === 0 && NUMBER_WORDS.has(first.text);
    let last = i;
    while (spelled) {
      const and = words[last + 1];
      const next = words[last + (and?.text === "e" ? 2 : 1)];
      if (!next || !NUMBER_WORDS.has(next.text) || next.sentence !== first.sentence) break;
      const room = value % 100 === 0 ? 100 : 10;
      if (value % 10 !== 0 || next.value >= room) break;
      value += next.value;
      last += and?.text === "e" ? 2 : 1;
    }
    joined.push(last === i ? first : { ...first, text: String(value), sound: String(value), value });
    i = last;
  }
  return joined;
}

/** People use few words; each is sounded many times over. */
const SOUNDS = new Map<string, string>();
const MOST_SOUNDS = 8000;

/**
 * How a word is heard, so that "engasguei", "ingasguei" and "engazguei" are one: silent and doubled letters gone, c, ç, q
 * and k by their sound, endings as people speak them ("tremeno", "respirá", "apareio"), and in words of five letters and
 * more e as i and o as u.
 * @param word folded
 * @param isStem the beginning of a word, not all of it
 */
export function soundOf(word: string, isStem = false): string {
  if (isStem) return findSound(word, true);
  const known = SOUNDS.get(word);
  if (known !== undefined) return known;
  if (SOUNDS.size >= MOST_SOUNDS) SOUNDS.clear();
  const sound = findSound(word, false);
  SOUNDS.set(word, sound);
  return sound;
}

function findSound(word: string, isStem: boolean): string {
  const long = isStem || word.length >= 5;
  let sound = word
    .replace(/^h(?=...)/, "")
    .replace(/[cs]h/g, "x")
    .replace(/ph/g, "f")
    .replace(/[sx]c(?=[ei])/g, "s")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/qu(?=[ei])|[qc]/g, "k")
    .replace(/gu(?=[ei])/g, "G")
    .replace(/g(?=[ei])/g, "j")
    .replace(/G/g, "g")
    .replace(/z/g, "s")
    .replace(/y/g, "i")
    .replace(/w/g, "u")
    .replace(word.length >= 6 ? /lh/g : /$^/, "i")
    .replace(isStem ? /$^/ : /([aei])ndo$/, "$1no")
    .replace(!isStem && word.length >= 6 ? /([aei])r$/ : /$^/, "$1")
    .replace(isStem ? /$^/ : /(?<=..)ei$/, "E")
    .replace(isStem ? /m(?=[^aeiou])/g : /m(?![aeiou])/g, "n");
  if (long) sound = sound.replace(/e/g, "i").replace(/o/g, "u");
  return sound.replace(/(.)\1+/g, "$1");
}
