import { DAY, KILOS, type Turn } from "@/lib/portuguese/text/patterns/turn";

const LED =
  "(?:(?:ah|opa|ops|ih|e|mas|nossa|gente|eita|putz|ali[áa]s|errei(?: o dia)?|me confundi|me enganei|confundi|desculpa|na verdade|na real)[,.:!;]? )*";
const MEAL =
  "almo[çc]o|jantar|janta|caf[ée] da manh[ãa]|caf[ée]|lanche(?: da (?:manh[ãa]|tarde|noite))?|ceia|merenda";
const THEN = `(?:(?:${DAY}|hoje|hj)(?: (?:n[oa]|d[oa]) (?:${MEAL})| [àa] (?:noite|tarde)| de (?:noite|tarde|manh[ãa]))?|n?[oa] (?:${MEAL}) de (?:${DAY}))`;
/** What many things are eaten at. */
const OCCASION =
  "(?:um |uma )?(?:churrasc(?:o|[ãa]o|ada|inho)|rod[íi]zio|feijoada da firma|confraterniza[çc][ãa]o|festa|festinha|anivers[áa]rio)";
const ONE = "[oa]s? (?!que )\\p{L}{3,}(?: (?:d[eo] |com )?\\p{L}{3,})?";
const EACH = `(?:tanto |n[ãa]o s[óo] )?${ONE}(?:(?:, | e |, e | quanto | como |,? mas )(?:tamb[ée]m )?${ONE}){1,5}(?: tamb[ée]m)?`;
const HERE =
  "(?:,? (?:que |porque |pq |pois )?(?:(?:aqui|l[áa]|s[óo])(?: em casa| na casa)?,? )?(?:eu |a gente )?(?:s[óo]|nunca|sempre) (?:tem|tinha|temos|t[êe]m|uso|usamos|compro|compramos|tenho)(?: (?:dela|dele|dess[ea]|isso|ess[ea]|el[ea]|outr[oa]))*)";

const NOUN = "\\p{L}{3,}(?: d[eo] \\p{L}{3,}| (?!de |do |da )\\p{L}{4,})?";
/** What rises and falls and is no food. */
const NO_FOOD =
  "(?:peso|glicose|glicemia|press[ãa]o|temperatura|febre|meta|balan[çc]a|insulina|batimentos?|colesterol)(?!\\p{L})";
const MADE_IT =
  "(?:subiu|passou|foi|aumentou|cresceu|virou|ficou|deu|baixou|caiu|diminuiu|desceu|subiram|passaram|foram|aumentaram|baixaram|ca[íi]ram)";
const BIT =
  "(?:pouco|pouquinho|tiquinho|tico|tantinho|tanto|bocado|bocadinho|peda[çc]o|pedacinho|colherada|colherzinha|colher|concha|conchinha|punhadinho|punhado|cadinho|resto|restinho)";
/** "botei mais um tiquinho", "deixei um pedaço": why it was more or less. */
const WHY_SO_MUCH = `(?:,? (?:porque|pq|que|pois|é que)|[,.;]) (?:eu )?(?:(?:botei|coloquei|peguei|pus|servi|comi|tomei|completei|acrescentei|adicionei|joguei|repeti|cortei)(?: mais)?|deixei|devolvi|tirei|larguei|sobrou)(?: (?:o|um|uma|s[óo]))* ${BIT}(?: (?:a mais|mais|dele|dela|depois|no prato|l[áa]|fora|de lado))*`;
const TOLD_BY =
  "(?:(?:[oa]|m(?:eu|inha)) (?!nutri|m[ée]dic|dout|dra?(?!\\p{L}))\\p{L}{3,}(?: d[eoa] \\p{L}{3,})? (?:(?:me|nos) )?(?:disse|falou|contou|avisou|garantiu|explicou|confirmou|jurou)(?: (?:pra|para) (?:mim|gente))? que|(?:segundo|conforme) (?:[oa]|m(?:eu|inha)) (?!nutri|m[ée]dic|dout|dra?(?!\\p{L}))\\p{L}{3,}(?: d[eoa] \\p{L}{3,})?,?)";
