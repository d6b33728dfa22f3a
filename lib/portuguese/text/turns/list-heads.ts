import { DAY, type Turn } from "@/lib/portuguese/text/patterns/turn";

const MEALS =
  "almo[çc]o|jantar|janta|caf[ée](?: da manh[ãa])?|desjejum|lanche(?: da (?:manh[ãa]|tarde|noite))?|ceia";
const SENT =
  "(?:anotado|anotei|mandado|mandei|registrado|registrei|passado|passei|falado|falei|contado|contei|posto|pus|colocado|coloquei|botado|botei|lan[çc]ado|lancei|enviado|enviei|informado|informei)";
/** "o almoço de ontem eu não tinha mandado: arroz e bife": what was not told until now. */
const UNSENT = `(?<=^|[.;!\\n] ?)(?:(?:e|ah|opa|mas),? ){0,3}(?:o |a |meu |minha )?(${MEALS})(?: d[eo] (ontem|hoje|s[áa]bado|domingo))? (?:eu )?(?:ainda |tamb[ée]m )?n[ãa]o (?:(?:te |lhe )?(?:tinha|havia|foi) (?:te )?)?${SENT}(?: ainda| aqui| antes| hoje| pra (?:voc[êe]|vc)){0,2}(?:[:.;]| ?[,–—-])\\s*(?!mas |depois |vou |esqueci )(?=[\\p{L}\\d])`;

/** "esqueci de registrar", "não deu tempo de anotar": why it is told only now. */
const NOT_TOLD =
  "(?:eu )?(?:(?:(?:me )?esqueci|(?:tinha|havia) (?:me )?esquecido|faltou|(?:acabei )?(?:n[ãa]o )?lembrei|(?:acabei )?deixei|(?:n[ãa]o|nem) (?:deu tempo|consegui|deu)|sem tempo)(?: (?:de|pra|para))?(?: (?:te|lhe))? (?:registrar|anotar|lan[çc]ar|marcar|contar|falar|mandar|avisar|escrever|colocar|p[ôo]r|passar)|(?:acabei )?n[ãa]o (?:registrei|anotei|lancei|marquei|registrando|anotando|lan[çc]ando))(?: (?:aqui|antes|nada|tudo|uma coisa|umas coisas|na hora|no dia))*";

/** What is put together of what is then listed, and its meal. */
const ASSEMBLED = `(?:sandu[íi]che|sanduba|sand|wrap|burrito|hamb[úu]rguer|lanche natural|salada|saladinha|saladona|bowl|poke|tapioca|crepioca|omelete|panqueca|vitamina|shake|smoothie|marmita|prato|pratinho|overnight|mingau)(?: (?:natural|caseir[oa]|de hoje|verde|simples|refor[çc]ad[oa]))?(?:,? (?:d[aoe]|n[oa]|pr[oa]|pra|para o|para a) (?:${MEALS}))?(?: de hoje)?`;
/** "montei assim", "vou ditar" */
const LISTS_NOW =
  "(?:eu )?(?:(?:montei|fiz|preparei|ficou|veio|foi (?:feit|montad)[oa])(?: (?:el[ea]|tudo|a minha|o meu))? (?:bem )?assim|(?:(?:e|que) )?(?:vou (?:ditar|te ditar|listar|falar|falando|dizer|passar|descrever|contar)|ditando)(?: (?:aqui|agora|tudo|a[íi]|os ingredientes|o que tinha|o que foi))*|caprichei|segue|l[áa] vai|olha s[óo])";
