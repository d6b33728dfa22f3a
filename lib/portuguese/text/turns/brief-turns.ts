import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { FRUITS, LEAVES } from "@/lib/portuguese/text/turns/once-told-turns";

const NO = "(?:n[ãa]o|n)";
const MEAL =
  "almo[çc]o|jantar|janta|caf[ée] da manh[ãa]|caf[ée]|desjejum|lanche(?: da (?:manh[ãa]|tarde|noite))?|ceia|merenda";
const ML = "\\d{2,4} ?(?:ml|l|litros?)";
const LED = "(?:(?:ah|opa|ops|e|mas|errei|desculpa|na verdade|na vdd|na real),? )*";
const DRINK =
  "(?:sucos?|ch[áa]s?|mate|caf[ée]|refri\\p{L}*|coca|guaran[áa]|leite|cervejas?|vitamina|limonada|isot[ôo]nico|gatorade|kombucha|suquinho|ch[áa]-mate|refresco|vinho|[áa]gua de coco)(?!\\p{L})";
const KG = "\\d{2,3}[.,]\\d{1,2}";
const OOPS = "opa|ops|pera|perai|eita|ih|putz|quer dizer|digo|ali[áa]s|minto|calma";
const ENDS = "(?=\\s*(?:$|[.!;\\n]))";
const PLAN =
  "(?:o plano|meu plano|a ideia|a id[ée]ia|minha ideia|a programa[çc][ãa]o|a inten[çc][ãa]o|a previs[ãa]o|a pedida|o combinado|plano|ideia)(?: (?:de|da|do|pra|para) (?:hoje|hj)(?: (?:[àa]|de) (?:noite|tarde))?)?";
const WHEN = `(?:hoje|hj|amanh[ãa]|(?:[àa]|de|pra|para a|pela|da|hoje [àa]|hj [àa]) (?:noite|tarde)|mais tarde|(?:pr[oa]|para [oa]|n[oa]|d[oa]) (?:${MEAL}))`;
const SAME = "(?:a mesma coisa|a msm coisa|o mesmo|o msm|as mesmas coisas|a mesma comida|igual(?:zinho)?)";
const ALIKE = "(?:igual(?:zinh[oa])?|idêntic[oa]|identic[oa]|[oa] mesm[oa]|a mesma coisa)";
const PUT = "(?:registra|anota|lan[çc]a|coloca|bota|p[õo]e|copia|marca|salva)";
const AND_PUT = `(?:[,.;]? (?:e )?(?:pode |ent[ãa]o |a[íi] )*${PUT}(?:r)?(?: (?:tamb[ée]m|tbm|tb|l[áa]|pra mim|a[íi]|pra ontem|ele|ela|igual))*)?`;
const ALL = "(?:tod[oa]|inteir[oa]|complet[oa])";
const NOUN = "\\p{L}{3,}(?: d[eo] \\p{L}{3,})?";
const TO_MOVE = "(?:passa|passe|muda|mude|move|joga|transfere|manda|leva|bota|coloca|p[õo]e)";

/** What is named in general before its parts. */
const PARTS: readonly (readonly [head: string, own: string])[] = [
  ["saladinha|salada", LEAVES],
  ["frutinhas|frutas|salada de frutas", FRUITS],
  [
    "legumes|verduras|vegetais",
    `${LEAVES}|br[óo]colis|couve[- ]?flor|abobrinhas?|ab[óo]bora|chuchu|vagem|quiabo|berinjela|batatas?|mandioquinha|espinafre`,
  ],
];

const LITRES =
  "(?:\\d(?:[.,]\\d{1,2})? ?(?:l|lt|litros?)(?: e meio)?|(?:um|dois|tr[êe]s) litros?(?: e meio)?)(?!\\p{L})";
