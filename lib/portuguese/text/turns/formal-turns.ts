import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const SORRY = "(?:(?:perd[ãa]o|desculp[ea](?:-me)?|ali[áa]s|na verdade|opa|ah|por favor),? )*";
const MEALS = "lanche da tarde|lanche da manh[ãa]|lanche|jantar|janta|almo[çc]o|caf[ée] da manh[ãa]|ceia";
const AMOUNT =
  "(?:\\d{1,4} ?(?:g|gr|gramas|ml)|(?:\\d|uma?|dois|duas|tr[êe]s|meia|meio) \\p{L}{3,}(?: de \\d{1,4} ?(?:g|gr|gramas|ml))?)";
const SOMEBODY =
  "(?:meu|minha) (?:marido|esposa|mulher|filh[oa]|irm[ãa]o?|m[ãa]e|pai|amig[oa]|colega|namorad[oa]|noiv[oa]|sogr[oa]|genro|nora|cunhad[oa]|tia|tio|prim[oa])";

/** What one eats or drinks against something that was had before: it names nothing that is had now. */
const AGAINST =
  "(?:compensar|contrabalan[çc]ar|equilibrar|balancear|rebater|cortar|quebrar|amenizar|neutralizar|dar uma equilibrada (?:n|com )|tirar (?:[oa] )?(?:gost\\p{L}+|sabor|sal|doce|ardid[oa]|ard[êe]ncia|amarg\\p{L}+|peso|culpa) d|limpar (?:[oa] )?(?:boca|paladar) d)";
const ILLNESS =
  "(?:diabet|press|gravid|gesta|rem[ée]d|dor|gastrit|refluxo|colest|glice|glicos|a[çc][úu]car|alerg|doen|cirurg|exame|trein|dieta|m[ée]dic|nutri)";
const OF_WHAT = `(?! ?(?:[oa]s? )?${ILLNESS})(?: ?(?:[oa]s?|d[oa]s?|ess[ea]s?|aquel[ea]s?|tant[oa]s?)) [^.,;:!?\\n\\d]{2,30}?`;
const HAD =
  "(?:(?:hoje|hj|só),? ){0,2}(?:(?:eu |a[íi] )?(?:comi|tomei|bebi|pedi|peguei|fui de|foram|foi|mandei)(?!\\p{L})|\\d|uma? |mei[oa] |[áa]gua(?!\\p{L}))";

const BESIDES = "(?:al[ée]m disso|al[ée]m do mais|fora isso|fora disso|ainda por cima|de quebra)";
const SOME = "(?:\\d|uma? |uns |umas |dois |duas |tr[êe]s |mei[oa] )";

const AIMED = "\\d[\\d.,]*|um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|oito|dez";
const AIM_UNIT =
  "(?: e mei[oa])?(?: ?(?:litros?|l|ml|kg|quilos?|kilos?|copos?|garrafas?|garrafinhas?))?(?: e mei[oa])?";
const A_DAY =
  "(?: d[eo] [áa]gua| d'[áa]gua| por dia| ao dia| no dia| todo dia| todos os dias| di[áa]ri[oa]s?| no m[íi]nimo| pelo menos| de peso| na balan[çc]a| at[ée] [^.,;!?\\n\\d]{3,20})*";
const ADVISER =
  "(?:(?:[oa]|meu|minha) )?(?:m[ée]dic[oa]|doutora?|dra?\\.?|nutri(?:cionista|[óo]loga|[óo]logo)?|cardiologista|endocrin[oa](?:logista)?|nefro(?:logista)?|personal|enfermeira|geriatra|urologista|m[ãa]e|marido|esposa|mulher|filh[oa])(?: \\p{Lu}\\p{L}+)?";
const WISHES = "(?:quer|queria|pediu|pede|mandou|manda|recomendou|recomenda|falou|disse|orientou|sugeriu)";
const REACH =
  "(?:alcance|alcan[çc]ar|chegue|chegar|beba|beber|tome|tomar|atinja|atingir|bata|bater|pese|pesar|fique|ficar|baixe|baixar)";
