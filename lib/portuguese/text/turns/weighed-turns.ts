import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const GRAMS = "((?:(?:uns|umas|cerca de) )?\\d{1,4}(?:[.,]\\d)? ?(?:g|gr|grs|gramas)(?!\\p{L}))";
const ENDS = "(?=\\s*(?:$|[.,;!?)\\n]| e ))";
const MADE = "(?:pront|cozid|assad|grelhad|frit|cr[ua]|limp|descascad|cortad|picad|desossad)[oa]?";
/** "sem a casca", "na balança", "depois de pronto" */
const AS_IT_WAS = `(?:(?:sem|com) (?:[oa]s? )?(?:casca|pele|ossos?|caro[çc]o|miolo|sementes?|gordura|espinhas?)|n?a balan(?:[çc]a|cinha)|(?:depois |antes )?de (?:comer|descascar|limpar|cortar|picar|${MADE})|(?:j[áa] )?${MADE})`;
const HOW = `(?:,? (?:antes|depois|agora|hoje|j[áa]|aqui|certinho|direitinho|tudo|el[ea]|${AS_IT_WAS})){0,3}`;
const PUT = "(?:pesei|pesad[oa]s?|(?:botei|coloquei|pus) na balan[çc]a)";
const DID = "(?:deu|deram|dava|tinha|pesou|pesava|marcou)";
const NAMED = "[oa]s? \\p{L}{3,}(?: (?:d[eo] )?\\p{L}{3,})?";

const MENDS =
  "(?:corri(?:ge|ja|gir|gindo)|arrum[ae]r?|ajust[ae]r?|mud[ae]r?|alter[ae]r?|consert[ae]r?|atualiz[ae]r?|tro(?:ca|que|car)|ret?ifi(?:ca|que|car))";
const KILOS = "(\\d{2,3}(?:[.,]\\d{1,2})?)(?: ?(?:kg|kgs|quilos?|kilos?))?(?![\\p{L}\\d])";
/** "tinha olhado sem os óculos", "tava de roupa": why it was noted otherwise. */
const WHY =
  "(?![^\\n]*(?<!\\p{L})(?:comi|tomei|bebi|almocei|jantei|lanchei|teve)(?!\\p{L}))(?:[,.;!] ?(?:(?:é |eh )?que |porque |pq |pois |eu )?(?:tinha|tava|estava|li|vi|olhei|digitei|anotei|escrevi|mandei|esqueci|errei|confundi|troquei|a balan[çc]a|a outra|antes)(?!\\p{L})[^\\n\\d]{3,60})";

/** How somebody takes back the figure that was just written. */
const NOT_SO =
  "(?:n[ãa]o[,.;:!]|(?:(?:n[ãa]o|ah|eita),? )?(?:ops|opa|oops|epa|ali[áa]s|digo|quer dizer|quis dizer|errei|minto|mentira|perd[ãa]o|desculpa|calma|pera(?:[íi])?|corrigindo|corre[çc][ãa]o|na verdade|na real)[,.;:!]?|\\*)";
const READ_OFF = "(\\d{2,3}(?:[.,]\\d{1,2})?)(?: ?(?:kg|kgs|quilos?))?(?![\\p{L}\\d]|[.,]\\d)";

const COUNT = "\\d{1,4}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|mei[oa]";
const VESSELS = "(?:copos?|garrafas?|garrafinhas?|canecas?|x[íi]caras?|latas?|latinhas?|ta[çc]as?|squeezes?)";
const DRINK =
  "[áa]gua|suco(?: de \\p{L}{3,})?|ch[áa](?: \\p{L}{3,})?|caf[ée]|cerveja|leite|refri(?:gerante)?|coca(?: zero)?";
const VOLUME = "\\d{3,4} ?ml|\\d(?:[.,]\\d{1,2})? ?(?:l|litros?)";
const ALL_OF_IT = " ?(?:no total|ao todo|tudo junto|ao total|na soma|total)(?!\\p{L})";

