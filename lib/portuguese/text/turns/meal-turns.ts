import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { MEAL, MOVE } from "@/lib/portuguese/text/turns/told-after-turns";

const SO_MANY = "\\d+|uma?|dois|duas|tr[eê]s|quatro";
const OTHERS =
  "el[ea]s?|(?:o|a|meu|minha) (?:marido|espos[ao]|mulher|namorad[ao]|noiv[ao]|filh[ao]|irm[aã]o?|pai|m[aã]e|av[oóô]|amig[ao]|colega|sogr[ao]|prim[ao]|tio|tia)";

/** How a meal came about: what was served, what one got down, what ran beside it. */
export const MEAL_TURNS: readonly Turn[] = [
  // "comi 2 ovos hoje no almoço, com arroz": all of it then.
  [
    /(?<=^|[.;!\n]\s*|porque )(comi|tomei|bebi) ([^.,;:!?\n]{3,60}?) (?:hoje |hj )?(n[oa] (?:caf[ée](?: da manh[ãa])?|almo[çc]o|jantar?|janta|lanche(?: da (?:manh[ãa]|tarde))?)), com /giu,
    "$3 $1 $2 com ",
  ],
  // "essa pizza foi ontem. o suco tb. passa tudo pra ontem no jantar": what is to be done with all of it.
  [
    /^(?=[^\n]{0,120} (?:foi|foram|era|eram) )(?![^\n]{0,120} (?:comi|almocei|jantei|tomei|bebi) )[^\n]{3,120}[.;,!] (?:ent[ãa]o )?((?:passa|passe|muda|mude|move|joga|coloca|bota|p[õo]e) tudo (?:isso )?(?:pr[ao]|para) (?:ontem|anteontem)(?: (?:n[ao]|de) \p{L}+| [àa] noite| de manh[ãa])?)\s*[.!]*\s*$/iu,
    "$1",
  ],
  // "+1", after a slice
  [/^\s*\+ ?(\d{1,2})[.!]*\s*$/u, "mais $1"],
  // "isso foi o café de ontem": the meal, and no drink.
  [
    /(?<=^(?:(?:opa|ops|ah|na verdade|n[ãa]o),? )?(?:(?:tudo )?isso(?: tudo| a[íi])?|tudo|ess[ae] (?:refei[çc][ãa]o|registro)) (?:foi|era|[ée]) (?:o |no |do |meu |pro )(?:meu )?caf[ée])(?=\s*(?:$|[,.;!\n])| (?:de )?(?:ontem|anteontem|hoje|hj)(?!\p{L}))/iu,
    " da manhã",
  ],
  // "acabei pedindo esfiha kkk 4 de carne": what came of it was eaten.
  [
    /(?<!\p{L}|n[ãa]o )acab(?:ei|amos) (?:pedindo|pegando|escolhendo|indo (?:de|n[oa]s?)|optando por|apelando (?:pra|para)|caindo n[oa]s?)(?! (?:pra|para|que|desculpa)(?!\p{L}))(?= [\p{L}\d])/giu,
    "pedi",
  ],
  // "gripada, só desceu canja", "hoje só desceu uma sopinha": nothing that is weighed in kilos.
  [
    /(?<=(?:^|[,.;!\n])\s*(?:hoje |hj |ontem )?)s[oó] desceu(?= (?:uma? |umas? |uns )?(?!quilos?|kg|mei[oa]|dois|duas|tr[eê]s|\d)\p{L}{4})/giu,
    "comi só",
  ],
  // "nosso jantar foi hambúrguer, eu comi um e ele dois"
  [
    new RegExp(
      `(?<=(?<!\\p{L})eu (?:comi|tomei|bebi|peguei) (?:${SO_MANY})(?: \\p{L}+)?),? e (?:${OTHERS}) (?:${SO_MANY}|o resto|metade)(?=\\s*(?:$|[,.;!\\n]))`,
      "giu",
    ),
    "",
  ],
  // "furei a dieta com um donut", "me entupi de pipoca", "caí de boca num hambúrguer": it was eaten.
  [
    /(?<!\p{L}|n[ãa]o )((?:(?:furei|quebrei|estraguei|avacalhei|chutei) (?:a|minha)|(?:fugi|sa[íi]|escapei) da(?: minha)?) dieta) (?:com|c|num|numa|no|na) (?=\p{L}|\d)/giu,
    "$1: comi ",
  ],
  [
    /(?<!\p{L}|n[ãa]o )(?:eu )?(?:me (?:entupi|empanturrei|enchi|lambuzei) (?:d[eoa]s?|com)|enchi (?:a (?:pan[çc]a|barriga)|o bucho) (?:d[eoa]s?|com)|ca[íi] (?:de boca|matando) (?:n[oa]s?|numa?|em|d[eo])|me (?:joguei|atraquei|esbaldei|atolei) (?:n[oa]s?|numa?|em|com)|me rendi (?:[àa]|ao|a uma?)|(?:taquei|mandei|botei|joguei|soquei) (?:pra|para) dentro(?: d[eo])?) (?!(?:ch[ãa]o|sof[áa]|cama|piscina|treino|academia|trabalho|mar|rede|vida|estudos?)(?!\p{L}))(?=(?:uma? |um |uns |umas )?\p{L}{3}|\d)/giu,
    "comi ",
  ],
  // "serviram arroz e frango. comi tudo, gelatina de sobremesa"
  [
    /(?<!\p{L}|n[ãa]o |nem )(?:me )?(?:serviram|trouxeram|veio|vieram|tinha|teve) ([^.;:!?\n]{3,80}?)[.,;] ?(?:e |eu )*(?:comi|tomei|bebi) tudo(?: mesmo)?, ?(?!menos|exceto|tirando|fora|s[óo](?!\p{L})|mas(?!\p{L})|com(?!\p{L})|sem(?!\p{L})|at[ée])(?=\p{L}|\d)/giu,
    "comi $1. comi ",
  ],
  [
    /(?<!\p{L}|n[ãa]o |nem )(?:me )?trouxeram ([^.;:!?\n]{3,80}?)[.,;] ?(?:e |eu )*(?:comi|tomei|bebi) tudo(?: mesmo)?(?=\s*(?:$|[.;!\n]))/giu,
    "comi $1",
  ],
  // "4 espetinhos de queijo coalho... quer dizer, 2 espetinhos": of the same kind.
  [
    /(?<!\p{L}|\d)(?:\d{1,2}|dois|duas|tr[êe]s|quatro|cinco) (\p{L}{4,20}?)(?:e?s)? (d[eo] [^,.;:!?\n]{3,30})[,.… ]{1,4}(?:quer dizer|digo|na verdade|ou melhor|minto),? (?:foram |foi |era |eram )?(\d{1,2}|uma?|dois|duas|tr[êe]s) \1(?:e?s)?(?=\s*(?:$|[,.;!\n]))/giu,
    "$3 $1s $2",
  ],
  // "tapioca com tucumã (o tal x-caboquinho)": what it is called.
  [/ ?\((?:o|a|os|as) (?:tal|tais|famos[oa]s?)(?: d[aeo])? [^()]{2,40}\)/giu, ""],
  // "mexido de 2 ovos com espinafre": of eggs, and no fried rice.
  [/(?<!\p{L})(?:um )?mexid(?:o|inho) de (\d|um|dois|tr[êe]s|quatro) ovos?(?!\p{L})/giu, "$1 ovos mexidos"],
  // "2 ovos, só as claras", "omelete de 3 claras e 1 ovo"
  [
    /(?<!\p{L}|\d)(\d{1,2}|dois|duas|tr[êe]s|quatro|cinco|seis) ovos?,? (?:mas )?s[óo] (?:as? |com as? )?claras?(?!\p{L})/giu,
    "$1 claras de ovo",
  ],
  [
    /(?<!\p{L})omelete (?:de |com |\()?(\d|duas|tr[êe]s|quatro|cinco) claras?(?: de ovo)?,? ?(?:e |mais |\+ ?|com )?(\d|um|dois|tr[êe]s) (?:ovos?|inteiros?)(?: inteiros?)?\)?(?!\p{L})/giu,
    "omelete de $2 ovos e $1 claras de ovo",
  ],
  // "macarrão 100 g cru": as it was weighed.
  [
    /(?<!\p{L})(macarr[ãa]o|massa|arroz|frango|patinho|carne(?: mo[íi]da)?|alcatra|til[áa]pia|batata(?: doce)?|feij[ãa]o|lentilha) (\d{2,4} ?(?:g|gr|gramas)),? \(?(cr[ua])s?\)?(?!\p{L})/giu,
    "$1 $3 $2",
  ],
  // "um acarajé só o bolinho mesmo", "tapioca, só a massa": no more than itself.
  [
    /(?<=(?<!\p{L})(?:acaraj[ée]s?|abar[áa]s?|tapiocas?|beijus?|crepiocas?|crepes?|panquecas?|past[eé](?:l|is)|pizzas?|p[ãa]o|p[ãa]es|esfi(?:h|rr)as?|hamb[uú]rguer)(?: aqui| ali)?(?: n[oa] \p{L}{3,})?),? s[óo] (?:[oa] )?(?:bolinho|massa|massinha|goma|casquinha|disco)(?: mesmo| pur[oa]| simples| em si)*(?!\p{L}| d[eoa] )/giu,
    "",
  ],
  // "feijão só o caldo, 1 concha"
  [/(?<!\p{L})feij[ãa]o,? s[óo] (?:o )?caldo(?!\p{L})/giu, "caldo de feijão"],
  // "ovo hj, 4 cozidos"
  [
    /(?<!\p{L})ovos?(?: caipiras?)?(?: (hoje|hj|agora))?,? (\d{1,2}),? (cozid|frit|mexid)[oa]s?(?!\p{L})/giu,
    "$2 ovos $3os $1",
  ],
  // "café com açúcar, 1 colher de chá de açúcar": so much of what came with it.
  [
    /(?<!\p{L})com (\p{L}{3,}),? ((?:\d{1,3}|uma?|duas?|dois|tr[êe]s|mei[oa]) (?:colher(?:es|zinha)?(?: (?:de (?:ch[áa]|sopa|sobremesa|caf[ée])|rasas?|cheias?))?|fatias?|scoops?|medidas?|sach[êe]s?|pontinha|fio) d[eo]) \1(?!\p{L})/giu,
    "com $2 $1",
  ],
  // "junto do sanduíche um suco": with it.
  [/(?<!\p{L})junto d(?=(?:[oa]s?|ess[ea]s?|aquel[ea]s?) \p{L}{3})/giu, "junto com "],
  // "pipoca vendo série": what ran beside it.
  [
    /,? (?:vendo|assistindo|maratonando|ouvindo)(?: (?:a|o|um|uma|[àa]) )? ?(?:s[eé]ries?|filmes?|novela|tv|televis[aã]o|jogo|futebol|jornal|youtube|netflix|dorama|desenho|live|podcast|big brother|bbb)(?!\p{L})/giu,
    "",
  ],
  // "passa a omelete pro café que na janta mesmo foi sopa", "o frango era do almoço, a janta foi sopa": there, and what was eaten here.
  [
    new RegExp(
      `(?<=^(?:[^.;!?\\n]{0,12} )?${MOVE} [oa]s? [^.,;!?\\n]{3,30} (?:pro|pra|para [oa]) ${MEAL}),? (?:que|pq|porque|pois|e) n?([oa]) (${MEAL})(?: mesmo| na verdade| eu)* (?=(?:foi|foram|comi|teve|tomei) )`,
      "iu",
    ),
    ", n$1 $2 ",
  ],
  [
    new RegExp(
      `^((?:(?:e|ah|mas|n[ãa]o|na verdade),? )*)([oa]s? \\p{L}{3,}(?: (?!foi|era)\\p{L}{2,}){0,3}?) (?:foi|era|foram|eram) [nd][oa] (${MEAL}),? (?:(?:e|que|pq|porque) )?n?([oa]) (${MEAL})(?: mesmo| na verdade| eu)* (?=(?:foi|foram|comi|teve|tomei) )`,
      "iu",
    ),
    "$1passa $2 pro $3, n$4 $5 ",
  ],
  // "falei tudo errado isso aí foi o almoço de ontem muda pra ontem hoje eu ainda não tinha almoçado": where it goes, and no more.
  [
    /^[^.;!?\n]{0,20}?(?<!\p{L})(?:falei|disse|escrevi|mandei|anotei|errei) (?:tudo )?(?:errado|trocado)?,? ?(?=isso(?: a[íi])? (?:foi|era|é|eh) [^.;!?\n]{0,20}ontem)/iu,
    "",
  ],
  [
    new RegExp(
      `^(?:ent[ãa]o )?isso(?: a[íi])? (?:foi|era|é|eh) ((?:o |a |d[oa] )?(?:${MEAL} )?(?:de )?ontem),? (?:(?:pode )?${MOVE}r? (?:tudo |isso )*(?:pra|para) ontem,?)?(?: ?(?:pq|porque|que|pois))?(?: ?(?:hoje|hj) (?:eu )?(?:ainda )?(?:n[ãa]o|nem) [^.;!?\\n]{3,25})?\\s*[.!]*$`,
      "iu",
    ),
    "isso foi $1",
  ],
];

