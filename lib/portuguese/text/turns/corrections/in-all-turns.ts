import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const LED = "(?:(?:ah|opa|ops|ih|e|mas|ali[áa]s|errei|desculpa|na verdade|na real),? )*";
const MEAL =
  "almo[çc]o|jantar|janta|caf[ée] da manh[ãa]|caf[ée]|lanche(?: da (?:manh[ãa]|tarde|noite))?|ceia|merenda";
const OUT = `^(?:(?:ah|opa|ops|e|mas|por favor|pode),? )*(?:tir|apag|remov|exclu|delet|cancel)\\p{L}+ [oa]s? [^.,;!?\\n]{3,30}`;
const ATE = "(?:comi|tomei|bebi|almocei|jantei|lanchei)";
const SO_MUCH = "\\d{2,4} ?(?:g|ml)(?!\\p{L})";
const PLATE = "(?:marmita|marmitex|quentinha|prato|comida)";

/** How much it was in all, and why no more; what was had in its place, and a plate that was all of another meal. */
export const IN_ALL_TURNS: readonly Turn[] = [
  // "a salada foi 100 g, de alface e tomate": of which parts, and how much of all.
  [
    /^((?:(?:e|mas|ah|na verdade),? )*)([oa] salada(?: de frutas)?) (?:foi|deu|era|tinha|foram) (?:uns |umas )?(\d{2,3} ?g(?:ramas)?),? (?:(?:era|tinha|foi|só|com|de) )+(?=\p{L})([^.;!?\n\d]{5,60})\s*[.!]*$/iu,
    "$1$2 era de $4, $3",
  ],
  // "a salada era de alface com tomate, deu 100 g"
  [
    /^((?:(?:e|mas|ah|na verdade),? )*[oa] salada(?: de frutas)? (?:era|foi|tinha)(?: de)? \p{L}{3,}) com (\p{L}{3,}(?: e \p{L}{3,})?), (?:deu |foi |foram |tudo |uns |no total )*(?=\d{2,3} ?g)/iu,
    "$1 e $2, ",
  ],
  // "a água na vdd foi 500 ml": of the water that was told.
  [
    /^((?:(?:e|mas|ah|opa|ops|s[óo] que),? )*)((?:[oa]s? |ess[ea] |meu |minha )?[áa]gua),? n[ao] (?:verdade|vdd|real|realidade),? (?=(?:foi|foram|era|eram|deu) )/iu,
    "$1na verdade $2 ",
  ],
  // "a água foi 500 ml, enchi a garrafa mas não terminei": why it was no more.
  [
    /(?<=(?:foi|foram|deu|deram) [^.;!?\n]{0,20}?\d[^.,;!?\n]{0,25})[,.;]? (?:(?:que|pois|porque|pq|eu) ){0,2}(?:(?:enchi|peguei|servi|botei|comprei|abri|pedi) (?:[oa]|uma?|minha|meu) [^.,;!?\n\d]{3,25}?,? (?:mas|e|s[óo] que) (?:n[ãa]o|n|nem) (?:terminei|acabei|(?:bebi|tomei|comi|aguentei) tud[oa])|(?:n[ãa]o|n|nem) (?:terminei|acabei|(?:bebi|tomei|comi|aguentei) tud[oa])|(?:[oa] (?:garrafa|garrafinha|copo|prato|lata|pacote)|o resto) (?:n[ãa]o|n|nem) acabou|sobrou(?: (?:um pouco|o resto|metade|mt|muito))?(?= n[oa] ))(?: (?:n[oa]|[oa]) (?:garraf\p{L}+|copo|prato|lata|pacote|resto|squeeze)| el[ea]| nel[ea]| tud[oa]| tod[oa])*(?: n[ãa]o)?\s*[.!]*$/iu,
    "",
  ],
  // "a taça era de 200 ml, sejamos honestas": so much, as it was told.
  [
    /(?<=[\p{L}\d])[,.;]? (?:e |n[ée],? )*(?:sejamos|vamos ser|sejam) (?:bem )?(?:honest|sincer|realist|franc)[oa]s?(?=\s*(?:$|[.,;!\n]))/giu,
    "",
  ],
  [
    /(?<=[\p{L}\d])[,.;]? (?:e |n[ée],? )*(?:convenhamos|vamos (?:combinar|falar a verdade)|n[ãa]o vou mentir|sem mentira(?: nenhuma)?)\s*[.!]*$/iu,
    "",
  ],
  // "apaga o sanduíche, na janta eu comi foi 300 g de sopa": out, and what was eaten.
  [
    new RegExp(`(?<=${OUT})[.,;] ?(n[oa] (?:${MEAL}) )(?:que )?(?:eu )?${ATE} foi (?=${SO_MUCH})`, "iu"),
    ", $1comi ",
  ],
  [new RegExp(`(?<=${OUT})[.,;] ?(?:eu )?${ATE} foi (?=${SO_MUCH})`, "iu"), " e bota "],
  // "essa marmita toda foi o almoço de ontem. Hoje ainda não almocei.": all that was told.
  [
    new RegExp(
      `^${LED}(?:(?:hoje|hj) (?:eu )?(?:ainda )?n[ãa]o ${ATE}(?: ainda)?[.,;] )?(?:ess[ea]|est[ea]|[oa]) ${PLATE} (?:tod[oa]|inteir[oa]|complet[oa]) (?:foi|era|[ée]) (?:(?:(?:o|a|no|na|do|da|meu|minha|pro|pra) )*(${MEAL}) )?(?:de )?(ontem|anteontem)(?:[.,;] ?(?:(?:porque|pq|e|mas) )?(?:hoje|hj) (?:eu )?(?:ainda )?n[ãa]o ${ATE}(?: nada| ainda)?)?\\s*[.!]*$`,
      "iu",
    ),
    "isso tudo foi o $1 de $2",
  ],
  [
    new RegExp(
      `^${LED}(?:ess[ea]|est[ea]) ${PLATE} (?:foi|era) (?:(?:o|a|no|na|meu|minha) )+(${MEAL}) de (ontem|anteontem)(?:[.,;] ?(?:(?:porque|pq|e|mas) )?(?:hoje|hj) (?:eu )?(?:ainda )?n[ãa]o ${ATE}(?: nada| ainda)?)?\\s*[.!]*$`,
      "iu",
    ),
    "isso tudo foi o $1 de $2",
  ],
  // "hoje ainda não almocei, essa marmita foi de ontem"
  [
    new RegExp(
      `^${LED}(?:hoje|hj) (?:eu )?(?:ainda )?n[ãa]o ${ATE}(?: ainda)?[.,;] (?:que |pois )?(?:ess[ea]|est[ea]) ${PLATE} (?:foi|era) (?:de )?(ontem|anteontem)\\s*[.!]*$`,
      "iu",
    ),
    "isso tudo foi $1",
  ],
  [
    new RegExp(
      `^${LED}(?:ess[ea]|est[ea]) ${PLATE} (?:foi|era) (?:de )?(ontem|anteontem)[.,;] ?(?:(?:porque|pq|e|mas) )?(?:hoje|hj) (?:eu )?(?:ainda )?n[ãa]o ${ATE}(?: nada| ainda)?\\s*[.!]*$`,
      "iu",
    ),
    "isso tudo foi $1",
  ],
];
