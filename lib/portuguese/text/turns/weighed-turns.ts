import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const GRAMS = "((?:(?:uns|umas|cerca de) )?\\d{1,4}(?:[.,]\\d)? ?(?:g|gr|grs|gramas)(?!\\p{L}))";
const ENDS = "(?=\\s*(?:$|[.,;!?)\\n]| e ))";
const MADE = "(?:pront|cozid|assad|grelhad|frit|cr[ua]|limp|descascad|cortad|picad|desossad)[oa]?";
/** "sem a casca", "na balança", "depois de pronto" */
const AS_IT_WAS = `(?:(?:sem|com) (?:[oa]s? )?(?:casca|pele|ossos?|caro[çc]o|miolo|sementes?|gordura|espinhas?)|n?a balan(?:[çc]a|cinha)|(?:depois |antes )?de (?:comer|descascar|limpar|cortar|picar|${MADE})|(?:j[áa] )?${MADE})`;
const HOW = `(?:,? (?:antes|depois|agora|hoje|j[áa]|aqui|certinho|direitinho|tudo|el[ea]|${AS_IT_WAS})){0,3}`;
const PUT = "(?:pesei|pesad[oa]s?|(?:botei|coloquei|pus) na balan[çc]a)";
const DID = "(?:deu|deram|dava|tinha|pesou|pesava|marcou)";
const NAMED = "[oa]s? \\p{L}{3,}(?: (?:d[eo] )?\\p{L}{3,})?";

const MENDS =
  "(?:corri(?:ge|ja|gir|gindo)|arrum[ae]r?|ajust[ae]r?|mud[ae]r?|alter[ae]r?|consert[ae]r?|atualiz[ae]r?|tro(?:ca|que|car)|ret?ifi(?:ca|que|car))";
const KILOS = "(\\d{2,3}(?:[.,]\\d{1,2})?)(?: ?(?:kg|kgs|quilos?|kilos?))?(?![\\p{L}\\d])";
/** "tinha olhado sem os óculos", "tava de roupa": why it was noted otherwise. */
const WHY =
  "(?![^\\n]*(?<!\\p{L})(?:comi|tomei|bebi|almocei|jantei|lanchei|teve)(?!\\p{L}))(?:[,.;!] ?(?:(?:é |eh )?que |porque |pq |pois |eu )?(?:tinha|tava|estava|li|vi|olhei|digitei|anotei|escrevi|mandei|esqueci|errei|confundi|troquei|a balan[çc]a|a outra|antes)(?!\\p{L})[^\\n\\d]{3,60})";

const COUNT = "\\d{1,4}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|mei[oa]";
const VESSELS = "(?:copos?|garrafas?|garrafinhas?|canecas?|x[íi]caras?|latas?|latinhas?|ta[çc]as?|squeezes?)";
const DRINK =
  "[áa]gua|suco(?: de \\p{L}{3,})?|ch[áa](?: \\p{L}{3,})?|caf[ée]|cerveja|leite|refri(?:gerante)?|coca(?: zero)?";
const VOLUME = "\\d{3,4} ?ml|\\d(?:[.,]\\d{1,2})? ?(?:l|litros?)";
const ALL_OF_IT = " ?(?:no total|ao todo|tudo junto|ao total|na soma|total)(?!\\p{L})";

/** So much of it, and no word of where that was left. */
const MEASURED =
  "(\\d{1,4}(?:[.,]\\d)? ?(?:g|gr|grs|gramas|ml))(?=(?: (?:s[óo]|no total|certinho|mesmo|cada))?\\s*(?:$|[.,;!)\\n]| e [oa]s? ))";
/** Whoever may be left with some of it. */
const NOBODY =
  "(?:m(?:eu|inha)|ele|ela|voc[êe]|gente|galera|pessoal|crian[çc]as?|filh[oa]s?|marido|esposa|mulher|namorad[oa]|irm[ãa]o?|m[ãa]e|pai|av[óô]|sogr[oa]|prim[oa]|ti[oa]|amig[oa]s?|coleg[ao]s?|cachorr[oa]|gat[oa]|beb[êe]|menin[oa]s?|rest[oa]|sobra|peso|prato|marmita|total|tudo|soma|conta)(?!\\p{L})";

