import type { Turn } from "@/lib/portuguese/text/patterns/turn";

/** Before a food of which something is asked, in a message that tells of nothing that was had. */
const OF_FOOD =
  "^(?![^\\n]{0,120}(?<!\\p{L})(?:comi|tomei|bebi|almocei|jantei|lanchei|n[ãa]o|nem|tira|tirar|apaga|foi|foram|era|mas)(?!\\p{L}))(?:(?:e|ah|oi|ser[áa] que),? )?((?:[oa]s? )?";
const FOOD = "(?!(?:voc[êe]|eu|el[ea]|tudo|isso|agora|hoje)(?!\\p{L}))\\p{L}{3,}(?: (?!que )\\p{L}+){0,4}?";
const MAY = "(?:eu )?(?:pode|podia|posso|d[áa] (?:pra|para))";
const HAVE = "(?:comer|tomar|beber)";
const REST = "[^.,;!?\\n\\d]{0,40}";
const NUTRIENT =
  "[áa]gua|prote[íi]na|calorias?|kcal|carbo(?:idrato)?s?|fibras?|gordura|s[óo]dio|sal|a[çc][úu]car";
const AM = "(?:t[ôo]|t[áa]|estou|est[áa]|ando|anda|fiquei|ficou|foi|vou|vai|tava)";
const OF_WHEN = "((?: (?:hoje|hj|ontem|at[ée] agora|at[ée] aqui|agora|nisso|mesmo|indo))*)";
const END = "\\s*[.!]*\\s*$";

/** What is asked without a mark, and tells of nothing. */
export const ASKED_TURNS: readonly Turn[] = [
  // "fígado pode comer toda semana", "pão dá pra comer de noite", "banana pode"
  [new RegExp(`${OF_FOOD})(${FOOD}) ${MAY} ${HAVE}(${REST})${END}`, "iu"), "pode comer $1$2$3?"],
  [new RegExp(`${OF_FOOD}\\p{L}{4,}(?: d[eo] \\p{L}+)? pode)${END}`, "iu"), "$1 comer?"],
  // "farofa engorda muito", "ovo todo dia faz mal"
  [
    new RegExp(
      `${OF_FOOD}${FOOD} (?:engordam?|faz(?:em)? (?:muito )?(?:mal|bem)|prende o intestino|solta o intestino)${REST})${END}`,
      "iu",
    ),
    "$1?",
  ],
  // "tapioca é melhor que pão"
  [
    new RegExp(
      `${OF_FOOD}${FOOD} (?:[ée]|eh|s[ãa]o) (?:melhor(?:es)?|pior(?:es)?|mais (?:saud[áa]ve(?:l|is)|leves?|cal[óo]ric[oa]s?)) (?:do )?que \\p{L}{3,}${REST})${END}`,
      "iu",
    ),
    "$1?",
  ],
  // "e de água como é que eu tô hoje", "água hoje como foi", "como é que eu tô de água"
  [
    new RegExp(
      `^(?:(?:e|ah|oi|mas|agora),? )*(?:(?:de|d[ao]|n[ao]s?|em|a|o|as) )?(${NUTRIENT})${OF_WHEN},? como (?:(?:[ée]|eh) )?(?:que )?(?:eu )?${AM}${OF_WHEN}\\s*[.!?]*\\s*$`,
      "iu",
    ),
    "quanto foi de $1$2$3?",
  ],
  [
    new RegExp(
      `^(?:(?:e|ah|oi|mas|agora),? )*(?:hoje |hj )?como (?:(?:[ée]|eh) )?que (?:eu )?${AM}${OF_WHEN} (?:de|n[ao]s?|em) (${NUTRIENT})${OF_WHEN}\\s*[.!?]*\\s*$`,
      "iu",
    ),
    "quanto foi de $2$1$3?",
  ],
  // "quantas cervejas eu tomei", "quanto de arroz eu comi mesmo"
  [
    new RegExp(
      `^(?:(?:e|oi|ah|olha|a[íi]|ent[ãa]o|me diz|me fala|ei|(?:n[ãa]o|nem) (?:sei|lembro|me lembro)(?: mais)?|esqueci),? )*(quant[oa]s?(?: (?:de|d[oa]))? ${FOOD} (?:que )?(?:eu |a gente )?(?:j[áa] )?(?:comi|tomei|bebi|comemos|tomamos|bebemos)(?: (?:mesmo|hoje|hj|ontem|at[ée] agora|no total|ao todo|j[áa]|n[oa] (?:almo[çc]o|jantar?|janta|caf[ée]|lanche)|de manh[ãa]))*)${END}`,
      "iu",
    ),
    "$1?",
  ],
];
