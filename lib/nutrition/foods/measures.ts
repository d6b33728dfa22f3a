import { searchKey, stem } from "@/lib/portuguese/text/letters/stems";

/** A measure of the kitchen or the shop, whatever is in it. */
type MeasureRow = {
  /** Stored with what was eaten: never renamed. */
  id: string;
  /** pt-BR, without a size; one and many. */
  name: string;
  plural: string;
  english: readonly [one: string, many: string];
  gender: "m" | "f";
  /** What it holds of a liquid. */
  ml?: number;
  /** What it holds of something heaped, in ml, where that differs: spoons and ladles. */
  heapedMl?: number;
  /** Of any food that says nothing better of itself; what a food weighs in it: measure-grams.ts. */
  grams?: number;
  /** ANVISA RDC 359/2003; what the shops sell; else a round figure near those of the IBGE's POF 2008-2009. */
  source?: "anvisa" | "package" | "usual";
  /** Other words for it. */
  words?: readonly string[];
  /** What some foods come in or are made of; never read as a measure of others. */
  isUnsaid?: true;
};

// biome-ignore format: one measure per row
const ROWS = [
  { id: "unidade", name: "unidade", plural: "unidades", english: ["unit", "units"], gender: "f", words: ["un", "und", "unid", "inteiro", "inteira", "peça", "unidadezinha"] },
  { id: "metade", name: "metade", plural: "metades", english: ["half", "halves"], gender: "f", words: ["banda"] },
  { id: "ovo", name: "ovo", plural: "ovos", english: ["egg", "eggs"], gender: "m", grams: 55, source: "usual", isUnsaid: true },
  { id: "porcao", name: "porção", plural: "porções", english: ["serving", "servings"], gender: "f", words: ["porçãozinha", "porcao"] },
  { id: "fatia", name: "fatia", plural: "fatias", english: ["slice", "slices"], gender: "f", grams: 30, source: "usual", words: ["fatiazinha", "lasca", "lâmina"] },
  { id: "pedaco", name: "pedaço", plural: "pedaços", english: ["piece", "pieces"], gender: "m", grams: 50, source: "usual", words: ["pedacinho", "naco", "naquinho", "ripa", "bloco", "teco", "tequinho", "taco", "pdç", "pedasso", "pedaso", "pedassinho"] },
  { id: "rodela", name: "rodela", plural: "rodelas", english: ["round slice", "round slices"], gender: "f", grams: 10, source: "usual", words: ["rodelinha"] },
  { id: "punhado", name: "punhado", plural: "punhados", english: ["handful", "handfuls"], gender: "m", grams: 30, source: "usual", words: ["mão cheia", "mãozada", "mancheia", "punhadinho"] },
  { id: "file", name: "filé", plural: "filés", english: ["fillet", "fillets"], gender: "m", grams: 120, source: "usual", words: ["filezinho"] },
  { id: "bife", name: "bife", plural: "bifes", english: ["steak", "steaks"], gender: "m", grams: 100, source: "usual", words: ["bifinho", "bifão"] },
  { id: "marmita", name: "marmita", plural: "marmitas", english: ["lunch box", "lunch boxes"], gender: "f", isUnsaid: true },
  { id: "bandeja", name: "bandeja", plural: "bandejas", english: ["tray", "trays"], gender: "f", words: ["bandejinha"] },
  { id: "fileira", name: "fileira", plural: "fileiras", english: ["row", "rows"], gender: "f", words: ["carreira", "fileirinha"] },
  { id: "balde", name: "balde", plural: "baldes", english: ["bucket", "buckets"], gender: "m", words: ["baldinho", "baldão"] },
  { id: "barca", name: "barca", plural: "barcas", english: ["boat", "boats"], gender: "f", words: ["barquinha", "barcona"] },
  { id: "medalhao", name: "medalhão", plural: "medalhões", english: ["medallion", "medallions"], gender: "m", grams: 100, source: "usual" },
  { id: "posta", name: "posta", plural: "postas", english: ["fish steak", "fish steaks"], gender: "f", grams: 160, source: "usual" },
  { id: "espeto", name: "espeto", plural: "espetos", english: ["skewer", "skewers"], gender: "m", grams: 70, source: "usual", words: ["espetinho", "palito de churrasco"] },
  { id: "gomo", name: "gomo", plural: "gomos", english: ["segment", "segments"], gender: "m" },
  { id: "bago", name: "bago", plural: "bagos", english: ["segment", "segments"], gender: "m" },
  { id: "cacho", name: "cacho", plural: "cachos", english: ["bunch", "bunches"], gender: "m" },
  { id: "espiga", name: "espiga", plural: "espigas", english: ["cob", "cobs"], gender: "f" },
  { id: "dente", name: "dente", plural: "dentes", english: ["clove", "cloves"], gender: "m" },
  { id: "talo", name: "talo", plural: "talos", english: ["stalk", "stalks"], gender: "m" },
  { id: "folha", name: "folha", plural: "folhas", english: ["leaf", "leaves"], gender: "f", grams: 10, source: "usual" },
  { id: "ramo", name: "ramo", plural: "ramos", english: ["floret", "florets"], gender: "m", words: ["buquê", "florete", "raminho", "galho"] },
  { id: "bola", name: "bola", plural: "bolas", english: ["scoop", "scoops"], gender: "f", grams: 60, source: "usual", words: ["bolinha"] },
  { id: "barra", name: "barra", plural: "barras", english: ["bar", "bars"], gender: "f", words: ["barrinha"] },
  { id: "tablete", name: "tablete", plural: "tabletes", english: ["block", "blocks"], gender: "m" },
  { id: "quadradinho", name: "quadradinho", plural: "quadradinhos", english: ["square", "squares"], gender: "m", words: ["quadrado"] },
  { id: "triangulo", name: "triângulo", plural: "triângulos", english: ["triangle", "triangles"], gender: "m", words: ["triangulinho"] },
  { id: "cubo", name: "cubo", plural: "cubos", english: ["cube", "cubes"], gender: "m", grams: 15, source: "usual", words: ["cubinho", "torrão"] },
  { id: "palito", name: "palito", plural: "palitos", english: ["stick", "sticks"], gender: "m" },
  { id: "pacote", name: "pacote", plural: "pacotes", english: ["package", "packages"], gender: "m", words: ["pct"] },
  { id: "pacotinho", name: "pacotinho", plural: "pacotinhos", english: ["small package", "small packages"], gender: "m", grams: 30, source: "package", words: ["saquinho"] },
  { id: "saco", name: "saco", plural: "sacos", english: ["bag", "bags"], gender: "m" },
  { id: "sache", name: "sachê", plural: "sachês", english: ["sachet", "sachets"], gender: "m", grams: 8, source: "package", words: ["sache", "envelope"] },
  { id: "caixa", name: "caixa", plural: "caixas", english: ["box", "boxes"], gender: "f" },
  { id: "vidro", name: "vidro", plural: "vidros", english: ["jar", "jars"], gender: "m" },
  { id: "broto", name: "broto", plural: "brotos", english: ["sprout", "sprouts"], gender: "m", words: ["brotinho"] },
  { id: "shake", name: "shake", plural: "shakes", english: ["shake", "shakes"], gender: "m" },
  { id: "scoop", name: "scoop", plural: "scoops", english: ["scoop", "scoops"], gender: "m", grams: 30, source: "package", words: ["scup", "escupe", "medida", "medidor", "dosador", "colher medida"] },
  { id: "pitada", name: "pitada", plural: "pitadas", english: ["pinch", "pinches"], gender: "f", grams: 0.5, source: "usual" },
  { id: "gole", name: "gole", plural: "goles", english: ["sip", "sips"], gender: "m", ml: 30, source: "usual", words: ["golinho", "golada"] },
  { id: "dedo", name: "dedo", plural: "dedos", english: ["finger", "fingers"], gender: "m", ml: 50, source: "usual" },
  { id: "fio", name: "fio", plural: "fios", english: ["drizzle", "drizzles"], gender: "m", grams: 5, source: "usual", words: ["fiozinho"] },
  { id: "ponta-de-faca", name: "ponta de faca", plural: "pontas de faca", english: ["knife tip", "knife tips"], gender: "f", grams: 5, source: "usual" },
  { id: "gota", name: "gota", plural: "gotas", english: ["drop", "drops"], gender: "f", grams: 0.05, source: "usual" },
  { id: "garfada", name: "garfada", plural: "garfadas", english: ["forkful", "forkfuls"], gender: "f", grams: 25, source: "usual" },
  { id: "mordida", name: "mordida", plural: "mordidas", english: ["bite", "bites"], gender: "f", grams: 20, source: "usual", words: ["mordidinha", "dentada", "bocada"] },
  { id: "pegador", name: "pegador", plural: "pegadores", english: ["tongful", "tongfuls"], gender: "m", grams: 100, source: "usual", words: ["pegada"] },
  { id: "colher-de-sopa", name: "colher de sopa", plural: "colheres de sopa", english: ["tablespoon", "tablespoons"], gender: "f", ml: 10, heapedMl: 25, source: "anvisa", words: ["colher", "colherada", "colher sopa", "cs", "c sopa", "col sopa", "col de sopa", "col", "c de sopa", "colher de sopa cheia", "colher cheia", "colheres sopa"] },
  { id: "colher-de-sopa-rasa", name: "colher de sopa rasa", plural: "colheres de sopa rasas", english: ["level tablespoon", "level tablespoons"], gender: "f", ml: 10, heapedMl: 15, source: "anvisa", words: ["colher rasa", "colher de sopa nivelada", "colher nivelada"] },
  { id: "colher-de-sobremesa", name: "colher de sobremesa", plural: "colheres de sobremesa", english: ["dessert spoon", "dessert spoons"], gender: "f", ml: 7.5, heapedMl: 15, source: "anvisa", words: ["colher sobremesa", "col sobremesa", "c sobremesa"] },
  { id: "colher-de-cha", name: "colher de chá", plural: "colheres de chá", english: ["teaspoon", "teaspoons"], gender: "f", ml: 5, heapedMl: 7.5, source: "anvisa", words: ["colher cha", "cc", "c cha", "col cha", "colherinha", "colherzinha", "colher pequena", "colher de chazinho"] },
  { id: "colher-de-cafe", name: "colher de café", plural: "colheres de café", english: ["coffee spoon", "coffee spoons"], gender: "f", ml: 2.5, heapedMl: 4, source: "anvisa", words: ["colher cafe", "c cafe", "col cafe", "colherinha de café"] },
  { id: "colher-de-servir", name: "colher de servir", plural: "colheres de servir", english: ["serving spoon", "serving spoons"], gender: "f", ml: 45, heapedMl: 60, source: "usual", words: ["colher de arroz", "colher de arrozeira", "arrozeira", "colherona", "colher grande", "colher de servir cheia", "colherão"] },
  { id: "escumadeira", name: "escumadeira", plural: "escumadeiras", english: ["slotted spoon", "slotted spoons"], gender: "f", ml: 85, heapedMl: 110, source: "usual", words: ["espumadeira", "escumadeira cheia"] },
  { id: "concha", name: "concha", plural: "conchas", english: ["ladle", "ladles"], gender: "f", ml: 130, source: "usual", words: ["conchada", "concha cheia"] },
  { id: "xicara", name: "xícara", plural: "xícaras", english: ["cup", "cups"], gender: "f", ml: 200, source: "anvisa", words: ["xicara de cha", "xicara cha", "xic", "xícara cheia", "xicrona"] },
  { id: "xicara-de-cafe", name: "xícara de café", plural: "xícaras de café", english: ["espresso cup", "espresso cups"], gender: "f", ml: 50, source: "usual", words: ["xicrinha", "xicarazinha", "xicrinha de café", "xícara de cafezinho", "xícara pequena"] },
  { id: "copo", name: "copo", plural: "copos", english: ["glass", "glasses"], gender: "m", ml: 200, source: "anvisa", words: ["cp", "copo cheio", "copo comum", "copo descartável", "copinho descartável", "copo de vidro", "copinho"] },
  { id: "copo-americano", name: "copo americano", plural: "copos americanos", english: ["small tumbler", "small tumblers"], gender: "m", ml: 190, source: "package", words: ["copo lagoinha"] },
  { id: "copo-de-requeijao", name: "copo de requeijão", plural: "copos de requeijão", english: ["tumbler", "tumblers"], gender: "m", ml: 240, source: "package", words: ["copo duplo", "copo médio"] },
  { id: "copo-grande", name: "copo grande", plural: "copos grandes", english: ["large glass", "large glasses"], gender: "m", ml: 300, source: "usual", words: ["copão", "copo alto"] },
  { id: "tulipa", name: "tulipa", plural: "tulipas", english: ["beer glass", "beer glasses"], gender: "f", ml: 290, source: "package" },
  { id: "caldereta", name: "caldereta", plural: "calderetas", english: ["large beer glass", "large beer glasses"], gender: "f", ml: 350, source: "package" },
  { id: "caneca", name: "caneca", plural: "canecas", english: ["mug", "mugs"], gender: "f", ml: 300, source: "usual", words: ["canequinha", "mug"] },
  { id: "taca", name: "taça", plural: "taças", english: ["stemmed glass", "stemmed glasses"], gender: "f", ml: 150, source: "usual", words: ["tacinha", "tação"] },
  { id: "calice", name: "cálice", plural: "cálices", english: ["cordial glass", "cordial glasses"], gender: "m", ml: 60, source: "usual", words: ["calicezinho"] },
  { id: "dose", name: "dose", plural: "doses", english: ["shot", "shots"], gender: "f", ml: 50, source: "usual", words: ["shot", "dosinha", "martelo", "martelinho"] },
  { id: "lata", name: "lata", plural: "latas", english: ["can", "cans"], gender: "f", ml: 350, source: "package", words: ["latinha"] },
  { id: "latao", name: "latão", plural: "latões", english: ["tall can", "tall cans"], gender: "m", ml: 473, source: "package" },
  { id: "pint", name: "pint", plural: "pints", english: ["pint", "pints"], gender: "m", ml: 473, source: "package" },
  { id: "long-neck", name: "long neck", plural: "long necks", english: ["long neck", "long necks"], gender: "f", ml: 355, source: "package", words: ["longneck"] },
  { id: "garrafinha", name: "garrafinha", plural: "garrafinhas", english: ["small bottle", "small bottles"], gender: "f", ml: 500, source: "package", words: ["garrafa pequena", "pet pequena"] },
  { id: "termica", name: "garrafa térmica", plural: "garrafas térmicas", english: ["thermos", "thermoses"], gender: "f", ml: 1000, source: "usual", words: ["térmica"] },
  { id: "garrafa", name: "garrafa", plural: "garrafas", english: ["bottle", "bottles"], gender: "f", ml: 600, source: "package", words: ["pet"] },
  { id: "litrao", name: "litrão", plural: "litrões", english: ["litre bottle", "litre bottles"], gender: "m", ml: 1000, source: "package" },
  { id: "jarra", name: "jarra", plural: "jarras", english: ["jug", "jugs"], gender: "f", ml: 1000, source: "usual" },
  { id: "caixinha", name: "caixinha", plural: "caixinhas", english: ["small carton", "small cartons"], gender: "f", ml: 200, source: "package", words: ["tetra pak"] },
  { id: "mamadeira", name: "mamadeira", plural: "mamadeiras", english: ["baby bottle", "baby bottles"], gender: "f", ml: 210, source: "package", words: ["mamadeirinha", "chuca"] },
  { id: "frasco", name: "frasco", plural: "frascos", english: ["bottle", "bottles"], gender: "m", ml: 80, source: "package" },
  { id: "pote", name: "pote", plural: "potes", english: ["tub", "tubs"], gender: "m", ml: 170, source: "package", words: ["potinho", "copinho de iogurte"] },
  { id: "pote-grande", name: "pote grande", plural: "potes grandes", english: ["large tub", "large tubs"], gender: "m", ml: 400, source: "package", words: ["potão"] },
  { id: "tigela", name: "tigela", plural: "tigelas", english: ["bowl", "bowls"], gender: "f", ml: 300, source: "usual", words: ["cumbuca", "bowl", "tigelinha", "vasilha"] },
  { id: "cuia", name: "cuia", plural: "cuias", english: ["gourd bowl", "gourd bowls"], gender: "f", ml: 300, source: "usual" },
  { id: "pires", name: "pires", plural: "pires", english: ["saucer", "saucers"], gender: "m", grams: 60, source: "usual", words: ["pirex"] },
  { id: "travessa", name: "travessa", plural: "travessas", english: ["oven dish", "oven dishes"], gender: "f", grams: 1200, source: "usual", words: ["assadeira", "refratário", "forma inteira"] },
  { id: "prato-fundo", name: "prato fundo", plural: "pratos fundos", english: ["deep plate", "deep plates"], gender: "m", ml: 400, source: "usual", words: ["pratinho fundo"] },
  { id: "prato-de-sobremesa", name: "prato de sobremesa", plural: "pratos de sobremesa", english: ["dessert plate", "dessert plates"], gender: "m", grams: 120, source: "usual", words: ["pratinho"] },
  { id: "prato", name: "prato", plural: "pratos", english: ["plate", "plates"], gender: "m", grams: 300, source: "usual", words: ["prato raso", "pratada", "pratão", "pratona", "prato cheio"] },
] as const satisfies readonly MeasureRow[];

