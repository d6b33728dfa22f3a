import type { Turn } from "@/lib/portuguese/text/turns/drink-turns";

const COUNT = "\\d{1,4}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|mei[oa]";
const MEASURE =
  "(?: ?(?:g|gr|gramas|ml)| (?:colher(?:es)?(?: de (?:sopa|servir|ch[áa]))?|conchas?|fatias?|peda[çc]os?|unidades?|copos?|x[íi]caras?))";

/** What is put right in more words than it needs. */
export const PRECISE_TURNS: readonly Turn[] = [
  // "só que ontem foi sem os morangos"
  [
    /^(?:(?:s[óo] que|mas|e|ah),? )*(ontem|anteontem) (?:foi|era|comi|tomei) sem ((?:[oa]s? )?[^.,;:!?\n\d]{3,30}?)\s*[.!]*$/iu,
    "tira $2 de $1",
  ],
  // "uma das fatias era de atum: então 2 de mussarela e 1 de atum"
  [
    /(?<=^(?:(?:na verdade|ah|opa),? )*(?:uma?|\d) d[oa]s \p{L}{4,} (?:era|eram|foi) d[eo] [^.,;:!?\n\d]{3,25}?)[:;,.] (?:ent[ãa]o|ou seja|fica|ficam|d[áa]) (?=[^\n]*\d d[eo] )[^\n]*$/iu,
    "",
  ],
  // "ontem os ovos eram cozidos. só os de ontem"
  [
    /(?<=(?<!\p{L})(?:ontem|hoje)(?!\p{L})[^\n]{5,80}?)[.,;] s[óo] [oa]s? de (?:ontem|hoje|hj)\s*[.!]*$/iu,
    "",
  ],
  // "duas bananas na vitamina, na verdade"
  [
    new RegExp(
      `^(?:na verdade,? )?((?:${COUNT})(?:${MEASURE} de)? \\p{L}{3,}(?: de \\p{L}{3,})?) n[oa] (?:vitamina|mingau|suco|salada|omelete|shake|tapioca|p[ãa]o|sopa|crepioca|panqueca),? (?:na verdade|ali[áa]s|na real|n[ãa]o \\S+)\\s*[.!]*$`,
      "iu",
    ),
    "na verdade foram $1",
  ],
  // "conta esse shake como lanche da tarde, por favor"
  [
    /^(?:(?:pode|ah|e),? )*(?:cont[ae]r?|consider[ae]r?|registr[ae]r?|marc[ae]r?|marque) (?:iss[oa]|(?:ess[ea]s?|est[ea]s?)(?: \p{L}{3,})?) como (?:o |um |meu )?(lanche da tarde|lanche da manh[ãa]|lanche|jantar|janta|almo[çc]o|caf[ée] da manh[ãa]|ceia)(?:,? (?:por favor|pf|pfv))?\s*[.!]*$/iu,
    "muda isso pro $1",
  ],
  // "arroz 150, feijão 100, o salmão tá certo": what stays.
  [
    /(?<=\d[^\n]{0,80}?)[,;.] (?:e |mas )?[oa]s? \p{L}{3,}(?: \p{L}{4,})? (?:t[áa]|est[áa]|t[ãa]o|est[ãa]o|tava|estava|ficou) (?:tud[oa] )?(?:cert[oa]s?|certinh[oa]s?|ok|corret[oa]s?|bem|igual|como estava)\s*[.!]*$/iu,
    "",
  ],
  // "arroz e feijão, 3 colheres de arroz e 1 concha de feijão": told once, and then by how much.
  [
    new RegExp(
      `(?<!\\p{L}|(?:${COUNT}|de) )(\\p{L}{3,}) (?:e|com) (\\p{L}{3,})[,:;] (?=(?:${COUNT})${MEASURE} de \\1 e (?:${COUNT})${MEASURE} de \\2(?!\\p{L}))`,
      "giu",
    ),
    "",
  ],
  // "esse peixe tem bastante ômega 3, né?": a question, and no capsule.
  [
    /^[^\n\d]{3,40}(?<!\p{L})(?:tem|t[êe]m|fonte de|ric[oa] em) (?:bastante |muito |pouco |mais |menos |algum )?[ôo]mega[- ]?3(?:,? (?:n[ée]|certo|n[ãa]o [ée]|verdade|mesmo))*\s*\??\s*$/iu,
    "isso faz bem?",
  ],
  // "ontem os ovos eram cozidos"
  [
    /^(?:(?:s[óo] que|mas|e|ah|na verdade),? )*(ontem|anteontem) ([oa]s? (?!almo|jan|caf|lanch|ceia|dia|resto|prato|sobrem|comid|refei)\p{L}{3,}(?: de \p{L}{3,})?) (era|eram|foi|foram) (?=\p{L}|\d)/iu,
    "$2 de $1 $3 ",
  ],
];
