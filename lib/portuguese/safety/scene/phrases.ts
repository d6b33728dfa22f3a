import { heardAs, soundOf, type Word } from "@/lib/portuguese/safety/scene/words";

/** One place of a phrase: a choice of words, of beginnings of words, a number, or up to four words of any kind. */
type Slot = {
  words: ReadonlySet<string>;
  stems: readonly string[];
  number: boolean;
  year: boolean;
  gap: number;
  optional: boolean;
};

type Phrase = { label: string; slots: readonly Slot[] };

/** Where a phrase was found. */
export type Found = {
  label: string;
  /** Index of its first word, and one past its last. */
  from: number;
  to: number;
  /** Its first number; else NaN. */
  value: number;
};

/** Phrases by their first word, so that a message is read once however many there are. */
export type PhraseBook = {
  readonly byWord: ReadonlyMap<string, readonly Phrase[]>;
  readonly byStem: ReadonlyMap<string, readonly Phrase[]>;
  readonly byNumber: readonly Phrase[];
  readonly stemLengths: readonly number[];
  /** Sounds that some phrase knows, for mending the spelling of long words. */
  readonly known: ReadonlySet<string>;
};

/**
 * Phrases are written as people say them, one a line: `a/b` is a choice, `desmai*` the beginning of a word, `o?` may be
 * missing, `~` is up to four words of any kind, `#` a number, `@` a year; `toda_hora` is one choice of two words. Spelling is compared by sound.
 */
export function phraseBook(texts: Readonly<Record<string, string>>): PhraseBook {
  const byWord = new Map<string, Phrase[]>();
  const byStem = new Map<string, Phrase[]>();
  const byNumber: Phrase[] = [];
  const known = new Set<string>();
  const put = (map: Map<string, Phrase[]>, key: string, phrase: Phrase) => {
    const list = map.get(key);
    if (list) list.push(phrase);
    else map.set(key, [phrase]);
  };
  for (const [label, text] of Object.entries(texts)) {
    for (const line of text.split("\n")) {
      for (const written of spread(line.trim().split(/\s+/).filter(Boolean))) {
        const slots = written.map(slotOf);
        const [first] = slots;
        if (!first) continue;
        const phrase = { label, slots };
        for (const word of first.words) put(byWord, word, phrase);
        for (const stem of new Set(first.stems)) put(byStem, stem, phrase);
        if (first.number) byNumber.push(phrase);
        for (const slot of slots) for (const word of slot.words) known.add(word);
      }
    }
  }
  const stemLengths = [...new Set([...byStem.keys()].map(({ length }) => length))].sort((a, b) => a - b);
  return { byWord, byStem, byNumber, stemLengths, known };
}

/** The phrases that one line stands for: choices of several words apart. */
function spread(parts: readonly string[]): string[][] {
  let lines: string[][] = [[]];
  for (const part of parts) {
    const choices = part.split("/");
    const simple = choices.filter((one) => !one.includes("_"));
    const several = choices.filter((one) => one.includes("_")).map((one) => one.split("_"));
    const ways = simple.length > 0 ? [[simple.join("/")], ...several] : several;
    lines = lines.flatMap((line) => ways.map((way) => [...line, ...way]));
  }
  return lines;
}

function slotOf(written: string): Slot {
  const optional = written.endsWith("?");
  const text = optional ? written.slice(0, -1) : written;
  if (text === "~")
    return { words: new Set(), stems: [], number: false, year: false, gap: 4, optional: true };
  const words = new Set<string>();
  const stems: string[] = [];
  let number = false;
  for (const one of text.split("/")) {
    if (one === "#") number = true;
    else if (one.endsWith("*")) stems.push(soundOf(one.slice(0, -1), true), one.slice(0, -1));
    else words.add(heardAs(one));
  }
  return { words, stems, number, year: text === "@", gap: 0, optional };
}

/** Every phrase of the book that the words hold, in the order in which they begin. Linear in the number of words. */
export function findPhrases(book: PhraseBook, words: readonly Word[]): Found[] {
  const found: Found[] = [];
  const tryAll = (phrases: readonly Phrase[] | undefined, from: number) => {
    for (const { label, slots } of phrases ?? []) {
      const to = matchFrom(slots, 1, words, from + 1, (words[from] as Word).sentence);
      if (to > 0) found.push({ label, from, to, value: firstNumber(slots, words, from, to) });
    }
  };
  words.forEach((word, from) => {
    tryAll(book.byWord.get(word.sound), from);
    if (!Number.isNaN(word.value)) tryAll(book.byNumber, from);
    else
      for (const length of book.stemLengths) {
        if (length > word.sound.length && length > word.text.length) break;
        const bySound = word.sound.slice(0, length);
        tryAll(book.byStem.get(bySound), from);
        const byText = word.text.slice(0, length);
        if (byText !== bySound) tryAll(book.byStem.get(byText), from);
      }
  });
  return found;
}

/** One past the last word of the phrase's rest, or 0. */
function matchFrom(
  slots: readonly Slot[],
  at: number,
  words: readonly Word[],
  index: number,
  sentence: number,
): number {
  const slot = slots[at];
  if (!slot) return index;
  if (slot.gap > 0) {
    for (let skipped = 0; skipped <= slot.gap; skipped++) {
      const to = matchFrom(slots, at + 1, words, index + skipped, sentence);
      if (to > 0) return to;
      const word = words[index + skipped];
      // What is denied in between is another thing: "bebê sem febre".
      if (word?.sentence !== sentence || word.sound === "nao" || word.text === "sem") break;
    }
    return 0;
  }
  const word = words[index];
  if (word && word.sentence === sentence && fits(slot, word)) {
    const to = matchFrom(slots, at + 1, words, index + 1, sentence);
    if (to > 0) return to;
  }
  return slot.optional ? matchFrom(slots, at + 1, words, index, sentence) : 0;
}

function fits(slot: Slot, word: Word): boolean {
  if (slot.words.has(word.sound)) return true;
  if (slot.number && !Number.isNaN(word.value)) return true;
  if (slot.year) return word.value >= 1950 && word.value <= 2100;
  return slot.stems.some((stem) => word.sound.startsWith(stem) || word.text.startsWith(stem));
}

function firstNumber(slots: readonly Slot[], words: readonly Word[], from: number, to: number): number {
  if (!slots.some(({ number }) => number)) return Number.NaN;
  for (let i = from; i < to; i++) {
    const { value } = words[i] as Word;
    if (!Number.isNaN(value)) return value;
  }
  return Number.NaN;
}
