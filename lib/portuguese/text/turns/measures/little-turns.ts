import type { Turn } from "@/lib/portuguese/text/patterns/turn";

/** What fills a plate, though it is called a little one; sweets and snacks come on a dessert plate. */
const MEAL_OF =
  "sop(?:a|inha)|caldo|caldinho|canja|creme|feij[ãa]o(?:zinho)?|feijoada|macarr[ãa]o(?:zinho)?|macarronada|espaguete|talharim|nhoque|lasanha|risoto|comida|comidinha|strogonoff?|estrogonofe|estrogonoff?|yakisoba|cuscuz|cuzcuz|polenta|angu|moqueca|galinhada|bai[ãa]o|carreteiro|carne|frango|guisado|ensopado|cozido|massa|salada|saladinha|moela|rabada|dobradinha|mocot[óo]|pur[êe]|piperada|tropeiro";
const PORRIDGE = "munguz[áa]|mungunz[áa]|canjica|curau|xer[ée]m|canjiquinha|sarapatel|buchada";
const VESSEL_OF = "(?!caf|cafe|express|espress|pingad|ristret)\\p{L}{3,}";

/** Measures, water and scales as they are called out of affection: as much of it, and the same thing. */
export const LITTLE_TURNS: readonly Turn[] = [
  // "aguinha", "aguazinha"
  [/(?<!\p{L})[áa]g(?:u?inha|uazinha)(?!\p{L})/giu, "água"],
  // "meio litrinho", "2 litrinhos de água"; by itself a "litrinho" is a small bottle of beer.
  [/(?<=(?<![\p{L}\d])mei[oa] )litr(?:inho|ozinho)(?!\p{L})/giu, "litro"],
  [
    /(?<!\p{L})litr(?:inho|ozinho)(s?)(?=(?: e mei[oa])? (?:de |d['’] ?)(?:[áa]gua|leite|suco|ch[áa]|mate|caf[ée])(?!\p{L}))/giu,
    "litro$1",
  ],
  // "50 graminhas", "meio quilinho"
  [
    /(?<=\d ?|(?<!\p{L})(?:mei[oa]|uma?|uns|umas|duzent[oa]s|trezent[oa]s|cem) )gram(?:inhas?|azinhas?)(?!\p{L})/giu,
    "gramas",
  ],
  [/(?<=\d ?|(?<!\p{L})(?:meio|um) )qu?[ik]l(?:inho|ozinho)(?!\p{L})/giu, "quilo"],
  // "a balancinha marcou 75,1"
  [/(?<!\p{L})balan[çc](?:inha|azinha)(?!\p{L})/giu, "balança"],
  [
    /(?<!\p{L})filez(?:inho|im|in)(?=s?\s*(?:$|[.,;!\n]|(?:e|com|no|na|grelhad|acebolad|frit|assad)))/giu,
    "filé",
  ],
  // "um cachinho de uva"
  [/(?<!\p{L})cach(?:inho|ozinho)(?= d[eao] (?:uv|banan))/giu, "cacho pequeno"],
  // "uma xicrinha de chá"; of coffee it is a small one.
  [
    new RegExp(
      `(?<!\\p{L})(?:x[íi]cr|xicarz|x[íi]cara?z|chicr)inha(s?)(?= (?:cheia )?(?:de|com) ${VESSEL_OF})`,
      "giu",
    ),
    "xícara$1",
  ],
  // "um pratinho de sopa"
  [
    new RegExp(`(?<!\\p{L})pratinho(s?)(?: raso)?(?= d[eo] (?:${MEAL_OF})(?!\\p{L}))`, "giu"),
    "prato$1 pequeno$1",
  ],
  [/(?<!\p{L})pratinho(s?) raso(?= d[eo] )/giu, "prato$1 pequeno$1"],
  // "um pratinho cheio de mungunzá", "canjica um pratinho cheio": more than a dessert plate of it.
  [
    new RegExp(
      `(?<!\\p{L})pratinho(s?)(?: (?:bem |todo )?(?:chei[oa]s?|fund[oa]s?))?(?= d[eo] (?:${PORRIDGE})(?!\\p{L}))`,
      "giu",
    ),
    "prato$1 pequeno$1",
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:${PORRIDGE}|sop(?:a|inha)|caldo|caldinho|canja)(?: d[eo] \\p{L}{3,})?,? (?:uma?|1|2|dois) )pratinho(s?)(?: (?:bem |todo )?chei[oa]s?)?(?!\\p{L}| d[eo] )`,
      "giu",
    ),
    "prato$1 pequeno$1",
  ],
  // "um café pequeno sem açúcar": what a "cafezinho" is.
  [
    /(?<!\p{L})caf[ée](s?)( preto| pretos| coados?| puros?)? pequenos?(?! com leite)(?!\p{L})/giu,
    "cafezinho$1$2",
  ],
  // "um camarãozinho ao alho e óleo": shrimp, and not one of them.
  [/(?<!\p{L})(?:um |aquele )?camar[ãa]ozinho(?!\p{L})/giu, "camarão"],
  [
    /(?<!\p{L})um (?=camar[ãa]o (?:ao alho|alho e [óo]leo|na moranga|[àa] (?:milanesa|gregas?|paulista)|no alho)(?!\p{L}))/giu,
    "",
  ],
];
