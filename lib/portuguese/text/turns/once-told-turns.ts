import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const LEAD = "(?:(?:ah|opa|ops|e|eita|mas|putz),? ){0,3}";
const TO_SAY = "(?: de)? (?:te |lhe )?(?:falar|dizer|contar|anotar|colocar|botar|mencionar|registrar)";
const LEFT_OUT = `(?:(?:eu )?(?:esqueci|tinha esquecido)(?:${TO_SAY})?|(?:faltou|faltaram)(?:${TO_SAY})?|teve|tinha)(?: tamb[ée]m| ainda)?`;
/** What a salad is made of. */
export const LEAVES =
  "alfaces?|tomates?|tomatinhos?|r[úu]cula|pepinos?|agri[ãa]o|repolho|cenouras?|beterrabas?|couve|chic[óo]ria|escarola|almeir[ãa]o";
export const FRUITS =
  "bananas?|ma[çc][ãa]s?|peras?|laranjas?|mam[ãa]o|mam[õo]es|mangas?|mel[ãa]o|melancia|uvas?|morangos?|abacaxi|kiwis?|goiabas?|tangerinas?|mexericas?|bergamotas?|ponkans?|p[êe]ssegos?|ameixas?|caquis?|jabuticabas?|abacates?|maracuj[áa]s?|cajus?|pitayas?";
/** What is announced in general, and by which words it is then told. */
const KINDS: readonly (readonly [general: string, own: string])[] = [
  ["saladinha|salada", LEAVES],
  ["frutinha|frutas?", FRUITS],
  ["suquinho|suco", "suco|limonada|laranjada|refresco"],
  ["refri|refrigerante|bebida", "coca|guaran[áa]|fanta|sprite|pepsi|kuat|soda|refri|suco|cerveja|ch[áa]"],
  ["carne|mistura|prote[íi]na", "bife|frango|fil[ée]|peixe|ovos?|lingui[çc]a|carne|costela|coxa|sobrecoxa"],
  ["sandu[íi]che|sanduba", "misto|bauru|x-\\p{L}+|hamb[úu]rguer|p[ãa]o|sandu[íi]che"],
  ["doce|docinho|sobremesa", "doce|brigadeiros?|pudim|bolo|sorvete|gelatina|chocolate|paçoca|bombo(?:m|ns)"],
];
/** "…, tomei um copo de", with what it is behind it. */
const TOLD = "(?:[,:.] | ?\\n)(?:(?:eu |que )?(?:comi|tomei|bebi|foi|foram|era|eram|teve) )?(?:com )?";
const UP_TO = "(?![^.;!?\\n]{0,30}?(?<!\\p{L})(?:n[ãa]o|nem|sem)(?!\\p{L}))[^.,;:!?\\n]{0,30}?(?<!\\p{L})";

const MEASURE =
  "(?:colher(?:es)?(?: (?:de (?:sopa|servir|arroz|ch[áa]|sobremesa))| cheias?| rasas?)?|conchas?|x[íi]caras?|copos?|escumadeiras?|pegador(?:es)?|por[çc][õo]es|por[çc][ãa]o|peda[çc]os?|fatias?|g|gr|gramas|ml)";
const COUNT = "\\d{1,4}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|mei[oa]";
const BAKED =
  "bolos?|p[ãa]o|p[ãa]es|torradas?|biscoitos?|bolachas?|queijo|tapiocas?|cuscuz|sandu[íi]ches?|pamonhas?|broas?|roscas?|croissants?|tortas?|cookies?|caf[ée]|frutas?";
const SAID_NO =
  "(?:e|mas) (?:eu )?(?:nem|n[ãa]o|esqueci de|tinha esquecido de) (?:te |lhe |vos )?(?:diss[e]|falei|contei|avisei|anotei|dizer|falar|contar|avisar|anotar)(?: (?:pra|para) (?:voc[êe]|vc)| antes| nada)?";
