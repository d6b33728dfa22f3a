import { writeSigns } from "@/lib/portuguese/text/letters/fractions";

/** Lower case without accents, marks and spaces as they are: "Pão-de-QUEIJO!" becomes "pao-de-queijo!". */
export function fold(text: string): string {
  return writeSigns(text, (written, whole) => `${whole} ${written} `)
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
function singular(word: string): string {
  if (word.length < 3 || !word.endsWith("s") || word.endsWith("ss") || SAME.has(word)) return word;
  const cut = (count: number) => word.slice(0, -count);
  if (word.length > 6 && word.endsWith("es") && SAME.has(cut(2))) return cut(2);
  if (/(?:oes|aes|aos)$/.test(word)) return `${cut(3)}ao`;
  if (/[aeiou]ns$/.test(word)) return `${cut(2)}m`;
  if (/[aeou]is$/.test(word)) return `${cut(2)}l`;
  if (/[aeiou][rz]es$/.test(word)) return cut(2);
  return cut(1);
}

/** Describing words, in the masculine; their feminine is read as the same word. */
const ADJECTIVES = new Set(
  `cozido frito grelhado assado refogado mexido empanado desnatado semidesnatado cru ralado picado desfiado moido
  defumado temperado gelado recheado caseiro branco preto roxo vermelho amarelo salgado magro gordo maduro descascado
  fatiado congelado derretido batido torrado tostado amassado desidratado seco fresco misto pequeno medio inteiro
  cheio raso fundo duplo vegano vegetariano mineiro paulista carioca baiano goiano italiano crocante espremido
  adocado acebolado gratinado marinado ensopado caipira americano cremoso fino grosso novo
  enlatado cortado triturado quentinho`.split(/\s+/),
);

/** Messages use few words, and each is stemmed many times over. */
const KNOWN = new Map<string, string>();
const MOST_KNOWN = 5000;

/** A folded word as dictionaries hold it: singular, and masculine where it only describes. Idempotent. */
export function stem(word: string): string {
  const known = KNOWN.get(word);
  if (known !== undefined) return known;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  const found = findStem(word);
  KNOWN.set(word, found);
  return found;
}

function findStem(word: string): string {
  const one = singular(word);
  if (!one.endsWith("a")) return one;
  const masculine = `${one.slice(0, -1)}o`;
  return ADJECTIVES.has(masculine) ? masculine : one;
}

/** Normalized text with the stem of every word: what names are compared by. */
export function searchKey(text: string): string {
  return normalize(text).split(" ").map(stem).join(" ");
}
