import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { Word } from "@/lib/portuguese/safety/scene/words";

/** Where ranges of numbers begin that mean different things: a fever, a low glucose, a pressure, a small day's energy. */
const RANGES = [0, 1, 10, 20, 37, 42, 70, 100, 180, 250, 400, 800];
const PIECE = 4;
const STEM = 5;
/** Words from one to another that stand near it. */
const NEAR = 7;
const AND = "..";

/** Those that tell what is wrong; which words stand near each other tells rather whether it is, and how gravely. */
export function cluesOfTopic(clues: readonly string[]): string[] {
  return clues.filter((clue) => !clue.includes(AND));
}

/** The words that a clue is of, by their sound or its beginning. */
export function wordsOfClue(clue: string): string[] {
  return clue.includes(AND) ? clue.split(AND) : [clue];
}

export function stemOf(sound: string): string {
  return sound.slice(0, STEM);
}

function rangeOf(value: number): string {
  return `#${RANGES.findLast((from) => from <= value) ?? 0}`;
}

/**
 * What the ear goes by: words and their beginnings and pieces, neighbours, beginnings that stand near each other, ranges of numbers,
 * and the signs that stand together. Each once; linear in the number of words, and in the square of the kinds of signs.
 */
export function cluesOf(words: readonly Word[], found: readonly Found[], laughs: boolean): string[] {
  const clues = new Set(["any"]);
  const plain = words.map(({ sound, value }) => (Number.isNaN(value) ? sound : "#"));
  const ranged = words.map(({ sound, value }) => (Number.isNaN(value) ? sound : rangeOf(value)));
  plain.forEach((word, i) => {
    clues.add(word);
    if (word.length > STEM) clues.add(`${stemOf(word)}*`);
    const framed = `^${word}$`;
    for (let at = 0; at + PIECE <= framed.length; at++) clues.add(`~${framed.slice(at, at + PIECE)}`);
    if (i + 1 < plain.length) clues.add(`${word} ${plain[i + 1]}`);
    for (const near of plain.slice(i + 1, i + 1 + NEAR)) clues.add(`${stemOf(word)}${AND}${stemOf(near)}`);
    if (word !== "#") return;
    const number = ranged[i] as string;
    clues.add(number);
    for (const away of [1, 2]) {
      clues.add(`${number} +${away} ${ranged[i + away] ?? ""}`);
      clues.add(`${number} -${away} ${ranged[i - away] ?? ""}`);
    }
  });
  const signs = [...new Set(found.map(({ label }) => label))].sort();
  signs.forEach((one, i) => {
    clues.add(`sign ${one}`);
    for (const other of signs.slice(i + 1)) clues.add(`signs ${one} ${other}`);
  });
  if (laughs) clues.add("laughs");
  return [...clues];
}
