import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const LED = "(?:(?:ah|ai|opa|ops|ih|e|mas|ali[áa]s|errei|desculpa|olha|n[ãa]o|na verdade|na real),? )*";
const NOUN = "\\p{L}{3,}(?: (?:d[eao] )?\\p{L}{3,})?";
const NUMBER = "(?:\\d{1,2}|duas|dois|tr[êe]s|quatro|cinco|seis|uma?)";
const MEAL =
  "almo[çc]o|jantar|janta|caf[ée] da manh[ãa]|caf[ée]|lanche(?: da (?:manh[ãa]|tarde|noite))?|ceia|merenda";
const VESSEL =
  "lat(?:a|inha|[ãa]o)|garraf(?:a|inha)|cop(?:o|inho|[ãa]o)|canec(?:a|[ãa]o)|x[íi]cara|ta[çc]a|pote|potinho|prato|pratinho|tigela|cumbuca|caixinha|squeeze|long neck";

/** What stands in the midst of a correction or behind it, and changes nothing of it. */
export const BETWEEN_TURNS: readonly Turn[] = [
  // "foram duas não três a outra voltou pra caixa"
  [
    new RegExp(
      `^(${LED}(?:foram|foi|comi|tomei) (?:s[óo] )?${NUMBER}(?: ${NOUN})?),? (?:e )?n[ãa]o (${NUMBER})(?: n[ãa]o)?,? (?=(?:que |porque |pq )?[oa]s? (?:outr|[úu]ltim|terceir)[oa]s? )`,
      "iu",
    ),
    "$1 e não $2, ",
  ],
  // "as duas eram de calabresa": all of them.
  [
    new RegExp(
      `^(${LED})[ao]s ${NUMBER}(?: (?:fatias?|peda[çc]os?|unidades?|bolas?))? (?:eram|foram) (?:tod[oa]s |as duas |os dois )?(?=de (?!ontem|hoje|manh|tarde|noite|quem|gra[çc]a)\\p{L}{3,}(?: \\p{L}{3,})?\\s*[.!]*$)`,
      "iu",
    ),
    "$1eram ",
  ],
  // "uma era de calabresa e a outra de mozarela, corrige aí"
  [
    /(?<=(?<!\p{L})(?:era|eram|foi|foram) [^.;!?\n]{3,60}),? (?:corrige|corrija|arruma|arrume|ajeita|conserta|atualiza)(?: (?:a[íi]|isso|l[áa]|por favor|pra mim|pfv|fazendo o favor))*\s*[.!]*$/iu,
    "",
  ],
  // "uma delas era de calabresa. Então foi uma de mozarela e uma de calabresa": what it comes to.
  [
    /^(?:[^.;!?\n]{3,60} (?:era|foi) (?:de )?\p{L}{3,}[.;,] )?(?:ent[ãa]o|ou seja|portanto|no fim),? (?:foi|foram|fica|ficou|ficam|s[ãa]o) (?=(?:\d|uma?|duas|dois|tr[êe]s) (?:de )?\p{L}{3,}(?: \p{L}{3,})? e (?:\d|uma?|duas|dois|tr[êe]s) )/iu,
    "na verdade foi ",
  ],
  // "das duas fatias que eu comi uma era de calabresa": one of them.
  [
    new RegExp(
      `^(${LED})(?:d[ao]s|dess[ea]s) (?:(?:minhas|meus|\\d{1,2}|duas|dois|tr[êe]s|quatro|cinco|seis|fatias?|peda[çc]os?|bolas?|unidades?|\\p{L}{4,}s)(?: d[eo] \\p{L}{3,})? ){1,3}(?:que (?:eu )?(?:comi|peguei|tomei|falei) ?)?,? ?(?=(?:\\d|uma?|duas|dois|tr[êe]s) (?:era|eram|foi|foram|de)(?!\\p{L}))`,
      "iu",
    ),
    "$1",
  ],
  // "o suco, aliás, eu dividi com ela": what is spoken of comes first.
  [
    new RegExp(
      `^(${LED}(?:d?[oa]s?|d?ess[ea]s?|d?aquel[ea]s?) ${NOUN})(?:,\\s*|\\s+-+\\s+)(?:ali[áa]s|na verdade|na real|por sinal|inclusive|no caso|no fim(?: das contas)?|pensando bem|olha|viu|t[áa]|moça|mo[çc]o)\\s*,\\s*(?=(?:eu|n[ãa]o|nem|a gente|n[óo]s|dividi|dividimos|rachei|comi|tomei|bebi|deixei|dei|repeti|foi|foram|era|eram|tinha|veio|vieram|s[óo]|quem|ficou|sobrou|m(?:eu|inha))(?!\\p{L}))`,
      "iu",
    ),
    "$1 ",
  ],
  // "não foi lata foi copo de 300 ml o guaraná": of what it is said comes last.
  [
    new RegExp(
      `^${LED}n[ãa]o (?:foi|era)(?: (?:uma?|n[ao]|d[ea]))? (${VESSEL})(?: n[ãa]o)?,? (?:mas |e sim )?(?:(?:foi|era)(?: (?:uma?|n[ao]|d[ea]))? )?((?:${VESSEL})(?: (?:grande|pequen[oa]|m[ée]di[oa]|americano))?(?: de \\d{2,4} ?(?:ml|l)?)?),? ([oa] ${NOUN})\\s*[.!]*$`,
      "iu",
    ),
    "$3 não foi $1, foi $2",
  ],
  // "da garrafinha eu só bebi metade até agora"
  [
    new RegExp(
      `^(${LED}(?:(?:d?[oa]|d?ess[ea]) (?:${VESSEL})(?: de \\p{L}{3,})? )?(?:eu )?(?:s[óo] |apenas )?(?:bebi|tomei) (?:s[óo] |apenas )?[^.,;!?\\n]{2,40}?),? (?:at[ée] (?:agora|o momento|ent[ãa]o)|por enquanto)\\s*[.!]*$`,
      "iu",
    ),
    "$1",
  ],
  // "a garrafinha ainda tá na metade": so much of it was drunk.
  [
    new RegExp(
      `^${LED}[oa] (garraf(?:a|inha)|copo|squeeze|lat(?:a|inha)|caneca)(?: d[eo] \\p{L}{3,})? ainda (?:t[áa]|est[áa]|ficou) (?:n[ao]|pel[ao]) (?:metade|meio)\\s*[.!]*$`,
      "iu",
    ),
    "só bebi metade da $1",
  ],
  // "foram dois ovos; a gema do primeiro arrebentou, mas comi assim mesmo"
  [
    new RegExp(
      `^(${LED}(?:foram|eram|foi|era) (?:s[óo] )?(?:\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis) [^.,;!?\\n]{3,40})(?:, (?:m(?:eu|inha) (?:filh|querid|amig|net)[oa]|viu|t[áa]|mo[çc][oa]))?[.,;!…]+ (?:que )?(?:[oa] (?!outr)\\p{L}{3,}|um|uma)(?: d(?:[oa]|el[ea])s?(?: \\p{L}{3,})?)? (?:arrebentou|estourou|quebrou|furou|vazou|escorreu|queimou|grudou|desmanchou|rachou|passou do ponto|ficou|saiu|veio)(?: [^.,;!?\\n\\d]{2,30})?,? (?:mas|e) (?:eu )?(?:comi|tomei|foi|fui|mandei|encarei)(?: (?:assim mesmo|mesmo assim|do mesmo jeito|igual|tamb[ée]m|tudo))?\\s*[.!]*$`,
      "iu",
    ),
    "$1",
  ],
  // "esse iogurte foi no café da manhã com o bolo, mandei atrasado": told late.
  [
    /(?<=(?:foi|foram|era|eram) [^.;!?\n]{3,60}),? (?:(?:eu )?(?:s[óo] )?(?:mandei|falei|contei|avisei|anotei|lan[çc]ei|escrevi|lembrei|registrei)(?: (?:atrasad[oa]|depois|tarde|agora|s[óo] agora|fora d[ea] (?:hora|ordem))|(?: s[óo])? agora))(?: (?:desculpa|foi mal))?\s*[.!]*$/iu,
    "",
  ],
  // "esse iogurte foi com o bolo no café": at that meal, where the cake was.
  [
    new RegExp(
      `^(${LED}(?:[oa]s?|ess[ea]s?) ${NOUN} (?:foi|foram)) (?:junto )?(com [oa]s? ${NOUN}) (n[oa] (?:${MEAL}))\\s*[.!]*$`,
      "iu",
    ),
    "$1 $3, $2",
  ],
  [
    new RegExp(
      `^(${LED}(?:[oa]s?|ess[ea]s?) ${NOUN} (?:foi|foram) n[oa] (?:${MEAL})) (?:junto )?(com [oa]s? ${NOUN})\\s*[.!]*$`,
      "iu",
    ),
    "$1, $2",
  ],
];
