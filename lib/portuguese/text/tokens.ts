import { isCalledSo } from "@/lib/portuguese/text/letters/called-so";
import { writeSigns } from "@/lib/portuguese/text/letters/fractions";
import { readNumber, readRatio, readTime } from "@/lib/portuguese/text/letters/read-figures";
import { fold, stem } from "@/lib/portuguese/text/letters/stems";
import { withFigures } from "@/lib/portuguese/text/letters/written-numbers";
import { withoutPrices } from "@/lib/portuguese/text/prices";
import { remembered } from "@/lib/portuguese/text/remembered";
import { inPlainTurns } from "@/lib/portuguese/text/turns/plain-turns";
import { ABBREVIATIONS, EMOJI_WORDS, SHOWN_FOR } from "@/lib/portuguese/text/word-lists";

/** Longer texts are cut here: the channel's own limit. */
const MAX_TEXT = 4096;
/** No word that matters is longer. */
const MAX_WORD = 40;
/** What is written in words has fewer at that length; marks and figures without end would be many. */
const MAX_TOKENS = 1_000;

export type Token = {
  /** Lower case, without accents, abbreviations written out; marks as they are; "" for other emoji. */
  word: string;
  /** time: "8h30", valued in hours. ratio: "1/2" or a date such as "12/05". break: end of a line. */
  kind: "word" | "number" | "ratio" | "time" | "mark" | "break" | "emoji";
  /** Of a word that stands for an emoji. */
  drawn?: true;
  /** Of numbers, ratios and times; else NaN. */
  value: number;
  /** Not Portuguese: no misspelling of a Portuguese word. */
  foreign?: true;
  /** Somebody's name by how it is written: "com a Cotinha"; not at the start of a sentence. */
  named?: true;
  /** Position in the cleaned text. */
  start: number;
  end: number;
};

const PIECES = new RegExp(
  [
    String.raw`(?<length>\d{1,3} ?[cC][mM](?![\p{L}\d]))`,
    String.raw`(?<time>\d{1,2}(?:[hH](?:[sS]|[rR][sS]?|\d{2}(?:min)?|)(?![\p{L}\d])|:\d{2}(?:[hH]|)(?!:?\d)))`,
    // "100 / 120 / 80 g" are three amounts.
    String.raw`(?<!\d \/ )(?<ratio>\d{1,3} ?\/ ?\d{1,3}(?:\/\d{2,4})?(?![\d/]| \/ \d))`,
    String.raw`(?<number>\d{1,9}(?:[.,]\d{1,6}){0,3})`,
    String.raw`(?<word>[\p{L}\p{M}](?:[\p{L}\p{M}\d]|['\u2019´-](?=\p{L})|\/(?=\s?\p{L}|$)(?<=\b[cCsSpP]\/))*)`,
    String.raw`(?<line>\n)`,
    String.raw`(?<emoji>\p{Extended_Pictographic})`,
    String.raw`(?<mark>[,;.:+&()\/!?=*"\u201C\u201D%\u2013\u2014|\u2022-])`,
  ].join("|"),
  "gu",
);

/** Telephone numbers, CPFs, bar codes: their last digits are nobody's millilitres. */
const NOT_AN_AMOUNT =
  /(?:(?:\+?55 ?)?(?:\(\d{2}\)|(?<!\d)\d{2}) ?9?\d{4}[- ]?\d{4}|(?<!\d)9\d{4}-\d{4}|(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}|\d{10,})(?!\d)/g;

/** "vitamina D", "vitaminas B12"; not "vitamina c/ aveia" nor "vitamina e pão". */
const VITAMIN =
  /(?<!\p{L})[vV]itaminas? (?:[bcdkBCDK]\d{0,2}|[AE])(?: ?\d+ ?(?:ui|UI|mcg|mg))?(?=\s*(?:$|[,.;!+\n])|\s+(?:e|em (?:comprimid|gota|c[áa]psul)\p{L}+|tamb[ée]m|hoje|hj|agora|semanal)(?!\p{L}))/gu;

/** "pera aí", "não, pera, foi só um": no fruit, as "pera, não maçã" is. */
const WAIT =
  /((?:^|[,.;!…])\s*(?:(?:n[aã]o|bah|opa|ops|ai|ah|eita|oxe|uai)\s*,?\s*)?)p[eê]ra(?!,? n[aã]o (?:uma? |[aoé] )?(?:ma[cç][aã]|banana|manga|mam[aã]o|laranja|uva|goiaba|ameixa|p[eê]ssego|caqui|kiwi|mel[aã]o|melancia|morango|abaca(?:xi|te)|mexerica|tangerina|bergamota|figo|fruta)s?\s*[.!]*$)(?=\s*[,!.]\s+n[aã]o(?!\p{L})|\s+n[aã]o(?!\s*,|\p{L})|\s*[,!.]?\s+(?:a[ií]|que|foi|foram|era|eram|hoje|ontem|mentira|minto|errei|isso|ess[ea]|um del[ea]s|uma del[ea]s|na verdade|na vdd|t[aá]va|estava|eu|me|o beb[eê]|n)(?!\p{L}))/giu;