/** So much of it, and no word of where that was left. */
const MEASURED =
  "(\\d{1,4}(?:[.,]\\d)? ?(?:g|gr|grs|gramas|ml))(?=(?: (?:s[óo]|no total|certinho|mesmo|cada))?\\s*(?:$|[.,;!)\\n]| e [oa]s? ))";
/** Whoever may be left with some of it. */
const NOBODY =
  "(?:m(?:eu|inha)|ele|ela|voc[êe]|gente|galera|pessoal|crian[çc]as?|filh[oa]s?|marido|esposa|mulher|namorad[oa]|irm[ãa]o?|m[ãa]e|pai|av[óô]|sogr[oa]|prim[oa]|ti[oa]|amig[oa]s?|coleg[ao]s?|cachorr[oa]|gat[oa]|beb[êe]|menin[oa]s?|rest[oa]|sobra|peso|prato|marmita|total|tudo|soma|conta)(?!\\p{L})";

const MADE_DRINK =
  "suco|vitamina|smoothie|shake|milk ?shake|caf[ée]|ch[áa]|chimarr[ãa]o|limonada|refresco|achocolatado|caipirinha|suchá|mate|cappuccino";
const SEVERAL =
  "(?:cach(?:o|inho)|punhad(?:o|inho)|por[çc][ãa]o|porçãozinha|pacot(?:e|inho)|pot(?:e|inho)|prat(?:o|inho)|tigel(?:a|inha)|cumbuc(?:a|inha)|saqu?inho|montinho|copinho|m[ãa]o)(?: (?:pequen\\p{L}+|grandes?|chei[oa]))?";
const NUMBER = "\\d{1,2}|duas|dois|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte";
const LEAF =
  "tomates?|tomatinhos?|pepinos?|cenouras?|beterrabas?|cebolas?|chuchus?|rabanetes?|repolho|alface|r[úu]cula";