const ORDINAL = "(?:segund|terceir|quart|quint|sext)[oa]";
/** "o mesmo lanche", "mesma coca" */
const THE_SAME = "(?:[oa]s? )?mesm[oa]s? (?!d[eoa]|que)[\\p{L}-]{3,}(?: d[eo] \\p{L}{3,})?";
/** "minha afilhada fez brigadeiro e me deu três pra viagem" */
const GIVEN = `(?:(?:a|o|minha|meu|uma|um) )?\\p{L}{2,}(?: d[aeo] \\p{L}{2,}| \\p{L}{3,})? (?:fez|assou|preparou|fritou|comprou|enrolou) (?:um |uma |uns |umas )?(\\p{L}{3,}(?: de \\p{L}{3,})?) e (?:me|mim) (?:deu|mandou|trouxe|separou|entregou|ofereceu)`;
/** "no self service kkk" */
const THERE =
  "((?: (?:n[oa]s?|d[oa]|l[áa] n[oa]) \\p{L}{3,}(?: (?:d[aoe] )?(?!tinha|teve)\\p{L}{4,})?)?)(?: k{2,}| rs+| (?:ha){2,})?";
/** "no almoço", "na casa da minha mãe", "aqui em casa": where and when it was there. */
const SPOT =
  "(?: (?:(?:aqui|l[áa])(?: (?:em|n[oa]s?))?|em|n[oa]s?|d[aeo]) (?!tinha|teve)\\p{L}{3,}(?: d[aoe](?: minha| meu)? \\p{L}{3,})?| aqui| l[áa]| hoje| hj| ontem){0,3}";
const EATEN_OF = "comi|almocei|jantei|peguei|tomei|servi|botei|coloquei|lanchei|repeti|comemos";
const SERVING =
  "colher(?:es|ada|adas)?(?: de (?:sopa|servir|arroz))?|conchas?|prat(?:o|os|inho|inhos|[ãa]o)|escumadeiras?|peda[çc](?:o|os|inho|inhos)|fatias?|por[çc][ãa]o|por[çc][õo]es|cumbucas?|tigelas?|cuias?|garfadas?|pegador(?:es)?|bolas?|copos?|g|gr|gramas?";
/** What is there in general, and as which of its kinds it is then told. */
const SERVED: readonly (readonly [general: string, own: string])[] = [
  [
    "salgadinhos?|salgados?",
    "coxinh|empad|quibe|kibe|bolinh|ris+ol|esfi|enroladinh|past[eé]|croquete|canap|pãozinho|pãezinhos|queijinho|minicachorr|mini ",
  ],
  ["frutas?|frutinhas?", FRUITS],
  ["doces?|docinhos?", "brigadeir|beijinh|cajuzinh|bem[- ]casad|olho|quindi|bombo|trufa|paçoca|coca"],
];
const ATE_ALL =
  "(?: p(?:ra|ara|ro) (?:o |a )?\\p{L}{3,})?\\s*[.,;!]+\\s*(?:(?:pois|a[íi]|e|eu|j[áa]|ent[ãa]o|claro que|l[óo]gico que) )*(comi|devorei|mandei|tomei|bebi)(?: (?:[oa]s (?:dois|duas|tr[êe]s|quatro|cinco|seis|\\d)|tod[oa]s(?: el[ea]s)?|tudo|amb[oa]s))(?!\\p{L})";
const TELLS = "(?:comi|tomei|bebi|chupei|peguei|belisquei|almocei|jantei|lanchei)";

const AT_TIME =
  "(?:n[oa] (?:almo[çc]o|jantar|janta|lanche(?: da (?:manh[ãa]|tarde|noite))?|ceia|caf[ée](?: da manh[ãa])?)|(?:[àa]|de) (?:noite|tarde|manh[ãa]))(?!\\p{L})";

