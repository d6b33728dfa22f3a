import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const BOTTLE = "(?:garraf(?:a|inha|ona|[ãa]o)|squeeze|moringa|cantil|stanley)";
const VOLUME =
  "(\\d{3,4}(?: ?ml)?|\\d(?:[.,]\\d{1,2})? ?(?:l|litros?)|um litro|meio litro|litro e meio)(?![\\p{L}\\d]|[.,]\\d)";
/** Nothing else to drink or to eat is named, and nothing is asked or planned. */
const ONLY_THAT =
  "(?![^\\n]*(?:\\?|(?<!\\p{L})(?:sucos?|refri|coca|cola|pepsi|fanta|guaran[áa]|sprite|cervejas?|vinho|leite|caf[ée]|ch[áa]s?|mate|kefir|iogurte|cacha[çc]a|vodka|whisky|gin|energ[ée]tico|isot[ôo]nico|gatorade|caldo|a[çc]a[íi]|comi|almo[çc]|jant|lanch|vou|quero|meta|falta|comprei|compr|lembra|p[ãa]o|bolo|h2o[hl]?|t[ôo]nica|soda|tubaína|cajuína|kombucha|shake|vitamina|whey|tampa|quebrou|perdi|esqueci|ganhei)\\p{L}*))";
const DONE =
  "(?:j[áa] (?:foi|era|bebi|tomei|matei|sequei)|foi|l[áa] se foi|vazia|inteir[oa]|tod[oa]|todinh[oa]|seca|zerad[oa]|secou|acabou|bebid[oa]|no papo|conclu[íi]d[oa]|matei|sequei)";
const LED = "(?:(?:hoje|hj|opa|oi|e|eba|agora),? )*";

