import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { BLEND_TURNS } from "@/lib/portuguese/text/turns/blend-turns";

const SO_MANY = "\\d{1,2}|dois|duas|tr[eê]s|quatro|cinco|seis";
const END = "(?=\\s*(?:$|[.,;!\\n)]))";
const FLAVOUR =
  "(?:de )?((?:calabresa|portuguesa|frango|mu[sçz]{1,2}arela|mozz?arela|marg?h?uerita|quatro queijos|[45] queijos|atum|presunto|bacon|lombo|pepperoni|napolitana|toscana|palmito|catupiry|br[óo]colis|milho|chocolate|brigadeiro|romeu e julieta|camar[ãa]o|carne seca|alho|r[uú]cula|queijo|baiana|vegetariana|escarola)(?: com (?:catupiry|requeij[ãa]o|cheddar|bacon|cebola|queijo|ricota|tomate seco|palmito|cream cheese|morango))?)";
/** "meia portuguesa meia frango", of which the first may have become the name. */
const HALVES = `(?:(?:mei[oa]|metade|1\\/2) )?${FLAVOUR}(?:,| e|,? a outra| \\/)? (?:mei[oa]|metade|1\\/2) ${FLAVOUR}`;
/** What holds a whole dish. */
const VESSEL = "pote|potinho|marmita|bowl|tigela|tigelinha|cumbuca|bacia|tupperware";
const FISH_AND_MEAT =
  "frango|fil[ée]|peixe|til[áa]pia|merluza|salm[ãa]o|pescada|carne|bife|lombo|panga|ca[çc][ãa]o|peito|contra-?fil[ée]|alcatra|patinho|porco|berinjela|f[íi]gado";
const CUT =
  "asas?|coxas?|coxinhas?|sobrecoxas?|pesco[çc]os?|peitos?|mo?elas?|p[ée]s?|moelas?|dorso|sambiquira";
const CHILDS = "prat(?:inho|o) (?:infantil|kids?|de crian[çc]a|da crian[çc]a)";
/** What a list of foods is told in. */
const LISTED = "[^.;:!?\\n()]{3,120}?";

/** "jantamos os 3" */
const BY_US = `(?:os|as|em|entre|n[óo]s) (?:os |em )?(${SO_MANY}) (?:pessoas )?`;
const DIVIDED =
  "([^.,;!?\\n]{4,60}?),? (?:e )?(?:n[óo]s )?(?:dividimos|rachamos|dividid[oa]|repartimos)(?: (?:tudo|em|por|partes|igual|iguais|certinho|igualmente|bem)){0,4}(?=\\s*(?:$|[.,;!\\n]))";
const ONE_WHOLE = `((?:1|uma?) (?:pizza|lasanha|torta|bolo|frango|garrafa|travessa|coca|cerveja|pote|barra|caixa)(?!\\p{L})[^.,;!?\\n]{0,40}?)${END}`;