/** "uma só, viu? a outra dei pra ele", "repeti, tá? foram dois" ask nothing. */
const HEARD =
  /(?<=\ss[óo],? (?:viu|visse|ouviu)|(?<!\p{L})(?:repeti|foi|foram|era|eram|n[ãa]o|dividi|deixei)(?!\p{L})[^.,;:!?\n]{0,30}, (?:viu|visse|ouviu|t[áa](?: bom)?|hein))\s*\?(?=\s+\p{L})/giu;
/** "4 ovos na manteiga 5g": so much of the butter. */
const FAT_WEIGHED =
  /(?<!\p{L})n[ao] (manteiga|azeite|[oó]leo|margarina|banha) (\d+(?:,\d)? ?(?:g|gr|gramas|ml))(?![\p{L}\d])/giu;
/** "marmita de arroz, frango e legumes": what was in it; not "marmita de feijoada e uma coca". */
const BOX_OF =
  /(?<!\p{L})(marmit(?:a|ex|inha)s?(?: pequena| m[eé]dia| grande)?|quentinhas?) de (?!\p{L}+(?: \p{L}+)? (?:e (?:uma? |duas |dois |\d)|(?:porque|pq|pois|que) ))(?=\p{L}+(?: \p{L}+)?,? \p{L}[^.;!?\n]*? e \p{L})/giu;
/** "bem quentinho" is no "quentinha". */
const WARM = /(?<!\p{L})quentinhos?(?!\p{L})/giu;
/** "servi 300 g pra mim" */
const SERVED = /(?<!\p{L})servi (?=[^.;!?\n]{0,40}?(?:pr[ao] mim|para mim|no meu prato)(?!\p{L}))/giu;
/** "num era de fubá", as it is said in the country. */
const NOT =
  /(?<!\p{L})num (?=(?:era|eram|foi|foram|comi|tomei|bebi|tinha|teve|botei|veio|quis|é|eh|tem|gostei)(?!\p{L}))/giu;

/** What a label denies, by whatever words, behind a comma or in brackets: "(zero lactose)", "livre de glúten". */
const FREE_OF =
  /[ ,(]+(?:sem|zero|livres? de|isent[oa]s? de) (lactose|gl[uú]ten|leite|ovos?)(?: (?:e|nem) (?:sem )?(lactose|gl[uú]ten|leite|ovos?))?(?: ?\)|(?!\p{L}))/giu;
/** "coxinha gluten free" */
const FREE_BEHIND = /(?<=\p{L}) (gl[uú]ten|lactose)[ -]?free(?=\s*(?:$|[,.;!+\n]|(?:com|e)\s))/giu;

/** "merluza à dorê": in flour and egg. */
const DORE = /(?<=\p{L} )(?:à|a|ao) dor[eê](?!\p{L})/giu;
/** "pizza meia calabresa meia camarão": the first half names the pizza. */
const HALVES =
  /(?<!\p{L})(pizzas?(?: grandes?| m[eé]dias?| pequenas?| broto)?),? (?:mei[ao]|metade)(?: d[eoa])? (?!(?:minha|meu|nossa|del[ea]s?|pr[ao]s?|para|comigo)(?!\p{L}))([\p{L} ]{3,30}?),?(?: e)? (?=(?:mei[ao]|metade) )/giu;

/** "um suco de 300 ml de laranja": the fruit is in the juice. */
const SIZED_BEFORE =
  /(?<!\p{L})(sucos?|vitaminas?|milk[ -]?shakes?|shakes?|smoothies?|refrescos?|n[eé]ctar|ch[aá]s?|iogurtes?|sorvetes?|bolos?|tortas?|lasanhas?|pizzas?|sopas?) (d[eo] (?:uns |cerca de )?\d{1,4}(?:,\d)? ?(?:ml|mls|l|litros?|g|gr|gramas)) (de \p{L}+)(?! \d)(?=\s*(?:$|[,.;!?)\n]|(?:e|com|do|da|no|na|sem|natural|hoje|ontem|agora)(?!\p{L})))/giu;

const DRINKS =
  "[aá]guas?|cervejas?|cervejinhas?|chope?s?|sucos?|cocas?|pepsis?|fantas?|refris?|refrigerantes?|guaran[aá]s?|energ[eé]ticos?|leite|vinho|mate|ch[aá]s?|caf[eé]s?";
