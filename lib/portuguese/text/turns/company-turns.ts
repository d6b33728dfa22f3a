import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { COUNT, NOT_HAD } from "@/lib/portuguese/text/turns/told-around-turns";

const USUALLY =
  "normalmente|geralmente|costumeiramente|habitualmente|em geral|no geral|de costume|via de regra|na maioria d(?:as vezes|os dias)|quase sempre|quase todo dia|(?:nos|em) dias? d[eao] (?!hoje|ontem)\\p{L}{4,}(?: \\p{L}{4,})?|tod[oa] (?:santo )?(?:dia|manh[ãa]|tarde|noite|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)";
const THEY =
  "(?:tod[oa]s?(?: mundo)?|(?:o |a |os |as |meus |minhas |nossos )?(?:rest(?:o|ante) d[oa] )?(?:pessoal|galera|turma|povo|fam[íi]lia|gente toda|amig[oa]s|colegas|coleguinhas|crian[çc]as|meninas?|meninos?|guri(?:s|zada)|outr[oa]s|demais))";
const HAD =
  "(?:pediu|pediram|comeu|comeram|tomou|tomaram|bebeu|beberam|foi|foram|atacou|atacaram|se acabou|se acabaram|caiu|ca[íi]ram)(?: (?:d[eoa]|n[oa]))?";
const HOST =
  "(?:(?:o |a |meu |minha )?(?:patr[ãa]o|patroa|chefe|gerente|dono|dona|colega|amig[oa]|cliente|m[ãa]e|pai|tia|tio|sogr[oa]|marido|esposa|mulher|vizinh[oa]|professora?|motorista|encarregado|supervisora?))";
const FOR_ALL =
  "(?:pr[ao]|para [ao]|pra|para) (?:galera|turma|pessoal|todo mundo|tod[oa]s|equipe|firma|gente|n[óo]s|fam[íi]lia|mesa)(?: (?:toda|tod[oa]|inteir[oa]|aqui|hoje|hj)){0,2}";
const REFUSED =
  "(?:(?:e|mas|s[óo] que|por[ée]m|eu) ){0,2}(?:(?:n[ãa]o|nem) (?:quis|comi|tomei|aceitei|peguei|provei|bebi|fui de)|recusei|dispensei|agradeci)";

const SOMEBODY =
  "(?:(?:o |a |os |as )?(?:(?:meu|minha|meus|minhas|nossa|nosso) )?(?:marido|esposa|mulher|filh[oa]s?|net[oa]s?|m[ãa]e|pai|irm[ãa]o?|irm[ãa]s?|namorad[oa]|noiv[oa]|sogr[oa]|genro|nora|colegas?|amig[oa]s?|vizinh[oa]s?|sobrinh[oa]s?|prim[oa]s?|ti[oa]s?|av[óô]|crian[çc]as?|menin[oa]s?|mo[çc]o|patr[ãa]o|chefe|cunhad[oa]|afilhad[oa]|genros?|caçula)(?: d(?:ela|ele|elas|eles))?)";
const MANY = "\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|v[áa]ri[oa]s|um monte de";
const FEW = "\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|meio|meia";
const DISH = "\\p{L}{3,}(?: d[eo] \\p{L}{3,}(?: com \\p{L}{3,})?)?";
const I_HAD =
  "(?:[,.;]? (?:e|mas|s[óo] que|j[áa]|enquanto))?[,.;]? (?:eu )?(?:s[óo] |so |apenas )?(comi|tomei|bebi|peguei)(?: s[óo]| so| apenas)?";
const ENDS = "(?: s[óo]| so| apenas)?(?=\\s*(?:$|[.,;!\\n]))";
const HELD_BACK =
  "(?:passei(?: (?:a vez|longe|reto|direto|batido|vontade|na vontade))?|resisti(?: (?:firme|bravamente|bonito|bem|forte|[àa] tenta[çc][ãa]o))?|(?:s[óo] )?(?:olhei|olhando)|fiquei (?:s[óo] )?(?:olhando|firme|forte|na minha|na vontade|babando)|(?:segui |continuei |mantive |fiquei )?firme(?: e forte)?|me (?:segurei|controlei|aguentei)|(?:n[ãa]o|nem) (?:olhei|liguei|quis|peguei|aceitei|provei|encostei|cheguei perto|ca[íi] na tenta[çc][ãa]o)(?: (?:n[ãa]o|nada|nem um pouco|n[oa]\\p{L}* \\p{L}+))?)";

