/** Turns of phrase and the plainer ones that say the same, in the order in which they are looked for. */
const TURNS: readonly (readonly [said: RegExp, plain: string])[] = [
  // "esqueci do acarajé de ontem": eaten then, and nothing left over from it.
  [/((?<!\p{L})esqueci (?:de |d[oa]s? |[oa]s? )?(?:[\p{L}-]+ ){1,4}?)de ontem(?!\p{L})/giu, "$1ontem"],
  // "pão na chapa e média": coffee with milk.
  [/((?<!\p{L})p(?:ão|ao)(?: \p{L}+){0,3} e )m[ée]dia(?!\p{L}| \p{L})/giu, "$1uma média"],
  // A name of two letters and a sign, which elsewhere joins foods.
  [/(?<!\p{L})m ?& ?m(?:['’]?s)?(?!\p{L})/giu, "confete"],
  // "picolé de limão, à base de água"
  [/(?<=\p{L}),? (?:[àa] |s[óo] )?base de [áa]gua(?!\p{L})/giu, " a base de água"],
  // "suco de maracujá 300 ml sem açúcar": how the drink was, before how much.
  [/,( \d{2,4} ?ml) ((?:sem|com) a[cç][uú]car)(?!\p{L})/giu, " $2,$1"],
  [/ (\d{2,4} ?ml) ((?:sem|com) a[cç][uú]car)(?!\p{L})/giu, " $2 $1"],
  // "o suco, um copo de laranja"
  [
    /(?<!\p{L})(suco|vitamina|ch[áa]),? (uma?|\d) (copos?|canecas?|x[ií]caras?|garrafinhas?|jarra) de (\p{L}{3,})/giu,
    "$1 de $4, $2 $3",
  ],
  // "uma colherzinha de chá": no tea.
  [/(?<!\p{L})colher(?:zinha|inha)(s?)(?= d[eo] (?:ch[áa]|sopa|sobremesa|caf[ée])(?!\p{L}))/giu, "colher"],
  // "comi 2 de 50 g"
  [
    /(?<![\p{L}\d,.])((?:\d|dois|duas|tr[eê]s|quatro|cinco|seis) de \d{1,3} ?(?:g|ml|gramas?))(?=\s*(?:$|[.!\n]))/giu,
    "$1 cada",
  ],
  // "e arroz? comi sim, 2 colheres"
  [/^(?:e|mas) ((?:\p{L}+ ?){1,3})\? (?:comi|tomei|bebi|teve|tinha|foi) sim,? /iu, "$1 "],
  // "cafezinho na copa da firma": where one drinks it, and no ham.
  [/(?<!\p{L})na copa(?= d[aeo]s? |\s*(?:$|[,.;!?\n]))/giu, "no trabalho"],
  // "da mesa de frios só palmito": from where it was taken.
  [
    /(?<!\p{L})d[ao] (?:mesa de (?:frios|saladas?)|buf+[eê]t?|self[ -]?service)(?: eu)?(?: s[óo])? (?:s[óo]|comi|peguei)(?= \p{L})/giu,
    "comi",
  ],
  // "ata, valeu": "ah, tá", and no fruit.
  [/^\s*ata(?=\s*[,.!]*\s*(?:$|v(?:a)?le?u|vlw|obg|obrigad|blz|beleza|ok|entendi))/iu, "ah tá"],
  // "um nescau": a glass of it, and not the powder.
  [
    /(?<!\p{L})(uma?|[12]|dois) (?:nescau|toddy)(?! (?:em|ball|cereal|light em))(?!\p{L})/giu,
    "$1 copo de achocolatado",
  ],
  // "pão com mortadela e nescau": drunk with it, where no milk is told to put it into.
  [
    /(?<=(?:^|[,:;+] ?| e ))(?<!leite[^.;]*)(?:nescau|toddy)(?! (?:em|ball|cereal|light|com|no|na)(?!\p{L})|,? \d)(?!\p{L})/giu,
    "1 copo de achocolatado",
  ],
  // "as castanhas foram mais, umas 10"
  [/(?<!\p{L})(foi|foram|era|eram) (?:mais|menos), (?=(?:uns |umas )?\d)/giu, "$1 "],
  // "bom diaaa"
  [/(?<!\p{L})(bom dia|boa tarde|boa noite|oi)([aei])\2*(?!\p{L})/giu, "$1"],
  // "meu marido comeu 2 bifes, eu só 1": told for oneself alone.
  [
    /^(?:e )?(?:o |a )?(?:meu|minha) \p{L}+ (?:comeu|tomou|bebeu) (?:uns |umas )?(?:\d+|uma?|dois|duas|tr[eê]s|quatro) (\p{L}+), (?:e )?eu (?:comi |tomei |bebi )?s[óo] (\d+|uma?|dois|duas)\s*[.!]*$/iu,
    "na verdade foi só $2 $1",
  ],
  // "um petit gâteau que a gente rachou em 3"
  [/(?<!\p{L})a gente (?:rachou|dividiu|repartiu)(?!\p{L})/giu, "dividimos"],
  // "pães de queijo, daqueles coquetel": small ones, and no drink.
  [
    /(?<!\p{L})(p[ãa](?:o|es) de queijo|salgad\p{L}+|coxinhas?|esfihas?|past[eé]is|quibes?|risoles?|empadas?)((?: \p{L}+)?),? (?:daquel[ea]s |tipo |de )coquetel(?!\p{L}| de )/giu,
    "$1$2 de festa",
  ],
  // "repeti o arroz, no total umas 8 colheres": all of it.
  [
    /(?<!\p{L})repeti (o|a) (\p{L}+),? (?:no total|ao todo) (?:foi |foram |deu |deram |uns |umas )*(?=\d)/giu,
    "$1 $2 foram ",
  ],
  // "meio sonho, a enfermeira me roubou a outra metade": half of it, once.
  [
    /((?<!\p{L})(?:metade|mei[ao])(?!\p{L})[^.;!?\n]*?),? (?:e )?(?:\p{L}+ ){1,4}(?:roubou|pegou|levou|comeu|tomou|bebeu|ficou com) (?:a outra metade|o outro pedaço|a outra)(?!\p{L})[^.;!?\n]*/giu,
    "$1",
  ],
  // "um xtudo"
  [/(?<!\p{L})x(tudo|salada|egg|bacon|frango|calabresa|b[uú]rgu?er)(?!\p{L})/giu, "x-$1"],
  // "2 litros cravado"
  [/(\d ?(?:litros?|l|ml|g|gramas?|kg|quilos?)) (?:cravad|exat|redond)[oa]s?(?!\p{L})/giu, "$1"],
  // No purée for babies.
  [/(?<!\p{L})sopinha(?= de )/giu, "sopa"],
  // "água eu bebi foi dois litros"
  [
    /(?<!\p{L})([áa]gua) (?:eu )?(?:bebi|tomei) (?:foi |foram )?(?:s[óo] |j[áa] )?(?=\d|uma? |duas? |dois |tr[eê]s |mei[oa] )/giu,
    "$1 ",
  ],
  // "água eu já tomei dois copos de 200 ml"
  [
    /^(?:e )?([áa]gua),? (?:eu )?(?:j[áa] )?(bebi|tomei) (\S+ (?:copos?|garraf\p{L}+|canecas?) de \d{3} ?(?:ml)?)(?=\s*[.!]?\s*$)/iu,
    "$2 $3 de $1",
  ],
  // "de água hoje foi 2 litros"
  [
    /^(?:e )?de ([áa]gua)( hoje| hj| ontem)? (?:foi|foram|deu)(?: s[óo])? (?=\d|uns |umas |uma? |dois |duas |tr[eê]s )/iu,
    "$1$2 ",
  ],
  // "tô tomando água direitinho, já foram 2 copos", "não bebi água direito, uns 2 copos só"
  [
    /(?:n[ãa]o )?(?:bebi |tomei )?(?:(?:quase |muita )*)([áa]gua)(?: direit\p{L}+| bem| hj| hoje| nada)*, (?:s[óo] |j[áa] )*(?:(?:foram|foi|tomei|bebi|deu) )?(?:s[óo] |uns |umas )*((?:\d+|uma?|dois|duas|tr[eê]s|quatro|mei[oa]) (?:copos?|garraf\p{L}+|canecas?|litros?|ml)(?: de \d{3,4}(?: ?ml)?)?)(?: s[óo])?(?=\s*(?:$|[.,!]))/giu,
    "bebi $2 de $1",
  ],
  // "e quase que esqueço da cajuína"
  [
    /^(?:e |ah,? |opa,? )?(?:quase|j[áa] ia)(?: que)?(?: eu)? (?:me )?esque(?:[çc]o|cendo|ci) (?=d[oa]s? )/iu,
    "esqueci ",
  ],
  // "com granola por cima, pouca"
  [
    /(?<!\p{L})(com|e) (\p{L}{3,})((?: por| em) cima)?, (?:bem |s[óo] )?(pouc[oa]|pouquinh[oa])(?=\s*[.!]*\s*$)/iu,
    "$1 um pouco de $2$3",
  ],
  // "1 garrafinha de 300 ml pra acompanhar"
  [/ (?:pra|para) (?:acompanhar|rebater|beber junto)(?=\s*(?:$|[.,!]))/giu, ""],
  // "água mineral 2 de 500"
  [
    /(?<!\p{L})([áa]gua(?: mineral| com g[áa]s)?),? (\d|dois|duas|tr[eê]s) de (\d{3,4})(?: ?ml)?(?=\s*(?:$|[.,!]))/giu,
    "$2 garrafas de $3 ml de $1",
  ],
  // "água tomei a garrafinha de 600 duas vezes"
  [
    /(?<!\p{L})([áa]gua),? (?:eu )?(?:bebi|tomei|enchi) (?:a|o|uma?|minha|meu) (garraf\p{L}+|squeeze|copo|copinho|caneca) (?:de )?(\d{3,4})(?: ?ml)? (duas|2|tr[eê]s|3|quatro|4) vezes(?!\p{L})/giu,
    "bebi $4 $2 de $3 ml de $1",
  ],
  // "o café foi copo americano cheio"
  [/ (foi|deu|num) (?=(copo|prato|pote|copinho|pratinho)(?!\p{L}))/giu, " $1 um "],
  [/ (foi|deu) (?=(x[ií]cara|caneca|tigela|concha|colher|lata|latinha|garrafa)(?!\p{L}))/giu, " $1 uma "],
  // "esqueci de falar da janta: sopa"
  [
    /^(?:ah,? |opa,? |e )?esqueci (?:de )?(?:falar|contar|dizer|anotar|avisar|registrar|mandar|colocar|p[ôo]r) (?:d[ao]|[ao]) ((?:almo[cç]o|jantar|janta|caf[ée]|lanche|ceia)(?: da (?:manh[ãa]|tarde))?)(?: de (ontem))?[,:]? (?=\p{L}|\d)/iu,
    "no $1 $2 comi ",
  ],
  // "sem açúcar, uso adoçante"
  [/(sem a[cç][uú]car),? (?:que |pois |porque )?(?:eu )?(?:s[óo] )?uso ado[cç]ante(?!\p{L})/giu, "$1"],
  // "umas 300 g de polpa"
  [/(\d ?g(?:ramas|r)?) de polpa(?=\s*(?:$|[.,;!\n]))/giu, "$1"],
  // "pizza no meio da semana": no half of it.
  [
    / no meio (d[aoe]s? (?:semana|jogo|aula|reuni[ãa]o|filme|viagem|caminho|expediente|treino|plant[ãa]o|festa)(?!\p{L}))/giu,
    " na hora $1",
  ],
  [/(?<!\p{L})x(tudo|salada|bacon|burguer|b[uú]rguer|frango|egg)(?!\p{L})/giu, "x-$1"],
  // "comi o sanduíche, era pão de forma com queijo"
  [
    /(comi|lanchei|jantei|almocei) (?:o|um|meu) (?:sandu[ií]che|lanche),? (?:era|foi|que era)(?: de)? (?=\p{L})/giu,
    "$1 ",
  ],
  // "levei 3 litros de água e bebi 2": what was carried is not drunk.
  [
    /(?<!\p{L})(?:levei|enchi|comprei) [^.;!?\n]{1,30}[áa]gua,? (?:e|mas) (?:s[óo] )?(bebi|tomei) (\S+(?: (?:litros?|ml|l|garrafas?|copos?))?)(?=\s*(?:$|[,.;!?\n]|(?:e|mas)\s))/giu,
    "$1 $2 de água",
  ],
  // "galinhada com pequi, bem servido": a plate of it.
  [
    /^(?![^.;!?\n]*(?<!\p{L})(?:prato|marmita|marmitex|fatia|peda[cç]o|por[cç][aã]o|concha|tigela|cumbuca|copo|pote)s?(?!\p{L}))([^.;!?\n]*\p{L}),? (bem servid[oa])(?=\s*(?:$|[.,;!?\n]))/iu,
    "$1, um prato $2",
  ],
  // "garrafinha de 500 zerada", "sequei a garrafa de 1 litro": of water, as nothing else is named; in the bottles of beer and wine it is none.
  [
    /^(\s*)((?:mais )?(?:uma? |[12] )?(?:garraf(?:a|inha)|squeeze)) (?:de )?(?!(?:600|750|275|330|355)(?!\d))(\d{3,4}|\d(?:[.,]\d)?)( ?(?:ml|l|litros?))?(?: j[áa])? (?:zerad[ao]|vazi[ao]|secou|acabou|finalizad[ao]|terminad[ao])\s*[.!]*\s*$/iu,
    "$1bebi $2 de $3$4 de água",
  ],
  [
    /^(\s*)(?:zerei|sequei|matei|acabei|terminei) (?:com )?(?:a|uma|minha|mais uma) (garraf(?:a|inha)|squeeze) de (?!(?:600|750|275|330|355)(?!\d))(\d{3,4}|\d(?:[.,]\d)?)( ?(?:ml|l|litros?))?\s*[.!]*\s*$/iu,
    "$1bebi uma $2 de $3$4 de água",
  ],
  // "biscoito recheado, metade do pacote": of the one that was not told of before.
  [
    /,? (?:s[óo] )?(?:a )?metade d([oa]) (pacote|saco|barra|lata|caixa|pote|garrafa|bandeja)(?=(?: s[óo])?\s*(?:$|[^\p{L}\d ]))/giu,
    ", mei$1 $2",
  ],
  [
    /,? (?:pra|para) (?:ser|falar) (?:bem )?(?:sincer[oa]|honest[oa]|exat[oa]|a verdade)(?!\p{L})| sendo (?:bem )?(?:sincer[oa]|honest[oa])(?!\p{L})/giu,
    " na verdade",
  ],
  // "tropeiro mas pedi sem ovo", "homus que fiz sem tahine"
  [/(?<=\p{L}),? (?:mas|s[óo] que|que) (?:eu )?(?:pedi|fiz|preparei|veio) (?=sem \p{L})/giu, " "],
  // "na fogueira de São João"
  [
    / (?:na|no|da|do) (?:noite|festa|fogueira|arrai[aá]l?) d[eo] s[ãa]o (?:jo[ãa]o|pedro|ant[ôo]nio)(?!\p{L})/giu,
    " na fogueira",
  ],
  // "não não farofa não tinha"
  [/^n[aã]o n[aã]o,? (?!(?:foi|era|comi|tomei|bebi|tinha|teve|botei|coloquei)(?!\p{L}))(?=\p{L})/iu, "não, "],
  [/,? no (?:fim|final) das contas(?=\s*(?:$|[,.;!\n]))/giu, ""],
  // "eu fiquei na água mesmo, um copo"
  [
    /(?<!\p{L})fiquei (?:s[óo] )?n([oa]) (?=(?:[áa]gua|suco|refri\p{L}*|coca|caf[ée]|ch[áa]|cerveja|salada|sopa|fruta)(?!\p{L}))(\p{L}+)(?: mesmo)?/giu,
    "tomei $2",
  ],
  // "uma não, duas"
  [
    /^((?:ah |ops |opa )?)(?:uma?|dois|duas|tr[eê]s|\d{1,2}) n[aã]o,? (?=(?:uma?|dois|duas|tr[eê]s|quatro|\d{1,2})(?!\p{L}))/iu,
    "$1na verdade foram ",
  ],
  // "4 brigadeiros, não me julga": read for what was felt elsewhere.
  [/[,.;]? ?n[ãa]o me julg(?:a|ue|uem|ar|uei)(?!\p{L})[!.]*/giu, " "],
  // "comi meia maçã, a outra metade dei pra uma aluna": where the rest went.
  [
    /((?<!\p{L})(?:metade|mei[ao])(?!\p{L})[^.;!?\n]*?),? (?:e |que )?(?:a outra metade|o outro pedaço|o resto)(?: eu)? (?:ficou|dei|guardei|vai|foi|deixei|sobrou|joguei|levei|dou|vou|fica|dividi)(?!\p{L})[^.,;!?\n]*/giu,
    "$1",
  ],
  // "2 bifes, quer dizer, um só, o outro dei pro cachorro"
  [
    /((?<!\p{L})(?:uma?|1)(?: s[óo])?(?: [^.,;!?\n]{1,25})?),? (?:e )?(?:o outro|a outra)(?: eu)? (?:ficou|dei|guardei|vai|foi|deixei|sobrou|joguei|levei|dou|fica)(?!\p{L})[^.,;!?\n]*/giu,
    "$1",
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
  // "o almoço eu nem anotei né? foi marmita"
  [
    /(?<!\p{L})n?[oa] (almo[cç]o|jantar|janta|caf[ée](?: da manh[ãa])?|lanche|ceia)(?: em si)?,? (?:eu )?(?:ainda )?(?:nem|n[ãa]o) (?:te |lhe )?(?:falei|contei|anotei|mandei|disse|registrei|lancei|coloquei)(?: ainda| aqui)?(?:,? n[ée])?[,:?.]* (?:foi|comi|teve) /giu,
    "no $1 comi ",
  ],
  // "água mineral 2 de 500": bottles.
  [
    /(?<!\p{L})([áa]gua(?: mineral| com g[áa]s)?)[,:]? (\d|uma|duas) de (\d{3,4}|\d(?:[.,]\d)?(?= ?(?:l|litros?)(?!\p{L})))( ?(?:ml|l|litros?))?(?![\p{L}\d])/giu,
    "$2 garrafas de $3$4 de $1",
  ],
  // "reunião teve café: comi 2 enroladinhos": what was served, and then what was eaten.
  [/(?<=teve )(?:um )?caf[ée](?: da tarde| coletivo)?(?=: (?:comi|peguei|foi|belisquei) )/giu, ""],
  // "comi de tudo um pouco", "um pouco de tudo"
  [/(?<!\p{L})(?:de tudo um (pouco|pouquinho)|um (pouco|pouquinho) de tudo)(?!\p{L})/giu, "um pouco de cada"],
  // "um prato de yakisoba, devia ter uns 500 g"
  [
    /, (?:devia|deve|acho que devia|acho que deve) (?:ter|dar|pesar)(?: dado| pesado)? (?=uns |umas |\d)/giu,
    ", ",
  ],
  // "brigadeiro. 4."
  [/^(\s*\p{L}[\p{L} ]{2,30})\. (\d{1,2})[.!]*\s*$/u, "$1, $2"],
  // "só agora consegui almoçar: arroz e feijão"
  [/(?<!\p{L})(?:s[óo] )?(?:agora )?(?:eu )?(?:s[óo] )?consegui almo[cç]ar(?!\p{L})/giu, "almocei"],
  [/(?<!\p{L})(?:s[óo] )?(?:agora )?(?:eu )?(?:s[óo] )?consegui jantar(?!\p{L})/giu, "jantei"],
  // "foi 3, o cara deu um a mais": a man, and no yam.
  [
    /(?<!\p{L})[oa]s? caras?(?= (?:me |que |l[áa] )?(?:deu|deram|fez|trouxe|mandou|colocou|botou|disse|falou|vendeu|errou|serviu)(?!\p{L}))/giu,
    "ele",
  ],
  // "pizza! 3 fatias de calabresa"
  [/(?<!\p{L})(pizza|esfiha|esfirra|pastel)s?!+(?=\s*(?:\d|uma?|duas|dois|tr[eê]s|meia) )/giu, "$1:"],
  // "às 0600"
  [/(?<=(?<!\p{L})(?:[àa]s|das|pelas) )([01]\d|2[0-3])([0-5]\d)(?=\s*(?:$|[.,;!\n]))/giu, "$1:$2"],
  // "água nem sei umas 3 garrafas"
  [/,? (?:eu )?nem sei(?: (?:bem|direito|quant[oa]s?))?,?(?= (?:acho que |bem )?(?:uns|umas) )/giu, ""],
  // "lanche da pausa 20: barrinha": minutes of a break.
  [/(?<!\p{L})((?:pausa|intervalo) (?:d[aeo]s? )?)\d{1,2}(?: ?(?:min|minutos))?(?=:)/giu, "$1"],
  [/^(\s*)(?:kg|quilos?) (?:de )?hoje:? (?=\d)/giu, "$1peso de hoje "],
  // "almoço siri nada, foi bife"
  [
    /(?<=^\s*(?:(?:no |o )?(?:almo[cç]o|janta|jantar|lanche|ceia)[:,]? ))(?:\p{L}+(?: \p{L}+){0,2}) nada[,!.]+ (?=(?:foi|comi|era) )/giu,
    "",
  ],
  // "fruta (meia manga)"
  [/(?<!\p{L})frutas? \((?=[^()]*\p{L}{3})([^()]{3,40})\)/giu, "$1"],
  // "fiz bolinho de chuva e comi quentinho, uns 6"
  [
    /(?<!\p{L})fiz ((?!uma? )\p{L}+(?: de \p{L}+)?) e (?:j[áa] )?comi(?: (?:bem )?quent\p{L}+)?,? (?:uns |umas )?(\d{1,2})(?=\s*(?:$|[.,;!\n]))/giu,
    "comi $2 $1",
  ],
  // "salada = alface e beterraba"
  [/^(\s*)(?!(?:[oa] )?(?:minha|meu) )(\p{L}+(?: \p{L}+)?) = (?!\d+ ?k?cal)(?=\d|\p{L})/giu, "$1$2 era "],
  // "só líquido, exame amanhã: caldo": why, and no plan of what follows.
  [
    /,? (?:(?:porque|pq|que|pois) )?(?:eu )?(?:tenho |tem |com )?(?:exame|prova|consulta|cirurgia|viagem|jejum) (?:[ée] )?amanh[ãa](?: cedo)?(?=[:,.;!])|(?<=^\s*)(?:exame|prova|consulta|cirurgia|viagem) amanh[ãa](?: cedo)?[,.:;!]+ (?:ent[ãa]o )?/giu,
    "",
  ],
  // "calor de 36": no amount.
  [
    /(?<!\p{L})(calor|febre|frio|sensa[cç][ãa]o) d[eo]s? \d{1,2}(?:[.,]\d)?(?: ?(?:graus|°c?|º))?(?!\d)/giu,
    "$1",
  ],
  // "tá meio aguado": rather so, and no half.
  [
    /(?<=(?:^|\s)(?:t[áa]|tava|est[áa]|estava|era|ficou|veio|achei|tinha ficado)) (?:meio|meia)(?= (?:aguad|azed|dur|sec|murch|queimad|cr[ua]|salgad|fri|quente|doce|fort|frac|estranh|ruim|mole|passad|velh|gordur|enjoa|amarg|apiment|pesad|insoss|sem ))/giu,
    "",
  ],
  // "foi um mcdonalds: big mac": where it was.
  [
    /(?<!\p{L})foi (?:um |no |de )?(?:mc ?donald['’]?s?|mequi|m[ée]qui|bk|burger king|subway|habib['’]?s|bob['’]?s)(?=:)/giu,
    "comi",
  ],
  // "gente q preguiça."
  [
    /^\s*(?:(?:gente|nossa|vixe|ai|mds|meu deus),? )?q(?:ue)? (?:pregui[çc]a|fome|calor|frio|sono|raiva|dia|noite|semana|vergonha)(?: \p{L}+)?[.!,]+ (?=\S)/iu,
    "",
  ],
  // "tive um jantar antecipado: ravióli"
  [/(?<!\p{L})tive um (almo[cç]o|jantar)(?: \p{L}+)?:/giu, "no $1 comi"],
];

/** A cleaned text with what is often said in a roundabout way as it is read. */
export function inPlainTurns(text: string): string {
  return TURNS.reduce((plain, [said, by]) => plain.replace(said, by), text);
}