/** "2 copos de água, de 250 ml": two of 250 ml each. */
const SIZED_AFTER = new RegExp(
  `(?<!\\p{L})(copos?|cop[aã]o|copinhos?|squeezes?|garrafas?|garrafinhas?|canecas?|latas?|latinhas?|lat[aã]o|lat[oõ]es|long ?necks?|ta[cç]as?)(?: grandes?| pequen[oa]s?| chei[oa]s?)? (?:de |d['’] ?)?(${DRINKS})(?: agora| hoje| também| tb| n[oa] (?:almo[cç]o|janta|jantar|caf[eé]|lanche|trabalho|academia|treino))?,? (?:de (?=\\d)|(?:(?:de )?uns )?(?=\\d{2,4} ?ml|\\d[.,]\\d))(\\d{2,4} ?(?:ml|litros?|l)?|\\d[.,]\\d{1,2} ?(?:litros?|l)?)(?![\\p{L}\\d]| ?(?:ml|l|litros?)(?!\\p{L})| (?:no total|ao todo|tudo|na soma|total))`,
  "giu",
);
/** "2 cerveja lata de 350", "coca zero lata 350" */
const VESSEL_AFTER = new RegExp(
  `(?<![\\p{L}\\d])(?:(\\d{1,2}|uma?|dois|duas|tr[eê]s) )?((?:${DRINKS})(?: zero| diet)?) (latas?|latinhas?|lat[aã]o|lat[oõ]es|long ?necks?|garrafas?|garrafinhas?) (?:de )?(\\d{2,4} ?(?:ml)?)(?![\\p{L}\\d])`,
  "giu",
);

/** Composed characters, no control or invisible ones, fractions and "c. sopa" written out, at most 4,096 characters. */
export const cleanText = remembered(32, (text) =>
  inPlainTurns(
    withoutPrices(
      writeSigns(
        withFigures(text.slice(0, MAX_TEXT).replace(/[\p{Cf}\p{Cs}]|\ufe0f/gu, "")),
        (written, whole) => ` ${whole && `${whole} e `}${written} `,
      )
        .normalize("NFKC")
        .replaceAll("\u2044", "/")
        .replace(/\r\n?|[\u2028\u2029]/g, "\n")
        .replace(/[^\S\n]|(?!\n)\p{Cc}/gu, " ")
        .replace(/ {2,}/g, " ")
        // "……………" says no more than three of them.
        .replace(/([^\p{L}\p{N} ])\1{3,}/gu, "$1$1$1")
        .replace(NOT_AN_AMOUNT, " "),
    )
      // "arroz ..... 80"
      .replace(/\s*(?:\.{2,}|…)\s*(?=\d)/gu, " ")
      .replace(/(?:\.{2,}|…)(?=\s*\p{Ll})/gu, ", ")
      .replace(WAIT, "$1espera")
      .replace(HEARD, ".")
      .replace(NOT, "nao ")
      .replace(FAT_WEIGHED, "com $2 de $1")
      .replace(BOX_OF, "$1 com ")
      .replace(WARM, "quente")
      .replace(SERVED, "comi ")
      // "o queijo passa pra 40": no raisin.
      .replace(/(?<!\p{L})passa(?= (?:pra|para|a) \d)/giu, "muda")
      .replace(/\s*(?:→|➡|⇒|=>|->)\s*/gu, ": ")
      .replace(/(?<!\p{L})w\/o(?!\p{L})/giu, "without")
      .replace(/(?<!\p{L})w\/\s*(?=\p{L})/giu, "with ")
      .replace(SIZED_AFTER, "$1 de $3 de $2")
      .replace(SIZED_BEFORE, "$1 $3 $2")
      .replace(
        VESSEL_AFTER,
        (_, count: string | undefined, drink: string, vessel: string, volume: string) =>
          `${count ?? 1} ${vessel} de ${volume} de ${drink}`,
      )
      .replace(
        FREE_OF,
        (_, first: string, second?: string) => ` sem ${first}${second ? ` nem ${second}` : ""}`,
      )
      .replace(DORE, "empanado")
      .replace(HALVES, "$1 de $2 ")
      .replace(FREE_BEHIND, " sem $1")
      // "vitamina D": a supplement, and no fruit shake.
      .replace(VITAMIN, " ")
      // What was left out left a space on either side.
      .replace(/ {2,}/g, " ")
      .replace(/(\d) ?[x×*] ?(?=\d)/giu, "$1 x ")
      .replace(/(?<![\p{L}\d])[x×](?=\d{1,2}(?!\d))/giu, "x ")
      .replace(/(\d ?)c\.? ?(?:de )?(?=(?:sopa|sobremesa|ch[áa]|caf[ée])(?!\p{L}))/giu, "$1colher de ")
      .replace(/(?<!\p{L})(col|colh|cols|xic|xíc|un|und|unid|pct|peq|aprox)\.(?= ?\p{L})/giu, "$1 "),
  ).slice(0, MAX_TEXT),
);

