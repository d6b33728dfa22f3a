const FRACTIONS: Readonly<Record<string, string>> = {
  "½": " 1/2 ",
  "¼": " 1/4 ",
  "¾": " 3/4 ",
  "⅓": " 1/3 ",
  "⅔": " 2/3 ",
};

/** Lower case without accents, marks and spaces as they are: "Pão-de-QUEIJO!" becomes "pao-de-queijo!". */
export function fold(text: string): string {
  return text
    .replace(/[½¼¾⅓⅔]/g, (fraction) => FRACTIONS[fraction] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}

/**
 * What two spellings have in common: folded, every mark a single space, except those inside numbers ("1/2", "72,4",
 * "1.5") and "%". "Pão-de-queijo  (2 un.)" becomes "pao de queijo 2 un". Linear in the length.
 */
export function normalize(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}%,./]+/gu, " ")
    .replace(/(?<!\d)[,./]|[,./](?!\d)/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Words that end in s in the singular, and short words that are no plural of anything edible. */
const SAME = new Set(
  `mais menos tres dois seis depois antes mas as os nas nos das dos aos pires simples lapis gas mes ananas
  frances ingles portugues japones holandes chines anis gratis bis chips ades atras reis`.split(/\s+/),
);

/**
 * The singular of one normalized Portuguese word: "limoes" and "pasteis" become "limao" and "pastel". A word that is
 * no plural stays as it is; foreign plurals lose their s. Idempotent.
 */
export function singular(word: string): string {
  if (word.length < 3 || !word.endsWith("s") || word.endsWith("ss") || SAME.has(word)) return word;
  const cut = (count: number) => word.slice(0, -count);
  if (word.length > 6 && word.endsWith("es") && SAME.has(cut(2))) return cut(2);
  if (/(?:oes|aes|aos)$/.test(word)) return `${cut(3)}ao`;
  if (/[aeiou]ns$/.test(word)) return `${cut(2)}m`;
  if (/[aeou]is$/.test(word)) return `${cut(2)}l`;
  if (/[aeiou][rz]es$/.test(word)) return cut(2);
  return cut(1);
}

/** Normalized text with every word in the singular: what searches compare. */
export function searchKey(text: string): string {
  return normalize(text).split(" ").map(singular).join(" ");
}
