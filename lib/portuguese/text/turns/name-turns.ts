import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { PIZZA_TURNS } from "@/lib/portuguese/text/turns/pizza-turns";

const SOME = "(?:(?:\\d+|uma?|dois|duas|tr[eê]s) )?";
/** Of which one is so large. */
const FRUITS =
  "batata(?:[- ]doce)?|banana|ma[çc][ãa]|laranja|pera|manga|goiaba|espiga|cenoura|beterraba|berinjela|abobrinha";

/** What is stuffed and has a dish of that name. */
const STUFFED =
  "berinjelas?|abobrinhas?|piment(?:[ãa]o|[õo]es)|tomates?|chuchus?|batatas?|lulas?|p[ãa]o|p[ãa]es|nhoques?";

/** What people write in one word with what it comes with. */
const [HOST, BESIDE] = [
  "arroz|feij[ãa]o|caf[ée]|p[ãa]o|cuscuz|tapioca|macarr[ãa]o|leite|batata|bife|frango|carne|ovo|salada|farofa|bolo|suco|queijo",
  "arroz|feij[ãa]o|ovos?|leite|manteiga|queijo|carne|frango|bife|salada|farofa|banana|caf[ée]|presunto|macarr[ãa]o|batata|toddy|nescau",
];
/** What is often cut small before it is eaten. */
const CUT_SMALL =
  "(?:frango|bacon|presunto|peito de peru|mortadela|salame|lingui[çc]a|calabresa|salsicha|carne|queijo|mu[çc]arela|ovo|pepino|tomate|cebola|alho|piment[ãa]o|repolho|alface|couve|cheiro[- ]verde|coentro|salsinha|cebolinha|sals[ãa]o|cenoura|beterraba|chuchu|quiabo|vagem|abobrinha|br[óo]colis|batata|palmito|r[úu]cula|jil[óo]|ma[çc][ãa]|pera|banana|mam[ãa]o|mel[ãa]o|melancia|abacaxi|abacate|manga|morango|kiwi|p[êe]ssego|ameixa|caqui|goiaba|laranja|fruta|castanha|nozes|chocolate|damasco)s?";
