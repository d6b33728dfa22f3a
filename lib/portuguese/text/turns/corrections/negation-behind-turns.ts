import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const HAD = "comi|tomei|bebi|quis|provei|aceitei|peguei|pedi|botei|coloquei|usei";
const WAS = "teve|tinha|veio|foi|era|foram|eram|tiveram|vieram";
/** What people of the Northeast say behind their "não". */
const CALLS =
  "(?:,? (?:viu|visse|vice|oxe|oxente|senhor|senhora|n[ãa]o|gente|menina|mainha|mesmo|home|homi|hoje|hj|ainda))*";
const ENDS = `(?=\\s*(?:$|[.;!\\n)]|,|(?:e |mas )?(?:s[óo]|era|foi|foram|eram|tomei|comi|bebi|botei|ficou|deixei)(?!\\p{L})))`;
/** What is no food by itself. */
const NO_FOOD =
  "(?!(?:hoje|hj|ontem|anteontem|iss[oa]|ess[ea]s?|el[ea]s?|assim|agora|aqui|ruim|bo[ma]|almo[çc]o|jantar?|lanche|caf[ée] da manh[ãa]|ceia|dieta|culpa|eu|gost\\p{L}+)(?!\\p{L}))";
const LAST =
  "(?=\\s*(?:$|[.;!\\n)]|, ?(?:s[óo]|mas|foi|era|foram|eram|comi|tomei|bebi|deixei|ficou)(?!\\p{L})))";
/** Words of one food, and of nothing counted, joined or denied already. */
const ONE = "(?:(?!n[ãa]o |nem |e |com |mas |que |muit|pouc|tud|s[óo] |bem |mais |quase |sei )\\p{L}+ ){1,4}";

const LED =
  "(?:(?:ah|e|mas|opa|ops|oxe|eita|putz|ali[áa]s|errei|me enganei|me confundi|desculpa|corrigindo|corrijo|na verdade|na real|na vdd|vdd)[,:]? )*";
/** What it was made with or of: "cenoura", "carne de sol", "doce de leite". */
const KIND =
  "(?!(?:ontem|anteontem|hoje|manh[ãa]|tarde|noite|novo|mesmo|verdade|sopa|servir|sobremesa|ch[áa]|\\d)(?!\\p{L}))\\p{L}{3,}(?: d[eo] \\p{L}{3,})?(?: (?!n[ãa]o|e |era|foi|com |sem )\\p{L}{4,})?";
const IT_WAS = "(?:na (?:verdade|vdd|real) )?(?:era|eram|foi|foram)(?: na (?:verdade|vdd|real))?";
const CLOSED = "(?:,? (?:viu|t[áa]|n[ãa]o|mesmo|na verdade|na vdd|na real|desculpa|por favor))*\\s*[.!]*$";

