import { DAY, type Turn } from "@/lib/portuguese/text/patterns/turn";

const LED =
  "(?:(?:ah|opa|ops|ih|e|mas|ó|olha|ali[áa]s|errei|desculpa|na verdade|na real|ent[ãa]o|corrigindo|corrige|corre[çc][ãa]o)[,:]? )*";
const COUNT = "\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez";
const AMOUNT =
  "(?:\\d{1,4}(?:[.,]\\d{1,2})? ?(?:g|gr|gramas?|ml|kg|l|litros?)|(?:\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|meia|meio) (?:colher(?:es)?(?: de (?:sopa|servir|ch[áa]))?|conchas?|fatias?|copos?|unidades?|peda[çc]os?|x[íi]caras?))";
const SHARE = "mei[oa]|metade|um ter[çc]o|dois ter[çc]os|um quarto|tr[êe]s quartos|[1-3]/[2-8]";

/** What names something that was told, by up to three words. */
const NOUN = "(?!que |se |com )\\p{L}{3,}(?: (?:d[eo']|d['’]) ?\\p{L}{3,}| (?!de |do |da )\\p{L}{4,})?";
/** "somando a repetição", "repeti um pouco": why it was more than was told. */
const WITH_MORE =
  "(?:(?:e |que |porque |pq |pois |j[áa] )*(?:eu )?(?:repeti|peguei mais|comi mais|botei mais|coloquei mais)(?: (?:um pouco|um pouquinho|mais um pouco|um tantinho|uma vez|o prato|depois|el[ea]))*|(?:j[áa] )?(?:somando|contando|incluindo|com|juntando|somad[ao] com)(?: j[áa])? (?:a|o que) (?:repeti[çc][ãa]o|repeti|segunda vez|segunda rodada|repetida))";
const VESSEL =
  "(?:copos?|cop[ãa]o|copinhos?|garrafas?|garrafinhas?|canecas?|latas?|latinhas?|ta[çc]as?|x[íi]caras?|squeezes?)";
const MADE_OF_EGGS = "omelete|crepioca";

