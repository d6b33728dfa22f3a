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

const REMARKED = "(?: (?:ainda|ent[ãa]o|nem|s[óo]|tudo|toda|todo|quase))*";
/** What became of the other one, which was not had. */
const NOT_HAD =
  "(?:t[áa]|est[áa]|tava|estava|continua|derreteu|derramou|caiu|virou|quebrou|queimou|estragou|azedou|murchou|sobrou|ficou|nem|n[ãa]o (?:comi|tomei|bebi|abri|aguentei|deu|desceu|toquei)|eu n[ãa]o|(?:eu )?(?:dei|deixei|guardei|joguei|perdi|devolvi|ia)|meu |minha |foi (?:pr[ao]|d[oa]|pro))";
const NOUN =
  "(?:bolas?|fatias?|copos?|garrafas?|garrafinhas?|latas?|latinhas?|x[íi]caras?|canecas?|conchas?|colheres|peda[çc]os?|pratos?|espetinhos?|espetos?|barras?|barrinhas?|p[ãa]o|p[ãa]es|past[ée]l|coxinha|bombom|biscoito|bolacha|ovo|bife|banana|ma[çc][ãa]|esfi[rh]a|pote|potinho|sach[êe]|unidade|metade)";

const REST = "(?:o resto|o restante|o que sobrou|a outra metade)";

/** Where what was not had is now. */
const STAYED =
  "(?:(?:ficou|ficaram|sobrou|sobraram|restou|restaram|deixei|larguei|voltou|voltaram)(?: (?:l[áa] |tudo |inteir[oa]s? )?n[oa] (?:prato|bandeja|marmita|mesa|caixa|panela|geladeira|embalagem))?|foi pro lixo|foram pro lixo|caiu no ch[ãa]o|ca[ií]ram no ch[ãa]o)";
const SO_ONLY =
  "(?:[.,;:!]+ ?(?:(?:e|ent[ãa]o|a[íi]|da[íi]|por isso) )*(?:s[óo] )?(?:conta|conte|considera|considere|anota|anote|registra|marca|vale|p[õo]e|foi|foram|fica|comi)(?: s[óo]| apenas| somente)?(?: (?:com|a[íi]))? (?:[oa]s? )?(?:outr[oa]s?|uma?|dois|duas|tr[êe]s|[1-4])(?: (?:dois|duas|tr[êe]s|[2-4]|s[óo]))?)?";

/** What became of some of several, and who has them or where they lie. */
const UNEATEN =
  "(?:n[ãa]o (?:comi|tomei|bebi|aguentei|quis)|(?:acabei )?(?:deixei|deixando|larguei|largando|joguei|jogando|dei|dando|doei|doando|ofereci)|sobrou|sobraram|caiu no ch[ãa]o|ca[ií]ram no ch[ãa]o|ficou|ficaram|(?:foi|foram) pr[oa])";
const WHERE_LEFT =
  "(?: (?:n[oa]s?|l[áa]|pr[oa]s?|pra|para|ao?s?|à|fora|de lado|inteir[oa]s?|intact[oa]s?|lixo)(?: (?!(?:ent[ãa]o|portanto|logo|s[óo]|comi|comeu|tomei|metade|amanh[ãa]|depois|n[ãa]o|e|que)(?!\\p{L}))\\p{L}+){0,4})?";

const GAVE = "(?:dei|doei|ofereci|acabei (?:dando|doando))";
const ALL_OF_THEM = "(?:os dois|as duas|os tr[êe]s|as tr[êe]s|os quatro|as quatro|tod[oa]s|tudo)";
const TO_WHOM =
  "(?: (?:pr[oa]s?|pra|para|ao?s?|à) (?!mim|almo|jant|lanch)(?:(?:[oa]s?|meus?|minhas?|um|uma) )?\\p{L}{3,}(?: \\p{L}{3,})?)";
/** "os ovos da manhã" */
const EARLIER =
  "[oa]s? (?!caf[ée]|rem[ée]dio|comprimido)\\p{L}{3,}(?: d[eo] (?!manh|tarde|noite)\\p{L}{3,})? d[ea] (?:manh[ãa]|tarde|noite)";
const SEVERAL = `(?:${EARLIER}|[oa]s \\p{L}{3,}(?: d[eo] \\p{L}{3,})?(?: d[oa] (?:almo[çc]o|caf[ée]|lanche|janta|jantar))?)`;