/** "já foi a garrafa de 2 litros", "squeeze de 750 inteiro": a bottle that nothing else is said to be of. */
export const BOTTLE_TURNS: readonly Turn[] = [
  [
    new RegExp(
      `^${ONLY_THAT}${LED}(?:j[áa] (?:foi|era|bebi|tomei|matei|sequei|virei)|l[áa] se foi|foi|matei|sequei|virei|zerei|terminei|esvaziei) (?:mais )?(?:(?:a|o|uma?|minha|meu) )?(?:(?:primeir|segund|terceir)[oa] )?${BOTTLE}(?: t[ée]rmic[oa])?(?:,? (?:de |com )?)?${VOLUME}(?! d[eo])(?: (?:inteir[oa]|tod[oa]|hoje|hj|j[áa]))*(?=\\s*(?:$|[.,;!\\n]| ))[^\\d\\n]*$`,
      "iu",
    ),
    "bebi $1 de água",
  ],
  [
    new RegExp(
      `^${ONLY_THAT}${LED}(?:(?:a|o|uma|1|minha|meu) )?${BOTTLE} (?:de )?${VOLUME}(?! d[eo] [áa]gua)(?: [^.,;!?\\n\\d]{0,30}?)? ${DONE}(?!\\p{L})(?=\\s*(?:$|[.,;!\\n]| )).*$`,
      "iu",
    ),
    "bebi $1 de água",
  ],
  [
    new RegExp(
      `^${ONLY_THAT}${LED}(?:mei[oa]|metade (?:d[ao]|de uma?)) ${BOTTLE},? (?:de )?${VOLUME}(?! d[eo] [áa]gua)(?: [^.,;!?\\n\\d]{0,30}?)? ${DONE}(?!\\p{L}).*$`,
      "iu",
    ),
    "bebi meia garrafa de $1 de água",
  ],
  // "já foi a moringa pela metade, coisa de um litro"
  [
    new RegExp(
      `^${LED}(?:j[áa] )?(?:foi|bebi|tomei|matei|sequei) (?:(?:a|o|minha|meu) )?${BOTTLE} (?:pela|quase pela|at[ée] a|na) metade,? (?:coisa de|uns|deu|dá|cerca de|mais ou menos)? ?${VOLUME}[^\\d\\n?]*$`,
      "iu",
    ),
    "bebi $1 de água",
  ],
  // "enchi a garrafa de um litro de manhã e já bebi ela toda, agora vou encher de novo"
  [
    new RegExp(
      `^${LED}(?:eu )?enchi (?:a|o|minha|meu) ${BOTTLE} de ${VOLUME}(?: [^.,;!?\\n\\d]{0,25}?)?,? (?:e )?(?:eu )?(?:j[áa] )?(?:bebi|tomei|virei|sequei|matei) (?:ela|ele|tudo)(?: tod[oa]| inteir[oa])?[^\\d\\n?]*$`,
      "iu",
    ),
    "bebi $1 de água",
  ],
  // "dobrei a meta de água, 2 litros e meio"
  [
    /^(?:(?:hoje|hj) )?(?:eu )?(?:dobrei|bati|passei|superei|cumpri|alcancei|estourei) (?:a |minha )?meta d[eao] [áa]gua(?: (?:hoje|hj|de novo))?[,:]? (?:com |foram |deu |tomei |bebi )?(?=\d|um litro|dois|tr[êe]s|meio)/iu,
    "bebi água: ",
  ],
  // "uma garrafa e meia de água das de litro"
  [
    /(?<!\p{L})(?:uma|1) garrafa e meia de [áa]gua d(?:as|aquelas|essas) de (?:um |1 )?litro(?!\p{L})/giu,
    "1,5 litro de água",
  ],
  // "1 copo d'água pra engolir a dipirona e mais um porque tava quente", "garrafinha de 500 de água no ônibus e outra na loja"
  [
    /(?<!\p{L})((?:copo|garrafinha|garrafa|caneca|squeeze)(?: de \d{3}(?: ?ml)?)?) ((?:d['’]|de )[áa]gua)([^.;!?\n\d]{0,40}?)(?<! entre um| entre uma) e (?:depois )?(?:mais um|mais uma|outr[oa])(?= (?:pq|porque|n[oa]s?|depois|antes|[àa]|de tarde|de noite|agora|em|com) |\s*[.!]*$)/iu,
    "$1 $2$3 e mais 1 $1 $2",
  ],
  // "3 garrafinhas de água hoje (500 cada)", "um copão de água, uns 400 ml"
  [
    /(?<!\p{L})(\d{1,2}|duas|dois|tr[êe]s|quatro) (garrafinhas?|garrafas?|copos?|squeezes?) de [áa]gua([^.;!?\n\d(]{0,40}?),? ?\((?:de )?(\d{3}(?: ?ml)?) cada(?: uma?)?\)/giu,
    "$1 $2 de $4 de água$3",
  ],
  [
    /(?<!\p{L})(?:um|uma|1) (?:cop[ãa]o|copo|caneca|canec[ãa]o|garrafa|garrafinha|squeeze)(?: (?:grande|chei[oa]|americano))? (?:de |d['’])[áa]gua([^.;!?\n\d(]{0,50}?),? \(?(?:uns|umas|deu|dá|coisa de|cerca de) (\d{3,4} ?ml|meio litro|um litro)\)?/giu,
    "$2 de água$1",
  ],
  // "água suja", "a água da térmica", "praia do olho d'água": none was drunk.
  [/(?<!\p{L})olhos? d['’ ]?e? ?[áa]gua(?!\p{L})/giu, "praia"],
  [
    /,? (?:\d+ reais )?(?:por |parecia |é |era |uma )?[áa]gua (?:suja|de batata|de salsicha|de chuca|choca)(?!\p{L})/giu,
    "",
  ],
  [
    /(?<!\p{L})a [áa]gua d[ao] (?:t[ée]rmica|chaleira|garrafa t[ée]rmica|chimarr[ãa]o|cuia|banho|chuveiro|torneira|piscina) (?=(?:esfriou|acabou|ferveu|esquentou|faltou|tava|estava|não|queimou)(?!\p{L}))/giu,
    "ela ",
  ],
];