/** What was weighed, told behind it with how that was done. */
export const WEIGHED_TURNS: readonly Turn[] = [
  // "hoje em jejum 72 certinho na balança de casa"
  [
    /^((?:(?:bom dia|oi|hoje|hj|agora|acordei|cedo|cedinho|de manh[ãa]|em jejum|com|deu),? ){1,6})(\d{2,3}(?:[.,]\d{1,2})?)(?: (?:certinho|cravad[oa]|redond[oa]|exat[oa]s?))? na (?:minha )?balan[çc]a(?: d[aeo] \p{L}+(?: \p{L}+)?)?(?=\s*(?:$|[.,;!\n]))/iu,
    "$1me pesei: $2 kg",
  ],
  // "72 quilos e meio", "72 kg e 300 gramas"
  [/(?<![\d,.])([1-9]\d{1,2}) ?(?:kg|kgs|kilos?|quilos?) e meio(?![\p{L}\d])/giu, "$1,5 kg"],
  [
    /(?<![\d,.])([1-9]\d{1,2}) ?(?:kg|kgs|kilos?|quilos?),? e ([1-9]\d)0(?: ?(?:g|gr|gramas))?(?![\d\p{L}]| ?(?:ml|kg|quilo)| d[aeo] )/giu,
    "$1,$2 kg",
  ],
  // "muda o peso pra 72 e meio", "errei o peso, é 72 e 300"
  [
    /(?<=(?<!\p{L})peso(?:,? (?!d[eo] (?!hoje|hj|ontem|manh))[\p{L}]+[,:]?){0,8} )([3-9]\d|1\d\d) e meio(?=\s*(?:kg|quilos?)?\s*(?:$|[.,;!\n]))/giu,
    "$1,5",
  ],
  [
    /(?<=(?<!\p{L})peso(?:,? (?!d[eo] (?!hoje|hj|ontem|manh))[\p{L}]+[,:]?){0,8} )([3-9]\d|1\d\d) e ([1-9][05])0(?=\s*(?:$|[.,;!\n]))/giu,
    "$1,$2",
  ],
  // "tomei café com 2 biscoitos, o café foi uma caneca com leite desnatado, uns 250 ml no total": one coffee.
  [
    /(?<!\p{L})caf[ée]((?: da manh[ãa])?) com ((?:\d|uma? |dois |duas |p[ãa]o|bolo)[^.;:!?\n]{2,50}?)[,.;] o caf[ée] (?:foi|era) (?:uma? (?:caneca|x[íi]cara|copo|canequinha|copinho) )?(?:d[eo] )?(com leite(?: (?:desnatado|semidesnatado|integral|de \p{L}+|sem lactose))?|puro|preto|sem a[çc][úu]car)(?:,? (?:(?:uns|umas|cerca de) )?(\d{2,3} ?ml)(?: (?:no total|ao todo|tudo))?)(?=\s*(?:$|[.,;!\n]))/giu,
    "$4 de café $3 e $2",
  ],
  // "o peso tá errado, a moça leu de novo e é 104,2": this for that.
  [
    /^(?:(?:ah|opa|ops|[óo]|olha|e|mas|oi|xi|ih),? )*(?:o |meu |o meu |esse )?peso (?:t[áa]|est[áa]|tava|estava|foi|ficou|saiu) errado[.,;:!]? (?![^\n]*(?:comi|tomei|bebi|almo[çc]|jant|lanch))(?:[^.;:!?\n\d]{1,60}[ ,])?(?:é|eh|era|deu|foi|s[ãa]o|marcou) (?=(?:\d{2,3}(?:[.,]\d{1,2})?|cento|cem|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?: e (?:\p{L}+|\d+)){0,3}(?: ?(?:kg|quilos?))?(?: e (?:\p{L}+|\d+))?\s*[.!]*$)/iu,
    "na verdade o peso era ",
  ],
  // "corrige o meu peso, por favor: 68,6 kg. Tinha olhado sem os óculos."
  [
    new RegExp(
      `^((?:(?:ah|opa|ops|oi|e|mas),? )*)(?:(?:pode|d[áa] pra|consegue|por favor),? )?${MENDS}(?: a[íi])? (?:o |no )?(?:meu )?peso(?: de (?:hoje|hj)| da manh[ãa]| hoje| hj)?(?:,? (?:por favor|pfv?|por gentileza|a[íi]))?[,:?]? ?(?:(?:é|eh|era|foi|deu|pra|para|por|o certo é|na verdade é) )?${KILOS}${WHY}?\\s*[.!]*$`,
      "iu",
    ),
    "$1na verdade o peso era $2 kg",
  ],
  [
    /^((?:(?:ah|opa|ops|e|mas),? )*)(?:o )?(?:meu )?peso (?:na verdade|certo|correto) (?:é|eh|era|foi|deu) (?=\d)/iu,
    "$1na verdade o peso era ",
  ],
  [
    new RegExp(
      `(?<=^(?=[^\\n]*peso)[^\\n\\d]{4,50}(?:\\d{2,3}(?:[.,]\\d{1,2})?)(?: ?(?:kg|kgs|quilos?|kilos?))?)${WHY}\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
  // "subi na balança e deu 57,9 / não, 59,7 li ao contrário": the second line says it.
  [
    new RegExp(
      `^(?=[^]*(?<!\\p{L})(?:pes(?:o|ei|ando)|balan[çc]a|kg|quilos)(?!\\p{L}))(?![^]*(?<!\\p{L})(?:comi|tomei|bebi|almo[çc]|jant|lanch|meta))([^\\d]{0,60})(?<!\\d)${READ_OFF}(?: (?:na balan[çc]a|hoje|hj|agora|cedo|em jejum|de manh[ãa]))*[.,;!?\\s]+(?:${NOT_SO} ?(?:(?:é|eh|era|foi|deu|s[ãa]o) )?${READ_OFF}|(?<=\\n\\s*)${READ_OFF}[,;]? (?=na verdade|na real|ali[áa]s|digo|errei|digitei|corrigindo|li ))(?:[^\\d\\n]{3,50})?\\s*$`,
      "iu",
    ),
    "$1$3$4 kg",
  ],
  // "e o suco ficou em 150 ml", "o arroz ficou com umas 100 g": how much it was, and nothing left over.
  [
    new RegExp(
      `(?<=^(?:(?:[Ee]|[Aa]h|[Mm]as|[Oo]pa|[Nn]a verdade|[Nn]o fim),? )*(?:[OoAa]s? )?(?!${NOBODY})\\p{Ll}{3,}(?: (?:d[eo] )?\\p{Ll}{3,}| n[oa] \\p{Ll}{4,})?),? (?:acab(?:ou|aram) )?(?:fic(?:ou|aram|ando)) (?:em|com|por) (?:(?:uns|umas|cerca de|mais ou menos) )?${MEASURED}`,
      "u",
    ),
    " foi $1",
  ],
  // "o suco ficou com 50 ml no copo": what was left.
  [
    /(?<=^(?:(?:e|ah|mas|opa|na verdade),? )*[oa]s? \p{L}{3,}(?: d[eo] \p{L}{3,})?) fic(?:ou|aram) (?:com )?(?:(?:uns|umas) )?(\d{1,4} ?(?:g|gr|gramas|ml))(?: ainda)? n[oa] (?:fundo d[oa] )?(?:copo|x[íi]cara|caneca|prato|jarra|garrafa|pote|tigela|lata|latinha|panela|marmita)\s*[.!]*$/iu,
    " sobrou $1",
  ],
  // "o pão comi sem miolo, ficou com umas 35 g"
  [
    new RegExp(
      `^((?:(?:e|ah|mas|opa|na verdade),? )*${NAMED}) (?:eu )?(?:comi|tirei|deixei|tomei) (?:${AS_IT_WAS}|[oa] (?:miolo|casca|pele|osso|gordura|caro[çc]o))(?:,|,? e|;|\\.) ?(?:a[íi] |ent[ãa]o )?(?:fic(?:ou|aram)|deu|deram|foi|foram) (?:(?:em|com|por) )?(?:(?:uns|umas|cerca de) )?${MEASURED}`,
      "iu",
    ),
    "$1 foi $2",
  ],
  // "uma banana e um café, pesei a banana: 92 g"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])[,.;] (?:(?:e|que|mas) )?(?:eu )?pesei (?!tudo)(${NAMED})${HOW}[:,]?(?: e)? (?:${DID} )?${GRAMS}${ENDS}`,
      "giu",
    ),
    ", $1 deu $2",
  ],
  // "um bife e arroz, o bife pesei depois de pronto: 120 g"
  [
    new RegExp(
      `(?<=[,.;] (?:e )?${NAMED}),? (?:eu )?${PUT}${HOW}[:,]?(?: e)? (?:${DID} )?${GRAMS}${ENDS}`,
      "giu",
    ),
    " deu $1",
  ],
  // "uma pera (pesada sem o miolo, 140 g)", "uma laranja (sem casca deu 180 g)"
  [
    new RegExp(
      `(?<=\\() ?(?:eu )?(?:${PUT}|${AS_IT_WAS}(?=[^()]{0,20}${DID} ))${HOW}[:,]?(?: e)? (?:${DID} )?${GRAMS}(?=\\))`,
      "giu",
    ),
    "$1",
  ],
  // "comi uma maçã, pesei antes: 118 g", "uma banana picada junto, pesei sem a casca: 85 g"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])(?:[,.;]| ?[-–—])? (?:(?:e|que|mas) )?(?:eu )?${PUT}${HOW}[:,]?(?: e)? (?:${DID} )?${GRAMS}${ENDS}`,
      "giu",
    ),
    ", deu $1",
  ],
  // "um bife, na balança deu 140 g", "uma fatia de melancia, sem casca deu 210 g"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])(?:[,.;]| ?[-–—]) ?(?:(?:e|que|mas) )?(?:j[áa] )?${AS_IT_WAS}[:,]? ${DID} ${GRAMS}${ENDS}`,
      "giu",
    ),
    ", deu $1",
  ],
  // "deu 118 g na balança, sem a casca"
  [new RegExp(`(?<=(?<!\\p{L})${DID} ${GRAMS})(?:,? ${AS_IT_WAS}){1,2}${ENDS}`, "giu"), ""],
  // "dois copos de água, 400 ml no total", "água: 3 copos, 600 ml ao todo": all of them.
  [
    new RegExp(
      `(?<!\\p{L})(?:${COUNT}) ${VESSELS}(?: grandes?| pequen[oa]s?| chei[oa]s?)? (?:de |d['’] ?)?(${DRINK})(?: [^.,;!?\\n\\d]{2,25})?(?:,| \\(|:|\\.| -)? ?(?:d[áa]|deu|deram|foram|uns )?\\s?(${VOLUME})${ALL_OF_IT}`,
      "giu",
    ),
    "$2 de $1",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:de )?(${DRINK})[,:]? (?:(?:eu |j[áa] )*(?:tomei|bebi|foram|foi) )?(?:${COUNT}) ${VESSELS}(?: [^.,;!?\\n\\d]{2,25})?,? (?:deu |d[áa] |uns )?(${VOLUME})${ALL_OF_IT}`,
      "giu",
    ),
    "$2 de $1",
  ],
  // "tomei 750 ml da garrafa de água": of what was in it.
  [
    /(?<=\d ?(?:ml|l|litros?)) d(?:[ao]|aquel[ae]|ess[ae]) (?:minha |meu )?(?:garraf(?:a|inha|ona|[ãa]o)|jarr(?:a|inha)|caix(?:a|inha)|lat(?:a|inha)|copo|cop[ãa]o|squeeze|moringa|filtro|gal[ãa]o|cantil|caneca)(?: (?:grande|pequen[oa]|t[ée]rmic[oa]|de \d[\d.,]* ?(?:ml|l|litros?)))? (?=de \p{L})/giu,
    " ",
  ],
  // "litro de água já foi": one.
  [/^(?:(?:e|opa|pronto|oi),? )?(?=litro d[eo'’])/iu, "1 "],
  // "a água de um coco inteiro": what is in it.
  [
    /(?<!\p{L})(?:a |toda a )?[áa]gua d[eo] (?:um|1|o) coco(?: (?:inteir|verd|grand|gelad)\p{L}+){0,2}(?!\p{L})/giu,
    "300 ml de água de coco",
  ],
  [
    /(?<!\p{L})[áa]gua de coco[,:(] ?\(?(?:foi |era )?(?:um|1) coco(?: (?:inteir|verd|grand|gelad)\p{L}+){0,2}\)?(?!\p{L})/giu,
    "300 ml de água de coco",
  ],
  [
    /(?<!\p{L})(?:a )?[áa]gua d[eo] (?:dois|2) cocos(?: (?:inteir|verd|grand|gelad)\p{L}+){0,2}(?!\p{L})/giu,
    "600 ml de água de coco",
  ],
  [/(?<!\p{L})sem (?:precisar )?ado[çc]ar(?: nada)?(?!\p{L})/giu, "sem açúcar"],
  // "fiz um suco de maracujá e tomei 250 ml": so much of what was made.
  [
    new RegExp(
      `(?<!\\p{L})(?:fiz|bati|preparei|fizemos|coei|passei|espremi|fizeram|comprei|pedi) (?:(?:uma?|1|um pouco de|[oa]) )?((?:${MADE_DRINK})(?: [^.,;:!?\\n\\d]{2,40}?)?)((?: (?:no liquidificador|em casa|na centr[íi]fuga|no mixer|na hora|agora|hoje|aqui|n[oa]s? \\p{L}+(?: d[oa]s? \\p{L}+){0,2}))*)(?:,| e|, e|, a[íi]| a[íi])? (?:eu )?(?:tomei|bebi) (?:(?:uns|umas|s[óo]|cerca de) )*(\\d{2,4} ?ml|\\d(?:[.,]\\d)? ?(?:l|litros?))(?!\\p{L}| d[eo] )(?: del[ea])?(?:,? (sem a[çc][úu]car))?`,
      "giu",
    ),
    "tomei $3 de $1 $4$2",
  ],
  // "leite quente com achocolatado, uma caneca de 250 ml": the one drink.
  [
    /(?<!\p{L})leite (?:bem )?(?:quent(?:e|inho)|fri(?:o|nho)|gelad(?:o|inho)|morn(?:o|inho)) com (?=(?:achocolatado|nescau|toddy|chocolate|caf[ée])(?!\p{L}))/giu,
    "leite com ",
  ],
  // "um cacho pequeno de uva, umas 12 uvas": as many as are told.
  [
    new RegExp(
      `(?<!\\p{L})(?:uma?|1) ${SEVERAL} d[eo] (\\p{L}{3,}?)s?(?<of> d[eo] \\p{L}{3,})?[,:]? \\(?(?:deu |deram |d[áa] |eram |com |tinha )?(?:(?:uns|umas|tipo|mais ou menos|cerca de) )*(?<count>${NUMBER}) (?<again>\\1(?:s|es)?)(?!\\p{L})\\)?`,
      "giu",
    ),
    "$<count> $<again>$<of>",
  ],
  // "uma porção de arroz, 100 g de arroz"
  [
    new RegExp(
      `(?<!\\p{L})(?:uma?|1) ${SEVERAL} d[eo] (\\p{L}{3,}(?: (?:d[eo] )?\\p{L}{3,})?),? \\(?(?:(?:uns|umas|deu|tipo|cerca de) )*(?=\\d{1,4} ?(?:g|gr|gramas|ml) d[eo] \\1(?!\\p{L}))`,
      "giu",
    ),
    "",
  ],
  // "uma saladinha de tomate, um tomate inteiro": so much of it.
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:uma|1) )?(?:salada|saladinha) de (${LEAF})[,:;] (?:(?:foi|foram|deu|uns|umas|s[óo]) )*((?:uma?|mei[oa]|${NUMBER}|1\\/2) (?:\\p{L}+ d[eo] )?\\1(?:s|es)?)(?!\\p{L})(?: inteir[oa]s?)?`,
      "giu",
    ),
    "$2",
  ],
  // "um pedaço de carne assada com 120 gramas": what the piece weighed.
  [
    /(?<=(?<!\p{L})(?:uma?|1) (?:peda[çc](?:o|[ãa]o|inho)|bife|fil[ée]|posta|fatia|coxa|sobrecoxa|bisteca)(?: (?:d[eo] )?\p{L}{3,}){0,4}) com (?:(?:uns|umas|cerca de|mais ou menos) )?(\d{2,4} ?(?:g|gr|gramas))(?=\s*(?:$|[.,;!?)\n]| e ))/giu,
    " ($1)",
  ],
  // "barrinha de cereal, 1 (25 g)": how many of it, and what they weighed.
  [
    /(?<=(?:^|[,;:\n]) ?(?:e )?)(?!.{0,30}(?:comi|tomei|almo|jant|lanche))(\p{L}{3,}(?: (?:de |com )?\p{L}{3,}){0,3}), (\d{1,2}|uma?|dois|duas|tr[êe]s) \((\d{1,4} ?(?:g|gr|gramas|ml))\)/giu,
    "$2 $1 ($3)",
  ],
  // "a galinha estava ótima, repeti e tudo! No total comi uns 300 g dela": so much in all.
  [
    /^(?:[oa]s? )(\p{L}{3,}(?: (?:[àa] |d[eo] (?!m))\p{L}{3,})?(?: com \p{L}{3,})?)(?: d[aeo]s? (?:minha|meu|tia|dona|seu|v[óo]|v[ôo])(?: \p{L}{3,})?)? (?:(?:es)?tavam?|ficou|ficaram|era|foi|é) (?:t[ãa]o |muito |bem |uma |um |de )*(?:[óo]tim|delicios|del[íi]cia|bo[ma]|maravilh|divin|gostos|perfeit|espet[áa]c|demais|comer rezando|show|top|sensacional)\p{L}*(?: demais| mesmo| hoje)?(?:[,;.!]+ (?:eu |at[ée] |e )*repeti(?: e tudo| at[ée]| sim| duas vezes)*)?[,;.!]+ (?:(?:no total|ao todo|no fim|juntando tudo),? )?(?:eu )?(comi|tomei) (?:(?:no total|ao todo) )?(?:uns |umas |cerca de )?(\d{2,4} ?(?:g|gr|gramas|ml))(?: del[ea]s?)?(?: no total| ao todo)?(?=\s*(?:$|[.,;!\n]| e ))/iu,
    "$2 $3 de $1",
  ],
];
