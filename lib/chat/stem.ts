import { singular } from "@/lib/nutrition/text";

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
