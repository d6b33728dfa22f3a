/** What somebody is called who is dear; none of it is eaten. */
const DEAR =
  "amad[ao]|am(?:or|ore)(?:zinh[oa])?|anj(?:o|inho)|benzinho|bonec[ao]|bonequinh[ao]|boniteza|carinho|cheiros[ao]|cora[çc][ãa]o(?:zinho)?|danad(?:o|a|inh[oa])|diamante|div[ao]|divin[ao]|don[ao] do meu cora[çc][ãa]o|fad(?:a|inha)|fi(?:lh[ao]|lhinh[ao]|[ao])|flor(?:zinha)?|fof[ao]|fofinh[ao]|fofur(?:a|inha)|formosura|garot[ao]|gat[ao]|gatinh[ao]|gracinha|guerreir[ao]|her[óo]i|hero[íi]na|j[óo]ia(?:zinha)?|lind(?:[ao]|inh[ao]|ez[ai])|lu(?:z|zinha|a)|maravilhos[ao]|mestr[ae]|mo(?:z[ãa]o|zinho)|musa|neg(?:[ao]|uinh[ao])|p[ée]rola|parceir[ao]|pedra preciosa|princesa|princesinha|pr[íi]ncipe|preciosa?|prend(?:a|inha)|quer?id(?:[ao]|inh[ao])|rainh(?:a|inha)|rei(?:zinho)?|rel[íi]quia|salvador[a]?|sant(?:[ao]|inh[ao])|senhora?|tesour(?:o|inho)|vid(?:a|inha|oca)|xod[óo]|nobre|consagrad[ao]|amig(?:[ao]|uinh[ao])|companheir[ao]|comadre|compadre|patro[ai]|patr[ãa]o|chef(?:e|inh[ao])|campe[ãa]o?|deus[ao]";
/** And what is sweet, or hot: called so, or eaten. */
const SWEET =
  "a[çc][úu]car(?:zinho)?|amorinha|chuchu(?:zinho)?|doc(?:e|inho)|doce de coco|do[çc]ura|favinho(?: de mel)?|jabuticab(?:a|inha)|jujub(?:a|inha)|mel(?:zinho)?|moranguinho|pimenta|pimentinha|pitanguinha|pud(?:im|inzinho)|torr[ãa]o(?:zinho)? de a[çc][úu]car|uv(?:a|inha)";
/** At an end these are rather eaten, and nuts, milk and wheat are no calls in doubt. */
const RICH =
  "bombom(?:zinho)?|bombonzinho|brigadeir(?:o|inho)|cajuzinho|caramel(?:o|inho)|cocadinha|pa[çc]oquinha|p[ãa]ozinho(?: de mel)?|p[ãa]o de mel|quindim(?:zinho)?|quindinzinho";
const CALL =
  "[óô]h?|oi+e?|ol[áa]|opa|ei|ai|ah|eita|olha|escuta|ent[ãa]o|bom dia|boa tarde|boa noite|viu|obrigad[oa]|brigad[oa]|valeu|tchau|beijos?|fala|e a[íi]|diz|anota(?: a[íi])?|isso|pronto";
const MINE = "(?:meu|minha|meus|minhas) ";
const END = "(?=(?:[.!?…]|k{2,}|(?:rs)+|\\p{Extended_Pictographic}|\\s)*$)";
/** What one does who tells what was had. */
const HAD =
  "(?:(?:eu |hoje |agora |ontem |a?gora h[áa] pouco |no (?:almo[çc]o|caf[ée]|jantar|lanche) |na janta |s[óo] |j[áa] |acabei de |acabo de )*(?:comi|comer|tomei|tomar|bebi|beber|almocei|almo[çc]ar|jantei|jantar|lanchei|lanchar|belisquei|me pesei|pesei|usei|botei|coloquei|repeti|errei|esqueci|corrige|apaga|anota|registra|tira|troca))";
