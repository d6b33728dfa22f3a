import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const END = "(?=\\s*(?:$|[,.;:!\\n)]|\\p{Extended_Pictographic}))";
const ADVISER =
  "(?:m[ée]dic[oa]|doutora?|dra?\\.?|nutri(?:cionista)?|cardio(?:logista)?|endocrino(?:logista)?|gastro|geriatra|nefro|personal|dentista|press[ãa]o|dieta)";
const FORBADE =
  "(?:me )?(?:proibiu|cortou|tirou|vetou|n[ãa]o deixa|n[ãa]o libera|n[ãa]o quer|implica|pediu|mandou|manda|falou|disse)";
/** How food has become that is no longer as one likes it. */
const GONE_OFF =
  "(?:amassad|passad|queimad|dur|sec|verde|cr[ua]|fri|murch|mol|velh|azed|estranh|esquisit|feia|feio|borrach|esfarelad|despeda|amarg|amanhecid|sapecad|desmanchad|derretid|congelad|ressecad|encharcad|abatid)\\p{L}*";
const PACK =
  "(?:embalagem|caixa|caixinha|bandeja|travessa|marmita|pacote|pacotinho|saco|saquinho|pote|potinho)";
const GRAMS = "\\d{1,4}(?:[.,]\\d+)? ?(?:g|gr|gramas?|ml|kg)(?!\\p{L})";
const NO_FLAVOUR =
  "(?:mato|rem[ée]dio|isopor|papel[ãa]o|nada|terra|sab[ãa]o|[áa]gua|massa corrida|borracha|pl[áa]stico|queimad[oa]|velh[oa]|ferrugem|areia|serragem|giz|saudades?|inf[âa]ncia|quero mais|casa|v[óo]|fracasso|derrota|vit[óo]ria|tristeza|culpa)";
const DISH = "\\p{L}{3,}(?: (?:d[eo]|com) \\p{L}{3,})?";
const HAD = "(?:comi|tomei|bebi|almocei|jantei|lanchei|belisquei|peguei|fui|foi|foram|fiquei|deu)";

