import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { CAREFUL_TURNS } from "@/lib/portuguese/text/turns/careful-turns";

const NAME = "\\p{Lu}\\p{Ll}+";
/** "Campos do Jordão" */
const NAMES = `${NAME}(?:(?: d[aeo]s?)? ${NAME}){0,3}(?!\\p{L})`;
/** What is said of food behind "em", however it is written. */
const HOW =
  "(?!(?:P[óo]|Conserva|Calda|[ÁA]gua|[ÓO]leo|Azeite|Cubos?|Cubinhos|Fatias|Flocos|Rodelas|Gr[ãa]os?|Barra|Lata|Tiras|Tirinhas|Lascas|Compota|Jejum|Molho|Crosta|Massa|Camadas|Espet\\p{L}+|Peda[cç]\\p{L}+|Folhas|Fio|Palitos|Janeiro|Fevereiro|Mar[çc]o|Abril|Maio|Junho|Julho|Agosto|Setembro|Outubro|Novembro|Dezembro)(?!\\p{L}))";
/** Foods and meals that begin a list behind the name of a house kind: "no restaurante Arroz, feijão". */
const NO_FOOD =
  "(?!(?:Arroz|Feij[ãa]o|Frango|Carne|Salada|P[ãa]o|P[ãa]es|Caf[ée]|Suco|Bolo|Coxinha|Pastel|Pizza|Lasanha|Macarr[ãa]o|Ovos?|Queijo|Batata|Peixe|Sopa|Misto|Bife|[ÁA]gua|Coca|Comi|Tomei|Bebi|Peguei|Almo[çc]o|Almocei|Jantar|Jantei|Lanche|Fatia|Uma?|Dois|Duas|Meia|Meio)(?!\\p{L}))";
/** In a list of names in capitals "Sardinha em Molho" is a dish. */
const TOLD =
  "(?<!(?<!\\p{L})(?!(?:Jantei|Jantar|Comi|Almocei|Almo[çc]o|Lanchei|Aqui|Hoje|Ontem|L[áa]|Fui|Fomos|Caf[ée])(?!\\p{L}))\\p{Lu}\\p{L}* )";
/** What one does or is at a place. */
const BEING =
  "(?:(?:eu )?(?:t[ôo]|estou|estamos|tamo|tamos|passeando|viajando|morando|moro|turistando|trabalhando|de f[ée]rias|de passagem|de viagem|de folga|acampad[oa]s?|hospedad[oa]s?) )?(?:(?:aqui|l[áa]|ali) )?";
const HOUSES =
  "restaurante|bar|padaria|padoca|lanchonete|cantina|pizzaria|hotel|pousada|churrascaria|boteco|mercado|mercad[ãa]o|supermercado|shopping|quiosque|barraca|rodovi[áa]ria|aeroporto|hospital|pra[çc]a|rua|avenida|bairro|igreja|escola|col[ée]gio|praia|parque|feira|feirinha|esta[çc][ãa]o|posto|caf[eé]|hamburgueria|sorveteria|pastelaria|metr[ôo]|ponte|serra|litoral|interior|ilha|ch[áa]cara|s[íi]tio";
const EITHER_CASE = HOUSES.split("|")
  .flatMap((house) => [house, `${house.charAt(0).toUpperCase()}${house.slice(1)}`])
  .join("|");
