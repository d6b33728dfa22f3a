import { fold } from "@/lib/portuguese/text/letters/stems";
import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const BEGINS = "(?<=(?:^|[,.;!\\n(])\\s*(?:(?:e|mas|só que|pena que) )?|\\p{L} e (?=[oa]s? ))";
const ENDS = "(?=\\s*(?:$|[,.;!?\\n)]))";
/** What is emptied by who drinks it, and no dish that had run out. */
const DRUNK =
  "(?!(?:[oa]s? |minha |meu )?(?:[áa]gua|suco|vinho|cerveja|caf[eé]|ch[áa]|leite|refri|coca|garraf|squeeze|copo|pote|pacote|lata|caixa|barra|saco|jejum|treino|plant[ãa]o|aula|dia|noite|semana|expediente|turno|dieta|g[áa]s|energia|luz|dinheiro|grana|sal[áa]rio|paci[êe]ncia|bateria))";
const NOT_EATEN =
  "pedi|pedimos|pegamos|quisemos|comemos|tomamos|provamos|escolhi|encarei|aguentei|botei|coloquei|pus|passei|misturei|adicionei|aceitei";

/** So much water, and of no other drink. */
const OF_WATER =
  "(?:\\d+(?:[.,]\\d+)?|uma?|dois|duas|tr[êe]s|quatro|mei[oa]) ?(?:cop|garraf|canec|squeeze|ml|l(?:itros?)?(?!\\p{L}))\\p{L}*(?!\\p{L}| (?:d[eo]|com) (?!\\d|[áa]gua))";
const WATER_TODAY = "(?: (?:hj|hoje|ainda|direito|at[ée] agora))*,? (?:mas |foi )?";

const LITTLE_WATER =
  "(?:a )?([áa]gua(?: (?:hoje|hj|eu|ontem)){0,2}) (?:foi|t[áa]|tomei|bebi) (?:bem |muito |t[ãa]o )?(?:pouca|pouquinha|pouqu[íi]ssima)(?: (?:hoje|hj))?(?!\\p{L})";

/** "a última latinha", "uma das cervejas" */
const ONE_OF_THEM =
  "^(?:(?:e|mas|ah|s[óo] que),? )*(?:[oa] (?:[úu]ltim[oa]|segund[oa]|terceir[oa]|quart[oa])|uma? d[oa]s) (\\p{L}{4,})";

