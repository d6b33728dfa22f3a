import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const POURED = "(?:botei|boto|pus|ponho|coloquei|coloco|usei|uso|joguei|misturei)";
const PLANT_MILK =
  "leite de (?:castanhas?(?: de caju| do par[áa])?|am[êe]ndoas?|aveia|soja|coco|arroz|avel[ãa]|macad[âa]mia)";
const MILKY =
  "(?:vitamina|smoothie|shake|cappuccino|capuccino|latte|caf[ée]|mingau|achocolatado)(?: de \\p{L}{3,})?";

const TIMES = "(uma|duas|tr[êe]s|quatro|cinco|seis|\\d) ?(?:vez(?:es)?|x)(?!\\p{L})";
const OF_WATER = "(?: de [áa]gua)?";
const BOTTLE = `(?:a |o |uma? |minha |meu )?(garraf(?:a|inha|ona)|squeeze|cantil|copo|copinho|cop[ãa]o|caneca)(?: t[ée]rmic[oa])?(?: stanley)?${OF_WATER}`;
const HOLDING = `(?:,? (?:el[ea] |que )?(?:é |eh |tem |cabe ))? ?(?:de )?(\\d{3,4}(?: ?ml)?|\\d(?:[.,]\\d+)? ?(?:l|litros?))(?![\\p{L}\\d])${OF_WATER}(?: chei[ao]| inteir[ao])?`;
const EMPTIED = "(?:bebi|tomei|enchi|repus|completei|sequei|esvaziei|zerei|virei)";
/** Water is named, or it is one's own bottle, or one that was filled. */
const IS_WATER =
  "(?=[^.;!?\\n]{0,70}[áa]gua|[^.;!?\\n]{0,20}minha (?:garraf|squeeze)|(?:eu )?(?:enchi|repus|completei) )";
/** Neither another drink in it nor a plan. */
const NOTHING_ELSE = `${OF_WATER}(?! (?:de|com) \\p{L}|,? mas |,? (?:pra|para) )`;
const START = `(?<!\\p{L})${IS_WATER}(?:(?:(?:bebi|tomei|de) )?[áa]gua[,:]? (?:hoje |hj )?(?:eu |foi |foram )?|eu )?`;

/** "enchi a garrafinha de 500 duas vezes de água", "minha garrafa de 750, bebi 3 vezes", "bebi 2x o copo de 300 de água": so many of it. */
const VESSEL_TURNS: readonly Turn[] = [
  [
    new RegExp(`${START}${EMPTIED} ${BOTTLE}${HOLDING} ${TIMES}${NOTHING_ELSE}`, "giu"),
    "bebi $3 $1 de $2 de água",
  ],
  [
    new RegExp(`${START}${EMPTIED} ${TIMES} ${BOTTLE}${HOLDING}${NOTHING_ELSE}`, "giu"),
    "bebi $1 $2 de $3 de água",
  ],
  [
    new RegExp(`${START}${EMPTIED} ${BOTTLE} ${TIMES}${HOLDING}${NOTHING_ELSE}`, "giu"),
    "bebi $2 $1 de $3 de água",
  ],
  [
    new RegExp(
      `${START}${BOTTLE}${HOLDING},? (?:eu )?(?:j[áa] )?${EMPTIED} (?:${TIMES}|(uma|duas|tr[êe]s|quatro|\\d)(?=\\s*(?:$|[.,;!\\n])))${NOTHING_ELSE}`,
      "giu",
    ),
    "bebi $3$4 $1 de $2 de água",
  ],
  [
    new RegExp(
      `(?=[^.;!?\\n]{0,70}[áa]gua)${START}${BOTTLE}${HOLDING} (?:${TIMES}|x ?(\\d)(?!\\d))${NOTHING_ELSE}`,
      "giu",
    ),
    "bebi $3$4 $1 de $2 de água",
  ],
  [
    new RegExp(`^(\\s*)${TIMES} (?=[^.;!?\\n]{0,70}[áa]gua)${BOTTLE}${HOLDING}${NOTHING_ELSE}`, "iu"),
    "$1bebi $2 $3 de $4 de água",
  ],
];