/** What was weighed, told behind it with how that was done. */
export const WEIGHED_TURNS: readonly Turn[] = [
  // "corrige o meu peso, por favor: 68,6 kg. Tinha olhado sem os óculos."
  [
    new RegExp(
      `^((?:(?:ah|opa|ops|oi|e|mas),? )*)(?:(?:pode|d[áa] pra|consegue|por favor),? )?${MENDS}(?: a[íi])? (?:o |no )?(?:meu )?peso(?: de (?:hoje|hj)| da manh[ãa]| hoje| hj)?(?:,? (?:por favor|pfv?|por gentileza|a[íi]))?[,:?]? ?(?:(?:é|eh|era|foi|deu|pra|para|por|o certo é|na verdade é) )?${KILOS}${WHY}?\\s*[.!]*$`,
      "iu",
    ),
    "$1na verdade o peso era $2 kg",
  ],
  [
    /^((?:(?:ah|opa|ops|e|mas),? )*)(?:o )?(?:meu )?peso (?:na verdade|certo|correto) (?:é|eh|era|foi|deu) (?=\d)/iu,
    "$1na verdade o peso era ",
  ],
  [
    new RegExp(
      `(?<=^(?=[^\\n]*peso)[^\\n\\d]{4,50}(?:\\d{2,3}(?:[.,]\\d{1,2})?)(?: ?(?:kg|kgs|quilos?|kilos?))?)${WHY}\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
  // "e o suco ficou em 150 ml", "o arroz ficou com umas 100 g": how much it was, and nothing left over.
  [
    new RegExp(
      `(?<=^(?:(?:[Ee]|[Aa]h|[Mm]as|[Oo]pa|[Nn]a verdade|[Nn]o fim),? )*(?:[OoAa]s? )?(?!${NOBODY})\\p{Ll}{3,}(?: (?:d[eo] )?\\p{Ll}{3,}| n[oa] \\p{Ll}{4,})?),? (?:acab(?:ou|aram) )?(?:fic(?:ou|aram|ando)) (?:em|com|por) (?:(?:uns|umas|cerca de|mais ou menos) )?${MEASURED}`,
      "u",
    ),
    " foi $1",
  ],
  // "o suco ficou com 50 ml no copo": what was left.
  [
    /(?<=^(?:(?:e|ah|mas|opa|na verdade),? )*[oa]s? \p{L}{3,}(?: d[eo] \p{L}{3,})?) fic(?:ou|aram) (?:com )?(?:(?:uns|umas) )?(\d{1,4} ?(?:g|gr|gramas|ml))(?: ainda)? n[oa] (?:fundo d[oa] )?(?:copo|x[íi]cara|caneca|prato|jarra|garrafa|pote|tigela|lata|latinha|panela|marmita)\s*[.!]*$/iu,
    " sobrou $1",
  ],
  // "o pão comi sem miolo, ficou com umas 35 g"
  [
    new RegExp(
      `^((?:(?:e|ah|mas|opa|na verdade),? )*${NAMED}) (?:eu )?(?:comi|tirei|deixei|tomei) (?:${AS_IT_WAS}|[oa] (?:miolo|casca|pele|osso|gordura|caro[çc]o))(?:,|,? e|;|\\.) ?(?:a[íi] |ent[ãa]o )?(?:fic(?:ou|aram)|deu|deram|foi|foram) (?:(?:em|com|por) )?(?:(?:uns|umas|cerca de) )?${MEASURED}`,
      "iu",
    ),
    "$1 foi $2",
  ],
  // "uma banana e um café, pesei a banana: 92 g"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])[,.;] (?:(?:e|que|mas) )?(?:eu )?pesei (?!tudo)(${NAMED})${HOW}[:,]?(?: e)? (?:${DID} )?${GRAMS}${ENDS}`,
      "giu",
    ),
    ", $1 deu $2",
  ],
  // "um bife e arroz, o bife pesei depois de pronto: 120 g"
  [
    new RegExp(
      `(?<=[,.;] (?:e )?${NAMED}),? (?:eu )?${PUT}${HOW}[:,]?(?: e)? (?:${DID} )?${GRAMS}${ENDS}`,
      "giu",
    ),
    " deu $1",
  ],
  // "uma pera (pesada sem o miolo, 140 g)", "uma laranja (sem casca deu 180 g)"
  [
    new RegExp(
      `(?<=\\() ?(?:eu )?(?:${PUT}|${AS_IT_WAS}(?=[^()]{0,20}${DID} ))${HOW}[:,]?(?: e)? (?:${DID} )?${GRAMS}(?=\\))`,
      "giu",
    ),
    "$1",
  ],
  // "comi uma maçã, pesei antes: 118 g", "uma banana picada junto, pesei sem a casca: 85 g"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])(?:[,.;]| ?[-–—])? (?:(?:e|que|mas) )?(?:eu )?${PUT}${HOW}[:,]?(?: e)? (?:${DID} )?${GRAMS}${ENDS}`,
      "giu",
    ),
    ", deu $1",
  ],
  // "um bife, na balança deu 140 g", "uma fatia de melancia, sem casca deu 210 g"
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])(?:[,.;]| ?[-–—]) ?(?:(?:e|que|mas) )?(?:j[áa] )?${AS_IT_WAS}[:,]? ${DID} ${GRAMS}${ENDS}`,
      "giu",
    ),
    ", deu $1",
  ],
  // "deu 118 g na balança, sem a casca"
  [new RegExp(`(?<=(?<!\\p{L})${DID} ${GRAMS})(?:,? ${AS_IT_WAS}){1,2}${ENDS}`, "giu"), ""],
  // "dois copos de água, 400 ml no total", "água: 3 copos, 600 ml ao todo": all of them.
  [
    new RegExp(
      `(?<!\\p{L})(?:${COUNT}) ${VESSELS}(?: grandes?| pequen[oa]s?| chei[oa]s?)? (?:de |d['’] ?)?(${DRINK})(?: [^.,;!?\\n\\d]{2,25})?(?:,| \\(|:|\\.| -)? ?(?:d[áa]|deu|deram|foram|uns )?\\s?(${VOLUME})${ALL_OF_IT}`,
      "giu",
    ),
    "$2 de $1",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:de )?(${DRINK})[,:]? (?:(?:eu |j[áa] )*(?:tomei|bebi|foram|foi) )?(?:${COUNT}) ${VESSELS}(?: [^.,;!?\\n\\d]{2,25})?,? (?:deu |d[áa] |uns )?(${VOLUME})${ALL_OF_IT}`,
      "giu",
    ),
    "$2 de $1",
  ],
];
