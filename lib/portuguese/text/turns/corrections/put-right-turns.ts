import { DAY, KILOS, type Turn } from "@/lib/portuguese/text/patterns/turn";
import { BETWEEN_TURNS } from "@/lib/portuguese/text/turns/corrections/between-turns";
import { IN_ALL_TURNS } from "@/lib/portuguese/text/turns/corrections/in-all-turns";
import { SAID_BESIDE_TURNS } from "@/lib/portuguese/text/turns/corrections/said-beside-turns";

const LED = "(?:(?:ah|opa|ops|ih|e|mas|ali[áa]s|errei|desculpa|na verdade|na real),? )*";
const MEAL =
  "almo[çc]o|jantar|janta|caf[ée] da manh[ãa]|caf[ée]|lanche(?: da (?:manh[ãa]|tarde|noite))?|ceia|merenda";
/** Names of many kinds. */
const IN_GENERAL =
  "o legume|os legumes|a verdura|a fruta|a carne|a mistura|o peixe|a bebida|a sobremesa|o doce|a massa|o queijo|a prote[íi]na|o salgado";
const DRINK =
  "latas?|latinhas?|garrafas?|garrafinhas?|long necks?|cervejas?|chopes?|refris?|refrigerantes?|sucos?|copos?|coca\\p{L}*|energ[ée]ticos?";

const NO_FOOD =
  "comprimidos?|c[áa]psulas?|rem[ée]dios?|treinos?|s[ée]ries|doses?|caminhadas?|aulas?|almo[çc]o|jantar?|lanche";