/** How people say that something was there, or was meant to be, and was not eaten. */
export const DENIAL_TURNS: readonly Turn[] = [
  // "pedi um à la minuta mas só comi o bife e o ovo": of all that came, this alone.
  [
    /(?<!\p{L})(?:pedi|pedimos|veio|vieram|tinha|serviram|comprei|peguei) [^.;:!?\n]{3,60}?,? (?:mas|e|porém|só que) (?:eu )?(?:s[óo]|apenas) (comi|tomei|bebi) (?=[oa]s? (?!metade|outra|mei[oa]|resto|que |de |meu|minha)\p{L}{3})/giu,
    "$1 ",
  ],
  // "apaga os bombons, guardei pra amanhã. quase comi": not eaten.
  [
    /(?<=^(?:apag|tir|remov|exclu|delet)\p{L}+ [^\n?]{3,60}?)[.,] (?:mas )?(?:eu )?quase (?:que )?comi(?: k+)?\s*[.!]*$/iu,
    "",
  ],
  // "o milkshake era da Lu, nem olhei", "o suco era do meu filho": somebody else's.
  [
    /(?<=[.;,\n] ?|^(?=[^.\n]{5,60}\. ?\p{L}))(?:mas )?[oa]s? \p{L}{3,}(?: d[eo] \p{L}+)? (?:era|eram) d[aoe]s? (?:[^,.;!?\n]{2,25},? (?:e |que )?(?:eu )?(?:nem|n[ãa]o) (?:olhei|provei|toquei|encostei|tomei|comi)(?: nada)?|(?:meus?|minhas?) (?:filh|espos|marid|irm|m[ãa]e|pai|amig|namorad|net|av|sogr|coleg|chef)\p{L}*)\.?(?=\s*(?:$|\n| [^e]))/giu,
    "",
  ],
  // "tira o salame, eu fiquei só no pão": what stays is in the diary.
  [
    /^((?:tir[ae]|apag(?:a|ue)|remov[ae]|exclu[ai]|delet[ae]) [^.,;!?\n]{2,30}?),? (?:que |pois |porque |pq )?(?:eu )?(?:fiquei|fico|vou ficar) s[óo] (?:com (?:[oa]s? )?|n[oa]s? )[^.,;!?\n]{2,30}\s*[.!]*$/iu,
    "$1",
  ],
  // "sem janta hj, só 200 ml de chá", "não jantei, só tomei leite": of that meal, and of nothing told before.
  [
    /(?<!\p{L})((?:(?:hoje|hj),? )?)(?:sem|n[ãa]o (?:teve|tem|tive|fiz|rolou)|(?:eu )?pulei)(?: o| a)? (janta|jantar|almo[çc]o|lanche(?: da (?:tarde|manh[ãa]))?|ceia|caf[ée] da manh[ãa])(?: (?:hoje|hj|mesmo|n[ãa]o)){0,2}\s*[,.;:]\s*(?:mas )?(?:(?:foi|comi|tomei|bebi|teve) )?(?:s[óo]|apenas|somente)(?: (?:comi|tomei|bebi|foi))? (?=[\p{L}\d])/iu,
    "$1no $2 comi só ",
  ],
  [
    /(?<!\p{L})((?:(?:hoje|hj),? )?)(?:eu )?n[ãa]o (almocei|jantei|lanchei|ceei)(?: (?:hoje|hj|mesmo|direito|n[ãa]o)){0,2}\s*[,.;:]\s*(?:mas )?(?:(?:comi|tomei|bebi) )?(?:s[óo]|apenas|somente)(?: (?:comi|tomei|bebi))? (?=[\p{L}\d])/iu,
    "$1$2 só ",
  ],
  // "arroz não tem hj, só 150 g de frango": there was none of it, and this instead.
  [
    /(?<=^|[,.;!\n]\s*)((?:(?:e|ah|mas),? )?)(?:o |a )?(?!nada|mais|isso|[áa]gua|almo|jant|lanche|caf|ceia)(\p{L}{4,}(?: d[eo] \p{L}+)?) n[ãa]o (?:tem|teve|tinha)(?: (?:hoje|hj|mais))?\s*[,.;]\s*(?:foi |comi )?s[óo] (?=\d|uma? )/iu,
    "$1hoje não teve $2, só ",
  ],
  // "ops, não foi com leite": without it.
  [
    /^(\s*(?:(?:ops|opa|ah|putz|oxe|eita|mas|ai)[, ]+)*)n[ãa]o (?:foi|era|tava|estava|veio) com (?=\p{L}+\s*[.!]*\s*$)/iu,
    "$1sem ",
  ],
  // "do macarrão quase não comi", "quase nem comi arroz": a little of it.
  [
    /^(?:(?:e|mas|ah),? )?(?:d?[oa]s? )?(\p{L}{3,}(?: d[eo] \p{L}+)?)(?: (?:eu|hoje|hj|at[ée]))* quase (?:que )?(?:n[ãa]o|nem) (comi|tomei|bebi)\s*[.!]*$/iu,
    "$2 pouco $1",
  ],
  [
    /^(?:(?:e|mas|ah),? )?(?:eu )?quase (?:que )?(?:n[ãa]o|nem) (comi|tomei|bebi) (?:d?[oa]s? )?(?!nada|[áa]gua)(\p{L}{3,}(?: d[eo] \p{L}+)?)\s*[.!]*$/iu,
    "$1 pouco $2",
  ],
  // "ontem não comi arroz não, tira o de ontem": said already.
  [
    /(?<=(?:^|[,.;\s])(?:n[ãa]o|nem) (?:comi|tomei|bebi|teve|tive|tinha) (?!nada|isso|tudo|el[ea]|mais)[^,.;:!?\n\d]{2,30}?)(?: n[ãa]o)?[,.;!]+ ?(?:pode |ent[ãa]o |a[íi] )?(?:tira|tirar|apaga|apagar|remove|remover|retira|retirar|exclui|excluir) (?:el[ea]s?|iss[oa]|ess[ea]s?|[oa]s?)(?: d[eo] (?:ontem|anteontem|hoje|almo[çc]o|jantar|lanche|caf[ée])| da (?:janta|ceia|noite))?(?: a[íi]| por favor| pfv)?\s*[.!]*$/iu,
    "",
  ],
  // "mandei ver em tudo menos na banana", "comi tudo, fora o arroz"
  [
    /(?<=(?<!\p{L})tud(?:o|inho),? )(?:menos|exceto|tirando|fora|salvo) (?:n|d|pel)?([oa]s?) (?=\p{L}{3})/giu,
    "menos $1 ",
  ],
  // "passei longe da banana", "pulei o pão", "só não mexi na banana"
  [
    new RegExp(
      `(?<=\\p{L}{3}[^\\n]{0,80}?[.,;!]\\s?)(?:(?:mas|e|s[óo]) )*(?:(?:eu )?(?:passei longe|fugi|abri m[ãa]o) d|(?:s[óo] )?n[ãa]o (?:mexi|toquei|encostei) n|deixei (?:s[óo] |apenas )?|(?:pulei|dispensei|rejeitei|recusei) )([oa]s?) (?!almo|jant|caf[eé](?!\\p{L})|lanche|ceia|outr|rest|metade)(\\p{L}{4,}(?: d[eo] \\p{L}+)?)(?: (?:n[oa] prato|de lado))?${ENDS}`,
      "giu",
    ),
    "não comi $1 $2",
  ],
  // "tira o mel, o chá foi puro", "apaga a granola, lembrei que o açaí veio sem": what is left says no more.
  [
    /^((?:\S+ ){0,3}(?:tira|tire|retira|retire|apaga|apague|remove|remova|exclui|exclua) (?:\S+ ){0,4}[^\s,.;]+)(?:[,.;]| (?=que |pq |porque |lembrei )) ?(?:(?:que|q|pq|porque|lembrei) )*(?:(?:comi|tomei|bebi|foi|era) )?[oa]s? \p{L}+(?: d[eo] \p{L}+)? (?:(?:foi|era|tava|estava|veio) )?(?:s[óo] )?(?:pur[oa]|purinh[oa]|sem(?: nada| el[ea])?)\s*[.!]*$/iu,
    "$1",
  ],
  // "suco nenhum hoje": none of it.
  [
    /(?<=[\p{L}\d][.,;!\n]\s*)(?:e )?\p{L}{3,}(?: \p{L}{3,})? nenhuma?(?: hoje| hj| mesmo)?(?=\s*(?:$|[.,;!\n]))/giu,
    "",
  ],
  // "nem deu pra fazer dieta: baião de dois": what was not kept up is no food.
  [
    /(?<!\p{L})(?:nem|n[ãa]o) (?:deu|consegui|d[áa]) (?:(?:pra|para) )?(?:fazer|seguir|manter|segurar|cumprir) (?:a |o )?(?:dieta|regime|plano)(?: hoje| hj)?\s*[:,.;]?/giu,
    "",
  ],
  // "não bebi quase nada de água hoje, só 2 copos", "água quase não tomei, 1 copo só": so much was drunk.
  [
    new RegExp(
      `(?<!\\p{L})(?:quase )?(?:n(?:[ãa]o)?|nem) (?:bebi|tomei) (?:quase (?:nada de )?|muita |nada de )?[áa]gua(?: quase(?: nada)?)?${WATER_TODAY}(?:(?:s[óo]|apenas|somente|uns|umas) )+(?=${OF_WATER})`,
      "giu",
    ),
    "bebi água, ",
  ],
  [
    new RegExp(
      `(?<!\\p{L})[áa]gua (?:eu )?(?:quase )?(?:n(?:[ãa]o)?|nem) (?:bebi|tomei)(?: quase(?: nada)?| muit[oa])?${WATER_TODAY}(?:(?:s[óo]|apenas|somente|uns|umas) )*(?=${OF_WATER})`,
      "giu",
    ),
    "bebi água, ",
  ],
  // "feijão acabou", "a couve já acabou": for whoever came later there was none.
  [
    new RegExp(
      `${BEGINS}${DRUNK}((?:(?:o|a|os|as) )?(?!acab)\\p{L}{3,}(?: \\p{L}+)?) (?:j[áa] )?(?:acabou|acabaram|esgotou|esgotaram)${ENDS}`,
      "giu",
    ),
    "não comi $1",
  ],
  // "água hoje foi pouca, uns 4 copos": so many; "água foi pouca hoje": nobody knows how much.
  [
    new RegExp(
      `(?<=(?:^|[.;!\\n])\\s*(?:e )?)${LITTLE_WATER}(?=,? (?:s[óo] |uns |umas |acho que |foram )*(?:\\d|uma? |mei[oa] |dois|duas|tr[êe]s|quatro))`,
      "giu",
    ),
    "$1",
  ],
  [new RegExp(`(?<=(?:^|[.;!\\n])\\s*(?:e )?)${LITTLE_WATER}`, "giu"), "bebi pouca água"],
  // "água hoje não tomei nada", "água ela tomou uns 3 copos": who drank of it, or that nobody did.
  [
    /(?<=(?:^|[.;!\n])\s*(?:e )?)[áa]gua[:,]? (?:(?:hoje|hj|eu|ainda|quase) ){0,3}n[ãa]o (?:tomei|bebi)(?: (?:nada|nenhuma|ainda|hoje|hj|muito)(?!\p{L})){0,2}/giu,
    "não tomei água",
  ],
  [
    /(?<=(?:^|[.;!\n])\s*(?:e )?)[áa]gua[:,]? (el[ae] (?:j[áa] )?(?:tomou|bebeu)) (?=\p{L}|\d)/giu,
    "$1 água ",
  ],
  // "tomei o iogurte, acabou o pote"
  [
    /(?<=\p{L}{3}[^\n]{0,80}?),? acab(?:ou|aram) [oa]s? (?:pote|pacote|garrafa|caixa|lata|barra|saco|bandeja)s?(?=\s*(?:$|[,.;!?\n)]))/giu,
    "",
  ],
  // "acabou o pão, então comi tapioca"
  [
    new RegExp(
      `(?<=(?:^|[,.;!\\n])\\s*)acab(?:ou|aram) ${DRUNK}((?:o|a|os|as) \\p{L}{3,})(?=\\s*(?:,|e|ent[ãa]o|a[íi]) )`,
      "giu",
    ),
    "não comi $1,",
  ],
  // "o leite acabou, tomei café preto"
  [
    new RegExp(
      `${BEGINS}([oa] (?:leite|caf[eé]|suco|vinho|refri|iogurte)) (?:j[áa] )?acabou,? (?=(?:ent[ãa]o |a[íi] |da[íi] )?(?:tomei|bebi|comi|fui de) (?!\\d|uma?s? |dois|duas|tr[êe]s|tod|tud|mei[oa]|metade|s[óo] |o rest|mais )\\p{L})`,
      "giu",
    ),
    "não tomei $1, ",
  ],
  // "o feijão veio vazado, perdi tudo, não comi"
  [
    new RegExp(
      `${BEGINS}((?:o|a|os|as) \\p{L}{3,}(?: de \\p{L}+)?) (?:veio|vieram|chegou|chegaram|estava|estavam|tava|tavam|caiu|ca[íi]ram|virou|viraram|derramou|queimou|azedou)(?: [^.;!?\\n,]{2,25})?,? (?:[^.;!?\\n]{2,25}, )?(?:e |a[íi] |ent[ãa]o )?(?:eu )?(?:n[ãa]o comi|nem comi|nem deu pra comer|n[ãa]o deu pra comer|perdi tudo|joguei fora|foi tudo fora|foi pr[ao] lixo)(?:, (?:n[ãa]o|nem) comi)?${ENDS}`,
      "giu",
    ),
    "não comi $1",
  ],
  // "cebola não pedimos", "o pudim a gente não quis", "leite no café hoje não pus"
  [
    new RegExp(
      `${BEGINS}((?:(?:o|a|os|as) )?\\p{L}{3,}(?: de \\p{L}+)?)(?: n[oa] \\p{L}+)?(?: hoje| hj)? (?:(?:(?:eu|n[óo]s) )?(?:n[ãa]o|nem) (?:${NOT_EATEN})|a gente (?:n[ãa]o|nem) (?:quis|pegou|pediu|comeu|provou|tomou))${ENDS}`,
      "giu",
    ),
    "não comi $1",
  ],
  // "a berinjela deixei": on the plate.
  [
    new RegExp(
      `${BEGINS}((?:(?:o|a|os|as) )?(?!metade|meio|meia|outr|resto|parte|um |uma |uns |umas |\\d)\\p{L}{4,}(?: de \\p{L}+)?) (?:(?:eu|hoje|hj) )*deixei(?: (?:n[oa] prato|de lado|l[áa]|tudo))?${ENDS}`,
      "giu",
    ),
    "não comi $1",
  ],
  // "pão de queijo não pq já era muito"
  [
    /(?<=\p{L}{2}[^\n]{0,80}?[,.;!\n(]\s*(?:(?:e|mas|só que) )?)((?:(?:o|a|os|as) )?(?!(?:eu|ela?|hoje|hj|ontem|ainda|agora|depois|isso|almo[çc]o|jantar?|lanche|caf[ée]|sei|gosto|claro|mas|tudo|bem)(?!\p{L}))\p{L}{3,}(?: de \p{L}{3,})?(?: \p{L}{4,})?) n[ãa]o,? (?:pq|porque|pois|que|j[áa] que|por causa) [^,.;!?\n)]{3,45}(?=\s*(?:$|[,.;!?\n)]))/giu,
    "não comi $1",
  ],
  // "troquei as fritas por salada", behind what was eaten
  [
    /(?=[^\n]{0,40}troquei )(?<=\p{L}{3}[^\n]{6,80}?)(?:\s*[,.;(]|\s+(?=e|mas))\s*(?:(?:e|mas|s[óo] que|eu|a[íi]|pedi e|pedi pra) )*troquei ((?:[oa]s?|d[oa]s?) \p{L}{3,}(?: (?:de )?\p{L}{4,})?) (?:por|pel[oa]s?) (?=\p{L}{3})/giu,
    ", não comi $1, comi ",
  ],
  // "comi o que o Theo não quis: 2 almôndegas"
  [
    /(?<!\p{L})(comi|almocei|jantei|lanchei|belisquei|terminei) (?:s[óo] )?o que (?:(?:[oa]s?|meus?|minhas?) ){0,2}\p{L}+(?: \p{L}+)? (?:n[ãa]o (?:quis|quiseram|comeu|comeram|aguentou|aguentaram)|deixou|deixaram|largou|rejeitou|enjeitou)(?: (?:n[oa] prat\p{L}+|de lado|l[áa]|comer))?\s*[:,(–-]\s*(?=\p{L}|\d)/giu,
    "$1 ",
  ],
  [
    /(?<!\p{L})o que (?:(?:[oa]s?|meus?|minhas?) ){0,2}\p{L}+(?: \p{L}+)? (?:n[ãa]o (?:quis|quiseram|comeu|comeram)|deixou|deixaram|largou)(?: (?:n[oa] prat\p{L}+|de lado|l[áa]))?,? eu (comi|almocei|jantei)\s*[:,(–-]\s*(?=\p{L}|\d)/giu,
    "$1 ",
  ],
  // "2 fatias de pão de mel? não, de bolo de mel"
  [/(?<!\p{L})\p{L}{3,} d[eo] \p{L}{3,}\? n[ãa]o,? d[eo] (\p{L}{3,} d[eo] \p{L}{3,})/giu, "$1"],
  [
    /(?<=\p{L}{3}[^?\n]{0,80}?)\? n[ãa]o,? (?=d[eo] (?!segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|ontem|hoje)\p{L})/giu,
    ", não, ",
  ],
  // "batata frita e saladinha que deixei"
  [
    /(?:,| e) ((?:a |o |uma? )?(?!metade|outr|resto|parte)\p{L}{4,}) que (?:eu )?(?:deixei|nem toquei|n[ãa]o comi|n[ãa]o quis|sobrou inteir[oa])(?: (?:n[oa] prato|de lado|l[áa]))?(?=\s*(?:$|[,.;!?\n]))/giu,
    ". não comi $1",
  ],
  // "tinha salada de maionese mas não peguei a maionese"
  [
    /(?<!\p{L})((?:\p{L}+ d[eo] )?(\p{L}{4,})),? (?:mas|s[óo] que|por[eé]m) (?:eu )?(?:n[ãa]o|nem) (?:comi|peguei|quis|toquei|provei|botei|coloquei) (?:n?[oa]s? )\2(?!\p{L})/giu,
    ". não comi $1,",
  ],
  // "saí de casa sem tomar café", "vim trabalhar sem almoçar"
  [
    /((?<!\p{L})(?:sa[íi]|vim|fui|cheguei|acordei|corri|passei a manh[ãa]|fiquei)(?!\p{L})[^.,;!?\n]{0,25}?) sem (?:tomar|comer|ter tomado) (?:o |meu )?caf[eé](?: da manh[ãa])?(?=[ ,.;!]+\p{L})/giu,
    "$1",
  ],
  // "e trouxe um pudim, pus na geladeira": kept, and nothing eaten of it yet.
  [
    /(?<=^(?:e |hoje |ontem )*(?:comprei|ganhei|trouxe|recebi|peguei|fiz|assei) [^.,;!?\n\d]{3,30}),? (?:e |mas |j[áa] )*(?:pus|botei|coloquei|joguei|meti|t[áa]|est[áa]|ficou) (?:tud[oa] |el[ea]s? )?(?=(?:n[oa]|em) (?:geladeira|freezer|congelador|arm[áa]rio|despensa|gaveta|bolsa|mochila|pote|cima d)[^.,;!?\n]{0,15}[.!]*$)/iu,
    ", guardei ",
  ],
  // "a última latinha dividi com o vizinho", "a segunda caipirosca devolvi, veio errada": of several so much less.
  [
    new RegExp(`${ONE_OF_THEM} (?:eu )?(?:dividi|rachei|reparti)(?: com [^.,;!?\\n]{2,25})?\\s*[.!]*$`, "iu"),
    "0,5 $1 a menos",
  ],
  [
    new RegExp(
      `${ONE_OF_THEM} (?:eu )?(?:devolvi|joguei fora|derramei|(?:n[ãa]o|nem) (?:comi|tomei|bebi|abri|aguentei|toquei))(?:,? (?:que |pois |porque |pq )?(?:veio|vieram|tava|estava|era|tinha) [^.,;!?\\n]{2,25})?\\s*[.!]*$`,
      "iu",
    ),
    "1 $1 a menos",
  ],
  // "nos nuggets meu irmão roubou 3", "do combinado dei 4 peças pra minha mãe": so many of them.
  [
    /^(?:(?:e|mas|ah),? )*(?:d|n)(?:[oa])s? (\p{L}{4,}) ((?:[oa] |meu |minha )?\p{L}{3,}) (roubou|pegou|comeu|beliscou|tomou|bebeu) (\d{1,2}|uma?|dois|duas|tr[êe]s)\s*[.!]*$/iu,
    "$2 $3 $4 $1",
  ],
  [
    /^(?:(?:e|mas|ah),? )*(d[oa]s?) (\p{L}{4,}) (?:eu )?dei (\d{1,2}|uma?|dois|duas|tr[êe]s)( \p{L}{4,})? (?=(?:pr[oa]|para|ao|à) )/iu,
    "dei $3$4 $1 $2 ",
  ],
  // "um dos pastéis foi do meu filho, então 2": that many are left.
  [
    /^(?:(?:e|mas|ah),? )*(?:\d|uma?|dois|duas|tr[êe]s) d[oa]s (\p{L}{3,}(?: de \p{L}+)?) (?:foi|era|foram|eram) (?:del[ea]s?|(?:d[eoa]|pr[oa]|para) [^.,;!?\n\d]{2,20}),? (?:ent[ãa]o|ou seja|logo) (?:(?:foram|fiquei com|comi|deu|são) )?(?:s[óo] )?(\d|uma?|dois|duas|tr[êe]s|quatro|cinco)(?: (?:pra|para) mim)?\s*[.!]*$/iu,
    "foram $2 $1",
  ],
  // "mentira, ela nem tocou, comi tudo": nobody shared it.
  [
    /^(?:(?:mentira|na verdade|ali[áa]s|ops|ah|n[ãa]o|mas),? )*(?:el[ea]s?|(?:[oa] |meu |minha )?\p{L}{2,}) (?:(?:nem|n[ãa]o) (?:tocou|provou|comeu|quis|encostou|tomou|bebeu|experimentou)(?: nada| nel[ea])?(?: n[ãa]o)?|desistiu|recusou)[,.;]? (?:e |ent[ãa]o |a[íi] )?(?:eu )?(?:acabei )?(?:comendo|tomando|bebendo|comi|tomei|bebi) (?=(?:tudo|inteir[oa]|sozinh[oa]|el[ea] tod[oa])(?!\p{L}))/iu,
    "na verdade comi ",
  ],
];

/** "não comi o macarrão", in a clause of its own. */
const DENIED =
  /(?<=[.,;!\n]\s*)(?:mas |s[óo] que |e )?(?:eu )?(?:n[ãa]o|nem) (?:comi|quis|toquei|peguei|provei|tomei|bebi|encostei) n?[oa]s? (\p{L}{4,})(?=\s*(?:$|[.,;!?\n]))/giu;

/** "macarrão com molho … não comi o macarrão": the text without what is denied further on by the first word of its name. */
export function withoutDenied(text: string): string {
  let left = text;
  for (const { 0: denial, 1: head = "" } of [...text.matchAll(DENIED)].slice(0, MOST_DENIALS)) {
    const at = left.indexOf(denial);
    const told = left.slice(0, at).split(/(?<=[,;:.\n])/u);
    const kept = told.filter((part) => !isCalled(part, fold(head)));
    left = kept.join("") + left.slice(at);
  }
  return left;
}

/** Who lists more tells of no meal. */
const MOST_DENIALS = 6;

/** A part of a list that is nothing but this food, with what it came with. */
function isCalled(part: string, head: string): boolean {
  const [, name = ""] =
    /^\s*(?:(?:\d+|uma?|o|a) )?(?:\p{L}+ de )?(\p{L}+) (?:com|ao?|à|de|n[oa]) \p{L}+(?: \p{L}+)?\s*[,;.\n]*$/u.exec(
      fold(part),
    ) ?? [];
  return name === head;
}