/** What is announced, counted up or weighed in a roundabout way, and was eaten once. */
export const ONCE_TOLD_TURNS: readonly Turn[] = [
  // "um sanduíche, 2 fatias de pão, 1 de queijo": told by its bread and what is in it.
  [
    /(?<!\p{L})(sandu[íi]che|sanduba), (?:com )?(?=(?:\d|uma?|duas?|dois) (?:fatias? )?(?:de )?p[ãa](?:o|es)(?!\p{L}))/giu,
    "$1 com ",
  ],
  // "uma salada com um tomate, meio pepino e 6 azeitonas": what is counted in it, its vegetables among that.
  [
    /(?<!\p{L})(?:uma )?salada com (?=(?:\d{1,3}|uma?|mei[oa]|dois|duas|tr[êe]s|quatro|cinco|seis)(?: (?:folhas?|rodelas?|unidades?) de| ?g(?:ramas)? de)? (?:tomat|pepin|cenour|alfac|rabanet|beterrab|r[úu]cul|agri[ãa]|repolh)[^,;.!?\n]{0,30}?(?:, | e )(?:\d|uma?|mei[oa]|dois|duas|tr[êe]s|quatro|cinco|seis))/giu,
    "salada: ",
  ],
  // "comi metade de uma lasanha de 600 g no almoço e a outra metade no jantar": half of it each time.
  [
    new RegExp(
      `(?<!\\p{L})((?:(?:a )?metade d[eao](?: uma?)? |mei[oa] )[^.,;:!?\\n]{3,40}?)( ${AT_TIME})?(?:[.,;]|,? e) (?:e )?a outra metade(?: (?:eu )?(?:comi|tomei|bebi|foi|terminei))? (${AT_TIME})(?=\\s*(?:$|[.,;!\\n]| com ))`,
      "giu",
    ),
    "$1$2, e $3 comi $1",
  ],
  // "um café com leite tipo um copo americano": about so much of it.
  [
    new RegExp(
      `(?<=\\p{L}{3}),? (?:(?:tipo|coisa de|algo como) )+(?=(?:(?:uns|umas) )?(?:${COUNT}) (?:${MEASURE}|canecas?|ta[çc]as?|tigelas?|cumbucas?|potes?|latas?|garraf\\p{L}+)(?!\\p{L})(?! d[eo] (?!sopa|ch[áa]|sobremesa|servir|\\d)| d[eo] \\p{L}+ d[eo] ))`,
      "giu",
    ),
    ", ",
  ],
  // "coxinha das pequenas, tá? 40 g": told, and nothing asked.
  [
    /(?<=^[^?\n]{0,80}\p{L}{3}),? (?:t[áa](?: bom)?|viu|ok|okay|n[ée]|sabe|certo|entendeu|beleza|blz)\s*\?+\s*(?=(?:(?:uns|umas|cerca de|foi|foram|deu) )?\d{1,4} ?(?:g|gr|gramas?|ml)(?!\p{L})[^?\n]*$)/giu,
    ", ",
  ],
  // "Melancia! 2 fatias, calor demais": called out, and then how much of it.
  [
    new RegExp(
      `^(?<food>(?!(?:almo[çc]|jant|lanch|caf[ée]|ceia|hoje|ontem|comi|tomei)\\p{L}*)\\p{L}{4,}(?: d[eo] \\p{L}{3,})?)\\s*[!…]+\\s*(?=(?:${COUNT}) (?:${MEASURE}|rodelas?|gomos?|bolas?|prat(?:o|inho|[ãa]o)s?|canecas?|tigelas?|cumbucas?|pot(?:e|inho)s?|latas?|ta[çc]as?|espigas?|unidades?)(?!\\p{L})(?! d[eo] (?!sopa|ch[áa]|sobremesa|servir|\\d)| d[eo] \\p{L}+ d[eo] ))`,
      "iu",
    ),
    "$<food>, ",
  ],
  // "ah e teve alface tb, umas 4 folhas": so many of it, and no salad besides.
  [
    new RegExp(
      `(?<=^(?:(?:ah|e|a[íi]|opa),? )*(?:(?:teve|tinha|comi|coloquei|botei) )?)(?!teve|tinha|comi|coloquei|botei|ontem|hoje)(?<food>\\p{L}{3,}(?: (?!tb|tbm|tamb)\\p{L}{2,}){0,2}) (?:tb|tbm|tamb[ée]m),? (?=(?:uns |umas )?(?:${COUNT}) (?:${MEASURE}|folhas?|rodelas?|ramos?|galhos?|floretes?)(?!\\p{L})\\s*[.!]*\\s*(?:$|\\p{Extended_Pictographic}))`,
      "iu",
    ),
    "também $<food>, ",
  ],
  // "minha afilhada fez brigadeiro e me deu três pra viagem. pois comi os três", "e me deu duas fatias, comi tudo"
  [new RegExp(`(?<!\\p{L})${GIVEN} (${COUNT})${ATE_ALL}`, "giu"), "$3 $2 $1"],
  [
    new RegExp(
      `(?<!\\p{L})${GIVEN} ((?:${COUNT}) (?:fatias?|peda[çc]os?|potes?|potinhos?|copos?))${ATE_ALL}`,
      "giu",
    ),
    "$3 $2 de $1",
  ],
  // "teve feijoada no self service kkk 380g de feijoada": what was there, and how much of it was had.
  [
    new RegExp(
      `(?<=^|[.;!\\n] ?|(?:hoje|hj|ontem|aqui),? )(?:teve|tinha|tava tendo|rolou|foi dia de) (?:uma? )?(\\p{L}{4,})${THERE}[,.;:]? (?=(?:(?:eu )?(?:comi|peguei|foram|deu) )?(?:uns |umas )?\\d{2,4} ?(?:g|gr|gramas?) (?:de|da|do) \\1(?!\\p{L}))`,
      "iu",
    ),
    "$2 ",
  ],
  // "hoje teve feijoada aqui em casa e eu almocei duas conchas de feijoada": there, and so much of it was eaten.
  [
    new RegExp(
      `(?<=^|[.;!\\n,] ?|(?<!\\p{L})(?:hoje|hj|ontem|aqui|l[áa]),? )(?<!n[ãa]o )(?:teve|tinha|tava tendo|rolou|fizeram|serviram|foi dia de|era dia de) (?:uma? )?(\\p{L}{4,}(?: d[eo] (?!casa|m[ãa]e)\\p{L}{4,})?)(${SPOT})[,.;:]? (?:(?:e|a[íi]|ent[ãa]o|mas) )*(?=(?:eu )?(?:s[óo] )?(?:${EATEN_OF}) (?:s[óo] )?(?:uns |umas )?(?:${COUNT})(?: e mei[oa])? ?(?:${SERVING})(?: e mei[oa]| (?:chei|ras|grand|pequen)\\p{L}+)? d[aeo] \\1(?!\\p{L}))`,
      "iu",
    ),
    "$2 ",
  ],
  // "teve pão de queijo no café e eu comi 3 pães de queijo"
  [
    new RegExp(
      `(?<=^|[.;!\\n,] ?|(?<!\\p{L})(?:hoje|hj|ontem|aqui|l[áa]),? )(?<!n[ãa]o )(?:teve|tinha|rolou|fizeram|serviram) (?:uma? )?(?<root>p[ãa](?=[oe])|\\p{L}{4})\\p{L}*(?<of>(?: d[eo] (?!casa|m[ãa]e)\\p{L}{4,})?)(?<spot>${SPOT})[,.;:]? (?:(?:e|a[íi]|ent[ãa]o|mas) )*(?=(?:eu )?(?:s[óo] )?(?:${EATEN_OF}) (?:s[óo] )?(?:uns |umas )?(?:${COUNT}) \\k<root>\\p{L}*s\\k<of>(?!\\p{L}))`,
      "iu",
    ),
    "$<spot> ",
  ],
  // "reunião na firma teve salgadinho comi 2 empadinhas e 3 bolinhas de queijo"
  ...SERVED.map(
    ([general, own]): Turn => [
      new RegExp(
        `(?<=^|[.;!\\n,] ?|\\p{L} )(?<!n[ãa]o )(?:teve|tinha|tava tendo|rolou|serviram) (?:uns |umas |muit[oa]s? |uma? )?(?:${general})(?: e (?:salgad|doc|docinh|refri)\\p{L}*)?${THERE}[,.;:]? (?=(?:e |a[íi] |eu |s[óo] ){0,3}(?:comi|peguei|belisquei|provei) (?:s[óo] )?(?:\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis) (?:\\p{L}+ ){0,2}?(?:${own}))`,
        "iu",
      ),
      "$1 ",
    ],
  ),
  // "esqueci do suco, o suco era de uva"
  [
    new RegExp(
      `^(${LEAD}${LEFT_OUT})(?: d?[oa]s?| de)? (\\p{L}{3,})[,.] (?:[oa]s? \\2 )?(?:era|foi|eram|foram) (?=d[eo] (?!manh|tarde|noite|madrug|dia|ontem)\\p{L}{3})`,
      "iu",
    ),
    "$1 $2 ",
  ],
  // "esqueci da salada, 3 folhas de alface", "faltou a salada, alface e cenoura", "esqueci do suco, tomei um copo de suco de uva": the kind, and then it.
  ...KINDS.map(
    ([general, own]): Turn => [
      new RegExp(
        `^(${LEAD}${LEFT_OUT})(?: d?[oa]s?| de| (?:meu|minha))? (?:${general})${TOLD}(?=${UP_TO}(?:${own})(?!\\p{L}))`,
        "iu",
      ),
      "$1 ",
    ],
  ),
  // "foi salada no almoço, comi alface, tomate e atum": what it was.
  ...KINDS.map(
    ([general, own]): Turn => [
      new RegExp(
        `(?<=^|[.;!\\n,] ?|(?:hoje|hj|ontem|a[íi]|e),? )(?:foi|teve|fui de) (?:uma? |de )?(?:${general})((?: (?:${AT_TIME}|hoje|hj|mesmo|de novo))*)(?:[,.:;]| e) (?:eu )?(?:(?:comi|foi|foram|com|era|eram|de) ){0,2}(?=(?:(?:\\d{1,3} ?(?:g|ml)?|uma?|uns|umas|mei[oa]|dois|duas|tr[êe]s|folhas?|fatias?|copos?|peda[çc]os?|d[eo]) ){0,5}(?:${own})(?!\\p{L}))`,
        "giu",
      ),
      "comi$1 ",
    ],
  ),
  // "uma esfiha e um suco, esfiha pelo menos é assada": how it is.
  [
    /(?<!\p{L})(\p{L}{4,}) (?:pelo|ao) menos,? (?=(?:é|eh|era|eram|s[ãa]o|foi|foram|tava|estava|ficou|veio) )(?<=(?<!\p{L})\1(?!\p{L})[^\n]{0,80}[,.;!…] (?:(?:e|mas|[oa]s?) ){0,2}\1 (?:pelo|ao) menos,? )/giu,
    "$1 ",
  ],
  // "esqueci do bolo, comi uma fatia de bolo de milho": named, and then told by the same name.
  [
    new RegExp(
      `^(${LEAD}${LEFT_OUT})(?: d?[oa]s?| de| (?:meu|minha))? (\\p{L}{3,})${TOLD}(?=${UP_TO}\\2(?!\\p{L}))`,
      "iu",
    ),
    "$1 ",
  ],
  // "arroz com feijão, 2 colheres de sopa de cada": two of each.
  [
    new RegExp(
      `(?<!\\p{L}|(?:${COUNT}|de) )(\\p{L}{3,}) com (\\p{L}{3,}(?: \\p{L}{4,})?)(?=,? \\(?(?:foram |uns |umas )?(?:${COUNT}) ?(?:${MEASURE} )?(?:de )?cada(?!\\p{L}))`,
      "giu",
    ),
    "$1 e $2",
  ],
  // "no chá da tarde foi bolo", "chá da tarde: bolo e café": the meal.
  [
    /(?<!\p{L})n[oa] ch[áa] da tarde(?=(?:[,:]| (?:de )?(?:hoje|hj|ontem),?)? (?:eu )?(?:foi|foram|comi|teve|tinha|tomei|fui de|peguei) )/giu,
    "no lanche da tarde",
  ],
  [
    new RegExp(
      `(?<=^\\s*(?:(?:o|meu|e|hoje|hj) ){0,2})ch[áa] da tarde(?=(?: (?:de )?(?:hoje|hj|ontem))?(?::| foi| teve| era)(?! (?:de|com|sem) )[^.;!?\\n]{1,60}?(?<!\\p{L})(?:${BAKED})(?!\\p{L}))`,
      "iu",
    ),
    "lanche da tarde",
  ],
  // "eu tinha pesado o arroz doce e nem lhe disse: eram 130 gramas": what it weighed.
  [
    new RegExp(
      `^${LEAD}(?:eu )?(?:j[áa] )?(?:tinha |havia )?(?:pesei|pesado|medi|medido) ([oa]s? [^.,;:!?\\n\\d]{3,30}?)(?: antes)?,? ${SAID_NO}[,.:;–—-]* (?:que )?(?:eram|era|foram|foi|deu|deram|pesou|pesava|tinha)? ?(?:uns |umas )?(\\d{1,4} ?(?:g|gr|gramas?|ml))(?=\\s*[.!]*$)`,
      "iu",
    ),
    "$1 foi $2",
  ],
  // "comi uma maçã agora. Três frutas!": how many it were in all by then.
  [
    new RegExp(
      `(?<=${TELLS} [^.;!?\\n]{0,30}?(?:${FRUITS})(?!\\p{L})[^.;!?\\n]{0,20}?)[,.;!]+ (?:(?:j[áa]|e|com ess[ea]|ent[ãa]o|agora|hoje|hj) )*(?:(?:s[ãa]o|foram|v[ãa]o|deu|fechei|completei)(?: j[áa]| as)? )?(?:${COUNT}) frutas(?: (?:j[áa]|hoje|hj|no dia|do dia|de hoje|no total|ao todo)){0,2}\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
  [
    new RegExp(
      `(?<=${TELLS} [^.;:!?\\n]{3,60}?)[,.;!]+ (?:e )?(?:(?:com (?:ess[ea]|est[ea])(?: a[íi])?,? )?j[áa] (?:s[ãa]o|foram|v[ãa]o|deu|deram)|com (?:ess[ea]|est[ea]) (?:s[ãa]o|d[ãa]o|foram)) (?:os |as )?(?:${COUNT}) (?!copos?|garraf|litros?|ml|g |kg|gramas|[áa]gua|fatias?|peda[çc]os)\\p{L}{3,}(?: (?:hoje|hj|no dia|do dia|de hoje|s[óo] hoje|no total)){0,2}\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
  // "tomei um café, já é o terceiro do dia", "…, terceira fruta do dia"
  [
    new RegExp(
      `(?<=${TELLS} [^.;:!?\\n]{3,60}?)[,.;!]+ (?:(?:e|j[áa]|é|eh|foi|o|a|meu|minha) )*${ORDINAL}(?: (?!copo|garraf|colher|fatia)\\p{L}{3,}){0,2} (?:do dia|de hoje|hoje|hj|s[óo] hoje)\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
  // "jantei igual ontem, mesmo lanche e mesma coca": all of it is copied already.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:igual(?:zinh[oa])?|o mesmo|a mesma coisa) (?:(?:a|à|ao|de|do|da) ){0,2}(?:(?:jantar?|janta|almo[çc]o|lanche|caf[ée]) )?(?:de )?(?:ontem|anteontem)),? ${THE_SAME}(?:(?:,| e) ${THE_SAME}){0,3}(?=\\s*[.!]*$)`,
      "iu",
    ),
    "",
  ],
  // "e o jantar de hoje, que eu não mandei: 2 panquecas": not told so far.
  [
    /(?<=^(?:(?:e|ah|mas|opa|agora),? )*(?:o |a |meu |minha )?(?:almo[çc]o|jantar|janta|caf[ée](?: da manh[ãa])?|lanche(?: da (?:manh[ãa]|tarde|noite))?|ceia|merenda)(?: de (?:hoje|ontem|anteontem|s[áa]bado|domingo))?),? (?:(?:o )?qu[ea]l? |e )(?:eu )?(?:ainda )?(?:n[ãa]o|nem|esqueci de|tinha esquecido de|fiquei devendo)(?: (?:te |lhe )?(?:tinha )?(?:mandei|mandado|mandar|anotei|anotado|anotar|registrei|registrado|registrar|contei|contado|contar|falei|falado|falar|passei|passado|passar|enviei|enviado|enviar|lancei|lan[çc]ado|lan[çc]ar|escrevi|escrito))?(?: (?:antes|ainda|aqui|(?:pra|para) (?:voc[êe]|vc)))*(?=\s*[:,]\s*[\p{L}\d])/iu,
    "",
  ],
  // "fizemos hambúrguer caseiro e comi: carne de hambúrguer 120 g, 1 pão": what was in it, one by one.
  [
    /(?<=^(?:hoje |hj |ontem )?(?:(?:n[oa]|de) (?:almo[çc]o|jantar?|janta|lanche|noite),? )?)(?:a gente )?(?:fiz|fizemos|fez|montei|montamos|preparei|preparamos) (?:um |uns |uma |nosso |meu )?(?:hamb[úu]rguer(?:es)?|burger|x-?burger|cachorro[- ]quente|hot ?dog|sandu[íi]ches?|sanduba)(?: (?:caseir|artesana)\p{L}+| em casa| aqui)*((?: hoje| hj| ontem| (?:n[oa]|pr[oa]) (?:almo[çc]o|jantar|janta|lanche)| de noite| [àa] noite)*)[,.]? (?:(?:e|a[íi]|que) )?(?:eu )?comi(?: assim)?:? (?=[^\n]*(?<!\p{L})p[ãa](?:o|es)(?! de queijo)(?!\p{L}))(?![^\n]*(?:\d|uma?|dois|duas|o|meio|metade d[oe]|mei[oa]) (?:hamb|burger|x-?burger|cachorro|hot|sand))/iu,
    "$1 comi ",
  ],
];
