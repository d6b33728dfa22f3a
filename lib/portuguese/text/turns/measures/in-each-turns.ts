import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const SEVERAL = "(?<!\\p{L})([2-6]|dois|duas|tr[êe]s|quatro|cinco|seis)";
/** What something is put on or into, one by one. */
const FILLED =
  "((?:fatias? de )?(?:p[ãa]es|p[ãa]ezinhos|p[ãa]o|bisnaguinhas|torradas|tapiocas|beijus|crepiocas|panquecas|sandu[íi]ches|wraps|tortilhas|bolachas|biscoitos)(?: (?:de (?:forma|sal|leite|milho|hamb[úu]rguer)|franc[êe]s(?:es)?|integra(?:l|is)|s[íi]rios?))?)";
const ONE = "(?:uma?|1)";
const WHAT = "(\\p{L}{3,}(?: (?:d[eo] |com )?\\p{L}{3,})?)";
const MEASURE =
  "(fatia|peda[çc]o|rodela|folha|unidade|ponta|colher(?:zinha)?(?: de (?:sopa|ch[áa]|sobremesa|caf[ée]))?)";
const IN_EACH = "(?:,? (?:em|pra|para|dentro de)? ?cada(?: uma?(?: delas?| deles?)?| \\p{L}{3,})?)";
const ENDS = "(?=\\s*(?:$|[.,;!?)\\n]| e ))";

/** "2 pães com linguiça, uma linguiça em cada pão": one in each of so many is as many. */
export const IN_EACH_TURNS: readonly Turn[] = [
  // "2 pães com queijo, uma fatia em cada"
  [
    new RegExp(
      `${SEVERAL} ${FILLED} com ${WHAT}[,:;] ${ONE} ${MEASURE}(?: d[eo] \\3)?${IN_EACH}${ENDS}`,
      "giu",
    ),
    "$1 $2 com $1 $4 de $3",
  ],
  [new RegExp(`${SEVERAL} ${FILLED} com ${WHAT}[,:;] ${ONE} \\3${IN_EACH}${ENDS}`, "giu"), "$1 $2 com $1 $3"],
  // "2 pães com uma linguiça em cada", "2 pães, um ovo em cada um"
  [
    new RegExp(
      `${SEVERAL} ${FILLED}(?: com|[,:;](?: com)?) ${ONE} ((?:${MEASURE} d[eo] )?)${WHAT}${IN_EACH}${ENDS}`,
      "giu",
    ),
    "$1 $2 com $1 $3$5",
  ],
  // "2 pães, cada um com uma linguiça"
  [
    new RegExp(
      `${SEVERAL} ${FILLED},? cada(?: uma?)? com ${ONE} ((?:${MEASURE} d[eo] )?)${WHAT}${ENDS}`,
      "giu",
    ),
    "$1 $2 com $1 $3$5",
  ],
];