/** The tokens of a cleaned text without its laughter; an abbreviation becomes the words it stands for, all at its own position. */
export function tokenise(clean: string): Token[] {
  const tokens: Token[] = [];
  /** What was written in letters, without its plural. */
  const written = new Set<string>();
  for (const match of clean.matchAll(PIECES)) {
    if (tokens.length >= MAX_TOKENS) break;
    const raw = match[0];
    const start = match.index;
    const at = { start, end: start + raw.length, value: Number.NaN };
    const groups = match.groups as Record<string, string | undefined>;
    // As a word by itself "cm" is "com".
    if (groups.length !== undefined) {
      const value = Number.parseInt(raw, 10);
      tokens.push({ ...at, word: String(value), kind: "number", value }, { ...at, word: "cm", kind: "word" });
    } else if (groups.time !== undefined)
      tokens.push({ ...at, word: raw, kind: "time", value: readTime(raw) });
    else if (groups.ratio !== undefined)
      tokens.push({ ...at, word: raw, kind: "ratio", value: readRatio(raw) });
    else if (groups.number !== undefined)
      tokens.push({ ...at, word: raw, kind: "number", value: readNumber(raw) });
    else if (groups.line !== undefined) tokens.push({ ...at, word: "\n", kind: "break" });
    else if (groups.mark !== undefined) {
      // "Dr. Peanut" is one name.
      if (raw === "." && isTitle(tokens.at(-1), start)) continue;
      tokens.push({ ...at, word: raw, kind: "mark" });
    } else if (groups.emoji !== undefined) pushEmoji(tokens, raw, at, written);
    else {
      const words = foldWord(raw);
      for (const word of words.split(" ")) written.add(stem(word));
      const before = tokens.at(-1);
      const isNamed = before?.kind === "word" && isCalledSo(raw, clean.slice(before.start, before.end));
      pushWords(tokens, words, isNamed ? { ...at, named: true } : at, "word");
    }
  }
  return tokens;
}

function isTitle(before: Token | undefined, dot: number): boolean {
  return before?.end === dot && /^(?:dra?|sra?)$/.test(before.word);
}

/** "🍌🍌" are two bananas; after "banana" they only adorn it. */
function pushEmoji(
  tokens: Token[],
  raw: string,
  at: { start: number; end: number; value: number },
  written: ReadonlySet<string>,
) {
  const named = EMOJI_WORDS.get(raw) ?? "";
  const last = tokens.at(-1);
  const isOwn = last?.kind !== "word" || /^(?:e|com|mais|de|uma?)$/.test(last.word);
  const told = [named.replace(/^.* de /, "").split(" ")[0] ?? "", ...((!isOwn && SHOWN_FOR.get(raw)) || [])];
  const words = told.some((word) => written.has(stem(word))) ? "" : named;
  const again = words !== "" && last?.end === at.start && words.split(" ").at(-1) === last.word;
  if (!again) return pushWords(tokens, words, at, "emoji");
  const head = tokens.length - words.split(" ").length;
  const count = tokens[head - 1];
  for (const token of tokens.slice(head)) token.end = at.end;
  if (count?.kind === "number" && count.start === tokens[head]?.start) count.value += 1;
  else
    tokens.splice(head, 0, {
      ...at,
      start: tokens[head]?.start ?? at.start,
      word: "2",
      kind: "number",
      value: 2,
    });
}

function pushWords(
  tokens: Token[],
  words: string,
  at: Pick<Token, "start" | "end" | "value" | "named">,
  kind: "word" | "emoji",
) {
  if (words === "") {
    if (kind === "emoji") tokens.push({ ...at, word: "", kind });
    return;
  }
  for (const word of words.split(" "))
    tokens.push({ ...at, word, kind: "word", ...(kind === "emoji" && { drawn: true }) });
}

/** One word as the grammar reads it; "" for laughter. May hold several words. */
function foldWord(raw: string): string {
  const lower = raw.slice(0, MAX_WORD).toLowerCase();
  // The verb "é" must not become the conjunction "e".
  if (lower === "é" || lower === "eh") return "eh";
  const plain = fold(lower)
    .replace(/['’´/]/g, "")
    .replace(/-/g, " ");
  if (isLaughter(plain)) return "";
  const squeezed = plain.replace(/(\p{L})\1{2,}/gu, "$1");
  return ABBREVIATIONS.get(squeezed) ?? squeezed;
}

function isLaughter(word: string): boolean {
  if (word.length < 2) return false;
  if (/^k+$|^(?:rs)+$/.test(word)) return true;
  return /^[hau]+$|^[he]+$/.test(word) && word.split("h").length > 2;
}
