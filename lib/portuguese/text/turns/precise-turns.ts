import { DAY, KILOS, type Turn } from "@/lib/portuguese/text/patterns/turn";

const COUNT = "\\d{1,4}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|mei[oa]";
const MEASURE =
  "(?: ?(?:g|gr|gramas|ml)| (?:colher(?:es)?(?: de (?:sopa|servir|ch[áa]))?|conchas?|fatias?|peda[çc]os?|unidades?|copos?|x[íi]caras?))";

/** What is put right in more words than it needs. */
export const PRECISE_TURNS: readonly Turn[] = [
  // "comi um brigadeiro... quer saber, comi dois": owned up to.
  [
    /(?<=(?:comi|tomei|bebi|peguei) [^\n?]{3,50}[.,;!…]+ )(?:(?:ah|ai|bom|t[áa] bom),? )*(?:quer saber(?: (?:de )?(?:uma coisa|a verdade|mesmo))?|verdade seja dita|vou (?:ser sincer[oa]|confessar)|confesso|sendo sincer[oa]|pra ser (?:sincer|honest)[oa])[?!,.:… ]+(?:que )?(?=(?:comi|tomei|bebi|foram|peguei) (?:\d|dois|duas|tr[êe]s|quatro|cinco)\s*[.!]*$)/iu,
    "quer dizer, ",
  ],
  // "1 ovo cozido, melhor, 2, e mamão"
  [
    /(?<=\p{L})([,…]|\.\.\.) melhor[,:]? (?=(?:s[óo] )?(?:\d{1,4}|uma?|dois|duas|tr[êe]s|quatro|cinco|mei[oa])(?: (?:fatias?|peda[çc]os?|colher(?:es)?|conchas?|copos?|latas?|garrafas?|x[íi]caras?|unidades?))?(?:\s*[,.;!]|\s*$| e ))/giu,
    "$1 ou melhor, ",
  ],
  // "tomei lá um quentão... não, quentão não, foi 1 copo de suco"
  [
    /(?<=(?<!\p{L})(?:comi|tomei|bebi|peguei|pedi)(?: l[áa])? )(?:uma?|\d) (\p{L}{3,})[.,;…]+ n[ãa]o,? (?:\1 n[ãa]o|n[ãa]o (?:foi|era) \1),? (?:foi|era|foram|tomei|comi|bebi) (?=\d|uma? |dois|duas|mei[oa] )/giu,
    "",
  ],
  // "café puro na xícara de chá": how large the cup was.
  [
    /(?<!\p{L})(?:[oa] |um )?((?:caf[ée]|cafezinho|leite|cappuccino|achocolatado|ch[áa](?: (?:de \p{L}{3,}|pret[oa]|verde|mate|branco))?)(?: (?:com (?:leite|a[çc][úu]car|ado[çc]ante)|sem (?:a[çc][úu]car|nada|ado[çc]ante)|pur[oa]|pret[oa]|coad[oa]|integral|desnatad[oa])){0,2}),? (?:n?uma|na|em) x[íi]cara de ch[áa](?! d[eo])(?!\p{L})/giu,
    "1 xícara de chá de $1",
  ],
  // "o peixe minha filha comeu todo"
  [
    /(?<=^(?:(?:na verdade|ah|mas|e),? )*[oa]s? \p{L}{3,}(?: (?:de )?\p{L}{3,})? (?:(?:quem comeu foi )?(?:[oa] )?m(?:eu|inha) \p{L}{3,}) (?:comeu|devorou|detonou)) tod[oa]s?(?: sozinh[oa]s?)?\s*[.!]*$/iu,
    "",
  ],
  // "pipoca anota 30 gramas, a tigela era pequena": the amount is told, and why.
  [
    /(?<=(?<!\p{L})(?:anota|registra|marca|p[õo]e|bota|coloca|foi|foram|deu|eram?|com|s[óo]|uns|umas) (?:uns |umas )?\d{1,4} ?(?:g|gr|gramas|ml)(?: d[eoa] \p{L}{3,})?)[,.;] (?:é que |pois |porque |pq )?(?:[oa]|ess[ea]|minha|meu) (?:tigela|cumbuca|prato|copo|x[íi]cara|caneca|pote|potinho|ta[çc]a|saco|saquinho|pacote|bowl) (?:era|é|tava|estava) (?:bem |meio |dos? |das? )*(?:pequen\p{L}+|ras\p{L}|grande|fund\p{L}|cheio|cheia)\s*[.!]*$/iu,
    "",
  ],
  // "comi 2 desses, dobra tudo", "foram dois sanduíches, pode dobrar"
  [
    /^(?:(?:na verdade|ah|opa|e),? )*(?:eu )?(?:comi|foram|eram|tomei) (?:2|dois|duas) (?:dess[ea]s|del[ea]s|iguais|sandu[íi]ches|p[ãa]es|lanches|pratos|por[çc][õo]es)(?: iguais)?[,.;]? (?:e |ent[ãa]o |pode )*(?:dobr[ae]r?|dobre|duplic[ae]r?|multiplica por (?:2|dois))(?: tudo| isso| todos| a[íi])*\s*[.!]*$/iu,
    "dobra tudo",
  ],
  // "o peixe pesei, 105g frito": how much it weighed as it was eaten
  [
    /^((?:[oa] \p{L}{3,}(?: de \p{L}{3,})?) (?:eu )?pesei|pesei [oa] \p{L}{3,}(?: de \p{L}{3,})?)(?: agora| na balan[çc]a)?[,:;]? (?:deu |foi |foram )?(\d{2,4} ?(?:g|gr|gramas))(?: j[áa])? (?:frit|assad|grelhad|cozid|pront|empanad|temperad)[oa]s?\s*[.!]*$/iu,
    "$1: $2",
  ],
  // "o peso de sábado era 85,6", "anota o meu peso de ontem: 85"
  [
    new RegExp(
      `^(?:(?:e|ah|opa|na verdade|anota|registra|marca|coloca|p[õo]e),? )*(?:o )?(?:meu )?peso (?:de |do |da |no |na )?(${DAY})(?: (?:era|foi|deu|estava|tava|é|ficou em))?[:,]? ${KILOS}\\s*[.!]*$`,
      "iu",
    ),
    "$1 pesei $2",
  ],
  // "85,4 foi o peso de ontem", "85 era meu peso no domingo"
  [
    new RegExp(
      `^(?:(?:e|ah|opa|na verdade),? )*${KILOS} (?:foi|era|é) (?:o )?(?:meu )?peso (?:de |do |da |no |na )?(${DAY})\\s*[.!]*$`,
      "iu",
    ),
    "$2 pesei $1",
  ],
  // "ontem eu estava com 85", "domingo tava pesando 85"
  [
    new RegExp(
      `^(?:(?:e|ah|opa|na verdade),? )*(?:n[oa] )?(${DAY}) (?:eu )?(?:(?:estava|tava|tive) (?:com|pesando|em)|pesava) ${KILOS}\\s*[.!]*$`,
      "iu",
    ),
    "$1 pesei $2",
  ],
  // "esse peso foi de ontem"
  [
    new RegExp(
      `^(?:(?:e|ah|opa|n[ãa]o|na verdade|desculpa),? )*(?:esse|o) peso (?:a[íi] )?(?:é|era|foi) (?:de |do |da |no |na )?(${DAY})(?:,? (?:n[ãa]o (?:de|é de|foi) hoje|viu|t[áa]))?\\s*[.!]*$`,
      "iu",
    ),
    "isso foi $1",
  ],
  // "só que ontem foi sem os morangos"
  [
    /^(?:(?:s[óo] que|mas|e|ah),? )*(ontem|anteontem) (?:foi|era|comi|tomei) sem ((?:[oa]s? )?[^.,;:!?\n\d]{3,30}?)\s*[.!]*$/iu,
    "tira $2 de $1",
  ],
  // "uma das fatias era de atum: então 2 de mussarela e 1 de atum"
  [
    /(?<=^(?:(?:na verdade|ah|opa),? )*(?:uma?|\d) d[oa]s \p{L}{4,} (?:era|eram|foi) d[eo] [^.,;:!?\n\d]{3,25}?)(?:,? tamb[ée]m(?: de)? \d{2,3} ?g)?[:;,.] (?:ent[ãa]o|ou seja|fica|ficam|d[áa]) (?=[^\n]*\d d[eo] )[^\n]*$/iu,
    "",
  ],
  // "ontem os ovos eram cozidos. só os de ontem"
  [
    /(?<=(?<!\p{L})(?:ontem|hoje)(?!\p{L})[^\n]{5,80}?)[.,;] s[óo] [oa]s? de (?:ontem|hoje|hj)\s*[.!]*$/iu,
    "",
  ],
  // "duas bananas na vitamina, na verdade"
  [
    new RegExp(
      `^(?:na verdade,? )?((?:${COUNT})(?:${MEASURE} de)? \\p{L}{3,}(?: de \\p{L}{3,})?) n[oa] (?:vitamina|mingau|suco|salada|omelete|shake|tapioca|p[ãa]o|sopa|crepioca|panqueca),? (?:na verdade|ali[áa]s|na real|n[ãa]o \\S+)\\s*[.!]*$`,
      "iu",
    ),
    "na verdade foram $1",
  ],
  // "conta esse shake como lanche da tarde, por favor"
  [
    /^(?:(?:pode|ah|e),? )*(?:cont[ae]r?|consider[ae]r?|registr[ae]r?|marc[ae]r?|marque) (?:iss[oa]|(?:ess[ea]s?|est[ea]s?)(?: \p{L}{3,})?) como (?:o |um |meu )?(lanche da tarde|lanche da manh[ãa]|lanche|jantar|janta|almo[çc]o|caf[ée] da manh[ãa]|ceia)(?:,? (?:por favor|pf|pfv))?\s*[.!]*$/iu,
    "muda isso pro $1",
  ],
  // "arroz 150, feijão 100, o salmão tá certo": what stays.
  [
    /(?<=\d[^\n]{0,80}?)[,;.] (?:e |mas )?[oa]s? \p{L}{3,}(?: \p{L}{4,})? (?:t[áa]|est[áa]|t[ãa]o|est[ãa]o|tava|estava|ficou) (?:tud[oa] )?(?:cert[oa]s?|certinh[oa]s?|ok|corret[oa]s?|bem|igual|como estava)\s*[.!]*$/iu,
    "",
  ],
  // "arroz e feijão, 3 colheres de arroz e 1 concha de feijão": told once, and then by how much.
  [
    new RegExp(
      `(?<!\\p{L}|(?:${COUNT}|de) )(\\p{L}{3,}) (?:e|com) (\\p{L}{3,})[,:;] (?=(?:${COUNT})${MEASURE} de \\1 e (?:${COUNT})${MEASURE} de \\2(?!\\p{L}))`,
      "giu",
    ),
    "",
  ],
  // "esse peixe tem bastante ômega 3, né?": a question, and no capsule.
  [
    /^[^\n\d]{3,40}(?<!\p{L})(?:tem|t[êe]m|fonte de|ric[oa] em) (?:bastante |muito |pouco |mais |menos |algum )?[ôo]mega[- ]?3(?:,? (?:n[ée]|certo|n[ãa]o [ée]|verdade|mesmo))*\s*\??\s*$/iu,
    "isso faz bem?",
  ],
  // "ontem os ovos eram cozidos"
  [
    /^(?:(?:s[óo] que|mas|e|ah|na verdade),? )*(ontem|anteontem) ([oa]s? (?!almo|jan|caf|lanch|ceia|dia|resto|prato|sobrem|comid|refei)\p{L}{3,}(?: de \p{L}{3,})?) (era|eram|foi|foram) (?=\p{L}|\d)/iu,
    "$2 de $1 $3 ",
  ],
  // "2 torradas, 16 g as duas": of both, and no hour.
  [
    /(?<=\d ?(?:g|gr|gramas|ml)),? (?:as|os) (?:duas|dois|tr[êe]s|quatro|2|3|4)(?: juntas| juntos)?(?=\s*(?:$|[.,;!)\n]| com ))/giu,
    " no total",
  ],
  // "dois espetinhos, cada um com 90 g"
  [
    /(?<=(?:\d|uma?|dois|duas|tr[êe]s|quatro|cinco) \p{L}{4,}(?: de \p{L}{3,})?),? cada (?:um|uma) (?:com|tinha|pesava|deu) (\d{1,3} ?(?:g|gr|gramas|ml))(?!\p{L})/giu,
    " de $1 cada",
  ],
  // "o doce da noite hoje foi 1 bombom": what it was, and nothing besides.
  [
    /^(?:e |ent[ãa]o )?[oa] (?:doce|docinho|fruta|frutinha|besteira|guloseima|sobremesa|belisco|bebida|salgado|salgadinho) (?:d[aeo] )?(?:(?:minha |meu )?(?:noite|dia|tarde|manh[ãa]|madrugada|hoje|hj|vez) ?){1,2}(?:foi|era|foram|[ée]) (?=\p{L}|\d)/iu,
    "comi ",
  ],
  // "arroz com carne de sol: 3 colheres de arroz e 100 g da carne": that meat.
  [
    /(?<=\bcom (carne (?:de sol|mo[ií]da|seca|assada|de panela|de porco))[^.!?\n]*?[:;][^.!?\n]*?d)a carne(?! (?:de|mo[ií]da|seca|assada))(?!\p{L})/iu,
    "e $1",
  ],
  // "um combinado de 12 peças de sushi"
  [
    /(?<!\p{L})(?:um |o )?(?:combinado|combo|barca) (?:de|com) (\d{1,2} (?:pe[çc]as|pedaços|unidades) de (?:sushis?|sashimis?|hot ?rolls?|uramakis?|niguiris?))/giu,
    "$1",
  ],
  // "Salada não tinha mais."
  [
    /(?<=[^\n]{8}[.;!] ?)(?:[oa]s? )?\p{L}{4,} n[ãa]o (?:tinha|tinham|teve|tiveram|havia|sobrou|sobraram|deu)(?: mais| nenhum\p{L}*| hoje)+\s*[.!]*(?=$|\n)/giu,
    "",
  ],
  // "gente q fome kkk devorei uma salada": called out, and asked of nobody.
  [
    /^(?:(?:gente|nossa|ai|meu deus|caramba|menina|mano),? )?(?:que|q) (?:fome|sede|calor|calor[ãa]o|frio|pregui[çc]a|del[íi]cia|cansa[çc]o|canseira|sono|correria|loucura|saudade|dia|semana|manh[ãa]|tarde|noite)(?: (?:ness[ae]|dess[ae]|d[aeo]|n[ao]|hoje|aqui|hj|boa|longa?|puxad[ao]|cheio|corrid[ao]) ?(?:\p{L}+)?){0,2}(?:\s*(?:[,!.…]+|k{2,}|(?:ha){2,}|rs+))+\s*(?=\p{L}|\d)/iu,
    "",
  ],
  // "tinha pirão mas não peguei"
  [
    /(?<=^|[.;!?\n] ?)(?:at[ée] )?tinha (?:um |uma )?[^.,;!?\n\d]{3,30},? (?:mas|s[óo] que|e|por[ée]m) (?:eu )?(?:n[ãa]o|nem) (?:peguei|quis|comi|toquei|provei|experimentei|aceitei|coloquei|encarei|botei)(?: (?:dessa vez|hoje|hj|n[ãa]o|dele|dela))?\s*(?=$|[.;!\n])/giu,
    "",
  ],
  // "poke de tofu, 350 g o bowl", "(200 g o sanduba)"
  [
    /(?<=(?:^|[^\d\p{L}])\d{2,4} ?(?:g|gr|gramas)) (?:o|a) (?:sanduba|sandu[ií]che|lanche|bowl|prato|tigela|cumbuca|marmita|wrap|poke|hamb[úu]rguer)(?: (?:todo|toda|inteir[oa]))?(?=\s*(?:$|[.,;!?)\n]))/giu,
    "",
  ],
  // "sexta em plena segunda": a way of speaking, and no day.
  [
    /[,.…]*\s*(?:com )?(?:(?:cara|clima|jeito) de (?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)|(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo) em plen[oa] \p{L}+)(?!\p{L})/giu,
    "",
  ],
  // "almocei agora pouco arroz e feijão": when, and not how little.
  [/(?<!\p{L})agora pouco(?= (?:\p{L}|\d))/giu, "agora há pouco,"],
  // "whey: 1 scoop (30 g) batido com leite"
  [
    /(?<!\p{L})(whey(?: protein)?): (\d|um|uma|dois|duas|meio) (scoops?|medidas?|doses?) ?\(?(\d{2} ?g)\)?/giu,
    "$4 de $1",
  ],
  // "o cardápio da cantina era estrogonofe, mas trouxe marmita: …", "sopa não dá nesse calor: …"
  [
    /^(?:hoje |hj )?(?:o (?:card[áa]pio|almo[çc]o|prato)|a comida|o RU|a janta)(?: (?:d[oae]|n[oa]) (?:dia|cantina|refeit[óo]rio|trabalho|escola|firma|empresa|RU|faculdade|hoje|hospital)){0,2} (?:era|tinha|foi|servia) [^.,;:!?\n\d]{3,40},? mas (?:eu )?(?=(?:trouxe|levei|comi|preferi|fiquei|fui)(?!\p{L}))/iu,
    "",
  ],
  [
    /^(?:\p{L}+ )?\p{L}{4,} n[ãa]o (?:d[áa]|rola|vai|combina)(?: (?:com|ness[ae]|nest[ae]|hoje|agora)(?: \p{L}+)?)?\s*[:,;.] (?=(?:comi|almocei|jantei|tomei|fui|preferi)(?!\p{L}))/iu,
    "",
  ],
  // "peso pós treino 85,1"
  [/(?<=(?<!\p{L})peso )p[óo]s[- ]?(?=treino|almo[çc]o|caf[ée]|corrida|academia)/giu, "depois do "],
  // "foi meia garrafa de água até aqui, a minha é de 1 litro"
  [
    /(?<!\p{L})(mei[ao]|uma|duas|tr[êe]s|\d) (garrafas?|garrafinhas?|squeezes?|copos?)(?: de)? [áa]gua( [^.,;!?\n\d]{2,25})?,? (?:e |que )?(?:a minha|o meu|ela|ele|a garrafa|o copo|cada) (?:[ée]|tem|tinha|era|cabe|leva)(?: de)? (\d{2,4} ?ml|\d(?:[.,]\d)? ?(?:l|litros?)|mei[oa] litro)(?!\p{L})/giu,
    "$1 $2 de $4 de água$3",
  ],
  // "dividimos um prato de camarão; a minha parte foi uns 120 g"
  [
    /(?<!\p{L})divid(?:i|imos) (?:um |uma |o |a )?(?:(?:prato|por[çc][ãa]o|travessa|panela) de )?([^.,;!?\n\d]{3,30}?)(?: com [^.,;!?\n\d]{2,20})?[,;.] (?:e )?(?:a )?minha parte (?:foi|deu|era|ficou)(?: de| em)? (?:uns |umas )?(\d{1,3} ?(?:g|gr|gramas|ml)|(?:uma|duas|tr[êe]s|\d) (?:fatias?|peda[çc]os?))(?!\p{L})/giu,
    "comi $2 de $1",
  ],
  // "…e comi uma só, pesei depois de pronta e deu 95 g"
  [
    /,? (?:e )?pesei (?:ela |ele )?(?:depois de |j[áa] )(?:pront[oa]s?|feit[oa]s?|assad[oa]s?|frit[oa]s?|grelhad[oa]s?|cozid[oa]s?)(?:,? e|:|,)? (?:(?:deu|deram|eram|foram|ficou) )?(?=\d)/giu,
    ", ",
  ],
  // "comi uma só, 95 g"
  [
    /(?<=(?<!\p{L})comi )(uma?(?: peda[çc]o| fatia| por[çc][ãa]o)?) s[óo], (?=\d{2,3} ?(?:g|gr|gramas)(?!\p{L}))/giu,
    "só $1, ",
  ],
  // "tomei café já! meu pão levou queijo": the meal.
  [/^tomei (?:o |meu )?caf[ée] j[áa]\s*[!.,;:]+ ?(?=\p{L}|\d)/iu, "no café da manhã comi "],
  // "uma lasanha congelada, daquelas de 300 g que eu faço no domingo": when it is made, not eaten.
  [
    /,? ?daquel[ea]s?((?: de \d{2,3} ?(?:g|gr|gramas|ml))?) que (?:(?:eu|a gente|minha m[ãa]e|meu marido|ela|ele|n[óo]s) )?(?:(?:sempre|costumo) )?(?:fa[çc]o|fazer|faz|fazemos|compro|compra|pe[çc]o|congelo|deixo|guardo|preparo|monto)(?: [^.,;!?\n\d]{2,30})?(?=$|[.,;!?\n])/giu,
    "$1",
  ],
  // "churrasquinho em casa hoje: comi 100 g de picanha": the party, and no skewer.
  [
    /^churrasquinho (?=(?:em|com|n[ao]|d[oa]|hoje|l[áa]|aqui|entre)(?!\p{L}))(?=[^:.\n\d]{3,50}:)/iu,
    "churrasco ",
  ],
  // "jantinha no espetinho da esquina: 1 espeto de frango, arroz e mandioca"
  [
    /^(?:(?:hoje|hj) )?(?:(?:comi|fiz|fui de|foi) )?(?:uma )?jantinha(?: [^:.\n\d]{3,50})?: ?(?=\d|uma? )/iu,
    "jantei ",
  ],
  // "meu overnight oats levou 30 g de aveia e meia banana"
  [
    /(?<!\p{L})(overnight(?: oats?)?) (?:levou|leva|tinha|teve|foi feito com|fiz com|fica com) (?=\d|uma? |mei[oa] )/iu,
    "$1: ",
  ],
  // "um punhado de castanha, contei 4 unidades"
  [
    /(?<!\p{L})(?:um )?(?:punhado|punhadinho|mão cheia) de (\p{L}{4,}(?: d[eo] (?:\p{L}{3,}))?)[.,;:] (?:e )?(?:eu )?contei (\d{1,2}|duas|três|quatro|cinco|seis|dez)(?: unidades?)?(?=\s*(?:$|[.,;!\n]))/giu,
    "$2 $1",
  ],
  // "água com gás não conta como refrigerante, né?": asked in general.
  [
    /^[^\n\d]{3,50}(?<!\p{L})(?:n[ãa]o )?conta(?:m)? como (?:refrigerante|refri|fruta|verdura|legume|[áa]gua|prote[íi]na|doce|carboidrato|exerc[íi]cio|refei[çc][ãa]o)(?:,? (?:n[ée]|certo|ou n[ãa]o|n[ãa]o [ée]))?\s*[?.!]*\s*$/iu,
    "isso faz bem?",
  ],
  // "conta o sorvete como parte do almoço, foi sobremesa"
  [
    /^(?:(?:pode|ah|e),? )*(?:cont[ae]r?|consider[ae]r?|registr[ae]r?|marc[ae]r?) ((?:[oa]s?|ess[ea]s?) [^.,;:!?\n\d]{3,30}?) como (?:parte d)?[oa] (lanche da tarde|lanche da manh[ãa]|lanche|jantar|janta|almo[çc]o|caf[ée] da manh[ãa]|ceia)(?:[,.;] (?:foi|era|é|pq|porque)[^\n\d]{0,30})?(?:,? (?:por favor|pf|pfv))?\s*[.!]*$/iu,
    "muda $1 pro $2",
  ],
  // "isso conta como lanche da tarde, tá? não é janta"
  [
    /^isso (?:conta|vale|entra) como (?:o |um )?(lanche da tarde|lanche da manh[ãa]|lanche|jantar|janta|almo[çc]o|caf[ée] da manh[ãa]|ceia)(?:,? (?:t[áa]|viu|ok|n[ãa]o [ée]))?[,.;?!]* ?(?:n[ãa]o (?:é|foi|era) \p{L}+)?\s*[.!]*$/iu,
    "muda isso pro $1",
  ],
  // "essa banana eu comi logo depois da tapioca, passa ela pro café da manhã"
  [
    /^(?:ess[ea]|[oa]) (\p{L}{3,}(?: de \p{L}{3,})?) (?:eu )?(?:comi|tomei) (?:logo |junto )?[^.,;:!?\n\d]{3,30}[,.;] (?:ent[ãa]o )?(?:passa|muda|coloca|bota|p[õo]e) (?:el[ea]|iss[oa]|ess[ea]) (?:pro|pra|para o|para a|no|na) (lanche da tarde|lanche da manh[ãa]|lanche|jantar|janta|almo[çc]o|caf[ée] da manh[ãa]|ceia)\s*[.!]*$/iu,
    "muda o $1 pro $2",
  ],
  // "ontem no café foi 1 ovo só, corrige o de ontem"
  [
    /^ontem n[oa] (?:caf[ée](?: da manh[ãa])?|almo[çc]o|jantar?|janta|lanche) (?:foi|foram|era|eram) (\d{1,2}|uma?|dois|duas|tr[êe]s) (\p{L}{3,}) s[óo][,.;] (?:corrig[ea]|arrum[ae]|mud[ae]|acert[ae])(?: [oa]s? de ontem)?\s*[.!]*$/iu,
    "o $2 de ontem foi só $1",
  ],
  // "o feijão eu comi sim, coloca de volta, 1 concha"
  [
    /^((?:(?:desculpa|opa|ah|n[ãa]o),? )*)([oa]s? \p{L}{3,}(?: de \p{L}{3,})?) (?:eu )?(?:comi|tomei) sim[,.;] (?:pode )?(?:coloca|coloque|p[õo]e|bota|volta)(?: de volta)?(?:, [^.;!?\n]{3,25})?\s*[.!]*$/iu,
    "volta $2",
  ],
  // "peso: 58,9. acho que foi o sal do fds"
  [
    /(?<=^[^\n]{0,25}\d{2,3}(?:[.,]\d)?(?: ?kg)?)[.,;!]+ (?:e )?(?:acho que (?:é|foi)?|deve ser|deve ter sido|foi|culpa|(?:é|foi) culpa)(?: d)? ?[oa] (?:sal|churrasco|pizza|reten[çc][ãa]o|\p{L}{3,}) (?:do|da|de) (?:fds|fim de semana|ontem|s[áa]bado|domingo|viagem|feriado|festa)\s*[.!]*$/iu,
    "",
  ],
  // "wrap de frango com alface, 210 g": all of it.
  [
    /(?<!\p{L})((?:wrap|sandu[íi]che)(?: (?:natural|d[eo] \p{L}{3,})){0,2}) com (?:alface|tomate), (\d{2,3} ?(?:g|gr|gramas))(?: no total)?(?=\s*(?:$|[.;!\n]|, (?:sem|com|e) ))/giu,
    "$2 de $1",
  ],
  // "pão com ovo mexido de dois ovos": so many eggs.
  [
    /(?<!\p{L})(?:um |uns )?ovos? (mexid|frit|cozid|estrelad)os? (?:de|feitos? (?:com|de)|com|usando) (\d{1,2}|dois|tr[êe]s|quatro|cinco) ovos(?!\p{L})/giu,
    "$2 ovos $1os",
  ],
  // "arroz, umas 3 colheradas de sopa": the spoon, and no soup.
  [
    /(?<!\p{L})(?=colherad)(?<!(?:tomei|tomar|sorvi)[^.;!?\n]{0,40})colherad(?:inh)?a(s?)((?: bem)? cheias?)? de (sopa|ch[áa]|sobremesa|caf[ée]|servir)(?=(?: cheias?)? de \p{L}|(?<=\p{L}{3,},? (?:(?:umas?|mais ou menos|s[óo]) )?(?:\d{1,2}|uma|duas|tr[êe]s|quatro|meia) colherad(?:inh)?as?(?:(?: bem)? cheias?)? de \p{L}+)\s*(?:$|[.,;!?\n]| e ))/giu,
    "colher$1 de $3",
  ],
];