export type HouseholdMeasure = (typeof ROWS)[number]["id"];
export type Measure = MeasureRow & { id: HouseholdMeasure };
export const MEASURES: readonly Measure[] = ROWS;

/** Weights and volumes, which need no food to be known: so many grams or ml, with other words for each. */
export const UNITS = {
  g: { per: "g", factor: 1, words: ["gr", "grs", "grama"] },
  mg: { per: "g", factor: 0.001, words: [] },
  kg: { per: "g", factor: 1000, words: ["kilo", "quilo", "quilograma"] },
  ml: { per: "ml", factor: 1, words: ["mililitro"] },
  dl: { per: "ml", factor: 100, words: [] },
  l: { per: "ml", factor: 1000, words: ["lt", "litro"] },
} as const satisfies Record<string, { per: "g" | "ml"; factor: number; words: readonly string[] }>;
export type Unit = keyof typeof UNITS;

/** What a portion is counted in. */
export type MeasureId = HouseholdMeasure | Unit;

const BY_ID = new Map<string, Measure>(MEASURES.map((measure) => [measure.id, measure]));
/** For what lists them all: a schema. */
export const MEASURE_IDS: readonly MeasureId[] = [
  ...MEASURES.map(({ id }) => id),
  ...(Object.keys(UNITS) as Unit[]),
];

