import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const COUNT =
  "(?:\\d{1,2}|uma?s?|uns|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|mei[oa]|metade|v[áa]ri[oa]s)";
/** What one falls into or throws oneself at, and no food. */
const NO_FOOD =
  "(?!(?:meio|p[ée]|quintal|rua|ch[ãa]o|escadas?|cal[çc]ada|real|buraco|cama|sof[áa]|sono|conversa|golpe|l[áa]bia|gandaia|risada|gargalhada|choro|piscina|praia|mar|rio|[áa]gua|vida|trabalho|treino|estrada|treta|farra|folia|pista|dan[çc]a|desespero|realidade|armadilha|pegadinha|rotina|tenta[çc][ãa]o|gula|erro|besteira|vala|lama|po[çc]a|fila|d[íi]vida|malha|conto|papo|fase|noite|banheiro|col(?:o|ch[ãa]o)|rede)(?!\\p{L}))";
const HAD = "(comi|tomei|bebi|matei|terminei|devorei|tracei|raspei|jantei|almocei)";
const ENDS = "(?=\\s*(?:$|[.,;!?\\n]))";

/** How one says by a figure of speech that it was eaten. */
export const ROUNDABOUT_TURNS: readonly Turn[] = [
  // "despachei 2 pamonhas", "bati um prato e meio", "dei fim a meio pacote"
  [
    new RegExp(
      `(?<!\\p{L})despachei (?=${COUNT} (?!client|pedid|encomend|pacient|malas?|process|e-?mail|caix|mercador))`,
      "giu",
    ),
    "comi ",
  ],
  [
    /(?<!\p{L})bati (?=(?:um|uma|dois|duas|tr[êe]s|\d|aquele|mei[oa]) ?(?:prat|pratad|marmit|pf|quentinh|cuia|tigel))/giu,
    "comi ",
  ],
  [
    new RegExp(
      `(?<!\\p{L})dei (?:um )?fim (?:a|em|n[oa]s?|d[oa]s?) (?=${COUNT} |\\p{L}{4,})(?!namor|casam|briga|relac|hist[óo]ria|assunto)`,
      "giu",
    ),
    "comi ",
  ],
  [
    /(?<!\p{L})ro[íi] (?!(?:\S+ )?(?:unhas?|dedos?|corda|caro[çc]os?|oss(?:o|inho)s?)(?!\p{L}))(?=\p{L}|\d)/giu,
    "comi ",
  ],
  [new RegExp(`(?<!\\p{L})encarei (?=${COUNT} pe[çc]as?(?!\\p{L}))`, "giu"), "comi sushi, "],
  // "caí na torta, uma fatia", "me joguei num x-bacon"
  [
    new RegExp(
      `(?<!\\p{L}|quase |n[ãa]o )(?:(?:caí|(?<=^|eu |hoje |hj |doce )cai)(?: de (?:boca|cabe[çc]a))?|me joguei|me atirei|me afundei) n(?:[oa]s?|um|uma) ${NO_FOOD}(?=\\p{L})(?!rod[íi]zio)`,
      "giu",
    ),
    "comi ",
  ],
  // "já tinha mandado 9 pães de queijo"
  [
    new RegExp(
      `(?:quando (?:eu )?(?:vi|percebi|notei|me dei conta),? (?:eu )?)?(?<!\\p{L})(?:j[áa] )?tinha (?:mandado|devorado|tra[çc]ado|detonado|matado|entornado) (?=${COUNT} )`,
      "giu",
    ),
    "comi ",
  ],
  // "matei a vontade de comer quindim", "matei a saudade de pamonha"
  [
    /(?<!\p{L})mat(?:ei|amos) (?:a |minha |as |minhas )?(?:vontade|saudades?|lombriga) d[eoa]s? (?:(?:comer|tomar|beber) )?(?=\p{L}{4})(?!casa|infância|inf[âa]ncia|voc|minha|meu|todo|gente|fam[íi]lia|terra)/giu,
    "comi ",
  ],
  // "larguei o garfo só quando acabou o baião", "larguei o garfo e fui na mão: costela"
  [
    /(?<!\p{L})(?:larguei|soltei) (?:o garfo|a colher|os? talher(?:es)?|a faca)(?: s[óo] quando acabou| e fui (?:na|de|com a) m[ãa]o(?: mesmo)?)\s*[:,–-]? /giu,
    "comi ",
  ],
  // "foi dois pedaço goela abaixo", "duas foram pro meu bucho", "um lanche inteiro goela abaixo"
  [
    new RegExp(
      `(?<!\\p{L})(?:foi|foram|l[áa] se foram|desceu|desceram|mandei) (${COUNT}(?: [^.,;!?\\n\\d]{3,40}?)?) (?:goela abaixo|pra dentro|pr[oa] (?:meu )?(?:bucho|pan[çc]a|barriga))(?!\\p{L})`,
      "giu",
    ),
    "comi $1",
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:e|mas|a[íi]),? )(${COUNT}) (?:foi|foram|vieram) (?:parar )?(?:pr[oa]|n[oa]) (?:meu |minha )?(?:bucho|barriga|pan[çc]a|bandulho)(?!\\p{L})`,
      "giu",
    ),
    "eu comi $1",
  ],
  [/ goela abaixo(?!\p{L})/giu, ""],
  // "ela me fez comer uma fatia"
  [
    /(?<!\p{L})me (?:fez|fizeram|obrigou a|obrigaram a|convenceu a|convenceram a|induziu a) (?:comer|provar|experimentar) (?=\p{L}|\d)/giu,
    "deu e eu comi ",
  ],
  [
    /(?<!\p{L})me (?:fez|fizeram|obrigou a|obrigaram a|convenceu a|convenceram a) (?:tomar|beber) (?=\p{L}|\d)/giu,
    "deu e eu tomei ",
  ],
  // "me ofereceu um café com biscoitinho, aceitei os dois"
  [
    /(?<!\p{L})me (?:ofereceu|ofereceram) (?![^.;!?\n]*(?<!\p{L})(?:n[ãa]o|nem|quase)(?!\p{L}))([^.,;!?\n]{3,60}?),? (?:e )?(?:eu )?aceitei(?: (?:os dois|as duas|tudo|sim|na hora|feliz))*(?=\s*(?:$|[.,;!\n]))/giu,
    "me deu e eu comi $1",
  ],
  // "nem ia comer mas a tia ofereceu né, 3 bolinhos"
  [
    /^(?:eu )?(?:nem|n[ãa]o) ia (?:comer|tomar|jantar|lanchar|beber)(?: nada)?,? mas [^.,;:!?\n\d]{3,40}?(?:ofereceu|insistiu|trouxe|serviu|mandou|chamou|deu)(?: n[ée]| tanto| e eu aceitei)?[,:;] ?/iu,
    "comi ",
  ],
  // "adivinha quem tomou", "eu que comi"
  [
    /(?<!\p{L})(?:e )?adivinh[ae] quem (?:comeu|matou|terminou|devorou|acabou comendo)(?!\p{L})/giu,
    "e eu comi",
  ],
  [/(?<!\p{L})(?:e )?adivinh[ae] quem (?:tomou|bebeu)(?!\p{L})/giu, "e eu comi"],
  // "aí eu comi os 3 que sobraram"
  [
    /(?<=(?:comi|tomei|matei|peguei) )[oa]s (\d{1,2}|dois|duas|tr[êe]s|quatro|cinco) (?:que |q )(?:sobraram|restaram|ficaram|sobrou|tinham sobrado)(?!\p{L})/giu,
    "$1",
  ],
  // "então fiquei com o arroz dele e comi ali"
  [
    /(?<!\p{L})(?:ent[ãa]o|a[íi]|da[íi]),? (?:eu )?fiquei com (?=(?:[oa]s? )[^.;!?\n]{3,60} e (?:eu )?comi(?!\p{L}))/giu,
    "eu comi ",
  ],
  // "sobrou metade do danone da Bia e eu tomei"
  [
    new RegExp(
      `^(?:(?:hoje|ontem|aqui|e),? )?(?:sobrou|sobraram) ([^.,;:!?\\n]{3,50}?)(?: d[aoe]s? (?:(?:minha|meu) \\p{L}+|\\p{Lu}\\p{L}+))? e (?:eu|a m[ãa]e aqui|fui eu que|quem) ${HAD}${ENDS}`,
      "u",
    ),
    "$2 $1",
  ],
  // "sobrou um bolinho da festa e foi no meu café da manhã"
  [
    /^(?:sobrou|sobraram) ([^.,;:!?\n]{3,50}?)(?: d[ao] (?:festa|anivers[áa]rio|jantar|ch[áa]))? e (?:foi|foram|virou|viraram) (?:(?:n?o|a|na) )?(?:meu |minha )?(caf[ée] da manh[ãa]|almo[çc]o|jantar|janta|lanche|caf[ée])(?!\p{L})/iu,
    "no $2 comi $1",
  ],
  // "fiz brigadeiro pra vender e comi 6"
  [
    /(?<=(?<!\p{L})(?:fiz|fizemos|assei|fritei) [^.,;!?\n]{3,30}) (?:pra|para) (?:vender|venda|encomenda|fora)(?=,? (?:e|mas) (?:eu )?(?:comi|provei|belisquei|mandei))/giu,
    "",
  ],
  // "fui provando, deve ter dado um prato de carne"
  [
    /(?<!\p{L})(?:fui|ia|vim|passei a (?:manh[ãa]|tarde) s[óo]) (?:provando|beliscando|petiscando)(?: de tudo| tudo| um pouco)?[,:;] (?:no fim |acho que )?(?:deve ter dado|deu|dá|foi|foram|deve dar) /giu,
    "comi ",
  ],
  // "conforme a nutricionista mandou"
  [
    /,? (?:conforme|como|do jeito que|igual) (?:a |o |minha |meu )?(?:nutri(?:cionista)?|m[ée]dic[oa]|dra?\.?|doutora?|endocrino|personal|dieta) (?:mandou|pediu|passou|falou|orientou|recomendou|receitou|indicou|ensinou)(?=\s*[:,.;!])/giu,
    "",
  ],
  // "sopa de legumes, ordem da dra"
  [
    /, (?:por )?(?:orde(?:m|ns)|recomenda[çc][ãa]o|orienta[çc][ãa]o|conselho|exig[êe]ncia|mando) d[aoe] (?:minha |meu )?(?:nutri(?:cionista)?|m[ée]dic[oa]|dra?\.?|doutora?|endocrino|cardiologista|personal|dentista)(?=\s*(?:$|[:,.;!]))/giu,
    "",
  ],
  // "caí na tentação do pudim, uma fatia"
  [
    /(?<!\p{L}|n[ãa]o |quase )(?:ca[íi] na|cedi [àa]|sucumbi [àa]) tenta[çc][ãa]o (?:d[oa]s? (?!vitrine|padaria|carne|gula|loja|feira|cantina|domingo|ifood|promo[çc]|geladeira)|de (?:comer|tomar) )(?=\p{L}{3})/giu,
    "comi ",
  ],
  // "cortei o pão, fui de cuscuz no lugar"
  [
    /(?<=^|[.;!\n] ?)(?:eu )?cortei [oa]s? (\p{L}{3,}),? (?:e |a[íi] )?(?=(?:fui de|comi|foi|tomei) [^.;!?\n]{3,60}no lugar)/giu,
    "",
  ],
  // "choveu, fomos colher morango": gathered, and no spoon.
  [
    /(?<!\p{L})(fomos|fui|vamos|hora de|dia de|p[ée] de|para|pra) colher (?=\p{L}{4})(?!d[eao] |ch[áa] )/giu,
    "$1 catar ",
  ],
  // "comi 2 coxinhas cara", "já, cara. agora …": somebody spoken to, and no yam ("cará"; "inhame e cara", "1 cara" are).
  [
    /(?<=[\p{L}\d])(?<!(?<!\p{L})(?:de|com|e|ou|mais|uma?|mei[oa]|\d|[oa]s?|d[oa]|n[oa]|pel[oa]|inhame|pur[êe]|minha|tua|sua|muit[oa]|mei[oa]|t[ãa]o|bem|mais|t[áa]|ficou|[ée]|foi|saiu|era)),?\s+cara(?=\s*(?:[.!?…\n]|,(?! (?:inhame|batata|mandioca|aipim|car[áa]))|$|k{2,}|rs))/giu,
    "",
  ],
  // "pô cara, tomei 500 ml"
  [
    /^((?:(?:p[ôo]|ah|oi|opa|eita|nossa|mano|fala|e a[íi]|bom dia|boa tarde|boa noite|ent[ãa]o|putz),? )+)cara,? (?=\p{L}{3,})(?!(?:cozid|com|de|assad|frit)\p{L}*(?!\p{L}))/iu,
    "$1",
  ],
  // "comecei o dia com 79,4 kg"
  [/(?<!\p{L})comecei o dia (?=com \d{2,3}(?:[.,]\d{1,2})? ?(?:kg|quilos)(?!\p{L}))/giu, "amanheci "],
  // "comprei tanta coisa: jambu, cupuaçu": stock.
  [
    /(?<!\p{L})comprei (?:tanta coisa|muita coisa|um monte de coisas?|v[áa]rias coisas|umas coisas|tudo isso)(?: (?:gostos[ao]s?|bo[ao]s?|l[áa]|na feira|no mercado))*\s*[:,]\s*(?=\p{L})(?!(?:comi|tomei|bebi)(?!\p{L}))/giu,
    "comprei ",
  ],
  // "2 latas de cerveja no mesmo churrasco": where it was.
  [
    /(?<=[\p{L}\d]) n[oa] mesm[oa] (?:churrasco|churras|rod[íi]zio|feijoada|festa|anivers[áa]rio|buffet|lanchonete|restaurante|bar|boteco)(?!\p{L})/giu,
    "",
  ],
];