/** What dishes and products are called, and the names that the catalogue knows. */
export const NAME_TURNS: readonly Turn[] = [
  // "snack da manhã"
  [/(?<!\p{L})snacks?(?= (?:da|de|do meio da) (?:manh[ãa]|tarde|noite)(?!\p{L}))/giu, "lanche"],
  // "arrozfeijao e ovo", "cafecomleite", "paodequeijo"
  [new RegExp(`(?<!\\p{L})(${HOST})c(?:om|/)(${BESIDE})(?!\\p{L})`, "giu"), "$1 com $2"],
  [
    new RegExp(
      `(?<!\\p{L})(${HOST})de(queijo|fub[áa]|milho|chocolate|laranja|banana|cenoura|uva|carne|frango)(?!\\p{L})`,
      "giu",
    ),
    "$1 de $2",
  ],
  [new RegExp(`(?<!\\p{L})(${HOST})e?(${BESIDE})(?!\\p{L})`, "giu"), "$1 e $2"],
  // "café n° 2 do dia, 100 ml": which one it is, and no count of it.
  [
    /(?<=\p{L}) (?:n ?[°ºo]\.?|n\.|n[úu]mero) ?\d{1,2},? (?=(?:do dia|da (?:manh[ãa]|tarde|noite)|de hoje)(?!\p{L}))/giu,
    " ",
  ],
  // "meio pepino picadinho", "presunto enroladinho": how it was cut, and no stew or roll beside it.
  [
    new RegExp(
      `(?<!\\p{L})(${CUT_SMALL}(?: (?:cozid|frit|assad|grelhad|cr|defumad|branc|verde)[oau]?s?)?),? (?:bem |tod[oa]s? )?picadinh([oa]s?)(?!\\p{L}| de )`,
      "giu",
    ),
    "$1 picad$2",
  ],
  [
    /(?<!\p{L})((?:queijos?|presuntos?|peito de peru|mu[çc]arela|mortadela|salames?)(?: (?:branc[oa]|cozido|prato))?) enroladinh([oa]s?)(?!\p{L}| de )/giu,
    "$1 enrolad$2",
  ],
  // "um sonho, com recheio de doce de leite", "panqueca recheada com carne": of that kind, and nothing beside it.
  [
    /(?<!\p{L})(past[eé](?:l|is)|coxinhas?|sonhos?|croissants?|panquecas?|bolos?|esfi(?:h|rr)as?|ravi[óo]lis?|churros?|empad(?:a|inha)s?|ris+oles?|donuts?|bombo(?:m|ns)|trufas?|folhados?)((?: \p{L}{4,})?),? (?:com recheio (?:d[eo] |com )|rechead[oa]s? com )(?=\p{L}{3})/giu,
    "$1$2 recheado de ",
  ],
  // "250 g de berinjela recheada com carne moída", "200 g de frango recheado com queijo": one dish, and nothing beside it.
  [
    new RegExp(`(?<!\\p{L})((?:${STUFFED})(?: \\p{L}{4,})? rechead[oa]s?),? com (?=\\p{L}{3})`, "giu"),
    "$1 de ",
  ],
  [
    /(?<!\p{L})(\d{2,4} ?(?:g|gr|gramas?) (?:de )?\p{L}{4,}(?: \p{L}{4,})? rechead[oa]s?),? com (?=\p{L}{3})/giu,
    "$1 de ",
  ],
  ...PIZZA_TURNS,
  // "xis bacon": of the south, where one weighs twice an x-bacon.
  [
    /(?<!\p{L})xis (?:de |com )?bacon(?: ga[úu]ch[oa])?(?!\p{L}| (?:e |com )?(?:egg|ovo)|,? (?:pequen|mini|grand|de \d|\d))/giu,
    "x-bacon de 350 g",
  ],
  // "cachorro quente de duas salsichas": a larger one.
  [
    /(?<!\p{L})((?:cachorros?[- ]quentes?|hot ?dogs?|dogs?)(?: prensad[oa]s?)?),? (?:(?:de|com) )?(?:duas|2) salsichas?(?!\p{L})/giu,
    "$1 de 200 g",
  ],
  // "bjú com ovo": tapioca, and no kiss.
  [
    /(?<!\p{L})bj[úu](?=s? (?:c|com|de|d|recheado) (?:ovo|queijo|manteiga|mantega|margarina|coco|carne|frango|nata|requeij|presunto|banana|caf[ée]))/giu,
    "beiju",
  ],
  // "um xtudo"
  [/(?<!\p{L})x(tudo|salada|egg|bacon|frango|calabresa|b[uú]rgu?er)(?!\p{L})/giu, "x-$1"],
  // "x-bacon egg", "x egg bacon": with the other on it.
  [/(?<!\p{L})x[- ](bacon|salada|frango|calabresa|b[uú]rgu?er)[- ]egg(?!\p{L})/giu, "x-$1 com ovo"],
  [/(?<!\p{L})x[- ]egg[- ](bacon|calabresa)(?!\p{L})/giu, "x-egg com $1"],
  // "2 mcfritas médias": so many servings.
  [
    /(?<!\p{L}|\d)(\d|uma?|dois|duas|tr[eê]s) (?:mc ?fritas?|fritas(?= (?:pequen|m[ée]di|grand)))( (?:pequen|m[ée]di|grand)\p{L}+)?(?!\p{L})/giu,
    "$1 porções$2 de batata frita",
  ],
  // "comi um podrão na praça, x-tudo": the same sandwich by its name.
  [
    /(?<!\p{L})(?:uma? |1 )?podr[ãa]o(?: [^.,;:!?\n]{1,30})?[,:] ?(?=(?:uma? |1 )?(?:x[ -]?\p{L}|cachorro|hot|hamb|dog))/giu,
    "",
  ],
  // "baião de 2": its name.
  [/(?<!\p{L})(bai[ãa]o) d[eo] 2(?!\p{L}|\d| (?:pratos|conchas|pessoas))/giu, "$1 de dois"],
  // "burger king whopper": the house, and its sandwich.
  [/(?<!\p{L})(?:d[oa] |n[oa] )?burger king[,:]? (?!com |e |mais |sem |ontem|hoje)(?=\p{L}{4})/giu, ""],
  // "habibs: 5 esfihas", "no habibs comi 4", "kopenhagen 1 nha benta": who sells it, before what it was.
  [
    /(?<=^|[.;\n] ?|(?<!\p{L})(?:n[oa]|almo[çc]o|jantar?|lanche|comi|hoje|hj)[:,]? )(?:habib'?s|kopenhagen|cacau show|brasil cacau|ragazzo|giraffas?|kfc|spoleto|madero|coco bambu|starbucks|bob'?s|mc ?donald'?s|m[ée]qui)[:,]? (?=(?:comi |pedi |peguei )?(?:\d{1,2}|uma?|uns|umas|dois|duas|tr[êe]s) (?!barr|tirinha|tiras|peda[çc]|balde|combo|caixa)[^.;!?\n]{0,40}\p{L}{3})/giu,
    "",
  ],
  [/(?<!\p{L})(?:china in box|china ?box)(?= ?[:,] ?\p{L})[:,] ?/giu, ""],
  // "dominos 4 fatias calabresa": of pizza.
  [
    /(?<!\p{L}|pizza (?:d[ao] )?)(?:domino'?s|pizza hut)[:,]? (?:comi )?(\d|uma|duas|tr[êe]s|quatro) (fatias?|peda[çc]os?) (?:d[eo] )?(?=\p{L}{4})/giu,
    "$1 $2 de pizza de ",
  ],
  // "subway: 15cm de frango": the sandwich.
  [/(?<!\p{L})subway[:,]? (?:de )?(15|30) ?cm (?:d[eo] )?(?=\p{L})/giu, "subway de $1 cm de "],
  // "frango xadrez no box do china in box pequeno"
  [/,? (?:n[oa] box )?(?:d[oa]|n[oa]) china in box(?: pequen[oa]| m[ée]di[oa]| grande)?(?!\p{L})/giu, ""],
  // "no Outback: metade da costela"
  [
    /((?<!\p{L})outback(?!\p{L})[^.;!?\n]{0,60}?(?<!\p{L}))costela(?!\p{L}| bovina| de)/giu,
    "$1costelinha ao barbecue",
  ],
  [/(?<!\p{L})costela(?= (?:d[oa] )outback(?!\p{L}))/giu, "costelinha ao barbecue"],
  // "1 original 600": a beer.
  [
    /(?<=(?<!\p{L})(?:\d|uma?|duas) )(?:garrafas? de )?original (?:de )?600(?: ?ml)?(?!\p{L})/giu,
    "cerveja 600 ml",
  ],
  // "shake com whey: 300 ml de leite, 1 scoop"
  [
    /((?<!\p{L})whey(?!\p{L})[^.;:!?\n]{0,30}:[^.;!?\n]{0,80}?(?<!\p{L})(?:\d|um|uma|meio|dois) scoops?)(?!\p{L}| de)/giu,
    "$1 de whey",
  ],
  // "costelinha com fritas, meia costela"
  [
    /(?<!\p{L})(costelinha(?!\p{L})[^.;,!?\n]{0,40}), (mei[oa]|metade da) costel\p{L}+(?: ao barbecue)?(?=\s*(?:$|[,.;!\n]))/giu,
    "$2 $1",
  ],
  // "por causa do açúcar no sangue": no sugar that one eats.
  [/(?<!\p{L})a[çc][úu]car (?:no|do) sangue(?!\p{L})/giu, "glicemia"],
  // "sorvete de 2 bolas na casquinha": what it is served in.
  [/,? n(?:a|uma) casquinha(?= *(?:$|[,.;!?\n)]| e | com ))/giu, ""],
  // "sorvete de 2 bolas, flocos e pistache": its kinds, of which nuts are named.
  [
    /(?<!\p{L})sorvete((?: de)? (?:\d|uma|duas|tr[eê]s) bolas?),? ?[,(] ?(?:de )?(?:\p{L}+ e )?(pistache|amendoim|avel[ãa]|nozes)(?: e \p{L}+)?\)?/giu,
    "sorvete de $2$1",
  ],
  [
    /(?<!\p{L})(sorvete(?: de)? (?:\d|uma|duas|tr[eê]s) bolas?),? ?[,(] ?(?:de )?(?:(?:flocos|creme|baunilha|morango|chocolate|napolitano|lim[ãa]o|coco|maracuj[áa]|doce de leite|menta|uva|a[çc]a[íi])(?:,? e | e |, )?){1,3}\)?(?=\s*(?:$|[,.;!\n]| n[ao] ))/giu,
    "$1",
  ],
  // "lanche de mortadela": a sandwich.
  [/(?<!\p{L})(lanche)(?= de (?:mortadela|pernil|calabresa|lingui[çc]a)(?!\p{L}))/giu, "sanduíche"],
  // "cogumelos (paris)"
  [/(?<!\p{L})(cogumelos?) \((?:de )?(?:paris|shimeji|shitt?ake|portobell?o)\)/giu, "$1"],
  // "refil de chá gelado"
  [/(?<!\p{L})refil d[eo] (?=\p{L})/giu, ""],
  // "vit de banana"
  [/(?<!\p{L})vit(?= d[eo] \p{L})/giu, "vitamina"],
  // "100 g aveia, 40 g whey, 30 g pasta": of peanuts, in a shake.
  [
    /((?<!\p{L})(?:whey|aveia|banana|tapioca|torrada)(?!\p{L})[^.;!?\n]{0,60}? \d+ ?g (?:de )?)pasta(?=\s*(?:$|[,.;!\n]| e ))/giu,
    "$1pasta de amendoim",
  ],
  // "baião de dois, carne de sol e paçoca": of meat, in a meal of the north-east.
  [
    /((?<!\p{L})(?:bai[ãa]o|carne de sol|feij[ãa]o verde|arroz de leite)(?!\p{L})[^.;!?\n]{0,60}?(?:[+,]| e| com) ?)paçoca(?!\p{L}| de| rolha)/giu,
    "$1paçoca de carne",
  ],
  [
    /(?<!\p{L})paçoca(?=(?:,? \d colher(?:es)?(?: de (?:sopa|servir))?)?(?: com| e|,| mais) ?[^.;!?\n]{0,30}?(?<!\p{L})(?:bai[ãa]o|carne de sol|feij[ãa]o verde|arroz de leite|macaxeira|queijo coalho)(?!\p{L}))/giu,
    "paçoca de carne",
  ],
  // "fui na caranguejada, comi 3 caranguejos": the feast of them.
  [
    /(?<!\p{L})(?:uma? )?caranguejada(?=[^.;!?\n]{0,60}? (?:\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis) caranguejos?(?!\p{L}))/giu,
    "festa",
  ],
  // "cubos de frango ao curry": in cubes, of which nobody counted any.
  [
    /(?<!(?:\d|uma?|uns|alguns|dois|duas|tr[êe]s|quatro|cinco|seis|poucos) )(?<!\p{L})cubos d[eo] (frango|carne|peixe|tofu|lombo|peru)(?!\p{L})/giu,
    "$1",
  ],
  // "espetinho de carne com mandioca": beside it.
  [
    /(?<!\p{L})((?:espetinho|espeto|churrasquinho)s? de \p{L}+) com (?=(?:mandioca|macaxeira|aipim|farofa|vinagrete|arroz|batata)(?!\p{L}))/giu,
    "$1, ",
  ],
  // "pepino com iogurte", "molho: iogurte e limão": no sweet one.
  [
    /((?<!\p{L}|salada de )(?:pepino|alface|frango|kebab|falafel|berinjela|kafta|carneiro|batata|homus)(?!\p{L})(?: de \p{L}+)? (?:com |no |ao )(?:molho de )?iogurte)(?!\p{L}| (?:natural|grego|de|com|desnatado))/giu,
    "$1 natural",
  ],
  // "café com leite em pó": coffee, and the powder.
  [/(?<!\p{L})(caf[ée](?:zinho)?) com leite em p[óo](?!\p{L})/giu, "$1 e leite em pó"],
  // "torradinhas com patê de atum": toast, and what was on it.
  [/(?<!\p{L})(torrad(?:a|inha)s?) com pat[êe](?= d[eo] \p{L})/giu, "$1 e patê"],
  // "fondue de queijo e depois o de chocolate"
  [
    /((?<!\p{L})fondue de \p{L}+[^.;!?\n]{0,40}? )(?:o|um|outro) de (?=chocolate|queijo|carne)/giu,
    "$1fondue de ",
  ],
  // "batata doce assada, uma média": one of such a size, and no coffee.
  [
    new RegExp(
      `(?<!\\p{L})${SOME}(${FRUITS})(?!\\p{L})([^.;,!?\\n]{0,40}), uma m[ée]dia(?=\\s*(?:$|[.,;!\\n]))`,
      "giu",
    ),
    "1 $1 média$2",
  ],
  // "whey bar sabor cookies": of no biscuit.
  [
    /((?<!\p{L})(?:whey(?: bar)?|barra(?: de \p{L}+)?|barrinha(?: de \p{L}+)?|shake(?: \p{L}+)?|bcaa|creatina|col[áa]geno|pr[ée]-?treino)),? (?:de )?sabor \p{L}+(?: (?:e|and|n|com) \p{L}+)?/giu,
    "$1",
  ],
  // "tapioca 90 g com tucumã 40 g (o tal x-caboquinho versão tapioca)": what all of it is called, of which each part was weighed.
  [
    /((?<!\p{L})\d{1,4} ?g(?!\p{L})[^.;:!?\n()]{2,60} \d{1,4} ?g(?!\p{L})[^.;:!?\n()]{0,30}) \((?:(?:é|eh|vulgo|ou seja),? )?(?:o|a|os|as) (?:tal|famos[oa]|tradicional|cl[áa]ssic[oa]|conhecid[oa])s? [^()\d]{2,60}\)/giu,
    "$1",
  ],
  // "camarão no alho 100 g": how it was made.
  [
    /(?<!\p{L})((?:camar[ãa]o|camar[õo]es|lula|polvo|peixe|til[áa]pia|fil[ée]|frango|carne|bife|batatas?|cogumelos?|shimeji|br[óo]colis|couve)(?: (?!com |e )\p{L}+)?) n[oa] alho(?: e [óo]leo)?(?!\p{L})/giu,
    "$1 ao alho",
  ],
  // "2 hambúrgueres caseiros de 120 g cada, sem pão": their meat.
  [
    /(?<!\p{L}|carne d[eo] )hamb[uú]rgu?er(?:es)?(?! d[eo] (?:frango|peru|soja|gr[ãa]o|salm[ãa]o|lentilha|peixe))((?: (?!e )[^\s.;!?+,]+){0,7}),? sem (?:o )?p[ãa]o(?! de )(?!\p{L})/giu,
    "carne de hambúrguer$1",
  ],
  // "os ovos foram 3 mexidos": how many, and how they were made.
  [
    /^((?:(?:e|mas|ah|na verdade|ops),? )*)[oa]s (\p{L}{3,}s) (?:foram|eram) (\d{1,2}|dois|duas|tr[êe]s|quatro) (?=(?:mexid|frit|cozid|assad|grelhad|empanad|acebolad|rechead|pequen|grand)[oa]?s\s*[.!]*$)/iu,
    "$1foram $3 $2 ",
  ],
  // "a mandioca era frita no óleo": what fried food has in it anyhow.
  [
    /(?<=^(?:(?:e|mas|ah|na verdade),? )*[oa]s? [^.,;!?\n\d]{3,20} (?:foi|foram|era|eram|tava|estava) frit[oa]s?) n[oa] (?:azeite|[óo]leo|banha)(?: de \p{L}+)?(?=\s*[.!]*$)/iu,
    "",
  ],
  // "a banana era frita na manteiga": so made, and with some of it.
  [
    /(?<=^(?:(?:e|mas|ah|na verdade),? )*[oa]s? [^.,;!?\n\d]{3,20} (?:foi|foram|era|eram|tava|estava) (?:frit|refogad|dourad|passad|grelhad|assad|selad)[oa]s?) n[oa] (?=(?:manteiga|margarina|azeite|[óo]leo|banha)(?: de \p{L}+)?\s*[.!]*$)/iu,
    " e com ",
  ],
  // "a outra metade comi agora de tarde"
  [/^((?:(?:e|mas|a[íi]),? )*)(a outra metade) (?:eu )?(comi|tomei|bebi|terminei)(?!\p{L})/iu, "$1$3 $2"],
  // "o bolovo tava muito bom, comi outro": one more of them.
  [
    /^(?:(?:e|mas),? )*[oa] (\p{L}{4,}(?: de \p{L}+)?) (?:tava|estava|é|era|ficou) [^.,;!?\n\d]{3,25}?,? (?:e |que |a[íi] )?(?:eu )?(?:acabei )?(?:comi|peguei|tomei|bebi|comendo|tomando|repeti|pedi) (?:outr[oa]|mais uma?)(?: d[eo]l[ea])?\s*[.!]*$/iu,
    "mais 1 $1",
  ],
];