/** Exactly how much there was, or what in the place of what, told with why it was otherwise. */
export const EXACT_TURNS: readonly Turn[] = [
  // "farinha 60g, repeti um pouco", "o nhoque fica em 230g, somando a repetição": all of it.
  [
    new RegExp(
      `^(${LED})([oa]s? )?(${NOUN})(?: no total)?(?: (?:fica|ficou|deu|d[áa]|foi|foram|vai|vira|passa|sobe|subiu|era))?(?: (?:em|pra|para|a|uns|umas|com))* (${AMOUNT})(?: (?:no total|ao todo|no fim|agora))?[,.;:]? \\(?${WITH_MORE}\\)?\\s*[.!]*$`,
      "iu",
    ),
    "o $3 foi $4",
  ],
  // "pasta de amendoim: de 20 pra 15g", "muda a granola de 30 g para 40"
  [
    new RegExp(
      `^${LED}(?:(?:muda|mude|altera|altere|passa|passe|ajusta|ajuste|troca|troque|diminui|baixa|abaixa|sobe|aumenta|reduz|corrige|corrija)(?: a[íi])? )?((?:[oa]s? )?${NOUN})(?: (?:foi|era|vai|passou|cai|caiu|sobe|subiu|desce|desceu))?[:,]? de \\d{1,4} ?(?:g|gr|gramas?|ml)? ?(?:pra|para|p/|->|a) (\\d{1,4}) ?(g|gr|gramas?|ml)\\s*[.!]*$`,
      "iu",
    ),
    "$1 foi $2 $3",
  ],
  [
    new RegExp(
      `^${LED}(?:(?:muda|mude|altera|altere|passa|passe|ajusta|ajuste|troca|troque|diminui|baixa|abaixa|sobe|aumenta|reduz|corrige|corrija)(?: a[íi])? )?((?:[oa]s? )?${NOUN})(?: (?:foi|era|vai|passou|cai|caiu|sobe|subiu|desce|desceu))?[:,]? de \\d{1,4} ?(g|gr|gramas?|ml) (?:pra|para|p/|->|a) (\\d{1,4})\\s*[.!]*$`,
      "iu",
    ),
    "$1 foi $3 $2",
  ],
  // "deleta o arroz, só teve lentilha de carbo": the lentils.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:s[óo] (?:teve|tinha|comi|foi|tem)|(?:teve|tinha|comi|foi) s[óo]) (?:[oa]s? )?${NOUN}) (?:de|como) (?:carbo(?:idrato)?s?|prote[íi]na|acompanhamento|mistura|guarni[çc][ãa]o|fonte de (?:carbo(?:idrato)?s?|prote[íi]na))(?=(?: (?:hoje|hj|mesmo))*\\s*(?:$|[.!,;]))`,
      "iu",
    ),
    "",
  ],
  // "3 ovos na omelete", "na omelete foram 3 ovos": of how many it was made.
  [
    new RegExp(
      `^${LED}(?:(?:foram|eram|usei|botei|coloquei|pus|tinha|tinham|s[ãa]o) )?(?:s[óo] )?(${COUNT}) ovos? n[oa] (${MADE_OF_EGGS})(?:,? (?:na verdade|viu|t[áa]|ali[áa]s|tamb[ée]m))?\\s*[.!]*$`,
      "iu",
    ),
    "$2 de $1 ovos",
  ],
  [
    new RegExp(
      `^${LED}n[oa] (${MADE_OF_EGGS}) (?:foram|eram|usei|foi|era|tinha|tinham|botei|coloquei|pus|v[ãa]o|vai) (?:s[óo] )?(${COUNT}) ovos?\\s*[.!]*$`,
      "iu",
    ),
    "$1 de $2 ovos",
  ],
  // "e do risoto comi metade, então 100g": what the half comes to.
  [
    new RegExp(
      `^${LED}d([oa]) (${NOUN}) (?:eu )?(?:s[óo] )?(?:comi|tomei|bebi) (?:s[óo] |mais ou menos |uns? )?(?:(?:a )?metade|um ter[çc]o|um pouco|um peda[çc]o)[,.;:]? (?:ent[ãa]o |ou seja,? |(?:que |isso )?(?:d[áa]|deu|é|s[ãa]o|seria|foi|fica) |uns |umas |logo )+(\\d{1,4} ?(?:g|gr|gramas?|ml))\\s*[.!]*$`,
      "iu",
    ),
    "$1 $2 foi $3",
  ],
  // "o suco tomei só metade do copo, a Laura acabou com o resto": who had the rest.
  [
    /(?<=^[^.;:!?\n]{0,40}(?<!\p{L})(?:comi|tomei|bebi|foi) (?:s[óo] |mais ou menos )*(?:a )?(?:metade|um ter[çc]o)[^.,;:!?\n\d]{0,30})[,.;] (?:que |pois |porque |e )?(?:(?:[oa]|meu|minha) )?(?!eu )\p{L}{3,} (?:acabou com|matou|bebeu|tomou|comeu|terminou|pegou|detonou|ficou com|finalizou|roubou) (?:[oa] )?(?:resto|restante|outra metade|que sobrou)\s*[.!]*$/iu,
    "",
  ],
  // "água foram 400, não 600, a garrafa tava pela metade": why it was less.
  [
    new RegExp(
      `(?<=^${LED}(?:a )?[áa]gua (?:foi|foram|era|eram|deu) (?:s[óo] )?\\d{2,4} ?(?:ml)?,? (?:e )?n[ãa]o (?:foi |foram )?\\d{2,4} ?(?:ml)?)[,.;] (?:que |pois |porque |pq )?(?:[oa]|ess[ea]|minha|meu) (?:${VESSEL}|jarra) (?:n[ãa]o )?(?:tava|estava|era|é|tinha|ficou|foi|veio|enchi)[^.,;!?\\n\\d]{2,30}\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
  // "foi mais uma garrafinha de 400 de água", right after one: one more.
  [
    new RegExp(
      `^${LED}(?:foi|foram|era|deu|entrou|desceu|rolou|l[áa] se foi) mais (?=(?:${COUNT}) ${VESSEL}(?: d[eo] \\S+){1,3}\\s*[.!]*$)`,
      "iu",
    ),
    "mais ",
  ],
  // "foi mais 250 ml de água pra dentro agora"
  [
    new RegExp(
      `^${LED}(?:(?:agora|hj|hoje) )?(?:foi|foram|entrou|entraram|desceu|desceram|rolou|l[áa] se foi) mais (?=(?:uns |umas )?(?:\\d{2,4} ?ml|\\d(?:[.,]\\d)? ?(?:l|litros?)|meio litro|um litro)(?: de| d['’])? ?[áa]gua(?: (?:pra dentro|pro bucho|goela abaixo|agora|agorinha|h[áa] pouco|j[áa]|aqui))*\\s*[.!]*$)`,
      "iu",
    ),
    "mais ",
  ],
  // "outro copo de água, esse maior, de 300"
  [
    new RegExp(
      `((?<!\\p{L})(?:outr[oa]|mais (?:um|uma)) ${VESSEL})((?: d[eo'] ?[áa]gua)?),? (?:(?:s[óo] que )?(?:ess[ea]|est[ea]|agora) )?(?:foi |era |é )?(?:um )?(?:pouco |bem |mais )?(?:maior|menor|grande|pequen[oa]|chei[oa]),? (?:de |com |tinha )(\\d{2,4}(?: ?ml)?)(?=\\s*(?:$|[.,;!]))`,
      "giu",
    ),
    "$1 de $3$2",
  ],
  // "mais um copo desses de água": as large as the last.
  [
    new RegExp(
      `^${LED}(?:(?:bebi|tomei|foi) )?(mais (?:${COUNT})|outr[oa]) (?:copos?|cop[ãa]o|copinhos?|garrafas?|garrafinhas?|canecas?|squeezes?) dess[ea]s?(?: (?:mesm[oa]s?|tamanho))?(?: d[eo'] ?[áa]gua)?\\s*[.!]*$`,
      "iu",
    ),
    "$1 igual",
  ],
  // "maçã não, pera. Tô cansada hoje": a remark about oneself behind what it was.
  [
    new RegExp(
      `(?<=^${LED}(?:[oa]s? )?${NOUN} n[ãa]o,? (?:(?:foi|era) )?${NOUN})[.,;!]+ ?(?:(?:eu )?(?:t[ôo]|estou|ando|tava|estava) (?:t[ãa]o |muito |meio |bem |super )?(?:cansad|avoad|distra[íi]d|desligad|confus|perdid|exaust|morrend|lesad|doid|sonolent|com son)\\p{L}*[^.;:!?\\n\\d]{0,25}|(?:que|minha) (?:cabe[çc]a|mem[óo]ria)[^.;:!?\\n\\d]{0,20}|(?:eu )?(?:me )?(?:confundi|enganei|errei|viajei|troquei)[^.;:!?\\n\\d]{0,20}|desculpa|foi mal|sorry|k{2,}|rs+|haha\\p{L}*)\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
  // "maçã não, pera": a pear, and no "wait".
  [
    new RegExp(`^(${LED}(?:[oa]s? )?${NOUN} n[ãa]o),? (?:(?:foi|era) )?(peras?)\\s*[.!]*$`, "iu"),
    "$1, foi $2",
  ],
  // "leite foi não, era ovo mexido": not that, but this.
  [
    new RegExp(
      `^${LED}(?:[oa]s? )?(${NOUN}) (?:foi|era) n[ãa]o,? (?:foi|era|foram|eram) (?=\\p{L}|\\d)`,
      "iu",
    ),
    "não foi $1, foi ",
  ],
  // "ovo mexido de dois ovo": of so many.
  [
    new RegExp(`(?<!\\p{L})ovos? (mexid|frit|cozid|poch)[oaêe]s? de (${COUNT}) ovos?(?!\\p{L})`, "giu"),
    "$2 ovos $1os",
  ],
  // "repeti, mais uma concha do caldo", "repeti uma concha do feijão": so much more.
  [
    new RegExp(
      `^${LED}repeti[,.;:!]* (?:com |foi |foram |s[óo] )?(?:mais )?((?:${COUNT}|meia|meio) (?:conchas?|colher(?:es)?(?: de (?:sopa|servir|ch[áa]))?|fatias?|peda[çc]os?|escumadeiras?|garfadas?|pegadores?|postas?) d[eoa] [^.,;:!?\\n\\d]{3,30})\\s*[.!]*$`,
      "iu",
    ),
    "mais $1",
  ],
  // "a manga sem caroço ficou em 150 g, usa esse valor"
  [
    /(?<=\d ?(?:g|gr|gramas?|ml)(?: [^.,;:!?\n\d]{3,20})?)[,.;] (?:pode )?(?:usa|usar|use|considera|considere|considerar|deixa|deixe|vale|fica com|p[õo]e|anota|registra|coloca|bota|conta) (?:com )?(?:ess[ea]|est[ea]|iss[oa])(?: (?:valor|peso|n[úu]mero|medida|quantidade|mesmo|a[íi]))*\s*[.!]*$/iu,
    "",
  ],
  [
    new RegExp(
      `^${LED}([oa]s? ${NOUN}) (?:sem|tirando|descontando|j[áa] sem|fora) (?:[oa]s? )?(?:caro[çc]os?|cascas?|ossos?|peles?|sementes?|espinhas?)(?: e (?:sem )?(?:[oa]s? )?(?:caro[çc]os?|cascas?|ossos?|peles?|sementes?|espinhas?))?,? (?:fic(?:a|ou|am|aram)|d[áa]|deu|deram|pes(?:a|ou|ava)|foi|foram|era|eram|tinha|é)(?: (?:em|com|s[óo]|uns|umas))* (\\d{1,4} ?(?:g|gr|gramas?))\\s*[.!]*$`,
      "iu",
    ),
    "$1 foi $2",
  ],
  // "o potinho do iogurte é de 170": the yogurt.
  [
    /^((?:(?:ah|opa|ops|e|mas|na verdade),? )*)o (?:potinho|pote|copinho) d[eo] (iogurte|danoninho|skyr|coalhada) (?:é|era|foi|tem|tinha|s[ãa]o)(?: de)? (\d{2,3}) ?(?:g|gr|gramas)?\s*[.!]*$/iu,
    "$1o $2 foi $3 g",
  ],
  // "cada coisa foi 100 g"
  [
    new RegExp(
      `^${LED}(?:(?:cada (?:coisa|item|alimento)(?: del[ea]s| dess[ea]s| a[íi])?)(?: (?:foi|tinha|deu|era|pesou|com|foram|deram|tinham|eram|é))?(?: de| uns| umas)? (\\d{2,4} ?(?:g|gr|gramas?))(?: cada)?)\\s*[.!]*$`,
      "iu",
    ),
    "$1 de cada",
  ],
  // "mentirinha, não foi doce de leite, foi uma fatia de goiabada"
  [/^(?:mentir(?:a|inha)|brincadeira|minto|zoeira)[,.;:!]+ ?(?=n[ãa]o (?:foi|era|comi|tomei|bebi) )/iu, ""],
  // "e ovo teve também dois nessa janta": so many of it, too.
  [
    new RegExp(
      `^(?:(?:e|ah|opa|mas),? )*(${NOUN}) (?:teve|tinha|foi|foram|comi|rolou) (?:tamb[ée]m|tbm?|tb) (${COUNT})((?: (?:n[oa]|ness[ea]|dess[ea]) (?:almo[çc]o|jantar?|janta|lanche|caf[ée]|ceia))?)\\s*[.!]*$`,
      "iu",
    ),
    "e $2 $1 também$3",
  ],
  // "a nutri quer que eu coma 2 ovos, hoje comi 1": what is wished, and what was eaten.
  [
    /(?<!\p{L})(?:quer|queria|pediu|disse|falou|recomendou) (?:que|pra|para) eu com(?:a|er|esse)(?= )/giu,
    "pediu pra comer",
  ],
  [
    /(?<!\p{L})(?:comer|tomar|beber|coma|tome|beba) (?:menos|mais) (\p{L}{3,})[,.;] (?:mas |e )?((?:hoje |hj |j[áa] )?(?:eu )?(?:tomei|bebi|comi) (?:s[óo] )?(?:\d{1,2}|uma?|dois|duas|tr[êe]s) (?:x[íi]caras?|copos?|latas?|fatias?|ta[çc]as?))\s*[.!]*$/iu,
    "cuidar disso. $2 de $1",
  ],
  // "potinho de tomate cereja, 8 tomatinhos": so many of them.
  [
    /(?<!\p{L})(?:um |uma )?(?:potinho|pote|pratinho|cumbuca|cumbuquinha|tigelinha|tigela|punhado|saquinho) de (?<root>\p{L}{4})(?<rest>\p{L}*(?: \p{L}{3,})?)[,:;] (?:uns |umas |com |contei |deu )?(?<count>\d{1,2}) \k<root>\p{L}*inh[oa]s\s*[.!]*$/iu,
    "$<count> $<root>$<rest>",
  ],
  // "arroz 120.. 120 não, 150g": written wrong, and taken back at once.
  [
    /(?<!\p{L}|\d)(\d{1,4})(?: ?(?:g|gr|gramas|ml))?(?:\.{1,3}|…|,|;| )+(?:ali[áa]s,? |opa,? |ops,? )?\1(?: ?(?:g|gr|gramas|ml))? n[ãa]o[,.;]? (?:foi |foram |era |eram )?(?=\d{1,4} ?(?:g|gr|gramas|ml)(?!\p{L}))/giu,
    "",
  ],
  // "meio abacate, não: um quarto dele": another share of it.
  [
    new RegExp(
      `^${LED}(?:${SHARE}) (?:de |d[oa] )?(?!del[ea])(\\p{L}{3,}(?: d[eo] \\p{L}{3,})?)(?:,? n[ãa]o)[,:;.]* (?:foi |era |s[óo] |comi )*(${SHARE}|inteir[oa])(?: d(?:el[ea]|ele s[óo]|[oa] \\1))?(?: s[óo])?\\s*[.!]*$`,
      "iu",
    ),
    "o $1 foi $2",
  ],
  [
    new RegExp(
      `^${LED}n[ãa]o (?:foi |era )?(?:${SHARE})[,:;]? (?:foi |era |e sim |mas )*(${SHARE}) (?:de |d[oa] )(?!del[ea])(\\p{L}{3,}(?: d[eo] \\p{L}{3,})?)\\s*[.!]*$`,
      "iu",
    ),
    "o $2 foi $1",
  ],
  // "dois ovos não: um só"
  [
    new RegExp(
      `^${LED}(?:${COUNT}) ((?!conchas|colher|fatias|copos|peda[çc]os|x[íi]caras|latas|garraf|unidades|bolas|gramas|pratos|potes)\\p{L}{3,}s(?: d[eo] \\p{L}{3,})?),? n[ãa]o[,:;.]+ (?:foi |foram |era |eram |s[óo] )*(${COUNT})(?: s[óo])?\\s*[.!]*$`,
      "iu",
    ),
    "na verdade foram $2 $1",
  ],
  // "o almoço do xis foi ontem, agora me lembrei": the meal that had it.
  [
    new RegExp(
      `^(${LED})(?:(?:o|a|ess[ea]|aquel[ea]) )(almo[çc]o|jantar|janta|ceia|lanche(?: da (?:tarde|manh[ãa]))?|caf[ée](?: da manh[ãa])?) (?:d[oa]s?|com (?:[oa]s? )?)(?! ?(?:manh[ãa]|tarde|noite)) ?[^.,;:!?\\n\\d]{3,30} (?:foi|era) (?:d[eoa] |n[oa] )?(${DAY})(?:[.,;!] (?:(?:s[óo] )?agora )?(?:(?:que )?(?:eu )?(?:me )?lembrei|n[ãa]o (?:de |foi )?hoje|viu|t[áa])(?: agora)?)?\\s*[.!]*$`,
      "iu",
    ),
    "$1o $2 foi $3",
  ],
  // "mais dois copos d'água do mesmo tamanho, de 200 ml"
  [
    /(?<!\p{L})(copos|garrafas|garrafinhas|latas|latinhas|canecas|ta[çc]as|x[íi]caras|potes)( d[eo] \p{L}{3,}| d['’] ?[áa]gua)?,? (?:todos? |todas? |tudo |bem )?(?:d[oa] mesm[oa] (?:tamanho|medida|tipo)|iguais|iguaizinh[oa]s),? \(?(?:(?:de|com|cada)(?: (?:um|uma|copo))?(?: de| com)?) (\d{2,4} ?ml)(?: cada)?\)?/giu,
    "$1 de $3$2",
  ],
  // "três copos, contando o da hora do remédio": in all.
  [
    new RegExp(
      `^(${LED})(?:foram |eram |deu |deram )?(${COUNT}) (${VESSEL})(?: (?:de |d['’] ?)[áa]gua)?,? (?:j[áa] )?(?:contando|incluindo|somando|com)(?: com)? (?:[oa]s?|aquel[ea]s?) (?:(?:d[ao] )?hora )?(?:d[oa]s?|que (?:eu )?(?:tomei|bebi|usei) (?:com|para|pra|n[oa])(?: [oa]s?)?) (?:meus? |minha )?(?:rem[ée]dios?|comprimidos?|almo[çc]o|jantar?|janta|caf[ée]|manh[ãa]|treino|lanche)(?: d[aeo] (?:press[ãa]o|manh[ãa]|noite))?\\s*[.!]*$`,
      "iu",
    ),
    "$1foram $2 $3",
  ],
  // "cada fatia devia ter uns 60 gramas"
  [
    new RegExp(
      `^(${LED}cada (?:uma?|\\p{L}{3,})(?: del[ea]s| d[eo] \\p{L}{3,})?) (?:devia ter|deve ter|deveria ter|tinha|tem|teve|pesava|pesa|pesou|dava|d[áa]|deu|devia pesar|era|foi)(?: de)? (?:(?:uns|umas|mais ou menos|cerca de|aproximadamente) )?(\\d{1,4} ?(?:g|gr|gramas?|ml))\\s*[.!]*$`,
      "iu",
    ),
    "$1 era de $2",
  ],
];