/** What was told wrong or forgotten, said in words of its own. */
export const PUT_RIGHT_TURNS: readonly Turn[] = [
  ...BETWEEN_TURNS,
  ...IN_ALL_TURNS,
  ...SAID_BESIDE_TURNS,
  // "de galinha foi a coxa e a sobrecoxa": one of each.
  [
    /^(?:(?:ah|opa|ops|e|n[ãa]o|na verdade|ali[áa]s),? )*(?:d[aeo] (?:galinha|frango)(?: caipira| de capoeira| assado)? )?(?:foi|foram|era|eram|comi) (?:a )?(coxa|sobrecoxa|asa|asinha) e (?:a )?(coxa|sobrecoxa|asa|asinha)(?: (?:viu|mesmo|dele|dela|inteiras?))*\s*[.!]*$/iu,
    "na verdade foi uma $1 e uma $2",
  ],
  // "o pudim muda pra ontem, foi a sobremesa do jantar de ontem"
  [
    /(?<=(?<!\p{L})(?:muda|mude|mudar|passa|passe|passar|joga|jogue|bota|coloca|coloque|p[õo]e)(?: [oa]s? [^.,;:!?\n\d]{3,40}?)?) (?:pra|para) (ontem|anteontem),? (?:(?:que|porque|pois) )?(?:el[ea] )?(?:foi|era|fez parte) (?:(?:a |de |na |minha )?sobremesa )?(?:d[oa]|n[oa]) (almo[çc]o|jantar|janta|ceia|caf[ée](?: da manh[ãa])?|lanche|merenda)(?: de (?:ontem|anteontem))?(?=\s*(?:$|[.,;!\n]))/giu,
    " pro $2 de $1",
  ],
  // "o yakisoba e os rolinho foi no almoço": both of them.
  [
    /^((?:(?:ah|opa|ops|eita|puts|e|n[ãa]o|desculpa|na verdade|ali[áa]s),? )*[oa]s? \p{L}{3,}(?: (?!foi)\p{L}{2,}){0,2}? e [oa]s? \p{L}{3,}(?: (?!foi)\p{L}{2,}){0,2}?) foi (?=(?:n[oa] (?:almo[çc]o|jantar?|janta|caf[ée]|lanche|ceia|merenda)|ontem|anteontem|hoje|de (?:manh[ãa]|tarde|noite))(?!\p{L}))/iu,
    "$1 foram ",
  ],
  // "e foi arroz integral": of what kind it was.
  [
    /^(?:(?:ah|opa|olha),? )*e (?=(?:o |a )?(?:foi|era|foram|eram) (?:(?:com|de) )?\p{L}{3,} (?:integra(?:l|is)|pret[oa]s?|branc[oa]s?|carioc(?:a|inha)s?|light|(?:semi-?)?desnatad[oa]s?|zero|diet|parboilizad[oa]|sem (?:a[çc][úu]car|gl[úu]ten|lactose))\s*[.!]*$)/iu,
    "",
  ],
  // "tira o requeijão que eu comi o pão puro": what was left without it stays.
  [
    /(?<=^(?:(?:ah|opa|ops|ih|e|mas|pode|por favor|na verdade|errei),? )*(?:tir|apag|remov|exclu|desconsider)\p{L}+ (?:[oa]s? )?(?!tud|iss)\p{L}{3,}(?: d[eo] \p{L}{3,})?),? (?:que|porque|pq|pois|é que) (?:eu )?(?:s[óo] )?(?:comi|tomei|bebi|foi|era|fiz) (?:s[óo] )?[oa]s? (?!\p{L}+ (?:com|e) )\p{L}{3,}(?: d[eo] \p{L}{3,})? (?:pur[oa]s?|purinh[oa]s?|sec[oa]s?|sem nada|s[óo])\s*[.!]*$/iu,
    "",
  ],
  // "cada um desses dois copos de água tinha 200 ml": each of those that were told.
  [
    /(?<=^(?:(?:ah|opa|ops|ih|e|mas|ali[áa]s|na verdade|errei|olha),? )*)cada uma? d(?:[eao]|ess[ea]|aquel[ea])s? (?:(?:\d|dois|duas|tr[êe]s|quatro|cinco|seis) )?(copo|copinho|garrafa|garrafinha|caneca|x[íi]cara|lata|latinha|ta[çc]a|squeeze)s(?: d[eo] (?!água|agua)\p{L}{3,}(?: de \p{L}{3,})?)?(?: que (?:eu )?(?:tomei|bebi))? (?:tinha|era|tem|[ée]|foi|tava com|tinham|eram)(?: (?:de|com))? (?=(?:(?:uns|umas|cerca de|s[óo]) )*\d{2,4} ?(?:ml|l)?(?!\p{L}))/iu,
    "cada $1 tinha ",
  ],
  // "foi a maçã inteira", of half of one
  [
    /(?<=^(?:(?:ah|opa|ops|ih|e|mas|ali[áa]s|na verdade|errei|olha|n[ãa]o),? )*)(?:foi|era) ([oa] (?!dia|noite|semana|tarde|manh|fam|vez|vida)\p{L}{3,}(?: d[eo] \p{L}{3,})?) (inteir(?:inh)?[oa])(?=\s*[.!]*$)/iu,
    "$1 foi $2",
  ],
  // "acabei comendo a maçã inteira e não só a metade": all of it.
  [
    /(?<=(?<!\p{L})(?:inteir(?:inh)?[oa]s?|tod(?:inh)?[oa]s?|tudo|complet[oa]s?|chei[oa]s?))(?:, e|, mas|,| e| mas) n[ãa]o (?:(?:foi|era|comi|tomei|bebi) )?(?:(?:s[óo]|apenas|somente) )?(?:[ao] |uma? )?(?:metade|mei[oa]|peda[çc]o)(?: del[ea]| como (?:eu )?(?:disse|falei))?(?=\s*(?:$|[.,;!\n]))/giu,
    "",
  ],
  // "o nhoque era aos quatro queijos", "o macarrão foi ao sugo": with another sauce, and no sauce or cheese in its place.
  [
    /(?<=(?<!\p{L})(?:o|a|meu|minha|aquel[ea]) )(nhoque|macarr[ãa]o|macarronada|massa|lasanha|penne|espaguete|talharim|fettuccine|fusilli|parafuso|ravi[óo]li|rond[ei]lli|capelett?i|canelone|panqueca|crepe|risoto)((?: (?:na verdade|na real|mesmo|do almo[çc]o|da janta|do jantar))?) (era|foi|é|veio|tava|estava)(?: na verdade| na real)? (?=(?:(?:aos?|[àa]|de|com|d?o) )?(?:molho (?:d[eo]s? |ao? |[àa] )?)?(?:(?:4|quatro) queijos|sugo|pesto|branco|bolonhesa|alho e [óo]leo|carbonara|bechamel|funghi|ros[êe]|putanesca)(?!\p{L}))/giu,
    "$1$2 $3 $1 ",
  ],
  // "o café foi c/ leite, 150ml": so much of the two together.
  [
    /^((?:(?:ah|opa|ops|ih|e|mas|n[ãa]o|ali[áa]s|errei|na verdade),? )*)(?:o|meu|esse|o meu) (?:caf[ée]|cafezinho) (?:foi|era|[ée]|tava|estava) (?:com |c\/ ?)leite(?: e)?,? (?:(?:uns|de|deu|foi|foram|eram|tinha) )*(\d{2,3} ?ml)(?=\s*[.!]*$)/iu,
    "$1era café com leite, $2",
  ],
  // "o segundo copo de água eu não tomei todo não, foi só 100 ml"
  [
    new RegExp(
      `^${LED}([oa] (?:primeir|segund|terceir|quart|[úu]ltim)[oa](?: (?:copo|garrafa|garrafinha|caneca|[áa]gua))?(?: de [áa]gua)?) (?:eu )?n[ãa]o (?:(?:tomei|bebi|foi) )?(?:tod[oa]|inteir[oa]|tudo|complet[oa])(?: n[ãa]o)?[,.;] (?:(?:foi|foram|bebi|tomei|deu) )?(?:s[óo] |apenas |uns )*(\\d{2,4}(?: ?ml)?)(?: s[óo])?\\s*[.!]*$`,
      "iu",
    ),
    "$1 foi $2",
  ],
  // "esqueci de lançar a sexta à noite: tomei 3 chopes": the day and the hour of what follows.
  [
    new RegExp(
      `^${LED}(?:(?:eu )?(?:esqueci|faltou|deixei|n[ãa]o|tinha esquecido)(?: de)?(?: te)? (?:lan[çc]ar|anotar|registrar|marcar|colocar|p[ôo]r|contar|falar|dizer|anotei|registrei|lancei|marquei|contei|falei))(?: d?[oa]|:)? (${DAY})((?: [àa] (?:noite|tarde)| de (?:noite|tarde|manh[ãa])| (?:n|d)[oa] (?:noite|tarde|manh[ãa]|${MEAL}))?)[:,;.]? (?=(?:(?:eu )?(?:comi|tomei|bebi|almocei|jantei|lanchei|foi|foram)|\\d|uma? |dois |duas ))`,
      "iu",
    ),
    "$1$2 ",
  ],
  // "esse é o almoço de sábado": all that was just told.
  [
    new RegExp(
      `^${LED}(?:iss[oa]|ess[ea])(?: a[íi])? (?:[ée]|era|foi) ([oa]) (?:meu |minha )?(${MEAL}) (?:de |do |da )(${DAY})(?:,? n[ãa]o (?:de |o de |[ée] de |foi )?hoje)?\\s*[.!]*$`,
      "iu",
    ),
    "isso aí foi $1 $2 de $3",
  ],
  // "ops, a garrafa é de 400 ml, não 500": how large it was.
  [
    /(?<=^[^\n\d]{0,30}(?:garrafa|garrafinha|squeeze|copo|caneca|ta[çc]a|x[íi]cara|lata)(?: de [áa]gua)? (?:[ée]|era|foi|tem|tinha) (?:de |s[óo] )*\d[\d.,]* ?(?:ml|l|litros?)?),? (?:e )?n[ãa]o (?:de |[ée] de |era de |tem )?\d[\d.,]*(?: ?(?:ml|l|litros?))?\s*[.!]*$/iu,
    "",
  ],
  // "o legume era beringela e não abobrinha": this for that; "coalho" of a cheese is no food by itself.
  [
    new RegExp(
      `^${LED}(?!o queijo (?:era|foi) )(?:${IN_GENERAL})(?: d[oa] (?:${MEAL}))? (?:era|foi|eram|foram) (?:de )?((?!n[ãa]o)\\p{L}{3,}(?: d[eo] \\p{L}{3,})?),? (?:e )?(?:n[ãa]o (?:era |foi )?|em vez d)(?:[eo]? )?(\\p{L}{3,}(?: d[eo] \\p{L}{3,})?)\\s*[.!]*$`,
      "iu",
    ),
    "não era $2, era $1",
  ],
  // "o iogurte não tinha sabor, era natural", "o leite não tinha lactose"
  [
    new RegExp(
      `^${LED}([oa]s? \\p{L}{3,}) n[ãa]o (?:tinha|tinham|levava|vinha com) (?:nenhum |nada de )?(?:sabor|a[çc][úu]car|gosto|cobertura|polpa)(?: nenhum)?,? (?:s[óo] )?(?:era|foi|eram) (?=\\p{L})`,
      "iu",
    ),
    "$1 era ",
  ],
  [
    new RegExp(
      `^${LED}([oa]s? \\p{L}{3,}) n[ãa]o (?:tinha|tinham|tem) (lactose|gl[úu]ten|cafe[íi]na)\\s*[.!]*$`,
      "iu",
    ),
    "$1 era sem $2",
  ],
  // "o ovo foi cozido na água, não frito": how it was made.
  [
    /(?<=^[^\n\d]{0,40}(?:ovos?|batatas?|frango|legumes?|br[óo]colis|macaxeira|mandioca|cenoura|inhame|aipim) [^\n\d]{0,15}(?:cozid[oa]s?|fervid[oa]s?|feit[oa]s?)) (?:s[óo] )?n[ao] [áa]gua(?: (?:e sal|fervendo|quente))?(?=\s*(?:$|[.,;!]| e ))/iu,
    "",
  ],
  [
    new RegExp(
      `^${LED}([oa]s? (?:bifes?|fil[ée]s?|hamb[úu]rgu?e?re?s?|carne)) (?:foi |foram |era |fiz |[ée] )?(?:feit[oa]s? |preparad[oa]s? )?na (?:air ?fryer|fritadeira el[ée]trica)(?:,? n[ãa]o (?:foi |era )?(?:frit[oa]s?|na (?:frigideira|gordura|panela)))?\\s*[.!]*$`,
      "iu",
    ),
    "$1 foi grelhado",
  ],
  // "registra 87,1 kg, me pesei na academia", "anota aí 70,2, acabei de me pesar"
  [
    new RegExp(
      `^${LED}(?:(?:registra|anota|marca|coloca|p[õo]e|bota|lan[çc]a)(?: a[íi])?(?: pra mim)?(?: o peso)?:? )?${KILOS}[,.;!] (?:eu )?(?:(?:acabei de|agora|hoje|ontem|j[áa]) )*(?:me )?(?:pesei|pesar|subi|subir)(?: (?:agora|na balan[çc]a))*(?: (?:(?:l[áa] )?na (?:academia|farm[áa]cia|nutri|cl[íi]nica)|no (?:posto|trabalho|consult[óo]rio)|em (?:jejum|casa)|antes d[eo] \\p{L}+|cedo|de manh[ãa]))*\\s*[.!]*$`,
      "iu",
    ),
    "pesei $1",
  ],
  // "ah, passa a banana pro lanche da manhã tb"
  [
    new RegExp(
      `^${LED}((?:passa|passe|muda|mude|move|joga|bota|coloca|p[õo]e|leva) [oa]s? [^.,;:!?\\n\\d]{3,30} (?:pr[oa]s?|para [oa]|n[oa]) (?:${MEAL}))(?: (?:tamb[ée]m|tbm?|tb))?(?=\\s*[.!]*$)`,
      "iu",
    ),
    "$1",
  ],
  // "sobre a feijoada de sábado: 300 g em vez de 250"
  [
    new RegExp(
      `^${LED}(?:sobre|quanto a|a respeito d) ?([oa]s? [^.,;:!?\\n\\d]{3,40})[:,] (?:(?:foi|foram|era|eram|s[ãa]o|é) )?(\\d{1,4} ?(?:g|gr|gramas|ml))(?:,? (?:em vez d[eo]s?|no lugar d[eo]s?|(?:e )?n[ãa]o) \\d{1,4}(?: ?(?:g|gr|gramas|ml))?)?\\s*[.!]*$`,
      "iu",
    ),
    "$1 foi $2",
  ],
  // "hambúrguer eram dois de 100", "as latas eram 2 de 350": each of so much.
  [
    new RegExp(
      `^${LED}(?:[oa]s? )?(${DRINK}) (?:era|eram|foi|foram) (\\d|dois|duas|tr[êe]s|quatro) de (\\d{3}(?: ?ml)?)(?: cada)?\\s*[.!]*$`,
      "iu",
    ),
    "foram $2 $1 de $3 ml",
  ],
  [
    new RegExp(
      `^${LED}(?:[oa]s? )?(?!${NO_FOOD})(\\p{L}{4,}(?: d[eo] \\p{L}{3,})?) (?:era|eram|foi|foram) (\\d|dois|duas|tr[êe]s|quatro) de (\\d{2,3})(?: cada)?\\s*[.!]*$`,
      "iu",
    ),
    "foram $2 $1 de $3 g",
  ],
  // "só comi 1 das fatias de pão"
  [
    new RegExp(
      `^${LED}(?:eu )?(?:s[óo] (?:comi|tomei|usei)|(?:comi|tomei|usei) (?:s[óo]|apenas|somente)|foi s[óo]) (1|uma?) d(?:as (fatia|bolacha|torrada|barra|colher|x[íi]cara|lata|metade)|os (peda[çc]o|copo|biscoito|sanduíche|pote|ovo|p[ãa]e|bombom))s((?: de \\p{L}{3,}(?: \\p{L}{4,})?)?)\\s*[.!]*$`,
      "iu",
    ),
    "foi só $1 $2$3$4",
  ],
  // "dessas três, duas de carne e uma de queijo": of what kind each was.
  [
    /^(?:(?:ah|opa|e|mas|ali[áa]s|na verdade),? )*(?:dess[ea]s|del[ea]s|dest[ea]s|d[ao]s) (?:\d{1,2}|duas|dois|tr[êe]s|quatro|cinco|seis|sete|oito|dez)(?: a[íi])?[,:] (?=(?:eram?|foi|foram)?\s?(?:\d{1,2}|uma?|duas|dois|tr[êe]s|quatro|cinco) de \p{L}{3,})(?:eram |foram )?/iu,
    "eram ",
  ],
  // "a taça foi cheia: 150 ml" after half a glass
  [
    new RegExp(
      `^${LED}(?:a|minha) (ta[çc]a|ta[çc]inha) (?:foi|era|tava|estava|veio) cheia(?: at[ée] a boca| mesmo)?(?:[:,]| com| e (?:deu|tinha)) (?:uns |de )?(\\d{2,3} ?ml)\\s*[.!]*$`,
      "iu",
    ),
    "foi uma $1 cheia, $2",
  ],
  // "o café foi numa caneca de 250 ml": so much of it.
  [
    new RegExp(
      `^${LED}(o|a) (\\p{L}{3,}(?: (?:de )?\\p{L}{3,})?) (?:foi|era|veio|estava|tava)(?: servid[oa]| tomad[oa])? n(?:uma?|[oa]) (?:caneca|copo|x[íi]cara|ta[çc]a|garrafa|garrafinha|copinho|copão|canec[ãa]o|tigela|cumbuca|squeeze)(?: (?:grande|pequen[oa]|chei[oa]))* de (\\d{2,4} ?ml)(?: chei[oa])?\\s*[.!]*$`,
      "iu",
    ),
    "$1 $2 foi $3",
  ],
  // "o feijão sai da lista, hoje fiquei sem"
  [
    new RegExp(
      `^${LED}((?:[oa]s?) \\p{L}{3,}(?: (?:de )?\\p{L}{3,})?) (?:pode(?:m)? )?(?:sai|saem|sair|some|sumir|cai|risca) (?:fora|d[aeo] (?:lista|registro|almo[çc]o|jantar|janta|lanche|caf[ée]|ceia|di[áa]rio|conta|anota[çc][ãa]o|card[áa]pio))(?:[,.;:] (?:hoje |que |porque |pq |pois |eu |acabei )*(?:fiquei sem|n[ãa]o (?:tinha|teve|comi|rolou|quis)|nem (?:comi|teve|tinha)|ficando sem|faltou|acabou)(?: hoje| nada| del[ea])?)?\\s*[.!]*$`,
      "iu",
    ),
    "tira $1",
  ],
  // "olha, me atrapalhei: isso tudo foi no jantar de ontem, a pizza e o guaraná"
  [
    /^(?:(?:olha|ih|opa|ah|desculpa|gente|ei|putz|nossa),? )*(?:eu )?(?:me )?(?:atrapalhei|confundi|enganei|embananei|embolei|perdi)(?: tod[oa]| tudo| feio| aqui)?[:,.!] (?=(?:isso|tudo isso|isso tudo|tudo) (?:a[íi] )?(?:tudo )?(?:foi|era|é) )/iu,
    "olha, ",
  ],
  // "lombo 100, lentilha 85": each its own.
  [
    /^((?:[oa]s? )?\p{L}{3,}(?: d[eo] \p{L}{3,})? \d{2,3}), ((?:[oa]s? )?(?!total|kcal)\p{L}{3,}(?: d[eo] \p{L}{3,})? \d{2,3})\s*[.!]*$/iu,
    "$1 e $2",
  ],
  // "tira um ovo, comi só um": how many were left says it all.
  [
    new RegExp(
      `^${LED}(?:pode )?(?:tira|tirar|remov[ae]|remover|apaga|apagar|desconta|descontar|diminui) (?:uma?|\\d|dois|duas|tr[êe]s) ((?:fatias? de |peda[çc]os? de )?\\p{L}{3,}(?: d[eo] \\p{L}{3,})?)(?: a[íi]| da conta)?[,.;:] (?:(?:que|pois|porque|na verdade) )?(?:eu )?(?:comi|tomei|bebi|foi|foram|era|eram) (?:(?:s[óo]|apenas) )?(\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis)(?: s[óo]| apenas| mesmo)?\\s*[.!]*$`,
      "iu",
    ),
    "foi só $2 $1",
  ],
];
