import type { Turn } from "@/lib/portuguese/text/patterns/turn";

/** A food by up to four words, of which none begins another clause. */
const WORD =
  "(?!que |e |mas |com |porque |pq |a[íi] |ent[ãa]o |por |de (?:manh[ãa]|noite|ontem|hoje) )\\p{L}{2,}";
const NAME = `${WORD}(?: ${WORD}){0,3}`;
const THE = "(?:[oa]s?|ess[ea]s?|meus?|minhas?)";
const ENDS = "(?=\\s*(?:$|[.,;:!?\\n)]|\\p{Extended_Pictographic}|k{2,}|rs))";
/** Of what was told before, and why it was another: "foi requeijão, pq a manteiga acabou" is read as it is. */
const TOLD_FIRST =
  "^(?![^\\n]*(?<!\\p{L})(?:tir|apag|remov|exclu|risc)[aei])(?!\\s*(?:n[ãa]o|lembrei|esqueci|percebi|descobri|na verdade|era|eram|foi(?! de)|foram|errei|troc|tir|apag|us(?:ei|amos)|pus|coloquei|botei|ali[áa]s|corrig|o |a |os |as )(?:\\p{L}*))([^\\n]{2,200}?[\\p{L}\\d)])";
const WHY = "(?:porque|pq|pois|que|q|j[áa] que|visto que)";
const HAD =
  "(?:comi|tomei|bebi|chupei|almocei|jantei|lanchei|ataquei|belisquei|devorei|provei|mordi|peguei|detonei|fui de|foi de|fiquei com|fiquei n[oa])";

