import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const FEW = "(?:\\d{1,2}|uma?|dois|duas|tr[eê]s|quatro|cinco|seis|mei[oa])";
const ENDS = "(?=\\s*(?:$|[.,;:!?\\n)]|\\p{Extended_Pictographic}|k{2,}|rs))";
/** What is packed for a meal, and holds what is told behind it. */
const BOX = "(?:marmit(?:a|inha|ex|[ãa]o)|quentinha|vianda|prato feito|pf)";
/** Its contents behind the verb: not "comi tudo", "almocei no trabalho", which tell of the box. */
const LISTS =
  "(?!tudo|tod[oa]|metade|mei[oa]|quase|s[óo] |sozinh|com |n[oa]s? |em |l[áa]|ali|aqui|agora|r[áa]pid|correndo|fri[oa]|ontem|hoje|[àa]s? |ela|ele|muit|bem|depois|antes|[.,])\\p{L}{3,}|\\d{1,3} |(?:em|n[oa]) [^.,;:\\n]{2,25}, (?!tav|estav|muit|que|foi|era|mas)\\p{L}{3,}(?: \\p{L}+)? (?:e|com) \\p{L}{3,}";
/** Dishes that fill a box alone. */
const ALONE =
  "(?:escondidinho|lasanha|e?strogonof\\p{L}*|nhoque|feijoada|risoto|bai[ãa]o|yakis+oba|moqueca|panquecas?|macarronada|galinhada|carreteiro|tropeiro|arroz de forno|torta|sopa|canja)";
const CUTS_OF =
  "(?:peito de (?:frango|peru)|frango(?: grelhado| assado| frito)?|f[íi]gado(?: acebolado| grelhado)?|alcatra|patinho|contra[- ]?fil[ée]|til[áa]pia(?: grelhada| frita)?|merluza|salm[ãa]o|peixe(?: grelhado| frito| assado)?|carne(?: grelhada)?)";
const FRUIT =
  "(?:cupua[çc]u|bacuri|taperebá|tapereba|caj[áa]|graviola|acerola|caju|manga|goiaba|maracuj[áa]|abacaxi|morango|uva|laranja|lim[ãa]o|lima|melancia|mel[ãa]o|mam[ãa]o|tangerina|coco|a[çc]a[íi]|umbu|seriguela|mangaba|pitanga|jabuticaba|murici|buriti|ma[çc][ãa]|p[êe]ssego|kiwi|cacau|tamarindo|cenoura|beterraba|couve)";

const cutTold = (cuts: string, pieces: string) =>
  new RegExp(
    `(?<!\\p{L}|de )(${cuts})((?: d[oa] \\p{L}+)?(?: hoje| hj)?),? (${FEW}) (${pieces})( pequen[oa]s?| m[ée]di[oa]s?| grandes?)?(?! de |\\p{L})`,
    "giu",
  );