/** What was drunk or weighed, told behind the aim. */
const DONE =
  "(?=[^\\n]*(?:bebi|tomei|deu|pesei|marcou|t[ôo] com|estou com|estou em|t[ôo] em|cheguei|fui|hoje|j[áa] foi|j[áa] foram)(?!\\p{L})[^\\n]*(?:\\d|um|dois|meio))";

/** How one writes who writes properly. */
export const FORMAL_TURNS: readonly Turn[] = [
  // "o cardiologista quer que eu alcance dois litros por dia. Até agora, bebi 1,2 litro": an aim, and no fact.
  [
    new RegExp(
      `(?<=^|[.;!\\n] ?)(?:(?:e|oi|bom dia|olha),? )*${ADVISER} (?:me )?${WISHES}(?: (?:que|pra|para|eu|mim|eu ter que))* ${REACH}(?: (?:n?[oa]s?|em|at[ée]|a|uns|umas|pelo menos|no m[íi]nimo))* (?:${AIMED})${AIM_UNIT}${A_DAY}(?:[.,;:!]| mas| e| s[óo] que|, mas|, e)+ ${DONE}`,
      "iu",
    ),
    "",
  ],
  // "o objetivo é 2 litros de água por dia, até agora foram 900 ml": of water.
  [
    /^(?:(?:e|oi|bom dia|olha),? )*(?:a |minha |a minha )?(?:meta|o objetivo|objetivo) [^.;!?\n]{0,20}\d[^.;!?\n]{0,12} de [áa]gua[^.;!?\n\d]{0,15}[.,;]? (?:mas |e |s[óo] que )?(?:at[ée] agora|at[ée] o momento|por enquanto|hoje|j[áa])(?: (?:s[óo]|j[áa]))*,? (?:foram|foi|deu|s[ãa]o)(?: (?:s[óo]|uns))* (\d{2,4} ?ml|\d(?:[.,]\d{1,2})? ?(?:l|litros?))(?=\s*[.!]*$)/iu,
    "bebi $1 de água",
  ],
  // "a meta é 70, hoje deu 72,4", "minha meta é 2 litros de água, bebi 800 ml"
  [
    new RegExp(
      `(?<=^|[.;!\\n] ?)(?:(?:e|oi|bom dia|olha),? )*(?:a |minha |a minha )?(?:meta|o objetivo|objetivo)(?: (?:d[aeo] (?:[áa]gua|peso|dia)|di[áa]ria|aqui|agora))* (?:é|eh|era|s[ãa]o|seria)(?: (?:de|chegar|a|em|n?os|uns|beber|tomar|at[ée]))* (?:${AIMED})${AIM_UNIT}${A_DAY}(?:[.,;:!]| mas| e| s[óo] que|, mas|, e)+ ${DONE}`,
      "iu",
    ),
    "",
  ],
  // "esqueci-me de dizer", "mude-a para lá", "é melhor retirá-lo"
  [/(?<=\p{L}{3})-(?:me|lhe|lhes|se)(?![\p{L}-])/giu, ""],
  [/(?<=\p{L}{2}[aeiouáéêó])-l?a(s?)(?![\p{L}-])/giu, " ela$1"],
  [/(?<=\p{L}{2}[aeiouáéêó])-l?o(s?)(?![\p{L}-])/giu, " ele$1"],
  // "para compensar o vinho, 300 ml de água", "por causa do churrasco bebi 500 ml de água"
  [
    new RegExp(
      `(?<=^|[.!;\\n] ?)(?:(?:e|a[íi]|ah|agora|depois|mas),? )*(?:(?:pra|para|p) (?:(?:dar uma )?${AGAINST}|poder ${AGAINST})|(?:por causa|por conta|em raz[ãa]o) d(?=[oa]))${OF_WHAT}(?:,|:| -)? (?=${HAD})`,
      "giu",
    ),
    "",
  ],
  // "300 ml de água pra compensar o vinho"
  [
    new RegExp(`(?<=\\d[^.;!?\\n]{2,50}),? (?:pra|para) ${AGAINST}${OF_WHAT}(?=\\s*(?:$|[.!;\\n]))`, "giu"),
    "",
  ],
  // "comi, além disso, uma fatia da de rúcula", "fora isso, 1 fatia de pizza": besides what was told.
  [
    new RegExp(
      `^(?:(?:e|ah),? )*(?:eu )?(comi|tomei|bebi),? (?:${BESIDES}|ainda),? (${SOME}[^.,;!?\\n]{3,60}?)\\s*[.!]*$`,
      "iu",
    ),
    "$1 $2 também",
  ],
  [
    new RegExp(
      `^(?:(?:e|ah),? )*(?:${BESIDES}|ainda),? (?:eu |teve )?(?:(?:ainda|tamb[ée]m) )?(comi|tomei|bebi) (${SOME}[^.,;!?\\n]{3,60}?)\\s*[.!]*$`,
      "iu",
    ),
    "$1 $2 também",
  ],
  [
    new RegExp(
      `^(?:(?:e|ah),? )*${BESIDES},? (?:(?:foi|teve|ainda|foram) )*(${SOME}[^.,;!?\\n]{3,60}?)\\s*[.!]*$`,
      "iu",
    ),
    "comi $1 também",
  ],
  // "a pipoca foi ontem de noite, hoje não teve pipoca"
  [
    /(?<=^(?:(?:ah|opa|n[ãa]o),? )*(?:[oa]s?|ess[ea]s?|aquel[ea]s?) [^.,;:!?\n\d]{3,30} (?:foi|foram|era|eram) (?:de )?(?:ontem|anteontem)[^.,;:!?\n\d]{0,20})[,;.] (?:e |pois |que )?(?:hoje|hj) (?:eu )?(?:n[ãa]o|nem|n) (?:teve|tive|comi|tomei|bebi|foi|foram|rolou|houve)(?: [^.,;!?\n\d]{2,25})?\s*[.!]*$/iu,
    "",
  ],
  // "baião: 120 g, a marmita já vem pesada": how one knows.
  [
    /(?<=\d(?: ?(?:g|gr|gramas|ml))?)[,;.] (?:(?:que|pois|porque|pq|j[áa] que) )?(?:[oa] (?:marmit\p{L}+|quentinha|pote|embalagem|prato|restaurante) (?:j[áa] )?(?:vem|veio|vinha|[ée]|manda|mandou) (?:j[áa] )?(?:pesad[oa]s?|porcionad[oa]s?|com (?:o )?peso(?: [^.,;!?\n\d]{2,20})?)|(?:eu )?(?:j[áa] )?pesei (?:antes de (?:servir|comer|colocar no prato|p[ôo]r no prato)|na (?:hora|balan[çc]a)|certinho|tudo|direitinho|em casa|pronto))\s*[.!]*$/iu,
    "",
  ],
  // "da sopa foram três conchas ao todo, porque repeti": in all, and not as much again.
  [
    /(?<=(?<!\p{L})(?:ao todo|no total|somando tudo|contando tudo|no fim|ao final)(?!\p{L})[^.;!?\n]{0,30}),? (?:porque|pois|que|pq|j[áa] que|uma vez que) (?:eu )?(?:repeti|comi de novo|servi de novo|me servi de novo|peguei mais)(?: (?:o prato|uma vez|duas vezes|depois))?\s*[.!]*$/iu,
    "",
  ],
  // "um dos quibes guardei para amanhã, portanto comi um"
  [
    /^((?:(?:ah|opa|mas),? )*(?:uma?|dois|duas|\d) d[oa]s \p{L}{4,}(?: de \p{L}{3,})?) (?:eu )?(?:guardei|deixei|congelei|levei|separei)(?: (?:para|pra|pro) [^.,;!?\n\d]{3,25})?(?:[,.;:]? (?:portanto|ent[ãa]o|logo|ou seja|por isso|assim),? (?:s[óo] )?(?:comi|foi|foram|ficou|ficaram|d[áa])[^.,;!?\n]{2,12})?\s*[.!]*$/iu,
    "$1 eu guardei",
  ],
  // "o café era com leite na verdade, 200 ml"
  [/(?<=^[oa] \p{L}{3,} (?:era|foi) [^.,;:!?\n\d]{3,25}?),? na (?:verdade|vdd|real)(?=,? \d)/iu, ""],
  // "da de frango foi uma fatia só", "no fim a de frango foi 1 fatia"
  [
    /^(?:(?:no fim|no final|ao final)(?: das contas)?,? )?d?([oa] d[eo] \p{L}{3,}(?: com \p{L}{3,})?) (?=foi |foram |acabou )/iu,
    "$1 ",
  ],
  // "a de frango acabou sendo uma fatia só"
  [
    /^((?:[oa]s? )(?:d[eo] )?\p{L}{3,}(?: d[eo] \p{L}{3,})?) (?:acabou|acabaram) (?:sendo|ficando em) (?=\d|s[óo] |uma?|dois|duas|tr[êe]s|mei[oa])/iu,
    "$1 foi ",
  ],
  // "tudo isso aí do japonês foi ontem, domingo, com o chá e tudo": all of it, wherever it was.
  [
    /(?<=^(?:(?:ah|opa|ops|eita|e|mas|n[ãa]o|na verdade|desculpa),? )*)(?:tudo isso|isso tudo|isso a[íi] tudo)(?: a[íi])?(?: (?:do|da|l[áa] d[oa]) (?!almo|jant|caf|lanch|ceia|manh|tarde|noite)\p{L}{4,})?,? (?:foi|era|é) (?:de |n[oa] )?(ontem|anteontem)(?:,? (?:n[oa] )?(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:-feira)?)?(?:,? com (?:[oa]s? )?\p{L}{3,} e tudo)?(?=\s*(?:$|[.,;!]))/iu,
    "tudo isso foi $1",
  ],
  // "melhor dizendo, 450 ml de água", "ou melhor: 2 bananas"
  [
    /^(?:(?:ah|opa|n[ãa]o|perd[ãa]o),? )*(?:(?:ou )?melhor dizendo|ou melhor)[,:;.]* (?=\p{L}|\d)/iu,
    "na verdade, ",
  ],
  // "esqueci de lhe dizer que comi ontem uma fatia"
  [
    /(?<=(?<!\p{L})(?:esqueci|esquecia|tinha esquecido|faltou))(?: de)?(?: te| lhe)? (?:dizer|contar|falar|avisar|mencionar) que (?=(?:eu )?(?:comi|tomei|bebi|ontem|anteontem|hoje))/giu,
    " de dizer, ",
  ],
  // "a laranja eu comi só no lanche da tarde; mude ela para lá", "a manga eu comi junto com o almoço; mude ela"
  [
    new RegExp(
      `^${SORRY}([oa]s? [^.,;:!?\\n\\d]{3,30}?) (?:eu )?(?:comi|tomei|bebi) (?:s[óo] )?(?:no|na|junto com o|junto com a|com o|depois do|depois da|logo depois do) (${MEALS})[,.;] (?:ent[ãa]o |pode |por favor,? )?(?:mud[ea]r?|pass[ea]r?|coloc[ae]|coloque|p[ôo]r|p[õo]e)(?: el[ea]s?)?(?: para l[áa]| pra l[áa]| de lugar| l[áa])?(?:,? por favor)?\\s*[.!?]*$`,
      "iu",
    ),
    "muda $1 pro $2",
  ],
  // "me enganei na carne do almoço, era frango moído", "na verdade a carne do almoço foi frango"
  [
    new RegExp(
      `^(?:(?:ah|opa|ops|desculpa|eita),? )*(?:eu )?(?:(?:me )?(?:enganei|confundi|equivoquei|errei)(?: n| com| com rela[çc][ãa]o [àa]?)? ?|na verdade,? )([oa] \\p{L}{4,}(?: de \\p{L}{3,})? d[oa] (?:${MEALS}))[,;.:]? (?:e |pois |que |na verdade )?(?:era|foi) (?=(?!mais |menos |s[óo] |muit|pouc|ontem|hoje|ter[çc]|assad|frit|cozid|grelhad|sem |com |uma? |d[eo] |n[oa] |[àa] )\\p{L}{4,}(?: \\p{L}{3,}){0,2}\\s*[.!]*$)`,
      "iu",
    ),
    "$1 era ",
  ],
  // "esse sorvete foi na janta, logo depois do hambúrguer, muda pra lá"
  [
    new RegExp(
      `^${SORRY}((?:[oa]s?|ess[ea]s?|aquel[ea]s?) [^.,;:!?\\n\\d]{3,30}?) (?:foi|foram|era|eram) (?:n[oa]|junto com [oa]|do|da) (${MEALS})[,.;] [^.,;:!?\\n\\d]{3,40}[,.;] (?:ent[ãa]o |pode |por favor,? )?(?:mud[ea]r?|pass[ea]r?|jog[ae]r?|coloc[ae]r?|coloque|bota|p[ôo]r|p[õo]e)(?: el[ea]s?| isso)?(?: (?:para|pra) l[áa]| l[áa])?(?:,? por favor)?\\s*[.!?]*$`,
      "iu",
    ),
    "muda $1 pro $2",
  ],
  // "perdão, tudo isso foi no domingo, ontem, e não no sábado. pode mudar o dia?"
  [
    new RegExp(
      `^${SORRY}(?:tudo isso|isso tudo) (?:foi|era) (?:(?:no |na )?\\p{L}+(?:-feira)?, )?(ontem|anteontem|hoje)(?:,? e n[ãa]o (?:(?:no|na) )?\\p{L}+(?:-feira)?)?(?:[,.;] (?:pode|d[áa] para|d[áa] pra|poderia) (?:mudar|trocar|corrigir|passar)(?: o dia| isso)?(?:,? por favor)?)?\\s*[.!?]*$`,
      "iu",
    ),
    "muda isso tudo pra $1",
  ],
  // "a água que tomei à tarde eram 300 ml, não 200"
  [
    /(?<=(?<!\p{L})a [áa]gua) que (?:eu )?(?:tomei|bebi)(?: [^.,;:!?\n\d]{2,25}?)? (?:era|eram|foi|foram|tinha) (?=\d)/giu,
    " foi ",
  ],
  // "não registre o chá, por favor; derramei ele antes de beber"
  [
    /^((?:(?:ah|opa|por favor|desculpe),? )*)n[ãa]o (?:registr[ea]|anot[ea]|cont[ea]|lanc[ea]|coloque|inclua) ([oa]s? [^.,;:!?\n\d]{2,30}?)(?:,? por favor)?(?:[,.;] [^\n\d]{3,60}?(?:derramei|derramou|caiu|joguei|n[ãa]o (?:comi|tomei|bebi)|desisti|devolvi)[^\n\d]{0,40})?\s*[.!]*$/iu,
    "$1tira $2",
  ],
  // "o café com leite pode virar café preto, pois o leite acabou"
  [
    /^([oa]s? [^.,;:!?\n\d]{3,30}?) pode(?:m)? (?:virar|ser|ficar como) ([^.,;:!?\n\d]{3,30}?)(?:,? (?:pois|porque|j[áa] que|que) [^.;!?\n\d]{3,50})?\s*[.!]*$/iu,
    "troca $1 por $2",
  ],
  // "o pão italiano troque por pão de alho, por favor, uma fatia de 30 g"
  [
    new RegExp(
      `^${SORRY}([oa]s? [^.,;:!?\\n\\d]{3,30}?),? (?:troque|troca|substitua|mude) (?:por|para) ([^.,;:!?\\n\\d]{3,30}?)(?:,? por favor)?, (?:por favor, )?(${AMOUNT})\\s*[.!]*$`,
      "iu",
    ),
    "troca $1 por $3 de $2",
  ],
  // "comi o mamão inteiro, aliás: deu 280 g sem casca"
  [
    /^(?:comi|tomei) ([oa] \p{L}{3,}) inteir[oa],? (?:ali[áa]s|na verdade|afinal)[:,;.] ?(?:e )?(?:deu|deram|pesou|pesava|eram|foram)(?: uns| ao todo)? (\d{2,4} ?(?:g|gr|gramas|ml))(?: sem [^.;!?\n\d]{3,30})?\s*[.!]*$/iu,
    "$1 foi $2",
  ],
  // "o peixe de hoje foi linguado. comi 180 g, grelhado": one thing, told once.
  [
    /(?<=^|[.!;\n] ?)[oa] (?:peixe|carne|sopa|massa|bolo|fruta|torta|mistura)(?: (?:d[eo] (?:hoje|almo[çc]o|jantar)|da (?:vez|janta)))? (?:foi|era) (?:de )?(\p{L}{4,}(?: de \p{L}{3,})?)[.;,] (?:eu )?(comi|tomei) (\d{2,4} ?(?:g|gramas|ml)|uma?|dois|duas)(?:, ((?:grelhad|assad|cozid|frit|ensopad)[oa]))?(?=\s*(?:$|[.,;!\n]| e ))/giu,
    "$2 $3 de $1 $4",
  ],
  // "meu marido ficou só na cerveja"
  [
    new RegExp(
      `^((?:(?:mas|e|j[áa]|ah),? )*)${SOMEBODY} (?:s[óo] )?(?:ficou|foi|continuou|preferiu ficar)(?: s[óo]| apenas| mesmo)? n[oa]s? [^.,;:!?\\n\\d]{3,30}\\s*[.!]*$`,
      "iu",
    ),
    "tá bom",
  ],
  // "foram 250 ml, para ser exata"
  [/(?<=\d ?(?:g|gr|gramas|ml|kg)?),? (?:para|pra) ser (?:exat[oa]|precis[oa])(?=\s*(?:$|[.,;!\n]))/giu, ""],
  // "hoje não tomei vinho; só bebo aos fins de semana": what one does else.
  [
    /^(hoje,? (?:eu )?n[ãa]o (?:comi|tomei|bebi) [^.,;:!?\n\d]{2,25})[,.;] (?:eu )?s[óo] (?:bebo|tomo|como) [^.;!?\n]{3,50}$/iu,
    "$1",
  ],
  // "tire o tomate da lista"
  [
    /(?<=^[^\n]{0,25}(?:tire|retire|tira|retira|apague|apaga|remova|remove|exclua|exclui) [^\n]{3,60}?) d[oa] (?:lista|di[áa]rio|registro|anota[çc][ãa]o|conta)(?=(?:,? por favor)?\s*[.!]*$)/iu,
    "",
  ],
  // "que nada, comi um x-salada": that, and nothing of what was told.
  [
    /^((?:(?:ah|eita|oxe|ih|n[ãa]o),? )*)(?:qu[ea]l?(?: \p{L}{3,} que)? nada|qual o qu[êe]|nada a ver|nada disso)[,.;:!]+ (?:eu )?(?:comi|almocei|jantei|lanchei|tomei|foi|foram)(?: foi)? (?=(?:(?:uma?s?|uns|\d{1,2}|dois|duas|tr[êe]s) )?(?!s[óo] )(?:\p{L}{4,}|x-))/iu,
    "$1nada a ver, foi ",
  ],
  // "a costela, pensando bem, ficou em 150 g"
  [
    /(?<=^(?:(?:ah|e|mas|opa),? )*[oa]s? \p{L}{3,}(?: \p{L}{3,})?), (?:pensando (?:bem|melhor)|na verdade|ali[áa]s|olhando (?:bem|melhor)|agora me lembrei), (?=(?:foi|foram|era|eram|ficou|ficaram|deu|deram|tinha)(?!\p{L}))/giu,
    " ",
  ],
  // "goiaba não, pera": the fruit, and no "wait".
  [
    /^(?:(?:ah|opa|ops),? )*(ma[çc][ãa]|banana|manga|mam[ãa]o|laranja|goiaba|ameixa|p[êe]ssego|caqui|kiwi|mel[ãa]o|melancia|mexerica|tangerina|bergamota|uva) n[ãa]o,? p[êe]ra\s*[.!]*$/iu,
    "era pera, não $1",
  ],
  // "71 quilos hoje, me pesei de roupa leve"
  [
    /^(\d{2,3}(?:[.,]\d{1,2})?) ?(?:kg|quilos?)(?: (?:hoje|agora|hj|cravados?))*,? (?:que )?(?:eu )?(?:me )?pesei(?: [^\n\d?]{2,40})?\s*[.!]*$/iu,
    "me pesei, $1 kg",
  ],
  // "estrogonofe umas 4 colheres, arroz umas 3": as much of the same, and no hour.
  [
    /(?<=(?:umas|uns) \d (colheres(?: de (?:sopa|servir))?|conchas|fatias|peda[çc]os)[^.;!?\n\d]{0,20}, \p{L}{3,}(?: (?:d[eo] )?\p{L}{3,})? (?:umas|uns) \d)(?=\s*(?:$|[,.;!]| e ))/giu,
    " $1",
  ],
];
