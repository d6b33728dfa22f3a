import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const FEW = "(\\d{1,2}|uma?s?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez)";
const SERVED = "(?:prat|pratad|fatia|peda[çc]|conch|colher|ta[çc]a|copo|tigel|cuia|bola)";

/** A second helping, and how many there were in the end; bites of what is another's. */
export const HELPING_TURNS: readonly Turn[] = [
  // "me servi duas vezes, a primeira por fome e a segunda por gula"
  [
    /(?<!\p{L})(?:eu )?(?:me servi|enchi o prato|(?:ela|ele|a sogra|minha \p{L}+) (?:me serviu|encheu (?:o|meu) prato)) (?:duas|2) ?(?:vezes|x)(?!\p{L})(?:,? a primeira [^.;!?\n\d]{3,40} e a segunda [^.;!?\n\d]{3,50})?/giu,
    "repeti",
  ],
  [
    /(?<=(?<!\p{L})repeti),? (?:confesso|admito|sim|sim senhora?|mesmo|n[ée]|claro|óbvio)(?=\s*(?:$|[.!;\n]))/giu,
    "",
  ],
  [/(?<=(?<!\p{L})repeti [^.,;!?\n\d]{3,30}), sim(?: senhora?)?, (?=duas|tr[êe]s|\d)/giu, " "],
  [/(?<=[\p{L}]{3}) (?:e )?eu repeti(?=\s*(?:$|[.!;\n]))/giu, ", repeti"],
  [
    /(?<!\p{L})repeti e (?:ela|ele|minha \p{L}+|a \p{L}+) (?:chorou|ficou|riu|adorou|amou|achou)[^.;!?\n\d]*(?=$|[.;!?\n])/giu,
    "repeti",
  ],
  // "repeti, foi uns dois pratos": so many in all.
  [
    new RegExp(
      `,? (?:e )?(?:eu )?repeti(?:,? (?:foi|foram|deu|no total|ao todo|total de)|[,:;]) (?:(?:foi|foram|deu|uns|umas) )*(?=${FEW} ${SERVED}\\p{L}*(?!\\p{L}| d[eoa] ))`,
      "giu",
    ),
    ", ",
  ],
  // "dois brigadeiros (ok, cinco)", "comi 10 bem-casados? não, foram 4"
  [
    new RegExp(
      `\\((?:ok|t[áa] bom|t[áa]|na verdade|mentira|minto|confesso|quer dizer|vai)[,:]? (?:foram |foi |eram )?${FEW}\\)`,
      "giu",
    ),
    ", na verdade foram $1",
  ],
  [
    new RegExp(
      `(?<!\\p{L})${FEW} ([^?,.;\\d\\n]{3,30})\\? n[ãa]o,? (?:foi|foram|eram?|s[óo]) (?:s[óo] )?${FEW}(?![\\p{L}\\d])`,
      "giu",
    ),
    "$3 $2",
  ],
  // "um kg de uva praticamente, ok 400 g"
  [
    /(?<=\d|\p{L}{3})(?: praticamente| quase)?, (?:ok|t[áa] bom|vai|calma),? (?=\d{2,4} ?(?:g|gramas|ml)(?!\p{L}))/giu,
    ", quer dizer, ",
  ],
  // "dei umas garfadas no macarrão dele", "dei só 3 goles na cerveja do Rafa"
  [
    new RegExp(
      `(?<!\\p{L})dei (?:s[óo] )?${FEW} goles? n[oa] ([\\p{L}]{3,}(?: de \\p{L}{3,})?)(?: d[oae] (?:meu |minha )?\\p{L}+| del[ea])?(?!\\p{L})`,
      "giu",
    ),
    "tomei $1 goles de $2",
  ],
  [
    new RegExp(
      `(?<!\\p{L})dei (?:s[óo] )?${FEW} (garfad|colherad|mordid|bocad|dentad)as? n[oa] ([\\p{L}]{3,}(?: de \\p{L}{3,})?)(?: d[oae] (?:meu |minha )?\\p{L}+| del[ea])?(?!\\p{L})(?![^\\n]*(?:p[õo]e|coloca|anota|bota|registra)(?!\\p{L}))`,
      "giu",
    ),
    "comi $1 $2as de $3",
  ],
  [
    new RegExp(
      `(?<!\\p{L})mordi [oa] ([\\p{L}]{3,}) (?:d[oae] (?:meu |minha )?\\p{L}+|del[ea]) (?:umas? )?${FEW} vezes(?:, era d[eo] (\\p{L}{3,}))?`,
      "giu",
    ),
    "comi $2 mordidas de $1",
  ],
  // "o Osmar foi de picanha e eu fui de frango": only one's own.
  [
    /(?<=^|[.;!\n] ?)(?:[oa] )?(?:\p{Lu}\p{L}+|[Mm]eu \p{L}+|[Mm]inha \p{L}+|[Ee]l[ea]) (?:foi de|pediu|ficou com|escolheu|quis|optou por) [^.;!?\n\d]{3,40}?,? e (?=eu (?:fui de|pedi|fiquei com|comi|escolhi|fui no|fui na) )/gu,
    "",
  ],
  // "dividi em 2 com a Lu", "um litro de garapa meio a meio"
  [/(?<!\p{L})(dividi|dividimos|rachei|rachamos)(?: tudo)? em (?:2|dois|duas) com (?=\p{L})/giu, "$1 com "],
  [
    /,? (?:e )?a outra (?:metade|banda) (?:(?:ficou|foi|[ée]|era) )?(?:com|pr[oa]|para) (?:a |o |minha |meu )?(?!jant|almo|caf|lanch|noite|tarde|manh|amanh|depois|mais|dia|ceia|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)\p{L}+(?=\s*(?:$|[.;!\n]))/giu,
    "",
  ],
  // "refri de 2 litros, meu foi uns 2 copos"
  [
    new RegExp(
      `(?<=\\d ?(?:l|litros?)),? (?:o )?(?:meu|eu) (?:foi|foram|deu|tomei) (?:(?:uns|umas|s[óo]) )*(?=${FEW} copos?)`,
      "giu",
    ),
    ", tomei ",
  ],
  // "café da garrafa térmica": from where it was poured.
  [
    /(?<=(?<!\p{L})(?:caf[ée]|cafezinho|ch[áa]|mate|leite)(?: (?:doce|preto|puro|com leite|forte|fraco|amargo|adoçado|sem a[çc][úu]car))?) d[ae] (?:garrafa )?t[ée]rmica(?! (?:inteira|toda|todinha|de \d))(?: mesmo)?(?!\p{L})/giu,
    "",
  ],
];