/** The household measure with this id; undefined for a unit. */
export function measureOf(id: MeasureId): Measure | undefined {
  return BY_ID.get(id);
}

/** Whether this is a weight or a volume rather than a household measure. */
export function isUnit(measure: MeasureId | null): measure is Unit {
  return measure !== null && Object.hasOwn(UNITS, measure);
}

const UNIT_WORDS = new Map<string, Unit>();
for (const [id, { words }] of Object.entries(UNITS)) {
  for (const word of [id, ...words]) UNIT_WORDS.set(stem(word), id as Unit);
}

/** The unit that a word names: "gramas", "ml", "quilo". */
export function findUnit(word: string): Unit | undefined {
  return UNIT_WORDS.get(stem(word));
}

const SAID: readonly Measure[] = MEASURES.filter(({ isUnsaid }) => !isUnsaid);
const BY_WORD = new Map<string, Measure>(SAID.map((measure) => [searchKey(measure.name), measure]));
for (const measure of SAID) {
  for (const word of measure.words ?? [])
    if (!BY_WORD.has(searchKey(word))) BY_WORD.set(searchKey(word), measure);
}

const BY_NAME = new Map(MEASURES.map((measure) => [measure.name, measure]));

/** The measure of exactly this name, "colher de sopa", as the catalogue writes it. */
export function measureCalled(name: string): Measure | undefined {
  return BY_NAME.get(name);
}

/** Every word for a measure, as a search key, with the measure it stands for. */
export const MEASURE_WORDS: ReadonlyMap<string, Measure> = BY_WORD;

/** The measure that these words name ("colheres de sopa", "cs", "copão"), or undefined. */
export function findMeasure(words: string): Measure | undefined {
  return BY_WORD.get(searchKey(words));
}