/** One food that is told by two names or in two places, once. */
export const NAMED_TWICE_TURNS: readonly Turn[] = [
  // "esquentei a marmita e almocei carne moída", "ganhei uma quentinha … e almocei ela: arroz"
  [
    new RegExp(
      `(?<!\\p{L})(?:esquentei|requentei|abri|peguei|ganhei|levei|trouxe|comprei|pedi|busquei|esqueci) (?:[oa] |uma? |minha |meu |aquela )?${BOX}(?: [^.,;:!?\\n]{0,45}?)??(?: \\([^)]{0,40}\\))?(?:,| e|,? mas)(?: a[íi]| ent[ãa]o)? (almocei|jantei|comi|merendei|ca[íi] num?|mandei ver n[oa])(?: el[ea](?: (?:tod[oa]|inteir[oa]))?(?:[:,]| com))?(?:: (?=\\p{L}|\\d)| (?=${LISTS}))`,
      "giu",
    ),
    "$1 ",
  ],
  // "ganhei um prato de moqueca da vizinha e jantei ela, com arroz"
  [
    /(?<!\p{L})(?:ganhei|esquentei|requentei|comprei|pedi|busquei|trouxe) ((?:uma? |[oa] )?[^.,;:!?\n\d]{3,40}?)(?: d[ao] (?:vizinh[oa]|sogra|m[ãa]e|v[óo]|tia|minha \p{L}+))? e (almocei|jantei|merendei|lanchei) (?:el[ea]s?)(?: tod[oa]| inteir[oa])?(?!\p{L})/giu,
    "$2 $1",
  ],
  // "marmita fit congelada 300 g de escondidinho"
  [
    new RegExp(
      `(?<!\\p{L}|mei[oa] |metade d[ae] |metade d[ae] (?:uma|minha) )(?:uma? )?${BOX}(?: (?:fit|fitness|congelada|low[- ]carb|light|pronta|caseira))*( \\d{2,4} ?g(?:ramas?)?)? d[eo] (${ALONE}(?: d[eo] [\\p{L}-]+(?: doce)?)?)`,
      "giu",
    ),
    "$2$1",
  ],
  // "cervejinha long neck 330"
  [
    /((?<!\p{L})(?:cerv\p{L}+|heineken|corona|stella|budweiser|eisenbahn|spaten|chopp?)(?: \p{L}+)?) long ?neck (?:de )?(\d{3}) ?(?:ml)?(?!\p{L}|\d)/giu,
    "$1 $2 ml",
  ],
  // "feijão 1 concha frango 1 filé": a row without commas.
  [
    new RegExp(
      `(?<=(?:conchas?|colher(?:es)?|pegador(?:es)?|escumadeiras?|x[íi]caras?|fatias?)(?: de (?:sopa|servir|arroz)| chei[oa]s?| ras[oa]s?)?) (${CUTS_OF}) (${FEW}) (fil[ée]s?|bifes?|filezinhos?)( pequen[oa]s?| m[ée]di[oa]s?| grandes?)?(?! de |\\p{L})`,
      "giu",
    ),
    ", $2 $3$4 de $1",
  ],
  // "peito de frango 1 filé médio", "fígado acebolado do RU, 1 bife"
  [cutTold(CUTS_OF, "(?:fil[ée]s?|filezinhos?)"), "$3 $4$5 de $1$2"],
  [cutTold("f[íi]gado(?: acebolado| grelhado)?|alcatra|contra[- ]?fil[ée]", "bifes?"), "$3 $4$5 de $1$2"],
  // "yakisoba caixinha média de frango"
  [
    /(?<!\p{L})(yakis+oba|lasanha|escondidinho|torta|empad[ãa]o|panqueca|crepe|esfi[rh]r?a|past[ée]l|coxinha) ((?:uma? |\d )?(?:caix(?:a|inha)|por[çc][ãa]o|fatia|peda[çc]o|prato|pote)(?: pequen[oa]| m[ée]di[oa]| grande)?) (de (?:frango|carne|camar[ãa]o|queijo|palmito|legumes|br[óo]colis|presunto|berinjela))(?!\p{L})/giu,
    "$2 de $1 $3",
  ],
  // "tomei sopa, uma tigela de legumes com carne"
  [
    new RegExp(
      `(?<!\\p{L})sopa(?: (?:porque|pq|que) [^.,;!?\\n]{3,25})?, (${FEW} (?:pratos?|pratinhos?|tigelas?|cumbucas?|conchas?|canecas?)(?: fund[oa]s?| rasos?| cheios?)?) de (?=legumes|feij[ãa]o|mandioca|ab[óo]bora|lentilha|ervilha|capelet|batata|cenoura|aipim|fub[áa]|letrinha|macarr[ãa]o)`,
      "giu",
    ),
    "$1 de sopa de ",
  ],
  // "pão com ovo, gema mole": how the yolk was.
  [
    /(?:,| e| com)(?: [ao]s?)? gemas? (?:bem |toda |ainda )?(?:mol(?:e|es|inha)|dur(?:a|inha)|escorrendo|no ponto|cremosa)(?!\p{L})/giu,
    "",
  ],
  [
    /,? (?:porque|pq|que) s[óo] (?:tinha|tem|havia|sobrou) (?:1|um|uma)(?: \p{L}+)?(?=\s*(?:$|[.,;!?\n)]|k{2,}))/giu,
    "",
  ],
  // "pf de carne de panela, e veio pouca carne"
  [
    /(?<=[\p{L}\d)])(?:,? e|,|,? mas|,? s[óo] que) (?:s[óo] )?(?:veio|vinha|vieram) (?:bem |muit[oa] |t[ãa]o )?(?:pouc[oa]s?|pouquinh[oa]s?|quase nada de|quase nenhum[a]?)(?: de)? \p{L}{3,}(?=\s*(?:$|[.,;!?\n)]|k{2,}))/giu,
    "",
  ],
  // "…, como todo cachorro-quente de igreja"
  [
    /(?<=[\p{L}\d)])(?:,| -)? (?:como|igual a?) tod[oa] [\p{L}-]{3,}(?: [\p{L}-]{2,}){0,3}(?=\s*(?:$|[.,;!?\n)]))/giu,
    "",
  ],
  // "cartola de sobremesa, essa banana com queijo me quebra"
  [
    /(?<=[\p{L}\d)])[,;.!] ess[ea]s? (?!foi|foram|era|almo|jant|dia|semana)[^.,;:!?\n\d]{3,30} (?:me (?:quebra|mata|pega|derruba|acalma|salva|persegue|define)m?|[ée] (?:vida|tudo|minha|meu|um v[íi]cio|bom demais)|n[ãa]o (?:tem|falha))(?: [^.,;!?\n]{1,20})?(?=\s*(?:$|[.,;!?\n)]|k{2,}))/giu,
    "",
  ],
  // "ela ainda acerta o ponto do meu bife"
  [
    /(?<!\p{L})(?:acerta|erra|acertou|conhece|sabe) o (?:ponto|jeito|gosto|tempero) d[oa] (?:meu |minha )?\p{L}{3,}/giu,
    "acertou",
  ],
  // "7 azeitonas da pizza do Davi", "comi as passas do panetone": of it no more than that.
  [
    /((?<!\p{L})(?:\d{1,2}|uns|umas|dois|duas|tr[eê]s|(?:comi|belisquei|catei|ataquei|roubei|filei)(?: s[óo])? [oa]s?) (?:azeitonas?|uvas?[- ]passas?|passas?|frutas cristalizadas|presunto|bacon|croutons?|cerejas?|calabresas?|castanhas?|granulado)) d[oa]s? (?:pizza|panetone|sandu[íi]che|lanche|salada|bolo|hamb[úu]rguer|torta|empad[ãa]o|arroz|farofa|salpic[ãa]o)(?: d[oea]s? (?:\p{L}+ )?\p{L}+)?(?!\p{L})(?: e deixei (?:a massa|o resto|o p[ãa]o))?/giu,
    "$1",
  ],
  // "cupuaçu suco 1 copo"
  [new RegExp(`(?<=^|[,;.\\n:] ?|e |tomei |bebi )(${FRUIT}) suco(?! de)(?= |$)`, "giu"), "suco de $1"],
  [/(?<!\p{L})polvilho(?: (?:azedo|doce))? biscoitos?(?!\p{L})/giu, "biscoito de polvilho"],
  // "sorvete 2 bolas, bacuri e castanha": of what taste it was.
  [
    new RegExp(
      `((?<!\\p{L})(?:sorvete|gelato)(?: (?!de )\\p{L}+)? ${FEW} bolas?)(?:,| -|:) ((?:de )?${FRUIT}(?: e ${FRUIT})?)${ENDS}`,
      "giu",
    ),
    "$1",
  ],
  // "a chefe pagou picolé, chupei 1 de taperebá"
  [
    new RegExp(
      `(?<!\\p{L})(picol[ée]|sorvete|geladinho|din ?din|sacol[ée]|milk[- ]?shake|suco|vitamina|iogurte)(?: [^.,;:!?\\n\\d]{0,50})?, (?:eu )?((?:(?:chupei|tomei|peguei|comi|bebi) )?(?:${FEW}|\\d{3} ?ml)) de (?=${FRUIT}(?!\\p{L}))`,
      "giu",
    ),
    "$2 $1 de ",
  ],
  // "barrinha de 25 g, coco"
  [
    new RegExp(
      `((?<!\\p{L})barrinha(?: [^.,;:!?\\n\\d]{0,30})?,? (?:de )?\\d{2,3} ?g(?:ramas)?), (?:sabor |de )?${FRUIT}(?=\\s*(?:$|[.,;!?\\n]))`,
      "giu",
    ),
    "$1",
  ],
  // "bolinho de aipim com carne-seca": what is in it.
  [
    /((?<!\p{L})bolinhos? de (?:aipim|mandioca|macaxeira)) (?:com|recheados? (?:com|de)) (?:carne[- ]?seca|carne de sol|charque|carne mo[íi]da|carne|frango)(?!\p{L})/giu,
    "$1",
  ],
  // "vinho, um copo de requeijão cheio", "um potinho daqueles de requeijão": what it was drunk from or served in.
  [
    /((?<!\p{L})(?:vinho|suco|leite|[áa]gua|caf[ée]|cerveja|refri\p{L}*|coca|ch[áa]|garapa|caldo de cana|vitamina|limonada)[^.,;!?\n]{0,25}?,? (?:um|uns|\d|dois|meio) copos?) de (?:requeij[ãa]o|gel[ée]ia|extrato(?: de tomate)?|massa de tomate)(?: (?:bem )?chei[oa])?/giu,
    "$1",
  ],
  [
    /(?<!\p{L})copos? de (?:requeij[ãa]o|gel[ée]ia|extrato(?: de tomate)?|massa de tomate) (?:bem )?(?:cheio )?(?=de (?!leite condensado)\p{L})/giu,
    "copo ",
  ],
  [
    /((?<!\p{L})(?:pot(?:e|inho)|vidr(?:o|inho)|lat(?:a|inha)|balde|baldinho)) daquel[ea]s? (?:pequen[oa]s? |grandes? )?de (?:requeij[ãa]o|sorvete|margarina|manteiga|azeitona|maionese|iogurte|danone|doce|palmito|nata)(?!\p{L})/giu,
    "$1",
  ],
  // "rosquinha de pinga": what the dough is wetted with.
  [
    /((?<!\p{L})(?:rosc|rosquinh|bolach|bolachinh|biscoit|biscoitinh)[oa]s?) de (?:pinga|cacha[çc]a|amon[íi]aco)(?!\p{L})/giu,
    "$1",
  ],
  // "1 saquim", "2 pedacim": as they say in Minas and Ceará.
  [
    /(?<!\p{L})(saqu|pacot|pedac|pot|copi|cop|prat|bocad|punhad|tiqu|golin|pedaç|caldin|cafez|pãoz|paoz|bolin|queij)im(?!\p{L})/giu,
    "$1inho",
  ],
  // "ataquei o pote de biscoito, foram seis rosquinhas": from where they were taken.
  [
    /(?<!\p{L})(?:ataquei|abri|assaltei|invadi|detonei) [oa] (?:pote|lata|vidro|pacote|caixa|saco) de (?:biscoitos?|bolachas?|doces?|bombons?|chocolates?)((?: [^.,;!?\n]{0,30})?,) (?:(?:e|l[áa] se|se) )*(?:foram|comi|eram) (?=\p{L}|\d)/giu,
    "comi$1 ",
  ],
];
