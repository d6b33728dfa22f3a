/**
 * What is eaten most in Brazil, by the Pesquisa de Orçamentos Familiares (IBGE, POF 2017-2018: foods by how many people
 * had them on a day), the most eaten first: what one word, or its first letters, is most likely meant for. Behind them the usual kinds
 * of what that survey has as one ("bolos", "queijos"), in an order of ours.
 */
const EVERYDAY: readonly string[] = [
  ...["cafe", "cafe-com-acucar", "arroz-branco", "feijao-carioca", "pao-frances", "cafe-com-leite"],
  ...["frango-grelhado", "bife-grelhado", "carne-moida", "ovo-cozido", "ovo-frito", "ovo-mexido"],
  ...["banana-prata", "leite-integral", "refrigerante-de-cola", "suco-de-laranja", "manteiga", "margarina"],
  ...["queijo-mucarela", "pao-de-forma", "pao-de-queijo", "macarrao-cozido", "batata-cozida"],
  ...[
    "batata-frita",
    "alface",
    "tomate",
    "salada-verde",
    "maca",
    "laranja",
    "mamao",
    "melancia",
    "manga",
    "uva",
  ],
  ...["abacaxi", "abacate", "iogurte-natural", "requeijao", "presunto", "mortadela", "linguica-toscana"],
  ...["biscoito-cream-cracker", "bolo-simples", "farofa", "cuscuz-de-milho", "tapioca", "mandioca", "aveia"],
  ...["feijao-preto", "feijoada", "frango-assado", "frango-desfiado", "carne-de-panela", "peixe-grelhado"],
  ...[
    "pizza-de-mucarela",
    "coxinha",
    "pastel-de-carne",
    "lasanha",
    "strogonoff-de-frango",
    "sopa-de-legumes",
  ],
  ...["chocolate-ao-leite", "sorvete", "acai", "cerveja", "agua", "cha", "azeite", "milho-cozido"],
  ...[
    "batata-doce",
    "cenoura",
    "brocolis",
    "abobora",
    "couve-refogada",
    "vitamina-de-banana",
    "atum-em-lata",
  ],
  ...[
    "bolo-de-chocolate",
    "bolo-de-cenoura",
    "bolo-de-fuba",
    "bolo-de-laranja",
    "queijo-minas-frescal",
    "queijo-prato",
  ],
  ...[
    "queijo-coalho",
    "arroz-integral",
    "pao-de-forma-integral",
    "leite-desnatado",
    "suco-de-uva",
    "iogurte-de-morango",
  ],
  ...[
    "iogurte-grego",
    "carne-assada",
    "carne-seca",
    "frango-frito",
    "bisteca-suina",
    "batata-palha",
    "salada-de-frutas",
  ],
  ...[
    "peito-de-peru",
    "pastel-de-queijo",
    "pizza-de-calabresa",
    "granola",
    "morango",
    "amendoim",
    "castanha-de-caju",
  ],
];

/** Letters up to which a query is the beginning of many words, and habit says more than the length of a name. */
export const FEW_LETTERS = 3;

const RANK: ReadonlyMap<string, number> = new Map(EVERYDAY.map((food, rank) => [food, rank]));

/** More than there are. */
export const MAX_EVERYDAY = 1_000;

/** How far down the list of what is eaten most a food stands, from 0; null for any other. */
export function everydayRank(food: string): number | null {
  return RANK.get(food) ?? null;
}