/** How much of it: shares and halves, weights behind, numbers within a name. */
export const AMOUNT_TURNS: readonly Turn[] = [
  // "pão (integral)", "panquecas (2) de carne", "chocolate (ao leite com avelã)"
  [
    /(?<!\p{L})(p[ãa]o|p[ãa]es|arroz|macarr[ãa]o|iogurte|leite|biscoito|torradas?|bolacha|wrap) \((integra(?:l|is)|franc[eê]s(?:es)?|de forma|s[ií]rio|caseiro|desnatado|natural|grego|light|branco|parboilizado|de centeio|de leite)\)/giu,
    "$1 $2",
  ],
  [
    /(?<!\p{L})(panquecas?|past[eé](?:l|is)|tapiocas?|esfi(?:h|rr)as?|coxinhas?|empad\p{L}+|crepes?|fatias?|p[ãa]es|p[ãa]o|bifes?|salsichas?) \((\d{1,2})\) (?=de \p{L}{3})/giu,
    "$2 $1 ",
  ],
  [
    /(?<!\p{L})(chocolate)(?: (?:ao leite|branco|amargo))? \((?:ao leite |branco |amargo )?(?:com )?((?:avel|amend|castanh|am[êe]nd|pistach|noz)\p{L}+)\)/giu,
    "$1 com $2",
  ],
  [/(?<!\p{L})(sorvetes?) \(((?:\d|uma?|duas|tr[eê]s) bolas?)[:,]? (?:de )?/giu, "$1 $2 ("],
  [
    /(?<!\p{L})(mix de (?:castanhas|nuts|oleaginosas)) \((?:(?:nozes|am[êe]ndoas?|castanhas?|avel[ãa]s?|maca?d[âa]mias?|pistaches?|amendoim|uvas? passas?|de caju|do par[áa]|do brasil|passas?)(?:, | e |,)?(?: )?)+\)/giu,
    "$1",
  ],
  [
    /(?<!\p{L})(saladas? de frutas?)(?: q(?:ue)? [^()\n,.]{3,25})? \((?:(?:mam[ãa]o|ma[çc][ãa]|banana|uva|laranja|mel[ãa]o|melancia|manga|kiwi|morango|abacaxi|p[eê]ra|goiaba|p[eê]ssego|mexerica|tangerina|caqui)s?(?:, | e |,| )?)+\)/giu,
    "$1",
  ],
  // "2 colheres (sopa)", "1 de farofa (sopa)": the spoon, and no soup.
  [/(?<!\p{L})(colher(?:es)?|xícaras?) \((?:de )?(sopa|sobremesa|ch[áa]|servir|caf[ée])\)/giu, "$1 de $2"],
  [
    /(?<!\p{L})(colher(?:es)?) de (\p{L}+) \((?:de )?(sopa|sobremesa|ch[áa]|servir|caf[ée])\)/giu,
    "$1 de $3 de $2",
  ],
  [
    /((?<!\p{L})(?:colher(?:es)?|col)(?!\p{L})[^;!?\n]{0,80}?\p{L}) \((?:de )?(?:sopa|sobremesa|ch[áa]|servir|caf[ée])\)/giu,
    "$1",
  ],
  // "um pacote (3 bolachinhas) 24g"
  [
    /((?<!\p{L})(?:pacote|pacotinho|sach[êe]|saquinho)[^.;,\n()]{0,40}) \(\d{1,2} (?:bolach\p{L}+|biscoit\p{L}+|unidades?|un|torrad\p{L}+)\)(?= (?:de )?\d{1,3} ?g)/giu,
    "$1",
  ],
  // "esfirra aberta de carne": in a shape that makes no other of it.
  [/(?<!\p{L})(esfi(?:h|rr)as?) (?:abert|fechad|folhad|assad)[oa]s?(?= de \p{L})/giu, "$1"],
  // "abobrinha recheada com carne 1 metade"
  [
    /(?<!\p{L})((?:abobrinha|berinjela|piment[ãa]o|batata|abacate|mam[ãa]o|manga|laranja|ma[çc][ãa])(?: (?!e |com )\p{L}+(?: (?:com|de) \p{L}+)?)?),? (?:1|uma) metade(?=\s*(?:$|[,.;!\n]))/giu,
    "meia $1",
  ],
  ...BLEND_TURNS,
  [/(?<!\p{L})(vitamina de \p{L}+) (?:pra mim|para mim|minha), (?=com )/giu, "$1 "],
  // "no pão 3 queijos", "torrada 4 grãos", "leite 0 lactose": a number of the name.
  [/(?<=(?<!\p{L})p[ãa]o )(?:de )?(?:[3-5]|tr[eê]s|quatro|cinco) queijos(?!\p{L})/giu, "com queijo"],
  [
    /(?<=(?<!\p{L})(?:macarr[ãa]o|espaguete|penne|talharim|fettuccine|massa|gnocchi|nhoque) )(?:de |aos? )?(?:[3-5]|tr[eê]s|quatro|cinco) queijos(?!\p{L})/giu,
    "ao molho quatro queijos",
  ],
  [
    /(?<=(?<!\p{L})(?:torradas?|bolachas?|biscoitos?|bisnaguinhas?|wrap|rap10) )(?:de )?(?:\d{1,2}|sete|nove|doze|multi) ?gr[ãa]os(?!\p{L})/giu,
    "integral",
  ],
  [/(?<!\p{L}|\d )(?:0|zero) ?% lactose(?!\p{L})|(?<=\p{L} )0 lactose(?!\p{L})/giu, "zero lactose"],
  // "jantamos os 3 lasanha de 600g, dividimos em partes iguais", "almoçamos em 3 uma lasanha": of what is one whole.
  [new RegExp(`(?<!\\p{L})(jant|almo[çc])amos ${BY_US}${DIVIDED}`, "giu"), "$1ei $3 dividida em $2"],
  [new RegExp(`(?<!\\p{L})(?:comemos|tomamos|bebemos) ${BY_US}${DIVIDED}`, "giu"), "comi $2 dividida em $1"],
  [new RegExp(`(?<!\\p{L})(jant|almo[çc])amos ${BY_US}${ONE_WHOLE}`, "giu"), "$1ei $3 dividida em $2"],
  [
    new RegExp(`(?<!\\p{L})(?:comemos|tomamos|bebemos) ${BY_US}${ONE_WHOLE}`, "giu"),
    "comi $2 dividida em $1",
  ],
  // "tambaqui banda inteira dividi com 3 pessoas, baião e farofa": of what stands before it.
  [
    new RegExp(
      `(?<=^|[:,.;\\n]|(?<!\\p{L})(?:comi|almocei|jantei|tomei|teve) )(\\s?(?!(?:e|eu|que|comi|n[ãa]o) )[\\p{L}\\d]+(?:\\s(?!(?:e|eu|que|comi|n[ãa]o) )[\\p{L}\\d]+){0,6}) (?:que |e )?(?:eu )?(?:dividi|rachei|dividimos|rachamos) (com|em|entre) (${SO_MANY})( pessoas| amig[oa]s| colegas| partes)?(?=[,;])`,
      "giu",
    ),
    "$1 dividido $2 $3$4",
  ],
  // "frango inteiro, dividimos em 4": what there is to eat of it.
  [
    /(?<!\p{L})((?:frango|galeto|galinha|tambaqui|peixe|dourado|pintado|pacu|til[áa]pia|matrinx[ãa])(?: (?:assad|recheado|frit|cozid)[oa]?| na brasa| grelhado){0,2}) (?:(?:uma? |1 )?banda inteira|inteir[oa])(?=,? (?:que )?(?:n[óo]s |a gente |eu )?(?:divid|rach|repart))/giu,
    "600 g de $1",
  ],
  // "1 coca 2 litros pra 4 pessoas"
  [
    new RegExp(
      `(?<=\\d ?(?:litros?|l|ml)|(?<!\\p{L})(?:grande|fam[ií]lia|inteir[oa]|gigante)) (?:pra|para) (${SO_MANY})(?: (?:pessoas|amigos|amigas|de n[óo]s))?${END}`,
      "giu",
    ),
    " dividida em $1",
  ],
  // "suco 1 jarra pra todo mundo, eu tomei 2 copos": one's own.
  [
    /,? (?:1|uma) (?:jarra|garrafa|travessa|panela|bacia|litr[oã]o|forma|bandeja)(?: grande| de \d+ ?(?:l|litros?|ml))? (?:pra|para|pro|d[ao]) (?:todo mundo|tod[oa]s|a fam[ií]lia|geral|a galera|galera|a turma|turma|mesa(?: toda)?|a mesa|o pessoal|pessoal|n[óo]s|a gente)(?: tod[oa])?[,:]? (?:mas |e )?(?:eu )?(?:s[óo] )?(?:tomei|bebi|comi|peguei) (?=(?:\d|uma? |dois |duas |tr[eê]s |mei[oa] ))/giu,
    " ",
  ],
  // "pizza meia portuguesa meia frango, comi 2 de cada"
  [
    new RegExp(
      `(?<!\\p{L})(?:uma? |1 )?pizza(?: (?:grande|m[ée]dia|fam[ií]lia))?[,:]? ${HALVES}[,:.]? ?(?:e )?(?:eu )?(?:comi |foram )?(${SO_MANY}|uma)(?: (?:fatias?|peda[çc]os?))? de cada(?: (?:uma?|sabor|lado))?${END}`,
      "giu",
    ),
    "$3 fatias de pizza de $1 e $3 fatias de pizza de $2",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:uma? |1 )?pizza(?: (?:grande|m[ée]dia|fam[ií]lia))?[,:]? ${HALVES}[,:.]? ?(?:e )?(?:eu )?(?:comi |foram )?(?:2|duas)(?: (?:fatias?|peda[çc]os?))${END}`,
      "giu",
    ),
    "1 fatia de pizza de $1 e 1 fatia de pizza de $2",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:2|duas) (?:fatias|peda[çc]os) (?:de |da )?pizza,? (?:de )?${HALVES}${END}`,
      "giu",
    ),
    "1 fatia de pizza de $1 e 1 fatia de pizza de $2",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:uma? |1 )?pizza(?: (?:grande|m[ée]dia|fam[ií]lia))?[,:]? ${HALVES}[,:.]? ?(?:e )?(?:eu )?(?:comi |foram )?(?:3|tr[eê]s)(?: (?:fatias?|peda[çc]os?))${END}`,
      "giu",
    ),
    "1,5 fatias de pizza de $1 e 1,5 fatias de pizza de $2",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:uma? |1 )?pizza(?: (?:grande|m[ée]dia|fam[ií]lia))?[,:]? ${HALVES}[,:.]? ?(?:e )?(?:eu )?(?:comi |foram )?(?:4|quatro)(?: (?:fatias?|peda[çc]os?))${END}`,
      "giu",
    ),
    "2 fatias de pizza de $1 e 2 fatias de pizza de $2",
  ],
  // "30 g de requeijão e 1 mamão pequeno, metade": of the last that is told.
  [
    /(?<=\p{L}(?:,| e| mais| com) )(?:1|uma?) ((?:\p{L}+ ?){1,3}), (?:s[óo] |comi s[óo] )?(?:a )?metade(?=\s*(?:$|[.;\n]))/giu,
    "metade de um $1",
  ],
  // "menos pão, hoje foi só metade de um com manteiga": of what was spoken of.
  [
    /((?<!\p{L})(p[ãa]o|p[ãa]ozinho|cuscuz|tapioca|bolo|croissant|sandu[ií]che)(?!\p{L})[^.;!?\n]{3,50}?(?<!\p{L})(?:metade de|meio|só|foi) )(uma?)(?= com )/giu,
    "$1$3 $2",
  ],
  // "peito de frango 2 filés 240g"
  [
    new RegExp(
      `(?<!\\p{L})((?:${FISH_AND_MEAT})(?: (?!com |e )\\p{L}+){0,3}),? (?:${SO_MANY}|1|uma?) (?:fil[ée]s?|postas?|bifes?),? \\(?(\\d{2,3} ?(?:g|gr|gramas))\\)?(?!\\p{L}| (?:cada|de |d[oa] ))`,
      "giu",
    ),
    "$2 de $1",
  ],
  // "pão 2 fatias 90g": all of them.
  [
    new RegExp(
      `(?<!\\p{L})(${SO_MANY}) (fatias|fil[ée]s|postas|peda[çc]os|rodelas|colheres(?: de sopa)?|bifes|unidades) (\\d{2,3} ?(?:g|gr|gramas))(?!\\p{L}| (?:cada|de |d[oa] ))`,
      "giu",
    ),
    "$1 $2 ($3)",
  ],
  // "frango a milanesa - 1 filé": a cut of it, and no food beside it.
  [
    new RegExp(
      `(?<!\\p{L})((?:${FISH_AND_MEAT})(?: \\p{L}+){0,3}) ?[-–:] ?(\\d{1,2}|uma?|dois|duas|mei[oa]) (fil[ée]s?|postas?|bifes?)( (?:m[ée]di[oa]|grande|pequen[oa])s?)?${END}`,
      "giu",
    ),
    "$1 $2 $3$4",
  ],
  // "galinha guisada asa e pescoço": which of it.
  [
    new RegExp(
      `(?<!\\p{L})((?:galinha|frango)(?: caipira)? (?:guisad[oa]|ensopad[oa]|cozid[oa]|caipira|ao molho|de panela|com quiabo|desfiad[oa])) (?:${CUT})(?:(?:,| e) (?:${CUT}))*${END}`,
      "giu",
    ),
    "$1",
  ],
  // "cream cracker com requeijão, 6 bolachas"
  [
    new RegExp(
      `(?<!\\p{L})(?:bolachas? |biscoitos? )?((?:cream cracker|[áa]gua e sal|mai[sz]ena|maria|integral|salgada|club social|rosquinha)(?: com \\p{L}+(?: \\p{L}+)?)?),? (${SO_MANY}) (?:bolach(?:a|inha)s?|biscoit(?:o|inho)s?)${END}`,
      "giu",
    ),
    "$2 bolachas $1",
  ],
  [
    /(?<!\p{L})(?:coco: ?)?([áa]gua de coco) (?:n[oa]|d[oa]|direto d[oa]|em) (?:pr[óo]prio )?coco(?: verde| gelado)?(?!\p{L})/giu,
    "$1",
  ],
  // "salada de macarrão com atum e milho, um pote de 400 ml cheio": of the dish, and no part.
  [
    new RegExp(
      `(?<!\\p{L})((?:salada|macarr[ãa]o|macarronada|sopa|arroz|risoto|salpic[ãa]o|estrogonofe|mel[ãa]o|melancia|mam[ãa]o|abacaxi|uva|morango|manga|pipoca|a[çc]a[ií]|mingau|canja)(?!\\p{L})${LISTED}),? (?:1|uma?) (${VESSEL})( de \\d{2,4} ?(?:ml|g))?(?: bem)? chei[oa](?: picad[oa])?(?=\\s*(?:$|[.;\\n]))`,
      "giu",
    ),
    "1 $2$3 de $1",
  ],
  [
    /(?<!\p{L})(mel[ãa]o|melancia|mam[ãa]o|abacaxi|uva|morango|manga|pipoca|a[çc]a[ií]|salada|sopa)(?: picad[oa])?,? (?:1|uma?) (?:pote|bowl|tigela|vasilha)(?: bem)? chei[oa](?: picad[oa])?(?!\p{L})/giu,
    "1 tigela de $1",
  ],
  [
    /(?<!\p{L})(salada de macarr[ãa]o) (?:parafuso|penne|fus+ili|gravatinha|conchinha|caracol|ave maria)(?!\p{L})/giu,
    "$1",
  ],
  // "arroz, feijão, ovo, tudo pouco", "…, pratinho infantil": little of each.
  [
    new RegExp(
      `(?<=\\p{L})(?:(?:,|\\n| -)? ?(?:tudo (?:bem )?(?:pouco|pouquinho|pequenininho|de pouquinho|em por[çc][ãa]o pequena)|(?:num |um |no |em )?${CHILDS})|[,.]? ?(?:por[çc][õo]es (?:bem )?pequenas|(?:uma? )?(?:por[çc][ãa]o|pratinho|quantidade) (?:bem )?pequen[oa] de (?:tudo|cada(?: um| coisa)?)|bem pou(?:co|quinho) de tudo))(?: (?:pq|porque|pois|que) [^.;\\n]*)?(?=\\s*(?:$|[.,;!\\n]))`,
      "giu",
    ),
    ", um pouco de cada",
  ],
  [
    new RegExp(`(?<!\\p{L})(?:um |1 )?${CHILDS}(?: de| com|:) (${LISTED})(?=\\s*(?:$|[.;\\n]))`, "giu"),
    "$1, um pouco de cada",
  ],
  // "abobrinha espaguete 120g": cut like it.
  [
    /(?<!\p{L})(abobrinha|cenoura|pupunha) (?:espaguete|spaguetti|spaghetti|em fios)(?!\p{L})|(?<!\p{L})(?:espaguete|spaghetti|macarr[ãa]o) de (abobrinha|pupunha)(?!\p{L})/giu,
    "$1$2",
  ],
  [
    /(?<!\p{L})(?:sandu[ií]che|sanduba|lanche) natural (?:de )?(frango|atum|peru|ricota)(?:,| e| com| c\/)? cenoura(?: ralada)?(?= (?:d[oa]|de) | ?\d|\s*(?:$|[.,;!\n]| e ))/giu,
    "sanduíche natural de $1",
  ],
  // "um iogurte que achei na geladeira, de coco, 170g"
  [
    /(?<!\p{L})(iogurte|suco|picol[ée]|sorvete|bolo|pastel|esfi(?:h|rr)a|pizza|biscoito|barrinha|ch[áa]|sandu[ií]che) (?:que|q) (?:eu )?(?:achei|encontrei|tinha|sobrou|peguei|comprei|ganhei|estava|tava)(?: [^,.;!?\n]{2,40})?, (?=de \p{L}+)/giu,
    "$1 ",
  ],
  // "2 hambúrgueres de caixinha": patties.
  [
    /(?<!\p{L})(hamb[uú]rguer(?:es)?) (?:de caix(?:inh)?a|congelad[oa]s?|de pacote|da sadia|da perdig[ãa]o|da seara)(?: (?:da|de) (?:sadia|perdig[ãa]o|seara|texas))?(?!\p{L})/giu,
    "$1 grelhado",
  ],
  [
    /(?<!\p{L})(?:1 |um )?hamb[uú]rguer (?:artesanal |caseiro )?(?:de |com )?(\d{2,3} ?g)(?: de (?:blend|carne))?(?=[^.;!?\n]{0,40} n[oa] p[ãa]o)/giu,
    "carne de hambúrguer $1",
  ],
  // "a marmita foi escondidinho 350g"
  [
    /(?<=^|[.,;\n] ?|(?<!\p{L})(?:hoje|hj) )(?:a |minha |a minha )?(?:marmita|marmitex|quentinha)(?: de hoje| do almo[çc]o| hoje)? (?:foi|era|tinha|veio(?: com)?) (?:de )?(?=(?:o )?(?:escondidinho|macarr|lasanha|estrogonofe|strogonoff|frango|carne|arroz|feij|panqueca|salada|nhoque|risoto|bife|peixe|fil[ée]|yakisoba|sopa|pur[êe]|cuscuz|\d+ ?g))/giu,
    "almocei ",
  ],
  [/(?<!\p{L})(?:dona de casa )?(acord(?:ei|ou|amos)) (?:bem |muito )?tarde(?=[:,.;!]| e )/giu, "$1"],
];

