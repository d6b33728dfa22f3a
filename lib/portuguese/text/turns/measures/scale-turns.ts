import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const KG = "(\\d{2,3}(?:[.,]\\d{1,3})?)(?: ?(?:kg|kgs|quilos?|kilos?))?(?![\\p{L}\\d]|[.,]\\d)";
const LOST =
  "(?:baixou|baixei|baixaram|perdi|emagreci|eliminei|sequei|subiu|subi|engordei|ganhei|desceu|aumentou|aumentei|diminuiu|foi embora)";
const SO_MUCH =
  "(?:mais |menos )?(?:(?:uns|quase|s[óo]) )?(?:\\d{1,3}(?:[.,]\\d{1,3})?|um|dois|tr[êe]s|quatro|cinco|meio) ?(?:g|gr|gramas?|kg|kgs|quilos?|kilos?)(?: e meio)?";
const NO_MEAL =
  "(?![^\\n]*(?<!\\p{L})(?:comi|tomei|bebi|almo[çc]|jant|lanch|arroz|p[ãa]o|caf[ée]|metas?|quero|preciso|queria)\\p{L}*)";

/** A body weight that is told in few words, or with what came of it. */
export const SCALE_TURNS: readonly Turn[] = [
  // "69,9 saí dos 70"
  [
    new RegExp(
      `^(?:(?:ai|ae|eba|olha|gente|amem|amém|ufa),? )*${KG},? (?:sa[íi]|saindo|voltei|entrei|fugi|desci|me livrei)(?: finalmente| enfim)? (?:d[ao]s?|[àa]|[ao]s?|pr[ao]s?) (?:casa (?:d[ao]s? )?)?(?:\\d{2,3}|setenta|oitenta|noventa|sessenta|cem)(?!\\d)[^\\d\\n]*$`,
      "iu",
    ),
    "meu peso hoje é $1 kg",
  ],
  // "97 cravado na balança da farmácia", "70 kg cravado, culpa do caranguejo"
  [
    new RegExp(
      `^(?:(?:ai|ae|eba|olha|gente|hoje|hj|deu),? )*${KG} (?:cravad[oa]s?|certinh[oa]s?|redond[oa]s?|em ponto|batid[oa]s?)(?: (?:na|em) (?:balan[çc]a|farm[áa]cia)| hoje| hj|(?=[^\\n]*(?:balan[çc]a|culpa)))${NO_MEAL}[^\\d\\n]*$`,
      "iu",
    ),
    "meu peso hoje é $1 kg",
  ],
  [
    /^(?:(?:ai|ae|eba|olha|gente|hoje|hj|deu),? )*(\d{2,3}(?:[.,]\d{1,2})?) ?(?:kg|quilos?) (?:cravad[oa]s?|certinh[oa]s?|redond[oa]s?)[^\d\n]*$/iu,
    "meu peso hoje é $1 kg",
  ],
  // "baixou 700 g graças a deus 96,9", "perdi um quilo, hoje deu 103 na balança"
  [
    new RegExp(
      `^${NO_MEAL}[^\\d\\n?]{0,30}?(?<!\\p{L})${LOST} ${SO_MUCH}(?:[^\\d\\n?]{0,60}?(?<!\\p{L})(?:deu|marcou|mostrou|t[ôo] com|estou com|t[áa]|agora|hoje|pesei|apontou)|[^\\d\\n?,]{0,30},?)(?: em)? (\\d{2,3}(?:[.,]\\d{1,2})?)(?: ?(?:kg|quilos?))?(?![\\p{L}\\d]|[.,]\\d| ?(?:dias|semanas|anos|meses|vezes|por))(?! d[eo] )[^\\d\\n?]*$`,
      "iu",
    ),
    "meu peso hoje é $1 kg",
  ],
  // "subi na balança agora há pouco e ela marcou 79,6 quilos, o Natal não perdoa ninguém"
  [
    /(?<=balan[çc]a[^\d\n]{0,40}?),? (?:e |que )?(?:ela|a danada|a bicha|a bandida|a mardita|a maldita) (marcou|deu|mostrou|acusou|apontou|cravou|disse) (?=\d)/giu,
    " e $1 ",
  ],
  [
    /(?<=balan[çc]a[^\d\n]{0,50}?(?:marcou|deu|mostrou|acusou|apontou|cravou) \d{2,3}(?:[.,]\d{1,2})?(?: ?(?:kg|quilos?))?)[,;.] (?:o |a )?(?:natal|feriado|carnaval|p[áa]scoa|f[ée]rias|churrasco|fim de semana|dezembro)[^\d\n?]*$/iu,
    "",
  ],
  // "na balança de saco de milho": of what it is for.
  [
    /(?<=balan[çc]a) de (?:pesar )?(?:saco|gado|boi|porco|gr[ãa]o|cimento|caf[ée]|milho|soja)(?: de \p{L}+)?(?!\p{L})/giu,
    "",
  ],
  // "pesei 69,8 hoje, a mesma coisa de quinta"
  [
    /(?<=^(?:(?:hoje|hj|me|eu),? )*pesei \d{2,3}(?:[.,]\d{1,2})?(?: ?(?:kg|quilos?))?(?: hoje| hj| agora| cedo)?)[,.;] (?:a mesma coisa|o mesmo(?: peso)?|igual(?:zinho)?|mesmo peso)(?: d[ae]| que)? [^\d\n?]*$/iu,
    "",
  ],
];
