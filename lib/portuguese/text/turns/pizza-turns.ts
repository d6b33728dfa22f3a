import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const COUNT = "\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|mei[ao]";
const SLICE = "(?:fatia|fatiazinha|peda[çc]o|pedacinho)s?";
const CHEESES = "(?:quatro|4) queijos";
/** What only a pizza is called. */
const OF_PIZZA = `portuguesa|${CHEESES}|marg?h?uerita|napolitana|pepperoni|frango com (?:catupiry|requeij[ãa]o)`;
const KIND = `${OF_PIZZA}|calabresa|mu[sçz]{1,2}arela|frango|atum|lombo|presunto|bacon|palmito|br[óo]colis|camar[ãa]o|chocolate`;
const PLACE = "(?<!\\p{L})(?:pizzaria(?!\\p{L})|rod[íi]zio(?!\\p{L}| d[eo] (?!pizza)))";
/** What a slice of sausage lies beside or in. */
const BESIDE_SAUSAGE =
  "arroz|feij|p[ãa]o|p[ãe]es|ovo|omelete|cuscuz|macarr|tapioca|sandu|queijo|salad|farofa|cebola|mandioca|lingui|batata|sopa|caldo|caf[ée]";

/** What pizzas and their slices are called. */
export const PIZZA_TURNS: readonly Turn[] = [
  // "metade de uma pizza inteira"
  [
    /(?<!\p{L})(?:a )?metade d(?:e uma|a|e 1) pizza ((?:d[eo] [^.,;:!?\n\d]{3,25}? )?)(?:inteira|grande|toda)(?!\p{L})/giu,
    "meia pizza $1grande",
  ],
  // "meia pizza de calabresa": of a large one, where no size is told.
  [
    /(?<!\p{L})(meia pizza)(?=\s*(?:$|[.;!\n])|,? (?:de |d[ao] |sabor |e |com |portuguesa|calabresa|marg|no |na |hoje|ontem))(?![^.;!?\n]{0,40}(?:brot|individual|pequen|m[ée]di|grand|fam[íi]lia|gigante|congelad| e mei[ao] |\d+ ?(?:g|fatia|peda|cm)))/giu,
    "$1 grande",
  ],
  // "pizza na casa da vó, comi dois, de marguerita": pieces of it, and no cocktail.
  [
    new RegExp(
      `(?<!\\p{L})pizza((?: (?!d[eo] )\\p{L}+){0,6}?)[,.;:!] ?(?:eu )?(?:s[óo] )?comi (${COUNT})(?: ${SLICE})?,? (?:d[eao] |sabor )(${KIND})(?!\\p{L})`,
      "giu",
    ),
    "comi $2 fatias de pizza de $3$1",
  ],
  // "os meninos pediram pizza, eu comi 2 fatias de calabresa": of the pizza.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:ped|compr|cheg|traz|troux|assa|fiz|rol|teve|tinha|dividi)\\p{L}*(?: uma?| a)? pizza[^.;!?\\n\\d]{0,60}[,.;!:] (?:e |mas |a[íi] )?(?:eu )?(?:s[óo] )?(?:comi|peguei) )(${COUNT}) ${SLICE} (?:d[eao] )?(${KIND})(?!\\p{L})`,
      "giu",
    ),
    "$1 fatias de pizza de $2",
  ],
  // "meia pizza brotinho de calabresa", "pizza individual sabor atum", "um brotinho de calabresa": a small one of it.
  [
    /(?<!\p{L})mei[ao] pizza (?:brotinho|broto|individual),? (?:de |d |sabor )(?=\p{L})/giu,
    "meio broto de pizza de ",
  ],
  [
    /(?<!\p{L})([2-9]|duas|tr[eê]s|quatro) pizzas? (?:brotinho|broto|individua)(?:s|l|is)?,? (?:de |sabor )(?=\p{L})/giu,
    "$1 brotos de pizza de ",
  ],
  [
    /(?<!\p{L})(?:uma? |1 )?pizza (?:brotinho|broto|individual)(?:,? (?:de|sabor)| (?=(?:calabresa|marg?h?uerita|portuguesa|quatro queijos|4 queijos)(?!\p{L}))) ?(?=\p{L})/giu,
    "1 broto de pizza de ",
  ],
  [/(?<!\p{L})(?:uma? |1 )pizza (?:brotinho|broto)(?!\p{L}| \p{L})/giu, "1 broto de pizza"],
  [
    /(?<!\p{L})(brotinhos?) (?:de |sabor )(?=(?:calabresa|frango|m[uo][sçz]{1,2}arela|marg?h?uerita|portuguesa|quatro queijos|4 queijos|pepperoni|atum|presunto|bacon|lombo|catupiry|queijo|napolitana)(?!\p{L}))/giu,
    "$1 de pizza de ",
  ],
  // "pizza família de portuguesa", "pizza big sabor atum", "pizza média sabor calabresa"
  [
    /(?<!\p{L})(pizzas?) (?:(?:de |no )?tamanho )?(?:fam[ií]lia|gigante|big|super)s?(?: sabor(?= )|(?= d[eo] ))/giu,
    "$1 grande",
  ],
  [/(?<!\p{L})(pizzas?(?: grandes?| m[eé]dias?| pequenas?)?),? sabor (?=\p{L})/giu, "$1 de "],
  // "pizza requentada de ontem (portuguesa)"
  [
    /(?<!\p{L})(pizzas?)(?: (?:fria|gelada|requentada|amanhecida|dormida)s?)?(?: de ontem)? \((?:de )?(calabresa|portuguesa|mu[sçz]{1,2}arela|frango|marg?h?uerita|quatro queijos|4 queijos|atum|presunto|bacon|lombo|pepperoni|napolitana|toscana)\)/giu,
    "$1 de $2",
  ],
  // "fomos na pizzaria, comi duas fatias de calabresa e uma de frango": of pizza, where such is eaten.
  [
    new RegExp(
      `(?<!\\p{L})(${COUNT})(?: ${SLICE})? (?:d[eao] )?(${KIND})(?!\\p{L})(?<=${PLACE}[^\\n]{0,200})`,
      "giu",
    ),
    "$1 fatias de pizza de $2",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(${COUNT}) ${SLICE} (?:d[eao] )?(${KIND})(?!\\p{L})(?=[^.;\\n]{0,60}${PLACE})`,
      "giu",
    ),
    "$1 fatias de pizza de $2",
  ],
  // "uma fatia de portuguesa", "2 pedaços de frango com catupiry": of no other food.
  [
    new RegExp(
      `(?<!\\p{L})(${COUNT}) (${SLICE}) (?:d[eao] )?(${OF_PIZZA})(?!\\p{L})(?<!pizza[^\\n]{0,120})`,
      "giu",
    ),
    "$1 $2 de pizza de $3",
  ],
  // "3 fatias de portuguesa 2 de calabresa": each its own.
  [new RegExp(`(?<!\\p{L})(de pizza de (?:${KIND})) (?=(?:${COUNT}) fatias de pizza )`, "giu"), "$1, "],
  // "comi 2 fatias de calabresa", and nothing that sausage is eaten with.
  [
    new RegExp(
      `^(?![^\\n]{0,300}(?<!\\p{L})(?:pizza|${BESIDE_SAUSAGE}))([^\\n]{0,60}?(?<!\\p{L})(?:${COUNT}) ${SLICE} de )(?=calabresa(?!\\p{L}| (?:frit|aceb|grelh|assad|defum|cozid|na |no )))`,
      "iu",
    ),
    "$1pizza de ",
  ],
];
