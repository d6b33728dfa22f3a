import { DAY, type Turn } from "@/lib/portuguese/text/patterns/turn";
import { TAKEN_BACK_TURNS } from "@/lib/portuguese/text/turns/corrections/taken-back-turns";

const END = "(?=\\s*(?:$|[.!?;\\n]))";
const LEAD = "(?:(?:ah|e|mas|ih|opa|ops|aliás|olha|ent[ãa]o|pensando bem),? )*";
const MEAL =
  "(?:caf[ée](?: da manh[ãa])?|almo[çc]o|jantar?|janta|lanche(?: da (?:manh[ãa]|tarde))?|ceia|merenda)";
const ADVICE =
  "(?<=^|[.,;!\\n] ?)(?:[^.,;!?\\n\\d]{0,50} que )?o (?:certo|ideal|correto|recomendado|m[íi]nimo|indicado) (?:[ée]|eh|seria|era)(?: (?:eu )?(?:beber|tomar|comer))? (?:(?!(?:bebi|tomei|comi|mas)(?!\\p{L}))[^.,;!?\\n]|(?<=\\d)[.,](?=\\d)){2,50}? (?:por dia|ao dia|todo (?:santo )?dia|di[áa]ri[oa]s?)(?: (?:n[ée]|viu|t[áa]))?";
const BROUGHT =
  "(?<=^|[.!\\n] ?)(?:(?:[oa]|minha|meu) )?\\p{L}{3,}(?: \\p{L}{3,})? (?:trouxe|fez|comprou|pediu|levou|mandou|ganhou) [^.,;!?\\n\\d]{0,40}?";
const SHARED =
  " e (?:dividiu|rachou|repartiu|dividimos|rachamos) (?:comigo|com a gente|com n[óo]s|conosco|junto)[.,;!:]+ (?:eu )?(comi|peguei|tomei) ((?:\\d{1,3}|uma?|mei[oa]|dois|duas|tr[êe]s) [^.,;!?\\n]{0,30}?)";
const HELD = "\\d{3,4}(?: ?ml)?|\\d(?:[.,]\\d{1,2})? ?(?:l|litros?)|meio litro|um litro";
const WATER = "(?:de |d['’])?[áa]gua(?: (?:gelad|geladinh|fresc|fresquinh|natural|pura)[oa]?)?";
/** ", só água mesmo" */
const AND_WATER = `(?:,? (?:(?:s[óo]|era|foi|tudo|de) )*${WATER}(?: mesmo)?)`;
const FILLED = `(?<=^|[.!;\\n] ?)(?:(?:e|agora|j[áa]|eu|hoje),? )*(?:enchi|reenchi) (?:(?:[ao] )?(?:minha|meu)|a|o|uma?) (garraf\\p{L}+|squeeze|copo|cop[ãa]o|caneca|cantil|jarra)(?: de [áa]gua)?(?: de| com)? (${HELD})(?: de [áa]gua)?`;
/** Said of anything but food. */
const SAYINGS = [
  "(?:acord\\p{L}+|levant\\p{L}+|dorm\\p{L}+|deit\\p{L}+) (?:junto )?com as galinhas",
  "(?:pag\\p{L}+) o pato",
  "(?:pag|queim|mord)\\p{L}+ (?:a |com a |minha )?l[íi]ngua",
  "(?:d|fal)\\p{L}+ com a l[íi]ngua nos dentes",
  "faz\\p{L}* das tripas cora[çc][ãa]o",
  "ench\\p{L}+ lingui[çc]a",
  "viaj\\p{L}+ na maionese",
  "(?:engol\\p{L}+) (?:um |uns )?sapos?",
  "descasc\\p{L}+ (?:um |uns |os |esse )?(?:abacaxi|pepino)s? (?:no|do) (?:servi[çc]o|trabalho)",
  "(?:com a|a) faca e o queijo na m[ãa]o",
  "(?:pis\\p{L}+|and\\p{L}+) em ovos",
  "chor\\p{L}+ as pitangas",
  "no frigir dos ovos",
  "tir\\p{L}+ leite de pedra",
  "farinha do mesmo saco",
  "(?:[ée]|tava|est[áa]) mam[ãa]o com a[çc][úu]car",
  "(?:sou|[ée]|virei|virou) arroz de festa",
  "tempestade em copo d['’ ]?[áa]gua",
  "(?:v[ãa]o |vai |foi )?catar coquinhos?",
  "a batata (?:dela|dele|tá assando)(?: t[áa] assando)?",
  "cheia? de abobrinhas?",
  "fal\\p{L}+ (?:muita )?abobrinhas?",
].join("|");

