import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const LED = "(?:(?:ah|opa|ops|ih|e|mas|hm+|ali[áa]s|errei|desculpa|na verdade|na real|pera),? )*";
const COUNT = "\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez";
const VESSEL =
  "(?:copos?|cop[ãa]o|copinhos?|garrafas?|garrafinhas?|canecas?|latas?|latinhas?|ta[çc]as?|x[íi]caras?|squeezes?|jarras?|potinhos?)";
const OF_DRINK = " d[eo] \\p{L}{3,}(?: (?:de |com )?\\p{L}{3,})?";
const VOLUME = "\\d{3,4}(?: ?ml)?|\\d{2,4} ?ml|\\d(?:[.,]\\d{1,2})? ?(?:l|lt|litros?)|(?:um|meio) litro";
const OVERALL = "(?:ao todo|no total|no fim das contas|no fim|somando tudo|contando tudo|total)";
const MISCOUNTED =
  "(?:,? (?:eu )?(?:na verdade|contei (?:errado|mal|de menos|de mais)|errei(?: a conta)?|me enganei|n[ãa]o \\d|ao todo|no total|viu|t[áa]|j[áa]))*";

/** How many there were and how large each was, told of what was told before. */
export const HOW_MANY_TURNS: readonly Turn[] = [
  // "repeti, comi mais uma concha da sopa": one more, once.
  [
    new RegExp(
      `(?<=(?:^|[.!,;] ?)${LED})repeti(?<of> [oa]s? [^.,;:!?\\n\\d]{3,30}?)?(?:[.,;:!]+ ?| e )(?:eu )?(?:comi|tomei|peguei|coloquei|botei|pus|mandei|bebi|servi|me servi d[eo]|foi|foram) (?=(?:mais|outr[oa]s?) (?:${COUNT}|mei[oa]|fatia|concha|peda[çc]o|prato|copo|colher|por[çc][ãa]o|pouco))(?![^\\n]* e (?:mais )?(?:\\d|uma? |dois |duas ))`,
      "iu",
    ),
    "repeti$<of>, ",
  ],
  // "repeti, coloquei mais 2 colheres de arroz e 50 g de bife": so much more of each.
  [
    new RegExp(
      `^${LED}repeti[.,;:!]+ ?(?:eu )?(?:comi |tomei |peguei |coloquei |botei |pus |mandei |servi )?mais ((?:${COUNT}|mei[oa]|\\d{2,4}) ?[^.,;:!?\\n\\d]{3,40}?) e (?:mais )?(?=(?:${COUNT}|mei[oa]|\\d{2,4}) ?\\p{L}[^.,;:!?\\n\\d]{2,40}\\s*[.!]*$)`,
      "iu",
    ),
    "mais $1 e mais ",
  ],
  // "outra garrafa de água, essa de 500": as large as is said, once.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:outr[oa]s?|mais|${COUNT})(?: (?:${COUNT}))? )(${VESSEL})((?:${OF_DRINK})?),? (?:que )?(?:s[óo] que )?(?:ess[ea]s?|est[ea]s?)(?: (?:era|foi|eram|foram|é|tinha|com|foi uma?|era uma?))?(?: de)? (${VOLUME})(?=\\s*(?:$|[.,;!\\n]| e ))`,
      "giu",
    ),
    "$1 de $3$2",
  ],
  // "uma garrafa de água e mais um copo de 300 ml": of water, too.
  [
    new RegExp(
      `(?<=(?<!\\p{L})${VESSEL} de [áa]gua(?: de (?:${VOLUME}))?(?:,| e|, e) (?:mais |outr[oa] |depois )*(?:(?:${COUNT}) )?${VESSEL}) de (?=(?:${VOLUME})(?: cada)?\\s*(?:$|[.!]))`,
      "iu",
    ),
    " de água de ",
  ],
  // "os copos de água eram 3": so many instead of what was told.
  [
    new RegExp(
      `^${LED}(?:[oa]s? )?(${VESSEL})(${OF_DRINK}) (?:era|eram|foi|foram) (?:s[óo] |uns |umas )?(${COUNT})${MISCOUNTED}\\s*[.!]*$`,
      "iu",
    ),
    "na verdade foram $3 $1$2",
  ],
  // "fui ver e só bebi metade da garrafa": as it turned out.
  [
    new RegExp(
      `^${LED}(?:eu )?fui (?:ver|olhar|conferir|checar|reparar)(?: (?:aqui|l[áa]|agora|de novo|melhor|direito))*(?:,| e|, e| que)?(?: na verdade)? (?=(?:eu )?(?:s[óo] )?(?:era|eram|foi|foram|bebi|comi|tomei) (?!muito|pouco|demais))`,
      "iu",
    ),
    "na verdade ",
  ],
  // "acabei comendo 10 ao todo", "comi 10 no total": so many of what was counted last.
  [
    new RegExp(
      `^${LED}(?:eu )?(?:acabei (?:comendo|tomando|bebendo)|comi|tomei|bebi) (?:uns |umas )?(${COUNT}) ${OVERALL}\\s*[.!]*$`,
      "iu",
    ),
    "foram $1 ao todo",
  ],
  [
    new RegExp(
      `^${LED}${OVERALL},? (?:eu )?(?:acabei (?:comendo|tomando|bebendo)|comi|tomei|bebi) (?:uns |umas )?(${COUNT})\\s*[.!]*$`,
      "iu",
    ),
    "foram $1 ao todo",
  ],
];
