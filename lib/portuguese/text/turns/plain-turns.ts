import { replacerOf } from "@/lib/portuguese/text/patterns/replace-turns";
import { betweenCourtesies, withoutSaidAround } from "@/lib/portuguese/text/patterns/said-around";
import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { AMOUNT_TURNS, withPartsCounted } from "@/lib/portuguese/text/turns/amount-turns";
import { DENIAL_TURNS, withoutDenied } from "@/lib/portuguese/text/turns/denial-turns";
import { DRINK_TURNS } from "@/lib/portuguese/text/turns/drink-turns";
import { withFillingsNamed } from "@/lib/portuguese/text/turns/fillings";
import { HASTY_TURNS } from "@/lib/portuguese/text/turns/hasty-turns";
import { HEAD_TURNS, withMealHeads } from "@/lib/portuguese/text/turns/list-heads";
import { MEAL_TURNS, REASON_TURNS, SHARING_TURNS, TIME_TURNS } from "@/lib/portuguese/text/turns/meal-turns";
import { MEASURE_TURNS } from "@/lib/portuguese/text/turns/measure-turns";
import { NAME_TURNS } from "@/lib/portuguese/text/turns/name-turns";
import { NAMED_TWICE_TURNS } from "@/lib/portuguese/text/turns/once/named-twice-turns";
import { WHEN_TURNS } from "@/lib/portuguese/text/turns/once/when-turns";
import { PLACE_TURNS } from "@/lib/portuguese/text/turns/place-turns";
import { REMARK_TURNS } from "@/lib/portuguese/text/turns/remark-turns";
import { SAID_ANEW_TURNS } from "@/lib/portuguese/text/turns/said-anew-turns";
import { TOLD_AFTER_TURNS } from "@/lib/portuguese/text/turns/told-after-turns";
import { withoutToldAlready } from "@/lib/portuguese/text/turns/told-already";
import { asToldByOneself } from "@/lib/portuguese/text/turns/told-for";