/** How much of it, and nothing else: "meu pudim, comi metade", "uva, comi um cacho". */
const COUNT = "(?:as?|os?|uns|umas|s[óo]|quase|mais|uma?|dois|duas|tr[êe]s|mei[ao]|\\d+(?: ?g| gramas?)?)";
const SHARE =
  "(?:metade|tud[oa]|tod[oa]|inteir[oa]|el[ea]|peda[çc]\\p{L}+|fati\\p{L}+|colher\\p{L}*|cach(?:o|inho)s?|cop(?:o|inho)s?|unidades?|pouc\\p{L}+|bocado|mordida)(?!\\p{L})(?! d[eo] )";
const WHEN =
  "(?: (?:agora(?: h[áa] pouco)?|hoje|ontem|j[áa]|cedo|mesmo|de (?:manh[ãa]|tarde|noite)|n[oa] (?:almo[çc]o|janta|jantar|lanche|caf[ée])))*";
const OF_IT = `(?! *(?:,|(?:${COUNT} )*(?:${SHARE}|${COUNT}${WHEN} *(?:$|[,.;!]))))`;

/** "oi, minha santinha, comi 2 ovos", "…, amada", "…, minha joia, e arroz": set off by marks, and more is said. */
const CALLED_FIRST = new RegExp(
  `^(\\s*(?:(?:${CALL})[\\s,!.]+){0,2})(?:${MINE})?(?:${DEAR})(?: (?:do cora[çc][ãa]o|linda?|querid[ao]|de (?:deus|luz|mel)|minha|meu))?\\s*[,!]+\\s*(?=[\\p{L}\\d])`,
  "iu",
);
const CALLED_LAST = new RegExp(
  `(?<=[\\p{L}\\d)]\\s*)(?:[,.;!…–]|(?<!\\p{L})-)+\\s*(?:(?:viu|t[áa]|hein|n[ée]|por favor|obrigad[oa]),? )?(?:${MINE})?(?:${DEAR})(?: (?:do cora[çc][ãa]o|linda?|querid[ao]|de (?:deus|luz)|minha|meu))?${END}`,
  "iu",
);
const CALLED_BETWEEN = new RegExp(`,\\s*${MINE}(?:${DEAR})\\s*,(?=\\s*[\\p{L}\\d])`, "giu");
/** "meu docinho, comi arroz", "bom dia, chuchu! almocei"; of "meu pudim, comi metade" it was eaten. */
const SWEET_FIRST = new RegExp(
  `^(\\s*(?:(?:${CALL})[\\s,!.]+){0,2})(?:${MINE})?(?:${SWEET}|${RICH})\\s*[,!]+\\s*(?=${HAD}(?!\\p{L})${OF_IT})`,
  "iu",
);
/** "comi arroz e bife, meu docinho": a row that is closed; in "arroz, feijão, meu pudim" it goes on. */
const SWEET_LAST = new RegExp(`[,!]+\\s*(?:(?:viu|t[áa]|hein|n[ée]),? )?${MINE}(?:${SWEET})${END}`, "iu");
const CLOSED_ROW = new RegExp(
  `^[^,;:.\\n]*(?<!\\p{L})${HAD} [^,;:.\\n]*(?<![\\p{L}\\d])(?:e|com|\\d+|uma?|dois|duas|tr[êe]s) [^,;:.\\n]+$`,
  "iu",
);
/** "obrigada, meu doce de coco" */
const SWEET_CALLED = new RegExp(`^(\\s*(?:${CALL})[\\s,]+)${MINE}(?:${SWEET})(?=\\s*(?:[,.!]|$))`, "iu");
const ONLY_CALLED = /^[\s,.!…]*$/u;

/** A text without the dear names that somebody is called by in it: "comi 2 ovos, minha santinha" as "comi 2 ovos". */
export function withoutVocatives(text: string): string {
  const rest = text
    .replace(SWEET_FIRST, "$1")
    .replace(CALLED_FIRST, "$1")
    .replace(CALLED_BETWEEN, ",")
    .replace(CALLED_LAST, "")
    .replace(SWEET_LAST, (called: string, at: number, whole: string) =>
      CLOSED_ROW.test(whole.slice(0, at)) ? "" : called,
    )
    .replace(SWEET_CALLED, "$1");
  return ONLY_CALLED.test(rest) ? text : rest;
}
