import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { ASIDE_TURNS } from "@/lib/portuguese/text/turns/corrections/aside-turns";
import { ONCE_TOLD_TURNS } from "@/lib/portuguese/text/turns/once-told-turns";
import { MEAL } from "@/lib/portuguese/text/turns/told-after-turns";

const COUNT = "\\d{1,2}|uma?|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez";

const REPEATED = "(?<!\\p{L})(?:eu )?(?:repeti|acabei repetindo)(?: (?:hoje|hj|sim|mesmo))?";
const WHAT = "\\p{L}{3,}(?: d[eo] \\p{L}{3,})?";
const MUCH = "(?:\\d|uma?|dois|duas|tr[êe]s|quatro|cinco|mei[oa])(?!\\p{L})";
const ALL_TOLD =
  "(?:\\s*[,:;.!–-]+| e| a[íi]| ent[ãa]o)*(?: (?:e|a[íi]|ent[ãa]o))* (?:(?:no |o )?total|ao todo|(?:somando|juntando|contando) (?:tudo|as duas vezes|os dois))(?:,?:?(?: (?:foi|foram|deu|deram|fica|ficou|s[ãa]o|d[áa]|de|em|uns|umas))*) ";
const CAME_TO =
  "(?:\\s*[,:;.!–-]+| e| a[íi])*(?: (?:e|a[íi]|ent[ãa]o))* (?:foi|foram|deu|deram|fica|ficou|ficaram)(?: (?:em|uns|umas))* ";
const IN_ALL = "(?:no total|ao todo|tudo|somando tudo|somado|contando tudo|tudo junto)(?!\\p{L})";

/** The rest of a sentence that tells of one thing, behind how many of it. */
const OF_IT = "(?:(?! e (?!com|tom|beb|almo|jant)\\p{L})(?:[^.,;:!?\\n\\d]|\\d+ ?%)){0,60}";
const HEDGE =
  "(?:(?:uns|umas|acho que|acho|eu acho|dev(?:e|ia)m?(?: ter| dar| ser)?|tinha|tipo|digamos|diria|chuto|calculo|foi|foram|eram?|deu|dava|quase|bem (?:grand|pequen)\\p{L}+|mais ou menos|cerca de|registr[ae]|anot[ae]|bot[ae]|coloc[ae]|pode (?:p[ôo]r|anotar|colocar)|na verdade|s[óo]|com),? )*";
const LEAD = "(?:(?:ah|opa|ops|eita|e|mas|n[ãa]o|na verdade|ali[áa]s|desculpa),? )*";
const MANY = "\\d{1,2}|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|dez";
const TO_END =
  "(?:,? (?:na verdade|eu acho|acho|mais ou menos|por a[íi]|no m[áa]ximo|certinho|s[óo]|mesmo|inteir[oa]))?(?=\\s*(?:$|[.;!\\n]))";

const KIND =
  "(?:(?:d[eo]|com) \\p{L}{3,}(?: \\p{L}{3,})?|pret[oa]|pur[oa]|integra(?:l|is)|greg[oa]|natural|(?:semi-?)?desnatad[oa]|light|zero|diet|branc[oa]s?|minas(?: frescal| padr[ãa]o)?|m[uo][sç]{1,2}arela|prato|coalho|caseir[oa]s?|franc[êe]s|tint[oa]|ros[ée]|verde|mo[íi]d[oa]|sem (?:a[çc][úu]car|leite|lactose))";

const I_HAD = "(?:comi|tomei|bebi|almocei|jantei|lanchei|mandei|ceei|merendei|belisquei|foi|foram)(?!\\p{L})";
/** Right now, and with what was had then. */
const NOW_HAD = `agora(?=(?: (?:mesmo|h[áa] pouco|pouco|cedo|cedinho|logo|de manh[ãa]|[àa] tarde|[àa] noite|n[oa] (?:meu |minha )?${MEAL}(?: da manh[ãa]| da tarde)?))*,? (?:eu )?(?:j[áa] )?(?:s[óo] )?(?:${I_HAD}|uma? |uns |umas |\\d|mei[oa] |dois |duas |tr[êe]s |arroz|caf[ée]|p[ãa]o|salada|sopa))`;

