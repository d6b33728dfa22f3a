import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { MEAL } from "@/lib/portuguese/text/turns/told-after-turns";

const LEAF =
  "alfaces?|tomates?|tomatinhos?|r[úu]cula|pepinos?|agri[ãa]o|repolho|cenouras?|beterrabas?|couve|chic[óo]ria|escarola|almeir[ãa]o|acelga|espinafre|rabanetes?|cebolas?";
const AMOUNT =
  "(?:\\d{1,4} ?(?:g|gr|gramas?)|(?:\\d{1,2}|uma?|duas|dois|tr[êe]s|quatro|meia) (?:folhas?|rodelas?|fatias?|punhados?|colheres(?: de (?:sopa|servir))?|x[íi]caras?|unidades?))";
const END = "(?=\\s*(?:$|[.,;!?\\n)]| e (?:\\d|uma? |duas |dois |meia )))";
const LEAD = "(?:(?:ah|opa|ops|n[ãa]o|e|mas|pensando bem|na verdade|ali[áa]s|desculp[ea]|olha),? ){0,3}";
const ANNOUNCED =
  "^\\s*(?:(?:oi|bom dia|boa (?:tarde|noite)|ent[ãa]o),? )*(?:vou|vim|deixa eu|queria|quero|preciso|posso)(?: te| lhe)? (?:contar|falar|passar|dizer|mandar|anotar|registrar)(?: aqui)? (?:como (?:foi|foram) )?";
const NOT_SO = "(?:,| e)? n[ãa]o (?:eram? |foram? )?";
const MADE = "(?:cozid|frit|mexid|poch|assad)[oaeê]s?";
const WAY = `(?:${MADE}|(?:grelhad|refogad|empanad|ensopad|gratinad|desfiad|defumad|tostad)[oa]s?|cr[uú][as]?s?)`;
const WHERE =
  "(?: (?:n[oa]|em|ao) (?:[áa]gua|forno|air ?fryer|vapor|brasa|chapa|grelha|churrasqueira|panela|frigideira|[óo]leo|manteiga|azeite))?";
const PUT =
  "(?:diminu[ia]|diminuir|aument[ae]r?|baix[ae]r?|reduz|reduza|reduzir|sub[ae]|mud[ae]r?|pass[ae]r?|abaix[ae]r?)";
const OUT = "(?:tir[ae]r?|apag[ae]r?|remov[ae]|remover|retir[ae]r?|exclu[ia]|excluir)";
/** "as duas coisas foram", "foram ambas" */
const BOTH =
  "(?:(?:(?:as|ess[ae]s) (?:duas|2)|(?:os|esses) (?:dois|2))(?: (?:coisas|itens|alimentos|comidas|frutas|lanches|bebidas))? (?:foram|eram|foi)|amb[oa]s (?:foram|eram|foi)|(?:foram|eram|foi) (?:amb[oa]s|os dois|as duas))(?: na verdade)?";
const SO = "(?:,? (?:viu|t[áa]|t[áa] bom|ok|hein|n[ée]|por favor|obrigad[oa]|amad[oa]|amig[oa]|querid[oa]))*";
const MORE = [
  ["(?:dobr[ae]r?|duplic[ae]r?|duplique)", "o dobro"],
  ["(?:triplic[ae]r?|triplique)", "o triplo"],
] as const;