/** Of the places most spoken of, as they are written in haste. */
const TOWNS =
  "campos do jord[ãa]o|porto de galinhas|po[çc]os de caldas|foz do igua[çc]u|ouro preto|s[ãa]o lu[íi]s|s[ãa]o paulo|rio de janeiro|belo horizonte|porto alegre|porto seguro|porto velho|feira de santana|juazeiro do norte|jo[ãa]o pessoa|campo grande|rio branco|boa vista|balne[áa]rio cambori[úu]|arraial d[ao] (?:ajuda|cabo)|cabo frio|ouro branco|juiz de fora|caldas novas|morro de s[ãa]o paulo|ribeir[ãa]o preto|gramado|canela(?= e gramado)|b[úu]zios|florian[óo]polis|floripa|salvador|recife|olinda|fortaleza|macei[óo]|aracaju|teresina|bel[ée]m|manaus|macap[áa]|palmas|goi[âa]nia|bras[íi]lia|cuiab[áa]|curitiba|joinville|blumenau|londrina|maring[áa]|cascavel|santos|campinas|sorocaba|guaruj[áa]|ubatuba|paraty|petr[óo]polis|teres[óo]polis|niter[óo]i|vit[óo]ria|guarapari|uberl[âa]ndia|tiradentes|diamantina|imperatriz|mossor[óo]|caruaru|petrolina|ilh[ée]us|lisboa|orlando|miami|paris|poa|bh|sp|rj|bsb";

const CHAINS = "(?:mc ?donald['’]?s?|mc|m[ée]qui|bk|burger king|subway|habib['’]?s|bob['’]?s|giraffas?|kfc)";
/** What one has there besides the fries and the drink. */
const OF_CHAINS =
  "(?:quarteir|big ?mac|mc ?(?!donald)\\p{L}{4}|cheddar|cheese|x-\\p{L}|hamb[uú]rg|whopper|nugget|stacker|tasty|chicken|frango|esfih|sandu|bib)";

/** What a market, a street or a feast is called by. */
const SOLD =
  "peixes?|carnes?|frutas?|verduras?|uvas?|morangos?|milho|cocos?|bananas?|ma[çc][ãa]|laranja|p[ãa]o de queijo|p[ãa]o|caf[ée]|vinho|farinha|pimenta|tainha|siri|caranguejo";
const WITH_WHOM = "(?: com (?:(?:[oa]s?|meus?|minhas?|uns|umas?) )?\\p{L}{3,}(?: \\p{Lu}\\p{Ll}+)?)?";
/** As much or of what kind of it, which is eaten then. */
const OF_SOLD =
  "que|com|para|de|copos?|espigas?|peda[çc]os?|fatias?|pratos?|por[çc][ãa]o|por[çc][õo]es|unidades?|potes?|potinhos?|cachos?|caixas?|caixinhas?|bandejas?|gramas|quilos?|taças?|x[íi]caras?|canecas?|garrafas?|doces?|\\p{L}*(?:frit|assad|grelhad|cozid|gelad|recheada?)[oa]s?|hoje|ontem|agora|comi|almocei|jantei|tomei|bebi|pedi|eu|mas|onde|só|fui|fomos|depois|tinha|teve";

/** Who cooks at a home of theirs. */
const HOST =
  "(?:m[ãa]e|mam[ãa]e|pai|v[óôo]|vov[óôo]|av[óô]|sogr[ao]|ti[ao]|madrinha|irm[ãa]o?|filh[ao]|prim[ao]|amig[ao]|namorad[ao]|cunhad[ao]|vizinh[ao]|nora|genro|compadre|comadre)";
const SO_MUCH =
  "(?=,? (?:\\d{1,4} ?(?:g|gr|gramas?|ml)(?!\\p{L})|(?:\\d{1,2}|uma?|dois|duas|tr[êe]s|mei[oa]) (?:fatias?|peda[çc]os?|colher|conchas?|prat|copos?|por[çc]|unidades?)))";