/** Turns of phrase and the plainer ones that say the same, in the order in which they are looked for. */
export const TURNS: readonly Turn[] = [
  ...HASTY_TURNS,
  ...PLACE_TURNS,
  ...TIME_TURNS,
  ...WHEN_TURNS,
  ...NAMED_TWICE_TURNS,
  ...REMARK_TURNS,
  ...SAID_ANEW_TURNS,
  ...TOLD_AFTER_TURNS,
  ...DENIAL_TURNS,
  ...MEASURE_TURNS,
  ...DRINK_TURNS,
  ...HEAD_TURNS,
  ...MEAL_TURNS,
  // "esqueci do acarajé de ontem": eaten then, and nothing left over from it.
  [/((?<!\p{L})esqueci (?:de |d[oa]s? |[oa]s? )?(?:[\p{L}-]+ ){1,4}?)de ontem(?!\p{L})/giu, "$1ontem"],
  // "tira-gosto de salame", "aperitivo: azeitona": when it was, and nothing is taken out.
  [/(?<!\p{L})(?:tira[- ]?gostos?|aperitivos?)(?!\p{L})/giu, "petisco"],
  // "pão na chapa e média", "comi média com pão": coffee with milk.
  [/((?<!\p{L})p(?:ão|ao)(?: \p{L}+){0,3} e )m[ée]dia(?!\p{L}| \p{L})/giu, "$1uma média"],
  [/(?<=(?:comi|tomei) )média(?= (?:com|e) p[ãa]o)/giu, "uma média"],
  // A name of two letters and a sign, which elsewhere joins foods.
  [/(?<!\p{L})m ?& ?m(?:['’]?s)?(?!\p{L})/giu, "confete"],
  [/ (\d{2,4} ?ml) ((?:sem|com) a[cç][uú]car)(?!\p{L})/giu, " $2 $1"],
  // "uma colherzinha de chá": no tea.
  [/(?<!\p{L})colher(?:zinha|inha)(s?)(?= d[eo] (?:ch[áa]|sopa|sobremesa|caf[ée])(?!\p{L}))/giu, "colher"],
  // "comi 2 de 50 g"
  [
    /(?<![\p{L}\d,.])((?:\d|dois|duas|tr[eê]s|quatro|cinco|seis) de \d{1,3} ?(?:g|ml|gramas?))(?=\s*(?:$|[.!\n]))/giu,
    "$1 cada",
  ],
  // "e arroz? comi sim, 2 colheres"
  [/^(?:e|mas) ((?:\p{L}+ ?){1,3})\? (?:comi|tomei|bebi|teve|tinha|foi) sim,? /iu, "$1 "],
  // "cafezinho na copa da firma": where one drinks it, and no ham.
  [/(?<!\p{L})na copa(?= d[aeo]s? |\s*(?:$|[,.;!?\n]))/giu, "no trabalho"],
  // "da mesa de frios só palmito": from where it was taken.
  [
    /(?<!\p{L})d[ao] (?:mesa de (?:frios|saladas?)|buf+[eê]t?|self[ -]?service)(?: eu)?(?: s[óo])? (?:s[óo]|comi|peguei)(?= \p{L})/giu,
    "comi",
  ],
  // "as castanhas foram mais, umas 10"
  [/(?<!\p{L})(foi|foram|era|eram) (?:mais|menos), (?=(?:uns |umas )?\d)/giu, "$1 "],
  [/(?<!\p{L})(bom dia|boa tarde|boa noite|oi)([aei])\2*(?!\p{L})/giu, "$1"],
  // "meu marido comeu 2 bifes, eu só 1": told for oneself alone.
  [
    /^(?:e )?(?:o |a )?(?:meu|minha) \p{L}+ (?:comeu|tomou|bebeu) (?:uns |umas )?(?:\d+|uma?|dois|duas|tr[eê]s|quatro) (\p{L}+), (?:e )?eu (?:comi |tomei |bebi )?s[óo] (\d+|uma?|dois|duas)\s*[.!]*$/iu,
    "na verdade foi só $2 $1",
  ],
  // "um petit gâteau que a gente rachou em 3"
  [/(?<!\p{L})a gente (?:rachou|dividiu|repartiu)(?!\p{L})/giu, "dividimos"],
  // "pães de queijo, daqueles coquetel": small ones, and no drink.
  [
    /(?<!\p{L})(p[ãa](?:o|es) de queijo|salgad\p{L}+|coxinhas?|esfihas?|past[eé]is|quibes?|risoles?|empadas?)((?: \p{L}+)?),? (?:daquel[ea]s |tipo |de )coquetel(?!\p{L}| de )/giu,
    "$1$2 de festa",
  ],
  // "meio sonho, a enfermeira me roubou a outra metade": half of it, once.
  [
    /((?<!\p{L})(?:metade|mei[ao])(?!\p{L})[^.;!?\n]*?)(?:,(?: e)? | e | (?=(?:[oa] )?(?:meu|minha|ele|ela) ))(?:(?!e )\p{L}+ ){1,4}(?:roubou|pegou|levou|comeu|tomou|bebeu|ficou com) (?:a outra metade|o outro pedaço|a outra)(?!\p{L})[^.;!?\n]*/giu,
    "$1",
  ],
  // "comi metade da caixa, caixa de 800 g", "meio pote de sorvete, o pote é de 500 ml", "metade do filé, que era de uns 400 g"
  [
    /(?<!\p{L})(mei[oa]|metade d[aeo](?: uma?)?|(?:um )?(?:terço|quarto) d[aeo]|\d\/\d d[aeo]) (pote|caixa|caixinha|pacote|barra|lata|garrafa|bandeja|saco|marmita|bife|fil[ée]|peda[çc]o)((?: d[eo] \p{L}+){0,3}),? (?:(?:[oa] )?\2|que)(?: (?:é|eh|era|tem|tinha|vinha com))?(?: d[eao])?(?: uns| umas| cerca de)* (\d+(?:[.,]\d+)?) ?(g|gr|gramas|ml|l|litros?|kg)(?!\p{L})/giu,
    "$1 $2 de $4 $5$3",
  ],
  [
    /(?<!\p{L})(?:a )?metade, (?:a )?(caixa|garrafa|lata|barra|marmita|bandeja) (?:(?:é|eh|era|tem|tinha) )?(?:de )?(?:uns |umas )?(\d+ ?(?:g|gramas|ml|kg))(?!\p{L})/giu,
    "metade da $1 de $2",
  ],
  // "hambúrguer caseiro no pão com queijo": its patty and its bun
  [
    /(?<!\p{L})((?:\d+|uma?|dois|duas|tr[eê]s) )?hamb[uú]rgu?er(?:es)?((?: \p{L}+| de churrasco)?) no p[ãa]o(?! d[eo] \p{L}|\p{L}| (?:franc|integral|s[ií]rio|australiano|brioche))/giu,
    "$1carne de hambúrguer$2 no $1pão de hambúrguer",
  ],
  // "sanduíche de peru e queijo no pão de forma": of this bread.
  [
    /(?<!\p{L})(sandu[ií]che|sanduba) d[eo] (\p{L}+(?: d[eo] \p{L}+)?(?: e|,| com) \p{L}+(?: \p{L}+)?) n[oa] (p[ãa]o (?:de forma|de centeio|integral|franc[eê]s|s[ií]rio|australiano|preto)|baguete|ciabatta)(?!\p{L})/giu,
    "$1 de $3 com $2",
  ],
  // "omelete na janta, 2 ovos com tomate"
  [
    /(?<!\p{L})omelete ((?:n[oa] \p{L}+|hoje|ontem|agora),?) (\d|dois|tr[eê]s|quatro) ovos(?= com | e | de |,)/giu,
    "omelete de $2 ovos $1",
  ],
  ...AMOUNT_TURNS,
  ...NAME_TURNS,
  // "um miojo de 85 g sem o sachê de tempero"
  [
    /(?<!\p{L})((?:miojo|l[aá]men|macarr[aã]o instant[aâ]neo|nissin)s?)( (?:de )?\d{2,3} ?g(?:ramas)?)? sem (?:o |usar o |colocar o )?(?:sach[eê]z?(?:inho)?|tempero|temperinho|p[oó]zinho|saquinho|envelope)(?: d[eo] (?:tempero|p[oó]))?(?!\p{L})/giu,
    "$1 sem tempero$2",
  ],
  // "o miojo inteiro com o tempero": it comes with it.
  [
    /(?<=(?:miojo|l[aá]men|nissin)(?: \p{L}+){0,5}) com (?:o |todo o )?(?:tempero|sach[eê])(?: todo| inteiro)?(?=\s*(?:$|[.,;!?]))/giu,
    "",
  ],
  // "2 litros cravado"
  [/(\d ?(?:litros?|l|ml|g|gramas?|kg|quilos?)) (?:cravad|exat|redond)[oa]s?(?!\p{L})/giu, "$1"],
  // "com granola por cima, pouca"
  [
    /(?<!\p{L})(com|e) (\p{L}{3,})((?: por| em) cima)?, (?:bem |s[óo] )?(pouc[oa]|pouquinh[oa])(?=\s*[.!]*\s*$)/iu,
    "$1 um pouco de $2$3",
  ],
  // "esqueci de falar da janta: sopa"
  [
    /^(?:(?:ah|opa|e|oi|ol[áa]|bom dia|boa tarde|boa noite)[,.!]* )*(?:(ontem|hoje|hj) )?(?:eu )?(?:esqueci|tinha esquecido) (?:de )?(?:falar|contar|dizer|anotar|avisar|registrar|mandar|colocar|lan[çc]ar|marcar|p[ôo]r) (?:d[ao]|[ao]) ((?:almo[cç]o|jantar|janta|caf[ée](?! (?:com|sem|de(?! (?:ontem|hoje|hj))|(?:pret|pur|coad|gelad|fort|dupl|expres|espres|pingad)\p{L}*)(?!\p{L}))|lanche|ceia)(?: da (?:manh[ãa]|tarde))?)(?: de (ontem|hoje|hj))?(?:[,:]| [-–—])? (?=\p{L}|\d)/iu,
    "no $2 $1 $3 comi ",
  ],
  // "sem açúcar, uso adoçante"
  [/(sem a[cç][uú]car),? (?:que |pois |porque )?(?:eu )?(?:s[óo] )?uso ado[cç]ante(?!\p{L})/giu, "$1"],
  // "umas 300 g de polpa"
  [/(\d ?g(?:ramas|r)?) de polpa(?=\s*(?:$|[.,;!\n]))/giu, "$1"],
  // "pizza no meio da semana": no half of it.
  [
    / no meio (d[aoe]s? (?:semana|jogo|aula|reuni[ãa]o|filme|viagem|caminho|expediente|treino|plant[ãa]o|festa)(?!\p{L}))/giu,
    " na hora $1",
  ],
  // "comi o sanduíche, era pão de forma com queijo"
  [
    /(comi|lanchei|jantei|almocei) (?:o|um|meu) (?:sandu[ií]che|lanche),? (?:era|foi|que era)(?: de)? (?=\p{L})/giu,
    "$1 ",
  ],
  // "galinhada com pequi, bem servido": a plate of it.
  [
    /^(?![^.;!?\n]*(?<!\p{L})(?:prato|marmita|marmitex|fatia|peda[cç]o|por[cç][aã]o|concha|tigela|cumbuca|copo|pote)s?(?!\p{L}))([^.;!?\n]*\p{L}),? (bem servid[oa])(?=\s*(?:$|[.,;!?\n]))/iu,
    "$1, um prato $2",
  ],
  [
    /^(\s*)(?:zerei|sequei|matei|acabei|terminei) (?:com )?(?:a|uma|minha|mais uma) (garraf(?:a|inha)|squeeze) de (?!(?:600|750|275|330|355)(?!\d))(\d{3,4}|\d(?:[.,]\d)?)( ?(?:ml|l|litros?))?\s*[.!]*\s*$/iu,
    "$1bebi uma $2 de $3$4 de água",
  ],
  // "sushi, bandeja com 8 peças": so many, whatever they lay on.
  [
    /(?<=\p{L},? )(?<!(?<!\p{L})(?:uma?|duas|d[ao]|n[ao]|a) )(?:bandej(?:a|inha)|caix(?:a|inha)) (?:com |de )?(\d+ (?:pe[çc]as|unidades))(?!\p{L})/giu,
    "$1",
  ],
  // "biscoito recheado, metade do pacote": of the one that was not told of before.
  [
    /(?<!\d ?(?:g|gr|gramas|kg|ml|l|litros?),?),? (?:s[óo] )?(?:a )?metade d([oa]) (pacote|saco|barra|lata|caixa|pote|garrafa|bandeja)(?=(?: s[óo])?\s*(?:$|[^\p{L}\d ]))/giu,
    ", mei$1 $2",
  ],
  [
    /,? (?:pra|para) (?:ser|falar) (?:bem )?(?:sincer[oa]|honest[oa]|exat[oa]|a verdade)(?!\p{L})| sendo (?:bem )?(?:sincer[oa]|honest[oa])(?!\p{L})/giu,
    " na verdade",
  ],
  // "tropeiro mas pedi sem ovo", "homus que fiz sem tahine"
  [/(?<=\p{L}),? (?:mas|s[óo] que|que) (?:eu )?(?:pedi|fiz|preparei|veio) (?=sem \p{L})/giu, " "],
  // "na fogueira de São João"
  [
    / (?:na|no|da|do) (?:noite|festa|fogueira|arrai[aá]l?) d[eo] s[ãa]o (?:jo[ãa]o|pedro|ant[ôo]nio)(?!\p{L})/giu,
    " na fogueira",
  ],
  // "não não farofa não tinha"
  [/^n[aã]o n[aã]o,? (?!(?:foi|era|comi|tomei|bebi|tinha|teve|botei|coloquei)(?!\p{L}))(?=\p{L})/iu, "não, "],
  [/,? no (?:fim|final) das contas(?=\s*(?:$|[,.;!\n]))/giu, ""],
  // "uma não, duas"
  [
    /^((?:ah |ops |opa )?)(?:uma?|dois|duas|tr[eê]s|\d{1,2}) n[aã]o,? (?=(?:uma?|dois|duas|tr[eê]s|quatro|\d{1,2})(?!\p{L}))/iu,
    "$1na verdade foram ",
  ],
  // "4 brigadeiros, não me julga": read for what was felt elsewhere.
  [/[,.;]? ?n[ãa]o me julg(?:a|ue|uem|ar|uei)(?!\p{L})[!.]*/giu, " "],
  // "comi meia maçã, a outra metade dei pra uma aluna": where the rest went.
  [
    /((?<!\p{L})(?:metade|mei[ao])(?!\p{L})[^.;!?\n]*?(?=,? |[.;] (?:e )?a outra metade )|\d ?(?:g|gramas|ml)(?!\p{L})[^.;!?\n]*?(?=[,.;]? (?:e )?a outra metade ))[,.;]? (?:e |que )?(?:a outra metade|o outro pedaço|o resto)(?: eu| (?:[oa] )?(?:meu|minha) \p{L}{3,}| el[ea])? (?:ficou|dei|guardei|vai|(?:foi|era|é)(?! (?:n[oa]|[àa]|de (?:noite|tarde|manh[ãa])|ontem|hoje|agora|depois)(?!\p{L}))|deixei|sobrou|joguei|levei|dou|vou|fica|dividi|comeu|tomou|bebeu|pegou)(?!\p{L})[^.,;!?\n]*/giu,
    "$1",
  ],
  // "2 bifes, quer dizer, um só, o outro dei pro cachorro"
  [
    /((?<!\p{L})(?:uma?|1)(?: s[óo])?(?: [^.,;!?\n]{1,25})?),? (?:e )?(?:o outro|a outra)(?: eu)? (?:ficou|dei|guardei|vai|foi(?! (?:de )?(?:[áa]gua|sucos?|ch[áa]|caf[ée]|leite|refri|coca|guaran[áa])(?!\p{L}))|deixei|sobrou|joguei|levei|dou|fica)(?!\p{L})[^.,;!?\n]*/giu,
    "$1",
  ],
  ...REASON_TURNS,
  // "o almoço eu nem anotei né? foi marmita", "o almoço eu nem te falei: 130 g de arroz"
  [
    /(?<!\p{L})n?[oa] (almo[cç]o|jantar|janta|caf[ée](?: da manh[ãa])?|lanche|ceia)(?: em si)?,? (?:eu )?(?:ainda )?(?:nem|n[ãa]o) (?:te |lhe )?(?:falei|contei|anotei|mandei|disse|registrei|lancei|coloquei)(?: ainda| aqui)?(?:,? n[ée])?(?:[,:?.]* (?:foi|comi|teve) |\s*[:?]\s*(?=[\p{L}\d])|,\s*(?=\d|uma? ))/giu,
    "no $1 comi ",
  ],
  // "reunião teve café: comi 2 enroladinhos": what was served, and then what was eaten.
  [/(?<=teve )(?:um )?caf[ée](?: da tarde| coletivo)?(?=: (?:comi|peguei|foi|belisquei) )/giu, ""],
  // "comi de tudo um pouco", "um pouco de tudo"
  [/(?<!\p{L})(?:de tudo um (pouco|pouquinho)|um (pouco|pouquinho) de tudo)(?!\p{L})/giu, "um pouco de cada"],
  // "um prato de yakisoba, devia ter uns 500 g"
  [
    /, (?:devia|deve|acho que devia|acho que deve) (?:ter|dar|pesar)(?: dado| pesado)? (?=uns |umas |\d)/giu,
    ", ",
  ],
  // "brigadeiro. 4."
  [/^(\s*\p{L}[\p{L} ]{2,30})\. (\d{1,2})[.!]*\s*$/u, "$1, $2"],
  // "só agora consegui almoçar: arroz e feijão"
  [/(?<!\p{L})(?:s[óo] )?(?:agora )?(?:eu )?(?:s[óo] )?consegui almo[cç]ar(?!\p{L})/giu, "almocei"],
  [/(?<!\p{L})(?:s[óo] )?(?:agora )?(?:eu )?(?:s[óo] )?consegui jantar(?!\p{L})/giu, "jantei"],
  // "foi 3, o cara deu um a mais": a man, and no yam.
  [
    /(?<!\p{L})[oa]s? caras?(?= (?:me |que |l[áa] )?(?:deu|deram|fez|trouxe|mandou|colocou|botou|disse|falou|vendeu|errou|serviu)(?!\p{L}))/giu,
    "ele",
  ],
  // "pizza! 3 fatias de calabresa"
  [/(?<!\p{L})(pizza|esfiha|esfirra|pastel)s?!+(?=\s*(?:\d|uma?|duas|dois|tr[eê]s|meia) )/giu, "$1:"],
  // "às 0600"
  [/(?<=(?<!\p{L})(?:[àa]s|das|pelas) )([01]\d|2[0-3])([0-5]\d)(?=\s*(?:$|[.,;!\n]))/giu, "$1:$2"],
  // "lanche da pausa 20: barrinha": minutes of a break.
  [/(?<!\p{L})((?:pausa|intervalo) (?:d[aeo]s? )?)\d{1,2}(?: ?(?:min|minutos))?(?=:)/giu, "$1"],
  [/^(\s*)(?:kg|quilos?) (?:de )?hoje:? (?=\d)/giu, "$1peso de hoje "],
  [/(?<=(?<!\p{L})peso )(?:pela|de|na) (?:manh[ãa]|noite):? (?=\d)/giu, "de hoje "],
  // "almoço siri nada, foi bife"
  [
    /(?<=^\s*(?:(?:no |o )?(?:almo[cç]o|janta|jantar|lanche|ceia)[:,]? ))(?:\p{L}+(?: \p{L}+){0,2}) nada[,!.]+ (?=(?:foi|comi|era) )/giu,
    "",
  ],
  // "fruta (meia manga)"
  [/(?<!\p{L})frutas? \((?=[^()]*\p{L}{3})([^()]{3,40})\)/giu, "$1"],
  // "fiz bolinho de chuva e comi quentinho, uns 6"
  [
    /(?<!\p{L})fiz ((?!uma? )\p{L}+(?: de \p{L}+)?) e (?:j[áa] )?comi(?: (?:bem )?quent\p{L}+)?,? (?:uns |umas )?(\d{1,2})(?=\s*(?:$|[.,;!\n]))/giu,
    "comi $2 $1",
  ],
  // "salada = alface e beterraba"
  [
    /^(\s*)(?!(?:[oa] )?(?:minha|meu) )(\p{L}+(?: \p{L}+)?) = (?!\d+ ?k?cal)(?=[\d\p{L}][^=,;+\n]{0,40}$)/giu,
    "$1$2 era ",
  ],
  // "só líquido, exame amanhã: caldo": why, and no plan of what follows.
  [
    /,? (?:(?:porque|pq|que|pois) )?(?:eu )?(?:tenho |tem |com )?(?:exame|prova|consulta|cirurgia|viagem|jejum) (?:[ée] )?amanh[ãa](?: cedo)?(?=[:,.;!])|(?<=^\s*)(?:exame|prova|consulta|cirurgia|viagem) amanh[ãa](?: cedo)?[,.:;!]+ (?:ent[ãa]o )?/giu,
    "",
  ],
  // "calor de 36": no amount.
  [
    /(?<!\p{L})(calor|febre|frio|sensa[cç][ãa]o) d[eo]s? \d{1,2}(?:[.,]\d)?(?: ?(?:graus|°c?|º))?(?!\d)/giu,
    "$1",
  ],
  // "tá meio aguado": rather so, and no half.
  [
    /(?<=(?:^|\s)(?:t[áa]|tava|est[áa]|estava|era|ficou|veio|achei|tinha ficado)) (?:meio|meia)(?= (?:aguad|azed|dur|sec|murch|queimad|cr[ua]|salgad|fri|quente|doce|fort|frac|estranh|ruim|mole|passad|velh|gordur|enjoa|amarg|apiment|pesad|insoss|sem ))/giu,
    "",
  ],
  // "gente q preguiça."
  [
    /^\s*(?:(?:gente|nossa|vixe|ai|mds|meu deus),? )?q(?:ue)? (?:pregui[çc]a|fome|calor|frio|sono|raiva|dia|noite|semana|vergonha)(?: \p{L}+)?[.!,]+ (?=\S)/iu,
    "",
  ],
  // "um pé de moleque daqueles de massa puba": of that kind.
  [
    /(?<=(?<!(?:^|\s)(?:foi|foram|era|eram|comi|tomei|[ée]|s[ãa]o|um|uma|só|so|mas|e|copo|garraf\p{L}+|pote|pacote|caixinha|lata|latinha))) d(?:aquel|ess|est)[ea]s? de (?=\p{L}{3,})(?!mei[oa]|uma? |uns |umas |festa|latinha|garraf|copo|caixinha|pote|pacote|padaria|mercado|casa)/giu,
    " de ",
  ],
  ...SHARING_TURNS,
  // "o pepino eu não como, já disse": nor did one.
  [/^([oa]s?) (\p{L}+) eu n[ãa]o como(?=\s*(?:$|[,.!]))/iu, "$1 $2 eu não comi"],
  // "que fruta vermelha o quê, era só morango"
  [/^que (\p{L}+(?: \p{L}+)?) o qu[eê],? (?:era|foi|eram|foram) (?:s[óo] )?/iu, "não era $1, era "],
  [/(?<=\p{L}),? em compensa[cç][aã]o,? /giu, " "],
  // "um tiquinho de nada"
  [/(?<=(?<!\p{L})(?:tiquinho|tico|pouquinho|tantinho|bocadinho|fiapinho)) de nada(?!\p{L})/giu, ""],
  // "troquei o arroz da dieta por batata doce": what was meant to be eaten, and what was.
  [
    /(?<!\p{L})(?:troquei|substitu[ií]) [oa]s? \p{L}+ d[oa] (?:dieta|plano|card[áa]pio|nutri\p{L}*) (?:por|pel[oa])(?= )/giu,
    "comi",
  ],
  // "fui lá e comi uma fatia"
  [/^(?:a[ií],? |da[ií],? |e )?fui l[áa],? e (?=comi|tomei|bebi|peguei|provei)/iu, ""],
  // "tive um jantar antecipado: ravióli"
  [/(?<!\p{L})tive um (almo[cç]o|jantar)(?: \p{L}+)?:/giu, "no $1 comi"],
];

const withTurnsReplaced = replacerOf(TURNS);

/** A cleaned text with what is often said in a roundabout way as it is read. */
export function inPlainTurns(text: string): string {
  return betweenCourtesies(withoutSaidAround(text), (said) => {
    const own = withMealHeads(withoutToldAlready(withoutDenied(asToldByOneself(said))));
    return withTurnsReplaced(withPartsCounted(withFillingsNamed(own)));
  });
}
