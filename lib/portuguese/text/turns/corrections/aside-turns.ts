import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const WEEKDAY = "(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:[- ]feira)?";
const LED = "(?:(?:e|ah|ai|mas|ent[ãa]o|eita|nossa|putz),? )*";
const TAIL = "(?:,? (?:viu|n[éeh]+|t[áa]|hein|k{2,}|rs+|s[óo]|mesmo|eu|acho))*";
const ENDS = "\\s*[.!]*$";
const MEASURE =
  "(?:copinhos?|copos?|x[íi]caras?|ta[çc]as?|latas?|latinhas?|garrafas?|garrafinhas?|fatias?|peda[çc]os?|canecas?|doses?)";

/** What is said beside what was had: likenesses, reasons, what others do, and the same told again. */
export const ASIDE_TURNS: readonly Turn[] = [
  // "dura como aula de sexta": what it is like, and no day.
  [
    new RegExp(
      `,? (?:que nem|como|igual(?:zinh[oa])?(?: a)?|feito|parecendo|tipo) (?:uma? |[oa] )?(?!almo|jant|caf|lanch|ceia|comi|tomei|ontem|hoje|na |no |mesm)\\p{L}{3,} d[eo] ${WEEKDAY}(?: (?:de manh[ãa]|[àa] (?:tarde|noite)))?(?=${ENDS}|\\s*[,;.!?\\n])`,
      "giu",
    ),
    "",
  ],
  // "achei pouco viu": what one thinks of it, and no amount.
  [
    new RegExp(
      `^${LED}(?:eu )?(?:achei|achando|t[ôo] achando|acho) (?:muito |bem |meio |t[ãa]o |isso |at[ée] )*(?:pouco|pouquinho|muito)${TAIL}${ENDS}`,
      "iu",
    ),
    "achei bom",
  ],
  // "o peixe foi 150 g, os outros 30 eram espinha"
  [
    /(?<=(?:foi|foram|era|eram|deu|comi) (?:s[óo] )?\d{1,4} ?(?:g|gr|gramas|ml)),? (?:e |porque |que |pois )*(?:[oa]s (?:outr[oa]s|demais)|o rest(?:o|ante)(?: d[oa]s)?) (?:\d{1,4} ?)(?:g |gr |gramas |ml )?(?:eram|era|foram|foi|s[ãa]o|é) (?:s[óo] |de |tudo |pur[oa] )*(?:espinha|espinho|osso|casca|pele|couro|gordura|nervo|caro[çc]o|semente|gelo|espuma|carca[çc]a|embalagem|pote|prato|cabe[çc]a)[^,;.!?\n\d]{0,30}(?=\s*(?:$|[.!\n]))/giu,
    "",
  ],
  // "já foram mais dois copinhos desses"
  [
    new RegExp(
      `^(${LED})(?:eu )?(?:j[áa] )?(?:foram|foi|v[ãa]o|l[áa] se foram|mandei|tomei|bebi|comi)(?: j[áa])? (?:pra dentro )?(mais (?:uma?|dois|duas|tr[êe]s|\\d) (?:${MEASURE} )?(?:d?(?:ess[ea]s?|aquel[ea]s?)|igua(?:l|is)))${TAIL}${ENDS}`,
      "iu",
    ),
    "$1$2",
  ],
  // "um pãozinho sem nada, porque requeijão não dá né": why it was without, and nothing more of it.
  [
    new RegExp(
      `(?<=sem [^.;!?\\n\\d]{3,25}|puro|pura|sec[oa]),? (?:porque|pq|pois|que|j[áa] que) (?:o |a |com )?\\p{L}{3,}(?: d[eo] \\p{L}{3,})? (?:n[ãa]o|nem) (?:d[áa]|posso|pode|rola|desce|me (?:faz|cai) bem|cai bem|me d[oa]u bem)(?: (?:pra|para) mim| comigo)?${TAIL}(?=${ENDS}|\\s*[,;]| e (?:uma?|mais|dois|duas|\\d))`,
      "iu",
    ),
    "",
  ],
  // "o patê foi no do Rafa, o meu foi sem nada, tira o patê": what is asked for in the end.
  [
    new RegExp(
      `^(?:[^?\\n\\d,]{0,20}, )?[oa]s? (\\p{L}{4,}) [^?\\n\\d]{3,70}[,.;] (?:ent[ãa]o |pode |por favor |da[íi] )*(tira|tire|tirar|apaga|apague|remove|exclui|risca)(?: [oa]s?) \\1${TAIL}${ENDS}`,
      "iu",
    ),
    "tira o $1",
  ],
  // "isso foi ontem na janta tá, não hoje"
  [
    new RegExp(
      `^(${LED}(?:isso|tudo isso|isso tudo|isso a[íi]|esse (?:lanche|almo[çc]o|jantar)|essa janta) (?:foi|era|tudo foi) (?:ontem|anteontem)(?: (?:n[oa]|de|[àa]) (?!na)\\p{L}{3,}(?: d[ao] \\p{L}{3,})?)?)(?:,? (?:t[áa]|viu|ok|n[éeh]+))?[,;.]? (?:e )?n[ãa]o (?:foi )?(?:hoje|hj)${TAIL}${ENDS}`,
      "iu",
    ),
    "$1",
  ],
  // "minha mãe coloca aveia na dela": another's.
  [
    new RegExp(
      `^${LED}((?:[oa] )?(?:minha|meu|a|o) (?!gente)\\p{L}{2,}(?: \\p{L}{3,})?) (?:sempre |geralmente |costuma )?(?:coloca|p[õo]e|bota|usa|adiciona|mistura|taca|joga|colocou|botou|p[ôo]s|colocar|botar) ([^,;.!?\\n\\d]{3,25}) n[oa]s? (?:del[ea]s?|pr[óo]pri[oa])(?:[,;.] [^?\\n]{0,50})?${ENDS}`,
      "iu",
    ),
    "$1 comeu $2",
  ],
  // "almocei arroz, feijão e carne, de arroz peguei pouco": the same rice, and little of it.
  [
    new RegExp(
      `(?<!(?:\\d|d[eoa]|de \\p{L}{3,9}) )(?<!\\p{L})(\\p{L}{4,})((?:,| e| \\p{L}{4,})[^.;!?\\n]{2,60}?)[,.;] (?:mas |s[óo] que |e |s[óo] )*(?:d[eoa]|o|a) \\1 (?:eu )?(?:foi|era|peguei|comi|coloquei|botei|servi|s[óo])(?: s[óo])?(?: bem| um| muito)* (?:pouco|pouca|pouquinho|pouquinha)${TAIL}(?=${ENDS})`,
      "iu",
    ),
    "pouco $1$2",
  ],
  // "metade da maçã que a Alice não quis, tipo meia maçã": one half, told twice.
  [
    /(?<=(?<!\p{L})metade d[oa] (\p{L}{3,})(?: [^,;.!?\n\d]{1,35})?), (?:(?:tipo|ou seja|quer dizer|ent[ãa]o|no caso|uns?|umas?|deu|digamos|isto é) )*mei[oa] \1(?!\p{L})/giu,
    "",
  ],
  // "duas latas de cerveja lá, das de 350 ml"
  [
    /(?<=(?<!\p{L})(?:latas?|latinhas?|garrafas?|garrafinhas?|copos?|canecas?|ta[çc]as?|long necks?) d[eo] \p{L}{3,}(?: \p{L}{3,})?)(?: l[áa])?, (?:d(?:[ao]s?|aquel[ea]s?|ess[ea]s?) )(?:de |com )?(?=\d{2,4} ?ml)/giu,
    " de ",
  ],
  // "mais uma coxinha que a mãe dele insistiu, daquelas de festa pequenininha": how small, behind a reason.
  [
    new RegExp(
      `(?<!\\p{L})((?:uma?|dois|duas|tr[êe]s|quatro|cinco|\\d) \\p{L}{4,})( que [^,;.!?\\n\\d]{3,50}), (?:(?:bem|era|eram|foi|foram|uma?|d(?:aquel|ess)[ea]s?|de festa|del[ea]s?) )*(?:pequenininh[oa]s?|pequeninh[oa]s?|pequen[oa]s?|miudinh[oa]s?|minis?|de festa)(?: de festa)?${TAIL}(?=${ENDS})`,
      "iu",
    ),
    "$1 pequena",
  ],
  // "ela comendo rosquinha lá e eu aqui com uma fatia de bolo"
  [
    /(?<![\p{L}])(?:el[ea]s?|[oa]s? (?:v[óo]|m[ãa]e|pai|filh[oa]|marido|amig[oa])|minha \p{L}{2,}|meu \p{L}{2,}) (?:l[áa] )?(?:comendo|tomando|bebendo) [^.;!?\n\d]{3,40}?,? (?:e|enquanto|mas) eu (?:aqui |c[áa] |j[áa] )*(?:s[óo] )?(?:com|comendo|na|no|de) (?=uma?|dois|duas|mei[oa]|\d|\p{L}{4})/giu,
    "eu comi ",
  ],
];