/** What was had by those around, and not by oneself. */
const PLACED =
  "(?:n[ao] (?:mesa|balc[ãa]o|buf[êe]|buffet|fog[ãa]o|geladeira|cozinha|panela)|em cima d[ao] (?:mesa|balc[ãa]o)|de sobremesa|l[áa]|ali)";
const OFFERED =
  "(?:tinha|tinham|teve|rolou|serviram|ofereceram|botaram|colocaram|fizeram|trouxeram|veio|vieram)(?: at[ée]| tamb[ée]m| ainda)?";
const VERBS =
  "(?:tinha|teve|comi|tomei|bebi|peguei|quis|foi|era|mas|que|n[ãa]o|nem|e (?:eu|comi|tomei)|almocei|jantei|repeti)(?!\\p{L})";

const AT_MEAL =
  "(?:(?:n[oa]|de|pr[ao]) (?:almo[çc]o|jantar?|janta|caf[ée](?: da manh[ãa])?|lanche(?: da (?:manh[ãa]|tarde))?|ceia|merenda|sobremesa))";
const THERE_NOT_HAD = `(?<=(?:^|[.;!\\n])\\s*)((?:(?:e|ah|a[íi]|hoje|hj|ontem|l[áa]|aqui|at[ée]|ainda|${AT_MEAL}),? )*)${OFFERED}(?:,? (?!${VERBS}|(?:n[oa]|de|pr[ao]) (?:almo|jan|caf|lan|cei|mer))[\\p{L}-]+){1,7}?( ${AT_MEAL})?(?: ${PLACED})?,? (?:(?:mas|s[óo] que|por[ée]m|e),? )?(?:eu )?`;
const HAD_INSTEAD =
  "(?:(?:e|mas|a[íi]|ent[ãa]o|ent) )*(?:eu )?(?=(?:(?:s[óo]|so|apenas) )?(?:comi|tomei|bebi|mandei|peguei|almocei|jantei|lanchei|fui d|fiquei|foi|foram|\\d|uma? |uns |umas ))";

