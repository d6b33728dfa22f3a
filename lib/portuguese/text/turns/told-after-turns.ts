import type { Turn } from "@/lib/portuguese/text/patterns/turn";

export const MEAL =
  "(?:almo[çc]o|jantar?|lanche(?: da (?:tarde|manh[ãa]|noite))?|caf[ée](?: da manh[ãa])?|merenda|ceia)";
/** "de tarde", "no almoço" */
const AT_MEAL = `(?:(?:de|[àa]|pela) (?:manh[ãa]|tarde|noite)|n[oa] ${MEAL})`;
/** Has something be at another meal or on another day. */
export const MOVE = "(?:pass[ae]|mud[ae]|bot[ae]|coloc[ae]|coloque|jog[ae]|jogue|p[õo]e|ponha|mov[ae])";
const COUNT = "\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis";
const ENDS = "(?=\\s*(?:$|[.,;!?\\n)]|k{2,}|rs))";
const VESSEL =
  "pote|potinho|prato|pratinho|tigela|vasilha|bowl|cumbuca|travessa|panela|tupperware|marmita|bandeja|copo|embalagem|saquinho|caixinha";
const SLICED =
  "tomates?|pepinos?|cebolas?|beterrabas?|cenouras?|abobrinhas?|berinjelas?|laranjas?|abacaxis?|bananas?|lim[õo]es|lim[ãa]o|salames?|ovos?";

const MENDS = "(?:corrig\\p{L}+|corre[çc][ãa]o|retific\\p{L}+|ajust\\p{L}+|arrum\\p{L}+|consert\\p{L}+)";