/** What stands above a list of food, or says on what occasion it was eaten, in plainer words. */
export const HEAD_TURNS: readonly Turn[] = [
  // "esqueci de registrar. ontem no café da manhã: 2 ovos": a remark, and no question how; then another day's meal.
  [
    new RegExp(
      `^(?:(?:ah|opa|ops|ih|e|oi|putz|nossa|eita|bom dia|boa tarde|boa noite)[,.!]* ?)*${NOT_TOLD}\\s*[.!;…\\n]+\\s*(?=(?:n[oa] )?(?:${DAY}|hoje|hj)(?!\\p{L})[^?]*(?:$|\\n))`,
      "iu",
    ),
    "",
  ],
  // "não registrei ontem. café da manhã: 2 ovos": of that day.
  [
    new RegExp(
      `^(?:(?:ah|opa|ops|ih|e|oi|putz|nossa|eita)[,.!]* ?)*${NOT_TOLD} (?:o (?:dia )?(?:de )?|n[oa] |de )?(${DAY})\\s*[.!;:…\\n]+\\s*(?=(?:(?:o |no |meu )?(?:${MEALS})(?!\\p{L})|(?:comi|tomei|almocei|jantei|lanchei|bebi) )[^?]*$)`,
      "iu",
    ),
    "$1 ",
  ],
  // "coloca uma banana no meu diário": where it is noted down, and no place where it was eaten.
  [
    /(?<=^\s*(?:coloc|adicion|anot|registr|inclu|lan[çc]|bot)\p{L}{1,3} [^.,;!?\n]{3,60}?) (?:n[oa]|ao?|pr[oa]) (?:meu |minha )?(?:di[áa]rio|registro|app|aplicativo|planilha)(?: de hoje)?(?=\s*(?:$|[.!]))/giu,
    "",
  ],
  // "hidratação: 500 ml", "hoje deu 70,5": of water, and of the scales.
  [/^\s*hidrata[çc][ãa]o\s*[:–—-]?\s*(?=\d)/iu, "água: "],
  [/^\s*(?:hoje|hj) (?:deu|marcou) (\d{2,3}[.,]\d{1,2})(?: ?(?:kg|quilos?))?(?=\s*[.!]*\s*$)/iu, "peso $1"],
  // "hoje deu 64 cravado", of the scales
  [
    /^\s*(?:(?:hoje|hj) (?:deu|marcou|foi)|(?:deu|marcou)) ([3-9]\d|1\d{2})(?:[.,](\d{1,2}))? (?:cravad|redond|exat)[oa]s?(?: (?:hoje|hj))?(?=\s*[.!]*\s*$)/iu,
    "peso $1,$2",
  ],
  // "permitiu: um filé de tilápia": so it went.
  [
    /^\s*(?:(?:e|pois|ent[ãa]o|enfim),? )?(?:permitiu|permitiram|liberou|liberaram|autorizou|autorizaram)\s*: (?=(?:um|uma|dois|duas|\d))/iu,
    "",
  ],
  // "ontem teve churrasco no meu tio, já te conto": it is told later.
  [
    /^(?:[^.,;!?\n\d]{0,20}?)?(?:teve|tive|rolou|fizemos|fizeram|fui n[oa]|fomos n[oa]) (?![^\n]*(?<!\p{L})(?:comi|bebi|tomei|almocei|jantei)(?!\p{L})[^\n]*\p{L}, )[^\n\d?]{3,70}[.,;!] ?(?:(?:depois|j[áa](?: j[áa])?|logo|daqui a pouco|mais tarde),? (?:eu )?(?:j[áa] )?(?:te )?(?:conto|falo|digo|detalho|explico|passo|mando)(?: tudo| direito| melhor)?(?: o que (?:eu )?(?:comi|bebi)| como foi)?)\s*[.!]*$/iu,
    "já te conto",
  ],
  // "sanduíche de janta, montei assim: 2 fatias de pão", "salada do almoço vou ditar alface rúcula": its makings follow.
  [
    new RegExp(
      `(?<=^\\s*(?:(?:anota|registra|hoje|agora|ent[ãa]o|oi|bom|almocei|jantei|comi|tomei)(?: a[íi])?,? )?(?:(?:a |o |uma |um |minha |meu )(?:bela |belo |boa |bom )?)?${ASSEMBLED}),? ${LISTS_NOW}\\s*(?:[:,.;–—-]+\\s*| (?=\\p{L}))(?=[\\p{L}\\d])`,
      "iu",
    ),
    ": ",
  ],
  [
    new RegExp(
      `(?<=^\\s*(?:(?:anota|registra|hoje|agora|ent[ãa]o|oi|bom|almocei|jantei|comi|tomei)(?: a[íi])?,? )?(?:(?:a |o |uma |um |minha |meu )(?:bela |belo |boa |bom )?)?(?:sandu[íi]che|sanduba|wrap|hamb[úu]rguer|lanche natural)(?:,? (?:d[aoe]|n[oa]|pr[oa]|pra) (?:${MEALS}))?),? (?:eu )?(?:montei|fiz|preparei)(?: el[ea])? com\\s*:?\\s*(?=\\d|uma? |dua?s |dois )`,
      "iu",
    ),
    ": ",
  ],
  // "omelete na janta, fiz com 2 ovos": of how many it is.
  [
    new RegExp(
      `(?<!\\p{L})(omelete|omelette)(?:,? (d[aoe]|n[oa]) (${MEALS}))?(?:,? (?:eu )?(?:fiz|feit[oa])(?: el[ea])?|,) (com (?:\\d|uma?|dois|tr[êe]s|quatro) (?:ovos?|claras?))(?!\\p{L})`,
      "giu",
    ),
    "$1 $4 $2 $3",
  ],
  // "fiz mingau hj cedo com 40 g de aveia e 200 ml de leite": when, before what it was made of.
  [
    /(?<!\p{L})((?:fiz|preparei|bati|comi|tomei|fizemos) (?:(?:uma?|1|meu|minha) )?(?:mingau|vitamina|panqueca|omelete|crepioca|shake|smoothie|salada|sopa|tapioca|p[ãa]o|sandu[íi]che)(?: d[eo] \p{L}{3,})?) ((?:hoje|hj)(?: (?:bem )?cedo| cedinho| de manh[ãa]| [àa] (?:tarde|noite))?|(?:bem )?cedo|cedinho|de manh[ãa](?: cedo)?|[àa] (?:tarde|noite)|agora(?: (?:h[áa] pouco|cedo|de manh[ãa]))?|agorinha) (?=com (?:\d|uma? |duas |dois |meia? ))/giu,
    "$2 $1 ",
  ],
  // "gente que correria hoje só consegui comer um sanduíche": called out, and nothing asked.
  [
    /(?<=^\s*(?:(?:gente|ai|nossa|oi|meu deus|menina|cara|eita|vixe|oxe),? )*)que (?:(?:correria|loucura|sufoco|calor|frio|canseira|sono|pregui[çc]a|cansa[çc]o)(?: (?:de )?(?:hoje|hj))?|(?:dia|semana|manh[ãa]|tarde|noite|vida|rotina)(?: (?:mais |t[ãa]o )?(?:corrid|louc|puxad|cansativ|dif[íi]ci|doid|maluc)\p{L}*)(?: (?:hoje|hj))?|dia (?:hoje|hj))(?: gente| viu)?[,.!]? (?=(?:eu )?(?:s[óo] )?(?:consegui|deu pra|deu tempo|comi|tomei|bebi|almocei|jantei|lanchei)(?!\p{L})[^?]*$)/iu,
    "",
  ],
  // "strogonoff na minha sogra uns 200g arroz 4 colheres": so much of what stands before the place.
  [
    /(?<=\p{L}{4,} (?:n[oa]|em|l[áa] n[oa]) (?:(?:minha|meu|casa da?(?: minha)?|casa do(?: meu)?|casa de) )?\p{L}{3,} (?:uns |umas |uma? )?\d{2,4} ?(?:g|gr|gramas?)) (?=(?!de |do |da |e |com |no |na )\p{L}{4,}(?: \p{L}{4,})? (?:\d{1,3}|uma?|duas|tr[êe]s) ?(?:colher|concha|fatia|peda[çc]o|unidade|punhado|escumadeira|pegador|g(?!\p{L})|gramas))/giu,
    ", ",
  ],
  // "caí em tentação no terminal: uma coxinha", "não resisti à tentação, comi dois": why, and no dish of that name.
  [
    /(?<!\p{L}|n[ãa]o |nem |quase )(?:eu )?(?:acabei (?:caindo|cedendo) |ca[ií](?: de (?:boca|novo|cabe[çc]a))? |cedi |sucumbi |n[ãa]o (?:aguentei|resisti) )(?:em|na|[àa]|numa) tenta[çc][ãa]o(?! de jansson)(?: (?:n[oa]s?|do|da|l[áa]) \p{L}{3,}(?: d[oae] \p{L}{3,})?)?(?:\s*[:,.;–—]+\s*| e )(?=[\p{L}\d])/giu,
    "",
  ],
  [
    /(?<!\p{L})a tenta[çc][ãa]o (?:me )?(?:venceu|ganhou|pegou|chamou|foi (?:grande|maior|mais forte|muita)|falou mais alto|bateu)(?: hoje| n[oa] \p{L}{3,})?(?:\s*[:,.;–—]+\s*| e )(?=[\p{L}\d])/giu,
    "",
  ],
  // "tive que comer uma banana", "mandei ver um açaí"
  [/(?<!\p{L})tive (?:que|de) comer(?!\p{L})/giu, "comi"],
  [/(?<!\p{L})tive (?:que|de) (?:tomar|beber)(?!\p{L})/giu, "tomei"],
  [/(?<!\p{L})mandei ver(?: n[oa]s?| em)?(?= (?:uma?|dois|duas|tr[êe]s|\d|n[oa]s?|num)(?!\p{L}))/giu, "comi"],
  // "refeição 3: arroz", "ref 2 arroz", "2a refeição do dia: ovos": which one of the day, and no count of what follows.
  [
    /(?<=^|[.;\n] ?|hoje |hj )(?:refei[çc][ãa]o|ref\.?) (?:n[º°.] ?)?\d{1,2}(?: do dia| de hoje)?(?:\s*[:,–—-]\s*|\s+)(?=\p{L}|\d+ ?(?:g|ml|\p{L}))/giu,
    "",
  ],
  [
    /(?<=^|[.;\n] ?|hoje |hj )\d{1,2} ?[aª]\.? refei[çc][ãa]o(?: do dia| de hoje)?\s*[:,–—-]\s*(?=[\p{L}\d])/giu,
    "",
  ],
  // "lanche 2: banana", "opção 3 - arroz", "dia 5 da dieta: ovos"
  [/(?<=^|[.;\n] ?|hoje |hj )(lanche|almo[çc]o|janta|jantar|ceia) [1-5](?=\s*(?::| [–—-] ))/giu, "$1"],
  [
    /(?<=^|[.;\n] ?|hoje |hj )(?:op[çc][ãa]o|card[áa]pio|prato|plant[ãa]o|semana|dia) \d{1,3}(?: d[aeo] (?:dieta|plano|desafio|projeto|card[áa]pio|reeduca[çc][ãa]o|protocolo|cutting|bulking)(?: \p{L}+)?)(?:\s*:| [–—-] )\s*(?=[\p{L}\d])|(?<=^|[.;\n] ?|hoje |hj )(?:op[çc][ãa]o|card[áa]pio|prato|plant[ãa]o|semana) \d{1,3}(?:\s*:| [–—-] )\s*(?=[\p{L}\d])/giu,
    "",
  ],
  // "resumo do dia que não anotei nada: café …", "não mandei nada hoje. café: …": told only now.
  [
    new RegExp(
      `^((?:(?!ontem|anteontem)[^.;:!?\\n\\d]){0,30}?)(?:q(?:ue)? |pq |porque )?(?:n[ãa]o|n|nem) (?:te )?${SENT} (?:quase )?nada(?: (?:hj|hoje|ainda|aqui))*\\s*(?:[.,;:!–—-]|\\p{Extended_Pictographic}\\uFE0F?)+\\s*(?=[\\p{L}\\d])`,
      "iu",
    ),
    "$1: ",
  ],
  [new RegExp(UNSENT, "giu"), "$2 no $1: "],
  // "café do hotel. 2 ovos e 1 pão": the meal.
  [
    /^([^.:;!?\n]{0,40}?(?<!\p{L}))(?<!(?:tomei|tomando|um|o|no|do|de) )caf[ée](?: da manh[ãa])? d[ao] (?:hotel|pousada|hostel|airbnb|resort|hospedagem)(?=\s*[.!\n]+\s*[\p{L}\d])/iu,
    "$1café da manhã",
  ],
  // "comida chinesa: yakisoba", "comida mineira no fogão a lenha: tutu, couve"
  [/^\s*comid(?:a|inha) \p{L}+(?: (?:[dn][aoe]s? )[^:.;,!?\n]{2,25})?\s*:\s*(?=\p{L}|\d)/iu, ""],
  // "salgado e refri na rodoviária: coxinha e guaraná": two general words, and what each was.
  [
    /(?<=^|[.;\n] ?|(?<!\p{L})(?:comi|peguei|pedi|foi) )(?:uma? )?(?:salgad(?:o|inho)s?|fruta|doce|sobremesa|petisco|comida|sandu[ií]che|sanduba) (?:e|\+|mais|com) (?:uma? )?(?:refri(?:gerante)?|bebida|suco|doce|sobremesa|fruta)(?: (?:[dn][aoe]s?|em) [^:.;,!?\n]{2,25})?\s*:\s*(?=[^.;:!?\n]{4,60}?(?: e |, ?| ?\+ ?| com )(?:\p{L}|\d))/giu,
    "",
  ],
  // "hoje é dia de maldade: big mac e batata"
  [
    /^\s*(hoje|hj|(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:[- ]feira)?) (?:[ée]|eh|foi) dia d[eo]? [^:.;,!?\n]{2,30}:\s*(?!comi |peguei |tomei )(?=\p{L}|\d)/iu,
    "",
  ],
  // "aqui é dia de cozido: mandioca, carne e pirão"
  [
    /^\s*(?:hoje |hj )?aqui (?:hoje |hj )?(?:[ée]|eh|foi) dia d[eo]? ([^:.;,!?\n]{2,30}):\s*(?=\p{L}|\d)/iu,
    "comi $1: ",
  ],
  // "minha mãe mandou marmita arroz, feijão e bife"
  [
    /^(?![\s\S]*n[ãa]o (?:comi|almocei|jantei|quis)(?!\p{L}))([^.;:!?\n]{0,20}?)(?<!\p{L})(?:a|o|minha|meu) \p{L}+ (?:me )?(?:mandou|trouxe|preparou|montou) (?:uma? |a |minha |meu |o )?(marmit\p{L}+|quentinha|almo[çc]o|janta|jantar)(?: (?:de|com))?[,:]? (?!pr[ao]s?(?!\p{L})|para|d[aeo]s? |n[ao]s? |ontem|hoje|amanh|e |mas )(?=\p{L}{3,}[^.;!?\n]* \p{L})/iu,
    "$1$2: ",
  ],
  // "trouxe marmita pro estágio: quinoa e legumes", "hoje trouxe de casa: cuscuz"
  [
    /^\s*(?:(?:hoje|hj) )?(?:eu )?trouxe (?:(?:a |minha )?(?:marmit\p{L}+|quentinha|comida|almo[çc]o)(?: de casa| (?:pr[ao]|para [ao]) \p{L}+)?|de casa)\s*:\s*(?=\p{L}|\d)/iu,
    "",
  ],
  // "marmita do almoço: arroz e feijão": the meal.
  [
    /^\s*(?:(?:a|o|minha|meu) )?(?:marmit\p{L}+|quentinha|prat(?:o|inho)|pf|comid(?:a|inha)|rango) d[ao] (almo[çc]o|jantar|janta|ceia)(?: de hoje)?\s*:\s*(?=\p{L}|\d)/iu,
    "$1: ",
  ],
  // "marmita da minha mãe: arroz e feijão": cooked by her.
  [
    /^\s*(marmit\p{L}+|quentinha|comidinha|comida) d[ao] (?:minha |meu )?(?:m[ãa]e|mainha|v[óo]|v[óo]v[óo]|sogra|esposa|mulher|marido|tia|pai)\s*:\s*(?=\p{L}|\d)/iu,
    "",
  ],
  // "suco verde, couve com limão, 300 ml": what is in it, as behind a colon.
  [
    /(?<!\p{L})(suco verde|suco detox|su(?:co|quinho) natural|smoothie|vitamina|suco misto)(?: q(?:ue)? [^,.;:!?\n]{3,30})?, (?=(?:de )?\p{L}{3,}(?:(?: com | e |, )\p{L}{3,}){1,4}, (?:(?:um|uns|1) )?(?:\d{2,4} ?ml|copos?|copão|garrafinha)\s*(?:$|[.;!?\n]))/giu,
    "$1: ",
  ],
  // "um pratão de salada, alface, pepino e tomate", "só salada hj. alface tomate e atum"
  [
    /(?<!\p{L})((?:um prat(?:o|ão) de )?salad(?:a|inha))(?: (?:hj|hoje|mesmo|msm|aqui))?[,.](?: sim,? eu(?: mesm[oa])?[.,!])? (?=(?:(?:folhas? de )?(?:alface|r[úu]cula|agri[ãa]o|acelga|repolho|couve|almeir[ãa]o|espinafre)|folhas?|(?:tomate|pepino|cenoura)(?=(?:, | e | )(?:tomate|alface|pepino|cenoura|r[úu]cula|cebola|repolho)))(?: \d{1,3} ?g)?(?:, | e | )\p{L}{3,})/giu,
    "$1: ",
  ],
  // "só fruta hj. banana e maçã", "só sanduíche hoje. pão e queijo": what it was.
  [
    /(?<=^\s*(?:(?:hoje|hj|comi|almocei|jantei|lanchei|foi),? )*(?:s[óo]|apenas) (?:uma? )?(?:frutas?(?! (?:com|e) )|sandu[íi]che|sanduba)) (?:(?:hj|hoje|mesmo|msm|aqui)\s*)?[.,]\s*(?=(?:\d|uma? )?(?:banana|ma[çc][ãa]|mam[ãa]o|manga|uva|laranja|mel[ãa]o|melancia|p[ãa]o)(?:, | e | com )\p{L}{3,})/iu,
    ": ",
  ],
  // "coffee break do congresso: mini quiche"
  [/^\s*(?:coffee|cofee|coffe) ?break(?: d[aeo] [^:.;,!?\n]{2,25})?\s*:\s*(?=\p{L}|\d)/iu, ""],
  // "a patroa me deu almoço arroz e bife"
  [
    /(?<!\p{L})(?:a|o|minha|meu) \p{L}+ me (?:deu|serviu) (almo[çc]o|janta|jantar|lanche)\s*[,:]?\s+(?=\p{L}{4,}|\d)/giu,
    "$1: ",
  ],
  // "minha sogra me fez um café: 2 pães"
  [
    /(?<!\p{L})(?:a|o|minha|meu) \p{L}+ me (?:deu|serviu|fez|preparou|trouxe) (?:um|uma|o|a) (almo[çc]o|jantar|janta|lanche|caf[ée](?: da manh[ãa])?)\s*:/giu,
    "$1:",
  ],
  // "chá com as colegas: 2 biscoitos", "fiz um lanchinho com 6 morangos": the meal.
  [
    /(?<=(?:^|[.!\n])\s*)(?:um )?(?:ch[áa]|cafezinho) com (?:as?|os?|minhas?|meus?|um[ao]s?) \p{L}+(?: [^:.;,!?\n]{2,30})?\s*:\s*(?=\p{L}|\d)/giu,
    "lanche: ",
  ],
  [
    /(?<!\p{L})(?:(?:fiz|fizemos|comi|tomei|foi) (?:s[óo] )?um lanchinho|fiz um lanche|um lanchinho)(?: (?:leve|r[áa]pido|saud[áa]vel|b[áa]sico|gostoso|refor[çc]ado))?(?: com |\s*[:,]\s*)(?=\p{L}|\d)/giu,
    "no lanche comi ",
  ],
  // "chá da tarde com as amigas, 3 fatias de torta", "no chá da igreja comi 2 empadas": when it was.
  [/(?<!\p{L})ch[áa] da tarde(?= com (?:as?|os?|minhas?|meus?) \p{L}+|\s*:)/giu, "lanche da tarde"],
  [
    /(?<!\p{L})(no|do) ch[áa] (?:d[aeo] (?:igreja|firma|empresa|escola|vizinha|comadre|beb[êe]|panela|cozinha|fraldas?|senhoras))(?!\p{L})/giu,
    "$1 lanche",
  ],
];