export const COMPANY_TURNS: readonly Turn[] = [
  // "tinha pudim no almoço mas não comi, só mandei 150 g de lasanha": there, and not eaten.
  [
    new RegExp(`${THERE_NOT_HAD}(?:${NOT_HAD}|${HELD_BACK}|n[ãa]o passei)[,.;]+ ${HAD_INSTEAD}`, "giu"),
    "$1$2 ",
  ],
  // "tinha pudim mas não comi pudim, só lasanha"
  [
    new RegExp(
      `${THERE_NOT_HAD}(?:n[ãa]o|nem) (?:comi|quis|peguei|tomei|bebi) (?:[oa]s? )?\\p{L}{3,}(?: d[eo] \\p{L}{3,})?[,.;]+ (?:(?:e|mas|a[íi]) )*(?:eu )?(?:s[óo]|apenas) (?:(comi|tomei|bebi|mandei|peguei) )?(?!o resto|isso)`,
      "giu",
    ),
    "$1$2 comi ",
  ],
  // "almocei frango com arroz tinha farofa na mesa mas eu não comi": there, and not eaten.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:almocei|jantei|lanchei|comi|tomei|ceei|foi|foram) [^.;!?\\n]{3,150}?\\p{L}{2}),? (?:(?:e|mas|at[ée]|tamb[ée]m) )*(?<!que |quem |como )(?:${PLACED} )?${OFFERED}((?: (?!${VERBS})[\\p{L}-]+){1,7}?),? (?:mas|s[óo] que|por[ée]m|e) (?:eu )?${NOT_HAD}(?=\\s*(?:$|[.,;!\\n]| e (?:tomei|bebi|comi|fiquei|fui)(?!\\p{L})))`,
      "giu",
    ),
    "",
  ],
  // "também tinha alface da minha horta, comi 4 folhas": of the lettuce.
  [
    new RegExp(
      `^((?:(?:ah|e|opa|a[íi]|hoje),? )*(?:tamb[ée]m )?)${OFFERED} (?:uma? |uns |umas )?(?!${VERBS})(\\p{L}{3,}(?: d[eo] \\p{L}{3,})?)(?: d[ao]s? (?:minha|meu|nossa|nosso|horta|quintal|feira|casa)(?: \\p{L}{3,})?)?,? (?:e |mas |a[íi] )*(?:eu )?(?:comi|peguei|tomei|bebi) ((?:s[óo] |uns |umas )*(?:\\d{1,3}|${COUNT}|mei[oa]) ?(?:folhas?|folhinhas?|rodelas?|ramos?|unidades?|fatias?|peda[çc](?:o|os|inho|inhos)|colher(?:es)?(?: de (?:sopa|servir|ch[áa]))?|conchas?|copos?|pegador(?:es)?|escumadeiras?|g|gramas|ml))(?=\\s*(?:$|[.,;!\\n]))`,
      "giu",
    ),
    "$1comi $3 de $2",
  ],
  // "almocei arroz e frango tinha pudim e eu comi um pedaço": of the pudding.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:almocei|jantei|lanchei|comi|ceei) [^.;!?\\n]{3,150}?\\p{L}{2}),? (?:e )?(?<!que )${OFFERED} (?:uma? )?(?!${VERBS})(\\p{L}{3,}(?: d[eo] \\p{L}{3,}| (?!tamb[ée]m|${VERBS})\\p{L}{5,})?)(?: ${PLACED})?,? (?:e |mas |a[íi] )*(?:eu )?(?:comi|peguei|tomei|bebi|servi|botei|coloquei) ((?:s[óo] |uns |umas )*(?:\\d{1,3}|${COUNT}|mei[oa]) ?(?:fatias?|peda[çc](?:o|os|inho|inhos)|colher(?:es)?(?: de (?:sopa|servir|arroz|ch[áa]))?|conchas?|copos?|pegador(?:es)?|escumadeiras?|g|gramas|ml))(?=\\s*(?:$|[.,;!\\n]))`,
      "giu",
    ),
    ", $2 de $1",
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:almocei|jantei|lanchei|comi|tomei|ceei|foi|foram) [^.;!?\\n]{3,150}?\\p{L}{2}),? (?:e )?[oa]s? (?!que )\\p{L}{3,}(?: d[eo] \\p{L}{3,})? (?:t[áa]va|estava|ficou|tavam|estavam|ficaram) (?:l[áa] |ali )?${PLACED},? (?:mas|s[óo] que|por[ée]m|e) (?:eu )?${NOT_HAD}(?=\\s*(?:$|[.,;!\\n]))`,
      "giu",
    ),
    "",
  ],
  // "normalmente no plantão eu janto um sanduíche", "em geral eu almoço arroz e feijão": a habit, wherever it is one.
  [
    new RegExp(
      `(?<!\\p{L})(?:${USUALLY}),?(?: (?:n[oa]s?|em|de|d[oa]|aos|[àa]s?|nos|pel[oa]) (?!hoje|ontem)\\p{L}{3,}(?: d[aeo] \\p{L}{3,}){0,2})?,? (?:(?:eu|a gente|s[óo]) )*(?=(?:como|tomo|bebo|almo[çc]o|janto|lancho)(?!\\p{L}|,| (?:foi|é|eh|era|teve|ontem|hoje)(?!\\p{L})))`,
      "giu",
    ),
    "normalmente eu ",
  ],
  // "meu filho levou bolo de cenoura pra escola": for himself.
  [
    new RegExp(
      `(?<=(?:^|[.,;!\\n]|(?<!\\p{L})e) ?)(${SOMEBODY}) (?:levou|levaram|leva|levam|foi com|vai levar|quis levar) ((?!minha |meu |eu |a gente )[^.,;:!?\\n]{3,50}?) (?:pr[oa]|para [oa]|pra|para|n[oa]) (?:escol(?:a|inha)|col[ée]gio|creche|facul(?:dade)?|cursinho|trabalho|servi[çc]o|trampo|recreio|lancheira|excurs[ãa]o|passeio|piquenique|acampamento|treino)(?: del[ea]s?)?(?!\\p{L})`,
      "giu",
    ),
    "$1 comeu $2",
  ],
  // "o pessoal pediu sorvete, eu fiquei na água": what they had.
  [
    new RegExp(
      `(?<=(?:^|[.;!\\n])\\s*)${THEY} ${HAD} [^.,;:!?\\n\\d]{3,40}?[,.;]? (?:(?:e|mas|s[óo] que) )?(?=eu (?:s[óo] |apenas |mesmo )?fiquei )`,
      "giu",
    ),
    "",
  ],
  // "meu patrão pagou um sorvete pra galera, eu não quis"
  [
    new RegExp(
      `(?<=${HOST} )(?:pagou|deu)(?= [^.,;:!?\\n\\d]{3,40}?(?: ${FOR_ALL})?[,.;]? ${REFUSED})`,
      "giu",
    ),
    "trouxe",
  ],
  // "o chefe trouxe sorvete pra galera, tomei um": one of them.
  [
    new RegExp(
      `${HOST} (?:pagou|trouxe|comprou|levou|fez|deu) (?:uns |umas )?((?!uma? |o |a |\\d)\\p{L}{4,}(?: d[eo] \\p{L}{3,})?) ${FOR_ALL},? (?:e |mas |s[óo] )?(?:eu )?(comi|tomei|peguei) (?:s[óo] )?(uma?|dois|duas|tr[êe]s|\\d{1,2})(?=\\s*(?:$|[.,;!\\n]))`,
      "giu",
    ),
    "$2 $3 $1",
  ],
  // "minha neta fez um bolo de milho. o menino dela comeu 3 pedaços e eu comi só 1": one piece of it.
  [
    new RegExp(
      `${SOMEBODY} (?:fez|assou|trouxe|comprou|preparou|bateu) (?:uma? |uns |umas )?(${DISH})[.,;]? (?:e )?${SOMEBODY} (?:comeu|tomou|bebeu|pegou|repetiu) (?:${MANY}) (\\p{L}{4,}?)s?${I_HAD} (${FEW})${ENDS}`,
      "giu",
    ),
    "$3 $4 $2 de $1",
  ],
  // "meu marido comeu 3 pedaços de lasanha, eu só comi um": one of such.
  [
    new RegExp(
      `${SOMEBODY} (?:comeu|tomou|bebeu|pegou|repetiu) (?:${MANY}) (\\p{L}{3,}?)(s?)( d[eo] ${DISH})?${I_HAD} (${FEW})${ENDS}`,
      "giu",
    ),
    "já eu $4 $5 $1$2$3",
  ],
  // "minha neta bateu vitamina e eu tomei um copo": made it.
  [new RegExp(`(?<=${SOMEBODY} )bateu (?=(?:uma? )?(?:vitamina|suco|shake|milk))`, "giu"), "fez "],
  // "minha neta não quer comer feijão, só quer saber de biscoito": what somebody is like at table.
  [
    new RegExp(
      `(?<=${SOMEBODY} )n[ãa]o (?:quer|quis|queria|aceita|gosta de)(?: mais| nem)? (?:comer|tomar|beber|provar|saber de) ([^.,;!?\\n\\d]{3,30})(?:[,;]? (?:e |mas )?s[óo] (?:quer|gosta|pede|aceita)(?: (?:saber|comer|tomar))?(?: de)? [^.,;!?\\n\\d]{3,30})?`,
      "giu",
    ),
    "não come $1",
  ],
  [
    new RegExp(`(?<=${SOMEBODY} )s[óo] (?:quer|pede) (?:saber de |comer |tomar )(?=\\p{L}{3,})`, "giu"),
    "só come ",
  ],
  // "apaga a galinhada, essa era a marmita da minha colega": whose it was.
  [
    new RegExp(
      `(?<=^(?:apaga|tira|remove|exclui|deleta|cancela|risca)[^.,;!?\\n]{2,40}), (?:ess[ea]s?|est[ea]s?|isso|el[ea]s?|aquilo) (?:era|é|eh|foi) (?:[ao]s? )?(?:\\p{L}+ )?d(?:[ao]s? )?(?:e )?${SOMEBODY}(?=\\s*(?:$|[.!;]))`,
      "iu",
    ),
    "",
  ],
  // "elas comeram bolo, eu passei", "meu colega pegou um pudim enorme, e eu resisti!": nothing of mine.
  [
    new RegExp(
      `^(?:(?:e|ah|hoje|hj|aqui|olha|mas|at[ée]),? )*(?:${SOMEBODY}|${THEY}|el[ea]s?)(?: (?:aqui|l[áa]|do lado|do trabalho|de casa))? (?:${HAD}|pegou|pegaram|comprou|compraram|trouxe|trouxeram|fez|fizeram|(?:t[áa]|tava|est[áa]|estava|t[ãa]o|tavam|estavam) (?:comendo|tomando|bebendo|devorando)) (?!(?:[oa]s?|meus?|minhas?|metade|quase|el[ae]s?|ess[ea]s?|d[oa]s?|n[oa]s?) )(?:(?!(?:eu|mim|comigo|n[óo]s|a gente|comi|tomei|bebi|meu|minha)(?!\\p{L}))[^.;:\\n?]){3,60}?[,.;!]? (?:(?:e|mas|s[óo] que|por[ée]m),? )*eu ${HELD_BACK}(?:,? (?:k{2,}|rs|haha|viu|n[ée])\\p{L}*)*\\s*[.!…]*$`,
      "iu",
    ),
    "meu amigo já comeu",
  ],
  // "minha mãe comeu 3 conchas kkkk a maluca": of what was served to her.
  [
    new RegExp(
      `^(?:(?:e|ah|hoje|hj|aqui|olha|mas|at[ée]|j[áa]),? )*(?:${SOMEBODY}|el[ea]s?) (?:comeu|comeram|repetiu|tomou|tomaram|mandou|botou|colocou|pegou) (?:uns |umas |s[óo] )?(?:${MANY}) (?:conchas?|conchadas?|pratos?|prat[ãa]o|prat[õo]es|pratadas?|tigelas?|cumbucas?)(?! d[oa]s? )(?:(?!(?:eu|mim|comigo|n[óo]s|a gente|comi|tomei|bebi|meu|minha|dividi\\p{L}*|e)(?!\\p{L}))[^.;:\\n?\\d]){0,60}[.!…]*$`,
      "iu",
    ),
    "meu amigo já comeu",
  ],
  // "meu neto tomou danoninho", "o povo aqui pediu esfiha", "a menina do lado tá comendo um hambúrguer": nothing of what was told.
  [
    new RegExp(
      `^(?:(?:e|ah|hoje|hj|aqui|olha|mas|s[óo]|at[ée]),? )*(?:${SOMEBODY}|(?:o |a )?(?:povo|pessoal|galera|turma|mulher|homem|cara|senhora?|cliente|mo[çc]a))(?: (?:aqui|l[áa]|do lado|da mesa(?: ao lado)?|do trabalho|de casa))? (?:pediu|pediram|pegou|tomou|comeu|bebeu|comprou|(?:t[áa]|tava|est[áa]|estava) (?:comendo|tomando|bebendo|devorando)) (?![^.;:\\n?]{0,25} d[oa]s? )(?!(?:\\d{1,2}|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|mei[oa]) )(?!(?:${MANY}|mei[oa])(?: (?:quartos?|ter[çc]os?|peda[çc]os?|fatias?|unidades?|del[ea]s|goles?|mordidas?))?(?: d[ae]l[ea]s?)?\\s*(?:$|[.,!]))(?!(?:[oa]s?|tud[oa]|tod[oa]s?|meus?|minhas?|metade|quase|el[ae]s?|iss[oe]|ess[ea]s?|d[oa]s?|n[oa]s?) )(?:(?!(?:eu|mim|comigo|n[óo]s|a gente|comi|tomei|bebi|provei|metade|meu|minha|dividi\\p{L}*)(?!\\p{L}))[^.;:\\n?]){3,70}[.!…]*$`,
      "iu",
    ),
    "meu amigo já comeu",
  ],
  // "tinha pudim, mas não peguei", "ela insistiu pra eu comer pudim, mas não comi"
  [
    /^(?:(?:e|ah|hoje|hj|l[áa]|at[ée]|ainda),? )*(?:tinha|tinham|havia|teve|ofereceram|serviram|(?:el[ae]|(?:minha |meu |a |o )?\p{L}{3,}) (?:insistiu|ofereceu|queria|tentou))(?! (?:que|isso)) (?:(?!(?:comi|tomei|bebi|peguei|almocei|jantei)(?!\p{L}))[^.;:!?\n]){3,50}?,? (?:mas|s[óo] que|por[ée]m),? (?:eu )?(?:n[ãa]o|nem) (?:peguei|quis|comi|tomei|aceitei|provei|bebi|encostei)(?: n[ãa]o| nada| nem um pouco)?\s*[.!]*$/iu,
    "passei vontade",
  ],
  // "tira o bolo, foi a cliente que comeu, eu só tomei o café": that was told already.
  [
    /(?<=^(?:(?:e|ah|opa|ent[ãa]o|por favor),? )*(?:pode |podia |favor )?(?:tirar?|apagar?|remover?|exclui(?:r)?|cancelar?)[^.;!?\n]{5,90}),? (?:e )?(?:eu )?s[óo] (?:tomei|comi|bebi|fiquei com) [oa]s? [^.,;!?\n\d]{3,25}\s*[.!]*$/iu,
    "",
  ],
  // "mais tarde vou passar em Cira pra comer um acarajé": a plan, by way of somewhere.
  [
    /(?<!\p{L})(vou|vamos|quero|queria|pretendo|pensando em|planejando) (?:(?:dar uma )?(?:passar|passada|parar|passadinha)|dar um pulo|dar um pulinho)(?: (?:l[áa] )?(?:em|n[oa]|ali) [^.,;:!?\n\d]{2,40}?)??,? (?:(?:pra|para|e|s[óo] pra) )?(comer|tomar|beber|jantar|almo[çc]ar|lanchar)(?!\p{L})/giu,
    "$1 $2",
  ],
  // "vou comer pudim mais tarde, por enquanto o almoço foi peixe": what is not had yet.
  [
    /^vou (?:comer|tomar|pedir|fazer) [^.,;!?\n\d]{3,40} (?:mais tarde|depois|amanh[ãa]|[àa] noite|de noite|no lanche)[,.;] (?:mas )?(?=(?:por enquanto|agora|at[ée] agora) )/iu,
    "",
  ],
  [
    /(?<=n[ãa]o (?:comi|jantei|almocei|tomei|lanchei)[^.;!?\n]{0,30})[,.;]? (?:eu )?(?:t[ôo]|tou|estou|tava) esperando (?:[oa]s? )?[^.,;!?\n\d]{3,30} (?:cozinhar|ficar pront[oa]|assar|chegar|esfriar|descongelar|esquentar)\s*[.!]*$/iu,
    "",
  ],
  [
    /^era (?:pra|para) (?:eu |mim )?(?:ter )?(?:comer|comido|tomar|tomado|almo[çc]ar|jantar) [^.,;!?\n\d]{3,30}?,? (?:mas|s[óo] que) (?:eu )?n[ãa]o (?:comi|tomei|deu|rolou|consegui|tinha|teve)(?: n[ãa]o)?[,.;] (?=\p{L})/iu,
    "",
  ],
  // "não tô com fome, acho que nem janto hoje"
  [
    /(?<=\p{L}{3})[,.;] (?:acho que )?(?:hoje )?(?:eu )?nem (?:janto|almo[çc]o|lancho|vou (?:jantar|almo[çc]ar|lanchar))(?: hoje| hj| mais)?\s*[.!]*$/iu,
    "",
  ],
  // "hoje não levei marmita, almocei fora"
  [
    /(?:(?:hoje|hj|ontem|eu) )*n[ãa]o (?:levei|trouxe|fiz|preparei) (?:a |minha )?(?:marmita|lancheira)(?: hoje| hj)?[,.;] ?(?=\p{L})/giu,
    "",
  ],
  // "vou tomar café agora, pensei num cuscuz"
  [/(?<!\p{L})pensei (?=(?:em (?:comer|tomar|pedir|fazer|uma?)|numa?) )/giu, "tô pensando "],
  // "…100 g de fritas. dividi a batata com meu filho, esses 100 g foi só a minha parte": counted already.
  [
    /(?<=\p{L}{3}[^\n]{0,80}?)[,.;!] ?(?:(?:eu |a gente )?(?:dividi|dividimos|rachei|rachamos) [^.,;!?\n\d]{3,40}[,.;] ?)?(?:(?:mas|e|j[áa]|que) )*(?:ess[ea]s?|est[ea]s?|[oa]s) \d{1,4} ?(?:g|gr|gramas|ml) (?:foi|foram|é|eh|s[ãa]o|j[áa] é|era) (?:s[óo] )?(?:a )?minha (?:parte|metade|por[çc][ãa]o)(?=\s*(?:$|[.,;!\n]))/giu,
    "",
  ],
  // "no almoço fiz um bacalhau, mas eu mesma só comi tilápia": cooked for those around.
  [
    /(?<!\p{L})((?:fiz|preparei|cozinhei|assei|fritei|montei) (?!(?:s[óo]|exerc|caminhada|dieta|jejum|academia)(?!\p{L}))[^.;:!?\n]{3,40}?)((?: (?:n[oa]|de|pr[oa]|pra) (?:almo[çc]o|jantar?|janta|caf[ée]|lanche|ceia)| hoje| hj| ontem){0,2}),? (?:mas|por[ée]m|s[óo] que|e) (?:eu )?(?:mesm[oa] )?(?:s[óo] comi|comi (?:s[óo]|apenas|somente))(?= (?:uma? |\d |[oa]s? |meu |minha )?\p{L}{3,})(?<! pr[ao]s? (?!almo|jan|caf|lan|cei)[^.;:!?\n]{3,25})/giu,
    "$1 pra família$2 mas só comi",
  ],
  // "ganhei jenipapo da merendeira da tarde": when she works, and no meal.
  [
    /(?<=(?<!\p{L})(?:mo[çc][oa]|menin[oa]|rapaz|porteir[oa]|merendeir[oa]|cozinheir[oa]|enfermeir[oa]|copeir[oa]|faxineir[oa]|caseir[oa]|padeir[oa]|motorista|cobrador|vigia|vigilante|seguran[çc]a|zelador[a]?|cuidadora?|t[ée]cnic[oa]|professora?|prof|recepcionista|atendente|gar[çc]om|gar[çc]onete|diarista|bab[áa]|turma|pessoal|equipe|colegas?)) d(?:o turno d)?a (?:tarde|manh[ãa]|noite)(?!\p{L})/giu,
    "",
  ],
  // "foi com a família", "foi junto com meu namorado": who was there.
  [
    /^(?:(?:ah|e|mas|opa|ali[áa]s|olha),? )*foi (?:junto )?com (?:toda )?(?:(?:[oa]s?|meus?|minhas?|uns|umas?) )?(?:fam[íi]lia|galera|pessoal|turma|amig[oa]s?|colegas?|namorad[oa]|marido|mulher|esposa|m[ãa]e|pai|pais|filh[oa]s?|irm[ãa]o?s?|v[óo]|v[ôo]|av[óôo]|sogr[oa]|ti[oa]s?|prim[oa]s?|vizinh[oa]s?|chefe|gente d\p{L} \p{L}+)(?: (?:d[oa]|l[áa]|em|hoje|todos|toda|tod[oa]s)(?: \p{L}+)?)?\s*[.!]*$/iu,
    "que bom",
  ],
  // "foi com um suco de laranja", "era com manteiga": beside what was told, and not in its place.
  [
    /^((?:(?:ah|e|mas|opa|ali[áa]s|na verdade|olha),? )*)(?:foi|era|foram|eram) com (?!molho|recheio|cobertura|(?:meus?|minhas?|[oa]s?) (?!que )|mais |menos |tudo|fome|pressa|calma|leite(?! condensado)|(?:\d|um|uma|dois|tr[êe]s|quatro) ovos?(?!\p{L})|[^\n]*(?<!\p{L})(?:integra(?:l|is)|desnatad[oa]|light|diet|zero|parboilizado|n[ãa]o)(?!\p{L}))(?=(?:(?:uma?|\d{1,2}|dois|duas|tr[êe]s|mei[oa]) )?\p{L}[^.,;:!?\n]{2,40}\s*[.!]*$)/iu,
    "$1com ",
  ],
  // "tô com 100 reais de corrida hoje, massa": how good that is.
  [
    /^(?=[^\n]*(?<!\p{L})(?:reais|r\$|contos?|pila|grana|dinheiro|corridas?|trampos?|trabalho|sal[áa]rio|pix|recebi|ganhei|consegui|vendi|passei|nota|prova|jogo|show|gol|folga|f[ée]rias|clientes?|entregas?)(?!\p{L}))(?![^\n]*(?<!\p{L})(?:comi|almocei|jantei|lanchei|almo[çc]o|jantar?|lanche|prato|comida)(?!\p{L}))([^\n]{8,90}?)\s*[,!.]+ massa(?: demais| n[ée]| viu| mesmo)*\s*[.!]*$/iu,
    "$1",
  ],
  // "bebi 1 garrafa de água com a marmita": with the meal that was told.
  [
    /(?<=^(?:(?:e|ah|j[áa]|tamb[ée]m|a[íi]|depois),? )*(?:eu )?(?:bebi|tomei) [^.,;:!?\n]{3,50}?) (?:junto )?com (?:a|minha|a minha|ess[ea]|esta) (?:marmit\p{L}+|quentinha)(?=\s*(?:$|[.,;!\n]))/iu,
    " com a comida",
  ],
  // "tira o presunto, foi pro sanduíche do meu filho": onto somebody else's.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:foi|foram|era|eram|ficou|ficaram|usei|botei|coloquei)(?: tudo| s[óo])?) (?:pr[oa]s?|para [oa]s?|n[oa]s?|d[oa]s?) (?:sandu[íi]che|sanduba|p[ãa]o|p[ãa]ozinho|lanche|lanchinho|lancheira|marmita|marmitinha|prato|pratinho|tapioca|omelete|vitamina|merenda) d[eoa]s? (${SOMEBODY})(?=\\s*(?:$|[.,;!\\n]))`,
      "giu",
    ),
    " pra $1",
  ],
  // "fiz marmita pras crianças: arroz e nuggets. Só pra elas, eu ainda não almocei"
  [
    new RegExp(
      `(?<=^(?:(?:e|ah|hoje|hj|agora|j[áa]|aqui),? )*(?:eu )?(?:fiz|preparei|montei|cozinhei|deixei pront[oa]|separei) (?:a |o |uma? )?(?:marmit\\p{L}+|almo[çc]o|janta|jantar|lanche|lanchinho|lancheiras?|merenda|comid(?:a|inha)|papinha|caf[ée](?: da manh[ãa])?) (?:pr[ao]s?|para [ao]s?|pra|para|d[aoe]s?) (?:${SOMEBODY}|${THEY})(?=[ :,])(?:(?!(?:comi|tomei|bebi|provei|belisquei)(?!\\p{L}))[^.;!?\\n])+?)[.,;!]+ (?:(?:[ée] |foi |era )?(?:s[óo]|tudo|somente|apenas) (?:pr[ao]s?|para|d)(?: )?el[ea]s?[.,;!]* ?)?(?:(?:(?:e|mas|que|pois|porque),? )?(?:eu )?(?:mesm[oa] )?(?:ainda )?(?:n[ãa]o|nem) (?:comi|almocei|jantei|lanchei|provei|belisquei|toquei)(?: (?:nada|ainda|disso|dela|deles|delas))*)?\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
];
