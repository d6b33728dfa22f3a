import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { WEIGHED_TURNS } from "@/lib/portuguese/text/turns/weighed-turns";

const SPOON = "sopa|ch[áa]|sobremesa|caf[ée]|servir|arroz";
const SO_MANY = "\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|meia";

/** Dishes and drinks that are called by what they are of. */
const OF_KINDS =
  "sucos?|vitamina|smoothie|iogurte|bolo|torta|lasanha|pizza|sopa|caldo|creme|yakisoba|poke|stro(?:g|gu)onof[ef]?|estrogonofe|risoto|sorvete|escondidinho|empad[ãa]o|quiche|mousse|geleia|ch[áa]";
const KIND =
  "salm[ãa]o|atum|camar[ãa]o|frango|carne(?: seca| mo[íi]da)?|legumes|calabresa|bolonhesa|(?:quatro|4) queijos|presunto|palmito|cenoura|chocolate|fub[áa]|laranja|lim[ãa]o|maracuj[áa]|uva|morango|banana|abacate|mam[ãa]o|manga|abacaxi|acerola|goiaba|coco|flocos|baunilha|napolitano|milho|mandioca|ab[óo]bora|ervilha|portuguesa|m[uo][sç]{1,2}arela|marguerita|funghi|costela|mel[ãa]o|pessego|p[êe]ssego|caju|cupua[çc]u|camomila|hortel[ãa]";

/** How measures are written, and the plainer ones that say the same. */
const COUNT = "\\d{1,2}|uma?|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez";

/** "umas 3 conchas", "300 g" */
const QUANTITY = `(?:(?:umas|uns) )?(?:\\d{1,4}|${COUNT})(?: e mei[oa])?(?: ?(?:g|gr|gramas|ml)(?!\\p{L})| (?:conch|colh|escumad|fatia|peda[çc]|prat|cop|x[íi]c|pegad|por[çc]|tigel|cumbuc|unidad|bif|post|fil[ée]|tor[ao]|ta[çc]|garraf|lat)\\p{L}*(?: d[eo] (?:${SPOON})(?!\\p{L}))?)(?: e mei[oa])?`;
const IN_ALL = "(?:no total|ao todo|no fim|tudo junto)";
/** "repeti a lentilha, tava muito boa" */
const AGAIN =
  "(?<!\\p{L})(?:e )?(?:eu )?repeti(?: (?:d?[oa]s?) (\\p{L}{3,}(?: (?:d[eo]|com) \\p{L}{3,})?)| (?:o prato|tudo))?(?: [^,.;!?\\n\\d]{2,30}?)?(?:[,.;!]? [^,.;!?\\n\\d]{2,30}?)?";

/** "de uma garrafinha"; "suco de caixinha" is a kind of it. */
const POURED_FROM =
  "(?:(?:de|em) (?:uma?|minha|meu)|[dn]uma?) (?:garraf(?:inha|ona|[ãa]o|a)|jarra|jarrinha|caixa|caixinha|lata|latinha|litr[ãa]o|copo|cop[ãa]o|squeeze|moringa|filtro|gal[ãa]o|cantil)(?: (?:grande|pequen[oa]|m[ée]di[oa]|t[ée]rmic[oa]))?";