const DAYS = "(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:[- ]feira)?|s[áa]bado|domingo";

/** Days and times of day that are told of something else than what was eaten. */
export const TIME_TURNS: readonly Turn[] = [
  // "meu peso hoje, às 8h, foi de 84 kg", "peso (8h): 84": a weight is of its day, whatever the hour.
  [
    /(?<=(?<!\p{L})(?:peso|pesei|balan[çc]a)(?: (?:d[eo] )?(?:hoje|hj|ontem|agora))?)(?:[,;(] ?| )\(?(?:[àa]s? )?\d{1,2}(?: ?h(?:oras)?(?:\d{2})?|:\d{2})(?: da (?:manh[ãa]|noite))?\)?[,;:]?(?= (?:(?:foi|era|deu|tava|estava|marcou|ficou) )?(?:de )?\d{2,3}(?!\d| ?(?:g|ml)(?!\p{L})))/giu,
    "",
  ],
  // "hoje de tarde na merenda", "na merenda, de tarde": which one it was.
  [
    /(?<!\p{L})(?:de|[àa]|pela) (manh[ãa]|tarde|noite),? (?:eu )?n[oa] (?:lanche|lanchinho|merenda)(?!\p{L}| d[ae] (?:manh|tarde|noite))/giu,
    "no lanche da $1",
  ],
  [
    /(?<!\p{L})n[oa] (?:lanche|lanchinho|merenda),? (?:hoje |ontem )?(?:de|[àa]|pela) (manh[ãa]|tarde|noite)(?!\p{L})/giu,
    "no lanche da $1",
  ],
  // "agora que tô jantando: omelete": told, and nothing asked.
  [
    /(?<=^\s*(?:(?:oi|ent[ãa]o|ah|e),? )?)(?:s[óo] )?(agora|hoje|hj) q(?:ue)? (?=(?:eu )?(?:t[ôo]|estou|fui|vim|consegui|parei|sentei|comi|almocei|jantei|tomei|lembrei|cheguei|deu)(?!\p{L}))/giu,
    "$1 ",
  ],
  // "quarta era o dia mas adiantaram", "era pra ser na sexta", "normalmente é na quarta": another day's custom.
  [
    new RegExp(
      `(?:^|[,.;(]\\s*|\\s(?=que|mas))(?:que |mas |pq |porque |e )?(?:(?:${DAYS}) (?:[ée]|era|seria) (?:o dia|que (?:[ée]|era|tem|teria))|(?:normalmente|geralmente|sempre|em geral|costuma ser|(?:era|seria) (?:pr[ao]|para) ser|s[óo] (?:[ée]|era|tem|tinha|deveria ser)) (?:[ée] |era |tem |de |toda |s[óo] )*(?:n[ao]s? |d[aeo] |[àa]s? |aos? |toda )?(?:${DAYS}))(?: (?:mas|s[óo] que)(?! hoje| hj| eu| comi)[^.,;:!?\\n)]{0,30})?(?=\\s*(?:$|[.,;!?\\n)]|mas ))\\)?`,
      "giu",
    ),
    "",
  ],
  // "sexta feira né meu rei, …", "quinta é sagrado", "domingo aqui: frango": what day it is today, told for its own sake.
  [
    new RegExp(
      `(?<=^|[,.;!?\\n]\\s*)(?:(?:hoje|hj) [ée] )?(?:${DAYS}) (?:n[ée]h?(?!\\p{L})|aqui(?=\\s*[:,])|(?:[ée]|eh) (?:sagrad[oa]|de lei|tradi[çc][ãa]o)|j[áa] (?:viu|era|foi|passou))`,
      "giu",
    ),
    "",
  ],
  // "sábado de feira: 1 pastel", "sábado é dia de feijoada, comi um prato": today, and what it is the day of stays told.
  [
    new RegExp(
      `(?<=^|[,.;!?\\n]\\s*)(?:(?:hoje|hj) [ée] )?(?:${DAYS})(?= (?:(?:[ée]|eh) dia )?de (?!manh|tarde|noite|madrugada|novo|almo|jant|caf[ée]|lanche)\\p{L}[^.,;:!?\\n]{2,25}[:,!])`,
      "giu",
    ),
    "hoje",
  ],
  // "segunda sem carne: arroz e ovo"
  [/(?<!\p{L})segunda sem carne(?=\s*[:,])/giu, "sem carne"],
  // "acordei tarde", "dormi tarde ontem": when one rose and slept.
  [
    /(?<!\p{L})((?:acord|levant|despert)\p{L}+) (?:(?:bem|muito|super|mega|mais|meio) )?tarde(?: hoje| hj)?(?!\p{L})/giu,
    "$1",
  ],
  [
    /(?<!\p{L})(?:ontem (?:eu )?(?:fui )?dorm\p{L}+ (?:(?:bem|muito|super|mega|mais) )?(?:tarde|mal|pouco)|(?:fui )?dorm\p{L}+ (?:(?:bem|muito|super|mega|mais) )?(?:tarde|mal|pouco) ontem)(?=\s*[,.;!\n])/giu,
    "acordei",
  ],
  [
    /(?<=[,;.] (?:e |depois )?)agorinha(?: (?:mesmo|pouco|h[áa] pouco))?(?= (?:uma?|\p{L}+ei|\d))/giu,
    "agora",
  ],
  // "só vim escrever agora kk de manhã um iogurte": told now, and eaten then.
  [
    /(?<!\p{L})(?:hj |hoje )?(?:s[óo] )?(?:(?:vim|consegui|pude|deu|lembrei|parei|sentei|fui|tive tempo)(?: d[eo])?(?: (?:pra|para))? (?:escrever|anotar|registrar|mandar|lan[çc]ar|falar|contar|postar|te contar|te falar)|(?:anotando|registrando|escrevendo)) (?:s[óo] )?(?:agora|agr)(?: (?:k{2,}|(?:rs)+))?[,.:;]* (?=(?:de manh|cedo|no caf|n[oa] |[àa]s |ao |de tarde|\d))/giu,
    "",
  ],
];

const NO_KIND =
  "(?:eu|el[ea]s?|voc[êe]|iss?[eo]|ess[ea]|est[ea]|quem|tudo|nada|hoje|hj|ontem|amanh[ãa]|almo[çc]o|jantar?|lanche|ceia|dieta|marmita|prato|copo|pacote|por[çc][ãa]o|era|foi|n[ãa]o|nem|aqui|agora)";
const TELLS_ON = "(?:e |mas |ent[ãa]o |a[íi] )?(?:eu )?(?:comi|tomei|bebi|almocei|jantei|peguei|fiz|fui)";

/** Why it was, which is no time and no kind. */
export const REASON_TURNS: readonly Turn[] = [
  // "comi peixe porque carne vermelha é cara", "porque hoje é dia de peixe": what is so in general was not eaten.
  [
    new RegExp(
      `,? (?:porque|pq|pois|j[áa] que|afinal) (?:(?:[oa]s?|meu|minha) )?(?:(?!${NO_KIND}(?!\\p{L}))\\p{L}{3,}(?: (?!${NO_KIND}(?!\\p{L})|[ée] |eh )(?:d[eao] )?\\p{L}{3,})?|ho?je?(?= (?:[ée]|eh) dia de)) (?:n[ãa]o )?(?:é|eh|s[ãa]o) (?:[^.,;:!?\\n\\d]{2,60}?)(?=\\s*(?:$|[.,;!?\\n]|\\p{Extended_Pictographic})| ${TELLS_ON}(?!\\p{L}))`,
      "giu",
    ),
    "",
  ],
  // "tomei um chá, que comi demais no almoço": why, and not when.
  [
    /,? (?:porque|pq|que|q|pois|tinha|depois que|j[áa] que) (?:eu )?(?:(?:comi|comido|almocei|jantei|bebi) (?:demais|muito|muit[ãa]o|tanto)|exager(?:ei|ado)|abus(?:ei|ado))(?: (?:ontem|hoje|hj))?(?: (?:n[oa]|d[oa]) (?:almo[cç]o|jantar|janta|caf[ée]|lanche|ceia|churrasco|festa))?(?=\s*(?:$|[.,;!?\n]|e ))/giu,
    " ",
  ],
  // "o leite não teve, que a mulher disse que tava azedo": why, and no kind of it.
  [
    /,? (?:porque|pq|que|pois) (?:(?:o|a|meu|minha) )?\p{L}+ (?:disse|falou|avisou) que (?:estava|tava|tinha|era) (?:azed|estragad|pass?ad|vencid|ruim|podre)\p{L}*/giu,
    "",
  ],
];

const SOMEBODY = "(?!eu |n[ãa]o |nem |que )(?:(?:[oa]s?|meus?|minhas?) ){0,2}\\p{L}+(?: \\p{L}+)?";
const LEFT =
  "(?:n[ãa]o (?:quis|quiseram|aguentou|aguentaram|deu conta d[eo])|deixou|deixaram|largou|largaram|enjeitou|rejeitou|dispensou)";
const ENDED = "(?:terminei|comi|acabei|matei|tracei|devorei|raspei|limpei|tomei|bebi|aproveitei|dei fim)";

/** What was there for several, and what one had of it. */
export const SHARING_TURNS: readonly Turn[] = [
  // "o meu picolé era de limão, o de castanha foi o do Davi": what one's own was.
  [
    /^(\s*(?:n[ãa]o,? |ah,? )?[oa]s? )(?:(?:meu|minha)s? )?(\p{L}{3,} (?:era|eram|foi|foram) [^,.;!?\n]{3,30}),? (?:e )?[oa]s? (?:d[eo] \p{L}{3,}(?: \p{L}+)?|outr[oa]s?) (?:foi|era|foram|eram|ficou|ficaram) (?:[oa]s? )?(?:d[oa]s?|com|pr[oa]s?) [^,.;!?\n]{2,25}[.!]*\s*$/iu,
    "$1$2",
  ],
  // "a Lara deixou metade do potinho de iogurte e eu terminei": what somebody left was eaten.
  [
    new RegExp(
      `(?<=(?:^|[.;!\\n])\\s*(?:(?:e|a[íi]|hoje|hj) )?)${SOMEBODY} ${LEFT}(?: (?:pra|para) mim| n[oa] prat\\p{L}+)? ([^.;!?\\n]{3,60}?)(?: n[oa] prat\\p{L}+)?,? (?:(?:e|a[íi]|ent[ãa]o|da[íi]) )*(?:eu )?(?:fui l[áa] e )?${ENDED}(?: (?:tudo|com el[ea]s?|o resto|o que sobrou|por el[ea]s?|sozinh[oa]))?(?=\\s*(?:$|[,.;!\\n]))`,
      "giu",
    ),
    "comi $1",
  ],
  // "uma fatia de mamão que o Davi não quis e café": whose it was meant to be.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:comi|teve|peguei|tomei|almocei|jantei|lanchei|merendei|terminei)[^.;!?\\n]{3,60}),? que ${SOMEBODY} ${LEFT}(?: comer| mais| n[oa] prat\\p{L}+)?(?= e [\\p{L}\\d]|\\s*(?:$|[,.;!\\n]))`,
      "giu",
    ),
    "",
  ],
  // "a Socorro mandou comer 1 banana. comi": what one was told to eat, and did.
  [
    new RegExp(
      `(?<=(?:^|[.;!\\n])\\s*(?:(?:e|a[íi]) )?)${SOMEBODY}(?: (?:acordou|chegou|veio|viu|ligou) e)? (?:mandou|mandaram|mandava|fez|insistiu|aconselhou|sugeriu)(?: (?:pra|para|que))?(?: eu| me)? (?:comer|tomar|beber|chupar|comesse|tomasse) ([^,.;!?\\n]{3,50}?)(?: (?:tb|tamb[ée]m))?[,.;!]+ (?:e )?(?:eu )?(?:a[íi] )?(comi|tomei|bebi|chupei)(?=\\s*(?:$|[,.;!\\n]))`,
      "giu",
    ),
    "$2 $1",
  ],
  // "trouxeram bolinho com café e eu comi uns quatro": it was there for all.
  [
    /(?<!\p{L})(?:me )?(?:trouxeram|serviram|ofereceram|botaram|colocaram)(?= [^.;!?\n]*?(?<!\p{L})(?:eu )?(?:comi|peguei|tomei) (?:s[óo] )?(?:uns |umas )?(?:\d{1,2}|uma?|dois|duas|tr[eê]s|quatro|cinco|seis|metade)(?: (?:fatias?|peda[cç]\p{L}+|copos?|x[ií]caras?))?\s*(?:$|[,.;!\n]))/giu,
    "tinha",
  ],
  // "a batata roubei umas 5 do prato do meu filho": what was taken from others was eaten.
  [
    /(?<!\p{L})(?:roubei|filei|surrupiei)(?!\p{L})([^.;!?\n]*?) d[oa] (?:prato |lanche |pacote )?(?:d[oa] )?(?:meu|minha|meus|minhas) \p{L}+/giu,
    "comi$1",
  ],
  // "fritei 2 ovos, um pra mim e um pro meu filho": one's own.
  [
    /(?<!\p{L})(?:\d+|dois|duas|tr[eê]s|quatro|cinco|seis) (\p{L}+)([^,.;:!?\n]{0,20})[,:(] ?(uma?|dois|duas|tr[eê]s|\d+) (?:pra|para) mim,? (?:e )?(?:uma?|dois|duas|tr[eê]s|\d+|o resto|[oa]s? outr[oa]s?) (?:pr[oa]s?|para) [^,.;!?\n]*/giu,
    "$3 $1$2",
  ],
  [
    /(?<!\p{L})(?:\d+|dois|duas|tr[eê]s|quatro|cinco|seis) (\p{L}+)([^,.;:!?\n]{0,20})[,:(] ?(?:uma?|dois|duas|tr[eê]s|\d+) (?:pr[oa]s?|para [oa]s?) [^,.;!?\n]+?,? e (uma?|dois|duas|tr[eê]s|\d+) (?:pra|para) mim(?!\p{L})\)?/giu,
    "$3 $1$2",
  ],
];