/** What comes between two meals in a long talk: sayings, what others did, and what is put right in many words. */
export const CHATTED_TURNS: readonly Turn[] = [
  ...TAKEN_BACK_TURNS,
  // "o bofe me levou pra jantar": a man.
  [
    /(?<!\p{L})(o|meu|um) (?:bofe|boy|moz[ãa]o|crush|gato|gatinho|peguete|contatinho|ficante)(?= (?:me|d[ao]|t[áa]|veio|pag|fez|lev|troux|compr|que|quis|pediu)(?!\p{L}{9}))/giu,
    "$1 namorado",
  ],
  // "churrasquinho na casa do meu irmão, comi 200 g de picanha": where it was.
  [
    /(?<!\p{L})churrasquinho(?= (?:n[oa]|em|l[áa])(?!\p{L})[^.;!?\n]{3,60}[,.;:!] ?(?:eu )?(?:s[óo] )?(?:comi|peguei) )/giu,
    "churrasco",
  ],
  // "a Sheila trouxe marmita de strogonoff de frango e dividiu comigo. comi uma concha": a share of it, told behind.
  [
    new RegExp(
      `${BROUGHT}e?strog\\p{L}+( d[eo] \\p{L}{3,})?${SHARED}((?:estro|stro)g\\p{L}+)(?! d[eo] \\p{L}|\\p{L})`,
      "giu",
    ),
    "$2 $3$4$1",
  ],
  [
    new RegExp(
      `${BROUGHT}(?<!\\p{L})(\\p{L}{4,})( d[eo] \\p{L}{3,})${SHARED}(?<!\\p{L})\\1(?! d[eo] \\p{L}|\\p{L})`,
      "giu",
    ),
    "$3 $4$1$2",
  ],
  // "dei pro Davi uma banana": somebody else's, called by the name.
  [
    /(?<=(?<!\p{L})[Dd]ei (?:(?!comi|tomei)[^.,;!?\n]{3,50} )?)(?:pr[oa]|para [oa]|para|ao|à) \p{Lu}\p{Ll}+(?!\p{L})/gu,
    "para o menino",
  ],
  // "mais tarde vou lá no Bar do Zeca comer um bolinho": meant, wherever that is.
  [
    /(?<!\p{L})(vou|vamos|iremos|a gente vai) (?:l[áa] |ali )?(?:n[oa]s?|em|numa?|pr[oa]|para [oa]|ao|[àa]) (?!gente)[^.,;:!?\n\d]{3,40}? (comer|tomar|beber|jantar|almo[çc]ar|lanchar)(?= )/giu,
    "$1 $2",
  ],
  // "o certo é 2 litros e meio de água por dia": advice.
  [new RegExp(`${ADVICE}[,.;!\\n]+ ?(?=[\\p{L}\\d])`, "giu"), ""],
  [new RegExp(`${ADVICE}${END}`, "giu"), "que bom"],
  // "cafezinho da manhã: pão com requeijão": the meal, and no coffee.
  [
    /(?<=(?<!\p{L})(?:n[oa]|d[oa]|pr[oa]|ness[ea]) (?:meu )?)cafezinho da manh[ãa](?!\p{L})|(?<!\p{L})cafezinho da manh[ãa](?=(?: de hoje| hoje)? ?(?::|teve ))/giu,
    "café da manhã",
  ],
  // "acordei com as galinhas", "hoje descasquei um abacaxi no serviço"
  [new RegExp(`(?<![\\p{L}])(?:${SAYINGS})(?!\\p{L})`, "giu"), "trabalhei"],
  // "bom dia, coração!"
  [
    /(?<=(?<!\p{L})(?:bom dia|boa tarde|boa noite|oi+|ol[áa]|obrigad[oa]|brigad[oa]|tchau|beijos?|valeu),? (?:meu |minha )?)(?:cora[çc][ãa]o|docinho|pudinzinho|chuchu(?:zinho)?|a[çc]ucarzinho|bombom|bombonzinho|doce de coco|p[ãa]ozinho|torr[ãa]o de a[çc][úu]car)(?=\s*(?:$|[,.!?\n]))/iu,
    "querida",
  ],
  // "uma garrafinha de água por causa do sal": why.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:comi|tomei|bebi|ml|litros?)(?!\\p{L})[^.;!?\\n]{0,60}),? (?:por causa|por conta) d[aoe]s? (?:sal(?: (?:da|do) [^.,;!?\\n\\d]{3,20})?|calor|sede|tempo seco|secura|fome|pressa|correria|gula|sol)(?: (?:daqui|todo|danado|demais|de hoje))?${END}`,
      "giu",
    ),
    "",
  ],
  // "enchi a garrafa de 750 e bebi toda, água gelada": one of that size.
  [
    new RegExp(
      `${FILLED}(?: e|,) (?:j[áa] )?(?:bebi|tomei|sequei|matei|virei|mandei)(?: (?:el[ea] )?(?:tod[oa]|tud[oa]|inteir[oa]))?${AND_WATER}?${END}`,
      "giu",
    ),
    "bebi 1 $1 de $2 de água",
  ],
  [
    new RegExp(
      `${FILLED}(?: e|,) (?:j[áa] )?(?:bebi|tomei) (?:s[óo] |at[ée] )?a? ?metade${AND_WATER}?${END}`,
      "giu",
    ),
    "bebi metade da $1 de $2 de água",
  ],
  // "bebi a garrafa de 750 toda, água gelada"
  [
    new RegExp(
      `(?<=^|[.!;\\n] ?)(bebi|tomei) (?:a |minha |uma |o |um )?(garraf\\p{L}+|squeeze|copo|cop[ãa]o|caneca|cantil) de (${HELD})(?: (?:tod[oa]|inteir[oa]))?${AND_WATER}${END}`,
      "giu",
    ),
    "$1 1 $2 de $3 de água",
  ],
  // "bebi 2 copos de 300 ml, só água mesmo"
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:bebi|tomei|foram|foi|mais|e) (?:(?:s[óo]|mais|uns|umas|\\d{1,2}|uma?|dois|duas|tr[êe]s|copos?|garraf\\p{L}+|canecas?|de) ){0,5}(?:${HELD}))((?: (?:agora|hoje|j[áa]))*),? (?:(?:é|eh|era|foi|foram) )?(?:s[óo]|tudo) (?:(?:de|era|foi) )?${WATER}(?: mesmo)?${END}`,
      "giu",
    ),
    " de água$1",
  ],
  // "enchi a garrafa de novo e bebi mais 500"
  [
    new RegExp(
      `^${LEAD}(?:enchi|reenchi) (?:a|minha|o) (?:garraf\\p{L}+|squeeze|copo)(?: de novo| outra vez| de [áa]gua)*(?: e|,) (?:j[áa] )?(?:bebi|tomei) (?:mais |outr[oa]s? )?(\\d{2,4})(?: ?ml)?${END}`,
      "iu",
    ),
    "bebi mais $1 ml de água",
  ],
  // "e mais 200 agora, tô batendo recorde"
  [
    /(?<=\d[^.;!?\n]{0,25}),? (?:hoje |j[áa] )?(?:t[ôo]|estou|vou) (?:batendo|quebrando|bater) (?:o |meu |um )?recorde(?: hoje)?/iu,
    "",
  ],
  // "isso aí foi no café da manhã, só agora sentei. Passa os dois pro café da manhã"
  [
    new RegExp(
      `^${LEAD}(?:isso(?: a[íi])?|ess[ea]s?|el[ea]s?|tudo isso) (?:foi|foram) n[oa] (${MEAL})[^.!?\\n\\d]{0,60}[.!] (?=(?:pass|mov|mud|coloc|bot)\\p{L}+ [^.!?\\n\\d]{2,30} (?:pr[oa]|para [oa]) \\1)`,
      "iu",
    ),
    "",
  ],
  // "quer saber, isso aí foi lanche da tarde, jantar eu vou jantar depois. muda pra lanche tudo"
  [
    new RegExp(
      `^(?:quer saber(?: de uma coisa)?,? )?${LEAD}(?:isso(?: a[íi])?|ess[ea]|tudo isso) (?:foi|era|[ée]) (?:n?[oa] |meu |minha )?(${MEAL})(?:,[^.!?\\n\\d]{0,60})?[.!,] (?:pode )?(?:pass|mov|mud|coloc|bot)\\p{L}+ (?:(?:tudo|isso) )?(?:pr[oa]|para [oa]|pra|para) (?:o |a )?(?:lanche|almo[çc]o|jantar?|janta|ceia|caf[ée])(?: da (?:tarde|manh[ãa]))?(?: tudo| isso)?\\s*[.!]*$`,
      "iu",
    ),
    "isso foi $1",
  ],
  // "a janta foi idêntica ao almoço", "a janta foi o almoço de novo, sem o ovo"
  [
    new RegExp(
      `(?<=^${LEAD}(?:(?:a|o|na|no|de|pra|hoje|hj) ){0,2}(?:jantar?|janta|ceia|almo[çc]o|lanche)(?: de hoje)?,? (?:foi |era |: ?)?)(?:id[êe]ntic[oa] (?:ao|a|do)|(?:um |o )?repeteco do|o mesm(?:o|íssimo) do) (?=${MEAL}(?!\\p{L}))`,
      "iu",
    ),
    "igual ao ",
  ],
  [
    new RegExp(
      `(?<=^${LEAD}(?:(?:a|o|na|no|de|pra|hoje|hj) ){0,2}(?:jantar?|janta|ceia)(?: de hoje)?,? foi )o almo[çc]o (?:de novo|outra vez|repetido|requentado)(?=\\s*(?:$|[.!,;]))`,
      "iu",
    ),
    "igual ao almoço",
  ],
  // "isso foi ontem! bota pra ontem o salpicão e o arroz"
  [
    new RegExp(
      `^((?:(?:ah|e|mas|n[ãa]o|ih|opa|ops|gente|eita|olha|aliás|pera|xi),? )*)(?:isso(?: a[íi])?|ess[ea]s?|el[ea]s?|tudo isso) (?:foi|foram|era|eram)(?: de| n[oa])? (${DAY})[.!,;]+ (?=(?:pass|mov|mud|coloc|bot|jog|p[õo]e)\\p{L}* [^.!?\\n\\d]{0,60}(?:pra|pr[oa]|para [oa]|para) \\2(?!\\p{L}))`,
      "iu",
    ),
    "$1",
  ],
  // "bota pra ontem o salpicão e o arroz": to where, behind what is moved.
  [
    new RegExp(
      `^((?:(?:ah|e|mas|ih|opa|ops|gente|eita|olha|pode),? )*(?:passa|passe|mova|move|muda|mude|coloca|bota|joga|p[õo]e))((?: (?:pra|pr[oa]|para [oa]|para) (?:${DAY})))(?: l[áa])? ((?:[oa]s? )[^.,;!?\\n\\d]{3,60}?)(?:,? (?:por favor|viu|t[áa]))?\\s*[.!]*$`,
      "iu",
    ),
    "$1 $3$2",
  ],
  // "pera, essa marmita foi a de ontem": all of it.
  [
    new RegExp(
      `^((?:(?:ah|e|mas|n[ãa]o|ih|opa|ops|gente|eita|olha|aliás|pera|perai|calma|xi),? )*)(?:ess[ea]|est[ea]|aquel[ea]|[ao](?=[^,]*,? (?:e )?n[ãa]o )) (?:marmita|marmitinha|marmitex|quentinha|prato|pratinho|pf|refei[çc][ãa]o|rango|comida|bandeja|por[çc][ãa]o)(?: a[íi]| toda| todo)* (?:foi (?:[oa] (?:de )?|n[oa] )?|(?:[ée]|era) (?=[^,]*,? (?:e )?n[ãa]o )(?:[oa] )?de )(${DAY})((?:,? (?:e )?n[ãa]o (?:foi )?(?:a )?(?:de )?(?:hoje|hj))?)\\s*[.!]*$`,
      "iu",
    ),
    "$1isso foi $2$3",
  ],
  // "e o bolo da festa, pode apagar que eu lembrei que guardei sem comer"
  [
    /^(?:(?:ah|e|mas|ih|opa|aliás),? )*([oa]s? [^.,;!?\n\d]{3,40}),? (?:pode (?:apagar|tirar)|apaga|tira),? (?:que|porque|pq|pois) (?:eu )?[^.!?\n\d]{5,110}\s*[.!]*$/iu,
    "apaga $1",
  ],
  // "o secretário veio, comeu e repetiu minha comida. Três pratadas!": theirs.
  [
    /^(?![^\n]*(?<!\p{L})(?:eu|n[óo]s|comi|comemos|tomei|gente|dividi\p{L}*|mim)(?!\p{L}))(?:(?:nem te conto|olha|gente|menina|ai|nossa)[,:!]* )?[oa] (?!p[ãa]o)\p{L}{4,}(?: \p{L}+)? (?:veio|chegou|apareceu|adorou|amou)[^.!?\n]{0,40}(?:comeu|repetiu|raspou)[^.!?\n]{0,50}[.!]+(?: (?:\d|uma?|duas|dois|tr[êe]s|quatro) (?:pratadas?|pratos?|pratões|vezes|conchas?)[.!]*)?\s*$/iu,
    "que bom",
  ],
  // "Ele pescou três pintados! Comeu peixe até não poder mais": his.
  [
    /^(?:el[ea]|meu \p{L}+|minha \p{L}+) (?:pescou|ca[çc]ou|trouxe|matou|comprou|ganhou|fez|assou)(?![^\n]*(?<!\p{L})(?:eu|comi|comemos|tomei|gente|dividi|mim)(?!\p{L}))[^\n]{3,60}[.!]+ (?:comeu|devorou|repetiu|tomou|raspou) [^\n]{3,60}$/iu,
    "que bom",
  ],
  // "1 hambúrguer completo, daqueles x-salada": of that kind.
  [
    /(?<!\p{L})(?:hamb[úu]rgu?er|sandu[íi]che|sanduba|lanche)(?: completo| grande| caseiro)?,? d(?:aquel|ess|est)es? (?:tipo )?(x[- ]?\p{L}{4,}|misto|bauru|cheeseburger)(?!\p{L})/giu,
    "$1",
  ],
  // "margarina ou manteiga, qual que é menos pior?"
  [
    /,? qual (?:que |dos dois |das duas )?(?:[ée]|eh|seria|faz) (?:o |a )?(?:menos pior|menos ruim|menos mal|pior)\?/giu,
    ", qual é melhor?",
  ],
  [
    /(?<=, qual [ée] melhor\?) (?:cada (?:um|qual) (?:fala|diz) [^.!?\n]{3,30}|ningu[ée]m se entende|fico na d[úu]vida)[.!]*\s*$/iu,
    "",
  ],
  // "tá tarde pra eu comer uma frutinha ainda?"
  [
    /^((?:(?:oi|ah|e|ser[áa] que),? )*)(?:(?:t[áa]|est[áa]|[ée]|ficou|j[áa] [ée]) (?:muito |meio )?(?:tarde|cedo)(?: demais)?) (?:pra|para) (?:eu |mim )?(?=(?:comer|tomar|beber|jantar|lanchar)(?!\p{L})[^.!\n]*\?)/iu,
    "$1posso ",
  ],
  // "o pacotinho de polvilho diz 30 g e eu comi ele inteiro, então põe 30 g"
  [
    /^(?:(?:ah|e|mas|ih|opa|aliás),? )*[oa] (pacot\p{L}+|embalagem|saquinho|caixinha|potinho|latinha|sach[êe]) (?:diz|fala|tem|marca|vem com|[ée] de|t[áa] escrito|t[áa] marcando) (?:que (?:tem|[ée] de) )?(\d{1,4} ?(?:g|ml|gramas?)) e (?:eu )?(?:comi|tomei) (?:el[ea] |tudo |o \p{L}+ )?(?:inteir[oa]|tod[oa]|tudo|tudinho)(?:,? (?:ent[ãa]o )?(?:p[õo]e|bota|anota|coloca|registra|marca) (?:os )?\2)?\s*[.!]*$/iu,
    "o $1 tinha $2 e comi inteiro",
  ],
  [
    /^(?:(?:ah|e|mas|ih|opa|aliás),? )*[oa] (?:pacot\p{L}+|embalagem|saquinho|caixinha|potinho|latinha|sach[êe]) d[eoa] ([^.,;!?\n\d]{3,30}?) (?:diz|fala|tem|marca|vem com|[ée] de|t[áa] escrito|t[áa] marcando) (?:que (?:tem|[ée] de) )?(\d{1,4} ?(?:g|ml|gramas?)) e (?:eu )?(?:comi|tomei) (?:el[ea] |tudo |o \p{L}+ )?(?:inteir[oa]|tod[oa]|tudo|tudinho)(?:,? (?:ent[ãa]o )?(?:p[õo]e|bota|anota|coloca|registra|marca) (?:os )?\2)?\s*[.!]*$/iu,
    "o de $1 foi $2",
  ],
  // "3 petas. Ih, peta é aquele biscoito daqui, pesei e as três deram 15 g": what it is called, and what they weighed.
  [
    /(?<=(?<!\p{L})(\p{L}{4,}?)e?s?(?!\p{L})[^\n]{0,40}?)[.,!] (?:(?:ih|ah|e|olha|que|viu),? )*\1 (?:[ée]|eh) (?:aquel[ea]|um tipo de|uma esp[ée]cie de|o nome d[oe]) [^.,;!?\n\d]{3,50}(?=[.,!])/iu,
    "",
  ],
  [
    /(?<!\p{L})(\d{1,2}|dois|duas|tr[êe]s|quatro|cinco|seis)( \p{L}{3,}(?: de \p{L}+)?)[.,!] (?:(?:eu )?pesei,? (?:e )?)?(?:[oa]s (?:\1|\d|dois|duas|tr[êe]s|quatro)|tudo|tod[oa]s|tudo junto) (?:deram|deu|pesaram|pesou) (\d{1,4} ?(?:g|gr|gramas))(?!\p{L})/giu,
    "$3 de$2",
  ],
  // "3 colheres de carne moída com batata": a little of it among them.
  [
    /(?<!\p{L})((?:\d{1,2}|uma?|duas|tr[êe]s|quatro|cinco|mei[oa]) (?:colher(?:es)?(?: (?:de (?:sopa|servir|arroz)|cheias?))?|escumadeiras?)) de (carne mo[íi]da|carninha|picadinho|frango desfiado|m[úu]sculo|carne de panela) com (batata|batatinha|cenoura|mandioca|quiabo|abobrinha|chuchu|vagem|abóbora)(?=\s*(?:$|[,.;!\n]| e ))/giu,
    "$1 de $2 e 1 colher de sopa de $3",
  ],
  // "120 g de carne moída com quiabo": so much of both.
  [
    /(?<!\p{L}|\d)(\d{2,3} ?(?:g|gr|gramas)) de (carne mo[íi]da|picadinho|m[úu]sculo|frango desfiado) com (batata|batatinha|cenoura|mandioca|quiabo|abobrinha|chuchu|vagem|ab[óo]bora|legumes)(?=\s*(?:$|[,.;!\n]| e (?!\p{L}+(?: \p{L}+)?\s*(?:$|[,.;]))))/giu,
    "metade de $1 de $2 e metade de $1 de $3",
  ],
  // "100 g de abacaxi já descascado": as it was weighed.
  [
    /(?<=\p{L}) j[áa] (?=(?:descascad|picad|cortad|limp|desossad|escorrid|fatiad|cozid)[oa]s?(?!\p{L}))/giu,
    " ",
  ],
  // "aproveitei pra me pesar lá"
  [
    /(?<!\p{L})(?:aproveitei|parei|entrei|fui|passei) (?:l[áa] )?(?:e|pra|para|s[óo] pra) (?:me )?(?:pesar|pesei|subi na balan[çc]a)(?: (?:l[áa]|tamb[ée]m|na balan[çc]a))?(?=,? (?:deu|e deu|tava|estava|t[ôo]|foi|marcou) )/giu,
    "me pesei",
  ],
  // "na omelete eu usei 3 ovos, e o tomate pode tirar que tava estragado"
  [
    new RegExp(
      `^${LEAD}na omelete (?:eu )?(?:usei|foram|botei|coloquei|pus) (\\d|dois|tr[êe]s|quatro|cinco) ovos`,
      "iu",
    ),
    "a omelete foi de $1 ovos",
  ],
  [
    new RegExp(
      `(?<=\\d[^.!?\\n]{0,40}), e ([oa]s? \\p{L}{3,}(?: (?!pode)\\p{L}+){0,2}) pode(?:m)? (?:tirar|apagar|excluir)(?:,? (?:que|porque|pq|pois) [^.!?\\n\\d]{3,80})?${END}`,
      "iu",
    ),
    ", tira $1",
  ],
];
