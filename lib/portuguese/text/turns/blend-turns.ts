import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const DRUNK_OF = "(?:vitamina|smoothie|batida|mingau|iogurte|shake|milk-?shake)";
/** What is blended with it, or stirred in. */
const STIRRED =
  "(?:leite(?: (?:em p[óo]|desnatado|integral|condensado|ninho))?|aveia|farelo de aveia|mel|cacau|canela|chia|linha[çc]a|whey|granola|banana|mam[ãa]o|ma[çc][ãa]|morangos?|abacate|manga|laranja|cenoura|gengibre|hortel[ãa]|frutas|coco|a[çc][uú]car|ado[çc]ante|gelo)";

/** How much of what is blended, or has something stirred in, told behind what is in it. */
export const BLEND_TURNS: readonly Turn[] = [
  // "vitamina de banana, bati no liquidificador e tomei 400 ml": so much of it.
  [
    /(?<!\p{L})(?:uma? |1 |a )?((?:vitamina|smoothie|batida|milk-?shake|suco)(?: d[eo] [^.,;:!?\n()\d]{3,40}?)?),? (?:(?:que )?(?:eu )?(?:bati|fiz|batid[oa]|feit[oa])(?: tudo)?(?: (?:em casa|aqui|agora|n[oa] (?:liquidificador|liqui|mixer|blender)))*(?: e|,)? )?(?:eu )?(?:tomei|bebi) (?:uns |umas )?(\d{2,4} ?(?:ml|mls))(?=\s*(?:$|[.,;!\n]))/giu,
    "tomei $2 de $1",
  ],
  // "vitamina de mamão com leite, copo de 400 ml", "mingau de aveia com banana de 250 g": of the drink, and no part of it.
  [
    /(?<!\p{L})((?:vitamina|smoothie|batida|milk-?shake) (?:de|com) [^.;:!?\n()\d]{3,60}?),? (?:(?:1|uma?|num|no|em) )?(copo|caneca|garrafa|garrafinha|ta[çc]a)(?: (?:grande|cheio|cheia))? (?:de )?(\d{3} ?ml)(?=\s*(?:$|[,.;!\n]| e ))/giu,
    "1 $2 de $3 de $1",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:uma? |1 )?(${DRUNK_OF}(?: (?:natural|greg[oa]|integral|desnatado|verde))?(?: d[eo] \\p{L}{3,})?(?:(?: com |, | e )${STIRRED}){1,4})(?: de |, )(\\d{2,3} ?(?:ml|g|gramas))(?=\\s*(?:$|[.,;!\\n]| e ))`,
      "giu",
    ),
    "$2 de $1",
  ],
  // "vitamina de 1 banana com 300 ml de leite": by what is counted in it.
  [
    /(?<!\p{L})(vitamina|smoothie|batida|shake) d[eo] (\d{1,2}|uma?|dois|duas|mei[ao]) (\p{L}{3,}(?: d[ae] \p{L}{3,})?) com (?=\d)/giu,
    "$1 com $2 $3 e ",
  ],
  // "vitamina de banana, aveia e leite": of all of these.
  [
    new RegExp(
      `(?<!\\p{L})(vitamina|smoothie|batida) d[eo] (${STIRRED}(?:, ${STIRRED}){1,4},? e ${STIRRED})(?!\\p{L})`,
      "giu",
    ),
    "$1: $2",
  ],
];