const VESSEL = "(?:garrafa|garrafinha|garrafona|squeeze|copo|cop[ãa]o|caneca|jarra)";
const VESSELS = "(?:garrafas?|garrafinhas?|squeezes?|copos?|copinhos?|canecas?|jarras?)";
const HALVES = `${VESSELS} de (?:500(?: ?ml)?|meio litro)`;
/** Litres, and the bottles or glasses that hold just so much. */
const SAME_SUMS: readonly (readonly [litres: string, bottles: string])[] = [
  ["(?:1|um) litro|1 ?l|1000 ?ml", `(?:2|duas|dois) ${HALVES}|(?:4|quatro) ${VESSELS} de 250(?: ?ml)?`],
  ["(?:1|um) litro e meio|1[.,]5 ?(?:l|litros?)|1500 ?ml", `(?:3|tr[êe]s) ${HALVES}`],
  ["(?:2|dois) litros|2 ?l|2000 ?ml", `(?:4|quatro) ${HALVES}|(?:8|oito) ${VESSELS} de 250(?: ?ml)?`],
  ["(?:3|tr[êe]s) litros|3 ?l|3000 ?ml", `(?:6|seis) ${HALVES}`],
];
/** What is noted down in few words, as into a notebook. */
export const BRIEF_TURNS: readonly Turn[] = [
  // "bebi 2 litros, contei 4 garrafas": of how many glasses they were.
  [
    new RegExp(
      `(?<=(?<!\\p{L})${LITRES}(?: de [áa]gua)?(?: (?:hoje|hj|at[ée] agora|ao todo|no total|j[áa]))*)(?:[,;:.(]|,? e)? ?\\(?(?:(?:eu )?(?:contei|contando|contados?|foram|deu|deram|d[áa]|ou seja|(?:isso |que )?(?:s[ãa]o|foram|d[áa]|deu)|totalizando|=)(?: (?:em|mais ou menos))?|(?<=[(:] ?)) ?(?:\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez) ${VESSELS}(?: de (?:[áa]gua|\\d{3}(?: ?ml)?|meio litro|1 litro)){0,2}\\)?(?=\\s*(?:$|[.;!\\n]))`,
      "giu",
    ),
    "",
  ],
  // "bebi 1 litro de água, 2 garrafas de 500 ml": the same, said twice.
  ...SAME_SUMS.map(
    ([litres, bottles]): Turn => [
      new RegExp(
        `(?<=(?<!\\p{L}|\\d[.,]?)(?:${litres})(?: de [áa]gua)?(?: (?:hoje|hj|ao todo|no total|j[áa]))*)(?:,| em| sendo|,? (?:tomei|bebi)) (?:${bottles})(?: de [áa]gua)?(?=\\s*(?:$|[.;!\\n]))`,
        "giu",
      ),
      "",
    ],
  ),
  // "bebi 4 garrafas de 500 ml, deu 2 litros": what they come to.
  [
    new RegExp(
      `(?<=(?:\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis) ${VESSELS}(?: de [áa]gua)? de (?:\\d{3}(?: ?ml)?|meio litro)(?: de [áa]gua)?(?: cada)?)(?:,? e|[,;:.])? (?:(?:(?:isso |que )?(?:deu|deram|d[áa]|dando|s[ãa]o)|ou seja|totalizando|somando|total(?: de)?|=) ${LITRES}|${LITRES} (?:no total|ao todo))(?: de [áa]gua)?(?: (?:no total|ao todo|j[áa]))*(?=\\s*(?:$|[.;!\\n]))`,
      "giu",
    ),
    "",
  ],
  // "garrafinha de 500 já foi": drunk, and of water.
  [
    new RegExp(
      `^(?:(?:ah|opa|e|oi|mais|pronto),? )*((?:[oa] |uma? |minha |meu |mais uma? |outr[oa] )?)(${VESSEL}) (?:de )?(\\d{3}(?: ?ml)?|(?:1|um|meio) litro)(?: de [áa]gua)? (?:j[áa] )?(?:foi|era|se foi)(?: (?:tod[oa]|inteir[oa]|embora|hoje|agora|toda))*\\s*[.!]*$`,
      "iu",
    ),
    "bebi 1 $2 de $3 de água",
  ],
  [
    new RegExp(
      `^(?:(?:ah|opa|e|oi|pronto),? )*(?:j[áa]|l[áa]) (?:se )?foi (?:mais )?(?:[oa]|uma?|minha|meu|outr[oa]) (${VESSEL}) de (\\d{3}(?: ?ml)?|(?:1|um|meio) litro)(?: de [áa]gua)?(?: (?:tod[oa]|inteir[oa]|hoje|agora))*\\s*[.!]*$`,
      "iu",
    ),
    "bebi 1 $1 de $2 de água",
  ],
  // "e salada, 50g de alface e 80g de tomate": what it was of.
  ...PARTS.map(
    ([head, own]): Turn => [
      new RegExp(
        `(?<=^|[.;,\\n] ?|(?<!\\p{L})(?:e|mais|com|teve) )(?:(?:a|uma|de|umas|uns) )?(?:${head})(?: (?:crua|mista|verde|simples|cozid[oa]s))?[,:] (?:com |de )?(?=\\d{1,4} ?(?:g|gr|gramas) (?:de )?(?:${own})(?!\\p{L})[^.;!?\\n]{0,30}?(?:,| e | com |\\+) ?(?:\\d{1,4} ?(?:g|gr|gramas)|uma?|\\d|mei[oa]) (?:de )?(?:${own})(?!\\p{L}))`,
        "giu",
      ),
      "",
    ],
  ),
  // "hj à noite o plano é só salada", "a ideia pra janta é omelete": not eaten yet.
  [
    new RegExp(
      `^((?:(?:e|mas|ent[ãa]o|agora),? )*(?:${WHEN},? )*)${PLAN} ((?:${WHEN} )*)(?:é|eh|seria|vai ser) (?:(?:comer|jantar|almo[çc]ar|tomar|fazer|lanchar) )?(?!que |muito |boa|bom|[oó]tim|n[ãa]o |sempre |o |gr[áa]ti|gratuit|pag[oa]|premium|mensal|anual|\\p{L}+[aei]r(?!\\p{L})|[\\d.,]+ ?(?:kcal|cal|calorias|kg|quilos?|l|litros?|ml)(?!\\p{L}))(?=\\p{L}|\\d)`,
      "iu",
    ),
    "$1$2vou comer ",
  ],
  // "Plano para o almoço: peixe e salada."
  [
    new RegExp(
      `^((?:(?:e|mas|ent[ãa]o|agora|oi|bom dia|boa tarde|boa noite)[,!]? )*(?:${WHEN},? )*)(?:(?:o |meu )?(?:planejamento|planejado|previsto)|${PLAN}) ((?:${WHEN} ?)+) ?[:=–-]+\\s*(?:(?:comer|jantar|almo[çc]ar|tomar|fazer|lanchar) )?(?!(?:eu )?(?:comi|almocei|jantei|tomei|bebi|lanchei)(?!\\p{L}))(?=\\p{L}|\\d)`,
      "iu",
    ),
    "$1$2 vou comer ",
  ],
  // "o plano era salada, acabei comendo pizza": it was not had.
  [
    new RegExp(
      `^(?:(?:e|mas|ah|hoje|hj),? )*${PLAN}(?: ${WHEN})* era (?:(?:comer|jantar|almo[çc]ar) )?[^.,;:!?\\n\\d]{3,30}?,? (?:(?:mas|s[óo] que|e|por[ée]m|a[íi]) )*(?=(?:eu )?(?:acabei|comi|almocei|jantei|fui de|tomei|foi) )`,
      "iu",
    ),
    "",
  ],
  // "hoje à noite tá planejado peixe"
  [
    new RegExp(
      `^((?:(?:e|mas),? )?${WHEN},? )(?:t[áa]|est[áa]|t[ôo]|estou|tenho) (?:planejad[oa]|planejando|previst[oa]|programad[oa]|pensando em) (?:comer |jantar |fazer )?(?=\\p{L}|\\d)`,
      "iu",
    ),
    "$1vou comer ",
  ],
  // "das bananas, tira uma"
  [
    /^(?:(?:e|mas|ah|opa),? )*d[ao]s (?:\d{1,2} )?([\p{L}]{4,}(?: d[eo] \p{L}{3,})?),? (?:pode )?(tira|tirar|tire|apaga|apague|remove|desconta) (?:s[óo] )?(uma?|dois|duas|tr[êe]s|\d{1,2})(?=\s*(?:$|[.,;!\n]))/iu,
    "$2 $3 $1",
  ],
  // "jantei a mesma coisa: 200 g de batata e 5 claras": what it was is told.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:comi|almocei|jantei|lanchei|tomei|${MEAL}) )(?:foi |hoje |hj |de novo )*${SAME}(?: (?:d[oa]|de|n[oa]|ao|a|que n?[oa]) (?:${MEAL}|ontem|anteontem|sempre|antes)(?: de (?:ontem|hoje|hj))?)?(?: de novo| hoje| hj)?(?: ?:|,) ?(?=\\d{1,4} ?(?:g|gr|gramas|ml) |(?:\\d{1,2} |uma? |dois |duas |tr[êe]s |mei[oa] )\\p{L}[^.;!?\\n]*?(?: e |,|\\d ?(?:g|gr|gramas|ml)(?!\\p{L})))(?!.*(?<!\\p{L})(?:sem|menos|mas|mais|s[óo] que|tirando|em vez|al[ée]m|tamb[ée]m)(?!\\p{L}))`,
      "giu",
    ),
    "",
  ],
  // "meu café da manhã de ontem foi exatamente igual ao de hj, registra tbm", "ontem meu almoço foi igual ao de hoje"
  [
    new RegExp(
      `^((?:(?:e|ah|opa),? )*)(?:(?:o |a |meu |minha )?(${MEAL}) de (ontem|anteontem):?|(ontem|anteontem),? (?:o |a |meu |minha )?(${MEAL}))(?: (?:foi|era|tamb[ée]m foi))? (?:exatamente |bem |todo |tudo |praticamente )?${ALIKE} (?:ao?|que o|que a|[oàa]|d?[oa]|ao meu) (?:de )?(?:hoje|hj)${AND_PUT}\\s*[.!]*$`,
      "iu",
    ),
    "$1$3$4 o $2$5 foi igual",
  ],
  // "o de ontem foi igual, registra também"
  [
    new RegExp(
      `^(?:(?:e|ah|opa),? )*[oa] de (ontem|anteontem) (?:foi|era) (?:exatamente )?${ALIKE}${AND_PUT}\\s*[.!]*$`,
      "iu",
    ),
    "$1 foi igual",
  ],
  // "copia o almoço de hoje pra ontem"
  [
    new RegExp(
      `^(?:(?:e|ah|pode),? )*(?:copia|copie|copiar|repete|repetir|duplica) (?:o |a |meu |minha )?(${MEAL}) (?:de (?:hoje|hj) )?(?:pra|para|pro dia de|em) (ontem|anteontem)(?: tamb[ée]m)?\\s*[.!]*$`,
      "iu",
    ),
    "$2 o $1 foi igual",
  ],
  // "e 150g de feijão hj tbm, igual ontem": as much as is said.
  [
    /(?=, (?:igual|como|que nem|assim|a mesma|o mesmo))(?<=^(?:e |mais |ah |a[íi] )?(?:(?:[oa]s? )?[\p{L} ]{3,40}? (?:foi|foram|era|eram) )?\d{1,4} ?(?:g|gr|gramas|ml|kg|fatias?|colheres|conchas?|copos?|unidades?)(?: (?!.*(?:resto|tudo|demais))[^.,;!?\n]{2,40})?), (?:igual(?:zinh[oa])?|como|que nem|assim como|a mesma coisa|o mesmo)(?: (?:a|o|ao|foi|de|que))* (?:ontem|anteontem)\s*[.!]*$/iu,
    "",
  ],
  // "a de agora foi 200ml, então deu 700 no total do dia": what follows from it.
  [
    /(?<=^[^.;!?\n]{3,60}?\d ?(?:ml|l|litros?)),? (?:ent[ãa]o|a[íi]|da[íi]|logo|ou seja|no caso|portanto),? (?:s[ãa]o |deu |d[áa] |foi |foram |fica |ficou |ficam |fechei |fecha |soma |total (?:de |d[áa] )?)+(?:em |com )?\d[\d.,]*(?: ?(?:ml|l|litros?))?(?: (?:de [áa]gua|no total|ao todo|no dia|do dia|total|hoje|hj|at[ée] agora|no geral|em tudo))+\s*[.!]*$/iu,
    "",
  ],
  [
    new RegExp(
      `^(?:(?:e|mas|ah|opa),? )*(?:a|ess[ea]|est[ea]) (?:[áa]gua )?de agora (?=(?:foi|era|tinha|deu) (?:s[óo] )?${ML})`,
      "iu",
    ),
    "a última ",
  ],
  // "agua n, foi chá mate, os 300ml": what was drunk was something else.
  [
    new RegExp(
      `^(?:(?:ah|opa|ops|e|mas),? )*(?:a )?[áa]gua ${NO},? (?:foi|era) ([^.,;!?\\n\\d]{3,30}), (?:[oa]s |aqueles |esses |uns )(${ML})\\s*[.!]*$`,
      "iu",
    ),
    "os $2 não foi água, foi $1",
  ],
  [
    new RegExp(
      `^(?:(?:ah|opa|ops|e|mas),? )*(?:(?:os |aqueles |esses )?(${ML}) (?:de )?|a )?[áa]gua ${NO},? (?:foi|era) (?=[^.,;!?\\n\\d]{3,30}\\s*[.!]*$)`,
      "iu",
    ),
    "$1 não foi água, foi ",
  ],
  // "a água era chá mate", "troca a água por suco", "na verdade foi chá e não água", "os 300 ml foram de chá, não de água"
  [
    new RegExp(
      `^${LED}(?:a |ess[ea] |aquela )?[áa]gua (?:na verdade |de agora )?(?:era|foi) (?=${DRINK}[^.,;:!?\\n\\d]{0,30}\\s*[.!]*$)`,
      "iu",
    ),
    "não foi água, foi ",
  ],
  [
    new RegExp(
      `^${LED}(?:troca|troque|trocar|muda|substitui) (?:a |ess[ea] |aquela )?[áa]gua (?:por|pr[oa]|para) (?:um |uma )?(?=${DRINK}[^.,;:!?\\n\\d]{0,30}\\s*[.!]*$)`,
      "iu",
    ),
    "não foi água, foi ",
  ],
  [
    new RegExp(
      `^${LED}(?:(?:os |esses |aqueles )?(?<ml>${ML}) )?(?:foi|foram|era|eram) (?:de )?(?<drink>${DRINK}[^.,;:!?\\n\\d]{0,30}?),? (?:e )?${NO} (?:foi |era )?(?:de )?[áa]gua\\s*[.!]*$`,
      "iu",
    ),
    "$<ml> não foi água, foi $<drink>",
  ],
  [
    new RegExp(
      `^${LED}(?:os |esses |aqueles )?(${ML}) de [áa]gua ${NO},? (?:foi |foram |era |eram )?(?:de )?(${DRINK}[^.,;:!?\\n\\d]{0,30}?)\\s*[.!]*$`,
      "iu",
    ),
    "os $1 não foi água, foi $2",
  ],
  // "a água de ontem foi 2 litros": all of that day's.
  [
    /^(?:(?:ah|opa|e|mas|na verdade),? )*a [áa]gua (?:toda )?de (ontem|anteontem) (?:foi|era|foram|deu) (?:s[óo] )?(\d[\d.,]* ?(?:ml|l|litros?))(?: (?:no total|ao todo|no dia|s[óo]))?\s*[.!]*$/iu,
    "na verdade $1 foram $2 de água",
  ],
  // "viajei, aquele café da manhã inteiro foi o de ontem. passa tudo dele pra ontem"
  [
    new RegExp(
      `^(?:(?:viajei|ih|eita|opa|ops|putz|nossa|ah|errei|me confundi|confundi|desculpa|na verdade|pera)[,.;!]* )*(?:aquel[ea]|ess[ea]|est[ea]|o|a|meu|minha|tod[oa] (?:o|a)) (${MEAL})(?: ${ALL})?(?: ${ALL})? (?:foi|era|é|eh) (?:[oa] )?(?:de |d[oa] )?(ontem|anteontem)[.,;!] ?(?:ent[ãa]o |pode )?${TO_MOVE} (?:(?:tudo|isso|ele|ela|dele|dela|todo|a[íi]) ){0,3}(?:pra|para|pro) (?:ontem|anteontem|l[áa])\\s*[.!]*$`,
      "iu",
    ),
    "passa o $1 pra $2",
  ],
  // "84,7... n, li errado, 84,1 kg", "84,7 kg... pera, 84,1 kg"
  [
    new RegExp(
      `(?<![\\d,.])${KG}(?: ?(?:kg|quilos?))?[\\s.,…;–—-]+(?:(?:(?:${NO}|mas|e|${OOPS})[,.]* )*(?:(?:que )?(?:eu )?(?:li|vi|olhei|digitei|escrevi|anotei|botei|coloquei) errado|errei|me enganei|me confundi|digitei mal)|(?:${NO}[,.]* )?(?:${OOPS}))[,.;:]* (?:(?:é|eh|foi|era|deu|s[ãa]o|na verdade|o certo [ée]) )*(?=${KG}(?: ?(?:kg|quilos?))?${ENDS})`,
      "giu",
    ),
    "",
  ],
  // "eu comi ele logo depois do almoço, pode botar no almoço", "pode botar no almoço": where it goes.
  [
    new RegExp(
      `^(?:(?:e|ah|mas|na verdade|isso|opa),? )*(?:(?:eu )?(?:comi|tomei|bebi|foi)(?: (?:isso|el[ea]s?|ess[ea]s?|tudo))?(?: a[íi])? (?:logo |bem |um pouco |assim |junto |s[óo] )?(?:depois |antes |perto |com )?(?:d?[oa] )(?:${MEAL})(?: mesmo)?[,.;] (?:(?:ent[ãa]o|a[íi]|pode) )*|pode )(?:bot|coloc|p[ôo]|deix|mud|pass|jog|consider|cont)\\p{L}*(?: (?:el[ea]s?|isso|como|tudo))? (?:n[oa]|pr[oa]|d[oa]|como) (${MEAL})\\s*[.!]*$`,
      "iu",
    ),
    "isso foi no $1",
  ],
  // "ele eu comi no almoço, muda pra lá"
  [
    new RegExp(
      `^(?:(?:e|ah|mas|na verdade),? )*(?:isso|el[ea]s?|ess[ea]s?)(?: a[íi])? eu (?:comi|tomei|bebi) (?:foi )?n[oa] (${MEAL})(?:[,.;] (?:pode )?${TO_MOVE}\\p{L}? (?:pra|para) l[áa])?\\s*[.!]*$`,
      "iu",
    ),
    "isso foi no $1",
  ],
  // "o iogurte passa pro jantar, comi logo depois da canja. a granola também", "o iogurte e a granola vão pro jantar": both go.
  [
    new RegExp(
      `^${LED}(?:${TO_MOVE} (?<one>[oa]s? ${NOUN})|(?<same>[oa]s? ${NOUN}) (?:${TO_MOVE}|vai)) (?<to>(?:pr|n)[oa] (?:${MEAL})|para [oa] (?:${MEAL}))(?:, [^.;!?\\n\\d]{3,50})?[.;,]? (?:e )?(?<other>[oa]s? ${NOUN}) (?:tamb[ée]m|tbm|tb|junto)\\s*[.!]*$`,
      "iu",
    ),
    "passa $<one>$<same> e $<other> $<to>",
  ],
  [
    new RegExp(
      `^${LED}([oa]s? ${NOUN} e [oa]s? ${NOUN}) (?:v[ãa]o|passam|passa|vai|ficam) (pr[oa] (?:${MEAL})|para [oa] (?:${MEAL}))(?:, [^.;!?\\n\\d]{3,50})?\\s*[.!]*$`,
      "iu",
    ),
    "passa $1 $2",
  ],
  // "esse frango não é do almoço, é do jantar de ontem"
  [
    new RegExp(
      `^${LED}(?:[oa]s?|ess[ea]s?) (${NOUN}) ${NO} (?:é|eh|foi|era|s[ãa]o|foram) (?:[dn][oa]) (?:${MEAL})(?: de (?:hoje|hj|ontem))?,? (?:(?:e|mas) )?(?:sim )?(?:é|eh|foi|era|s[ãa]o|foram) (?:[dn][oa]) ((?:${MEAL}) de (?:ontem|hoje|hj|anteontem))\\s*[.!]*$`,
      "iu",
    ),
    "o $1 foi no $2",
  ],
  // "meu chefe comeu 3 pudins inteiros kkk": of theirs, and nothing of what was told.
  [
    /(?<=(?<!\p{L})(?:comeu|tomou|bebeu|comeram|tomaram|devorou|detonou|matou) (?:uns |umas |s[óo] )?(?:\d{1,2}|dois|duas|tr[êe]s|quatro|cinco|seis) \p{L}{3,}(?: d[eo] \p{L}{3,})?) inteir[oa]s(?: sozinh[oa])?(?!\p{L})/giu,
    "",
  ],
];
