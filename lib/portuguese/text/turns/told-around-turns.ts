import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { CHATTED_TURNS } from "@/lib/portuguese/text/turns/chatted-turns";

const END = "(?=\\s*(?:$|[.!?;\\n]))";
export const COUNT = "\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis";
const MEAL =
  "(?:caf[ée](?: da manh[ãa])?|almo[çc]o|jantar?|janta|lanche(?: da (?:manh[ãa]|tarde))?|ceia|merenda)";
const ADVISER =
  "(?:[oa] |minha |meu )?(?:m[ée]dic[oa]|doutora?|dout[oô]r|dra?|nutri(?:cionista)?|cardiologista|enfermeira|moça do posto|tv|televis[ãa]o|internet|povo|pessoal)";
const SEASONING = "(?:sal|[óo]leo|azeite|banha|gordura|a[çc][úu]car|temperos?|alho|ervas)";
const ALWAYS = `(?:(?:bem |muito |s[óo] )?(?:(?:um )?pouco|pouqu[íi]ssimo|menos|quase nada de|um fio de|nada de) )?${SEASONING}`;

/** Of no fat and no allergen. */
const HERB =
  "(?:alho|lim[ãa]o|cheiro[- ]verde|sal|cebola|cebolinha|salsinha|salsa|coentro|pimenta|pimentinha|or[ée]gano|louro|a[çc]afr[ãa]o|c[úu]rcuma|colorau|ervas?(?: finas)?|vinagre|p[áa]prica|cominho|alecrim|manjeric[ãa]o|hortel[ãa]|gengibre|urucum)";
const HERBS = `${HERB}(?:(?:,| e|, e) (?:um pouco de |s[óo] )?${HERB}){0,6}`;
const PRAISED =
  "(?:(?:muito|bem|t[ãa]o|meio|super) )?(?:natural|caipiras?|org[âa]nic[oa]s?|fresc[oa]s?|fraquinh[oa]s?|fortinh[oa]s?|quentinh[oa]s?|geladinh[oa]s?|fresquinh[oa]s?|docinh[oa]s?|bo[ma]s?|del[íi]cia|uma del[íi]cia|delicios[oa]s?|maravilhos[oa]s?|divin[oa]s?|perfeit[oa]s?|gostos[oa]s?|no ponto|caseir[oa]s?)(?: demais| mesmo| que s[óo])?";
const HELPS =
  "(?:ajudam?|[ée] (?:muito |bem )?bo[ma]s?|s[ãa]o bo[na]s|faz(?:em)? (?:muito )?bem|baixam?|abaixam?|controlam?|segura[m]?|previnem?|limpam?|sustentam?|solta[m]?)";
const SPREAD = "manteiga|margarina|requeij[ãa]o|geleia|mel|azeite|maionese|cream cheese|doce de leite|nata";
const HAD_IT = "(?<!\\p{L})(?:comi|tomei|almocei|jantei|lanchei|provei|experimentei)(?!\\p{L})";
/** Before what is told, and asked nowhere. */
const ONCE = "^(?![^\\n]*\\?)((?:(?:a[íi]|e|hoje|hj|ent[ãa]o|depois|ontem|ah|bom),? )*)";
const HAD_SO =
  "(?:(?:eu |j[áa] |s[óo] )*(?:comi|tomei|bebi|mandei|belisquei) )?(?:s[óo] )?(?:\\d|(?:uma?|uns|umas|dois|duas|tr[êe]s|mei[oa]) )";
export const NOT_HAD =
  "(?:n[ãa]o|nem) (?:peguei|comi|quis|tomei|bebi|aceitei|toquei|provei|encostei|cheguei perto|botei|coloquei|pus|usei|me servi|servi)(?: nel[ea]s?| n[ãa]o| dessa vez| hoje| nada| disso)?";

