import { searchKey } from "@/lib/portuguese/text/stems";

/** A measure of the kitchen or the shop, whatever is in it. */
export type Measure = {
  /** pt-BR singular, without a size. */
  name: string;
  gender: "m" | "f";
  /** What it holds of a liquid: ANVISA RDC 359/2003, IBGE POF 2008-2009, usual packages. */
  ml?: number;
  /** What it holds of something heaped, in ml, where that differs: spoons and ladles. */
  heapedMl?: number;
  /** Of any food that says nothing better of itself. */
  grams?: number;
  /** Other words for it. */
  words?: readonly string[];
};

// biome-ignore format: one measure per row
export const MEASURES: readonly Measure[] = [
  { name: "unidade", gender: "f", words: ["un", "und", "unid", "inteiro", "inteira", "peça", "unidadezinha"] },
  { name: "metade", gender: "f", words: ["banda"] },
  { name: "porção", gender: "f", words: ["porçãozinha", "porcao"] },
  { name: "fatia", gender: "f", grams: 30, words: ["fatiazinha", "fationa", "lasca"] },
  { name: "pedaço", gender: "m", grams: 50, words: ["pedacinho", "pedação", "naco", "pdç"] },
  { name: "rodela", gender: "f", grams: 10, words: ["rodelinha"] },
  { name: "punhado", gender: "m", grams: 30, words: ["mão cheia", "mãozada", "punhadinho"] },
  { name: "filé", gender: "m", grams: 120, words: ["filezinho"] },
  { name: "bife", gender: "m", grams: 100, words: ["bifinho", "bifão"] },
  { name: "bandeja", gender: "f", words: ["bandejinha"] },
  { name: "fileira", gender: "f", words: ["carreira", "fileirinha"] },
  { name: "balde", gender: "m", words: ["baldinho", "baldão"] },
  { name: "barca", gender: "f", words: ["barquinha", "barcona"] },
  { name: "medalhão", gender: "m", grams: 100 },
  { name: "posta", gender: "f", grams: 200 },
  { name: "espeto", gender: "m", grams: 70, words: ["espetinho", "palito de churrasco"] },
  { name: "gomo", gender: "m" },
  { name: "bago", gender: "m" },
  { name: "cacho", gender: "m" },
  { name: "espiga", gender: "f" },
  { name: "dente", gender: "m" },
  { name: "talo", gender: "m" },
  { name: "folha", gender: "f", grams: 10 },
  { name: "ramo", gender: "m", words: ["buquê", "florete", "raminho", "galho"] },
  { name: "bola", gender: "f", grams: 60, words: ["bolinha"] },
  { name: "barra", gender: "f", words: ["barrinha"] },
  { name: "tablete", gender: "m" },
  { name: "quadradinho", gender: "m", words: ["quadrado"] },
  { name: "cubo", gender: "m", words: ["cubinho", "torrão"] },
  { name: "palito", gender: "m" },
  { name: "pacote", gender: "m", words: ["pacotinho", "pct", "saquinho"] },
  { name: "saco", gender: "m" },
  { name: "sachê", gender: "m", grams: 8, words: ["sache", "envelope"] },
  { name: "caixa", gender: "f" },
  { name: "vidro", gender: "m" },
  { name: "broto", gender: "m", words: ["brotinho"] },
  { name: "shake", gender: "m" },
  { name: "scoop", gender: "m", grams: 30, words: ["scup", "escupe", "medida", "medidor", "dosador", "colher medida"] },
  { name: "pitada", gender: "f", grams: 0.5 },
  { name: "gole", gender: "m", ml: 30, words: ["golinho", "golada"] },
  { name: "dedo", gender: "m", ml: 50 },
  { name: "fio", gender: "m", grams: 5, words: ["fiozinho"] },
  { name: "ponta de faca", gender: "f", grams: 5 },
  { name: "gota", gender: "f", grams: 0.05 },
  { name: "garfada", gender: "f", grams: 25 },
  { name: "pegador", gender: "m", grams: 100, words: ["pegada"] },
  { name: "colher de sopa", gender: "f", ml: 10, heapedMl: 25, words: ["colher", "colherada", "colher sopa", "cs", "c sopa", "col sopa", "col de sopa", "col", "c de sopa", "colher de sopa cheia", "colher cheia", "colheres sopa"] },
  { name: "colher de sopa rasa", gender: "f", ml: 10, heapedMl: 15, words: ["colher rasa", "colher de sopa nivelada", "colher nivelada"] },
  { name: "colher de sobremesa", gender: "f", ml: 7.5, heapedMl: 15, words: ["colher sobremesa", "col sobremesa", "c sobremesa"] },
  { name: "colher de chá", gender: "f", ml: 5, heapedMl: 7.5, words: ["colher cha", "cc", "c cha", "col cha", "colherinha", "colherzinha", "colher pequena", "colher de chazinho"] },
  { name: "colher de café", gender: "f", ml: 2.5, heapedMl: 4, words: ["colher cafe", "c cafe", "col cafe", "colherinha de café"] },
  { name: "colher de servir", gender: "f", ml: 45, heapedMl: 60, words: ["colher de arroz", "colherona", "colher grande", "colher de servir cheia", "colherão"] },
  { name: "escumadeira", gender: "f", ml: 85, heapedMl: 110, words: ["espumadeira", "escumadeira cheia"] },
  { name: "concha", gender: "f", ml: 130, words: ["conchada", "concha cheia"] },
  { name: "xícara", gender: "f", ml: 200, words: ["xicara de cha", "xicara cha", "xic", "xícara cheia", "xicrona"] },
  { name: "xícara de café", gender: "f", ml: 50, words: ["xicrinha", "xicarazinha", "xicrinha de café", "xícara de cafezinho", "xícara pequena"] },
  { name: "copo", gender: "m", ml: 200, words: ["cp", "copo cheio", "copo comum", "copo descartável", "copo de vidro", "copinho"] },
  { name: "copo americano", gender: "m", ml: 190, words: ["copo lagoinha"] },
  { name: "copo de requeijão", gender: "m", ml: 240, words: ["copo duplo", "copo médio"] },
  { name: "copo grande", gender: "m", ml: 300, words: ["copão", "copo alto"] },
  { name: "tulipa", gender: "f", ml: 290 },
  { name: "caldereta", gender: "f", ml: 350 },
  { name: "caneca", gender: "f", ml: 300, words: ["canecão", "canequinha", "mug"] },
  { name: "taça", gender: "f", ml: 150, words: ["tacinha", "tação"] },
  { name: "cálice", gender: "m", ml: 60, words: ["calicezinho"] },
  { name: "dose", gender: "f", ml: 50, words: ["shot", "dosinha", "martelo", "martelinho"] },
  { name: "lata", gender: "f", ml: 350, words: ["latinha"] },
  { name: "latão", gender: "m", ml: 473 },
  { name: "long neck", gender: "f", ml: 355, words: ["longneck"] },
  { name: "garrafinha", gender: "f", ml: 500, words: ["garrafa pequena", "pet pequena"] },
  { name: "garrafa", gender: "f", ml: 600, words: ["pet"] },
  { name: "litrão", gender: "m", ml: 1000 },
  { name: "jarra", gender: "f", ml: 1000 },
  { name: "caixinha", gender: "f", ml: 200, words: ["tetra pak"] },
  { name: "mamadeira", gender: "f", ml: 210, words: ["mamadeirinha", "chuca"] },
  { name: "frasco", gender: "m", ml: 80 },
  { name: "pote", gender: "m", ml: 170, words: ["potinho", "copinho de iogurte"] },
  { name: "tigela", gender: "f", ml: 300, words: ["cumbuca", "bowl", "tigelinha", "vasilha"] },
  { name: "cuia", gender: "f", ml: 300 },
  { name: "pires", gender: "m", grams: 60, words: ["pirex"] },
  { name: "prato fundo", gender: "m", ml: 400, words: ["prato de sopa"] },
  { name: "prato de sobremesa", gender: "m", grams: 120, words: ["pratinho"] },
  { name: "prato", gender: "m", grams: 300, words: ["prato raso", "pratada", "pratão", "prato cheio"] },
];

