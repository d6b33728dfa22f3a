import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const OH = "(?:(?:ah|eita|opa|ops|ih|xi|oxe|n[ãa]o|p[êe]ra(?:[íi])?|espera)[,.!]* )*";
const LIED =
  "(?:mentira|minto|brincadeira|quer dizer|quis dizer|digo|perd[ãa]o|errei|desculpa|me enganei|ali[áa]s)";
const NO_MORE = "(?=\\s*(?:$|[,.;!\\n]))";

/** What is taken back in the very message that tells it. */
export const TAKEN_BACK_TURNS: readonly Turn[] = [
  // "desconta esse último copo, derrubei na mesa": taken out, and no amount of it.
  [
    /^((?:(?:pode|ah|opa|ops|ih|eita|n[ãa]o|por favor),? )*)(?:desconta|descontar|desconte|abate|abater|subtrai|subtrair) (?=(?:o|a|ess[ea]|est[ea]|aquel[ea]) (?:[úu]ltim[oa] )?(?:copo|copinho|garrafa|garrafinha)(?: de [áa]gua)?(?: [úu]ltim[oa])?\s*(?:$|[.,;!]))/iu,
    "$1tira ",
  ],
  // "esqueci de comer a laranja": it was not eaten.
  [
    /^((?:(?:ah|opa|ops|ih|eita|e|mas),? )*)(?:eu )?(?:acabei (?:me )?esquecendo|me esqueci|esqueci) de (?:comer|provar) (?=[oa]s? \p{L}{3,}(?: \p{L}+){0,4}\s*[.!]*$)/iu,
    "$1não comi ",
  ],
  // "milho e um pedacinho de canjica, não, mentira, canjica não, foi só o milho mesmo": not that.
  [
    new RegExp(
      `(?:,| e(?: mais)?| mais) (?:(?:\\d{1,3}|uma?|dois|duas|uns|umas|mei[oa]) )?(?:(?!e |com )\\p{L}+ (?:d[eoa] )?){0,3}?(\\p{L}{4,})[,.!…]+ ${OH}(?:${LIED}[,.!:]* )?${OH}(?:[oa]s? )?\\1 n[ãa]o,? (?:(?:foi|era|comi|teve|tomei) )?(?:s[óo]|apenas) (?:[oa]s? |d?[eoa] )?(?=(\\p{L}{4,}))(?<=\\2[^\\n]*?(?:,| e(?: mais)?| mais) [^\\n]{0,60}?\\1[^\\n]*?)\\p{L}+(?: (?:mesmo|s[óo]|e (?:mais )?nada))?${NO_MORE}`,
      "giu",
    ),
    "",
  ],
  // "pão com manteiga, minto, manteiga não, foi requeijão"
  [
    new RegExp(
      `(?<= (?:com|de) )(\\p{L}{3,})[,.!…]+ ${OH}(?:${LIED}[,.!:]* )?(?:[oa]s? )?\\1 n[ãa]o,? (?:foi|era|com|de) (?:com |de )?(?:[oa]s? )?(?=\\p{L}{3,})`,
      "giu",
    ),
    "",
  ],
  // "arroz e farofa, mentira, farofa não": denied by its name.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(\\p{L}{4,})[^.;!?\\n]{0,12}?)[,.!…]+ ${OH}${LIED}[,.!:]* (?=(?:[oa]s? )?\\1 n[ãa]o(?!\\p{L}))`,
      "giu",
    ),
    ", ",
  ],
  // "uma peruinha, eita corretor, perinha": what was meant.
  [
    new RegExp(
      `(?<!\\p{L})\\p{L}{3,}(?:…|[,.!])+ ${OH}(?:(?:maldito|esse|ess[ea]|[oô]|bendito|aff+|af|droga de|porcaria de|desculpa o|culpa do|foi o|por causa do) )*(?:corretor|teclado|autocorretor)(?: (?:chato|do celular|maldito|autom[áa]tico|me odeia|kk+))?[,.!:…]+ (?:[ée]|era|quis dizer|digo)? ?(\\p{L}{3,})${NO_MORE}`,
      "giu",
    ),
    "$1",
  ],
  // "tira o queijo da omelete, foi só ovo mesmo": what stays of that dish.
  [
    /(?<=^(?:(?:ah|opa|ops|e|mas|n[ãa]o|na verdade|pode),? )*(?:(?:re)?tir|remov|apag|exclu|cancel)\p{L}{1,3} [oa]s? \p{L}{3,}(?: (?:d[eo] )?\p{L}{3,})? (?:d[oa]s?|n[oa]s?) (?!almo|jant|caf|lanche|ceia|meren)\p{L}{3,}(?: de \p{L}{3,})?)(?:,|;|\.|:|,? porque|,? pois|,? que) (?:(?:foi|era|eram|foram|ficou|tinha|teve|comi|tomei) )?(?:s[óo]|apenas|somente) (?:(?:com|de|[oa]s?) )?(?!metade|um|uma|mei[oa])\p{L}{3,}(?: (?:e|d[eo]) \p{L}{3,})?(?: mesmo)?(?=\s*[.!]*$)/iu,
    "",
  ],
];