const NO_KIND =
  "(?:ontem|anteontem|hoje|hj|manh[ãa]|tarde|noite|gra[çc]a|casa|mercado|novo|verdade|forno|bom|mesmo|l[áa]|s[óo])(?!\\p{L})";
const CALLED = "(?:,? (?:viu|t[áa]|amad[oa]|amig[oa]|querid[oa]|flor|mo[çc]a|meu bem|na verdade|por favor))*";

const REALLY = "(?:,? (?:na (?:verdade|vdd|real)|mesmo|sim))";
/** So much to drink, or a weight: no amount of a food. */
const POURED =
  "(?:(?:\\d{1,4}(?:[.,]\\d{1,2})?|mei[oa]|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito) ?(?:ml|mls|l|litros?|kg|kgs|quilos?|copos?|copinhos?|garraf(?:as?|inhas?)|canecas?|squeezes?)(?: e mei[oa])?(?: (?:grand|pequen|chei)\\p{L}+)?)";
/** The same by what it is drunk from, or in words. */
const BY_VESSEL = `(?!\\d[\\d.,]* ?(?:ml|l(?!\\p{L})|litro))${POURED}`;
const OR_BARE = `(?:${POURED}|\\d{1,4}(?:[.,]\\d{1,2})?|uma?|dois|duas|tr[êe]s|quatro|cinco)`;
const WATER = "(?: (?:de |d['’] ?)[áa]gua)";
const WAS = "(?:foram|foi|eram|era|s[ãa]o|[ée]|deu|deram|bebi|tomei|pesei|pesava|t[ôo] com|estou com)";
const NOT = "(?:n[ãa]o|n|num)";
/** In figures: the water that was of so much is found by them. */
const FIGURE =
  "\\d{1,4}(?:[.,]\\d{1,2})? ?(?:mls?|l|litros?)?(?! ?\\p{L}*(?:copo|garraf|canec|squeeze|kg|quilo))";