/** Turns of phrase about what is drunk, and what it is drunk from, and the plainer ones that say the same. */
export const DRINK_TURNS: readonly Turn[] = [
  // "mingau que fiz com 200 ml de leite, e uma banana": so much of the porridge, whose milk is in it.
  [
    /(?<!\p{L})(mingau(?: d[eo] \p{L}{3,})?),? (?:que (?:eu )?)?(?:fiz|feito|preparei)? ?com (?:uns )?(\d{2,3} ?ml|(?:um|1) copo|uma x[íi]cara) de leite(?: (?:desnatado|integral|semi\p{L}+))?(?=\s*(?:$|[.;!\n]|,? (?:e |mais )(?:uma?|meia|meio|1) (?!colh|col |ovo|scoop|medid)))/giu,
    "$2 de $1",
  ],
  // "coca ks", "guaraná caçulinha": by the size of its bottle.
  [
    /(?<!\p{L})(coca(?:[- ]cola)?(?: zero)?|guaran[áa]|fanta(?: \p{L}+)?|refri(?:gerante)?|pepsi) ks(?!\p{L})/giu,
    "$1 290 ml",
  ],
  [
    /(?<!\p{L})(coca(?:[- ]cola)?(?: zero)?|guaran[áa]|fanta(?: \p{L}+)?|refri(?:gerante)?|pepsi) ca[çc]ul(?:inh)?a(?!\p{L})/giu,
    "$1 200 ml",
  ],
  // "coloquei no suco 1 colher de açúcar": into what, before how much.
  [
    new RegExp(
      `^((?:e |ah,? |opa,? |esqueci,? )*${POURED}) (n[oa]s?|em cima d[oa]) (\\p{L}{3,}) ((?:\\d+|uma?|dois|duas|tr[eê]s|mei[oa]) (?:\\p{L}{3,}(?: de (?:sopa|ch[áa]|sobremesa|caf[ée]))?) d[eo] \\p{L}{3,})(?=\\s*(?:$|[.,;!\\n]))`,
      "iu",
    ),
    "$1 $4 $2 $3",
  ],
  // "comi água hj véi": in Bahia one drank, and no water.
  [/(?<!\p{L})com(i|emos|endo) [áa]gua(?! (?:de|com) |[,:]? (?:\d|uma? |dois |duas ))/giu, "beb$1"],
  // "1 original 600": a beer, where nothing else is so called.
  [
    /(?<!\p{L})(\d|uma?|duas|tr[eê]s) origina(?:l|is)(?= (?:de )?(?:600|\d{3} ?ml|latas?|litr[ãa]o|long|geladas?)(?!\p{L}))/giu,
    "$1 cerveja",
  ],
  // "1 suco de caju de 200 ml, de caixinha": in what it came, behind how much.
  [
    /(?<=\d ?(?:ml|l|litros?)),? (?:\()?d[eao] (?:caixinhas?|caixas?|latinhas?|latas?|garrafinhas?|garrafas?(?: pet)?|saquinhos?|sach[êe]s?|pacotinhos?|long neck)\)?(?=\s*(?:$|[.,;!\n]| e ))/giu,
    "",
  ],
  // "bebi água tbm uns 500ml"
  [/(?<=(?<!\p{L})[áa]gua) (?:tb|tbm|tbem|tamb[ée]m)(?= (?:uns |umas |quase |mais ou menos )?\d)/giu, ""],
  // "coca zero lt": a can, where no number counts litres.
  [
    /(?<=(?<!\p{L})(?:coca(?:[- ]cola)?|guaran[áa]|fanta(?: \p{L}+)?|refri|pepsi|sprite|cerva|cerveja|breja|skol|brahma|heineken|itaipava|amstel|zero|diet)) lt(?!\p{L})/giu,
    " lata",
  ],
  // "tomei 3 geladas", "4 birras", "2 piriguetes de skol", "uma ampola": beer.
  [
    /(?<=(?<!\p{L})(?:tomei|tomamos|bebi|bebemos|tomando|bebendo) (?:s[óo] )?(?:uma|umas|duas|tr[êe]s|(?:umas |uns )?\d{1,2}) )(?:loiras? )?geladas?(?!\p{L}| \p{L})/giu,
    "cerveja",
  ],
  [/(?<=(?<!\p{L})(?:uma|umas|duas|tr[êe]s|\d{1,2}) )birr?as?(?!\p{L})/giu, "cerveja"],
  [
    /(?<=(?<!\p{L})(?:uma|umas|duas|tr[êe]s|\d{1,2}) )p[ie]riguetes?(?: de (?=\p{L}{3}))?(?!\p{L}{2,} de)(?= ?\p{L}|\s*(?:$|[.,;!\n]))/giu,
    "latas de 269 ml de ",
  ],
  [/(?<=(?<!\p{L})(?:uma?|duas|dois|tr[êe]s|\d{1,2}) )(?:ampola|casco)s? (?=de \p{L}{3})/giu, "garrafas "],
  [
    /(?<=(?<!\p{L})(?:um|dois|tr[êe]s|\d{1,2}) )litrinhos?(?: de (?:cerveja|skol|brahma|antarctica))?(?!\p{L}| de)/giu,
    "garrafinhas de 300 ml de cerveja",
  ],
  // "água de coco, 1 coco", "uma água de coco, o coco inteiro": drunk out of it.
  [
    /(?<!\p{L})[áa]gua de coco,? (?:direto d?n?o coco,? )?(\d|uma?|dois|tr[êe]s) cocos?(?: verdes?)?(?=\s*(?:$|[.,;!\n]| e ))/giu,
    "$1 coco verde",
  ],
  [/(?<=[áa]gua de coco),? (?:tomei |bebi )?[oa] coco (?:tod|inteir)o(?!\p{L})/giu, ""],
  // "suco de morango com leite, 400 ml": of both.
  [
    /(?<!\p{L})suco (d[eo] (?:morango|banana|mam[ãa]o|abacate|ma[çc][ãa])) (?:(?:feito |batido )?com|n?o) leite(?=,? ?(?:\d|$|[.;!\n]| e |uma? (?:copo|caneca)))/giu,
    "vitamina $1",
  ],
  // "vit de banana"
  [/(?<!\p{L})vit\.? (?=de \p{L}{3,})/giu, "vitamina "],
  // "um cafezão"
  [/(?<!\p{L})cafez([ãa]o|[õo]es)(?!\p{L})/giu, "café grande"],
  // "refil de chá gelado", "coca refil": as often as one likes, told beside it.
  [
    /(?<!\p{L})(?:um |uma )?refi(?:l|ll|s) d[eo] (?=(?:ch[áa]|mate|refri|coca|guaran[áa]|suco|pepsi|sprite|fanta|limonada)(?!\p{L}))/giu,
    "",
  ],
  [
    /(?<=(?<!\p{L})(?:ch[áa]|gelado|mate|refri(?:gerante)?|coca|guaran[áa]|suco|pepsi|sprite|fanta|limonada)(?: zero)?) refill?(?!\p{L})/giu,
    "",
  ],
  // "iced latte grande do starbucks": its sizes.
  ...(
    [
      ["tall", 350],
      ["grande", 470],
      ["venti", 590],
    ] as const
  ).map(
    ([size, ml]): Turn => [
      new RegExp(
        `(?<!\\p{L})(?:uma? )?((?:iced |caf[eé] |chai |matcha |caramel |pumpkin spice )?(?:latte|cappuccino|capuccino|mocha|macchiato|frappuccino|americano|cold brew|flat white)(?: de \\p{L}+)?) ${size} (?=d[oae] starbucks)`,
        "giu",
      ),
      `${ml} ml de $1 `,
    ],
  ),
  // "tomei uma mimosa", "2 taças de mimosa", "mimosa no brunch": the drink, and no tangerine.
  [
    /(?<=(?<!\p{L})(?:tomei|tomamos|bebi|bebemos|tomando|bebendo|ta[çc]as? de|copos? de)(?: s[óo])?(?: uma?| uns| umas| duas| dois| tr[eê]s| \d)? )mimosas?(?!\p{L}| (?:de|com) (?:espumante|prosecco|champ))/giu,
    "mimosa de espumante",
  ],
  [
    /(?<!(?:drink|drinque|coquetel) )(?<!\p{L})mimosas?(?= (?:[^.;!?\n]* )?brunch(?!\p{L}))/giu,
    "mimosa de espumante",
  ],
  // "picolé de limão, à base de água"
  [/(?<=\p{L}),? (?:[àa] |s[óo] )?base de [áa]gua(?!\p{L})/giu, " a base de água"],
  // "suco de maracujá 300 ml sem açúcar": how the drink was, before how much.
  [/,( \d{2,4} ?ml) ((?:sem|com) a[cç][uú]car)(?!\p{L})/giu, " $2,$1"],
  // "o suco, um copo de laranja"
  [
    /(?<!\p{L})(suco|vitamina|ch[áa]),? (uma?|\d) (copos?|canecas?|x[ií]caras?|garrafinhas?|jarra) de (\p{L}{3,})/giu,
    "$1 de $4, $2 $3",
  ],
  // "um nescau": a glass of it, and not the powder.
  [
    /(?<!\p{L})(uma?|[12]|dois) (?:nescau|toddy)(?! (?:em|ball|cereal|light em))(?!\p{L})/giu,
    "$1 copo de achocolatado",
  ],
  // "pão com mortadela e nescau": drunk with it, where no milk is told to put it into.
  [
    /(?<=(?:^|[,.:;+\n] ?| e ))(?<!leite[^.;]{0,80})(?:nescau|toddy)(?! (?:em|ball|cereal|light|com|no|na)(?!\p{L})|,? \d)(?!\p{L})/giu,
    "1 copo de achocolatado",
  ],
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
  // "chá gelado, bebi 2 copos", "chimarrão cedo aqui, já tomei 1 litro"
  [
    /(?<!\p{L})((?:suco|ch[áa]|mate|limonada|vinho|leite|cerveja|chopp?|refri|coca|guaran[áa]|chimarr[ãa]o|terer[êe]|caf[ée])(?: (?:gelado|natural|tinto|branco|zero|pret[oa]|coado|com leite|d[eo] (?!manh)\p{L}+))?)(?: (?:cedo|cedinho|aqui|hoje|hj|quente|na (?:jarra|garrafa|cuia|t[ée]rmica|mesa))){0,3}, (?:e )?(?:eu )?(?:j[áa] )?(?:bebi|tomei) (?:s[óo] |j[áa] )?(?:uns |umas )?((?:\d|uma?|dois|duas|tr[eê]s|quatro) (?:copos?|ta[çc]as?|canecas?|latas?|latinhas?|garrafas?|x[ií]caras?|cuias?|litros?)|\d[\d.,]* ?(?:ml|l|litros?))(?=\s*(?:$|[.,;!\n]))/giu,
    "tomei $2 de $1",
  ],
  // "botei leite de amêndoas na minha vitamina", "cappuccino, usei leite de aveia": the milk that it has, and no other beside it.
  [
    new RegExp(
      `(?<!\\p{L})${POURED} (${PLANT_MILK}) n(?:o|a|esse|essa) (?:meu |minha )?(${MILKY})(?!\\p{L})`,
      "giu",
    ),
    "$2 com $1",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(${MILKY}),? (?:e |mas |que )?(?:eu )?${POURED} (${PLANT_MILK})(?: nel[ea])?(?!\\p{L}| n[oa]s? | em | d[oa] )`,
      "giu",
    ),
    "$1 com $2",
  ],
  // "suco de melancia café iogurte": two drinks.
  [/(?<!\p{L})((?:suco|vitamina|iogurte) d[eo] \p{L}{3,}) (?=caf[ée](?!\p{L}| da))/giu, "$1, "],
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
  // "1 garrafinha de 300 ml pra acompanhar"
  [/ (?:pra|para) (?:acompanhar|rebater|beber junto)(?=\s*(?:$|[.,!]))/giu, ""],
  ...VESSEL_TURNS,
  // "o café foi copo americano cheio"
  [/ (foi|deu|num) (?=(copo|prato|pote|copinho|pratinho)(?!\p{L}))/giu, " $1 um "],
  [/ (foi|deu) (?=(x[ií]cara|caneca|tigela|concha|colher|lata|latinha|garrafa)(?!\p{L}))/giu, " $1 uma "],
  // "levei 3 litros de água e bebi 2": what was carried is not drunk.
  [
    /(?<!\p{L})(?:levei|enchi|comprei) [^.;!?\n]{1,30}[áa]gua,? (?:e|mas) (?:s[óo] )?(bebi|tomei) (\S+(?: (?:litros?|ml|l|garrafas?|copos?))?)(?=\s*(?:$|[,.;!?\n]|(?:e|mas)\s))/giu,
    "$1 $2 de água",
  ],
  // "garrafinha de 500 zerada", "sequei a garrafa de 1 litro": of water, as nothing else is named; in the bottles of beer and wine it is none.
  [
    /^(\s*)((?:mais )?(?:uma? |[12] )?(?:garraf(?:a|inha)|squeeze)) (?:de )?(?!(?:600|750|275|330|355)(?!\d))(\d{3,4}|\d(?:[.,]\d)?)( ?(?:ml|l|litros?))?(?: j[áa])? (?:zerad[ao]|vazi[ao]|secou|acabou|finalizad[ao]|terminad[ao])\s*[.!]*\s*$/iu,
    "$1bebi $2 de $3$4 de água",
  ],
  // "sequei minha garrafinha de 750": one's own bottle is of water.
  [
    /^(\s*(?:hoje |hj |j[áa] )?)(?:sequei|zerei|matei|esvaziei|finalizei|terminei|acabei|acabei com) (?:mais )?(?:a )?minha (garrafa|garrafinha|squeeze|garrafona) (?:de )?(\d{3,4}|\d(?:[.,]\d)?)( ?(?:ml|l|litros?))?\s*[.!]*\s*$/iu,
    "$1bebi $2 de $3$4 de água",
  ],
  // "copo stanley cheio de água": its usual size.
  [/(?<!\p{L})(copo|caneca)(?: t[ée]rmic[oa])? stanley(?: de)?(?= ?\d)/giu, "$1 de"],
  [
    /(?<!\p{L})(?:um |1 |meu |o )?(?:copo|caneca)(?: t[ée]rmic[oa])? stanley(?: cheio| inteiro| todo)?(?: (?=d[eoa] ))/giu,
    "1 copo de 473 ml ",
  ],
  // "chá gelado leão": its maker.
  [/(?<=(?<!\p{L})ch[áa] (?:gelado|preto|verde|branco|de camomila)) le[ãa]o(?!\p{L})/giu, ""],
  // "café coado no copo lagoinha", "suco no copo de requeijão": as much as it holds.
  [
    /(?<=(?<!\p{L})(?:caf[ée]|cafezinho|leite|sucos?|ch[áa]|mate|vinho|cerveja|nescau|toddy|achocolatado|refri|coca|guaran[áa])(?: (?:pret|pur|coad|quente|gelad|fri|fort|frac)\p{L}*| com leite| d[eo] \p{L}{3,}| sem a[çc][úu]car)?) n([oa]) (copo(?: (?:americano|lagoinha|duplo|grande|de requeij[ãa]o|descart[áa]vel))?|caneca(?: grande)?|cuia|tigela|cumbuca)(?!\p{L}| d[aeo] )/giu,
    " em 1 $2",
  ],
  // "eu fiquei na água: tomei 500 ml", "eu fiquei na água mesmo, um copo"
  [
    /(?<!\p{L})fiquei (?:s[óo] )?n([oa]) ((?:[áa]gua|suco|refri\p{L}*|coca|caf[ée]|ch[áa]|cerveja)(?: \p{L}+){0,2}?)(?: mesmo)?[:,.]? (?:e )?(?:s[óo] )?(tomei|bebi) (?:s[óo] )?((?:uns |umas )?(?:\d[\d.,]*|uma?|dois|duas|tr[êe]s|mei[oa]) ?(?:ml|l|litros?|copos?|garraf\p{L}+|latas?|latinhas?|x[íi]caras?))(?=\s*(?:$|[.,;!\n]| e ))/giu,
    "$3 $4 de $2",
  ],
  [
    /(?<!\p{L})fiquei (?:s[óo] )?n([oa]) (?=(?:[áa]gua|suco|refri\p{L}*|coca|caf[ée]|ch[áa]|cerveja|salada|sopa|fruta)(?!\p{L}))(\p{L}+)(?: mesmo)?/giu,
    "tomei $2",
  ],
  // "água mineral 2 de 500": bottles.
  [
    /(?<!\p{L})([áa]gua(?: mineral| com g[áa]s)?)[,:]? (\d|uma|dois|duas|tr[eê]s) de (\d{3,4}|\d(?:[.,]\d)?(?= ?(?:l|litros?)(?!\p{L})))( ?(?:ml|l|litros?))?(?![\p{L}\d])/giu,
    "$2 garrafas de $3$4 de $1",
  ],
  // "água nem sei umas 3 garrafas"
  [/,? (?:eu )?nem sei(?: (?:bem|direito|quant[oa]s?))?,?(?= (?:acho que |bem )?(?:uns|umas) )/giu, ""],
  // "uma quartinha que dá uns dois litros": as much as it holds.
  [
    /(?<!\p{L})(?:uma?|a|o|minha|meu) (?:quartinha|moringa|bilha|jarra|garraf\p{L}+|squeeze|copo|caneca|pote) que (?:d[áa]|cabe|tem|leva|pega|[ée] de) (?:uns |umas |quase )?((?:\d+(?:[.,]\d+)?|uma?|dois|tr[eê]s|mei[oa]) ?(?:litros?|ml|l)(?!\p{L}))/giu,
    "$1",
  ],
  [/(?<!\p{L})(bebi|tomei|comi|sequei|mandei) todinh[oa](?!\p{L}| \p{L})/giu, "$1 tudo"],
  // "um café duplo": as much as two.
  [/(?<!\p{L})(?:um |1 )?(caf[eé]|cafezinho|espresso|expresso) duplo(?!\p{L})/giu, "2 $1"],
  // "sobrou coca, uns 200 ml ainda ta na garrafa"
  [
    /(?<!\p{L})(?:sobrou|ficou|restou) ((?!uns |umas |quase |s[óo] )\p{L}+),? (?:uns |umas )?(\d+ ?(?:ml|g|gramas))(?: (?:ainda )?(?:t[áa]|est[áa]|ficou|ficaram) n[oa] \p{L}+)?(?=\s*(?:$|[.,!]))/giu,
    "sobraram $2 de $1",
  ],
  // "enchi o copo de novo e tomei inteiro"
  [
    /^(?:e |a[ií] )?(?:enchi|completei) (?:o|a|meu|minha) (copo|prato|caneca|x[ií]cara|ta[çc]a|tigela|cuia|pote) (?:de novo|outra vez|novamente)(?:,? e (?:tomei|bebi|comi|sequei|mandei)(?: (?:tudo|inteir[oa]|tod[oa]))?)?\s*[.!]*$/iu,
    "mais um $1",
  ],
];