/** How many there were and how large each was, told of what was told before. */
export const HOW_MANY_TURNS: readonly Turn[] = [
  // "o omelete tinha 3 ovos": an omelette of so many, and not as many omelettes.
  [
    new RegExp(
      `^${LED}(?:[oa]|meu|minha) (omelete|omelette?)(?: d[oae] \\p{L}+)? (?:tinha|levou|leva|teve|(?:foi|era) (?:de|com|feit[oa] com)|foram|usei|fiz com) (?=\\d ovos?\\s*[.!]*$)`,
      "iu",
    ),
    "$1 com ",
  ],
  // "500 ml de água, metade da garrafa de 1 litro": the same water, told once more.
  [
    new RegExp(
      `(?<=(?<!\\p{L})\\d{2,4} ?ml(?: de [áa]gua)?),? (?:(?:que )?(?:é|foi|deu) )?(?:a )?metade d(?:a|e uma|a minha|essa) (?:garrafa|garrafinha|garrafona|squeeze) de (?:${VOLUME})(?=\\s*(?:$|[.,;!\\n]))`,
      "iu",
    ),
    "",
  ],
  // "aliás um misto e meio, o cachorro levou o resto": one and a half; the rest was left.
  [
    new RegExp(
      `^(${LED}(?:(?:eu|foi|foram|era|eram|comi|tomei|bebi|s[óo]) )*(?:${COUNT}) [^.,;:!?\\n\\d]{3,40}? e mei[oa])[.,;!]+ ?(?:e )?(?:(?:[oa]s?|meus?|minhas?|um) (?:meu |minha )?\\p{L}+ (?:levou|comeu|pegou|roubou|ficou com|tomou|bebeu|terminou|acabou com) ${REST}|${REST} (?:(?:eu )?(?:dei|deixei|guardei|joguei|sobrou|ficou|foi)|(?:[oa]|meu|minha) \\p{L}+ (?:levou|comeu|pegou|bebeu|tomou))(?: [^\\n?.,\\d]{1,40})?)\\s*[.!]*$`,
      "iu",
    ),
    "$1",
  ],
  // "dos pães de queijo só comi um, o outro dei ao neto": so many, and no part of one.
  [
    new RegExp(
      `^${LED}d(?:[oa]s|ess[ea]s|aquel[ea]s) (?:(?:${COUNT}) )?(\\p{L}{3,}[^.,;:!?\\n\\d]{0,27}?),? (?:eu )?(?:(?:s[óo]|somente|apenas) (?:comi|tomei|bebi|peguei)|(?:comi|tomei|bebi|peguei) (?:s[óo]|somente|apenas)) (${COUNT})(?:(?:[.,;]+| e) ?(?:[oa]s? )?outr[oa]s?(?: (?:${COUNT}))? ${NOT_HAD}[^\\n?]{0,60})?\\s*[.!]*$`,
      "iu",
    ),
    "na verdade foram $2 $1",
  ],
  // "meu foi um pedaço só", "a minha parte foi 2 fatias"
  [
    new RegExp(
      `^(${LED})(?:[oa] )?(?:meu|minha|minha parte) (?:foi|foram|era|eram) (?=(?:s[óo] )?(?:${COUNT}|mei[oa]) (?:fatias?|peda[çc]\\p{L}+|copos?|conchas?|colher(?:es)?|latas?|pratos?|bolas?|unidades?)(?!\\p{L}))`,
      "iu",
    ),
    "$1foi ",
  ],
  // "uma das fatias de polenta ficou no prato, então conta só a outra": so many fewer.
  [
    new RegExp(
      `^(${LED})(?:(${COUNT}) d[oa]s (\\p{L}{3,}(?: d[eo] \\p{L}{3,})?(?: \\p{L}{4,}[oae]s?)?) (?:eu )?${STAYED}|(?:sobrou|sobraram|ficou|ficaram|deixei|larguei|restou|restaram)(?: no prato)? (${COUNT}) d[oa]s (\\p{L}{3,}(?: d[eo] \\p{L}{3,})?))${SO_ONLY}\\s*[.!]*$`,
      "iu",
    ),
    "$1sobrou $2$4 $3$5",
  ],
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
  // "mais um copo, 300 ml", after water: how large it was.
  [
    new RegExp(
      `(?<=^(?:(?:e|a[íi]|agora|depois|eu|bebi|tomei),? )*(?:mais (?:${COUNT})|outr[oa]) ${VESSEL})(?: (?:chei[oa]|grande|pequen[oa]))?,? \\(?(?:uns |de |com )?(${VOLUME})\\)?(?=\\s*[.!]*$)`,
      "iu",
    ),
    " de $1",
  ],
  // "foi 600 no total e não 800": this for that.
  [
    new RegExp(
      `^(${LED}(?:(?:foi|foram|era|eram|bebi|tomei|comi|deu) )?(?:s[óo] )?\\d[\\d.,]*(?: ?(?:ml|l|litros?|g|gramas))?) ${OVERALL}(?=,? (?:e |mas )?n(?:[ãa]o)? (?:(?:foi|foram|era|eram) )?\\d)`,
      "iu",
    ),
    "$1",
  ],
  // "essa última de água era de 300 ml"
  [/(?<=(?<!\p{L})(?:ess[ea]|est[ea]|[oa]) [úu]ltim[oa]) d(?:e |['’] ?)(?=[áa]gua(?!\p{L}))/giu, " "],
  // "só uma garrafa, a segunda tá fechada ainda", "uma bola, a outra derreteu": only that one.
  [
    new RegExp(
      `^${LED}(?:(?:foi|era|comi|tomei|bebi|s[óo]|apenas) )*(um|uma|1) (${NOUN})(?: s[óo])?[,;.] (?:porque |que |pois |e )?[oa] (?:outr[oa]|segund[oa])(?: ${NOUN})?${REMARKED} ${NOT_HAD}(?!\\p{L})(?![^\\n]*(?<!\\p{L})(?:comi|tomei|bebi|almocei|jantei|lanchei|teve|tinha|mais|com|e)(?!\\p{L}))[^.,;!?\\n\\d]{0,50}[.!]*$`,
      "iu",
    ),
    "foi só $1 $2",
  ],
  // "lasanha foi um pedaço só, falei dois sem querer": what was said by mistake.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:foi|foram|era|eram|comi|tomei|bebi)(?!\\p{L})[^.;!?\\n]{2,40}),? (?:que |porque |pois |mas |e )?(?:eu )?(?:(?:falei|escrevi|disse|botei|anotei|digitei|coloquei|mandei|contei|pus) (?:que (?:era|eram|foi|foram) )?(?:${COUNT}|\\d{1,4})(?: ?(?:g|gr|gramas|ml))?(?: \\p{L}{3,})? (?:sem querer|errado|por engano|por erro|na pressa|no autom[áa]tico)|(?:${COUNT}|\\d{1,4}) (?:eu )?(?:falei|escrevi|disse|botei|anotei|digitei|coloquei) (?:sem querer|errado|por engano))\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
  // "tirando o osso o pernil fica em 110 g", "sem a casca a banana dá 80 g": so much of it.
  [
    new RegExp(
      `^${LED}(?:tirando|descontando|sem(?: contar)?) (?:[oa]s? )?(?:ossos?|peles?|cascas?|caro[çc]os?|miolo|gordura|espinhas?|sementes?),? ([oa]s? (?!que )\\p{L}{3,}(?: d[eo] \\p{L}{3,})?) (?:fic(?:a|ou|am|aram)|d[áa]|deu|deram|pes(?:a|ou)|s[ãa]o|é|foi|foram)(?: (?:em|com|por|s[óo]|uns|umas))* (\\d{1,4} ?(?:g|gr|gramas))(?!\\p{L})\\s*[.!]*$`,
      "iu",
    ),
    "$1 foi $2",
  ],
  // "esse carreteiro pesava 300 g": how much it was.
  [
    new RegExp(
      `^${LED}(?:[oa]|ess[ea]|est[ea]|aquel[ea]) (?!peso|balan[çc]a|prato|marmita)(\\p{L}{4,}(?: d[eo] \\p{L}{3,})?) (?:pesava|pesou|tinha|dava|deu) (?:(?:uns|umas|cerca de|s[óo]) )?(\\d{1,4} ?(?:g|gr|gramas?))(?!\\p{L})\\s*[.!]*$`,
      "iu",
    ),
    "o $1 foi $2",
  ],
  // "3 ovos no omelete, não 2": of how many it was made.
  [
    new RegExp(
      `^${LED}(${COUNT}) ovos? n[oa] (?:omelete|crepioca|panqueca),? (?:e )?n(?:[ãa]o)? (?:(?:foram|eram|era|foi) )?(${COUNT})\\s*[.!]*$`,
      "iu",
    ),
    "foram $1 ovos, não $2",
  ],
  // "aquela água não foi meio litro, foi 700 ml"
  [
    new RegExp(
      `^(?:(?:olha|[óo]|${LED}),? ?)*(?:(?:ess|aquel|est)?a) [áa]gua(?: (?:de antes|de cedo|do almo[çc]o))? n[ãa]o (?:foi|era|foram|eram) (?:de )?[^.;:!?\\n]{2,20}?[,;]? (?:e sim|mas(?: sim)?|foi|era|foram|eram)(?: de)? (${VOLUME})\\s*[.!]*$`,
      "iu",
    ),
    "a água foi $1",
  ],
  // "olha os pães de manhã pode tirar": what is looked at is told next.
  [
    /^olha (?=[oa]s? (?!que )\p{L}{3,}[^.,;!?\n]{0,30} (?:pode|era|eram|foi|foram|n[ãa]o|dei|deixei|acabei)(?!\p{L}))/iu,
    "",
  ],
  // "apaga os ovos, dei os dois pro meu irmão": who had them.
  [
    new RegExp(
      `(?<=^[^.;!?\\n]{0,40}(?<!\\p{L})(?:tira|tirar|apaga|apagar|remove|exclui)(?!\\p{L})[^.;!?\\n\\d]{0,40}),? (?:que |porque |pq |pois )?(?:eu )?${GAVE} ${ALL_OF_THEM}${TO_WHOM}\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
  // "as bananas dei as duas pro menino", "dei os dois ovos pro cachorro": none was had.
  [new RegExp(`^${LED}(${SEVERAL}) (?:eu )?${GAVE} ${ALL_OF_THEM}${TO_WHOM}\\s*[.!]*$`, "iu"), "tira $1"],
  // "os pães de manhã pode tirar", "não comi os ovos da manhã"
  [
    new RegExp(`^${LED}(${EARLIER}) (?:voc[êe] )?pode (?:tirar|apagar|remover|excluir)\\s*[.!]*$`, "iu"),
    "tira $1",
  ],
  [new RegExp(`^${LED}(?:eu )?(n[ãa]o (?:comi|tomei|bebi)) (${EARLIER})\\s*[.!]*$`, "iu"), "$2 $1"],
  [
    new RegExp(
      `^${LED}(?:eu )?${GAVE} ([oa]s) (?:dois|duas|tr[êe]s|quatro) (\\p{L}{3,}(?: d[eo] \\p{L}{3,})?)${TO_WHOM}\\s*[.!]*$`,
      "iu",
    ),
    "não comi $1 $2",
  ],
  // "os ovos dei um pro meu filho": so many of them.
  [
    new RegExp(
      `^${LED}[oa]s (\\p{L}{3,}(?: d[eo] \\p{L}{3,})?) (?:eu )?(?:${GAVE}|deixei|larguei) (?:s[óo] )?(${COUNT})(?:${TO_WHOM}| n[oa] prato)\\s*[.!]*$`,
      "iu",
    ),
    "sobrou $2 $1",
  ],
  // "um pastel não comi", "dois ovos eu dei pro cachorro": so many of them are taken out.
  [
    new RegExp(
      `^(?:olha,? )?${LED}(${COUNT}) ((?!n[ãa]o |eu |vezes |dias? |gente |d[oa]s )\\p{L}{3,}(?: d[eo] \\p{L}{3,})?)(?:,? (?:e |que )?(?:eu )?${UNEATEN}${WHERE_LEFT}){1,2}\\s*[.!]*$`,
      "iu",
    ),
    "tira $1 $2",
  ],
  // "o outro ovo não comi": one of them.
  [
    new RegExp(
      `^(?:olha,? )?${LED}[oa] outr[oa] ((?!n[ãa]o |eu |dia |vez |metade|parte|meia |banda |metadinha)\\p{L}{3,}(?: d[eo] \\p{L}{3,})?)(?:,? (?:e |que )?(?:eu )?${UNEATEN}${WHERE_LEFT}){1,2}\\s*[.!]*$`,
      "iu",
    ),
    "tira 1 $1",
  ],
  // "tira um pouco do arroz": less of it, and not all.
  [
    new RegExp(
      `^${LED}(?:pode )?(?:re)?tir(?:a|ar|e) (?:s[óo] )?um (?:pouco|pouquinho|tiquinho|bocadinho) d[eoa]s? (?!tudo|[áa]gua)(?=\\p{L}{3,}(?: d[eo] \\p{L}{3,})?\\s*[.!]*$)`,
      "iu",
    ),
    "diminui um pouco o ",
  ],
  // "um dos ovos eu deixei no prato, não comi", "dois dos pastéis dei pro meu filho": so many fewer.
  [
    new RegExp(
      `^(?:olha,? )?${LED}(${COUNT}) d(?:[oa]|ess[ea]|aquel[ea])s ((?!n[ãa]o |eu )\\p{L}{3,}(?: d[eo] \\p{L}{3,})?(?: (?:cozid|frit|assad)[oa]s)?)(?:,? (?:e |que )?(?:eu )?${UNEATEN}${WHERE_LEFT}){1,2}\\s*[.!]*$`,
      "iu",
    ),
    "sobrou $1 $2",
  ],
  // "a feijoada foi 300, repeti": all of it, with what was had again.
  [
    new RegExp(
      `^(${LED}[oa]s? (?!que )\\p{L}{3,}(?: d[eo] \\p{L}{3,})? (?:foi|foram|era|eram|deu|deram) (?:uns |umas )?\\d{2,4}(?: ?(?:g|gr|gramas|ml))?),? (?:que |porque |pq |pois |j[áa] que )?(?:eu )?repeti(?: (?:o prato|n[ée]|viu|de novo|k{2,}|rs+|haha\\p{L}*|hehe\\p{L}*))*\\s*[.!]*$`,
      "iu",
    ),
    "$1",
  ],
];
