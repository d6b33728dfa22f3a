/** What is filled, or comes in kinds. */
const FILLED =
  "past[eé]is|past[eé]l|pastelz\\p{L}+|tapiocas?|beijus?|crepiocas?|crepes?|panquecas?|omeletes?|esfi(?:h|rr)as?|empad(?:a|inha)s?|empad[ãa]o|tortas?|quiches?|wraps?|burritos?|tacos?|quesadillas?|hamb[uú]rguer(?:es)?|beirutes?|coxinhas?|ris+ol(?:e|es|is)|enroladinhos?|croissants?|folhados?|calzones?|pizzas?|lasanhas?|nhoques?|ravi[óo]lis?|canelones?|bolos?|bolinhos?|bruschettas?|temakis?|p[ãa]o de queijo|p[ãa]es de queijo|p[ãa]es|p[ãa]o|p[ãa]ozinho|torradas?|cuscuz|salgad(?:o|inho)s?|doc(?:e|inho)s|trufas?|bombo(?:m|ns)|picol[ée]s?|brigadeiros?|cookies?|donuts?|brownies?|risotos?|str?ogono(?:ff?|fe)|estrogonofe|sorvetes?|sopas?|caldos?|moqueca|escondidinho|batata recheada|batata rosti|iogurtes?|mingau|macarr[ãa]o|massa|espaguete|penne|talharim|hot ?dogs?|cachorros?[ -]quentes?|dog[ãa]o";
const HOW =
  "(?: (?:de (?:feira|forma|frigideira|forno|pote)|frit[oa]s?|assad[oa]s?|abert[oa]s?|fechad[oa]s?|folhad[oa]s?|salgad[oa]s?|integra(?:l|is)|franc[eê]s(?:es)?|s[ií]rio|caseir[oa]s?|grandes?|m[eé]di[oa]s?|pequen[oa]s?|congelad[oa]s?|recheada?o?s?|simples|quente|natura(?:l|is)|greg[oa]|desnatad[oa]|light|na chapa|artesanal))";
/** What it is filled with, by its first word. */
const FILLING =
  "carne|frango|queijos?|presunto|calabresa|mu[sçz]{1,2}arela|mozz?arela|catupiry|requeij[ãa]o|cream cheese|cheddar|gorgonzola|provolone|parmes[ãa]o|ricota|cottage|minas|coalho|palmito|camar[ãa]o|siri|caranguejo|atum|sardinha|salm[ãa]o|bacalhau|bacon|ovos?|lingui[çc]a|salsicha|peito|peru|rosbife|salame|mortadela|pepperoni|portuguesa|marg?h?uerita|napolitana|quatro queijos|[345] queijos|br[óo]colis|espinafre|r[uú]cula|tomates?|cebola|milho|ervilha|azeitonas?|cogumelos?|shimeji|shitake|escarola|alho|or[ée]gano|alface|cenoura|ab[óo]bora|mandioca|batata|legumes|piz?za|nutella|creme|chocolate|avel[ãa]|amendoim|pasta|manteiga|margarina|geleia|mel|doce|goiabada|leite|coco|banana|morango|ma[çc][ãa]|lim[ãa]o|maracuj[áa]|abacaxi|uva|pistache|nozes|castanhas?|am[êe]ndoas?|pa[çc]oca|brigadeiro|beijinho|cocada|oreo|churros|m&m|romeu e julieta|charque|vegetais|pernil|lombo|tofu|soja|maionese|ketchup|flocos|baunilha|hamb[uú]rguer|tucum[ãa]|pesto|molho|canela|a[çc][uú]car|granola|chia|aveia|trigo|abacate|avocado|damasco|ameixa|cupua[çc]u|a[çc]a[ií]|nata|chantilly|farofa|jambu|tapioca|berinjela|abobrinha|pur[êe]|vinagrete|mostarda|geleia|frutas vermelhas|lentilha|feij[ãa]o|fub[áa]|macaxeira|aipim|inhame|couve|polvo|lula|frutos do mar|peixe|pirarucu|tambaqui|salsichas";
/** What is no filling but a kind of "salgados" or "doces". */
const SNACK =
  "coxinha|ris+ole|past[eé]l|esfi(?:h|rr)a|empad(?:a|inha)|enroladinho|quibe|kibe|bolinho|p[ãa]o de queijo|brigadeiro|beijinho|cajuzinho";
const SOME = "\\d{1,2}|uma?|dois|duas|tr[eê]s|quatro|cinco|seis";
const PIECES = "unidades?|unid|und?s?|fatias?|peda[çc]os?|bolas?";
const OF_ONE = new RegExp(`^(?:${FILLING})s?(?!\\p{L})(?: \\p{L}+){0,4}$`, "iu");
/** "1 ovo" in it */
const COUNTED_IN = new RegExp(`^(?:(?:${SOME}) )?(?:${FILLING})s?(?!\\p{L})(?: \\p{L}+){0,4}$`, "iu");
const HOLDS_COUNTED = /^(?:tapioca|p[ãa]o|hot|cachorro|dog|iogurte)/iu;
const SNACK_OF = new RegExp(`^(?:${SNACK}|${FILLING})s?(?!\\p{L})(?: \\p{L}+){0,4}$`, "iu");
/** "2 de carne" */
const SO_MANY_OF = new RegExp(
  `^(${SOME}|outr[oa]) ((?:de|com) )?((?:${SNACK}|${FILLING})s?(?!\\p{L})(?: \\p{L}+){0,4})$`,
  "iu",
);
const BEHIND = new RegExp(
  `(?<!\\p{L})(?:(${SOME}) )?(?:(fatias?|peda[çc]os?|bolas?) (?:de )?)?(${FILLED})(?!\\p{L})((?:${HOW}){0,2})(?:,? (${SOME})(?: (${PIECES}))?)?(?: ?\\(([^()\\n]{3,80})\\)| [-–] ((?!\\d)[^()\\n,.;:–-]{3,60})(?=\\s*(?:$|[\\n.;])))(?: (${SOME})(?: (${PIECES}))?(?= ?(?:$|[,.;!\\n]| e )))?`,
  "giu",
);
/** What is told of it all, each one having every part. */
const TOGETHER =
  /^(?:tapioca|beiju|crepioca|omelete|hamb|p[ãa]o$|p[ãa]o(?:zinho)?$|p[ãa]es$|torrada|bruschetta|cuscuz|iogurte|mingau|macarr|massa|espaguete|penne|talharim|hot|cachorro|dog)/iu;