/** "cafe: … alm: … jant: …", "CM: … / A: … / J: …": the meals of a day in short. */
const SHORT_HEADS: readonly (readonly [said: string, meal: string])[] = [
  ["caf(?:[ée]|[ée] da manh[ãa])?|cm|cdm|c da m|desj(?:ejum)?|dj|c", "café da manhã"],
  ["alm(?:o|[çc]|o[çc]o|\\.)?|a", "almoço"],
  ["lan(?:che)?|lch|l", "lanche"],
  ["jant?(?:a|ar)?|jta|j", "jantar"],
];
const AT_HEAD = "(?<=(?:^|[.;:,/|\\n(!]|\\.\\.|\\p{Extended_Pictographic}\\uFE0F?)\\s*)";
const OF_DAY = new RegExp(`${AT_HEAD}(?:${SHORT_HEADS.map(([said]) => said).join("|")})\\.?\\s*[:=]`, "giu");

/** "vitamina:", and below it line by line what is in it. */
const MADE_OF =
  /((?:^|\n)[^\S\n]*(?:vitamina|shake|smoothie|omelete|sandu[ií]che|crepioca|panqueca|overnight|mingau|suco verde|wrap|bowl|poke|tapioca|salada)[^:\n]{0,20}):[^\S\n]*\n((?:[^:\n]+(?:\n(?!\n)|$))+)/giu;

/** The text with its meals written out where at least two of them head their food, and what a dish is made of in one line with it. */
export function withMealHeads(said: string): string {
  const text = said.replace(
    MADE_OF,
    (_, head: string, list: string) => `${head}: ${list.trim().split(/\n/).join(", ")}\n`,
  );
  const heads = new Set([...text.matchAll(OF_DAY)].map(([head]) => head.trim().toLowerCase().charAt(0)));
  if (heads.size < 2) return text;
  return SHORT_HEADS.reduce(
    (told, [said, meal]) =>
      told.replace(new RegExp(`${AT_HEAD}(?:${said})\\.?\\s*[:=]`, "giu"), `no ${meal} `),
    text,
  );
}