/** How much it was, said anew behind what was told first, and what was told once in two ways. */
export const SAID_ANEW_TURNS: readonly Turn[] = [
  ...ASIDE_TURNS,
  // "repeti o arroz, no total umas 8 colheres", "repeti o macarrão: o total foi 210 g": all of it.
  [new RegExp(`${REPEATED} ([oa]s?) (${WHAT})${ALL_TOLD}(?=${MUCH})`, "giu"), "$1 $2 foram "],
  [new RegExp(`${REPEATED}${ALL_TOLD}(?=${MUCH})`, "giu"), "na verdade foram "],
  // "repeti o macarrão e ficou em 210 g tudo"
  [
    new RegExp(`${REPEATED} ([oa]s?) (${WHAT})${CAME_TO}(${MUCH}[^.,;:!?\\n]{0,20}?) ${IN_ALL}`, "giu"),
    "$1 $2 foram $3",
  ],
  [new RegExp(`${REPEATED}${CAME_TO}(${MUCH}[^.,;:!?\\n]{0,20}?) ${IN_ALL}`, "giu"), "na verdade foram $1"],
  ...ONCE_TOLD_TURNS,
  // "ontem na ceia tomei chá, e agora no café comi um iogurte": of today, whatever day was told before it.
  [
    new RegExp(
      `(?<!\\p{L})((?:ante)?ontem [^\\n?]{0,60}?(?<!\\p{L})(?:${I_HAD}|jantar|janta|ceia|almo[çc]o|noite)[^\\n?]{0,100}?(?:[,.;]| e) (?:(?:e|j[áa]|mas|a[íi]) )*)${NOW_HAD}`,
      "giu",
    ),
    "$1hoje",
  ],
  [
    new RegExp(
      `(?<!\\p{L})((?:ante)?ontem [^\\n?]{0,60}?(?<!\\p{L})${I_HAD}[^\\n?]{3,100}?(?:[,.;]| e) (?:(?:e|j[áa]|mas|a[íi]|eu) )*)(?=${I_HAD})([^.,;:?\\n]{3,80}?) agora(?: mesmo| h[áa] pouco| pouco)?(?=\\s*(?:$|[.,;!]))`,
      "giu",
    ),
    "$1hoje $2",
  ],
  // "mas comi com uma fatia de queijo": beside what was told.
  [
    /^(?:(?:mas|e|s[óo] que|a[íi]|ah),? )+(?:eu )?comi com (?=(?:\d+(?: ?g)?|uma?|duas|dois|mei[oa]) (?!amig|coleg|filh|pesso|irm|prim|gente|colher\s*[.!]*$|garfo))/iu,
    "teve também ",
  ],
  // "…, troca por carne. O de ontem está certo.": what stays as it is.
  [
    new RegExp(
      `(?<=\\p{L}[^\\n]{5,150}?)[.,;!]+ ?(?:(?:e|mas|j[áa]) )*[oa]s? d[eoa] (?:ontem|anteontem|hoje|hj|${MEAL}|janta) (?:(?:est[áa]|t[áa]|tava|ficou|[ée]|foi) (?:tudo )?(?:cert[oa]s?|certinh[oa]s?|ok|corret[oa]s?|ess[ea] mesmo|isso mesmo)|pode (?:deixar|ficar|manter)|deixa(?: como est[áa]| assim| quiet[oa])?|fica|mant[ée]m)(?: mesmo| assim| como est[áa])?\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
  // "o frango de hoje eu não comi, troca por carne de panela, 100 g": the one for the other.
  [
    /^((?:(?:ah|opa|e|mas|ops),? )*)(?:([oa]s? [^.,;:!?\n\d]{3,40}?) (?:eu )?(?:n[ãa]o|nem) comi|(?:eu )?n[ãa]o comi ([oa]s? [^.,;:!?\n\d]{3,40}?))(?: n[ãa]o)?[,.;] (?:(?:ent[ãa]o|pode|a[íi]|e) )*(?:troca|troque|trocar|substitui|substitua|substituir)(?: (?:el[ea]|isso))? (?:por|pel[oa]) (?:(\d{1,4} ?(?:g|gr|gramas|ml)) d[eo] )?([^.,;:!?\n\d]{3,40}?)(?:,? \(?(\d{1,4} ?(?:g|gr|gramas|ml))\)?)?\s*[.!]*$/iu,
    "$1troca $2$3 por $5 $4$6",
  ],
  // "pode apagar, isso não foi ontem, foi na semana passada": long ago.
  [
    /^((?:(?:ah|opa|ops|e|mas|n[ãa]o),? )*)(?:(?:pode )?(?:apag|tir|remov|exclu|retir|delet)\p{L}+(?: (?:isso|tudo|ess[ea]|por favor|a[íi]))*[,.;!]* (?:que |pois |porque |pq )?)?(?:(?:isso |ess[ea] |el[ea] |tudo )?n[ãa]o (?:foi|era) (?:de )?(?:ontem|hoje|hj|anteontem)(?: n[ãa]o)?[,.;]? (?:(?:e|mas) )?(?:sim )?(?:isso )?(?:(?:foi|era) )?|isso (?:foi|era) )(?:n?[ao] |d[aeo] )?((?:semana|m[êe]s|ano) (?:passad|retrasad)[oa]|outr[oa] (?:dia|semana|m[êe]s))(?: (?:na verdade|viu|j[áa]))?\s*[.!]*$/iu,
    "$1apaga, foi $2",
  ],
  [
    /^((?:(?:ah|opa|ops|e|mas),? )*)((?:pode )?(?:apag|tir|remov|exclu|retir|delet)\p{L}+)(?: (?:isso|tudo|ess[ea]|por favor|a[íi]))*[,.;!]* (?:que |pois |porque |pq )?(?:isso )?n[ãa]o foi (?:ontem|hoje|hj)(?: n[ãa]o)?\s*[.!]*$/iu,
    "$1$2 isso",
  ],
  // "o café era preto, sem leite, 100 ml": of which kind, and how much of it.
  [
    new RegExp(
      `^((?:(?:na verdade|ah|opa|ops|e|mas|n[ãa]o),? )*)([oa]) (?!almo|jant|caf[ée] da|lanche|ceia|fruta|prato|p[ãa]o|tapioca|torrada|sandu|misto|omelete|salada)(\\p{L}{3,}) (?:era|foi|tava|estava) (?:s[óo] )?(${KIND})(?:,? (?:sem|n[ãa]o com) \\p{L}{3,})?(?:,| e)(?: (?:s[óo]|eram|foram|era|foi|de|uns|umas))* (\\d{1,4} ?(?:g|gr|gramas|ml))\\s*[.!]*$`,
      "iu",
    ),
    "$1troca $2 $3 por $3 $4 $5",
  ],
  // "troca o frango de hoje por 100 g de carne": how much of it behind what it is.
  [
    /(?<=^[^\n]{0,20}(?:troca|troque|trocar|substitui) [oa]s? [^.,;!?\n\d]{3,40} d[eoa] (?:hoje|hj|ontem|almo[çc]o|jantar|janta|lanche|caf[ée]) )por (\d{1,4} ?(?:g|gr|gramas|ml)) d[eo] ([^.,;!?\n\d]{3,40})(?=\s*(?:$|[.,;!]))/iu,
    "por $2 $1",
  ],
  // "o cafezinho da tarde na verdade era café com leite, 150 ml": the one for the other.
  [
    new RegExp(
      `^${LEAD}(?:[oa] )?(?:meu |minha )?(caf[ée]|cafezinho|leite|ch[áa]|suco)((?: d[oa] (?:tarde|manh[ãa]|noite|almo[çc]o|lanche|jantar|janta))?)(?:,? (?:na verdade|na vdd|na real|ali[áa]s),?)? (?:era|foi)(?:,? (?:na verdade|na vdd|na real),?)? (?:um |uma )?(caf[ée] com leite|caf[ée] com chocolate|leite com caf[ée]|leite com chocolate|leite com achocolatado|ch[áa] com leite|m[ée]dia|pingado|capp?uccino)(?:,| de|,? uns)? (\\d{2,4} ?ml)(?:,? na verdade)?\\s*[.!]*$`,
      "iu",
    ),
    "troca o $1$2 por $4 de $3",
  ],
  // "meu café não foi preto, foi com leite"
  [
    new RegExp(
      `^${LEAD}(?:o |esse )?(?:meu )?(caf[ée]|cafezinho)((?: d[oa] (?:tarde|almo[çc]o|lanche|jantar|janta))?)(?: d[ae] (?:manh[ãa]|hoje))? (?:n[ãa]o (?:foi|era|tava|estava) (?:pret|pur|simples)\\p{L}*(?: n[ãa]o)?,? (?:e sim |mas sim |(?:foi|era|tava|estava|tomei) )?(?:(?:caf[ée] )?com|tinha) leite|(?:foi|era|tava|estava) (?:caf[ée] )?com leite,? (?:e )?n[ãa]o (?:era |foi )?(?:pret|pur)\\p{L}*)\\s*[.!]*$`,
      "iu",
    ),
    "troca o $1$2 por café com leite",
  ],
  // "o café não era com leite, era preto", "o café era preto, sem leite"
  [
    new RegExp(
      `^${LEAD}(?:o |esse )?(?:meu )?(caf[ée]|cafezinho) (?:n[ãa]o (?:foi|era|tava|estava) com leite(?: n[ãa]o)?(?:,? (?:e sim |mas sim |(?:foi|era|tomei) )?(?:pret|pur)\\p{L}*)?|(?:foi|era|tava|estava) (?:pret|pur)\\p{L}*,? (?:e )?(?:sem|n[ãa]o com|n[ãa]o era com|n[ãa]o tinha) leite)\\s*[.!]*$`,
      "iu",
    ),
    "o $1 foi sem leite",
  ],
  // "pensando bem o bife era frango grelhado": as if it were said at once.
  [
    /^(?:(?:ah|opa|ops|e|mas),? )*(?:pensando (?:bem|melhor)|lembrando (?:bem|melhor|agora)|puxando (?:aqui )?(?:pela|na) mem[óo]ria|olhando (?:bem|melhor)|agora (?:me )?(?:lembrei|caiu a ficha)(?: que)?|revendo aqui)[,:;.]* (?=(?:[oa]s?|aquel[ea]s?|ess[ea]s?) [^.,;:!?\n\d]{3,30}? (?:n[ãa]o )?(?:era|eram|foi|foram) )/iu,
    "",
  ],
  // "o abacaxi foi ontem, no mesmo lanche": at the meal it has.
  [
    /(?<=^[^\n\d]{3,50} (?:foi|foram|era|eram|comi|tomei|bebi) (?:de |na |no )?(?:ontem|anteontem|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:-feira)?),? (?:mas )?(?:n[oa]|d[oa]|na hora d[oa]) mesm[oa] (?:lanche|lanchinho|refei[çc][ãa]o|hor[áa]rio|hora|almo[çc]o|jantar|janta|caf[ée]|ceia)(?:,? (?:s[óo] que )?(?:de ontem|viu|por favor))?(?=\s*[.!]*$)/iu,
    "",
  ],
  // "cuscuz deu 200g", after one with egg: of that one.
  [
    /(?<=^(?:(?:ah|opa|e|mas|na verdade),? )*)(?=(?:cuscuz|p[ãa]o|macarr[ãa]o|mingau|iogurte|omelete|sandu[íi]che|misto|a[çc]a[íi]|wrap|pastel) (?:deu|deram|pesou|foi) (?:uns )?\d{2,4} ?(?:g|gr|gramas|ml)\s*[.!]*$)/iu,
    "o ",
  ],
  [
    /(?<=^(?:(?:ah|opa|e|mas|na verdade),? )*)(?=(?:tapioca|crepioca|panqueca|vitamina|salada|torrada|sopa) (?:deu|deram|pesou|foi) (?:uns |umas )?\d{2,4} ?(?:g|gr|gramas|ml)\s*[.!]*$)/iu,
    "a ",
  ],
  // "maçã inteira, aliás": all of it, and no half.
  [
    new RegExp(
      `^${LEAD}(?:[oa] |uma? |foi |era |comi )*(?!fatia|metade|parte|colher|coisa)(\\p{L}{3,}?)([oaeã]) (?:foi |era )?inteir[oa],? (?:na verdade|na vdd|na real|ali[áa]s|no caso|corrigindo|n[ãa]o (?:a )?(?:metade|meia|meio)|e n[ãa]o (?:metade|meia|meio))\\s*[.!]*$`,
      "iu",
    ),
    "foi 1 $1$2 inteira",
  ],
  [
    /^(?:(?:ah|opa|ops|eita|e|mas|n[ãa]o|desculpa),? )*(?:ali[áa]s|na verdade|corrigindo),? (?:[oa] |uma? |foi |era )*(?!fatia|metade|parte|colher|coisa)(\p{L}{3,}?)([oaeã]) inteir[oa]\s*[.!]*$/iu,
    "foi 1 $1$2 inteira",
  ],
  // "de fígado não, era bife de boi normal": of another kind.
  [
    /^((?:(?:ah|opa|ops|e|mas|n[ãa]o),? )*)(d[eo] \p{L}{3,}(?: \p{L}{3,})?) n[ãa]o,? (?:era|foi|eram|foram) ((?:o |um |uma )?\p{L}{3,}(?: d[eo] \p{L}{3,})?)(?: (?:normal|normais|comum|comuns|mesmo|tradicional))?\s*[.!]*$/iu,
    "$1era $3, não $2",
  ],
  // "eram pra ser dois, foram quatro", "1 fatia, ou foram 2? foram 2": what was not so is left out.
  [/(?<=[.,]\s)eram? (?:pra|para) ser [^.,;!?\n\d]{2,15}, (?:mas )?(?=(?:foi|foram) )/giu, ""],
  [/, ou (?:foi|foram|eram?) [^.,;!?\n]{1,20}\? (?=(?:foi|foram|eram?) )/giu, ". "],
  // "duas manga não duas não foi três"
  [
    new RegExp(
      `(?<!\\p{L})(?:${COUNT})( \\p{L}{3,}),? n[ãa]o,? (?:${COUNT}) n[ãa]o,? (?:foi|foram) (${MANY})(?![\\p{L}\\d])`,
      "giu",
    ),
    "$2$1",
  ],
  // "2 bifes. 2 não, 3.", "duas fatias de pão de alho. três. foram três.": so many of them.
  [
    new RegExp(
      `(?<!\\p{L})(?:${COUNT})( ${OF_IT})[.,] (?:${COUNT}) n[ãa]o,? (?:foram |foi )?(${MANY})${TO_END}`,
      "giu",
    ),
    "$2$1",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:${COUNT})( (?!g |ml |gramas )${OF_IT})(?:\\. ${HEDGE}(${MANY})${TO_END})+`,
      "giu",
    ),
    "$2$1",
  ],
  // "uma caixinha de yakisoba. deve ter 300 g.": how much it was.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:${COUNT}) ${OF_IT})(?: e (?:comi|tomei|bebi) (?:inteir|tud)[oa])?\\. ${HEDGE}(\\d{1,4}(?:[.,]\\d)? ?(?:g|gr|gramas?|ml))${TO_END}`,
      "giu",
    ),
    ", $1",
  ],
  // "a coxinha era das pequenas de festa, foram 3"
  [
    /^(?:e |mas )?[oa]s? (\p{L}{4,}?)s? (?:era|eram) d[ao]s? pequen[oa]s(?: de festa)?,? (?:e )?(?:foram|eram|comi) (\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis)\s*[.!]*$/iu,
    "foram $2 mini $1",
  ],
  // "servi 100 g de frango mas comi só 70": so much of it.
  [
    /(?<!\p{L})(?:servi|coloquei|botei|pus|peguei|fiz|preparei|pesei) (?:\d{2,4} ?(?:g|gr|gramas?|ml)) (d[eoa] [^.,;!?\n\d]{3,40}?),? (?:mas|e|por[ée]m) (?:eu )?(?:s[óo] )?comi (?:s[óo] )?(?:uns |umas )?(\d{2,4})(?: ?(?:g|gr|gramas?))?(?=\s*(?:$|[.;!\n]))/giu,
    "comi $2 g $1",
  ],
  // "a coca era de 2 litros mas tomei só 3 copos"
  [
    /^(?:[oa] )?(\p{L}{3,}(?: zero| diet)?) era (?:um[a]? )?(?:de |garrafa de )?\d(?:[.,]\d)? ?(?:l|litros?),? (?:mas|s[óo] que|e) (?:eu )?(?:s[óo] )?(tomei|bebi) (?:s[óo] )?((?:uns |umas )?(?:\d|uma?|dois|duas|tr[êe]s|meio) copos?)\s*[.!]*$/iu,
    "$2 $3 de $1",
  ],
  // "cerveja também, 5 latas, no almoço mesmo": of the meal that was just told.
  [
    /^((?:e )?[^.,;!?\n]{3,30} (?:tb|tbm|tamb[ée]m)\b[^.;!?\n]{0,30}?),? n[oa] (?:caf[ée](?: da manh[ãa])?|almo[çc]o|jantar?|janta|lanche) (?:mesmo|msm)\s*[.!]*$/iu,
    "$1",
  ],
  // "2 copos de água, cada um de 200", "2 copos de água. 300 ml cada": as much in each.
  [
    /(?<=(?<!\p{L})(?:copos?|garraf\p{L}+|latas?|latinhas?|canecas?|x[íi]caras?|ta[çc]as?)(?: [^,.;!?\n\d]{1,25})?)[,.] cada (?:um|uma)?(?: (?:d[eo]|com|tem|tinha|foi))? ?(\d{2,4})(?: ?ml)?(?=\s*(?:$|[.,;!\n]))/giu,
    ", $1 ml cada",
  ],
  [
    /(?<=(?<!\p{L})(?:copos?|garraf\p{L}+|latas?|latinhas?|canecas?|x[íi]caras?|ta[çc]as?)(?: [^,.;!?\n\d]{1,25})?)\. (?=\d{2,4} ?ml cada(?!\p{L}))/giu,
    ", ",
  ],
];