const FRUIT =
  /^(?:morango|coco|ameixa|banana|abacaxi|frutas vermelhas|maracuj|lim[ãa]o|damasco|uva|ma[çc][ãa]$)/iu;
/** Says no more than its kinds do. */
const GENERAL = /^(?:salgad|doc)/iu;
/** In one and the same filling. */
const PAIR =
  /queijo.*presunto|presunto.*queijo|frango.*(?:catupiry|requeij|cream|cheddar|milho)|banana.*(?:nutella|canela)|nutella.*(?:morango|banana)|morango.*nutella|coco.*leite|manteiga|romeu/iu;
const NUMBERS = new Map(
  "um uma outro outra dois duas tres três quatro cinco seis"
    .split(" ")
    .map((word, at) => [word, [1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6][at] as number]),
);

/**
 * "2 pastéis (carne e queijo)" as one of each, "omelete (queijo, presunto)" as one with both, "torta (frango com catupiry)" as of
 * that: what stands in brackets behind what is filled is its filling, and the count is of the dish.
 */
export function withFillingsNamed(text: string): string {
  return text.replace(BEHIND, (said, ...groups) => {
    const [lead, slices, noun, how, behind, unit, inBrackets, dashed, after, last] = groups as (
      | string
      | undefined
    )[];
    const listed = (inBrackets ?? dashed ?? "").trim();
    const kinds = listed
      .split(/\s*(?:,| e |\/|\+)\s*/u)
      .filter(Boolean)
      .map((one) => one.replace(/^(?:de |com |recheio de |sabor )/iu, ""));
    const told = after ?? behind ?? lead;
    const count = told === undefined ? null : numberOf(told);
    const piece = [last, unit, slices].find((one) => one && /^(?:fatia|peda|bola)/iu.test(one));
    const dish = `${piece ? `${piece} de ` : ""}${noun}${(how ?? "").replace(/ (?:de (?:feira|pote)|simples|recheada?o?s?)/giu, "")}`;
    const each = kinds.map((one) => SO_MANY_OF.exec(one));
    if (each.length > 0 && each.every((one) => one !== null) && count !== null) {
      const sum = each.reduce((all, one) => all + numberOf(one?.[1] ?? ""), 0);
      if (sum !== count) return said;
      return each
        .map(
          (one) =>
            `${numberOf(one?.[1] ?? "")} ${GENERAL.test(noun ?? "") ? "" : `${dish} ${one?.[2] ?? "de "}`}${one?.[3]}`,
        )
        .join(" e ");
    }
    const kind = GENERAL.test(noun ?? "") ? SNACK_OF : HOLDS_COUNTED.test(noun ?? "") ? COUNTED_IN : OF_ONE;
    if (kinds.length === 0 || !kinds.every((one) => kind.test(one))) return said;
    if (GENERAL.test(noun ?? "") || (count !== null && count > 1 && kinds.length > 1 && !isTogether()))
      return shared(count ?? kinds.length, kinds.length)
        .map((share, at) => `${share} ${GENERAL.test(noun ?? "") ? "" : `${dish} de `}${kinds[at]}`)
        .join(" e ");
    const parts = /^hamb/iu.test(noun ?? "")
      ? kinds.filter((one) => !/^(?:carne|hamb|p[ãa]o)/iu.test(one))
      : kinds;
    // "iogurte (morango)": its flavour.
    const isFlavour = /^iogurte/iu.test(noun ?? "") && parts.length === 1 && FRUIT.test(parts[0] ?? "");
    const joint = TOGETHER.test(noun ?? "") && !isFlavour ? "com" : "de";
    const [first, ...rest] = parts;
    if (!first) return said;
    const row = [first, ...rest.slice(0, -1)].join(", ");
    return `${count === null ? "" : `${told} `}${dish} ${joint} ${row}${rest.length > 0 ? ` e ${rest.at(-1)}` : ""}`;

    function isTogether(): boolean {
      return (
        kinds.length > (count ?? 0) ||
        PAIR.test(listed) ||
        /^(?:p[ãa](?:o|es|ozinho)(?!\p{L})|hamb|omelete|torrada)/iu.test(noun ?? "")
      );
    }
  });
}

function numberOf(said: string): number {
  return NUMBERS.get(said.toLowerCase()) ?? Number(said);
}

/** So many in as many kinds: 4 in 2 as 2 and 2, 3 in 2 as 1,5 of each. */
function shared(count: number, kinds: number): string[] {
  return Array.from({ length: kinds }, () => String(Math.round((count / kinds) * 10) / 10).replace(".", ","));
}