/** What stood in the way of it, for what reason another was had, and what was left, refused or blamed. */
export const REASON_OF_OTHER_TURNS: readonly Turn[] = [
  // "pão de forma porque o francês acabou", "na colher, que a casquinha machuca a gengiva"
  [
    new RegExp(
      `${TOLD_FIRST},? (?:${WHY}) (?:${THE}) ${NAME} (?:(?:j[áa]|t[áa]|tava|est[áa]|estava|s[óo]|me|sempre|tinha|havia|ontem) )*(?:acabou|acabaram|esgotou|esgotaram|acabado|esgotado|machucam?|faz(?:em)? mal|fez mal|fizeram mal|d[áa] (?:azia|gases|alergia|enjoo)|d[óo]i|mofou|mofaram|azedou|talhou|estragou|estragaram|venceu|vencid[oa]s?|estragad[oa]s?|mofad[oa]s?|azed[oa]|car[oa]s?|em falta|car[íi]ssim[oa])(?: (?!e |mas |comi|tomei)\\p{L}+){0,5}${ENDS}`,
      "iu",
    ),
    "$1",
  ],
  // "whey com água pq esqueci o leite"
  [
    new RegExp(
      `${TOLD_FIRST},? (?:porque|pq|pois|j[áa] que) (?:eu )?(?:esqueci|esqueceram|n[ãa]o (?:comprei|achei|tinha)|faltou|faltava|acabou|acabaram|esgotou)(?: de (?:comprar|levar|pegar|trazer|botar|p[ôo]r))? (?:${THE} )?${NAME}${ENDS}`,
      "iu",
    ),
    "$1",
  ],
  // "resisti ao pastel", "disse não pro bolo"
  [
    /(?<!\p{L}|n[ãa]o |n |nem |quase )(?:resisti|disse n[ãa]o|dei tchau|fugi|escapei|abri m[ãa]o|me livrei|passei longe|desviei) (?:a |[àa] |ao |aos |[àa]s |pr[oa]s? |para [oa]s? |d[oa]s? |de )(?=\p{L})(?!tenta[çc]|cheiro|vontade|comer|mais|dieta|casa|trabalho|rotina|regra|linha)/giu,
    "não comi ",
  ],
  // "larguei o refrigerante e tomei suco"
  [
    new RegExp(
      `(?<!\\p{L})(?:larguei|abandonei|dispensei|deixei de lado) (?:de vez )?([oa]s?) (${NAME}) (e|mas|pra|para|,) (?=(?:fui|comi|tomei|bebi|chupei|peguei|pedi|tomar|comer)(?!\\p{L}))`,
      "giu",
    ),
    "não comi $1 $2, ",
  ],
  // "ia ser salada mas acabei comendo um joelho", "era pra ser sopa, comi pizza"
  [
    new RegExp(
      `(?<!\\p{L}|n[ãa]o |nem |n )(?:ia ser|ia comer|ia de|era (?:pra|para) (?:ser|comer)|ia almo[çc]ar|ia jantar) (?:s[óo] )?(?:uma? |[oa]s? )?${NAME},? (?:mas|s[óo] que|por[ée]m|e|a[íi]) (?:eu |a[íi] |no fim )*(?=acabei|${HAD}|virou|foi )`,
      "giu",
    ),
    "",
  ],
  // "hoje não deu pra salada aí fui de coxinha"
  [
    new RegExp(
      `(?<!\\p{L})(?:n[ãa]o|n|nem) (?:deu|rolou|tinha como|foi poss[íi]vel|consegui)(?: tempo)? (?:pra|para|de|a|o|uma?)(?: (?:fazer|comer|preparar|cozinhar|comprar|pegar|ter))?(?: [oa]s?| uma?)? (?!almo[çc]|jant|caf[ée]|lanch|tomar|comer|beber|nada|mais|tudo|treinar|ir |sair|chegar|registrar|anotar|pesar|medir|hoje|agora|parar|resistir)${NAME}(?:,|,? a[íi]|,? ent[ãa]o|,? mas|,? e) (?:eu )?(?=fui de|fui n|comi|foi |mandei|ataquei|peguei)`,
      "giu",
    ),
    "",
  ],
  // "pedi pra tirar o bacon e comi a carbonara"
  [
    new RegExp(
      `(?<!\\p{L})(?:pedi|mandei|falei)(?: (?:pr[oa]|para [oa]|a[o]?) \\p{L}+)? (?:pra |para )?(?:tirar|tirarem|vir sem|n[ãa]o (?:p[ôo]r|botar|colocar)) (?:[oa]s? )?${NAME} e (?=${HAD})`,
      "giu",
    ),
    "",
  ],
  // "cheio de camarão, depois volto pro ovo": a plan.
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])[,;.]? (?:e |mas )?(?:depois|amanh[ãa]|segunda|logo) (?:eu )?(?:volto|voltamos|retorno) (?:pr[oa]s?|para [oa]s?|a[os]?|[àa]s?) ${NAME}${ENDS}`,
      "giu",
    ),
    "",
  ],
  // "pão com linguiça, antes da costela ficar no ponto"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)]),? (?:antes|esperando|enquanto)(?: d?[oae]s?)? (?!almo|jant|caf|lanch|ceia)${NAME} (?:n[ãa]o )?(?:ficar|ficava|fica|sair|sa[íi]a|chegar|chegava|assar|assava|cozinhar|esfriar|vir|aprontar)(?: (?:n[oa] ponto|pront[oa]s?|bo[ma]s?))?${ENDS}`,
      "giu",
    ),
    "",
  ],
  // "pão puro, sem nem manteiga"
  [/(?<!\p{L})sem (?:nem|sequer) (?=(?!pensar|saber|ver|olhar|querer|um[a]? )\p{L}{3,})/giu, "sem "],
  // "comprei pão de alho pro churrasco e já comi um"
  [
    /((?<!\p{L})(?:comprei|trouxe|levei|fiz|compramos|fizeram)(?: (?!pr[oa] |para )[\p{L}\d]+){1,5}) (?:pr[oa]|para [oa]) (?:churrasc\p{L}*|festa|natal|anivers[áa]rio|visita)(?= e (?:j[áa] )?)/giu,
    "$1",
  ],
  // "subiu, culpa do churrasco", "castigo pela leitoa de domingo"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])(?:,|\\.| -)? (?:(?:subiu|aumentou|engordei|e|[ée]|eh|foi|tudo) )*(?:culpa|castigo|penit[êe]ncia|efeito|reflexo|resultado|consequ[êe]ncia) (?:d[oae]s?|pel[oa]s?) (?!sono|dia|semana)${NAME}(?: de (?:ontem|domingo|s[áa]bado|sexta|segunda|anteontem))?${ENDS}`,
      "giu",
    ),
    "",
  ],
  // "84 kg, foi a maniçoba, não fui eu"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])[,.:]? (?:a culpa )?foi (?:[oa]s?) ${NAME},? n[ãa]o (?:fui )?eu(?!\\p{L})`,
      "giu",
    ),
    "",
  ],
  // "comi o peixe todo mas deixei o pirão, que estava frio"
  [
    new RegExp(
      `((?<!\\p{L})${HAD} [^.;!?\\n]{2,60}?)(?:,? e|,|,? mas|,? s[óo] que) (?:eu )?deixei (?:tod[oa] )?([oa]s?) (?!metade|resto|dia|peso|caf[ée] da)(${NAME})(?: (?:l[áa]|no prato|de lado|quiet[oa]))?(?:, (?:que|pq|porque) (?:estava|tava|t[áa]|est[áa]|veio|era) [^.,;!?\\n]{2,25})?${ENDS}`,
      "giu",
    ),
    "$1, não comi $2 $3",
  ],
  // "…, dei o pão pras galinhas"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])(?:,? e|,|,? mas) (?:dei|joguei|dividi|distribu[íi]) ([oa]s?) (${NAME}) (?:pr[oa]s?|para [oa]s?|com [oa]s?) (?:galinhas?|cachorr\\p{L}+|gat\\p{L}+|porcos?|passarinhos?|patos?|peixes?|pombos?|vira-latas?|lixo)(?!\\p{L})`,
      "giu",
    ),
    ", não comi $1 $2",
  ],
  // "depois de três meses só no mingau"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)]),? (?:depois de|ap[óo]s|faz|h[áa]) (?:\\d{1,2}|um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|tantos) (?:dias?|semanas?|meses|m[êe]s|anos?) (?:s[óo] )?(?:n[oa]|de|[àa] base de|comendo|tomando|a) ${NAME}${ENDS}`,
      "giu",
    ),
    "",
  ],
  // "o médico proibiu carne vermelha então almocei frango"
  [
    new RegExp(
      `(?<!\\p{L})(?:[oa] )?(?:m[ée]dic[oa]|doutora?|dra?\\.?|nutri(?:cionista)?|cardio(?:logista)?|endocrino\\p{L}*|dentista|geriatra|esposa|mulher|patroa|filha) (?:me )?(?:proibiu|cortou|tirou|vetou|suspendeu|mandou (?:cortar|tirar|parar com))(?: (?:de comer|a minha|o meu|[oa]s?|meu|minha))? ${NAME}(?:,|,? e|,? ent[ãa]o|,? a[íi]) (?:ent[ãa]o |eu |a[íi] )*(?=${HAD})`,
      "giu",
    ),
    "",
  ],
  // "mordi uma pimenta achando que era tomate"
  [
    new RegExp(
      `((?<!\\p{L})${HAD} [^.;!?\\n]{2,40}?),? (?:achando|pensando|jurando|crente|certo|certa)(?: de)? que (?:era|eram|fosse|fossem) (?:uma? |[oa]s? )?${NAME}${ENDS}`,
      "giu",
    ),
    "$1",
  ],
  // "rapadura, substituindo o pré-treino"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)]),? (?:substituindo|pra substituir|para substituir|em substitui[çc][ãa]o (?:a[o]?|[àa])|fazendo as vezes d[oae]) (?:[oa]s? |meus? |minhas? )?(?:pr[ée][- ]treino|p[óo]s[- ]treino|${NAME})${ENDS}`,
      "giu",
    ),
    "",
  ],
  // "troquei a bolacha recheada por um kiwi, comi com casca"
  [
    new RegExp(
      `(?<!\\p{L})troquei (?:[oa]s?|meus?|minhas?) ${NAME} por (?=(?:uma?|dois|duas|\\d) [^.;!?\\n]{3,30},? (?:e )?(?:comi|tomei|chupei) com )`,
      "giu",
    ),
    "comi ",
  ],
];