export const MEASURE_TURNS: readonly Turn[] = [
  ...WEIGHED_TURNS,
  // "um combinado de sushi, vieram 12 peças e comi todas": so many of it.
  [
    /(?<!\p{L})(?:uma? |1 |o |a )?(?:combinado|combo|barca|por[çc][ãa]o)(?: d[eo] (sushi|sashimi|temaki|hot roll|uramaki|niguiri)s?)?(?: hoje)?,? (?:que )?(?:vieram|veio|tinha|eram|vinha|vinham|deu|com) (?:umas |uns )?(\d{1,2}) (?:pe[çc]as|unidades|pedaços)(?: e|,| e eu|,? eu)? (?:comi|comemos|mandei) (?:tod[oa]s|tudo|inteir[oa])(?=\s*(?:$|[.,;!\n]))/giu,
    "$2 peças de combinado de sushi",
  ],
  // "350 ml de água de uma garrafinha", "200 ml de uma lata de coca": what it was poured from.
  [
    new RegExp(
      `(?<=\\d ?(?:ml|l|litros?) d[eo] \\p{L}{3,}(?: d[eo] \\p{L}+)?),? ${POURED_FROM}(?!\\p{L}| \\d| d[eo] (?!\\d))(?: de \\d+ ?(?:ml|l|litros?)?(?!\\p{L}))?`,
      "giu",
    ),
    "",
  ],
  [new RegExp(`(?<=\\d ?(?:ml|litros?)) ${POURED_FROM} (?=de \\p{L})`, "giu"), " "],
  // "marmita de carne moída 120 g com purê 200 g": each of it is weighed.
  [
    /(?<!\p{L})(?:marmit\p{L}+|quentinha) (?:de|com) (?=\p{L}[\p{L} ]{2,30} \d{1,3} ?(?:g|gr|gramas)(?:,| e| com| \+| mais) [^.;\n\d]{0,40}\d{1,3} ?(?:g|gr|gramas)(?!\p{L}))/giu,
    "",
  ],
  // "bati uma marmita com 500 g de feijoada": what was in it.
  [
    /(?<!\p{L})(?:(?:uma?|1|minha|meu) )?(?:marmit(?:a|ex|inha)|quentinha|prato|pratinho|pote|potinho|tupperware|vasilha) (?:com|tinha|que tinha|contendo) (?=(?:uns |umas )?\d{1,4} ?(?:g|gr|gramas) d[eo] \p{L})/giu,
    "",
  ],
  // "marmita com feijoada": so much of the dish.
  [
    /(?<!\p{L})(marmit(?:a|ex|inha)|quentinha) com (?=(?:feijoada|lasanha|macarronada|yakisoba|strogonoff?e?|estrogonofe|escondidinho|galinhada|feij[ãa]o tropeiro|tropeiro|bai[ãa]o de dois|risoto|sopa|nhoque|carreteiro|arroz carreteiro|moqueca|panqueca)(?: d[eo] \p{L}{3,})?\s*(?:$|[.;!\n]| e (?:uma? |\d)))/giu,
    "$1 de ",
  ],
  // "repeti a lentilha, tava boa, no total umas 3 conchas dela": so much of it, with what was had first.
  [
    new RegExp(
      `${AGAIN}[,.;!]? (?:e )?${IN_ALL}[,:]? (?:foram |deu |deram )?(${QUANTITY})(?: del[ae]s?)?(?=\\s*(?:$|[.,;!\\n)]))`,
      "giu",
    ),
    "$1 foram $2",
  ],
  [
    new RegExp(
      `${AGAIN}[,.;!]? (?:e )?(?:foram |deu |deram )?(${QUANTITY})(?: del[ae]s?)? ${IN_ALL}(?=\\s*(?:$|[.,;!\\n)]))`,
      "giu",
    ),
    "$1 foram $2",
  ],
  // "4 espetinhos sendo 2 de frango, 1 de carne e 1 de queijo"
  [new RegExp(`(?<=\\p{L}) (?:sendo|dos quais|das quais) (?=(?:${COUNT}) d[eo] )`, "giu"), ", "],
  // "goiabada com queijo, uma fatia de cada": so much of both.
  [
    new RegExp(
      `(?<=(?:^|[.,;!\\n]\\s*|(?<!\\p{L})(?:comi|tomei|foi|depois|e|lanchei|almocei|jantei) ))(\\p{L}{3,}(?: d[eo] \\p{L}{3,})?) com (\\p{L}{3,}(?: d[eo] \\p{L}{3,})?(?: e \\p{L}{3,})?),? ((?:${COUNT}) (?:\\p{L}{4,} )?(?:de )?cada(?: um| uma)?)(?=\\s*(?:$|[.,;!\\n]))`,
      "giu",
    ),
    "$1 e $2, $3",
  ],
  // "2 pedaços de frango, fora o arroz": besides; "tudo fora o arroz" is all but that.
  [
    /(?<=\p{L})(?<!(?<!\p{L})(?:tud(?:o|inho)[^.;!?\n]{0,40}|(?:jog|deix|bot|fic|jant|almo[çc]|lanch|com)\p{L}{1,4})),? fora (?=[oa]s? (\p{L}{3,}))(?![oa]s? (?:almo|jant|caf[ée]|lanche|ceia|que|de))(?<!(?<!\p{L})\1(?!\p{L})[^\n]{0,160})/giu,
    " mais ",
  ],
  // "metade da minha garrafa de 1 litro": of one's own vessel.
  [
    /(?<=(?<!\p{L})(?:metade|ter[çc]o|quartos?|\d\/\d|resto|restinho|finalzinho) d[ao]) (?:minha|meu|nossa|nosso) (?=(?:garraf|squeeze|copo|copão|caneca|jarra|cuia|t[ée]rmica|tumbler|stanley|galão))/giu,
    " ",
  ],
  // "uma porção de bolinho de bacalhau, da qual comi uns cinco": so many of it.
  [
    new RegExp(
      `(?:uma |1 |a )?por[çc][ãa]o d[eo] ([^.,;:!?\\n\\d]{3,40}?),? (?:(?:da|d[eo]) (?:qual|que) |onde |dela )(?:eu )?(?:s[óo] )?comi (?:uns |umas )?(${COUNT})(?=\\s*(?:$|[.,;!\\n]))`,
      "giu",
    ),
    "$2 $1",
  ],
  // "meia pizza de calabresa sozinho, tipo 4 fatias": so many slices of it.
  [
    new RegExp(
      `(?<!\\p{L})(?:meia|metade d[ae](?: uma)?|1\\/2) pizza((?: \\p{L}+){0,4}?)(?: sozinh[oa])?(?:,? (?:tipo|ou seja|deu|deram|foram|d[áa]|umas)|,) (?:umas )?(${COUNT}) (fatias?|peda[çc]os?)(?!\\p{L})(?! d[eo] (?!pizza))`,
      "giu",
    ),
    "$2 $3 de pizza$1",
  ],
  // "um bis no meio da tarde, 3 unidades"
  [
    /(?<!\p{L})uma? (\p{L}{3,})((?: (?:n[oa]|d[eao]|[àa]) \p{L}+){1,3}), (\d{1,2}) (?:unidades|un)(?=\s*(?:$|[.,;!\n)]))/giu,
    "$3 $1$2",
  ],
  // "salada de frutas no copo de 300": millilitres.
  [
    /(?<=\p{L} (?:n[oa]|em|numa?) (?:copo|copinho|pote|potinho|cumbuca|tigela|caneca|ta[çc]a) de )([2-9]\d0)(?=\s*(?:$|[,.;!\n)]| (?:com|sem|e) ))/giu,
    "$1 ml",
  ],
  // "caneca de alumínio cheia", "prato de louça": what it is made of.
  [
    /(?<!\p{L})((?:caneca|canequinha|copo|copinho|x[íi]cara|xicrinha|prat|pratinho|tigela|tigelinha|cumbuca|cumbuquinha|bowl|jarra|garrafa|garrafinha|ta[çc]a|colher|concha|panel|vasilha|pote|potinho|travessa)\p{L}{0,2}(?: (?:pequen|m[ée]di|grand|rasa?|fund|chei)\p{L}*)?) d[eo] (?:alum[íi]nio|[áa]gata|esmalte|lou[çc]a|barro|vidro|pl[áa]stico|porcelana|inox|metal|cristal|madeira|pau|cer[âa]mica|isopor|pirex|acr[íi]lico|ferro|silicone|papel[ãa]o)(?!\p{L})/giu,
    "$1",
  ],
  // "meia barra de chocolate, daquelas de 90 g": how much one of them holds.
  [
    /(?<=\p{L})(?:, ?| ?(\())(?:daquel|dess|aquel)[ea]s? (?=de (?:uns |umas )?(?:\d{1,4}(?:[.,]\d)? ?|mei[oa] |um )(?:g|gr|gramas?|kg|kilo|quilo|ml|l|litros?)(?!\p{L}))/giu,
    " $1",
  ],
  // "o dia todinho", "o prato de arroz todinho", "a marmita todinha": all of it, and no chocolate milk.
  [/(?<!\p{L})todinh(as?)(?!\p{L})/giu, "tod$1"],
  [
    /(?<=(?<!\p{L})(?:o|esse|este|aquele) (?!achocolatado |meu |teu |seu |mini )\p{L}{3,} (?:d[eo] \p{L}{3,} |cracker )?)todinho(?!\p{L})/giu,
    "todo",
  ],
  // "um pacote de cream cracker de 200 g todinho"
  [
    /(?<=(?<!\p{L})(?:pacot\p{L}+|pote|potinho|saco|saquinho|prato|pratinho|balde|tubo|cacho|frasco|o|1|um) (?:d[eo] )?\p{L}{3,}(?: (?!com |mais |tipo |sabor |achocolatado |mini )\p{L}{3,}(?<!(?:ei|[aei]u|ndo|comi|bebi))){0,2}(?: d[eo] \p{L}{3,})?(?: \(?(?:de )?\d{1,4} ?(?:g|gr|gramas|ml)\)?) )todinho(?!\p{L}| de \d)/giu,
    "todo",
  ],
  // "pizza de muçarela, 2 fatias, 200 g": all of them together.
  [
    /(?<=\p{L}{2}), (?:\d{1,2}|duas|dois|tr[êe]s|quatro|cinco|seis) (?:fatias|peda[çc]os|unidades|rodelas|bifes|fil[ée]s|postas|cubos|tiras|bolinhas)(?=, \d{2,4} ?(?:g|gr|gramas)\s*(?:$|[.;!\n]))/giu,
    "",
  ],
  // "uma com chá de feijão", as it was heard: a ladle.
  [
    /(?<=(?<!\p{L})(?:uma|duas|meia|tr[êe]s|\d) )com ch[áa]s?(?= d[eo] (?:feij|fava|sopa|caldo|arroz|lentilha|moqueca|caruru|vatap|m?ungunz|mugunz|canjica|canja|molho|dobradinha|ensopad|carne|bai[ãa]o|strogon|estrogon))/giu,
    "concha",
  ],
  // "duas colheres de arroz daquela grande de servir", "uma colher dessas de servir de feijão"
  [
    /(?<!\p{L})(colher(?:es)?)( (?:bem )?cheias?)?( de \p{L}{3,}(?: (?:branco|integral|preto|carioca|de corda))?)?,? (?:(?:daquel[ea]s?|dess[ea]s?|d[ae]s?) (?:bem )?(?:grand(?:es?|onas?) )?|grandes? )de servir(?!\p{L})/giu,
    "$1 de servir$2$3",
  ],
  // "uma mão de amendoim", "uma lapa de cuscuz", "2 toletes de mandioca", "uma talagada de café": in words of the country.
  [
    /(?<=(?<!\p{L})(?:uma|duas|meia|1|2) )m[ãa]os?(?: cheias?)? (?=d[eo] (?:amendoim|castanha|noz|nozes|am[êe]ndoa|mix|uva|pipoca|granola|semente|jabuticaba|pinh[ãa]o))/giu,
    "punhado ",
  ],
  // "castanha 1 mão"
  [
    /(?<=(?<!\p{L})(?:amendoim|castanhas?(?: de caju| do par[áa])?|nozes|am[êe]ndoas?|mix|uvas?|pipoca|granola|jabuticaba|pinh[ãa]o),? (?:uma|duas|meia|1|2) )m[ãa]os?(?: cheias?)?(?=\s*(?:$|[.,;!\n]| e ))/giu,
    "punhado",
  ],
  [
    /(?<=(?<!\p{L})(?:\d|uma?|duas|dois|tr[êe]s|mei[oa]) )(?:lapa|tolete|lasc[ãa]o|tor[ãa]o)s? (?=d[eo] \p{L}{3})/giu,
    "pedaço ",
  ],
  [
    /(?<=(?<!\p{L})(?:uma?|duas|dois|tr[êe]s|\d) )(?:talagada|golad[ãa]o|bicada|goleta)s? (?=d[eo] \p{L}{3})/giu,
    "gole ",
  ],
  // "100 g mais ou menos a posta": about so much.
  [
    /(?<=(?:^|[,;] ?)(?:(?:era|foi|deu|pesou|uns) )?)(\d{1,4} ?(?:g|gr|gramas|ml|kg))(?:,)? (?:mais ou menos|aproximadamente|por a[íi]|(?:eu )?acho),? (?=[oa]s? \p{L})/giu,
    "uns $1 ",
  ],
  // "um pedaço de carne do tamanho da palma da mão": as much as a steak.
  [
    /(?<!\p{L})(?:um |1 )?peda[çc]o d[eo] (carne(?: (?:de|do) sol| assada| mo[íi]da| seca)?|frango|peixe|lombo|porco|alcatra|picanha|carneiro|bode) (?:mais ou menos )?do tamanho d[ae] (?:minha )?palma(?: d[ae](?: minha)? m[ãa]o)?(?!\p{L})/giu,
    "uns 100 g de $1",
  ],
  // "um bife do tamanho da palma da mão", "uma palma de frango"
  [
    /(?<=\p{L}),? (?:(?:mais ou menos )?(?:d?o|do) tamanho d[ae] |(?:de|com) )(?:uma |minha )?palma(?: d[ae](?: minha)? m[ãa]o)?(?!\p{L})/giu,
    " médio",
  ],
  // "3 colheres de arroz (sopa)", "1 de farofa (sopa)": the kind of spoon behind what was in it.
  [
    new RegExp(
      `(?<!\\p{L}|\\d)(${SO_MANY})(?: (?:col(?:h(?:er(?:es)?)?)?\\.?))? de (\\p{L}{3,}(?: \\p{L}+){0,2}) \\((?:colher(?:es)? )?(?:de )?(${SPOON})\\)`,
      "giu",
    ),
    "$1 colheres de $3 de $2",
  ],
  // "3 colheres (sopa)", "2 colheres (de servir) de purê"
  [new RegExp(`(?<!\\p{L})(col(?:h(?:er(?:es)?)?)?\\.?) ?\\((?:de )?(${SPOON})\\)`, "giu"), "$1 de $2"],
  // "meia xícara (chá) de granola"
  [/(?<!\p{L})(x[íi]caras?|xic\.?) ?\((?:de )?(ch[áa]|caf[ée])\)/giu, "$1 de $2"],
  // "cartola, meia porção, 100 g": what the half of it weighed.
  [
    /(?<!\p{L})(mei[oa] (?:por[çc][ãa]o|prat(?:o|inho)|concha|fatia|peda[çc]o|posta|fil[ée]|bife|tigel(?:a|inha)|cumbuca|copo|x[íi]cara|espiga|colher(?: d[eo] (?:sopa|servir))?)),? (?=(?:uns |umas |cerca de |aproximadamente )?\d{1,4} ?(?:g|gr|gramas|ml)(?!\p{L}| (?:cada|d[eoa]s?) ))((?:uns |umas |cerca de |aproximadamente )?\d{1,4} ?(?:g|gr|gramas|ml))/giu,
    "$1 ($2)",
  ],
  // "feijão 2 (conchas)"
  [
    /(?<=(?<!\d)\d{1,2}) \(((?:conch|col|escumadeira|fatia|peda[çc]o|unidade|rodela|x[íi]cara|copo|pegador)\p{L}*(?: (?:de )?(?:sopa|ch[áa]|sobremesa|servir|arroz))?)\)/giu,
    " $1",
  ],
  // "poke 500g salmão", "bolo 80 g cenoura": of which kind, behind how much.
  [
    new RegExp(
      `(?<!\\p{L})(${OF_KINDS}) (\\d{2,4} ?(?:g|gr|gramas|ml)) (${KIND})(?=\\s*(?:$|[.,;!?)\\n+]|(?:e|com|c|mais|no|na) ))`,
      "giu",
    ),
    "$1 de $3 $2",
  ],
  // "copão de açaí 700 com tudo", "1 açaí 500 com paçoca"
  [
    /(?<!\p{L}|\d)(?:(?:1|uma?|o) )?(?:(?:cop[ãa]o|copo(?: grande)?|tigela|pote|barca|cuia) d[eo] )?a[çc]a[íi](?: na tigela)? (?:de )?([2-9]\d0|1000)(?: ?ml)?(?= (?:com|c|sem|e) |\s*(?:$|[.,;!+\n]))/giu,
    "açaí $1 ml",
  ],
  // "uma dose de 51": a spirit by its name.
  [
    /(?<=(?<!\p{L})(?:dose|doses|shot|copo|copinho|caipirinha|martelinho|pinga|garrafa) d[ea] )51(?!\p{L}|\d| ?(?:ml|g)(?!\p{L}))/giu,
    "cachaça",
  ],
  // "pizza dividida com a galera, comi 3 fatias": one's own, however many shared it.
  [
    /(?<=\p{L}),? (?:dividid|rachad)[ao](?: (?:com|c|c\/|entre|pra|em) [^,.;:!?\n]{1,30})?, (?=(?:eu )?(?:comi|peguei|fiquei com) (?:s[óo] )?(?:\d|uma?|dois|duas|tr[êe]s|quatro|cinco|seis) (?:fatia|peda[çc]|pe[çc]a)\p{L}*(?!\p{L}))/giu,
    ", ",
  ],
  // "quilo e meio de carne", "litro e meio", "dúzia e meia de ovos", "1 kg e 200 de frango", "200 e poucos gramas"
  [
    /(?<=^|[,.;:(\n] ?|(?<!\p{L})(?:comi|comemos|bebi|bebemos|tomei|foi|foram|deu|de|com|mais|quase|s[óo]|num) )(quilo|kilo|kg|litro) e mei[oa](?!\p{L})/giu,
    "1,5 $1",
  ],
  [/(?<!(?:\d|duas|tr[êe]s|mei[oa]) ?)(?<!\p{L})(?:uma |1 )?d[úu]zia e meia(?: de)?(?!\p{L})/giu, "18"],
  [
    /(?<![\d,.])(\d) ?(?:kg|kilos?|quilos?) e (\d00|[1-9][05]0)(?: ?(?:g|gr|gramas))?(?![\d\p{L}]| ?(?:ml|kg))/giu,
    "$1,$2 kg",
  ],
  [
    /(?<=\d) ?e (?:pouc[oa]s?|tant[oa]s|uns quebrados|quebrados|l[áa] vai) ?(?=(?:g|gr|gramas?|ml|kg|quilos?)(?!\p{L}))/giu,
    " ",
  ],
  // "picanha 500 g entre 3", "pizza dividida entre 4 amigos": shared.
  [
    /(?<=(?<!\p{L})(?:dividid|rachad)[ao]s?) entre ([2-9]|dois|duas|tr[êe]s|quatro|cinco|seis)(?: pessoas| amig[oa]s)?(?=\s*(?:$|[.,;!\n]))/giu,
    " em $1",
  ],
  [
    /(?<=\p{L}{3}|\d) entre ([2-9]|dois|duas|tr[êe]s|quatro|cinco|seis)(?: pessoas| amig[oa]s)?(?=\s*(?:$|[.,;!\n]))(?<!(?:dividi|rach|repart)[^.;!?\n]{0,60})/giu,
    " dividido em $1",
  ],
  [
    /(?<!\p{L})um (?=(?:p[ée]|ma[çc]o|molho|cabe[çc]a) d[eo] (?:alface|r[úu]cula|couve|agri[ãa]o|almeir[ãa]o|escarola|espinafre|br[óo]colis|repolho|alho))/giu,
    "1 ",
  ],
  // "vatapá três colheres e arroz branco duas": spoons of it as well.
  [
    /(?<=\p{L}{3} (?:\d|uma?|duas|tr[êe]s|quatro|cinco|seis) (colher(?:es)?(?: (?:cheias?|de (?:sopa|servir|arroz)))?)(?:,| e|, e)? (?:o |a )?(?:arroz|farofa|farinha|vatap[áa]|caruru|pur[êe]|pir[ãa]o|vinagrete|quiabo|ab[óo]bora|couve|repolho|cuscuz|macarr[ãa]o)(?: (?!e |com )\p{L}{3,}){0,2} (?:\d|uma|duas|tr[êe]s|quatro|cinco))(?=\s*(?:$|[,.;!\n]| e ))/giu,
    " $1",
  ],
  // "um palmo de linguiça", "uma rodada de azeite", "uma tampinha de mel", "uma banda de frango"
  [/(?<!\p{L})(?:um|1) palmo (?=d[eo] \p{L}{3})/giu, "20 cm "],
  [
    /(?<=(?<!\p{L})(?:uma?|1|duas|2) )(?:rodada|jato|esguicho|esguichada|riscada|espirrada|borrifada)s? (?=d[eo] (?:azeite|[óo]leo|ketchup|catchup|mostarda|maionese|mel|shoyu|molho|calda|leite condensado))/giu,
    "fio ",
  ],
  [
    /(?<!\p{L})(?:(uma?|1|duas|2|meia) )?(?:tampinha|tampa(?: d[ae] garrafa)?)s? (?=d[eo] (?:azeite|[óo]leo|mel|vinagre|xarope|shoyu|whisky|cacha[çc]a))/giu,
    "$1 colher de chá ",
  ],
  [
    /(?<!\p{L})(?:meia banda|1\/4|um quarto) d[eo] frango(?! (?:frito|grelhad|desfiad|cozid|ensopad)| à)(?: assado)?(?!\p{L})/giu,
    "1/4 de frango assado",
  ],
  [/(?<!\p{L})(?:uma|1) banda d[eo] frango(?: assado)?(?!\p{L})/giu, "meio frango assado"],
  // "um pedacinho de peixe frito": less than the helping that a piece of it is.
  [
    /(?<!\p{L})ped(?:acinh|açinh)o(s?)(?= d[eo] (?:peixe|til[áa]pia|salm[ãa]o|merluza|pescada|bacalhau|tambaqui|dourado|atum|surubim|pirarucu)(?!\p{L}))/giu,
    "pedaço$1 pequeno$1",
  ],
  // "2 espetinhos de queijo. Uns 60 g cada": of what was told right before.
  [
    /(?<=\p{L}) ?[.;] ?(?:uns |umas )(\d{1,4} ?(?:g|gr|gramas|ml)) cada(?: um| uma)?(?=\s*(?:$|[.,;!\n]))/giu,
    ", $1 cada",
  ],
];
