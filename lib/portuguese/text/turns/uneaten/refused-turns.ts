import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const REFUSED =
  "(?:recusei|dispensei|rejeitei|neguei|enjeitei|(?:n[ãa]o|n|nem) (?:quis|aceitei|peguei|provei|encostei|toquei))";
/** A meal or a course by no dish of its own. */
const COURSE =
  "(?:sobremesa|merenda|entrada|comida|mistura|lanche|lanchinho|marmita|jantinha|janta|jantar|almo[çc]o|ceia|prato (?:principal|do dia))";
const NOT_HAD = "(?:pulei|passei|(?:n[ãa]o|n|nem) (?:comi|tomei|toquei|encostei))";
const NO_MEAL = "(?:n[ãa]o|n) (?:almocei|jantei|lanchei|merendei|ceei)";
const WHAT_IT_WAS =
  "[,;.]? (?:(?:que|q|pq|porque|pois) )?(?:era|eram|seria|seriam) (?!mei[oa] |metade |tarde|cedo|muit|pouc|almo|jant|lanche|caf[ée] da|ceia)[^.,;:!?\\n\\d]{3,40}(?=\\s*(?:$|[.,;!\\n)]|\\p{Extended_Pictographic}))";

/** Where much of one food is on, and one may have none of it. */
const FEAST =
  "(?:churrasco|churras|churrascada|rod[íi]zio(?: d[eo] \\p{L}{3,})?|feijoada|galinhada|peixada|caranguejada|buchada|macarronada|sushi)";
const WAS_AT =
  "(?:fui|fomos|estive|estivemos|passei|vim|cheguei|teve|rolou|tive|tivemos)(?: (?:hoje|hj|ontem|l[áa]|aqui))? (?:(?:n|nu|a |em |pr|para )?(?:o|a|m|ma|um|uma|num|numa) |em |de )?";
const HAD_NONE =
  "(?:n[ãa]o|n|nem) (?:(?:comi|belisquei|provei|peguei|tomei) (?:nada(?: d[eo] (?!sal|doce|fritura|sobremesa)\\p{L}+)?(?! (?:d[eo]|antes|depois|mais|desde|at[ée]|o dia|n[oa] (?:almo|jant|caf|lanch|ceia)))|(?:a |da )?carnes?(?: nenhuma|(?=\\s*(?:$|[.,;!\\n]))))|(?:toquei|encostei) (?:em nada|(?:n[oa]s? |em )?(?:carnes?|comida)))(?!\\p{L})";

const PITY =
  "(?:(?:sofri|chorei|rezei|orei|lamentei|torci) (?:por|pel[oa]s?)|(?:com |tive |fiquei com |fiquei |senti |s[óo] )*(?:d[óo]|pena) d[oea]s?|(?:coitad|tadinh|coitadinh|pobre)[oea]?s? d[oae]s?)";
const GAZED =
  "(?:olhei|olhando|admirei|admirando|babei|babando|namorei|namorando|observei|observando|vendo)(?: (?:o|a|pr[oa]s?|para [oa]s?|n[oa]s?|[oa]s?))?";
const IT =
  "(?:(?:[oa]s?|meu|minha|pobre|coitad[oa]|tadinh[oa]|bichinh[oa]) )*\\p{L}{3,}(?: d[eo] \\p{L}{3,})?";
const ENDS = "(?=\\s*(?:$|[.!?\\n]|\\p{Extended_Pictographic}|k{2,}|rs))";

/** What there was, and whoever tells it had none of. */
export const REFUSED_TURNS: readonly Turn[] = [
  // "recusei a sobremesa, era gelatina", "não quis o bolo, que era de chocolate"
  [
    new RegExp(
      `(?<!\\p{L})(${REFUSED} (?:[oa]s?|n[oa]s?|ess[ea]|meu|minha) (?!que )[^.,;:!?\\n\\d]{3,30}?)${WHAT_IT_WAS}`,
      "giu",
    ),
    "$1",
  ],
  // "não comi a sobremesa, era mousse": whereas of "não comi o bolo, era torta" the pie was eaten.
  [
    new RegExp(
      `(?<!\\p{L})(${NOT_HAD} (?:[oa]|n[oa]|ess[ea]|minha|meu) ${COURSE}(?!\\p{L})(?: [^.,;:!?\\n\\d]{2,25}?)?)${WHAT_IT_WAS}`,
      "giu",
    ),
    "$1",
  ],
  // "não jantei, era sopa"
  [
    new RegExp(
      `(?<!\\p{L})(${NO_MEAL}(?: (?:n[oa] \\p{L}+|hoje|hj|l[áa]|em casa)){0,2})${WHAT_IT_WAS}`,
      "giu",
    ),
    "$1",
  ],
  // "fui num churrasco e não comi nada de carne": what was on, and nothing eaten of it.
  [
    new RegExp(
      `(?<!\\p{L})(${WAS_AT})${FEAST}((?:(?! comi| peguei| tomei| s[óo] )[^.;!?\\n]){0,40}?(?:[,.]| e| mas| s[óo] que)(?: (?:e|mas|eu|ent[ãa]o|s[óo] que|at[ée])){0,2}) ${HAD_NONE}`,
      "giu",
    ),
    "$1encontro$2 não comi nada",
  ],
  // "eu só olhei e sofri pelo peixe", "comi peixe, coitado do peixe"
  [
    new RegExp(
      `(?:[,;] ?| e |,? mas |(?<=^|[.!\\n] ?))(?:e |mas |eu |at[ée] |s[óo] )*${PITY} ${IT}${ENDS}`,
      "giu",
    ),
    "",
  ],
  // "meu irmão comeu pizza e eu olhando a pizza", "eu só olhei o bolo"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])(?<! que)(?:[,;] ?| )(?:e |mas )?eu (?:aqui |s[óo] |l[áa] |fiquei |ali |t[ôo] )*${GAZED} ${IT}${ENDS}`,
      "giu",
    ),
    "",
  ],
];