/** What is said around food of which nothing more was had. */
export const ASIDE_TURNS: readonly Turn[] = [
  // "não comi nem um pedaço", "não peguei nenhuma fatia": none of it.
  [
    /(?<=(?<!\p{L})(?:n[ãa]o|n) (?:comi|provei|peguei|tomei|bebi|quis|belisquei|experimentei|aceitei)) (?:nem (?:um|uma|1)|nenhuma?)(?: [úu]nic[oa])?(?: s[óo])? (?:peda[çc]\p{L}+|fatia\p{L}*|gole\p{L}*|mordida\p{L}*|garfada\p{L}*|colher\p{L}*|naco|tiquinho|unidade)(?: d[eoa]l?[ea]?(?!\p{L}))?/giu,
    "",
  ],
  [/ na cara dura(?!\p{L})/giu, ""],
  // "não comi, recusei", "não peguei, fui forte"
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:n[ãa]o|n) (?:comi|provei|peguei|tomei|bebi|quis|aceitei)),? (?:e )?(?:recusei|dispensei|resisti|fui forte|me segurei|fiquei firme|passei)(?: (?:dessa|bravamente|tudo|na hora))?${END}`,
      "giu",
    ),
    "",
  ],
  // "teve bolo no trabalho e eu não comi": none of what there was.
  [
    /(?<=^|[.!;\n]\s*)(?:(?:hoje|hj|aqui|l[áa]) )?(?:teve|tinha|tem|rolou|serviram|trouxeram|levaram|ofereceram|compraram|pediram) (?![^.;!?\n]*(?<!n[ãa]o |nem )(?:comi|tomei|peguei)(?!\p{L}))[^.;!?\n\d]{3,60}?,? (?:e|mas|s[óo] que|por[ée]m) (?:eu )?(?:n[ãa]o|n|nem) (?:comi|provei|peguei|quis|toquei|experimentei|aceitei|belisquei)(?: (?:nada|el[ea]s?|n[ãa]o|nenhuma?|nel[ea]s?))*(?=\s*(?:$|[.!;\n]))/giu,
    "não comi nada",
  ],
  // "tô com uma broa no forno, daqui a pouco como um pedaço": to come.
  [
    new RegExp(
      `^(?!.*(?<!\\p{L})(?:comi|tomei|almocei|jantei|lanchei)(?!\\p{L}))(?:(?:eu|oi|bom dia|boa tarde)[,.!]? )*(?:estou|t[ôo]|tenho|tem|temos|botei|coloquei|pus) (?:com )?(?:(?:uma?|[oa]|meu|minha|2|dois|duas) )?(${DISH}) (?:n[oa] (?:forno|fogo|panela|air ?fryer|churrasqueira)|assando|cozinhando|gelando|esfriando|descongelando)(?!\\p{L})([^\\n]*(?:daqui a pouco|mais tarde|j[áa] j[áa]|logo mais|depois|pretendo|vou comer|quando ficar)[^\\n]*)$`,
      "iu",
    ),
    "daqui a pouco vou comer $1",
  ],
  // "2 bananas, já meio amassadas": rather so, and no half.
  [
    new RegExp(
      `(?<=\\p{L}{3}),? (?:(?:j[áa]|ainda|que tava|que estava) )?mei[oa]s? ${GONE_OFF}${END}`,
      "giu",
    ),
    "",
  ],
  [
    new RegExp(
      `(?<=\\p{L}{3}),? (?:(?:j[áa]|ainda|que tava|que estava) )?mei[oa]s? ${GONE_OFF}(?= (?:e|com|mas|d[eo]) )`,
      "giu",
    ),
    "",
  ],
  // "uma barrinha (gosto de massa corrida)", "suco verde com gosto de mato": how it tasted.
  [
    / ?\(\s*(?:com |tinha |tem |um )?(?:gosto|gostinho|sabor|cheiro|cara|textura) d[eo] [^()\n]{2,30}\)/giu,
    "",
  ],
  [
    new RegExp(
      `(?<=\\p{L}{3}),? (?:com|tinha|tava com|que tem) (?:um )?(?:gosto|gostinho) d[eo] ${NO_FLAVOUR}(?!\\p{L})`,
      "giu",
    ),
    "",
  ],
  [/(?<=\p{L}{3}) com (?:gosto|gostinho) de (?=\p{L}{3})/giu, " de "],
  // "ontem teve churrasco e só tô contando hj. almoço: …": told today of then.
  [
    /(?<!\p{L})((?:ontem|anteontem|s[áa]bado|domingo)(?!\p{L})[^.;!?\n]{0,40}?)[,.]?(?: e| mas)? (?:s[óo] )?(?:(?:t[ôo]|estou|vim|vou) (?:s[óo] )?(?:te )?(?:contando|anotando|registrando|lan[çc]ando|mandando|falando|contar|anotar|registrar|lan[çc]ar)|lembrei(?: de (?:contar|anotar|registrar))?|consegui (?:anotar|contar|registrar)) (?:s[óo] )?(?:isso )?(?:hoje|hj|agora)[.:;,]?(?= |$)/giu,
    "$1,",
  ],
  // "o molho é receita da minha sogra, que Deus a tenha"
  [
    /^((?=[^\n]*(?<!\p{L})(?:comi|tomei|almocei|jantei|lanchei|bebi)(?!\p{L}))[^\n]*?),? que deus [ao]s? (?:tenha|guarde|aben[çc]oe)(?: em bom lugar)?/giu,
    "$1",
  ],
  [
    new RegExp(
      `[.;!,] (?:e )?(?:[oa]|ess[ea]) ${DISH} (?:[ée]|era|foi) (?:uma )?receita (?:antiga |secreta |de fam[íi]lia )?d[aeo]s? [^.,;!?\\n]{2,40}`,
      "giu",
    ),
    "",
  ],
  // "sem bacon que o médico proibiu": why it is without.
  [
    new RegExp(
      `(?<!\\p{L})((?:sem|zero|pouco|menos) ${DISH}),? (?:que|q|pq|porque|pois) (?:(?:[oa]|meu|minha) )?${ADVISER} ${FORBADE}(?: (?:cortar|tirar|evitar|parar|que n[ãa]o))?(?=\\s*(?:$|[,.;!\\n)]| e ))`,
      "giu",
    ),
    "$1",
  ],
  // "não deu tempo de fazer cuscuz, aí comi pão": what it was not.
  [
    new RegExp(
      `(?<!\\p{L})(?:n[ãa]o|n) (?:deu (?:tempo|pra)|tive (?:tempo|saco|coragem|paci[êe]ncia|pique)|consegui|tava a fim)(?: d[eo]| pra| para)? (?:fazer|preparar|cozinhar|esquentar|assar|fritar|comprar|passar|pegar|montar|comer|tomar) (?:[oa]s? |uma? |meu |minha )?${DISH}(?:,|\\.)?(?: e| mas)?(?: (?:a[íi]|ent[ãa]o|da[íi]|por isso))?(?= (?:eu )?(?:s[óo] )?${HAD}(?!\\p{L}))`,
      "giu",
    ),
    "",
  ],
  // "cortei o arroz, comi só feijão": in the place of it.
  [
    new RegExp(
      `(?<!\\p{L})(?:cortei|pulei|dispensei|evitei|larguei) ([oa]s? ${DISH}),?(?: e| mas| a[íi]| ent[ãa]o)? (?:eu )?(comi|almocei|jantei|tomei|peguei|fiquei s[óo] com|foi|fui s[óo] de) (?:s[óo] )?(?!s[óo] |metade|mei[oa]|peda|um peda|uma fatia|tudo|inteir)(?=\\p{L}|\\d)`,
      "giu",
    ),
    "não comi $1, $2 ",
  ],
  // "resisti ao pudim e comi uma laranja", "fugi do pão comi tapioca"
  [
    new RegExp(
      `(?<!\\p{L}|n[ãa]o |n |nem |quase )(?:resisti (?:ao|à|a|aos|às)|fugi d[ao]s?|escapei d[ao]s?|passei longe d[ao]s?|disse n[ãa]o (?:pr[ao]|ao|à)) ${DISH},?(?: (?:e|mas|a[íi]|ent[ãa]o))* (?=(?:eu )?(?:s[óo] )?${HAD}(?!\\p{L}))`,
      "giu",
    ),
    "",
  ],
  // "fulano deixou metade e adivinha quem comeu eu": what SHARING_TURNS read.
  [
    /,?(?: e| a[íi])? adivinh[ae](?:m)? (?:s[óo] )?quem (?:comeu|terminou|acabou comendo|acabou com|teve que comer|tomou|raspou|matou)(?: (?:tudo|o resto|pra n[ãa]o \p{L}+(?: \p{L}+)?))?\??,? (?:foi )?(?:eu|euzinh[ao]|a m[ãa]e aqui|a mam[ãa]e|aqui)(?: n[ée]| mesm[oa]| claro)*(?!\p{L})/giu,
    " e eu terminei",
  ],
  // "tereré com a cliente já foi 500 ml": so much of it.
  [
    /(?<=\p{L}{3}) (?:aqui )?com (?:[oa]s?|minhas?|meus?) \p{L}+(?: d[oae] \p{L}+)? (?=j[áa] (?:foi|foram) (?:\d|uma? |dois |duas |mei[oa] |quase ))/giu,
    " ",
  ],
  // "lasanha, a embalagem inteira, 350 g": all of so much.
  [
    new RegExp(
      `(?<=\\p{L}{3}),? (?:[oa]|um|uma|1) ${PACK} (?:inteir|tod|todinh|complet)[oa],?(?: (?:de|com|que tinha|tinha|era de|que era de|que d[áa]|pesando|d[áa]))? (?=${GRAMS})`,
      "giu",
    ),
    ", ",
  ],
  // "a caixinha tinha 450 g mas sobraram 100": of the one that it was in.
  [
    new RegExp(
      `[.,;] (?:[oa]) (${PACK}) (?:tinha|era de|vinha com|veio com|pesava|vem com|dava|tem|[ée] de|dizia) (${GRAMS}),?(?: (?:e|mas|s[óo] que|a[íi]))* (?=sobr|deix|larg|fic|n[ãa]o comi|dei )`,
      "giu",
    ),
    ", $1 de $2, ",
  ],
  // "açaí, só com leite em pó por cima": what is on it.
  [/(?<=\p{L}{3}|\d ?ml|\d ?g), (?:s[óo] )?com (?=\p{L}{3}[^.,;!?\n]{0,25} por cima\s*[.!]*$)/giu, " com "],
  // "passageiro esqueceu um pacote de bolacha no banco": nobody had it.
  [
    /^(?![^\n]*(?<!\p{L})(?:comi|peguei|tomei|bebi)(?!\p{L}))(?:(?:uma?|[oa]|meu|minha) )?\p{L}{3,} (?:esqueceu|largou|perdeu) (?:uma?|[oa]s?|uns|umas) [^.,;!?\n]{3,40} n[oa] (?:banco|carro|mesa|balc[ãa]o|sala|[ôo]nibus|geladeira|sof[áa]|recep[çc][ãa]o|trabalho)(?!\p{L})[^\n]*$/iu,
    "que coisa",
  ],
  // "que hj o dia é longo": why it was so much.
  [
    new RegExp(
      `,? (?:que|q|pq|porque|pois) (?:hoje|hj) (?:(?:o (?:dia|plant[ãa]o|turno|trampo|expediente|trabalho)|a (?:noite|tarde|manh[ãa]|aula|semana|correria)) (?!foi )|vou (?:at[ée]|ficar|trabalhar|virar|sair|estudar|treinar)|tem (?:prova|aula|plant[ãa]o|jogo|treino|reuni[ãa]o))[^,.;:!?\\n\\d]{0,30}?${END}`,
      "giu",
    ),
    "",
  ],
];