/** What is said of something told before, in the plainer words that it is corrected in. */
export const TOLD_AFTER_TURNS: readonly Turn[] = [
  // "errei não foi dobradinha foi um prato de carne com batata": one in the place of the other.
  [
    /^(?:(?:errei|ih|opa|ops|ah|n[ãa]o|eita|(?:eu )?me enganei|desculp[ea]|mentira|putz),? )*n[ãa]o (foi|era|foram|eram|comi|tomei|bebi) (?!s[óo] |isso|hoje|ontem|tud|nad|mais |o |a |n[oa] |de |em )(\p{L}[^.,;!?\n\d]{2,28}?),? (?:mas |e |eu )?\1 (?=\p{L}|\d)/iu,
    "não $1 $2, $1 ",
  ],
  // "de feijoada foram 250 g, coloquei a mais": why it is less, and no more of it.
  [
    /^((?=[^\n]{0,40}(?<!\p{L})(?:foi|foram|era|eram|deu|deram)(?!\p{L}))[^\n;!?]{3,60}?),? (?:(?:que|pois|porque|pq|mas) )?(?:eu )?(?:(?:coloquei|botei|pus|anotei|falei|contei|registrei|marquei|mandei|digitei|escrevi)(?: tudo| isso)? a mais|exagerei)(?: antes| sem querer)?\s*[.!]*$/iu,
    "na verdade $1",
  ],
  // "comi 1 concha a mais": so much more.
  [
    new RegExp(`^(?:eu )?(?:comi|tomei|bebi) ((?:${COUNT})(?: \\p{L}{3,}){1,4}) a mais\\s*[.!]*$`, "iu"),
    "mais $1",
  ],
  // "mas hoje foi sem arroz", "só que dessa vez comi sem feijão": without it.
  [
    /^(?:(?:mas|s[óo] que|por[ée]m|e|ah),? )?(?:hoje|hj|d?essa vez|desta vez),? (?:eu )?(?:foi|foram|era|veio|tava|comi|tomei) (sem (?!nada|vontade|fome|pressa|querer)(?:[oa]s? )?\p{L}{3,}(?: d[eo] \p{L}+)?)(?:,? (?:viu|t[áa]|ok|n[ée]|hein))?\s*[.!?]*$/iu,
    "só que $1",
  ],
  // "o resto do poke comi agora": eaten then, by its verb first.
  [
    /^(?:e |mas |a[íi] )?o (resto|restinho|restante)( d[aeo] [^,.;!?\n]{2,25}?)? (?:eu )?(comi|jantei|almocei|lanchei|tomei|bebi)( agora| hoje| de tarde| de noite| à noite| na janta| no jantar| no lanche)?(?: k+| rs)*\s*[.!]*$/iu,
    "$3 o $1$2$4",
  ],
  // "o pão era com presunto, mortadela tinha acabado": none of it.
  [
    /^((?:[oa]s? )?[^,.;!?\n]{3,30}? (?:era|foi|eram|foram) (?:com |de )?[^,.;!?\n]{3,20}),? (?:porque |pq |que |pois )?(?:[oa]s? )?(\p{L}{3,}) (?:j[áa] )?(?:tinham?|havia[m]?) acabad[oa]s?\s*[.!]*$/iu,
    "$1 e não $2",
  ],
  // "bota outra bola", "anota outra aí": one more of what was told.
  [
    /^(?:(?:e|a[íi]|agora|pode|ah),? )*(?:p[õo]e|ponha|p[ôo]r|bot[ae]r?|colo(?:ca|que|car)|adicion[ae]r?|acrescent[ae]r?|anot[ae]r?|marc[ae]r?|lan[çc][ae]r?|inclu[ia]r?|som[ae]r?|registr[ae]r?)(?: a[íi])? outr[oa]((?: (?!dia|coisa|vez|refei|meta|pessoa|nome|dieta|hora)\p{L}{4,})?)(?: (?:a[íi]|pf|pfv|por favor|tamb[ée]m|tb))*\s*[.!]*$/iu,
    "mais 1$1",
  ],
  // "era com queijo não era manteiga não": one in the place of the other.
  [
    /^((?:(?:ah|ops|mas),? )?(?:era|foi|tinha) com \p{L}{3,}(?: d[eo] \p{L}+)?),? n[ãa]o (?:era|foi|tinha)(?: com)? (\p{L}{3,}(?: d[eo] \p{L}+)?)(?: n[ãa]o)?\s*[.!]*$/iu,
    "$1, não $2",
  ],
  // "atualizando a água: 1,2 l": all of it.
  [
    /^(?:atualiz\p{L}+|atualiza[çc][ãa]o),? (?:d?a |n?a )?[áa]gua,?:? (?:[ée] |foi |pra |para )?(?=\d)/iu,
    "água total até agora ",
  ],
  // "corrigindo a água: 900 ml", "correção: 900 ml de água"
  [
    new RegExp(
      `^(?:mas |opa,? |ah,? )?${MENDS},? (?:d?a |n?a )?[áa]gua,?:? (?:[ée] |foi |foram |deu |pra |para |s[ãa]o )?(?=\\d)`,
      "iu",
    ),
    "na verdade a água foi ",
  ],
  [
    new RegExp(
      `^(?:mas |opa,? |ah,? )?${MENDS}[,:]? (\\d[\\d.,]* ?(?:ml|l|litros?)) de [áa]gua\\s*[.!]*$`,
      "iu",
    ),
    "na verdade a água foi $1",
  ],
  // "o pão do café foi 2 mesmo, tava certo antes": so many of it, whatever was changed since.
  [
    /^((?:e |mas )?[oa]s? \p{L}{3,}(?: (?:d[eoa]|n[oa]) [^,.;!?\n\d]{3,30}?)? (?:foi|foram|era|eram) (?:\d{1,4}(?: ?(?:g|ml))?|uma?|dois|duas|tr[êe]s)(?: \p{L}+)?) mesmo,? (?:que )?(?:j[áa] )?(?:t[aá]va|estava|era o) (?:tudo )?certo(?: antes| primeiro| sim)?[.!]*$/iu,
    "$1",
  ],
  // "o abacate foi 1/4 de um", "o mamão foi metade de um": of one of them.
  [
    /^((?:e |mas )?(?:[oa] )?\p{L}{4,} (?:foi|era)) (?:s[óo] )?(?:metade|mei[oa]) (?:de uma?|duma?)(?: inteir[oa])?(?: s[óo])?[.!]*$/iu,
    "$1 0,5 unidade",
  ],
  [
    /^((?:e |mas )?(?:[oa] )?\p{L}{4,} (?:foi|era)) (?:s[óo] )?(\d\/\d|um quarto|um ter[çc]o) (?:de uma?|duma?)(?: inteir[oa])?(?: s[óo])?[.!]*$/iu,
    "$1 $2 de unidade",
  ],
  // "pesei com o pote, tira 20 g do arroz", "desconta 20 g do arroz que era o prato": so much less of it.
  [
    new RegExp(
      `^[^.;!?\\n]{0,40}?(?<!\\p{L})(?:${VESSEL})(?!\\p{L})[^.;!?\\n\\d]{0,15}?[,.;!\\s]+(?:ent[ãa]o |a[íi] )?(?:tira|tire|retira|desconta|desconte|diminui|abate|subtrai) (?=\\d{1,3} ?(?:g|gr|gramas|ml)(?!\\p{L}) d[ao]s? \\p{L})`,
      "iu",
    ),
    "tira ",
  ],
  [
    /^(?:desconta|desconte|diminui|diminua|abate|subtrai) (?:uns |umas )?(?=\d{1,3} ?(?:g|gr|gramas|ml)(?!\p{L}) d[ao]s? \p{L})/iu,
    "tira ",
  ],
  [
    new RegExp(
      `^(?:[oa] )?(?:peso d[oa] )?(?:${VESSEL}) (?:vazi[oa] )?(?:pesa|pesava|tem|d[áa]|[ée]|era) (?:uns |de )?\\d{1,3} ?(?:g|gr|gramas),? (?:e |ent[ãa]o |a[íi] )?(?=tira \\d)`,
      "iu",
    ),
    "",
  ],
  // "tira uns 20 g da carne que tinha osso", "a carne tinha 20 g de osso"
  [/^tira (?:uns|umas) (?=\d{1,3} ?(?:g|gr|gramas|ml) d[ao]s? \p{L})/iu, "tira "],
  [
    /(?<=^tira \d{1,3} ?(?:g|gr|gramas|ml) d[ao]s? \p{L}{3,}(?: d[eo] \p{L}+)?),? (?:que|porque|pq|pois|[ée]|era|por causa|d[eo] (?:osso|gordura|pele|casca)) ?[^,.;!?\n]{0,40}$/iu,
    "",
  ],
  [
    /^(?:mas |s[óo] que )?[oa] (\p{L}{3,}(?: \p{L}{3,})?) (?:tinha|tem|vem com|veio com) (?:uns |umas )?(\d{1,3}) ?(?:g|gr|gramas) de (?:osso|gordura|pele|casca|caro[çc]o|espinha|sebo)s?\s*[.!]*$/iu,
    "tira $2 g de $1",
  ],
  // "muda isso tudo pra lanche da tarde vai, 16h não é manhã": why it is moved.
  [
    /^((?:muda|mude|passa|passe|move|joga|bota|coloca|troca|p[õo]e|transfere) (?:(?:isso|tudo|ess[ea]s?|a[íi]) )*(?:pra|pro|para|como|no|na) (?:[oa] )?(?:lanche(?: da (?:tarde|manh[ãa]|noite))?|almo[çc]o|jantar?|ceia|caf[ée] da manh[ãa]|ontem|hoje|anteontem))(?: (?:vai|a[íi]|pf|pfv|por favor|ent[ãa]o|n[ée]))*[,.]? (?:\d{1,2} ?h\d{0,2}|que|pq|porque|pois|j[áa]|n[ãa]o|isso|era|foi) [^;!?\n]*$/iu,
    "$1",
  ],
  // "põe o pudim no lanche da tarde, deixei pra depois"
  [
    /^(?:pode |d[áa] pra )?(?:p[õo]e|p[ôo]r|ponha|bota|botar|coloca|colocar|passa|passar|muda|mudar|joga|jogar|move|mover) ([oa]s? [^.,;!?\n]{2,40}) (?:n[oa]|pr[oa]|para [oa]) (lanche|almo[çc]o|jantar?|ceia|caf[ée])( da (?:tarde|manh[ãa]|noite))?[,.;] (?:que |pois |porque |pq )?(?:eu )?(?:deixei|guardei|ficou|larguei)(?: el[ea]| isso)?(?: s[óo])? (?:pra|para|pro) (?:depois|mais tarde|comer depois|comer mais tarde)\s*[.!]*$/iu,
    "passa $1 para o $2$3",
  ],
  // "isso foi ontem. hoje ainda não comi": why it is moved.
  [
    /(?<=(?:foi|foram|era|eram|[ée]) [^.;!?\n]{0,30}(?:ontem|anteontem)[^.;!?\n]{0,30})[.,;!]+ ?(?:(?:e|pq|porque|pois) )?(?:hoje|hj) (?:eu )?(?:ainda )?(?:n[ãa]o|nem) (?:comi|almocei|jantei|lanchei|tomei(?: caf[ée])?)(?: nada| ainda| n[ãa]o)*\s*[.!]*$/iu,
    "",
  ],
  // "era copo daqueles de 300", "eram daquelas de 600": how much each holds.
  [
    /^((?:mas |ah |na verdade )*)(?:era|eram|foi|foram) (?:n?um |n?uns |em |n[oa] )?(copo|garrafa|garrafinha|caneca|x[íi]cara|lata|latinha|squeeze)s? d(?:aquel|ess|est)[ea]s? (?:grand(?:e|[ãa]o|ona) |maior(?:es)? |pequen\p{L}+ )?(?:de )?(\d{2,4})(?: ?ml)?\s*[.!]*$/iu,
    "$1o $2 era de $3 ml",
  ],
  [
    /^((?:mas |ah |na verdade )*)(?:era|eram|foi|foram) d(?:aquel|ess|est)([ea])s de (\d{2,4})(?: ?ml)?\s*[.!]*$/iu,
    "$1cada um era de $3 ml",
  ],
  // "a omelete foi 3 ovos": so many in it.
  [
    new RegExp(
      `(?<=^(?:(?:e|mas|ah|na verdade|ops) )?)(?:[oa] )?(omelete|crepioca|fritada|panqueca) (?:foi|era|eram|foram|tinha|levou) (?:com |de |feit[oa] com )?(?:s[óo] )?(${COUNT}) ovos?(?=\\s*(?:$|[.!]))`,
      "iu",
    ),
    "foram $2 ovos na $1",
  ],
  [
    new RegExp(
      `^(?:na verdade )?(?:eu )?(?:usei|levou|fiz com|era com) (${COUNT}) ovos(?: na verdade)?\\s*[.!]*$`,
      "iu",
    ),
    "foram $1 ovos",
  ],
  // "o acarajé foi sem camarão, só vatapá e salada": it stays what it was.
  [
    /(?<=(?<!\p{L})(?:acaraj[ée]|abar[áa]|hamb[úu]rguer|burg[ue]+r|x-\p{L}+|cachorro[ -]quente|hot ?dog|dog[ãa]o) (?:foi|era|veio|tava|estava) sem \p{L}{3,}(?: viu| t[áa]| n[ée])?),? (?:era |foi |tinha |veio )?s[óo] (?:com |tinha |o |a )?[^.;!?\n]{3,60}$/iu,
    "",
  ],
  // "tomate em rodela, 4"
  [
    new RegExp(
      `(?<!\\p{L})(${SLICED}) (?:cortad[oa]s? )?(?:em|de|na) (rodela|fatia)s?,? (?:(?:foram|era|uns|umas|s[óo]) )*(${COUNT})${ENDS}`,
      "giu",
    ),
    "$3 $2s de $1",
  ],
  // "refrigerante tomei 2 copos de fanta": what it was of.
  [
    new RegExp(
      `(?<=(?:^|[.;!\\n])\\s*(?:(?:e|de|mas) )?)(?:refri(?:gerante)?|bebida),? (?:eu )?(tomei|bebi) (?=(?:${COUNT}) (?:\\p{L}+ (?:de )?)?(?:coca|fanta|guaran[áa]|sprite|pepsi|kuat|soda|sukita|schweppes|t[ôo]nica|h2o|suco|cerveja|ch[áa]|mate|cajuína))`,
      "giu",
    ),
    "$1 ",
  ],
  // "quem comeu a batata foi mais a luiza, eu só umas 10": so much was one's own.
  [
    /^quem (?:mais )?(?:comeu|tomou|bebeu) (?:mais )?([oa]s? [^,.;!?\n]{3,25}?) foi (?:mais |quase tud[oa] )?(?:[oa] |meu |minha )?\p{L}+(?: \p{L}+)?,? (?:e )?eu (?:(?:comi|tomei|bebi|peguei) )?(?:s[óo] )?(?:um(?:as|s) |uns )?(\d{1,2}|uma?|dois|duas|tr[êe]s)\s*(?:mesmo)?[.!]*$/iu,
    "$1 foram só $2",
  ],
  // "mas eu divido com a bru sempre, então meio litro"
  [
    /^(?:mas |s[óo] que )?(?:eu )?(?:sempre )?(?:divido|racho|reparto|dividimos|rachamos) (?:el[ea] |isso )?(?:sempre )?com (?:[oa] |meu |minha )?\p{L}+[^,.;!?\n\d]{0,20}?,? ent[ãa]o (?:[ée] |foi |d[áa] |fica |conta |bota |p[õo]e )?(?:s[óo] )?(?=\d|mei[oa]|metade|uma? )/iu,
    "na verdade foi ",
  ],
  // "essa água já inclui a do almoço, é o total": so it is told already.
  [
    /^(?:mas )?(?:(?:ess[ae]s?|est[ae]s?|isso|o) )?(?:[áa]gua |total |valor |\d+ ?(?:ml|l|litros?) )?(?:a[íi] )?j[áa] (?:inclui|conta|contei|t[áa] (?:incluindo|contando|com)|est[áa] (?:incluindo|com)|soma|somei) (?:tudo|a? ?d[ao] \p{L}+(?: da manh[ãa]| da tarde)?|[ao] \p{L}+)(?: (?:t[áa]|viu|n[ée]))?(?:,? (?:[ée]|eh) o total(?: do dia)?)?\s*[.!]*$/iu,
    "tá certo",
  ],
  // "bolo 2 fatias, vou mentir não"
  [
    /(?<=[\p{L}\d])[,.;!]+ (?:(?:eu )?n[ãa]o vou mentir|vou mentir n[ãa]o|(?:pra|para) n[ãa]o mentir|n[ãa]o minto|sem mentira|confesso|admito|assumo)(?=\s*(?:$|[.!\n]|k{2,}|rs))/giu,
    "",
  ],
  // "uma concha de feijão não essa voz escreve errado é concha uma concha de arroz": said instead.
  [
    /(?<=[\p{L}\d])[,.;]? (?:n[ãa]o,? )?(?:ess[ae]|est[ae]|o|a) (?:voz|corretor|teclado|celular|telefone|microfone|ditado) (?:aqui |s[óo] |sempre )?(?:escrev|troc|corrig|coloc|bot|escut|entend|mud|anot)\p{L}+(?: (?:tudo|errad[oa]|trocad[oa]|sozinh[oa]|outra coisa|mal))*[,.;:]? (?:(?:é|eh|era|foi) (?:\p{L}{3,} (?=uma? |\d))?)?(?=\p{L}|\d)/giu,
    ", digo, ",
  ],
  // "comi nhoque, não pera, lasanha": taken back, and no fruit.
  [/(?<=[\p{L}\d]),? n[ãa]o,? p[êe]ra(?:[íi]| a[íi])?(?:,|\.{2,}| k{2,},?) ?(?=\p{L}|\d)/giu, ", digo, "],
  // "o bolo não foi de tarde passe ele pro almoço": where it was instead.
  [
    new RegExp(
      `^((?:(?:e|ah|opa|mas|n[ãa]o),? )*[oa]s? [^,.;!?\\n]{3,25}?) n[ãa]o (foi|foram) ${AT_MEAL}[,.;]? (?:(?:e|mas|ent[ãa]o) )?${MOVE}(?: el[ea]s?)? (?:pr|n|para )([oa]) (?=${MEAL}(?!\\p{L}))`,
      "iu",
    ),
    "$1 $2 n$3 ",
  ],
  [
    new RegExp(
      `^((?:(?:e|ah|opa|mas|n[ãa]o),? )*[oa]s? [^,.;!?\\n]{3,25}?) n[ãa]o (?:foi|foram) ${AT_MEAL}[,.;]? (?:(?:e|mas) (?:sim )?)?(?=(?:foi|foram) ${AT_MEAL}(?!\\p{L}))`,
      "iu",
    ),
    "$1 ",
  ],
  // "hoje o ovo foi cozido o de ontem é que foi frito": as that was told.
  [
    /^(?=[^.;!?\n]*(?<!\p{L})hoje(?!\p{L}))((?:(?!cert[oa]|certinh)[^.;!?\n]){8,60}?(?<!\p{L})(?:foi|foram|era|eram) \p{L}{3,}),? (?:(?:e|mas|pq|porque) )?[oa]s? de (?:ontem|anteontem) (?:(?:é|eh) )?que (?:foi|foram|era|eram) \p{L}{3,}(?: mesmo)?\s*[.!]*$/iu,
    "$1",
  ],
  // "a carne de ontem não era carne do sol era um pedaço de frango": of that one.
  [
    /^((?:(?:e|n[ãa]o|ah|opa|mas),? )*[oa]s? )(\p{L}{3,})( de (?:ontem|anteontem)) n[ãa]o (?:era|foi|eram|foram) (\2(?: [^,.;!?\n]{2,25}?)?),? (?:(?:mas|e) )?(?:sim )?(era|foi|eram|foram) (?=\p{L}|\d)/iu,
    "$1$4$3 $5 ",
  ],
  // "ele tá gritando aqui que era 120", "Caio disse que foram 3": whoever knew better.
  [
    /^(?:(?:e|ah|opa|n[ãa]o|mas),? )*(?:(?:o|a|meu|minha) )?(?!nutri|m[ée]dic|dout|eu |coach|personal|app|aplicativo)\p{L}{3,}(?: \p{L}{3,})? (?:(?:t[áa]|est[áa]) (?:dizendo|falando|gritando|lembrando|avisando)|disse|falou|gritou|lembrou|avisou|corrigiu)(?: aqui| agora| pra mim)*,? (?:que )?(?=(?:era|eram|foi|foram) (?:s[óo] )?\d{1,4}(?: ?(?:g|gramas?|ml))?\s*[.!]*$)/iu,
    "",
  ],
  // "isso aí já foi minha janta viu passe tudo pro jantar": said twice.
  [
    new RegExp(
      `^(?:(?:ô|oh?|[óo]),? )?(?:isso|ess[ea])(?: a[íi])? (?:j[áa] )?(?:foi|era|é|eh) (?:o |a |meu |minha )${MEAL}(?: viu| n[ée]| t[áa])*[,.;]? (?:ent[ãa]o )?${MOVE}(?: tudo| isso)* (?:pr|n|para )([oa]) (?=${MEAL}(?!\\p{L}))`,
      "iu",
    ),
    "isso foi $1 ",
  ],
  // "a goiabada foi no almoço, sobremesa", "a barra foi de manhã, não de tarde": when it was, and no more.
  [
    /(?<=(?:^|[,.;!\n]\s*)(?:e )?[oa]s? [^,.;!?\n]{3,25} (?:foi|foram|era|eram) n[oa] (?:almo[çc]o|jantar?|lanche)), (?:de |era (?:a )?|foi (?:de |a )?)?sobremesa(?=\s*(?:$|[,.;!\n]))/giu,
    "",
  ],
  [
    /(?<=(?<!\p{L})(?:foi|foram|era|eram) (?:d[eoa]|n[oa]|[àa]) [^,.;!?\n]{3,25}(?:, (?:tipo|umas|por volta d[aeo]s?) [^,.;!?\n]{2,10})?), (?:e )?n[ãa]o (?:foi )?(?:d[eo]|[àa]|n[oa]|pela) (?:tarde|manh[ãa]|noite|almo[çc]o|jantar?|lanche(?: da (?:tarde|manh[ãa]))?|caf[ée](?: da (?:tarde|manh[ãa]))?)(?=\s*(?:$|[.!\n]))/giu,
    "",
  ],
  // "apaga o café, de manhã tomei suco de laranja": in its place.
  [
    /(?<=^(?:(?:pode|ah|n[ãa]o),? )?(?:tira|apaga|remove|retira|exclui|deleta)r?(?: a[íi])? [oa]s? [^,.;!?\n]{3,25})[,.;] (?:(?:na verdade|(?:hoje|hj)|de manh[ãa]|n[oa] (?:caf[ée](?: da manh[ãa])?|almo[çc]o|jantar?|lanche)),? )?(?:eu )?(?:comi|tomei|bebi|acabei (?:comendo|tomando|bebendo)) (?:foi )?(?!s[óo](?!\p{L})|[oa]s? |tud|mei[oa]|metade|mais|menos|pouc|muit|nad|n[ãa]o|outr|del|ontem|hoje|hj|depois|antes|quase|um pouc)(?=\p{L}{3}|uma? \p{L}|\d{1,2} \p{L})/iu,
    ", foi ",
  ],
  [
    /(?<=^(?:tira|apaga|remove|retira|exclui)(?: a[íi])? [oa]s? [^,.;!?\n]{3,25})[,.;] (?:(?:pq|porque|que) )?(?:eu )?(?:comi|tomei|bebi) (?:isso |foi )?(?=(?:ontem|anteontem)\s*(?:$|[.!]))/iu,
    ", foi ",
  ],
  // "e uma mousse de sobremesa hoje", after what was eaten yesterday
  [/^e (uma?|\d{1,2}) ([^,.;!?\n]{3,30}?)(?: de sobremesa)? (?:hoje|hj)\s*[.!]*$/iu, "e hoje $1 $2"],
  // "2 tangerinas que o fiscal me deu"
  [
    /(?<=\p{L}{3}),? q(?:ue)? (?:(?:[oa] |meu |minha )?\p{L}+(?: \p{L}+)? me |(?:[oa]|um|uma|meu|minha) \p{L}+ )(?:deu|deram|ofereceu|arrumou|arranjou|passou|trouxe|mandou)(?: (?:hoje|hj|aqui|agora|de presente))?(?=\s*(?:$|[.,;!\n]|k{2,}|rs))/giu,
    "",
  ],
  // "um toddynho pra adoçar a vida"
  [
    /(?<=[\p{L}\d]),? (?:s[óo] )?(?:pra|para) (?:adoçar (?:a (?:vida|boca|tarde|noite|alma)|o (?:dia|bico))|alegrar (?:a (?:vida|tarde|noite)|o (?:dia|cora[çc][ãa]o))|espantar (?:o (?:sono|frio)|a pregui[çc]a))(?=\s*(?:$|[.,;!\n]|k{2,}|rs))/giu,
    "",
  ],
  // "eu: arroz e frango. bru: arroz e soja. anota só o meu": what others had beside it.
  [
    /^\s*eu\s*:\s*([^.;:\n]{3,150})[.;\n]\s*(?!almo[çc]o|jant|lanch|caf[ée]|ceia|depois|ontem|hoje|hj|total|[áa]gua|peso|obs|sobremesa|bebida|agora|eu(?!\p{L}))\p{L}{2,15}(?: \p{L}{2,15})?\s*:\s*[^.;:\n]{3,150}(?:[.;\n]\s*(?:anota|marca|registra|p[õo]e|bota|conta) s[óo] (?:o|a) (?:meu|minha)(?: \p{L}{1,6})?)?\s*[.!]*$/iu,
    "$1",
  ],
  // "fui no peixe, filé de merluza 150 g": of which kind it was.
  [
    /^(?:(?:hoje|hj|a[íi]|ent[ãa]o|acabei|decidi) )?fui (?:n[oa]|d[eo]|com [oa]) (?:peixe(?= [^\n]{0,12}?[,:] ?(?:fil[ée]|posta|merluza|til[áa]pia|salm[ãa]o|pescada|sardinha|atum|bacalhau))|peixe(?=[,:] ?(?:fil[ée]|posta|merluza|til[áa]pia|salm[ãa]o|pescada|sardinha|atum|bacalhau))|frango(?=[^,:\n]{0,12}[,:] ?(?:\d ?)?(?:fil[ée]|peito|coxa|sobrecoxa|asa))|carne(?=[^,:\n]{0,12}[,:] ?(?:\d ?)?(?:bife|patinho|alcatra|picanha|contra|maminha|ac[ée]m|costel))|massa(?=[^,:\n]{0,12}[,:] ?(?:macarr|espagu|lasanha|penne|nhoque|talharim|ravi[óo]li)))(?: mesmo)?(?: k{2,}| rs+| haha\p{L}*)?\s*[,:] ?/iu,
    "comi ",
  ],
];
