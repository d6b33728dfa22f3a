const FOR_ALL =
  "(?: (?:cada(?: uma?)?|a unidade|[oa]s (?:dois|duas|tr[êe]s|quatro)|tudo|no total|na promo[çc][ãa]o|no combo)(?!\\p{L}))?";

/** A price is no amount of food: "de 25 conto", "R$ 30,00", "20 reais as duas", "15tão". */
const PRICE = new RegExp(
  `(?:(?<!\\p{L})(?:de|por|a)\\s+)?(?:R\\$ ?\\d+(?:[.,]\\d{2})?(?: reais)?|(?<!\\d)\\d+(?:[.,]\\d{2})? ?(?:contos?|reais|real|realzinhos?|pilas?|mangos?|pratas?|t[ãa]o|z[ãa]o)(?!\\p{L}))${FOR_ALL}`,
  "giu",
);

/** "R$ 89 esse bobó", "30 conto o prato": of what costs so much, and nothing that was eaten just now. */
const PRICED = new RegExp(
  `(?<=^|[,.;!?\\n]\\s*)(?:${PRICE.source})\\s+(?:o|a|os|as|ess[ea]s?|cada)\\s+\\p{L}+(?=\\s*(?:$|[,.;!?\\n]))`,
  "giu",
);

const NO_UNIT = "(?!\\d| ?(?:k?g|gr|gramas?|quilos?|kilos?|ml|l|lt|litros?|m|cm|k?cal|x|%)(?!\\p{L}))";
const CENTS = `(?<![\\d.,])\\d{1,3},\\d{2}${NO_UNIT}`;
/** Without a word of money: "81,50" is what somebody weighs. */
const FEW = `(?<![\\d.,])[12]?\\d,\\d{2}${NO_UNIT}`;

const FAR = 60;
/** What was had is counted before: of "costela a 29,90 no mercado" nothing was. */
const COUNTED =
  /(?:\d|(?<!\p{L})(?:uma?|uns|umas|dois|duas|tr[êe]s|mei[oa]|comi|tomei|bebi|almocei|jantei|lanchei|foi|pf|prato feito|marmit\p{L}+))(?!\p{L})[^.;!?\n]*$/iu;
/** "uma coxinha por 5,50", "3 esfihas a 2,50 cada", "o PF de 19,90", "açaí 15,90 caro": without its sign. */
const PRICE_ALONE = new RegExp(
  `(?<=\\p{L}\\)?,? )(?:(?:por|custou|paguei|saiu por|saiu a) ${CENTS}|a ${FEW}|(?<=(?<!\\p{L})(?:pf|prato feito|marmit\\p{L}+|quentinha) )de ${CENTS}|(?<!(?:garraf|jarra|squeeze|gal|refri|coca|[áa]gua|pet|litr|suco|ch[áa]|pes|quil|mulher|homem)\\p{L}* )de ${FEW}|${CENTS}(?= (?:cada|a unidade|car[oa]|barat))|${FEW}(?<=,(?:[0-9]0|[0-9]9))(?=\\s*(?:$|[;!)\\n]))(?<!(?:pes|balan|kg|quil|[áa]gua|bebi|deu|tava|era|foi|mais|altura|agora|hoje|jejum)\\p{L}*:? \\d{1,3},\\d{2}))${FOR_ALL}`,
  "giu",
);

/** A text without what was paid for what it tells of. */
export function withoutPrices(text: string): string {
  return text
    .replace(PRICED, " ")
    .replace(PRICE, " ")
    .replace(PRICE_ALONE, (price: string, at: number, whole: string) =>
      COUNTED.test(whole.slice(Math.max(0, at - FAR), at)) ? " " : price,
    );
}
