import { fold } from "@/lib/portuguese/text/letters/stems";

/** A change of a message that leaves its meaning as it is; null where it cannot be made of this one. */
export type Change = { name: string; of: (text: string) => string | null };

const WORDS_OF_NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.,/:x])3(?= [a-zà-ú]{4,})/i, "três"],
  [/(?<![\d.,/:x])4(?= [a-zà-ú]{4,})/i, "quatro"],
  [/(?<![\d.,/:x])5(?= [a-zà-ú]{4,})/i, "cinco"],
  [/(?<![\d.,/:x])6(?= [a-zà-ú]{4,})/i, "seis"],
];

const around = (name: string, before: string, after: string): Change => ({
  name,
  of: (text) => `${before}${text}${after}`,
});

/** What people add or leave out without meaning anything else. */
export const CHANGES: readonly Change[] = [
  around("a greeting", "oi, ", ""),
  around("a hesitation", "hmm ", ""),
  around("an address", "amor, ", ""),
  around("thanks", "", ", obrigada"),
  around("a southern tail", "", " viu"),
  around("please", "", " por favor"),
  around("laughter", "", " kkkk"),
  around("an emoji", "", " 😊"),
  around("an exclamation", "", "!"),
  around("spaces around", "  ", "  "),
  { name: "capitals", of: (text) => text.toUpperCase() },
  { name: "a capital first", of: (text) => text.slice(0, 1).toUpperCase() + text.slice(1) },
  { name: "no accents", of: (text) => (fold(text) === text ? null : withoutAccents(text)) },
  { name: "double spaces", of: (text) => (text.includes(" ") ? text.replaceAll(" ", "  ") : null) },
  { name: "lines for commas", of: (text) => (isList(text) ? text.replaceAll(", ", "\n") : null) },
  {
    name: "a number in words",
    of: (text) => {
      const found = WORDS_OF_NUMBERS.find(([digits]) => digits.test(text));
      return found ? text.replace(found[0], found[1]) : null;
    },
  },
];

/** Of accents alone, and not of the verb "é", which would become another word. */
function withoutAccents(text: string): string | null {
  return /(?<!\p{L})[éÉ](?!\p{L})|[½⅓⅔¼¾]/u.test(text) ? null : text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** "arroz, feijão, bife": nothing else stands between its commas. */
function isList(text: string): boolean {
  return (
    /^[^.!?;:()\n]+(?:, [^.!?;:()\n]+)+$/.test(text) &&
    !/ (?:não|mas|digo|aliás|só|ontem|hoje) /.test(` ${text} `)
  );
}