/** Weights and volumes that need no food to be known, in grams or ml. */
export const UNITS: Readonly<Record<string, { per: "g" | "ml"; factor: number }>> = {
  g: { per: "g", factor: 1 },
  gr: { per: "g", factor: 1 },
  grs: { per: "g", factor: 1 },
  grama: { per: "g", factor: 1 },
  mg: { per: "g", factor: 0.001 },
  kg: { per: "g", factor: 1000 },
  kilo: { per: "g", factor: 1000 },
  quilo: { per: "g", factor: 1000 },
  quilograma: { per: "g", factor: 1000 },
  ml: { per: "ml", factor: 1 },
  mililitro: { per: "ml", factor: 1 },
  dl: { per: "ml", factor: 100 },
  l: { per: "ml", factor: 1000 },
  lt: { per: "ml", factor: 1000 },
  litro: { per: "ml", factor: 1000 },
};

const BY_WORD = new Map<string, Measure>();
for (const measure of MEASURES) BY_WORD.set(searchKey(measure.name), measure);
for (const measure of MEASURES) {
  for (const word of measure.words ?? [])
    if (!BY_WORD.has(searchKey(word))) BY_WORD.set(searchKey(word), measure);
}

/** Every word for a measure, as a search key, with the measure it stands for. */
export const MEASURE_WORDS: ReadonlyMap<string, Measure> = BY_WORD;

/** The measure that these words name ("colheres de sopa", "cs", "copão"), or undefined. */
export function findMeasure(words: string): Measure | undefined {
  return BY_WORD.get(searchKey(words));
}