/** "comi não", "teve farofa não": the denial behind its verb, as in the Northeast, put before it. */
export const NEGATION_BEHIND_TURNS: readonly Turn[] = [
  // "o pastel era de carne, não de queijo": of what kind the named thing was says enough.
  [
    new RegExp(
      `(?<=^${LED}(?:[oa]s? )\\p{L}{3,} ${IT_WAS} d[eo] ${KIND}),? (?:e |mas )?n[ãa]o (?:${IT_WAS} )?d[eo] ${KIND}${CLOSED}`,
      "iu",
    ),
    "",
  ],
  [
    new RegExp(
      `(?<=^${LED}[oa]s? \\p{L}{3,}) n[ãa]o ${IT_WAS} d[eo] ${KIND}(?: n[ãa]o)?,? (?:e |mas )?(?:sim )?(?:${IT_WAS} )?(d[eo] ${KIND})${CLOSED}`,
      "iu",
    ),
    " era $1",
  ],
  // "era bolo de cenoura, não de chocolate"
  [
    new RegExp(
      `^(${LED})(?:${IT_WAS} )?(?:[oa]s? |uma? )?(?!(?:era|eram|foi|foram|sem|com|n[ãa]o)(?!\\p{L}))(\\p{L}{3,}) d[eo] (${KIND}),? (?:e |mas )?n[ãa]o (?:${IT_WAS} )?d[eo] ${KIND}${CLOSED}`,
      "iu",
    ),
    "$1o $2 era de $3",
  ],
  // "era de cenoura, não de chocolate", "não foi de morango não, foi de coco": of what was told so.
  [
    new RegExp(
      `^(${LED})${IT_WAS} d[eo] (${KIND}),? (?:e |mas )?n[ãa]o (?:${IT_WAS} )?d[eo] (${KIND})${CLOSED}`,
      "iu",
    ),
    "$1não era de $3, era de $2",
  ],
  [
    new RegExp(
      `^(${LED})n[ãa]o ${IT_WAS} d[eo] (${KIND}) n[ãa]o,? (?:e |mas )?${IT_WAS} d[eo] (${KIND})${CLOSED}`,
      "iu",
    ),
    "$1não era de $2, era de $3",
  ],
  // "crepioca sem recheio nenhum": without it, and a crepioca all the same.
  [
    /(?<=(?<!\p{L})sem (?:[oa]s? )?(?!comer|beber|tomar|que(?!\p{L}))\p{L}{3,}(?: d[eo] \p{L}{3,})?) (?:nenhuma?|alguma?)(?!\p{L}| d[aeo]| dess| \p{L}{3,}o(?!\p{L}))/giu,
    "",
  ],
  // "nada de dormir ainda kkk mingau de aveia": what one did not get to do, and no porridge denied.
  [
    /(?:(?<=\p{L}),? e |(?<!\p{L}))nada de (?:dormir|descansar|cochilar|trabalhar|estudar|treinar|sair|parar|acordar|chover|voltar|viajar|malhar|correr|caminhar|folgar|reclamar|sono|folga|descanso|sossego|treino|academia|pregui[çc]a|chuva|[ôo]nibus|internet|paz)(?: (?:ainda|hoje|hj|agora|mesmo|por aqui|at[ée] agora)(?!\p{L}))*(?=\s*(?:[.,;!\n–-]|k{2,}|rs+|(?:ha){2,}|$))/giu,
    ",",
  ],
  // "foi no sábado o hambúrguer e a batata, ontem foi não": from the one day to the other.
  [
    /^((?:(?:ah|e|mas|oxe|opa|ops|eita|olha|ent[ãa]o|na verdade),? )*)(?:foi|foram) (?:n[oa] )?(s[áa]bado|domingo|segunda|ter[çc]a|quarta|quinta|sexta|anteontem)(?:[- ]feira)? ((?:[oa]s? )[^.,;!?\n\d]{3,50}?),? (?:(?:e )?(?:n[ãa]o )?(?:foi )?(ontem|hoje)(?: (?:foi |teve )?n[ãa]o)?)(?<=n[ãa]o [^,;]{0,12}|n[ãa]o)(?:,? (?:viu|visse|oxe))?\s*[.!]*$/iu,
    "$1passa $3 de $4 pra $2",
  ],
  // "apaga esse copo de 200 bebi não": the why behind what is taken out.
  [
    new RegExp(
      `(?<=^(?:(?:ah|e|opa|oxe|eita),? )*(?:apag|tir|remov|exclu|delet|cancel)\\p{L}+ [^.,;!?\\n]{2,40}?) (?:que |pq |porque )?(?:eu )?(?:${HAD}|teve|tinha|veio|foi) n[ãa]o${CALLS}\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
  // "o feijão gostei não": eaten all the same.
  [
    /^((?:(?:ah|e|mas|oxe|eita),? )*)[oa]s? ((?:(?!n[ãa]o )\p{L}+ ){1,3}?)(?:eu )?gostei (?:muito )?n[ãa]o(?:,? (?:viu|visse|oxe))?\s*[.!]*$/iu,
    "$1não gostei de $2",
  ],
  // "o bife foi não": there was none of it.
  [
    new RegExp(
      `(?<=^(?:(?:ah|e|opa|oxe|eita|mas),? )*(?:[oa]s? )?${NO_FOOD}${ONE})(?<!(?:n[ãa]o|nem) )(?:foi|foram|tinha|veio|teve) n[ãa]o(?! ?\\?)${CALLS}\\s*[.!]*$`,
      "iu",
    ),
    "não teve",
  ],
  // "o pão comi não", "o feijão eu quis não, só o arroz"
  [
    new RegExp(
      `(?<=(?:^|[.,;!\\n] ?|(?<!\\p{L})(?:e|mas) )(?:[oa]s? |d[oa]s? )?${ONE}(?:eu )?)(?<!(?:n[ãa]o|nem) )(${HAD}|${WAS}) n[ãa]o(?! ?\\?)${CALLS}${ENDS}`,
      "giu",
    ),
    "não $1",
  ],
  // "comi o pão não", "teve farofa não visse"
  [
    new RegExp(
      `(?<=(?:^|[.,;!\\n] ?|(?<!\\p{L})(?:e|mas|eu) ))(${HAD}|teve|tinha|veio|foi) ((?:[oa]s? )?${ONE})n[ãa]o${CALLS}${LAST}`,
      "giu",
    ),
    "não $1 $2",
  ],
];