/** Where it was, of which no word is food. */
export const PLACE_TURNS: readonly Turn[] = [
  // "um suco de uva, tudo do serviço de bordo": where it is served, and no wine.
  [
    /,?(?: (?:e|foi|tudo|isso|era))* (?:d|n)o (?:servi[çc]o|card[áa]pio|menu|carrinho|lanche) de bordo(?!\p{L})/giu,
    "",
  ],
  ...CAREFUL_TURNS,
  // "lasanha na casa da minha mãe 200g", "coxinha da minha tia 40 g": where, and whose recipe; the amount is of the food.
  [
    new RegExp(
      `(?<=\\p{L}{3}) (?:l[áa] )?na casa d[aoe] (?:(?:minha|meu|uma?) )?${HOST}(?: d[aoe] [^.,;:!?\\n\\d]{3,20}?)?${SO_MUCH}`,
      "giu",
    ),
    "",
  ],
  [
    new RegExp(
      `(?<=\\p{L}{3})(?<!(?<!\\p{L})(?:prat\\p{L}+|marmit\\p{L}+|almo[çc]o|jantar?|lanch\\p{L}+|comida|parte|resto|metade|copo|casa|anivers[áa]rio|festa|peso)) da (?:minha )?(?:m[ãa]e|mam[ãa]e|v[óôo]|vov[óôo]|av[óô]|sogra|tia|madrinha)${SO_MUCH}`,
      "giu",
    ),
    "",
  ],
  // "galinha dois pedaço arroz e macarrão", as a voice is written down: of the meat before it.
  [
    /(?<=\p{L}{3} (?:\d|uma?|dois|duas|tr[êe]s|quatro) peda[çc]os?) (?=(?:arroz|feij[ãa]o|macarr[ãa]o|farinha|farofa|salada|vinagrete|pur[êe])(?!\p{L}))/giu,
    ", ",
  ],
  [/^e \+ ?(?=\d)/iu, "mais "],
  // "um copo de trezentos"
  ...["duzentos", "trezentos", "quatrocentos", "quinhentos"].map(
    (word, at): Turn => [
      new RegExp(
        `(?<=(?<!\\p{L})(?:copos?|garraf\\p{L}+|canecas?|latas?|x[íi]caras?) de )${word}(?: ml)?(?!\\p{L})`,
        "giu",
      ),
      `${at + 2}00 ml`,
    ],
  ),
  // "2 espetinhos de carne lá no churrasquinho da esquina": where they are sold.
  [
    /((?<![\p{L}\d])(?:\d{1,2}|uma?|uns|umas|dois|duas|tr[êe]s|quatro|mei[oa]) \p{L}{2,}[^.;:!?\n]{0,60}?),? (?:(?:l[áa]|aqui|ali) )?n[oa] (?:churrasquinho|espetinho|pastel(?:zinho)?|dog[ãa]o|hot ?dog|cachorro[- ]quente|a[çc]a[íi]|lanche|lanchinho|caldo|sorvete|acaraj[ée]|tapioca|milho) d[aeo] (?:(?:seu|dona|tia|tio) \p{L}{2,}|esquina|pra[çc]a|rua|bairro|centro|rodovi[áa]ria|feira|praia|ponte|tia|tio|tiozinho|z[ée]|man[ée]|baiana|baixinho|gordinho|japa)(?=\s*(?:$|[.,;!\n]| (?:hoje|hj|agora|ontem)))/giu,
    "$1",
  ],
  // "fiz um churrasquinho no pátio, comi 2 linguiças": what was on, and no skewer.
  [
    /(?<=(?<!\p{L})(?:fiz|fizemos|fizeram|teve|rolou|tava tendo|fui|fomos|armei|armamos|acendi|montamos|marcamos|improvisamos|convidaram) (?:(?:pr|n|d)?(?:[oa]|um|uns) |em |de )?)churrasquinho(?! de )(?=[^.;!?\n]{0,60}?[,.;:] (?:(?:a[íi]|e|eu|s[óo]) )*(?:comi|peguei|belisquei|tracei) (?:s[óo] )?(?:uns |umas )?(?:\d+|uma?|dois|duas|tr[êe]s|quatro|mei[oa]) ?\p{L})/giu,
    "churrasco",
  ],
  // "almoço hoje igual o de ontem, sobrou feijoada"
  [/(?<=igual (?:ao?|[oa]) de (?:ontem|anteontem)),? (?:que |pq |porque )?sobrou [^.;!?\n\d]{2,40}$/iu, ""],
  // "peguei um mc, cheeseburger e batata": the small one of that house.
  [
    /(?<=(?<!\p{L})(?:mc|mc ?donald['’]?s?|m[ée]qui|bk|burger king|bob['’]?s)(?!\p{L})[^.;!?\n]{0,60}?)(?<!\p{L})cheese ?burgu?ers?(?!\p{L}| d[eo]| duplo| artesanal)/giu,
    "cheeseburger do mc",
  ],
  // "foi um mcdonalds: big mac", "peguei um mc agora, quarteirão e batata": where it was, and then what was had there.
  [
    new RegExp(
      `(?<!\\p{L})(?:foi|peguei|pedi|pedimos|comi|comprei|rolou|mandei|fui de) (?:um |uns |no |de )?${CHAINS}(?: (agora|hoje|hj|ontem|n[oa] (?:almo[cç]o|janta|jantar|lanche)))?(?:\\s*:|\\s*[,(–-](?=[^.;\\n]*?(?<!\\p{L})${OF_CHAINS}))\\s*(?=[\\p{L}\\d])`,
      "giu",
    ),
    "$1 comi ",
  ],
  // "habibs hj. 5 esfihas de carne": where it was, before the list.
  [
    new RegExp(
      `^${CHAINS}(?: (hoje|hj|agora|ontem))?\\s*[.:,;!–-]+\\s*(?=(?:\\d|uma?|dois|duas|tr[êe]s) )`,
      "iu",
    ),
    "$1 comi ",
  ],
  // "pit dog hj: um x-salada": in Goiás a stall, and no hot dog.
  [/(?<!(?<!\p{L})(?:uma?|dois|\d|comi|mais) )(?<!\p{L})pit[- ]?dogs?(?!\p{L})/giu, "lanchonete"],
  // "na creche (sou tia da sala 3): arroz", "no bloco 5: …": which one it is.
  [
    /(?<=(?<!\p{L})(?:salas?|blocos?|quarto|turma|leito|apto?|apartamento|mesa|setor|linha|box|ala|torre|pr[ée]dio|quadra|andar|escola|unidade|equipe|loja|port[ãa]o|barraca|quiosque)) \d{1,4}(?=\s*\)?\s*(?:[:;\n)]|[.,](?!\d)))/giu,
    "",
  ],
  // "no natural da 408": by its number in the street.
  [/(?<=(?<!\p{L})n[oa] \p{L}{4,} )d[ao] \d{3}(?=\s*(?:$|[.,;!\n]))/giu, ""],
  // "acabou a água do galpão": nobody drank it.
  [
    /(?<!\p{L})(?:(?:acabou|cortaram) (?:a )?|faltou |falta )[áa]gua(?: d[ao]s? (?!garraf|copo|almo|jant|caf|lanch|manh|tarde|noite)\p{L}{3,}| aqui| em casa| hoje| hj){0,2}(?!\p{L}| d[ao]s? )/giu,
    "",
  ],
  // "na praia de stella maris, comi …": a beach by its name, however it is written.
  [
    /(?<!\p{L})praia d[aeo]s? \p{L}{3,}(?: (?!comi|tomei|bebi|com|e )\p{L}{3,}){0,2}(?=\s*[,.;:!\n])/giu,
    "praia",
  ],
  // "Restaurante Mangai não, era um self-service": another house.
  [new RegExp(`(?<!\\p{L})[Rr]estaurante ${NAMES} n[ãa]o,? (?=era|foi)`, "gu"), ""],
  // "na barraca de praia em Porto de Galinhas", "passeando em Gramado", "aqui em Salvador"
  [new RegExp(`(?:^|,? )(?<!\\p{L})${TOLD}${BEING}em ${HOW}${NAMES}`, "gu"), ""],
  [
    new RegExp(
      `(?:^|,? )(?<!\\p{L})${BEING}em (?:${TOWNS})(?!\\p{L})(?: (?:[-/] ?)?(?:${UF()})(?!\\p{L}))?`,
      "giu",
    ),
    "",
  ],
  // "em Água de Meninos", "na Água Verde": no water.
  [
    /(?:^|,? )(?<!\p{L})(?:(?:l[áa] |aqui )?em|n[ao]s?|(?<=(?:restaurante|bar|padaria|feira|bairro|mercado|praia|casa) )d[eao]) [ÁA]guas? (?:de (?:Meninos|Lind[óo]ia|S[ãa]o Pedro|Santa B[áa]rbara)|Claras?|Branca|Fria|Verde|Rasa|Santa|Boa|Doce|Preta|Comprida|Limpa|Espraiada|Formosas)(?!\p{L})/gu,
    "",
  ],
  // "almocei no mercado do peixe com meu compadre moqueca": what is sold where one ate something else.
  [
    new RegExp(
      `(?<!(?:comprei|compramos|trouxe|peguei|comprad[oa]s?) [^.,;!?\\n]{0,40})(?<=(?<!\\p{L})(?:n[oa]|l[áa] n[oa]) )(mercado|mercad[ãa]o|feira|feirinha|festa|rua|vila|casa|rei|palácio|ilha|ponta|praia) d(?:[aeo]s?) (?:${SOLD})(?=${WITH_WHOM},? (?:(?:e |onde )?(?:eu |a gente )?(?:comi|comemos|almocei|jantei|tomei|bebi|pedi),? )?(?:(?:\\d+|uma?|dois|duas|tr[êe]s|quatro|mei[oa]) )?(?!(?:${OF_SOLD})(?!\\p{L}))\\p{L}{4,})`,
      "giu",
    ),
    "mercado",
  ],
  // "passei no Pão de Açúcar": a shop.
  [/(?<!\p{L})n[oa] P[ãa]o de A[çc][úu]car(?!\p{L})/gu, "no mercado"],
  // "almocei no Bode do Nô", "jantar na Cantina da Nonna": a house by its name.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:almo[çc]ar|almocei|almo[çc]amos|almo[çc]o|jantar|jantei|jantamos|janta|lanchar|lanchei|comer|comi|comemos|fui|fomos|hoje|aqui|l[áa]|agora|ontem)) n[oa] (?!(?:Burger King|Big Mac|China in|Pizza Hut|Almo[çc]o|Jantar|Janta|Lanche|Caf[ée]|P[ãa]o)(?!\\p{L}))${NAME}(?: [dn][aeo]s?)? ${NAMES}(?=\\s*(?:$|[:,.;!\\n]| e | com (?:[oa]s?|meus?|minhas?) ))`,
      "gu",
    ),
    " no restaurante",
  ],
  // "padaria de Joinville", "shopping Iguatemi", "na rodoviária Tietê"
  [
    new RegExp(
      `(?<!\\p{L})(${EITHER_CASE}) (?:d[aeo]s? )?(?:(?:[Dd]ona|[Ss]eu|[Tt]ia|[Tt]io) )?${NO_FOOD}${NAMES}`,
      "gu",
    ),
    "$1",
  ],
  // "marmita da Dona Neide", "comida da dona Neide"
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:marmit\\p{L}+|quentinha|comid\\p{L}+|pf|rango|casa|cozinha|bar|boteco|venda|festa)(?: \\p{Ll}+)? )d[aeo] (?:[Dd]ona|[Ss]eu|[Tt]i[ao]|[Vv][óô]) ${NAMES}`,
      "gu",
    ),
    "de casa",
  ],
];

/** Letters of states. */
function UF(): string {
  return "ac|al|am|ap|ba|ce|df|es|go|ma|mg|ms|mt|pa|pb|pe|pi|pr|rj|rn|ro|rr|rs|sc|se|sp|to";
}