/** "6 ovos, sendo 4 só a clara", "10 bombons, 4 deles de coco": what the others are. */
const OF_THEM = new RegExp(
  `(?<!\\p{L})(${SO_MANY}) (\\p{L}+)((?: (?!sendo)\\p{L}+){0,3}?),? (?:(?:dos quais |das quais |sendo )(${SO_MANY}|uma?)|(${SO_MANY}|uma?)(?= s[óo] )) (?:deles |delas )?(?:(?:s[óo] (?:as? |com as? )?)?(claras?)|((?:de|com) \\p{L}+(?: \\p{L}+)?))${END}(?!,? (?:e )?(?:${SO_MANY}|uma?) (?:de|com) )`,
  "giu",
);
const VALUES: Record<string, number> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  três: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
};

/** A part of what was counted is no more of it. */
export function withPartsCounted(text: string): string {
  return text.replace(OF_THEM, (said, all, noun, how, first, second, white, kind) => {
    const part = first ?? second;
    const [whole, some] = [all, part].map((one) => VALUES[one.toLowerCase()] ?? Number(one)) as [
      number,
      number,
    ];
    if (!(whole > some) || (white && !/^ov/iu.test(noun))) return said;
    return `${whole - some} ${noun}${how} e ${some} ${white ? "claras de ovo" : `${noun} ${kind}`}`;
  });
}