/** "pediu a receita", "passei a receita" */
const HANDED_ON =
  "(?:pediu|pediram|pedindo|pede|quer|querem|queria|quis|quiseram|passei|passou|mandei|mandou|dei|deu|ensinei|ensinou|anotou|copiou|perguntou|perguntaram|elogiou)(?: (?:me|logo|at[ée]))? (?:a |at[ée] a |essa |minha |pela )?receita";
const OF_DISH =
  " d(?:[aeo]s?|ess[ea]|aquel[ea]) (?:(?:meu|minha) )?\\p{L}{3,}(?: d[eo] \\p{L}{3,}(?: com \\p{L}{3,})?)?";
const WHOM = "(?:(?:[oa]s?|minhas?|meus?) )?\\p{L}{2,}";
const TO_WHOM = `(?: (?:pr[ao]s?|para) ${WHOM})?`;

/** What talkative people say around what they had. */
export const TOLD_AROUND_TURNS: readonly Turn[] = [
  // "1 litro e meio de água foi o que bebi hoje, contei nas garrafinhas de 500": by what it was counted.
  [
    /(?<=(?:litros?|ml)(?!\p{L})[^;!?\n]{0,60}),? (?:eu )?(?:contei|medi|marquei|somei|contando|medindo) (?:tudo )?(?:n[oa]s?|pel[oa]s?|com [oa]s?) (?:minhas? |meus? )?(?:garraf|copo|squeeze|jarra|caneca)\p{L}*(?: (?:de|com) \d+(?:[.,]\d+)? ?(?:ml|l|litros?)?)?(?=\s*(?:$|[.,;!\n]))/giu,
    "",
  ],
  // "o pirão tava um sal só": how it tasted, and no salt.
  [
    /(?<=(?<!\p{L})(?:tava|estava|tavam|estavam|era|eram|veio|ficou|t[áa]) )(?:(?:um|uma) (?:sal|[óo]leo|gordura|gelo|pimenta|banha|a[çc][úu]car|mel|vinagre) s[óo]|(?:s[óo] |pur[oa] |s[óo] o )(?:sal|[óo]leo|gordura|gelo|pimenta|banha|vinagre))(?=\s*(?:$|[.,;!\n]| e | que | a[íi] | ent[ãa]o ))/giu,
    "muito salgado",
  ],
  // "overnight que comi agora: 40 g de aveia, 1 banana": what was in it.
  [
    /(?<=(?:^|[.!\n] ?)(?:(?:o|um|meu) )?\p{L}{4,}(?: \p{L}+){0,2}?) que (?:eu )?(?:comi|tomei|fiz|bebi)(?: (?:agora|hoje|h[áa] pouco|de manh[ãa]|cedo))?(?=: ?(?:\d|uma? |mei[oa] ))/giu,
    "",
  ],
  // "galinha caipira coxa e sobrecoxa": these parts of it.
  [
    /(?<!\p{L})(galinha caipira|galinha|frango(?: caipira| assado| frito| ensopado| cozido)?),? (?:(?:a |uma |1 )?coxa) e (?:(?:a |uma |1 )?sobrecoxa)(?!\p{L})/giu,
    "1 coxa e 1 sobrecoxa de $1",
  ],
  ...CHATTED_TURNS,
  // "quando acordei tomei um leite", "quando saí do trampo uma coxinha": told, and not asked.
  [
    new RegExp(
      `${ONCE}(?:quando|qdo|qnd|assim que|logo que) (?:eu )?(?=(?:acordei|levantei),? ${HAD_SO})`,
      "iu",
    ),
    "$1",
  ],
  [
    new RegExp(
      `${ONCE}(?:quando|qdo|qnd) (?:eu )?(?:cheguei|sa[íi]|voltei|sentei|parei|entrei|passei|fui|vim)(?: (?:d|n|pr|pel)[oa]s?| de| em| pra| para| l[áa]| (?:trabalho|servi[çc]o|trampo|casa|academia|treino|escola|faculdade|facul|aula|rua|igreja|culto|missa|mercado|m[ée]dico|banco|shopping|viagem)){0,4},? (?=${HAD_SO})`,
      "iu",
    ),
    "$1",
  ],
  // "Estava uma delícia; a receita é da Palmirinha", "bife, receita da Rita Lobo": whose it is.
  [
    new RegExp(
      `(?<=${HAD_IT}[^\\n]*)[,.;!]+ (?:(?:e|que|ali[áa]s|olha),? )*(?:(?:[ée]|foi|peguei|segui|fiz|usei|achei|vi) )?(?:pel)?(?:[oa] |uma |essa |minha )?receita (?:(?:é|eh|era|veio|foi|peguei|vi|achei|aprendi) )?(?:(?:d[aeo]s?|n[oa]|pel[oa]|num|numa) (?!(?:bolo|p[ãa]o|sopa|torta)(?!\\p{L}))(?:\\p{L}+ ?){1,5}?)(?=\\s*(?:$|[,.;!\\n]))`,
      "iu",
    ),
    "",
  ],
  // "meia marmita porque tava pesada e duas laranjas": why it was no more.
  [
    new RegExp(
      `(?<=\\p{L}{3}),? (?:porque|pq|que|pois|j[áa] que) (?:ela |ele |el[ae]s )?(?:t[áa]va|estava|era|veio|vinha|tava vindo|[ée]|eram|tavam) (?:muito |mt |bem |meio |t[ãa]o )?(?:pesad|chei|grand|fort|enorm|gigant|exagerad|gordur|caprichad|reforçad)\\p{L}*(?: demais| mesmo)?(?= e (?:${COUNT}) )`,
      "iu",
    ),
    "",
  ],
  // "bife, salada de tomate, pouquinho": a little of the last.
  [
    /(?<=[,;:+\n] ?(?:\d{1,3} ?(?:g )?)?|(?<!\p{L})(?:e|com) )((?!comi|tomei|almocei|jantei|s[óo] |bem |mas |hoje |mais |muit|pouc|um |nada)\p{L}{4,}(?: (?:de|do|da|com) \p{L}{3,}){0,2})(?:,| -| \() ?(?:(?:s[óo]|mas|foi|bem) )*(?:um )?(?:pou(?:co|quinho|quinha|qu[íi]ssimo)|tiquinho|tantinho)(?: s[óo]| mesmo| de nada)?\)?(?=\s*(?:$|[.;!\n,]))(?!,? (?:de|d[oa]s?) )/giu,
    "um pouquinho de $1",
  ],
  // "e a vizinha pediu a receita do bolo", "minha mãe pediu a receita da sopa": words, and no soup.
  [
    new RegExp(
      `(?<=(?:\\p{L}|\\d)(?: ?k{2,}| ?rs+)?)(?:[,.;!]+ (?:(?:e|que|at[ée]) )*|(?: e| que) )(?:(?:[oa]s?|minhas?|meus?|todo) )?(?!eu |que )\\p{L}{2,} (?:at[ée] )?${HANDED_ON}(?:${OF_DISH})?${TO_WHOM}(?=\\s*(?:$|[.,;!\\n]|k{2,}|rs+))`,
      "giu",
    ),
    "",
  ],
  [new RegExp(`(?<!\\p{L})(${HANDED_ON})${OF_DISH}${TO_WHOM}`, "giu"), "$1"],
  [new RegExp(`(?<!\\p{L})(${HANDED_ON}) (?:pr[ao]s?|para) ${WHOM}`, "giu"), "$1"],
  // "A receita leva três ovos", "ela faz com creme de leite": what it is made of, whoever makes it.
  [
    new RegExp(
      `(?<=${HAD_IT}[^\\n]*[,.;!(] ?)(?:(?:e|que|olha),? )*(?:(?:n?[ao] |n?essa |minha )?(?:receita|massa|recheio|caldo|molho|preparo)(?: del[ea]| d[ao] \\p{L}+)? (?:leva|vai|tem)|(?:el[ea]|(?:a |o |minha |meu )\\p{L}{2,}) (?:faz|p[õo]e|bota|coloca|usa) (?:com )?) ?(?=(?:\\d|uma? |dois |duas |tr[êe]s |quatro |mei[oa] |\\p{L}{3,}))`,
      "iu",
    ),
    "leva ",
  ],
  // "…um copo de suco. Pelo menos o suco era natural": how good it was, and no second one.
  [
    new RegExp(
      `(?<=\\p{L})[.!?…]+ (?:(?:pelo menos|ainda bem que|e|mas|ai|nossa),? )*[oa]s? (\\p{L}{4,}) (?:era|tava|estava|ficou|veio|eram|tavam|estavam) ${PRAISED}(?:, (?:k{2,}|viu|n[ée]|rs)\\p{L}*)?(?<=(?<!\\p{L})\\1(?!\\p{L})[^\\n]{0,200}[.!?…] [^\\n]{0,30}\\1 [^\\n]{0,60})${END}`,
      "giu",
    ),
    "",
  ],
  // "fiz sopa pra janta. Tomei um prato de sopa de mandioca": what was made was eaten, once.
  [
    new RegExp(
      `(?:(?:eu |a[íi] )?(?:fiz|preparei|inventei)) (?:uma? |aquel[ea] )?(\\p{L}{4,}) (?:pra|para|pr[ao]|de|n[oa]) (?:[oa] )?(${MEAL})[.!]+ (?=(?:a[íi] |eu )?(?:tomei|comi|foi|foram|jantei|almocei) [^.!?\\n]{0,40}?(?<!\\p{L})\\1(?!\\p{L}))`,
      "iu",
    ),
    "no $2 ",
  ],
  // "Depois te falo do almoço, que eu ainda não almocei": told another time.
  [
    new RegExp(
      `(?<=\\p{L}[.!?,;]+ )(?:(?:e|mas|a[íi]|agora) )*(?:(?:depois|mais tarde|daqui a pouco|outra hora|amanh[ãa]|j[áa]) (?:eu )?(?:te |lhe )(?:falo|conto|mando|digo|passo|escrevo|aviso) (?:d[aoe]s?|[oa]s?) (?:resto|${MEAL})|(?:d?[oa]) ${MEAL} (?:eu )?(?:ainda )?(?:te |lhe )?(?:falo|conto|mando|digo) (?:depois|mais tarde|outra hora))(?:,? (?:que|porque|pq|pois) (?:eu )?(?:ainda )?n[ãa]o (?:almocei|jantei|lanchei|comi|fiz|sei|saiu|ficou pront[oa])(?: ainda| nada)?)?${END}`,
      "iu",
    ),
    "",
  ],
  // "pão com carne moída, 2 colheres de carne moída dentro do pão": what was in it, and how much.
  [
    /(?<!\p{L})(p[ãa]o(?: \p{L}+)?|tapioca|sandu[íi]che|cuscuz|beiju|pita) com ([^.,;!?\n\d]{3,30}), (?:(?:foi|foram|eram|usei|botei|pus) )?((?:\d{1,4}|uma?|duas|dois|tr[êe]s|mei[oa]) [^.,;!?\n]{0,30}?(?:de )?\2(?: \p{L}+)?) (?:l[áa] )?dentro(?: d(?:o p[ãa]o|el[ea]|a tapioca|o beiju))?/giu,
    "$1, $3",
  ],
  // "pão com manteiga (uma colher de chá)": so much of the butter.
  [
    new RegExp(
      `(?<!\\p{L})((?:p[ãa]o|p[ãa]es|torradas?|tapioca|cuscuz|beiju|biscoitos?)(?: \\p{L}+){0,2}?) com (${SPREAD}) \\(((?:\\d{1,3}|uma?|duas|mei[oa]) (?:colher|colheres|g|gramas|ponta)(?: [^()]{1,20})?)\\)`,
      "giu",
    ),
    "$1 com $3 de $2",
  ],
  // "chica doida, sabe, aquele creme de milho com linguiça e queijo?": what the dish is, and nothing beside it.
  [
    /(?<=\p{L}{4}),? (?:,|\()? ?(?:sabe|conhece|lembra|t[áa] ligad[oa])(?: qual)?,? (?:[ée] )?(?:aquel[ea]s?|tipo (?:um|uma)|um tipo de|uma esp[ée]cie de) (?![^?]*[.;\n])(?:(?<=chica doida[^?]*)|(?![^?]*(?:amend|castanh|nozes|avel|gergelim|leite|queijo|requeij|nata|creme|manteiga|ov[oa]s?|camar|peixe|marisco|soja|trigo|massa|p[ãa]o|coco)))[^?\d]{3,90}\?+/giu,
    ".",
  ],
  // "Tempero só alho, limão e cheiro-verde": no portion of each.
  [
    new RegExp(
      `(?<=[\\p{L}\\d)][.!;,\\n]+ ?)(?:e |de |no |o )?(?:tempero|temperinho|temperos)(?: (?:foi|foram|era|eram|usei|botei))?(?:,|:)? (?:s[óo]|apenas|somente|com|foi) (?:com |de |um |no )?(?![^.;!?\\n]*alho)${HERBS}${END}`,
      "iu",
    ),
    "",
  ],
  // "salada, só um limãozinho": a few drops.
  [
    /(?<=\p{L}{4}[^.!?\n]{0,40},? )(?:s[óo] |apenas |somente )(?:com )?(?:um |o )?lim[ãa]o?zinho(?: espremido| por cima| em cima)?(?=\s*(?:$|[.,;!?\n]))/giu,
    "",
  ],
  // "…e uma banana. A médica falou que aveia ajuda no colesterol, então tô firme": why, and nothing asked.
  [
    new RegExp(
      `(?<=[\\p{L}\\d)][.!;\\n]+ ?)(?:(?:porque|pq|que|e|j[áa] que) )?(?:${ADVISER} (?:me )?(?:falou|disse|diz|fala|explicou|garante|garantiu|jura)(?: (?:pra|para) mim)?|dizem|(?:eu )?(?:li|vi|ouvi)(?: (?:dizer|falar|por a[íi]|na tv))?) que (?:(?:comer|tomar|beber) )?(?:[oa]s? )?\\p{L}{3,}(?: (?!n[ãa]o)\\p{L}+){0,3} ${HELPS}(?![^.;!?\\n]*(?:alerg|intoler|proib|n[ãa]o posso))[^.;!?\\n\\d]{0,60}(?=\\s*(?:$|[.!;\\n]))`,
      "giu",
    ),
    "",
  ],
  // "…uma colher de farofa. Laranja tinha, mas não peguei"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)][.!;\\n]+ ?)(?:(?:e|at[ée]) )?(?!n[ãa]o)\\p{L}{3,}(?: (?:de )?\\p{L}{3,})? (?:(?:tamb[ée]m|tb|at[ée]) )?(?:tinha|teve)(?: (?:tamb[ée]m|tb|l[áa]))?,? (?:mas|s[óo] que|por[ée]m|e) (?:eu )?${NOT_HAD}${END}`,
      "giu",
    ),
    "",
  ],
  // "o cheiro de pão de queijo é uma covardia. Comi 3 pequenininhos": of what smelt so.
  [
    new RegExp(
      `(?:(?:ai|ah|hum+|nossa|que|esse|aquele|o|um),? )*cheir(?:o|inho)(?: bom| gostoso)? d[eoa] (p[ãa]o de queijo|(?!comida|caf[ée] da)\\p{L}{4,}(?: d[eo] \\p{L}{3,})?)(?: [^.;!?\\n\\d]{0,60})?[.!,]+ (?:(?:a[íi]|eu|n[ãa]o (?:resisti|aguentei)|e|acabei),? ?)*(?:[,.:!] )?(comi|peguei|belisquei|comendo) (${COUNT})( (?:fatias?|peda[çc]os?|pedacinhos?))?( pequen\\p{L}+| grand\\p{L}+)?(?= e |[,.;!]|\\s*$)`,
      "iu",
    ),
    "$2 $3$4 de $1$5",
  ],
  // "75 kg. Só que foi de roupa, então desconta um pouquinho": whatever one thinks of it.
  [
    /(?<=(?<!\p{L})\d{2,3}(?:[.,]\d{1,2})? ?(?:kg|quilos?)(?!\p{L})[^\n]{0,80}?),? (?:(?:ent[ãa]o|a[íi]|e|pode) )*descont(?:a|e|ar|o|ando) (?:um pou[cq]\p{L}*|uns? \p{L}+|a[íi]|isso|a roupa)(?: (?:a[íi]|na sua cabe[çc]a|da roupa|do sapato|n[ée]))*(?=\s*(?:$|[,.;!]))/iu,
    "",
  ],
  [
    /((?<!\d)(\d{2,3}(?:[.,]\d{1,2})?) ?(?:kg|quilos?)(?!\p{L})[^\n]{0,100}?),? (?:(?:mas|e|ent[ãa]o|a[íi]) )*(?:pode )?(?:anot|registr|bot|coloc)\p{L}+ (?:os |esses |o )?\2(?: ?kg| quilos)?(?: mesmo)?(?=\s*(?:$|[.!]))/iu,
    "$1",
  ],
  // "60 g. Sei que linguiça não é amiga da pressão, foi só um pedacinho": owned up to, and no more of it.
  [
    /(?<=\d ?(?:g|gr|gramas|ml)(?!\p{L})[^\n]{0,20}?[.!]+ ?)(?:eu )?(?:bem )?sei que [^.;!?\n\d]{3,60}(?=\s*(?:$|[.!;\n]))/giu,
    "",
  ],
  // "deu pra fazer tapioca. Usei 60 g de goma e recheei com 30 g de queijo": what was in it was eaten.
  [
    /(?:deu (?:pra|para) fazer|fiz|preparei|resolvi fazer) (?:uma? |minha |aquela )?(tapioca|crepioca|panqueca|omelete|vitamina|beiju|mingau)(?: (?:hoje|cedo|agora))?[.:!]+ (?:(?:nela|nele|pra ela|eu|a[íi]) )*(?:usei|coloquei|botei|pus|gastei|foi|foram) (?=\d)/giu,
    "comi ",
  ],
  [
    /(?<=comi \d{1,3} ?(?:g|gramas) de [^.;!?\n\d]{3,30}),? (?:e )?(?:recheei|enchi|cobri) com (?=\d)/giu,
    " e ",
  ],
  // "4 colheres de tropeiro e 1 laranja. O tropeiro fiz sem bacon, só com ovo e couve": how it was made.
  [
    /(?<!\p{L})(tropeiro|farofa|cuscuz|galinhada|arroz|feij[ãa]o)((?![^\n]*(?<!\p{L})\1[^\n]*\1)[^\n]{0,150}?)[.!] [oa] \1 (?:eu )?(?:fiz|[ée] feit[oa]|foi feit[oa]|era|tava) (sem \p{L}{3,})(?:,? (?:s[óo] )?com (?:ovos?|couve|cebola|alho|cheiro[- ]verde|cenoura|tomate)(?:(?:,| e) (?:ovos?|couve|cebola|alho|cheiro[- ]verde|cenoura|tomate)){0,3})?(?=\s*(?:$|[.!]))/iu,
    "$1 $3$2",
  ],
  // "…, e ainda descasquei abóbora pra amanhã": work, and no meal.
  [
    /(?<=\p{L})(?:[,.;!]+ ?(?:(?:e|a[íi]|tamb[ée]m|depois) )?| e )(?:ainda |j[áa] )?(?:descasquei|piquei|cortei|lavei|deixei (?:de molho|temperand?[oa]|temperad[oa]|picad[oa]|pront[oa]|descongelando)|adiantei|congelei|cozinhei|assei|temperei|escolhi|catei) [^.,;!?\n]{3,40} (?:pra|para|pro|pros|pras) (?:o |a |os |as )?(?:amanh[ãa]|semana|meninos|meninas|crian[çc]as|escola|merenda de amanh[ãa]|depois de amanh[ãa])(?=\s*(?:$|[,.;!\n]))/giu,
    "",
  ],
  // "queria tanto comer um pastel", "tava doida pra comer uma coxinha": a wish, however strong.
  [
    /(?<!\p{L})(queria|quero|qria) (?:(?:tanto|muito|demais|mesmo|tanto tanto|muito mesmo|tanto mesmo) )(?=(?:comer|tomar|beber|jantar|almo[çc]ar)(?!\p{L}))/giu,
    "$1 ",
  ],
  [
    /(?<!\p{L})(?:(?:t[ôo]|tava|estou|estava|fiquei) )(?:doid|louc|malu[cq]|sec|morrend)[ao] (?:pra|para|por|de vontade de) (?=(?:comer|tomar|beber)(?!\p{L}))/giu,
    "queria ",
  ],
  // "500 de água pra lavar a alma": what it was good for.
  [
    /(?<=\p{L}{3}),? (?:(?:s[óo] )?(?:pra|para)|que) (?:lav(?:ar|ou) a alma|mat(?:ar|ou) (?:a |minha )?(?:sede|fome)|molhar (?:o bico|a garganta)|refresc(?:ar|ou) (?:a alma|a goela|o corpo|a garganta)|forrar o est[ôo]mago)(?: mesmo| viu)?(?=\s*(?:$|[.,;!\n]| e ))/giu,
    "",
  ],
  // "compra do mercado feita ✅\n1kg de frango, 12 ovos": bought, and not eaten yet.
  [
    /^\s*(?:a |as )?(?:compra|compras|feira|compr[ãa]o|rancho)(?: d[oae] (?:m[êe]s|semana|mercado|supermercado|super|feira|sacol[ãa]o|a[çc]ougue|hortifruti|quinzena|dia|casa)){0,2} (?:feit[ao]s?|pront[ao]s?|conclu[íi]d[ao]s?|ok|em dia)\s*(?:[.,;:!\n–—-]|\p{Extended_Pictographic}|\uFE0F)+\s*(?=\d|uma? |dois |duas )/iu,
    "comprei: ",
  ],
  // "estou cozinhando 500 g de lentilha pros netos": on the fire, and for others.
  [
    /(?<=^|[.;!\n] ?)(?:eu )?(?:t[ôo]|estou) (?:aqui )?(?:cozinhando|fazendo|preparando|assando|fritando|grelhando|refogando)(?= [^.;!?\n]{3,60} (?:pr[oa]s?|para [oa]s?|pra|para) (?:(?:meus|minhas|meu|minha) )?(?:net[oa]s?|filh[oa]s?|crian[çc]as|fam[íi]lia|visitas?|pessoal|galera|turma|marido|esposa|mulher|convidad[oa]s)(?!\p{L}))(?![^\n]*(?<!\p{L})(?:comi|provei|belisquei|almocei|jantei)(?!\p{L}))/giu,
    "vou fazer",
  ],
  // "tô esquecendo de tomar água, me lembra às 14h?"
  [
    /^\s*(?:eu )?(?:(?:t[ôo]|estou|ando|vivo) (?:sempre )?esquecendo|(?:sempre )?esque[çc]o|sempre me esque[çc]o)(?: sempre)? de (tomar|beber) ([áa]gua)[,.;!]* (?:(?:voc[êe] |vc )?(?:pode|consegue|d[áa] pra) )?me lembrar?(?: disso)? (?=(?:[àa]s?|todo dia [àa]s) \d)/iu,
    "me lembra de $1 $2 ",
  ],
  // "a sopa que deixei pronta no domingo": when it was made is no day of eating.
  [
    /(?<=(?<!\p{L})(?:comi|jantei|almocei|tomei|esquentei|requentei) [^.;!?\n]{3,50}) que (?:eu |a gente |minha m[ãa]e )?(?:(?:tinha |havia )?(?:deixei|deixado|deixou|deixamos) (?:pront[oa]s?|congelad[oa]s?|feit[oa]s?|na geladeira|no freezer)|(?:fiz|fez|fizemos|preparei|cozinhei|congelei|assei)) (?:n[oa] )?(?:domingo|s[áa]bado|segunda|ter[çc]a|quarta|quinta|sexta|ontem|anteontem|fim de semana)(?:[- ]feira)?(?: (?:passad[oa]|[àa] noite|de manh[ãa]))?(?=\s*(?:$|[.,;!\n]))/giu,
    "",
  ],
  // "hoje saiu angu! 150g dele": of what was just named.
  [
    /(?<=^[^.,;:!?\n\d]{3,40})[!.]+ (?=(?:uns |umas )?\d{1,4} ?(?:g|gramas|ml|colheres|conchas|peda[çc]os|fatias) d(?:el[ea]s?|iss?o)(?!\p{L}))/iu,
    ", ",
  ],
  // "cozinho quase tudo com pouco sal", "lá em casa uso pouco óleo": how one always does, and nothing that was eaten.
  [
    new RegExp(
      `^\\s*(?:(?:eu|mas|e|aqui|l[áa] em casa|aqui em casa|sempre|geralmente|normalmente|costumo),? )*(?:(?:cozinho|cozinhar|tempero|temperar|fa[çc]o|preparo|preparar) (?:(?:quase )?(?:tudo|sempre)|(?:a|minha|toda a) comida|os? legumes|as carnes) (?:com|sem|n[oa]) ${ALWAYS}|(?:uso|usar|boto|coloco|como) (?:sempre )?(?:bem |muito )?(?:pouco|pouqu[íi]ssimo|menos|quase nada de) ${SEASONING}|costumo (?:cozinhar|temperar|usar) (?:com |sem )?${ALWAYS})(?: (?:em casa|aqui|mesmo|sempre|agora|n[ée]|viu|por causa d[ao] \\p{L}+))*\\s*[.!]*$`,
      "iu",
    ),
    "que bom",
  ],
  // "inhame e charque pra aguentar o tranco": what for, of what was had.
  [
    /(?<=\p{L}{3})(?<!(?<!\p{L})(?:o que|qual|quais|ideia|dica|algo|alguma coisa|sugest\p{L}+|serve|bo[ma]s?|preciso|precisava|tenho que)(?!\p{L})[^.;!?\n]{0,40}),? (?:s[óo] )?(?:p|pra|para|pr[ao]) (?:aguentar (?:o (?:tranco|batente|roj[ãa]o|dia|plant[ãa]o|servi[çc]o|trampo)|a (?:lida|tarde|jornada|manh[ãa]|correria))|segurar (?:a fome|as pontas|a onda|o tranco|o est[ôo]mago|a tarde|a manh[ãa])|dar (?:uma )?(?:sustan[çc]a|sustent[ao]|energia|for[çc]a|um g[áa]s|pique)|encarar (?:o (?:dia|servi[çc]o|batente|trampo)|a (?:lida|tarde|jornada))|enganar (?:a fome|o est[ôo]mago|a barriga)|tapear (?:a fome|o est[ôo]mago))(?: mesmo| viu| n[ée])?(?=\s*(?:$|[.,;!\n]| e ))/giu,
    "",
  ],
  // "larica da noite: 1 hambúrguer": a snack at night, and no dinner.
  [
    /^\s*((?:(?:e|hoje|hj|a|aquela|minha) )*)(?:larica|laricada|boquinha|beliscada|besteirinha|fominha) (?:d[ae] )?(?:noite|madrugada|fim de noite)(?: de hoje)?\s*(?::|foi|=) ?/iu,
    "$1lanche da noite: ",
  ],
];
