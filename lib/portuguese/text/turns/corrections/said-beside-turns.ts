import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const TOO_MUCH =
  "sal|gordura|a[çc][úu]car|pimenta|[óo]leo|azeite|alho|cebola|fritura|carboidrato|caloria|tempero|molho";

/** Which ones were meant, of what size and kind each was, and why something goes. */
export const SAID_BESIDE_TURNS: readonly Turn[] = [
  // "duas latas de cerveja lá, das de 350 ml", "dois copos de água, tipo aqueles de 200 ml da escola": of that size each.
  [
    /(?<=(?:\d|dois|duas|tr[êe]s|quatro|cinco) [^.,;!?\n\d]{3,40}?)(?: l[áa]| ali)?(?:,| -) (?:tipo )?(?:d?aquel[ea]s|d[ao]s) (?:(?:grandes|pequen[ao]s|menores|maiores|copos|latas|garrafas) )?de (?=\d{2,3}(?: ?(?:ml|g|gramas))?(?![\p{L}\d]))/iu,
    " das de ",
  ],
  // "3 fatias de pizza, das de calabresa": of that kind.
  [/(?<=(?:\d|dois|duas|tr[êe]s|quatro|cinco) [^.,;!?\n\d]{3,40}?), d[ao]s de (?=\p{L}{3,})/iu, " de "],
  // "a batata palha eu não comi, tira. muito sal": why it goes.
  [
    new RegExp(
      `(?<=(?:n[ãa]o com[ai]|nem comi|n[ãa]o comi n[ãa]o|n[ãa]o quis|tir[ae]r?|apag[ae]r?|deixei)(?: [^.,;!?\\n\\d]{1,30})?)[.,;] (?:(?:tinha|tava com|estava com|tem|é|era) )?(?:(?:muit[oa]|tant[oa]|demais de|excesso de|bastante) (?:${TOO_MUCH})|(?:${TOO_MUCH}) demais)\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
  // "foi mais: 800 ml": so much in all.
  [
    /^((?:(?:ah|opa|ops|na verdade|ali[áa]s|mas),? )*(?:foi|foram|era|eram|deu)) (?:um pouco |bem )?(?:mais|menos): ?(?=\d)/iu,
    "$1 ",
  ],
  // "700, essa garrafa é maior": of what was told.
  [
    /^(?:(?:ah|opa|ops|n[ãa]o|pera|ali[áa]s),? )*(\d{2,4}(?: ?(?:ml|g))?),? (?:(?:que|pois|porque|pq) )?(?:ess[ea]|est[ea]|[oa]|minha|meu) (?:garraf\p{L}+|cop\p{L}+|caneca|squeeze|x[íi]cara|pote|prato|concha|pacote|lata|latinha|ta[çc]a) (?:é|eh|era) (?:bem |um pouco |mais )?(?:maior|menor|grande|pequen[oa])\s*[.!]*$/iu,
    "na verdade foi $1",
  ],
  // "mais uma dessa de chocolate": of several that were told.
  [/(?<=(?:^|\s)mais (?:\d|uma?|duas|dois|tr[êe]s)) dess[ea]s? (?=de \p{L})/iu, " "],
  // "o que eu bebi foi água, um copo de 250 ml"
  [
    /^((?:(?:e|mas|ah|ali[áa]s|na verdade),? )*)o que (?:eu )?(bebi|tomei|comi)(?: mesmo| de verdade| na verdade)? (?:foi|foram) (?=[^?]*$)/iu,
    "$1$2 ",
  ],
  // "esqueci do suco, um copo de suco de laranja": of which kind.
  [
    /^((?:(?:ah|opa|e|ih),? )*(?:(?:me )?esqueci|faltou)(?: de (?:falar|dizer|anotar|contar))?) (?:d[oa] |[oa] )(\p{L}{3,}),? (?=(?:um|uma|\d)[^,.;!?\n]{0,40} \2 d)/iu,
    "$1 ",
  ],
  // "era com roupa e tênis, sem nada deu 63,3"
  [
    /^(?:(?:ah|mas|opa|e|s[óo] que),? )*(?:(?:ess[ea] |isso )?(?:era|foi|tava|estava)|(?:me )?pesei|eu (?:tava|estava)) (?:com|de) ((?:roupa|t[êe]nis|sapato|cal[çc]a|bota|casaco|mochila)(?: e (?:de )?\p{L}+)?),? (?:(?:e|mas) )?sem (?:nada|el[ea]s?|isso|roupa|t[êe]nis) (?:deu|d[áa]|foi|é|fica|ficou) /iu,
    "com $1, sem roupa deu ",
  ],
];