/** What was mistaken: its day, or one thing for another. */
export const MISTAKEN_TURNS: readonly Turn[] = [
  // "a água foi 1 litro na vdd, n 500ml", "não foi 500 ml de água, foi 1 litro": so much, and not so much.
  [
    new RegExp(
      `^${LED}(?:a |minha |essa )?[áa]gua(?: ${WAS})?${REALLY}?(?: s[óo])? (${FIGURE})${REALLY}?,? (?:e |mas )?${NOT}(?: ${WAS})? (${FIGURE})${WATER}?${REALLY}?\\s*[.!]*$`,
      "iu",
    ),
    "a água foi $1, não $2",
  ],
  [
    new RegExp(
      `^${LED}(?:(?:eu )?${WAS} )?(?:s[óo] )?(${FIGURE})${WATER}${REALLY}?,? (?:e |mas )?${NOT}(?: ${WAS})? (${FIGURE})${WATER}?${REALLY}?\\s*[.!]*$`,
      "iu",
    ),
    "a água foi $1, não $2",
  ],
  [
    new RegExp(
      `^${LED}(?:eu )?(?:a [áa]gua )?${NOT} ${WAS} (${FIGURE})(?:${WATER}|(?<=[áa]gua [^,]{0,40})),? (?:e |mas )?(?:e sim |sim )?${WAS} (?:s[óo] )?(${FIGURE})${WATER}?${REALLY}?\\s*[.!]*$`,
      "iu",
    ),
    "a água foi $2, não $1",
  ],
  // "a água foram 3 copos e não 2": so much in the end, of the water.
  [
    new RegExp(
      `^${LED}(?:a |minha |essa )?[áa]gua(?: ${WAS})?${REALLY}?(?: s[óo])? (${BY_VESSEL})${REALLY}?,? (?:e |mas )?${NOT}(?: ${WAS})? ${OR_BARE}${WATER}?${REALLY}?\\s*[.!]*$`,
      "iu",
    ),
    "na verdade foram $1 de água",
  ],
  [
    new RegExp(
      `^${LED}(?:(?:eu )?${WAS} )?(?:s[óo] )?(${BY_VESSEL})${WATER}${REALLY}?,? (?:e |mas )?${NOT}(?: ${WAS})? ${OR_BARE}${WATER}?${REALLY}?\\s*[.!]*$`,
      "iu",
    ),
    "na verdade foram $1 de água",
  ],
  [
    new RegExp(
      `^${LED}(?:eu )?(?:a [áa]gua )?${NOT} ${WAS} ${OR_BARE}(?:${WATER}|(?<=[áa]gua [^,]{0,40})),? (?:e |mas )?(?:e sim |sim )?${WAS} (?:s[óo] )?(${BY_VESSEL})${WATER}?${REALLY}?\\s*[.!]*$`,
      "iu",
    ),
    "na verdade foram $1 de água",
  ],
  // "a água foram 3 copos"
  [
    new RegExp(`^${LED}(?:a |minha )[áa]gua foram (${POURED})${REALLY}?\\s*[.!]*$`, "iu"),
    "na verdade foram $1 de água",
  ],
  // "foi 1 litro na real, nao 500", "pesei 81,4 kg, não 82,4", "não pesei 82,4, pesei 81,4 na verdade"
  [
    new RegExp(
      `^${LED}(?:eu )?(foram|foi|pesei|[ée]|s[ãa]o) (?:s[óo] )?(${POURED})${REALLY}?,? (?:e |mas )?${NOT}(?: ${WAS})? ${OR_BARE}${REALLY}?\\s*[.!]*$`,
      "iu",
    ),
    "na verdade $1 $2",
  ],
  // "bebi 700 ml e não 1 litro", "não bebi 1 litro, bebi 700"
  [
    new RegExp(
      `^${LED}(?:eu )?(?:bebi|tomei) (?:s[óo] )?(${POURED})${REALLY}?,? (?:e |mas )?${NOT}(?: bebi| tomei| foram| foi)? ${OR_BARE}${REALLY}?\\s*[.!]*$`,
      "iu",
    ),
    "na verdade foram $1",
  ],
  [
    new RegExp(
      `^${LED}(?:eu )?${NOT} (?:bebi|tomei) ${POURED},? (?:e |mas )?(?:e sim |sim )?(?:bebi|tomei|foram|foi) (?:s[óo] )?(${OR_BARE})${REALLY}?\\s*[.!]*$`,
      "iu",
    ),
    "na verdade foram $1",
  ],
  [
    new RegExp(
      `^${LED}(?:eu )?${NOT} pesei ${OR_BARE},? (?:e |mas )?(?:e sim |sim )?(?:pesei|foi|foram|eram|era) ${KILOS}${REALLY}?\\s*[.!]*$`,
      "iu",
    ),
    "na verdade pesei $1",
  ],
  // "tira a banana, não era banana, era morango: 50 g": this in its place.
  [
    new RegExp(
      `^${LED}(?:pode )?(?:tira|tire|tirar|apaga|apague|apagar|remove|remover|exclui|excluir|deleta|retira) (?:[oa]s? |ess[ea] )(?<what>\\p{L}{3,}(?: d[eo] \\p{L}{3,})?)(?:[,.;:]| que| porque| pq| pois)+ (?:que |porque |pq |pois )?n[ãa]o (?:era|foi|eram|foram) (?:[oa]s? )?\\k<what>,? (?:e sim |e |mas )?(?:era|foi|eram|foram) (?=(?:\\d|uma? )?[^.;!?\\n]{3,40}\\s*[.!]*$)`,
      "iu",
    ),
    "não era $<what>, era ",
  ],
  // "o arroz subiu pra 70, botei mais um tiquinho": so much in all.
  [
    new RegExp(
      `^${LED}(?!(?:[oa] |meu |minha )*${NO_FOOD})((?:[oa]s? )?${NOUN}) (?:j[áa] )?${MADE_IT} (?:pr[ao] |para |a |em |uns )*(\\d{2,3}(?: ?(?:g|gr|gramas|ml))?)${WHY_SO_MUCH}\\s*[.!]*$`,
      "iu",
    ),
    "$1 foi $2",
  ],
  [
    new RegExp(
      `^${LED}(?!(?:[oa] |meu |minha )*${NO_FOOD})([oa]s? ${NOUN}) (?:subiu|passou|aumentou|virou|baixou|caiu|diminuiu|desceu) (?:pr[ao]|para) (\\d{2,3}(?: ?(?:g|gr|gramas|ml))?)${CALLED}\\s*[.!]*$`,
      "iu",
    ),
    "$1 foi $2",
  ],
  // "a moça da marmita disse que o pedaço tem 200g": who weighed it.
  [
    new RegExp(
      `^${LED}${TOLD_BY} (?=(?:[oa]s?|cada|ess[ea]) ${NOUN} (?:tem|tinha|pesa|pesava|pesou|[ée] de|era de|vem com|veio com|d[áa]|deu) (?:uns |umas |cerca de )?\\d{2,4} ?(?:g|gr|gramas|ml)?${CALLED}\\s*[.!]*$)`,
      "iu",
    ),
    "",
  ],
  // "foi de carne o strogonoff, amada": of what it was.
  [
    new RegExp(
      `^${LED}(foi|era|eram|foram) (de (?!${NO_KIND})\\p{L}{3,}(?: (?:com |de )?(?!o |a |os |as )\\p{L}{4,})?) ([oa]s? ${NOUN})${CALLED}\\s*[.!]*$`,
      "iu",
    ),
    "$3 $1 $2",
  ],
  // "outro tanto igual de água agora": as much again.
  [
    new RegExp(
      `^(?:(?:e|ah|agora|bebi|tomei|mais|foi),? )*(?:outro tanto|um tanto|mais um tanto|(?:a )?mesma quantidade|o mesmo tanto|do mesmo|o mesmo)(?: (?:igual|desse|dess[ea]))? (?:d[eao] )?[áa]gua(?: (?:igual|agora|de novo|tamb[ée]m|outra vez))*${CALLED}\\s*[.!]*$`,
      "iu",
    ),
    "mais um copo de água igual",
  ],
  // "que cabeça a minha: essa janta foi a de ontem": no question.
  [
    /^(?:(?:gente|nossa|ai|meu deus|eita|ih|putz|olha|ah|vixe),? )*(?:que|minha) cabe[çc]a(?: (?:a |essa |essa a )?minha)?(?: (?:hoje|hj|de vento|ruim|avoada))?[:,.;!…]+ ?(?=\p{L})/iu,
    "",
  ],
  // "tudo isso foi ontem, tanto a sopa quanto o chá": all of it.
  [
    new RegExp(
      `^${LED}(?:(?:tudo isso|isso tudo)(?: a[íi])? (?:foi|era|[ée])|foi tudo|tudo foi) (?:de |d[oa] |n[oa] )?(${DAY})[,.:;]? ${EACH}\\s*[.!]*$`,
      "iu",
    ),
    "tudo isso foi $1",
  ],
  // "ontem no almoço teve churrasco e comi 150 g de picanha": what was eaten at it.
  [
    new RegExp(
      `^(${LED}${THEN},? )(?:a gente |n[óo]s )?(?:teve|rolou|tive|tivemos|fizemos|fizeram|fui n?um|fomos n?um|foi) ${OCCASION}(?: (?:aqui|l[áa]|n[oa]|em|d[oa]) [^.,;!?\\n\\d]{3,25}?)?(?:,| e|, e|\\.) (?:eu |l[áa] |a[íi] )*(?=(?:comi|bebi|tomei) (?:\\d|uma? |uns |umas |dois |duas ))`,
      "iu",
    ),
    "$1",
  ],
  // "teve churrasco no almoço comi 200 g de picanha", dictated: the two apart.
  [
    new RegExp(
      `(?<=(?<!\\p{L})${OCCASION}(?: [^.,;!?\\n\\d]{3,40}?)? (?:n[oa] (?:${MEAL})|(?:[àa]|de) (?:noite|tarde))) (?=(?:eu )?(?:comi|bebi|tomei)(?!\\p{L}))`,
      "giu",
    ),
    ", ",
  ],
  // "desfaz a castanha, me confundi, hoje não comi isso": not had.
  [
    /^((?:(?:ah|opa|ops|ih|e|mas|pode|por favor),? )*)(?:desfa[zç]\p{L}*|anula|desconta) ([oa]s? (?!corre|mudan|altera|troca|[úu]ltim|que )[^.,;:!?\n\d]{3,30}?)[,.;!] (?:(?:eu )?(?:me (?:confundi|enganei)|confundi|errei|foi engano|foi erro(?: meu)?|viajei)[,.;!]? (?:e )?)?(?:que |porque |pq )?(?:hoje |hj )?(?:eu )?(?:n[ãa]o|nem) (comi|tomei|bebi)(?: (?:isso|n[ãa]o|hoje|hj|el[ea]s?|nada))*\s*[.!]*$/iu,
    "$1tira $2, não $3",
  ],
  // "e no lugar da manteiga era margarina, aqui em casa só tem dela": why it was so.
  [
    new RegExp(
      `^${LED}((?:no lugar|em vez|ao inv[ée]s) d[oa]s? [^.,;:!?\\n\\d]{3,30}?)(?:,)? (?:(?:eu )?(?:era|eram|foi|foram|usei|botei|pus|coloquei|passei)) ((?:o |a |com )?(?!s[óo] )[^.,;:!?\\n\\d]{3,30}?)${HERE}?\\s*[.!]*$`,
      "iu",
    ),
    "$1 foi $2",
  ],
  [
    new RegExp(
      `^${LED}(?:era|foi|usei|botei|coloquei|passei) ([^.,;:!?\\n\\d]{3,30}?) ((?:no lugar|em vez|ao inv[ée]s) d[oa]s? [^.,;:!?\\n\\d]{3,30}?)${HERE}?\\s*[.!]*$`,
      "iu",
    ),
    "$2 foi $1",
  ],
  // "o pão não era francês, era integral", of bread and butter: the bread alone.
  [
    new RegExp(
      `^${LED}([oa]s? p[ãa](?:o|es|ozinho)) n[ãa]o (?:era|foi|eram|foram) (?:franc[êe]s(?:es)?|integral|branco|de forma|de sal|caseiro),? (?:e |mas )?(?:sim )?(era|foi|eram|foram) (?=(?:franc[êe]s|integra|branco|de forma|caseiro|s[íi]rio|de centeio|de milho)[^.,;!?\\n\\d]{0,25}\\s*[.!]*$)`,
      "iu",
    ),
    "$1 $2 ",
  ],
  // "mas ontem foi sem o mamão, tira o de ontem"
  [
    /^(?:(?:e|mas|ah|s[óo] que),? )*(ontem|anteontem) (?:eu )?(?:foi|comi|tomei|era) sem ([oa]s?) (\p{L}{3,}(?: d[eo] (?!ontem)\p{L}{3,})?)[,.;] (?:ent[ãa]o |pode )?(?:tira|tire|tirar|apaga|remove|exclui) (?:[oa]s? de ontem|de l[áa]|de ontem|el[ea]s?)\s*[.!]*$/iu,
    "tira $2 $3 de $1",
  ],
  // "o peso do frango foi 170g"
  [
    /^(?:(?:e|mas|ah),? )*o peso d([oa]s?) (?!\p{L}+ (?:corporal|hoje|ontem)|dia|manh)(\p{L}{3,}(?: \p{L}{3,}){0,2}?) (?:foi|era|deu|eram|foram) (?=\d{1,4} ?(?:g|gr|gramas)(?!\p{L}))/iu,
    "$1 $2 foi ",
  ],
];