/** What is told, weighed and put right in whole sentences. */
export const CAREFUL_TURNS: readonly Turn[] = [
  // "não pera a farofa eu não comi": wait, and no fruit.
  [
    /^\s*((?:(?:n[ãa]o|opa|epa|ah|ih|eita|ei|xi+|ops|calma|mas),? )+)(?:p[êe]ra|pe?ra[íi]|p[êe]ra a[íi])(?: um pouco| um pouquinho)?[,.!…]* (?=(?:[oa]s? (?!senhora?)\p{L}{3,}|eu(?! n[ãa]o (?:comi|tomei|bebi)\s*[.!]*$)|na verdade|errei|esqueci|me |tir[ae]|apag[ae]|n[ãa]o (?:foi|era|comi|tomei)) )/iu,
    "$1espera, ",
  ],
  [
    /^\s*p[êe]ra,? (?=[oa]s? \p{L}{3,}(?: d[eo] \p{L}{3,})? (?:(?:eu )?(?:n[ãa]o|nem) (?:comi|tomei|foi|era|teve|quis)|(?:foi|foram|era|eram) (?:\d|só|mei[oa]|uma? ))(?! e ))/iu,
    "espera, ",
  ],
  // "o chocolate era 70%": how dark, and no share of it.
  [
    new RegExp(
      `^${LEAD}(?:(?:[oa]s? )?(?:chocolate|barr(?:a|inha)(?: de chocolate)?|tablete|quadradinhos?)(?: que (?:eu )?comi)? )?(?:era|foi|é|eram|foram) (?:(?:o|um|de|do|daquele|chocolate) )*([5-9]\\d|100) ?(?:%|por ?cento)(?: (?:de )?cacau)(?: (?:viu|t[áa]|hein))?\\s*[.!]*$`,
      "iu",
    ),
    "o chocolate era chocolate $1",
  ],
  [
    new RegExp(
      `^${LEAD}(?:o )?chocolate(?: que (?:eu )?comi)? (?:era|foi|é) (?:(?:o|um|de|do|daquele|chocolate) )*([5-9]\\d|100) ?(?:%|por ?cento)(?: (?:viu|t[áa]|hein))?\\s*[.!]*$`,
      "iu",
    ),
    "o chocolate era chocolate $1",
  ],
  [
    /^\s*(?:(?:ah|opa|n[ãa]o|e|na verdade),? )*(?:era|foi|eram) (?:d?aquel[ea]s?|d?o) (7\d|8\d|9\d) ?(?:%|por ?cento)\s*[.!]*$/iu,
    "o chocolate era chocolate $1",
  ],
  // "agora que eu vi que essa janta inteira foi ontem domingo passa pra ontem": where it goes.
  [
    new RegExp(
      `^${LEAD}(?:(?:(?:s[óo] )?agora (?:[ée] )?(?:que )?|acabei de )(?:eu )?(?:vi|ver|percebi|perceber|reparei|reparar|notei|me toquei|lembrei|lembrar)(?: aqui)?(?: (?:de )?que)? )?(?:ess[ea]|[oa]|tod[oa] [oa]|tod[oa] ess[ea]) (?:mesm[oa] )?(${MEAL})(?: (?:inteir[oa]|tod[oa]|tudo|complet[oa]|aí))? (?:foi|era|é) (?:na verdade )?(?:de |d?[oa] dia de )?(ontem|anteontem)(?:,? (?:n?[oa] |que foi )?(?:domingo|s[áa]bado|segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?)?[.;,!]* (?:(?:ent[ãa]o|pode|favor|por favor|a[íi]) )*(?:pass|mud|coloc|bot|mov|jog|p[õo])[aeo]\\p{L}?(?: (?:tudo|isso|el[ea]|ess[ea]))? (?:pra|para) (?:ontem|anteontem|l[áa])\\s*[.!]*$`,
      "iu",
    ),
    "passa $1 pra $2",
  ],
  // "todo esse prato foi meu almoço, não o jantar. Queira corrigir": the meal that it was.
  [
    new RegExp(
      `^${LEAD}(?:(?:tod[oa] )?(?:esse|este|[oa]) prato|tudo isso|isso tudo|isso|ess[ea] refei[çc][ãa]o)(?: (?:inteir[oa]|tod[oa]))? (?:foi|era|é) (?:na verdade |n?[oa] |do )?(?:meu |minha )?(${MEAL}),? (?:e )?n[ãa]o (?:foi )?(?:n?[oa] |meu |minha |era )*${MEAL}(?:[.;,!]+ (?:queira|pode|poderia|favor|por favor|por gentileza|tem como|d[áa] pra)[^.;!?\\n\\d]{0,40})?\\s*[.!?]*$`,
      "iu",
    ),
    "isso foi $1",
  ],
  // "a pera eu comi no café da manhã, logo depois da tapioca"
  [
    new RegExp(
      `^${LEAD}([oa]s? [^.,;:!?\\n\\d]{3,30}?),? (?:eu )?(?:comi|tomei|foi|foram|era) (?:foi )?n([oa] ${MEAL}),? (?:logo |bem |um pouco )?(?:depois|antes|junto|atr[áa]s) (?:d[oa]s?|com [oa]s?) [^.,;:!?\\n\\d]{3,30}\\s*[.!]*$`,
      "iu",
    ),
    "passa $1 pr$2",
  ],
  // "a pera põe no café da manhã, comi logo depois da tapioca": why it goes there.
  [
    new RegExp(
      `^(${LEAD}[oa]s? [^.,;:!?\\n\\d]{3,30},? (?:pode )?(?:p[õo]e|p[ôo]r|pass[ae]r?|mud[ae]r?|coloc[ae]r?|coloque|bot[ae]r?|mov[ae]r?|jog[ae]r?|ponha) (?:n|pr)[oa] ${MEAL}),? (?:(?:que|porque|pq|pois|j[áa] que) )?(?:eu )?(?:comi|tomei|foi|bebi|era) (?:logo |bem |l[áa] |junto )*(?:depois|antes|com|junto|l[áa]|n[aoe]ss[ea]|cedo|de manh[ãa]|[àa] noite|na hora)(?!\\p{L})[^.;!?\\n\\d]{0,40}\\s*[.!]*$`,
      "iu",
    ),
    "$1",
  ],
  // "salada de 80 g de alface e 50 g de pepino": told by its leaves, and by nothing besides.
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:uma|1|e) )?(?:salada|saladinha|prato de salada) (?:de|com) (?=${AMOUNT} (?:de )?(?:${LEAF})(?!\\p{L}))`,
      "giu",
    ),
    "",
  ],
  // "uma salada de rúcula, 40 g de rúcula"
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:uma|1) )?(?:salada|saladinha) de (${LEAF})[,:;] (?:(?:foi|foram|deu|uns|umas) )*(?=${AMOUNT} de \\1(?!\\p{L}))`,
      "giu",
    ),
    "",
  ],
  // "salada de alface e tomate, 40 g de alface": so much of the one, and some of the other.
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:uma|1) )?(?:salada|saladinha) de (${LEAF}) (?:e|com) (${LEAF})[,:;] (${AMOUNT} de \\1)(?= e ${AMOUNT} (?:de )?\\2(?!\\p{L}))`,
      "giu",
    ),
    "$3",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:uma|1) )?(?:salada|saladinha) de (${LEAF}) (?:e|com) (${LEAF})[,:;] (${AMOUNT} de \\1)(?=\\s*(?:$|[.;!?\\n)]))`,
      "giu",
    ),
    "$3 e $2",
  ],
  // "teve salada também, alface e tomate, um pouco de cada": of the leaves, and of nothing besides.
  [
    new RegExp(
      `(?<!\\p{L})(?:uma )?(?:salada|saladinha)( tamb[ée]m| tb)?(?:,|:| -) (?:(?:de|tinha|com|era|foi) )?(?=(?:${LEAF})(?:, (?:${LEAF}))* e (?:${LEAF}),? (?:um )?(?:pouco|pouquinho|tiquinho|punhado) de cada(?!\\p{L}))`,
      "giu",
    ),
    "$1 ",
  ],
  // "150 g de salada de alface com tomate", "100 de feijão e 70 de salada de alface com tomate": so much of the two.
  [
    new RegExp(
      `(?<!\\p{L}|\\d)(\\d{2,3})(?: ?(?:g|gr|gramas?))? de salada de (${LEAF}) (?:com|e) (${LEAF})${END}`,
      "giu",
    ),
    "salada de $2 com $3 ($1 g)",
  ],
  // "a batata foi assada, frita não", "cozido, frito não", "foi grelhado e não frito": the one, and not the other.
  [
    new RegExp(
      `^${LEAD}(?<what>(?:(?:(?:[oa]s?|ess[ea]s?) )?\\p{L}{3,}(?: d[eo] \\p{L}{3,})? )?(?:(?:foi|foram|eram?|tava|estava|estavam) )?)(?:s[óo] )?(?<so>${WAY}${WHERE})(?:[,.;:]+ ?| e |, e )(?:mas )?(?:(?<not>${WAY})${WHERE} n[ãa]o(?: (?:foi|foram|eram?|senhora?|viu|t[áa]))?|n[ãa]o (?:(?:foi|foram|eram?) )?(?<nor>${WAY})${WHERE}(?: (?:n[ãa]o|viu|t[áa]))?)\\s*[.!]*$`,
      "iu",
    ),
    "$<what>$<so>, não $<not>$<nor>",
  ],
  // "os ovos eram mexidos, não cozidos", "não eram cozidos, eram mexidos": as they were made.
  [
    new RegExp(
      `^${LEAD}(?:[oa]s? )?ovos? (eram?|foram?|estavam?) (mexidos?)${NOT_SO}${MADE}\\s*[.!]*$`,
      "iu",
    ),
    "os ovos $1 $2",
  ],
  [
    new RegExp(
      `^${LEAD}(?:[oa]s? ovos? )?n[ãa]o (?:eram?|foram?|estavam?) ${MADE},? (?:e |mas )?(?:sim )?(?:(?:eram?|foram?|estavam?) )?(mexidos?|fritos?|cozidos?)\\s*[.!]*$`,
      "iu",
    ),
    "os ovos eram $1",
  ],
  // "diminui a farofa pra 30 g, agora lembrei que foi bem pouquinho": why it is less.
  [
    new RegExp(
      `^((?:(?:pode|por favor|ah|ent[ãa]o),? )*${PUT} [oa]s? [^.,;:!?\\n\\d]{3,30} (?:pra|para|a) (?:\\d{1,4}(?: ?(?:g|gr|gramas?|ml))?|metade)),? (?:(?:que|porque|pq|pois|agora) )*(?:eu )?(?:lembrei|acho|vi|percebi|pesei|reparei|olhei|(?:foi|era|comi|tomei) (?:bem|s[óo]|muito|pouc|menos|mais))(?!\\p{L})[^.;!?\\n\\d]{0,50}\\s*[.!]*$`,
      "iu",
    ),
    "$1",
  ],
  // "o arroz foi 80 e o frango 150, o feijão tá certo": what stays as it is.
  [
    /(?<=(?<!\p{L})(?:foi|foram|era|eram|comi|tomei)(?!\p{L})[^.;!?\n]{0,20}\d[^.;!?\n]{0,40}?)[,.;]? (?:e |mas |s[óo] )?[oa]s? (?!que )\p{L}{3,}(?: \p{L}+)? (?:t[áa]|est[áa]|t[ãa]o|est[ãa]o|tava|estava|ficou|continua|é|era) (?:cert[oa]s?|cert\p{L}{1,2}nh[oa]s?|corret[oa]s?|ok|igual|o mesmo|a mesma|iss[oa] mesmo)(?: mesmo| sim)?\s*[.!]*$/iu,
    "",
  ],
  [
    new RegExp(
      `^${LEAD}[oa]s? (?!que )\\p{L}{3,}(?: \\p{L}+)? (?:t[áa]|est[áa]|t[ãa]o|est[ãa]o|tava|estava) (?:cert[oa]s?|corret[oa]s?|ok)(?:,| mas|, mas|, s[óo]| s[óo] que) (?=[oa]s? \\p{L}{3,}(?: \\p{L}+){0,2} (?:foi|foram|era|eram) \\d)`,
      "iu",
    ),
    "",
  ],
  // "tira a pera e coloca uma maçã no lugar"
  [
    new RegExp(
      `^${LEAD}(?:pode )?${OUT} ([oa]s? [^.,;:!?\\n\\d]{3,40}?)(?:,| e|, e) (?:coloc|bot|anot|registr|marc)[ae]r? (?:[oa] )?((?:uma?|\\d{1,4}|dois|duas|mei[oa]) [^.,;:!?\\n]{3,40}?) no lugar(?: d(?:el[ea]s?|iss?o))?\\s*[.!]*$`,
      "iu",
    ),
    "troca $1 por $2",
  ],
  // "no pão de ontem não foi manteiga, foi geleia": of that day.
  [
    new RegExp(
      `^${LEAD}n[oa]s? (?!${MEAL})\\p{L}{3,}(?: \\p{L}+)? de (ontem|anteontem) n[ãa]o (foi|era|tinha|teve) (?=\\p{L}[^.,;:!?\\n\\d]{2,25}?,? (?:e sim|mas|foi|era|tinha|teve) )`,
      "iu",
    ),
    "$1 não $2 ",
  ],
  // "na verdade ontem foi geleia, não manteiga"
  [
    new RegExp(
      `^${LEAD}(ontem|anteontem) (foi|era) (\\p{L}{3,}(?: d[eo] \\p{L}+)?),? (?:e )?n[ãa]o (?:foi |era )?(\\p{L}{3,}(?: d[eo] \\p{L}+)?)\\s*[.!]*$`,
      "iu",
    ),
    "$1 $2 $3 e não $4",
  ],
  // "sem pão, viu, só a carne com a alface", "foi só a carne, sem o pão": no bread of it, and all else as it was.
  [
    new RegExp(
      `^${LEAD}(?:(?:foi|era|comi|eu comi) )?sem (?:o )?p[ãa]o(?:,? (?:viu|t[áa]|hein|n[ée]|ok))?[,.;]? (?:foi |era |comi )?s[óo] (?:[oa] )?(?:carne|hamb[úu]rguer|disco|recheio|bife)(?: mesmo)?(?:(?:,| e| com) (?:[oa]s? )?[^.;:!?\\n\\d]{3,40})?\\s*[.!]*$`,
      "iu",
    ),
    "sem pão",
  ],
  [
    new RegExp(
      `^${LEAD}(?:(?:foi|era|comi|eu comi) )?s[óo] (?:[oa] )?(?:carne|hamb[úu]rguer|disco|recheio|bife)(?: mesmo)?,? sem (?:o )?p[ãa]o(?:,? (?:viu|t[áa]|hein|n[ée]|ok))?\\s*[.!]*$`,
      "iu",
    ),
    "sem pão",
  ],
  // "tira o queijo e dobra o grão-de-bico": none of the one, and twice as much of the other.
  ...MORE.map(
    ([verbs, much]): Turn => [
      new RegExp(
        `^(${OUT} [oa]s? [^.,;:!?\\n\\d]{3,30}?)(?:,| e|, e) ${verbs} ([oa]s? [^.,;:!?\\n\\d]{3,30}?)\\s*[.!]*$`,
        "iu",
      ),
      `$1 e $2 foi ${much}`,
    ],
  ),
  // "vou te contar o fim de semana. Sexta no jantar comi": what is announced; "vou passar o dia de ontem. No café comi": when it was.
  [
    new RegExp(
      `${ANNOUNCED}(?:(?:d?o|d?a|d?os|d?as|meu|minha) )+(?:fim|final|dia|dias|semana|feriado|feriad[ãa]o|refei[çc][õo]es)(?![^.:;!?\\n]*(?:ontem|s[áa]bado|domingo|segunda|ter[çc]a|quarta|quinta|sexta))[^.:;!?\\n\\d]{0,20}[.:;!]+ ?(?=\\p{L})`,
      "iu",
    ),
    "",
  ],
  [
    new RegExp(
      `${ANNOUNCED}(?:o |meu |o meu )?(?:(?:dia|que comi) (?:de )?)?(ontem|anteontem)[.:;!]+ ?(?=(?:n[oa]|de manh[ãa]|cedo|comi|almocei|jantei|tomei) )`,
      "iu",
    ),
    "$1 ",
  ],
  // "com a feijoada teve farofa": beside it.
  [
    new RegExp(
      `^(?:${LEAD}esqueci(?: de (?:falar|dizer|contar))?(?:[:,.;]| que) )?(?:junto )?com ([oa]s? (?!gente|pessoa|fam[íi]lia|meu|minha)\\p{L}{4,}(?: d[eo] \\p{L}{3,})?) (?:teve|tinha|veio|acompanhou) (?!n[ãa]o )(?=(?:\\d|uma? |duas |dois |\\p{L}{4,}))`,
      "iu",
    ),
    "junto com $1 comi ",
  ],
  // "esqueci: com a feijoada tomei um suco"
  [
    new RegExp(
      `^${LEAD}esqueci(?: de (?:falar|dizer|contar))?(?:[:,.;]| que) (?=(?:junto )?com [oa]s? \\p{L})`,
      "iu",
    ),
    "",
  ],
  // "esse lanche conta como café da manhã, foi minha primeira refeição. Passa os dois pra lá": which meal it was.
  [
    new RegExp(
      `^${LEAD}(?:ess[ea]|est[ea]) (?:lanche|refei[çc][ãa]o|comida)(?: a[íi])? (?:j[áa] |na verdade |pra mim )?(?:conta|vale|serve|entra|fica|foi|era|é) (?:na verdade |como |por |no |na |o |a )*(?:meu |minha )?(${MEAL})(?:,? (?:porque|pq|que|pois|j[áa] que)[^.;!?\\n\\d]{3,60}|, (?:foi|era|é) [^.;!?\\n\\d]{3,60})?(?:[.;,!]+ (?:ent[ãa]o )?(?:pode )?(?:pass|mud|coloc|bot|mov|jog)[ae]r?(?: (?:os dois|as duas|tudo|isso|ambos))? (?:pra|para) l[áa])?\\s*[.!]*$`,
      "iu",
    ),
    "isso foi $1",
  ],
  // "muda as duas coisas pro jantar", "os dois foram ontem": both of them.
  [
    new RegExp(
      `^(${LEAD}(?:pass|mud|coloc|bot|mov|jog)[ae]r?) (?:as duas|os dois) (?:coisas|itens|alimentos|comidas) (?=pr[ao] |para )`,
      "iu",
    ),
    "$1 os dois ",
  ],
  [
    new RegExp(`^${LEAD}${BOTH} n([oa] ${MEAL}|[oa] (?:s[áa]bado|domingo))${SO}\\s*[.!]*$`, "iu"),
    "passa os dois pr$1",
  ],
  [new RegExp(`^${LEAD}${BOTH} (?:de )?(ontem|anteontem)${SO}\\s*[.!]*$`, "iu"), "passa os dois pra $1"],
  // "pensando bem, isso foi ontem, no domingo. Passa os dois pra ontem": when all of it was.
  [
    new RegExp(
      `^${LEAD}(?:isso|tudo isso|ess[ea]s? [^.,;!?\\n\\d]{3,20}) (?:foi|foram) (?:na verdade )?(?:ontem|anteontem|hoje)(?:,? n[oa] (?:domingo|s[áa]bado|segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?)?[.;,!]+ (?:ent[ãa]o )?(?:pode )?((?:pass|mud|coloc|bot|mov|jog)[ae]r? (?:os dois|as duas|tudo|isso|ambos|os tr[êe]s) (?:pra|para) (?:ontem|anteontem|hoje))\\s*[.!]*$`,
      "iu",
    ),
    "$1",
  ],
];
