import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const ENDS = "(?=\\s*(?:$|[.,;:!?\\n)]|\\p{Extended_Pictographic}|k{2,}|rs))";
const SOME_HOURS =
  "(?:umas? |quase |mais de )?(?:\\d{1,2}|uma|duas|tr[êe]s|quatro|cinco|seis|oito|dez|doze)(?: ?h(?:oras?|rs?|s)?(?:\\d{2}| e meia| e pouco)?)";
const LONG =
  "(?:parad[oa]s?|em p[ée]|seguid[oa]s?|(?:sem comer|direto|esperando|dirigindo|rodando|na estrada|na fila|no tr[âa]nsito)|de (?:fila|conversa|espera|viagem|estrada|atraso|voo|aula|reuni[ãa]o|tr[âa]nsito|show|caminhada|jejum|sono|consulta))";

/** By what of the day a meal is called, and lengths of time, which are no hour of the clock. */
export const WHEN_TURNS: readonly Turn[] = [
  // "na madruga"
  [/(?<!\p{L})madruga(?!\p{L})/giu, "madrugada"],
  // "comecei o dia com 2 tangerinas", "abri o dia com aipim"
  [
    /(?<!\p{L})(?:comecei|come[çc]o|come[çc]ando|abri|abrindo|iniciei|iniciando|inaugurei) (?:bem )?(?:o|meu|o meu) dia (?:bem )?(?:com|comendo|tomando|a base de|na base de|no|na|de) /giu,
    "no café da manhã comi ",
  ],
  // "fechei o dia com pizza", "pra fechar o dia um chá"
  [
    /(?<!\p{L})(?:fechei|fechando|encerrei|encerrando|terminei|finalizei|(?:pra|para) (?:fechar|encerrar|terminar|finalizar)) (?:bem )?(?:o|meu|o meu|a) (?:dia|noite)(?: com| comendo| tomando|:|,)? (?=(?:uma?|\d|dois|duas|ch[áa]|leite|sopa|pizza|[\p{L}]{4,}))/giu,
    "à noite comi ",
  ],
  // "o café hoje foi de vitamina", "garanti o café com 1 pão", "esqueci de registrar o café: comi tapioca"
  [
    /(?<=^|[.,;!\n] ?|registrar |anotar )(?:o )?(?:meu )?caf[ée] (?:(?:de )?(?:hj|hoje) foi (?:de )?|foi de )(?=(?!com |sem |preto|puro|amargo|forte|coado|frio)\p{L})/giu,
    "no café da manhã comi ",
  ],
  [
    /(?<!\p{L})(?:garanti|resolvi|salvei|fiz) (?:o|meu|o meu) caf[ée] com (?!leite|a[çc][úu]car|ado[çc]ante)/giu,
    "no café da manhã comi ",
  ],
  [/((?<!\p{L})(?:registrar|anotar|marcar|lan[çc]ar) o caf[ée])(?=\s*[:,] )/giu, "$1 da manhã"],
  // "duas horas de conversa", "1h40 parado", "depois de 12h em pé", "parado 2 horas"
  [
    new RegExp(
      `(?:(?<=[\\p{L}\\d),])|(?<!\\p{L}))(?:,? (?:com|depois de|ap[óo]s|por|durante))?,? ?(?<!\\d|[àa]s )${SOME_HOURS} ${LONG}(?!\\p{L})`,
      "giu",
    ),
    " ",
  ],
  [
    new RegExp(
      `((?<!\\p{L})(?:parad[oa]s?|atrasou|atrasad[oa]|esper(?:ei|ando|amos)|rod(?:ei|ando)|dirigi(?:ndo)?|demorou|levou|plant[ãa]o de|viagem de|fila de|estrada de|jejum de)) (?:por |de |h[áa] )?${SOME_HOURS}(?!\\p{L}|\\d)`,
      "giu",
    ),
    "$1",
  ],
  // "quem chega cedo consegue": a saying.
  [
    /(?<!\p{L})quem (?:chega|acorda|madruga|vem|levanta) cedo \p{L}+(?: \p{L}+)?(?=\s*(?:$|[.,;!?\n)]|\p{Extended_Pictographic}|k{2,}))/giu,
    "",
  ],
  // "a quentinha de ontem", "costela de ontem esquentada": it was had today.
  [
    /((?<!\p{L})(?:quentinha|marmita|marmitex|comida|comidinha|sobras?|restos?|restinho|rest[ôo]|janta|jantar|almo[çc]o|churrasco)(?: \p{L}+)?) d[eo] (?:ontem|anteontem|domingo|s[áa]bado)(?= e (?:almocei|jantei|comi)| esquentad| requentad| fri[oa]| gelad)/giu,
    "$1",
  ],
  [
    /(?<=(?<!\p{L})(?!almo|jant|caf|lanch)\p{L}{4,}) de (?:ontem|anteontem|domingo|s[áa]bado),? (?=(?:re)?esquentad[oa]s?(?!\p{L})|requentad)/giu,
    " ",
  ],
  // "pq ontem foi rodízio", "depois do exagero de ontem", "culpa da farra de ontem": why.
  [
    new RegExp(
      `(?<=[\\p{L}\\d)]),? (?:porque|pq|pois|que|j[áa] que) (?:ontem|anteontem|domingo|s[áa]bado) (?:foi|teve|eu (?:exagerei|abusei|jaquei|comi|bebi)|exagerei|abusei|jaquei|rolou|deu|tinha)(?: (?!e |mas |hoje |hj )[\\p{L}-]+){0,4}${ENDS}`,
      "giu",
    ),
    "",
  ],
  [
    /(?<!\p{L})((?:depois|ap[óo]s|por causa|por conta|pra curar|para curar|pra compensar|para compensar|culpa|recuperando|sofrendo|castigo|ressaca)(?: d?[oae]s?| pel[oa])? (?:exager\p{L}*|farra|festa|festinha|ressaca|bebedeira|porre|balada|bagun[çc]a|jaca|orgia|comilan[çc]a|abusos?|churras\p{L}*|rod[íi]zio|carnaval|casamento|plant[ãa]o|treino)) (?:de|do) (?:ontem|anteontem|domingo|s[áa]bado|sexta)(?!\p{L})/giu,
    "$1",
  ],
  // "mas o lanche 10/10": a grade.
  [
    /(?<=\p{L}) (?:nota )?(?:10|9|8|7|11|1000?) ?\/ ?(?:10|1000?)(?=\s*(?:$|[.,;!?\n)]|k{2,}|\p{Extended_Pictographic}))/giu,
    "",
  ],
  // "já faz três dias da extração", "vegana há 12 dias", "virose dia 2"
  [
    /,? (?:j[áa] )?(?:faz|tem|fazem|faz uns) (?:\d{1,2}|um|dois|tr[êe]s|quatro|cinco|seis|sete) (?:dias?|semanas?) d[aeo] (?:extra[çc][ãa]o|cirurgia|opera[çc][ãa]o|parto|ces[áa]rea|alta|gripe|virose|dieta|acidente|tombo|viagem|vacina|consulta)(?: [^.,;!?\n]{2,30})?/giu,
    "",
  ],
  [
    /((?<!\p{L})(?:vegan[oa]|vegetarian[oa]|gr[áa]vida|s[óo]bri[oa]|gripad[oa]|resfriad[oa]|doente|casad[oa]s?|aposentad[oa]|sem (?:fumar|beber|carne|a[çc][úu]car|gl[úu]ten)|de (?:dieta|regime|f[ée]rias|atestado))) (?:h[áa]|faz|tem) (?:uns |mais de )?\d{1,3} (?:dias?|semanas?|meses|m[êe]s|anos?)(?!\p{L})/giu,
    "$1",
  ],
  [
    /((?<!\p{L})(?:virose|gripe|dengue|covid|jejum|dieta|detox|desafio|atestado|resfriado|repouso|quarentena)),? dia \d{1,2}(?=\s*(?:$|[.,;!?\n)]|\p{Extended_Pictographic}))/giu,
    "$1",
  ],
  // "e eu jurando dieta na segunda", "segunda-feira da culpa"
  [
    /((?<!\p{L})(?:jur(?:ando|ei|o)|promet(?:endo|i|o)|come[çc](?:ando|o|ar)) (?:a |uma |que )?(?:dieta|regime|academia|vida nova)) (?:n[ao] |pr[ao] )?(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:[- ]feira)?(?!\p{L})/giu,
    "$1",
  ],
  [
    /(?<!\p{L}) d?[ae] (?:segunda|ter[çc]a|quarta|quinta|sexta)(?:[- ]feira)? d[aoe] (?:culpa|remorso|arrependimento|pregui[çc]a|pobre|ressaca|vergonha|p[ée]ssimo|dieta)(?!\p{L})/giu,
    "",
  ],
];
